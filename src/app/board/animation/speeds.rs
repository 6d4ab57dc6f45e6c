//! How fast and how high pieces move. All times are in seconds, at the player's normal animation speed.

use crate::app::games::Gait;

/// A robot runs one unit of the board.
const RUN: f32 = 0.19;
/// A counter or a battery stone slides one unit of the board.
const SLIDE: f32 = 0.19;
/// A jump over one piece or field.
pub(crate) const JUMP: f32 = 0.55;
/// How much longer a jump takes for each further place that it leads over.
pub(super) const JUMP_FURTHER: f32 = 0.19;
/// How high a piece jumps above its own height, in units of the board.
pub(crate) const JUMP_HEADROOM: f32 = 0.7;
/// A battery stone turns over.
pub(super) const FLIP: f32 = 0.42;
/// Between two battery stones that turn over together.
pub(super) const FLIP_STAGGER: f32 = 0.07;
/// A captured piece leaves the board.
pub(super) const LEAVE: f32 = 0.75;
/// A piece is carried from beside the board to above its place, which is how high in units of the board.
pub(super) const CARRY: f32 = 0.42;
pub(super) const DROP_HEIGHT: f32 = 0.9;
/// It drops, bounces and comes to rest.
pub(super) const DROP: f32 = 0.5;
/// A lost piece sinks, and how deep in units of the board.
pub(super) const SINK: f32 = 0.5;
pub(super) const SINK_DEPTH: f32 = 0.8;
/// A robot that has run turns back on the spot.
pub(super) const TURN: f32 = 0.22;
/// A turn ends.
pub(super) const END_OF_TURN: f32 = 0.08;
/// A piece that was let go of returns to its place.
pub(super) const RETURN: f32 = 0.16;

impl Gait {
    /// The time that a piece takes for one unit of the board.
    pub(super) const fn seconds_per_unit(self) -> f32 {
        match self {
            Self::Runs => RUN,
            Self::Slides => SLIDE,
        }
    }
}
