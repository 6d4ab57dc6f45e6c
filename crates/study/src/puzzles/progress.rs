//! Which puzzles a player has solved.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Puzzle;
use rules::GameKind;
use rules::file_format::FileFormat;

/// The stars that a player has for a puzzle, 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stars {
    /// Solved after several tries, or after its solution was shown.
    One,
    /// Solved with a hint, or at the second try.
    Two,
    /// Solved at the first try, without help.
    Three,
}

impl Stars {
    /// The most that there are.
    pub const MOST: u8 = 3;

    /// The stars for a puzzle that was solved.
    pub const fn earned(wrong_tries: usize, had_hint: bool, was_shown: bool) -> Self {
        match (wrong_tries, had_hint, was_shown) {
            (0, false, false) => Self::Three,
            (0, true, false) | (1, false, false) => Self::Two,
            _ => Self::One,
        }
    }

    /// Their number.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The stars of a player, by the name of the game on the command line and the name of the puzzle. Names that are not known stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Puzzles", deny_unknown_fields)]
pub struct PuzzleProgress {
    format: u32,
    #[serde(default)]
    stars: BTreeMap<String, BTreeMap<String, Stars>>,
}

impl Default for PuzzleProgress {
    fn default() -> Self {
        Self { format: Self::FORMAT, stars: BTreeMap::new() }
    }
}

impl FileFormat for PuzzleProgress {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 1024 * 1024;
}

impl PuzzleProgress {
    /// The stars for a puzzle, if it was solved.
    pub fn stars(&self, kind: GameKind, puzzle: &Puzzle) -> Option<Stars> {
        self.stars.get(kind.name())?.get(&puzzle.name()).copied()
    }

    /// Records the stars for a puzzle; fewer than before change nothing. Returns whether that is news.
    pub fn record(&mut self, kind: GameKind, puzzle: &Puzzle, stars: Stars) -> bool {
        let of_game = self.stars.entry(kind.name().to_owned()).or_default();
        let is_better = of_game.get(&puzzle.name()).is_none_or(|before| *before < stars);
        if is_better {
            of_game.insert(puzzle.name(), stars);
        }
        is_better
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Collection;
    use rules::file_format::{parse, to_text};

    #[test]
    fn progress_is_read_as_it_was_written_and_never_gets_worse() {
        let kind = GameKind::ALL[0];
        let [first, second, ..] = &Collection::of(kind).puzzles[..] else { panic!("there are puzzles") };
        let mut progress = PuzzleProgress::default();
        assert!(progress.record(kind, first, Stars::Two));
        assert!(!progress.record(kind, first, Stars::One), "no worse");
        assert!(progress.record(kind, first, Stars::Three));
        let read: PuzzleProgress = parse(&to_text(&progress)).unwrap();
        assert_eq!(read, progress);
        assert_eq!((read.stars(kind, first), read.stars(kind, second)), (Some(Stars::Three), None));
        assert!(parse::<PuzzleProgress>("Puzzles(format: 2)").is_err());
        assert!(parse::<PuzzleProgress>("Puzzles(format: 1, other: 2)").is_err());
    }

    #[test]
    fn stars_are_for_solving_without_help() {
        assert_eq!(Stars::earned(0, false, false), Stars::Three);
        assert_eq!(Stars::earned(0, true, false), Stars::Two);
        assert_eq!(Stars::earned(1, false, false), Stars::Two);
        assert_eq!(Stars::earned(1, true, false), Stars::One);
        assert_eq!(Stars::earned(2, false, false), Stars::One);
        assert_eq!(Stars::earned(0, false, true), Stars::One);
    }
}
