//! The board as text.

use std::fmt::Write as _;

use super::Netzwerk;
use super::board::{Field, LATTICE, Square};
use super::rules::COLOURS;
use crate::{Presented, Site};

impl Netzwerk {
    /// The board with its files and ranks, and a line that says whose turn it is.
    ///
    /// `w` and `b` are robots, `-` empty squares, `o` and `x` charged and spent batteries, `.` empty fields.
    pub(super) fn draw(&self) -> String {
        let mut text = String::new();
        for rank in (0..LATTICE).rev() {
            let mut line = format!("{:>2}", rank + 1);
            for file in 0..LATTICE {
                line.push(' ');
                line.push(self.letter(Site::new(file, rank)));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push_str("   a b c d e f g h i j k l m\n");
        let _ = write!(text, "{} to move: {}", COLOURS[self.to_move.index()], self.status());
        text
    }

    fn letter(&self, site: Site) -> char {
        let empty = match (Square::at(site), Field::at(site)) {
            (Some(_), _) => '-',
            (_, Some(_)) => '.',
            _ => ' ',
        };
        self.sign(site).unwrap_or(empty)
    }
}
