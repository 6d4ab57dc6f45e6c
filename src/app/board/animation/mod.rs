//! Animations: plans a motion for each effect of an action and runs it.

mod effects;
mod motion;
mod speeds;
mod timeline;

use bevy::prelude::*;

pub(crate) use effects::{BoardPieces, animate};
pub(crate) use motion::{Motion, Motions};
pub(crate) use speeds::{JUMP, JUMP_HEADROOM};
pub(crate) use timeline::{AnimationSystems, Timeline};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((timeline::plugin, motion::plugin, effects::plugin));
}
