//! Tooltips that name the key of a button, as it is bound now. egui's context carries the bindings, like the language.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Id, Ui};

use super::language::Say;
use crate::app::AppSystems;
use crate::app::interaction::{Bindings, Shortcut};
use crate::i18n::Explained;

pub(super) fn plugin(app: &mut App) {
    let is_due = resource_changed::<Bindings>.or_eager(any_match_filter::<Added<EguiContext>>);
    app.add_systems(Update, apply_bindings.in_set(AppSystems::Ui).run_if(is_due));
}

/// Makes tooltips that name a key.
pub(crate) trait Tip {
    /// The explanation of a button, and the key that does the same.
    fn tip(&self, about: &Explained, shortcut: Shortcut) -> String;
}

impl Tip for Ui {
    fn tip(&self, about: &Explained, shortcut: Shortcut) -> String {
        let bindings: Option<Arc<Bindings>> = self.data(|data| data.get_temp(bindings_id()));
        match bindings {
            Some(bindings) => bindings.tip(self.language(), about, shortcut),
            None => self.about(about),
        }
    }
}

/// Where the context carries the bindings.
fn bindings_id() -> Id {
    Id::new("bindings")
}

fn apply_bindings(bindings: Res<Bindings>, mut contexts: Query<&mut EguiContext>) {
    let bindings = Arc::new(bindings.clone());
    for mut context in &mut contexts {
        context.get_mut().data_mut(|data| data.insert_temp(bindings_id(), bindings.clone()));
    }
}
