//! The puzzle of the day: the same everywhere, without a network.

use super::collection::Collection;
use super::puzzle::{Grade, Puzzle};
use rules::GameKind;

/// The puzzle of a day, by the number of days since 1970-01-01, and its place in the collection. Games and grades take turns, and each
/// game's puzzles come one after the other, in an order that looks drawn by chance.
#[must_use]
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

/// The greatest common divisor.
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
