//! `spieltisch-lab puzzles`: finds puzzles in games of the computer against itself.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::{LEVELS, Level};
use record::{path_of, read_text_file};
use rules::GameKind;
use rules::file_format::{FileFormat, to_text};
use study::puzzles::{Collection, Finder, Grade, Puzzle, SolvedBy, graded};
use web_time::Instant;

use super::progress::Progress;
use spieltisch::command_line::CommandError;
use spieltisch::command_line::interrupt::stop_on_interrupt;
use spieltisch::command_line::position::game_names;

/// Find puzzles in games that the computer plays against itself, and write them with their proofs
///
/// Every puzzle has one right turn, proved by an exact search. Where a position of a game has several, neutral pieces, such as batteries, are
/// taken away until only one is left: no game need lead to such a puzzle. The puzzles are written as a file like those in assets/puzzles, graded by
/// the lowest level of the computer that solves them or, where a result is to be kept, by how much there is to count. The same seed finds the
/// same puzzles. At Ctrl+C, those found so far are written, but not graded, as that takes long: --add does it later.
#[derive(Debug, Args)]
pub(crate) struct Puzzles {
    #[arg(value_name = "GAME", help = format!("The game: {}", game_names()))]
    game: GameKind,
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..=999))]
    count: u16,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Begin with the puzzles of this file, as found with another seed, and grade all anew
    #[arg(long, value_name = "FILE")]
    add: Vec<PathBuf>,
    /// Prove the built-in puzzles again instead, and report how many there are of each kind and how long it takes
    #[arg(long, conflicts_with = "levels")]
    prove: bool,
    /// Let each level try the built-in puzzles this many times instead, and report how many each solves in one try, by grade
    #[arg(long, value_name = "TRIES", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    levels: Option<u32>,
}

/// The most positions that the proof of a puzzle may look at: with more, harder ones would be found, and it would take longer.
const EFFORT: u64 = 40_000;
/// The first seed of the tries that are reported: grades were measured with others.
const FRESH: u64 = 1_000;

impl Puzzles {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        if self.prove {
            return self.prove_all(out);
        }
        match self.levels {
            Some(tries) => self.try_levels(out, tries),
            None => self.find(out),
        }
    }

    fn find(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let mut finder = Finder::new(self.game, self.seed, EFFORT);
        let mut found = self.added()?;
        let (progress, stop) = (Progress::new(), stop_on_interrupt());
        while !stop.is_stopped() && found.len() < usize::from(self.count) {
            add_new(&mut found, finder.next_game(&stop));
            let (number, games) = (found.len(), finder.games());
            progress.tell(format_args!("{number} of {} puzzles in {games} games", self.count));
        }
        drop(progress);
        if stop.is_stopped() {
            let number = found.len();
            if number > 0 {
                write!(out, "{}", to_text(&Collection::new(found)))?;
            }
            return Err(CommandError::stopped(number, self.count.into(), "puzzles, which are not graded"));
        }
        write!(out, "{}", to_text(&graded(self.game, found)))?;
        Ok(())
    }

    /// The puzzles of the files that are added.
    fn added(&self) -> Result<Vec<Puzzle>, CommandError> {
        let mut added: Vec<Puzzle> = Vec::new();
        for path in &self.add {
            let fault = |what: String| CommandError::Usage(format!("--add: {}: {what}", path.display()));
            let text = read_text_file(&path_of(path), Collection::LARGEST)
                .map_err(|error| fault(error.to_string()))?;
            let collection = Collection::read(self.game, &text).map_err(|error| fault(error.to_string()))?;
            add_new(&mut added, collection.puzzles);
        }
        Ok(added)
    }

    fn prove_all(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let collection = Collection::of(self.game);
        for grade in Grade::ALL {
            let puzzles: Vec<&Puzzle> = collection.of_grade(grade).map(|(_, puzzle)| puzzle).collect();
            let (began, mut positions, mut longest) = (Instant::now(), 0, 0.0_f64);
            for puzzle in &puzzles {
                let began = Instant::now();
                let proof = puzzle.prove(self.game);
                let proof =
                    proof.map_err(|error| CommandError::Bug(format!("{}: {error}", puzzle.position)))?;
                positions += proof.positions;
                longest = longest.max(began.elapsed().as_secs_f64());
            }
            let seconds = began.elapsed().as_secs_f64();
            let count = puzzles.len();
            writeln!(
                out,
                "{} proved {count} positions {positions} seconds {seconds:.2} longest {longest:.2}",
                grade.name()
            )?;
            let kind = |puzzle: &Puzzle| format!("{:?} {}", puzzle.goal, puzzle.theme(self.game).name());
            let mut kinds: Vec<String> = puzzles.into_iter().map(kind).collect();
            kinds.sort_unstable();
            for same in kinds.chunk_by(|a, b| a == b) {
                writeln!(out, "  {} {}", same[0], same.len())?;
            }
        }
        Ok(())
    }

    fn try_levels(&self, out: &mut impl Write, tries: u32) -> Result<(), CommandError> {
        let collection = Collection::of(self.game);
        for grade in Grade::ALL {
            let mut sum = SolvedBy::default();
            for (_, puzzle) in collection.of_grade(grade) {
                let by = SolvedBy::measure(puzzle, self.game, tries, FRESH);
                sum.tries += by.tries;
                for (sum, solved) in sum.solved.iter_mut().zip(by.solved) {
                    *sum += solved;
                }
            }
            let shares: Vec<String> = (0..LEVELS)
                .map(|i| format!("{:.0}", 100.0 * f64::from(sum.solved[i]) / f64::from(sum.tries.max(1))))
                .collect();
            let lowest = sum.lowest().map(Level::number).map_or("none".to_owned(), |level| level.to_string());
            writeln!(out, "{} lowest {lowest} percent {}", grade.name(), shares.join(" "))?;
        }
        Ok(())
    }
}

/// Adds the puzzles that are not there yet.
fn add_new(puzzles: &mut Vec<Puzzle>, more: impl IntoIterator<Item = Puzzle>) {
    for puzzle in more {
        if puzzles.iter().all(|known| known.name() != puzzle.name()) {
            puzzles.push(puzzle);
        }
    }
}
