//! Animations: plans a motion for each effect of an action and runs it.

mod cues;
mod curves;
mod effects;
mod energy;
mod fade;
mod leaving;
mod motion;
mod moves;
mod speeds;
mod timeline;
mod win;

use bevy::prelude::*;

pub(crate) use effects::animate;
#[cfg(test)]
pub(crate) use energy::Spark;
#[cfg(test)]
pub(crate) use fade::Fade;
pub(crate) use motion::{BoardPieces, Motion, Motions};
#[cfg(test)]
pub(crate) use speeds::{LONGEST, TURN};
pub(crate) use timeline::{AnimationSystems, Timeline};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        timeline::plugin,
        motion::plugin,
        effects::plugin,
        energy::plugin,
        fade::plugin,
        win::plugin,
    ));
}
