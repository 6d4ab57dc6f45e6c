//! The designer's work, as data.

use bevy::prelude::Resource;

use super::desk::Desk;
#[cfg(test)]
use crate::games::kulami::Panel;

/// The designer's work, kept while the dialog is closed.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Designer {
    pub(super) desk: Desk,
    pub(super) name: String,
    /// What came of the last request.
    pub(super) told: Option<String>,
    /// How many random layouts were asked for: the next one is another one.
    pub(super) seed: u64,
    /// What lay on the grid before it was cleared or laid anew.
    pub(super) before: Option<Desk>,
    /// The name of a layout that is to be replaced if it is saved once more.
    pub(super) replaces: Option<String>,
    /// The file that is to be removed when that is confirmed.
    pub(super) doomed: Option<String>,
}

impl Designer {
    /// Lays panels anew; what lay there before can be taken back.
    pub(super) fn lay(&mut self, desk: Desk) {
        self.before = Some(std::mem::replace(&mut self.desk, desk));
    }
}

#[cfg(test)]
impl Designer {
    pub(crate) fn panels(&self) -> &[Panel] {
        &self.desk.panels
    }

    pub(crate) fn faults(&self) -> Vec<String> {
        self.desk
            .layout()
            .map_or_else(|faults| faults.iter().map(ToString::to_string).collect(), |_| Vec::new())
    }

    pub(crate) fn set_name(&mut self, name: &str) {
        name.clone_into(&mut self.name);
    }

    pub(crate) fn told(&self) -> Option<&str> {
        self.told.as_deref()
    }
}
