//! The designer's state, as data.

use bevy::prelude::Resource;

use super::desk::Desk;
#[cfg(test)]
use rules::kulami::Panel;
use texts::Message;

/// The designer's state, which survives closing the dialog.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Designer {
    pub(super) desk: Desk,
    pub(super) name: String,
    /// The result of the last request.
    pub(super) message: Option<Message>,
    /// The number of random layouts so far, so that the next one differs.
    pub(super) seed: u64,
    /// The panels on the grid before it was cleared or refilled.
    pub(super) before: Option<Desk>,
    /// The name of the layout that saving once more will replace.
    pub(super) replaces: Option<String>,
    /// The file to delete once that is confirmed.
    pub(super) to_delete: Option<String>,
}

impl Designer {
    /// Replaces all panels; this can be undone.
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

    pub(crate) fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }
}
