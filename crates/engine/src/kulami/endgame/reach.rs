//! Bounds on what the marbles left can make of the panels.

use crate::kulami::panels::{CAPS, CappedSteps};

/// Tighter bounds on the difference in panels, the first player's points minus the other's: those that the marbles left can reach from the
/// present difference.
pub(super) fn within_reach(
    [low, high]: [i16; 2],
    now: i16,
    steps: &CappedSteps,
    side: u8,
    left: u8,
) -> [i16; 2] {
    let most = |player: u8| {
        // Players alternate.
        let marbles = (left + u8::from(player == side)) / 2;
        // A panel is closed to the two marbles after one on it: a player can place only every second marble there.
        let cap = usize::from(marbles.div_ceil(2)).min(CAPS);
        if cap == 0 { 0 } else { steps[cap - 1][usize::from(player)].most(marbles) }
    };
    [low.max(now - most(1)), high.min(now + most(0))]
}
