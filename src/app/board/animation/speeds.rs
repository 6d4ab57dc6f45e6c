//! How fast and how high pieces move. All times are in seconds, at the player's normal animation speed; lengths are in units of
//! the board.

use crate::app::games::Gait;

/// The longest that one effect of an action takes.
pub(crate) const LONGEST: f32 = 0.6;
/// How strongly a jumping piece is pulled down, in units a second squared.
const GRAVITY: f32 = 83.0;
/// The part of a jump in which the piece is in the air; before it crouches, after it lands.
pub(super) const AIRBORNE: (f32, f32) = (0.13, 0.92);
/// The part of its time after which a battery stone that turns over snaps in, a lifted piece is put down, and a dropped one first
/// touches the ground.
pub(super) const SNAPS_IN: f32 = 0.78;
pub(super) const PUT_DOWN: f32 = 0.86;
pub(super) const DROPPED: f32 = 0.4;
/// Each further hop of a chain takes this part of the one before.
const NEXT_HOP: f32 = 0.92;
/// How high a piece jumps above its own height.
pub(super) const JUMP_HEADROOM: f32 = 0.7;
/// A battery stone turns over.
pub(super) const FLIP: f32 = 0.42;
/// Between two battery stones that turn over together.
pub(super) const FLIP_STAGGER: f32 = 0.07;
/// Energy flows from a battery to a robot.
pub(super) const FLOW: f32 = 0.4;
/// A captured piece tips over, then leaves the board.
pub(super) const TIP: f32 = 0.16;
pub(super) const LEAVE: f32 = 0.42;
/// A piece is carried from beside the board to above its place, which is how high.
pub(super) const CARRY: f32 = 0.24;
pub(super) const DROP_HEIGHT: f32 = 0.5;
/// It drops, bounces and comes to rest.
pub(super) const DROP: f32 = 0.36;
/// A ball is dropped on the rim of its hollow: how far from the middle, and how much higher it lies there.
pub(super) const RIM: f32 = 0.4;
pub(super) const RIM_HEIGHT: f32 = 0.22;
/// A lost piece sinks, and how deep.
pub(super) const SINK: f32 = 0.28;
pub(super) const SINK_DEPTH: f32 = 0.8;
/// It then appears beside the board.
pub(super) const APPEAR: f32 = 0.3;
/// A robot turns half-way round before it runs, and back on the spot afterwards.
pub(super) const TURN_FIRST: f32 = 0.1;
pub(crate) const TURN: f32 = 0.2;
/// The speed of a long run, in units a second: nothing on the ground is heard louder.
pub(super) const FASTEST: f32 = 14.0;
/// A turn ends.
pub(super) const END_OF_TURN: f32 = 0.08;
/// A piece that was let go of returns to its place.
pub(super) const RETURN: f32 = 0.16;

impl Gait {
    /// The time that a piece takes over a distance: like everything that speeds up and brakes, twice as long for four times as far.
    pub(super) fn duration(self, distance: f32) -> f32 {
        let (least, further) = match self {
            Self::Runs => (0.1, 0.15),
            Self::Slides | Self::Rolls => (0.1, 0.13),
            Self::Lifted => (0.2, 0.14),
        };
        (least + further * distance.sqrt()).min(LONGEST - TURN_FIRST)
    }
}

/// The time of a jump to a height; of a chain, the number of hops before it.
pub(super) fn jump_duration(height: f32, hops_before: usize) -> f32 {
    let in_the_air = 2.0 * (2.0 * height / GRAVITY).sqrt();
    let duration = (in_the_air / (AIRBORNE.1 - AIRBORNE.0)).min(LONGEST);
    duration * NEXT_HOP.powi(i32::try_from(hops_before).unwrap_or(i32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_takes_longer_than_the_longest() {
        let gaits = [Gait::Runs, Gait::Slides, Gait::Lifted, Gait::Rolls];
        let ways = (0..40_u8).flat_map(|distance| gaits.map(|gait| gait.duration(f32::from(distance))));
        let jumps = (1..40_u8).map(|height| jump_duration(f32::from(height) / 8.0, 0) - TURN_FIRST);
        let others =
            [FLIP, FLOW, TIP + LEAVE, CARRY + DROP, SINK + APPEAR].map(|seconds| seconds - TURN_FIRST);
        for seconds in ways.chain(jumps).chain(others) {
            assert!(seconds <= LONGEST - TURN_FIRST + 1e-4, "{seconds} s");
        }
    }
}
