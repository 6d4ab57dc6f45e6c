//! Upper bounds on what areas and chains can still yield.

use super::position::{Ending, Ground};
use rules::kulami::FieldSet;

impl Ending {
    /// The maximum number of marbles that a player has yet to place.
    fn marbles_left(&self, player: usize) -> i16 {
        i16::from((self.left + u8::from(usize::from(self.side) == player)) / 2)
    }

    /// An upper bound on the size of a player's largest area.
    pub(super) fn most_area(&self, ground: &Ground, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut left = !other;
        let mut most = self.areas[player];
        while let Some(field) = (left & own).first() {
            let part = ground.board.area_around(field, left);
            left = left.without(part);
            let all = part.count_ones() as i16;
            if all > most {
                most = most.max(all.min((part & own).count_ones() as i16 + to_come));
            }
        }
        // An area that has no marble yet.
        most.max(to_come)
    }

    /// An upper bound on the points of a player's chains.
    pub(super) fn most_chains(&self, ground: &Ground, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut most = 0;
        for windows in &ground.windows {
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
        most
    }
}
