//! The room around the table, which is heard softly if the player wants it, and silence when nothing is to be heard.

use bevy::prelude::*;

use super::speaker::{Request, Speaker};
use super::voices::decibels;
use crate::app::order::AppSystems;
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply_settings.in_set(AppSystems::Ui).run_if(resource_changed::<Settings>));
}

fn apply_settings(
    settings: Res<Settings>,
    speaker: Res<Speaker>,
    mut heard: Local<Option<u8>>,
    mut was_muted: Local<bool>,
) {
    let wanted = Some(settings.room_volume).filter(|volume| *volume > 0 && !settings.muted);
    if wanted != *heard {
        *heard = wanted;
        speaker.send(Request::Room(wanted.map(decibels)));
    }
    if settings.muted && !*was_muted {
        speaker.send(Request::Silence);
    }
    *was_muted = settings.muted;
}
