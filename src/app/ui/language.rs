//! The language of the user interface: messages are translated as they are drawn.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Context, Id, Ui};

use crate::app::AppSystems;
use crate::app::settings::Settings;
use texts::{Explained, Language, Message};

pub(super) fn plugin(app: &mut App) {
    let is_due = resource_changed::<Settings>.or_eager(any_match_filter::<Added<EguiContext>>);
    app.add_systems(Update, apply_language.in_set(AppSystems::Ui).run_if(is_due));
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
