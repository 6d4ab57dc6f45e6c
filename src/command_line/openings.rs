//! The first turns of games that the engine plays against itself: by chance, or from a file.

use std::path::Path;
use std::str::FromStr;

use spieltisch::balance::with_random_opening;
use spieltisch::engine::{Limits, Searcher, Stop};
use spieltisch::games::AnyGame;
use spieltisch::record::{Match, read_text_file};

use super::CommandError;
use super::self_play::root_position;

/// The largest number of random turns.
const MOST_TURNS: usize = 50;
/// The largest file with openings, in bytes.
const LARGEST: u64 = 4 * 1024 * 1024;
/// The number of random openings of which the fairest is taken, and how each is searched.
const FAIREST_OF: u64 = 10;
const FAIR_NODES: u64 = 3_000;
const MEGABYTES: usize = 16;

/// What an argument says about openings.
#[derive(Clone, Debug)]
pub(super) enum OpeningsArgument {
    /// This many random turns.
    Random(usize),
    /// A file with an opening on each line.
    File(String),
}

impl FromStr for OpeningsArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if !text.starts_with(|sign: char| sign.is_ascii_digit()) || Path::new(text).is_file() {
            return Ok(Self::File(text.to_owned()));
        }
        let turns = text.parse().ok().filter(|turns| *turns <= MOST_TURNS);
        turns.map(Self::Random).ok_or_else(|| format!("a number of turns from 0 to {MOST_TURNS}, or a file"))
    }
}

/// The openings of a series of games.
#[derive(Clone, Debug)]
pub(super) enum Openings {
    /// This many random turns, which do not end the game.
    Random(usize),
    /// These, in turn.
    Listed(Vec<Match<AnyGame>>),
}

impl Openings {
    /// Reads the openings of a file, which begin at `start`: the actions of one on each line; empty lines and those that begin with `#`
    /// are skipped.
    ///
    /// # Errors
    /// The file cannot be read, has no opening, or has one that is not legal or that ends the game.
    pub(super) fn new(argument: &OpeningsArgument, start: &Match<AnyGame>) -> Result<Self, CommandError> {
        let path = match argument {
            OpeningsArgument::Random(turns) => return Ok(Self::Random(*turns)),
            OpeningsArgument::File(path) => path,
        };
        let fault = |what: String| CommandError::Usage(format!("--openings: {path}: {what}"));
        let text = read_text_file(Path::new(path), LARGEST).map_err(|error| fault(error.to_string()))?;
        let lines = (1..).zip(text.lines().map(str::trim));
        let mut openings = Vec::new();
        for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            let at_line = |what: &str| fault(format!("line {number}: {what}"));
            let mut opening = start.clone();
            opening.play_text(line).map_err(|error| at_line(&error.to_string()))?;
            if opening.outcome().is_some() {
                return Err(at_line("the game is over after these actions"));
            }
            openings.push(opening);
        }
        if openings.is_empty() {
            return Err(fault("there is no opening in it".to_owned()));
        }
        Ok(Self::Listed(openings))
    }

    /// The match after the opening of a game.
    pub(super) fn play(&self, start: &Match<AnyGame>, number: usize, seed: u64) -> Match<AnyGame> {
        match self {
            Self::Random(turns) => with_random_opening(start, *turns, seed),
            Self::Listed(openings) => openings[number % openings.len()].clone(),
        }
    }
}

/// The fairest of some random openings: the one that a short search values nearest to zero.
pub(super) fn with_fair_opening(start: &Match<AnyGame>, turns: usize, seed: u64) -> Match<AnyGame> {
    let mut searcher = Searcher::new(MEGABYTES);
    let mut lead = |game: &Match<AnyGame>| {
        let root = root_position(game)?;
        searcher.clear();
        let result = root.search(&mut searcher, &Limits::nodes(FAIR_NODES), &Stop::default(), |_| ());
        result.eval().map(|eval| eval.0.abs())
    };
    let drawn = (0..FAIREST_OF).map(|i| with_random_opening(start, turns, seed ^ i << 48));
    drawn.min_by_key(|game| lead(game).unwrap_or(i32::MAX)).unwrap_or_else(|| start.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use spieltisch::games::GameKind;

    #[test]
    fn a_fair_opening_is_one_of_those_drawn_by_chance_and_always_the_same() {
        for kind in GameKind::ALL {
            let start = Match::new(kind.set_up("", None, None).unwrap());
            let fair = with_fair_opening(&start, 2, 5);
            let drawn = (0..FAIREST_OF).map(|i| with_random_opening(&start, 2, 5 ^ i << 48));
            assert!(drawn.into_iter().any(|game| game.position() == fair.position()), "{kind}");
            assert_eq!(with_fair_opening(&start, 2, 5).position(), fair.position(), "{kind}");
            assert!(fair.outcome().is_none());
        }
    }
}
