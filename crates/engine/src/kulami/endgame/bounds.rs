//! Bounds on the result: by the panels, by areas and chains, and by all that counts.

use super::position::{Ending, Fixed};
use crate::kulami::panels::{CAPS, CappedSteps};
use rules::kulami::FieldSet;

/// Greater than any difference.
pub(super) const INFINITE: i32 = 500;

/// Bounds on the first player's difference, as a player sees them.
pub(super) fn facing(side: u8, [low, high]: [i16; 2]) -> (i32, i32) {
    let (low, high) = (i32::from(low), i32::from(high));
    if side == 0 { (low, high) } else { (-high, -low) }
}

impl Ending {
    /// By how many points a player is ahead at worst and at best, given the same for the first player's panels, only as tight as needed to
    /// compare with the bounds of a window.
    pub(super) fn bounds_for(
        &self,
        fixed: &Fixed,
        panels: [i16; 2],
        side: u8,
        window: [i32; 2],
    ) -> (i32, i32) {
        let [alpha, beta] = if side == 0 { window } else { [-window[1], -window[0]] };
        let surplus = self.surplus();
        let [mut low, mut high] = panels.map(|difference| difference + surplus);
        let rooms: [(bool, fn(&Self, &Fixed, usize) -> i16); 2] =
            [(fixed.counts_areas, Self::room_for_area), (fixed.counts_chains, Self::room_for_chains)];
        for (_, room) in rooms.into_iter().filter(|(counts, _)| *counts) {
            low = if i32::from(low) >= beta { low - room(self, fixed, 1) } else { -(INFINITE as i16) };
            high = if i32::from(high) <= alpha { high + room(self, fixed, 0) } else { INFINITE as i16 };
        }
        facing(side, [low, high])
    }
}

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

impl Ending {
    /// The maximum number of marbles that a player has yet to place.
    fn marbles_left(&self, player: usize) -> i16 {
        i16::from((self.left + u8::from(usize::from(self.side) == player)) / 2)
    }

    /// An upper bound on what a player's largest area can still grow.
    fn room_for_area(&self, fixed: &Fixed, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut left = !other;
        let mut most = self.areas[player];
        while let Some(field) = (left & own).first() {
            let part = fixed.board.area_around(field, left);
            left = left.without(part);
            let all = part.count_ones() as i16;
            if all > most {
                most = most.max(all.min((part & own).count_ones() as i16 + to_come));
            }
        }
        // An area that has no marble yet.
        most.max(to_come) - self.areas[player]
    }

    /// An upper bound on the points that a player's chains can still gain.
    fn room_for_chains(&self, fixed: &Fixed, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut most = 0;
        for windows in &fixed.windows {
            let mut together = FieldSet::EMPTY;
            for window in windows.iter().filter(|window| (**window & other).is_empty()) {
                if window.without(own).count_ones() as i16 <= to_come {
                    together |= *window;
                }
            }
            if !together.is_empty() {
                let placed = (together & own).count_ones() as i16;
                most += (together.count_ones() as i16).min(placed + to_come);
            }
        }
        most - self.chains[player]
    }
}
