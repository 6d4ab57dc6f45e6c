//! What the program itself sounds like. It is nearly silent: it says that a piece was selected and that an action was refused.

use bevy::prelude::*;

use crate::app::games::{PlaySound, Sound};
use crate::app::interaction::Selection;
use crate::app::order::AppSystems;
use crate::app::session::ActionRefused;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(|_: On<ActionRefused>, mut commands: Commands| {
        commands.trigger(PlaySound::plain(Sound::Refuse));
    })
    .add_systems(Update, tap_selected.in_set(AppSystems::Highlight).run_if(resource_changed::<Selection>));
}

/// A piece is selected that was not before.
fn tap_selected(selection: Res<Selection>, mut before: Local<bool>, mut commands: Commands) {
    let is_there = *selection != Selection::Nothing;
    if is_there && !*before {
        commands.trigger(PlaySound::plain(Sound::Tap));
    }
    *before = is_there;
}
