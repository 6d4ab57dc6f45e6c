//! Animations: plans a motion for each effect of an action and runs it.
//!
//! | effect | planned in |
//! |---|---|
//! | `Moved`, `Jumped` | `moves.rs`: `run`, `jump` |
//! | `Placed`, `Captured`, `Lost` | `placements.rs`: `place`, `capture`, `lose` |
//! | `Spent`, `Charged` | `effects.rs`: `flip`; `energy.rs`: the spark |
//! | `Ended` | `win.rs` |
//!
//! Times and heights are in `speeds.rs`. How the pieces of a game go, its `Gait`, is in `src/app/games/<game>/`;
//! what a `Manner` of moving looks like, in `motion.rs` and `curves.rs`.

mod cues;
mod curves;
mod effects;
mod energy;
mod fade;
mod motion;
mod moves;
mod placements;
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
pub(crate) use timeline::Timeline;

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
