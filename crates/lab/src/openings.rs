//! The first turns of games that the engine plays against itself: by chance, or from a file.

use std::ffi::OsStr;

use engine::Stop;
use record::{Match, in_notation, path_of, read_text_file};
use rules::{AnyGame, Game};
use study::fairness::with_random_opening;

use super::engine_config::EngineConfig;
use super::self_play::{Terms, play};
use spieltisch::command_line::CommandError;

const MOST_TURNS: usize = 50;
/// The largest file with openings, in bytes.
const LARGEST: u64 = 4 * 1024 * 1024;
/// The most random openings that are drawn until one is fair, the quick games that try each out, and how both play them, in turn.
const MOST_DRAWN: u64 = 20;
const QUICK_GAMES: u32 = 8;
const QUICK_CONFIGS: [&str; 3] = ["nodes=300", "nodes=600", "nodes=1200"];
/// The longest quick game, in turns; then it is drawn.
const LONGEST: usize = 200;
/// An opening is unfair as soon as one player has won so many quick games more than the other.
const UNFAIR_LEAD: i32 = 3;

/// The openings of a series of games.
#[derive(Clone, Debug)]
pub(crate) enum Openings {
    /// This many random turns, which do not end the game; where wanted, those from which either player wins about as often.
    Random { turns: usize, are_fair: bool },
    /// These, in turn.
    Listed(Vec<Match<AnyGame>>),
}

impl Openings {
    /// Reads what was given for `--openings`: a number of turns, or the name of a file with the actions of an opening on each line, which
    /// begin at `start`; empty lines and those that begin with `#` are skipped.
    pub(crate) fn read(
        argument: &OsStr,
        are_fair: bool,
        start: &Match<AnyGame>,
    ) -> Result<Self, CommandError> {
        let (number, path) = (argument.to_string_lossy(), path_of(argument));
        let fault = |what: String| CommandError::Usage(format!("--openings: {}: {what}", path.display()));
        if number.starts_with(|sign: char| sign.is_ascii_digit()) && !path.is_file() {
            let turns = number.parse().ok().filter(|turns| *turns <= MOST_TURNS);
            let expected = || fault(format!("expected a number of turns from 0 to {MOST_TURNS}, or a file"));
            return turns.map(|turns| Self::Random { turns, are_fair }).ok_or_else(expected);
        }
        if are_fair {
            return Err(CommandError::Usage("--fair goes with random openings, not with a file".to_owned()));
        }
        let text = read_text_file(&path, LARGEST).map_err(|error| fault(error.to_string()))?;
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

    /// What the openings are: the actions of each, or how many turns there are by chance.
    pub(crate) fn names(&self, start: &Match<AnyGame>) -> Vec<String> {
        let actions = |opening: &Match<AnyGame>| {
            in_notation(opening.played().iter().skip(start.played().len()).map(|played| &played.action))
        };
        match self {
            Self::Random { turns, .. } => vec![format!("{turns} random turns")],
            Self::Listed(listed) => listed.iter().map(actions).collect(),
        }
    }

    /// The match after the opening of a game.
    pub(crate) fn play(
        &self,
        start: &Match<AnyGame>,
        number: usize,
        seed: u64,
        stop: &Stop,
    ) -> Result<Match<AnyGame>, CommandError> {
        match self {
            Self::Random { turns, are_fair: false } => Ok(with_random_opening(start, *turns, seed)),
            Self::Random { turns, are_fair: true } => with_fair_opening(start, *turns, seed, stop),
            Self::Listed(openings) => Ok(openings[number % openings.len()].clone()),
        }
    }
}

/// A random opening from which either player wins about as often in quick games of the engine against itself.
fn with_fair_opening(
    start: &Match<AnyGame>,
    turns: usize,
    seed: u64,
    stop: &Stop,
) -> Result<Match<AnyGame>, CommandError> {
    let starter = start.position().to_move();
    // Of those that are unfair, the one that proved so after the most games.
    let mut fairest = (0, start.clone());
    for i in 0..MOST_DRAWN {
        let opening = with_random_opening(start, turns, seed ^ i << 48);
        let (mut lead, mut games) = (0_i32, 0);
        while games < QUICK_GAMES && lead.abs() < UNFAIR_LEAD {
            let config = QUICK_CONFIGS[games as usize % QUICK_CONFIGS.len()];
            let config: EngineConfig = config.parse().map_err(CommandError::Bug)?;
            let seed = seed ^ u64::from(games) << 32;
            let terms = Terms { longest: LONGEST, varies: true, number: games, seed, stop };
            let result = play(opening.clone(), starter, [&config; 2], &terms)?;
            lead += result.has_first_won.map_or(0, |has_won| if has_won { 1 } else { -1 });
            games += 1;
        }
        if lead.abs() < UNFAIR_LEAD {
            return Ok(opening);
        }
        if games > fairest.0 {
            fairest = (games, opening);
        }
    }
    Ok(fairest.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameKind;

    #[test]
    fn a_fair_opening_is_one_of_those_drawn_by_chance_and_always_the_same() {
        let start = Match::new(GameKind::Netzwerk.set_up("repetition=draw", None, None).unwrap());
        let read = |argument: &str| Openings::read(OsStr::new(argument), true, &start);
        let fair = read("2").unwrap();
        let opening = fair.play(&start, 0, 5, &Stop::default()).unwrap();
        let mut drawn = (0..MOST_DRAWN).map(|i| with_random_opening(&start, 2, 5 ^ i << 48));
        assert!(drawn.any(|game| game.position() == opening.position()));
        assert_eq!(fair.play(&start, 1, 5, &Stop::default()).unwrap().position(), opening.position());
        assert!(opening.outcome().is_none());
        assert!(read("a-file").is_err());
    }
}
