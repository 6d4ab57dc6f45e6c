//! Tooltips that name the key of a button, as it is bound now. egui's context carries the bindings, like the language.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Id, Ui};

use super::language::Say;
use crate::app::AppSystems;
use crate::app::interaction::{Bindings, KeyboardLayout, Shortcut};
use texts::Explained;

pub(super) fn plugin(app: &mut App) {
    let is_due = resource_changed::<Bindings>
        .or_eager(resource_changed::<KeyboardLayout>)
        .or_eager(any_match_filter::<Added<EguiContext>>);
    app.add_systems(Update, apply_bindings.in_set(AppSystems::Ui).run_if(is_due));
}

/// Makes tooltips that name a key.
pub(crate) trait Tip {
    /// The explanation of a button, and the key that does the same.
    fn tip(&self, about: &Explained, shortcut: Shortcut) -> String;
}

impl Tip for Ui {
    fn tip(&self, about: &Explained, shortcut: Shortcut) -> String {
        let keys: Option<Arc<(Bindings, KeyboardLayout)>> = self.data(|data| data.get_temp(keys_id()));
        match keys {
            Some(keys) => keys.0.tip(self.language(), &keys.1, about, shortcut),
            None => self.about(about),
        }
    }
}

/// Where the context carries the bindings, and the layout of the keyboard.
fn keys_id() -> Id {
    Id::new("keys")
}

fn apply_bindings(
    bindings: Res<Bindings>,
    layout: Res<KeyboardLayout>,
    mut contexts: Query<&mut EguiContext>,
) {
    let keys = Arc::new((bindings.clone(), layout.clone()));
    for mut context in &mut contexts {
        context.get_mut().data_mut(|data| data.insert_temp(keys_id(), keys.clone()));
    }
}
