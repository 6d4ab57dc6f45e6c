//! Animations: plans a motion for each effect of an action and runs it.

mod effects;
mod timeline;

use bevy::prelude::*;

pub(crate) use effects::{BoardPieces, HEADROOM, JUMP, perform, plain};
pub(crate) use timeline::{AnimationSystems, Motion, Motions, Timeline};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((timeline::plugin, effects::plugin));
}
