//! The map as text.

use std::fmt::Write as _;

use super::Napoleon;
use super::rules::COLOURS;
use crate::{Player, Presented, Site};

impl Napoleon {
    /// The map with its files and ranks, and a line that says whose turn it is.
    ///
    /// `B` and `R` are counters; an empty square is the character of its terrain.
    pub(super) fn draw(&self) -> String {
        let ground = self.map.ground();
        let rows = ground.rows(|square, _| match self.counter_on(square) {
            Some(Player::One) => 'B',
            Some(Player::Two) => 'R',
            None => ground.at(square).sign(),
        });
        let mut text = String::new();
        for (rank, row) in (1..=ground.height).rev().zip(&rows) {
            let _ = write!(text, "{rank:>2}");
            row.chars().for_each(|sign| {
                let _ = write!(text, "  {sign}");
            });
            text.push('\n');
        }
        text.push_str("  ");
        for file in 0..ground.width {
            let name: String =
                Site::new(file, 0).to_string().chars().take_while(|sign| sign.is_alphabetic()).collect();
            let _ = write!(text, "{name:>3}");
        }
        let _ = write!(text, "\n{} to move: {}", COLOURS[self.to_move.index()], self.status());
        text
    }
}
