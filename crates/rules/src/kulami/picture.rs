//! The board as text.

use std::fmt::Write as _;

use super::Kulami;
use super::rules::COLOURS;
use crate::{Game, Player, Presented, Site};

impl Kulami {
    /// The board with its files and ranks, and a line that says whose turn it is.
    ///
    /// `R` and `B` are marbles; an empty field is the lower-case letter of its panel.
    pub(super) fn draw(&self) -> String {
        let board = self.layout.board();
        let mut text = String::new();
        for rank in (0..board.height).rev() {
            let mut line = format!("{:>2}", rank + 1);
            for file in 0..board.width {
                line.push(' ');
                line.push(self.sign(Site::new(file, rank)));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push_str("  ");
        for file in 0..board.width {
            text.push(' ');
            text.push(char::from(b'a' + file));
        }
        let _ = write!(text, "\n{} to move: {}", COLOURS[self.to_move().index()], self.status());
        text
    }

    fn sign(&self, site: Site) -> char {
        let Some(field) = self.layout.board().field(site) else { return ' ' };
        let lies_there = |player: Player| self.marbles[player.index()].has(field);
        if lies_there(Player::One) {
            'R'
        } else if lies_there(Player::Two) {
            'B'
        } else {
            self.layout.board().letter(site).map_or(' ', |letter| letter.to_ascii_lowercase())
        }
    }
}
