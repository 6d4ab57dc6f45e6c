//! How hard a puzzle is: which levels of the computer solve it, or how much there is to count.

use super::{Collection, Grade, Puzzle};
use crate::lessons::Course;
use engine::{AnyRootPosition, Goal, LEVELS, Level, Limits, Searcher, Skill, Stop, Work, keeps, skill};
use rules::{AnyAction, Game, GameKind};

/// The memory for each search, in megabytes.
const MEGABYTES: usize = 4;

/// Whether a skill, such as that of a level, solves a puzzle in one try: its first turn is right. The seed selects its mistakes.
pub fn solves(puzzle: &Puzzle, kind: GameKind, by: Skill, seed: u64) -> bool {
    let Ok(mut game) = puzzle.set_up(kind) else { return false };
    let Some(root) = AnyRootPosition::from_history([game.position()]) else { return false };
    let mut searcher = Searcher::new(MEGABYTES);
    searcher.set_handicap(Some(by), seed);
    let turn = root.search(&mut searcher, &Limits::default(), &Stop::default(), |_| ()).turn().to_vec();
    let player = game.position().to_move();
    let texts: Vec<String> = turn.iter().map(AnyAction::to_string).collect();
    if puzzle.solution.split_whitespace().take(texts.len()).eq(texts.iter().map(String::as_str)) {
        return true;
    }
    let is_played = turn.iter().all(|action| game.outcome().is_some() || game.play(action).is_ok());
    is_played && keeps(game.position(), player, puzzle.goal.after_turn(), &mut Work::new(super::proof::MOST))
}

/// How many of some tries of each level solve a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolvedBy {
    /// The number of tries of each level.
    pub tries: u32,
    /// How many of them solved the puzzle, the weakest level first.
    pub solved: [u32; LEVELS],
}

impl SolvedBy {
    /// Lets every level try so many times, with seeds from `seed` on.
    pub fn measure(puzzle: &Puzzle, kind: GameKind, tries: u32, seed: u64) -> Self {
        let mut by = Self { tries, solved: [0; LEVELS] };
        for (level, solved) in Level::all().zip(&mut by.solved) {
            let skill = skill(kind, level);
            *solved = (0..tries).map(|i| u32::from(solves(puzzle, kind, skill, seed + u64::from(i)))).sum();
        }
        by
    }

    /// The lowest level that solves the puzzle in most tries, as do all above it; `None` if the highest does not.
    pub fn lowest(&self) -> Option<Level> {
        let fails = |(_, solved): &(Level, u32)| 2 * solved <= self.tries;
        let failing = Level::all().zip(self.solved).rfind(fails);
        Level::new(failing.map_or(0, |(level, _)| level.number()) + 1)
    }

    /// The tries of all levels together that did not solve it: the larger, the harder.
    pub fn failed(&self) -> u32 {
        self.tries * LEVELS as u32 - self.solved.iter().sum::<u32>()
    }
}

/// The tries of each level by which puzzles are graded.
const TRIES: u32 = 60;

/// Puzzles graded by how hard they are: every grade has steps of its own, and all are about equally large. Within a grade, ideas take turns.
pub fn graded(kind: GameKind, puzzles: Vec<Puzzle>) -> Collection {
    let measured = |puzzle: Puzzle| {
        let (step, failed) = hardness(&puzzle, kind);
        (step, failed, puzzle)
    };
    let mut puzzles: Vec<(usize, u32, Puzzle)> = puzzles.into_iter().map(measured).collect();
    // Among equals, the one whose proof takes longer is harder.
    puzzles.sort_by_key(|(step, failed, puzzle)| (*step, *failed, puzzle.proof.positions));
    let mut sizes = [0; LEVELS + 1];
    puzzles.iter().for_each(|(step, ..)| sizes[*step] += 1);
    let ends = even_grades(&sizes);
    let grade = |step| Grade::ALL[ends.iter().filter(|end| **end <= step).count()];
    let with_grade = |(step, _, puzzle)| Puzzle { grade: grade(step), ..puzzle };
    Collection::new(varied(kind, puzzles.into_iter().map(with_grade).collect()))
}

/// How hard a puzzle is, in steps from 0, and how often levels failed: by the lowest level that solves it. Where a result is to be kept,
/// by how much has to be counted to the end, four times as much for each step: levels guess there what people have to count.
fn hardness(puzzle: &Puzzle, kind: GameKind) -> (usize, u32) {
    if matches!(puzzle.goal, Goal::KeepWin | Goal::KeepDraw) {
        return ((puzzle.proof.positions.max(1).ilog(4) as usize).min(LEVELS), 0);
    }
    let by = SolvedBy::measure(puzzle, kind, TRIES, 1);
    (by.lowest().map_or(LEVELS, |level| usize::from(level.number()) - 1), by.failed())
}

/// Puzzles in an order in which ideas take turns: each is the first one left whose idea has come up least. Boards that the course of the
/// game is played on come before others.
fn varied(kind: GameKind, puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    let known = &Course::of(kind).steps.last().map_or("", |step| &step.board);
    let mut left: Vec<_> = puzzles
        .into_iter()
        .map(|puzzle| ((puzzle.grade, puzzle.theme(kind).name(), puzzle.goal), puzzle))
        .collect();
    let mut seen: Vec<(Grade, &str, Goal)> = Vec::new();
    let mut varied = Vec::new();
    while let Some(next) = (0..left.len()).min_by_key(|i| {
        let (idea, puzzle) = &left[*i];
        let times = seen.iter().filter(|other| *other == idea).count();
        (puzzle.grade, times, puzzle.board != **known)
    }) {
        let (idea, puzzle) = left.remove(next);
        seen.push(idea);
        varied.push(puzzle);
    }
    varied
}

/// Where the first two of three grades end, given the number of puzzles for each step: so that the grades are as even as they can be.
fn even_grades(sizes: &[usize]) -> [usize; 2] {
    let count = |range: std::ops::Range<usize>| sizes[range].iter().sum::<usize>().pow(2);
    let unevenness = |[first, second]: &[usize; 2]| {
        count(0..*first) + count(*first..*second) + count(*second..sizes.len())
    };
    let ends = (1..sizes.len()).flat_map(|first| (first..sizes.len()).map(move |second| [first, second]));
    ends.min_by_key(unevenness).unwrap_or([sizes.len(); 2])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_first_puzzles_of_a_game_have_different_ideas() {
        for kind in GameKind::ALL {
            let puzzles = &Collection::of(kind).puzzles;
            assert_eq!(varied(kind, puzzles.clone()), *puzzles, "{kind}: the file is in this order");
            let ideas = |of: &[Puzzle]| -> BTreeSet<String> {
                of.iter().map(|puzzle| format!("{:?} {:?}", puzzle.theme(kind), puzzle.goal)).collect()
            };
            let easy: Vec<Puzzle> =
                puzzles.iter().filter(|puzzle| puzzle.grade == Grade::Easy).cloned().collect();
            assert_eq!(ideas(&easy[..3]).len(), ideas(&easy).len().min(3), "{kind}");
        }
    }

    #[test]
    fn grades_are_as_even_as_the_levels_allow() {
        assert_eq!(even_grades(&[5, 5, 5]), [1, 2]);
        assert_eq!(even_grades(&[0, 2, 3, 5, 4, 0, 1]), [3, 4]);
        assert_eq!(even_grades(&[9, 0, 0, 1]), [1, 1]);
    }
}
