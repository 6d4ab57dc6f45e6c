//! What egui's context carries for texts: the language, into which messages are translated as they are drawn, and the keys that tooltips
//! name, as they are bound now.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Context, Id, Ui};

use crate::app::interaction::{Bindings, KeyboardLayout, Shortcut};
use crate::app::order::AppSystems;
use crate::app::settings::Settings;
use texts::{Explained, Language, Message};

pub(super) fn plugin(app: &mut App) {
    let is_new = any_match_filter::<Added<EguiContext>>;
    let has_other_language = resource_changed::<Settings>.or_eager(is_new);
    let has_other_keys =
        resource_changed::<Bindings>.or_eager(resource_changed::<KeyboardLayout>).or_eager(is_new);
    app.add_systems(Update, apply_language.in_set(AppSystems::Ui).run_if(has_other_language))
        .add_systems(Update, apply_bindings.in_set(AppSystems::Ui).run_if(has_other_keys));
}

/// Translates messages into the language that egui's context carries.
pub(crate) trait Say {
    fn language(&self) -> Language;

    fn say(&self, message: &Message) -> String {
        self.language().say(message)
    }

    /// The explanation of a message, for a tooltip.
    fn about(&self, message: &Explained) -> String {
        self.language().about(message)
    }
}

impl Say for Context {
    fn language(&self) -> Language {
        self.data(|data| data.get_temp(language_id())).unwrap_or_default()
    }
}

impl Say for Ui {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}

/// Where the context carries the language.
fn language_id() -> Id {
    Id::new("language")
}

fn apply_language(settings: Res<Settings>, mut contexts: Query<&mut EguiContext>) {
    for mut context in &mut contexts {
        context.get_mut().data_mut(|data| data.insert_temp(language_id(), settings.language()));
    }
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
