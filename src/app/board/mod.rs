//! The board and its pieces as entities: spawning, animation, synchronisation with a position, scoring.

mod animation;
mod contact;
mod flags;
mod lamps;
mod letters;
mod piece;
mod replay;
mod review;
mod scoring;
mod soft;
mod spawn;
mod sync;
mod trays;

use bevy::prelude::*;

pub(crate) use animation::{BoardPieces, Motion, Motions, Timeline};
#[cfg(test)]
pub(crate) use animation::{Fade, LONGEST, Spark, TURN, animate};
#[cfg(test)]
pub(crate) use contact::Shade;
pub(crate) use piece::BoardPiece;
pub(crate) use replay::Replaying;
pub(crate) use scoring::{CountScore, Scoring, ScoringStep, SkipScoring, carries_pieces, is_scoring, points};
pub(crate) use spawn::PickSite;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        soft::plugin,
        spawn::plugin,
        contact::plugin,
        flags::plugin,
        lamps::plugin,
        sync::plugin,
        animation::plugin,
        replay::plugin,
        review::plugin,
        scoring::plugin,
        letters::plugin,
        trays::plugin,
    ));
}
