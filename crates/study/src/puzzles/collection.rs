//! The puzzles of a game, and their file; the puzzle of the day.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Grade, Puzzle};
use crate::puzzles_text;
use rules::file_format::{self, FileFormat, FormatError};
use rules::{AnyGame, Game, GameKind};

/// Puzzles of one game, grade by grade, the easiest first.
///
/// ```
/// use rules::GameKind;
/// use study::puzzles::Collection;
/// for kind in GameKind::ALL {
///     assert!(Collection::of(kind).puzzles.len() >= 60);
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Puzzles", deny_unknown_fields)]
pub struct Collection {
    format: u32,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// What is wrong with a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum CollectionError {
    #[error(transparent)]
    Format(#[from] FormatError),
    #[error("puzzle {number}: {fault}")]
    Puzzle { number: usize, fault: String },
}

impl FileFormat for Collection {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 1024 * 1024;
}

impl Collection {
    /// A collection of these puzzles, which are sorted by grade.
    pub fn new(mut puzzles: Vec<Puzzle>) -> Self {
        puzzles.sort_by_key(|puzzle| puzzle.grade);
        Self { format: Self::FORMAT, puzzles }
    }

    /// The puzzles of a game that are built in.
    pub fn of(kind: GameKind) -> &'static Self {
        static COLLECTIONS: OnceLock<[Collection; GameKind::ALL.len()]> = OnceLock::new();
        let read =
            |kind| Self::read(kind, puzzles_text(kind)).expect("puzzles that are built in should be valid");
        &COLLECTIONS.get_or_init(|| GameKind::ALL.map(read))[kind as usize]
    }

    /// Reads a file, and sets up every puzzle to check it. Their proofs are not checked: see [`Puzzle::prove`].
    pub fn read(kind: GameKind, text: &str) -> Result<Self, CollectionError> {
        let collection: Self = file_format::parse(text)?;
        for (i, puzzle) in collection.puzzles.iter().enumerate() {
            let fault = |fault| CollectionError::Puzzle { number: i + 1, fault };
            let game = puzzle.set_up(kind).map_err(fault)?;
            let first = puzzle.solution.split_whitespace().next().unwrap_or_default();
            let is_legal = |position: &AnyGame| {
                position.read_action(first).is_ok_and(|action| position.clone().play(&action).is_ok())
            };
            if !is_legal(game.position()) {
                return Err(fault(format!("‘{first}’ cannot be played")));
            }
        }
        Ok(collection)
    }

    /// The puzzles of a grade, with their places in the collection.
    pub fn of_grade(&self, grade: Grade) -> impl Iterator<Item = (usize, &Puzzle)> {
        self.puzzles.iter().enumerate().filter(move |(_, puzzle)| puzzle.grade == grade)
    }

    /// The place of the puzzle with a name.
    pub fn place_of(&self, name: &str) -> Option<usize> {
        self.puzzles.iter().position(|puzzle| puzzle.name() == name)
    }
}

/// The puzzle of a day, the same everywhere without a network, by the number of days since 1970-01-01, and its place in the collection. Games and grades take turns, and each
/// game's puzzles come one after the other, in an order that looks drawn by chance.
pub fn of_day(day: i64) -> (GameKind, usize, &'static Puzzle) {
    let day = day.rem_euclid(1 << 40) as usize;
    let kind = GameKind::ALL[day % GameKind::ALL.len()];
    let round = day / GameKind::ALL.len();
    let grade = Grade::ALL[round % Grade::ALL.len()];
    let puzzles: Vec<(usize, &Puzzle)> = Collection::of(kind).of_grade(grade).collect();
    // A step without a common divisor goes through all of them.
    let count = puzzles.len().max(1);
    let step = (count * 5 / 8..count).find(|step| divisor(*step, count) == 1).unwrap_or(1);
    let (place, puzzle) = puzzles
        .get(round / Grade::ALL.len() * step % count)
        .copied()
        .unwrap_or((0, &Collection::of(kind).puzzles[0]));
    (kind, place, puzzle)
}

const fn divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_day_has_its_puzzle_and_all_come_up() {
        let all: usize = GameKind::ALL.iter().map(|kind| Collection::of(*kind).puzzles.len()).sum();
        let name = |day: i64| {
            let (kind, place, puzzle) = of_day(day);
            assert_eq!(Collection::of(kind).puzzles[place], *puzzle);
            (kind.name(), puzzle.name())
        };
        assert_eq!(name(20_000), name(20_000));
        assert_ne!(name(20_000), name(20_001));
        let seen: BTreeSet<_> = (20_000..20_000 + 9 * all as i64).map(name).collect();
        assert_eq!(seen.len(), all);
        assert_ne!(name(-1), name(-2));
    }
}
