//! What areas and chains can still bring.

use super::position::{CHAIN, Ending, Ground};
use crate::games::kulami::{Board, FIELDS, FieldSet, NO_FIELD, bits};

/// The straight lines of just so many fields as a chain needs, by direction.
pub(super) fn windows(board: &Board) -> [Vec<FieldSet>; 4] {
    [0, 1, 2, 3].map(|direction| {
        let from = |first: u8| {
            let mut window: FieldSet = 1 << first;
            let mut at = first;
            for _ in 1..CHAIN {
                at = board.next[direction][usize::from(at)];
                if at == NO_FIELD {
                    return None;
                }
                window |= 1 << at;
            }
            Some(window)
        };
        (0..FIELDS as u8).filter_map(from).collect()
    })
}

impl Ending {
    /// How many marbles a player has yet to place at most.
    fn marbles_left(&self, player: usize) -> i16 {
        i16::from((self.left + u8::from(usize::from(self.side) == player)) / 2)
    }

    /// How large a player's largest area can become at most.
    pub(super) fn most_area(&self, ground: &Ground, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut left = !other;
        let mut most = self.areas[player];
        while left & own != 0 {
            let mut part = left & own;
            part &= part.wrapping_neg();
            let mut edge = part;
            while edge != 0 {
                let touching = bits(edge).fold(0, |all, field| all | ground.board.beside[usize::from(field)]);
                edge = touching & left & !part;
                part |= edge;
            }
            left &= !part;
            let all = part.count_ones() as i16;
            if all > most {
                most = most.max(all.min((part & own).count_ones() as i16 + to_come));
            }
        }
        // One that has no marble yet.
        most.max(to_come)
    }

    /// How many points a player's chains can have at most.
    pub(super) fn most_chains(&self, ground: &Ground, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut most = 0;
        for windows in &ground.windows {
            let mut together = 0;
            for window in windows.iter().filter(|window| **window & other == 0) {
                if (window & !own).count_ones() as i16 <= to_come {
                    together |= window;
                }
            }
            if together != 0 {
                let lie = (together & own).count_ones() as i16;
                most += (together.count_ones() as i16).min(lie + to_come);
            }
        }
        most
    }
}
