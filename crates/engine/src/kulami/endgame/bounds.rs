//! Bounds on the result, with all that counts.

use super::position::{Ending, Ground};

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
        ground: &Ground,
        panels: [i16; 2],
        side: u8,
        window: [i32; 2],
    ) -> (i32, i32) {
        let [alpha, beta] = if side == 0 { window } else { [-window[1], -window[0]] };
        let surplus = self.surplus();
        let [mut low, mut high] = panels.map(|difference| difference + surplus);
        if ground.counts_areas {
            if i32::from(low) >= beta {
                low -= self.most_area(ground, 1) - self.areas[1];
            } else {
                low = -(INFINITE as i16);
            }
            if i32::from(high) <= alpha {
                high += self.most_area(ground, 0) - self.areas[0];
            } else {
                high = INFINITE as i16;
            }
        }
        if ground.counts_chains {
            if i32::from(low) >= beta {
                low -= self.most_chains(ground, 1) - self.chains[1];
            } else {
                low = -(INFINITE as i16);
            }
            if i32::from(high) <= alpha {
                high += self.most_chains(ground, 0) - self.chains[0];
            } else {
                high = INFINITE as i16;
            }
        }
        facing(side, [low, high])
    }
}
