//! One game of the engine against itself or another program, with two configurations.

use std::collections::BTreeMap;

use engine::{AnyRootPosition, Searcher, Stop, skill};
use record::{Match, reason_identifier};
use rules::{AnyAction, AnyGame, Game, Outcome, Player, Reason, Rng, SwapStage};
use serde::{Deserialize, Serialize};

use super::engine_config::EngineConfig;
use super::greedy::greedy;
use super::ugi_player::{Fault, UgiPlayer};
use spieltisch::command_line::CommandError;
use spieltisch::command_line::errors::one_line;

/// A game that was played; a line of the file of `balance --resume`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayedGame {
    /// Which game of the series, from 0.
    pub(crate) number: u32,
    pub(crate) winner: Option<Player>,
    /// Whether the first player won, who made the first turn.
    pub(crate) has_first_won: Option<bool>,
    pub(crate) is_swapped: bool,
    /// The number of turns, those of the opening included.
    pub(crate) turns: usize,
    /// A hash of all actions: the same for games that were the same.
    pub(crate) line: u64,
    /// The identifier of what ended it, or [`CUT_OFF`].
    pub(crate) end: String,
}

/// The end of games that were cut off.
const CUT_OFF: &str = "cut-off";

#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms<'a> {
    /// Longer games, in turns after the opening, are cut off.
    pub(crate) longest: usize,
    /// Whether every search gets up to a tenth fewer nodes, by chance, so that games that begin alike differ: levels differ by themselves.
    pub(crate) varies: bool,
    /// Which game of the series, from 0.
    pub(crate) number: u32,
    pub(crate) seed: u64,
    /// Breaks a game off.
    pub(crate) stop: &'a Stop,
}

struct Side<'a> {
    config: &'a EngineConfig,
    by: PlayedBy,
    chance: Rng,
    /// The limit on nodes to vary, if any.
    nodes: Option<u64>,
    stop: &'a Stop,
}

enum PlayedBy {
    Search(Box<Searcher>),
    Greedy,
    Ugi(UgiPlayer),
}

impl<'a> Side<'a> {
    fn new(
        config: &'a EngineConfig,
        start: &AnyGame,
        terms: &Terms<'a>,
        number: u64,
    ) -> Result<Self, CommandError> {
        let mut chance = Rng::new(terms.seed ^ number);
        let skill = config.level.map(|level| skill(start.kind(), level));
        let seed = chance.below(usize::MAX) as u64;
        let by = match &config.program {
            Some(command) => PlayedBy::Ugi(UgiPlayer::start(command, config, start, terms.stop)?),
            None if config.is_greedy => PlayedBy::Greedy,
            None => {
                let mut searcher = Box::new(Searcher::new(config.megabytes));
                searcher.set_handicap(skill, seed);
                PlayedBy::Search(searcher)
            }
        };
        let nodes = config.limits.nodes.filter(|_| terms.varies && skill.is_none());
        Ok(Self { config, by, chance, nodes, stop: terms.stop })
    }

    /// The actions for the rest of the turn, or some of them.
    fn turn(&mut self, game: &Match<AnyGame>, root: &AnyRootPosition) -> Result<Vec<AnyAction>, Fault> {
        let (mut limits, stop) = (self.config.limits, self.stop);
        // Quick games before a swap have limits of their own.
        let varies = match game.position().swap_stage() {
            SwapStage::FirstTurn => false,
            SwapStage::Offered => !root.needs_trials(),
            SwapStage::Closed => true,
        };
        if let Some(nodes) = self.nodes.filter(|_| varies) {
            limits.nodes = Some(nodes - self.chance.below(nodes as usize / VARIATION + 1) as u64);
        }
        Ok(match &mut self.by {
            PlayedBy::Search(searcher) => root.search(searcher, &limits, stop, |_| ()).turn().to_vec(),
            PlayedBy::Greedy => greedy(game.position(), &mut self.chance).into_iter().collect(),
            PlayedBy::Ugi(program) => vec![program.action(game, &limits)?],
        })
    }
}

/// The part of the nodes by which searches vary, as a divisor.
const VARIATION: usize = 10;

/// Plays a game from the end of its opening; the first configuration plays for the player who began.
///
/// Another program that ends, or is silent for too long, loses the game; a line on standard error says so.
///
/// # Errors
/// A side played an illegal action, another program does not play by the protocol, or the game was broken off.
pub(crate) fn play(
    opening: Match<AnyGame>,
    starter: Player,
    [first, second]: [&EngineConfig; 2],
    terms: &Terms<'_>,
) -> Result<PlayedGame, CommandError> {
    let fault = |what: &str, game: &Match<AnyGame>| {
        let position = game.position();
        CommandError::Bug(format!("{what} in the position ‘{position}’ of {}", position.kind()))
    };
    let broken_off = || CommandError::Stopped("in the middle of a game".to_owned());
    let mut game = opening;
    let side = |config, number| {
        let side = Side::new(config, game.start(), terms, number);
        side.map_err(|fault| if terms.stop.is_stopped() { broken_off() } else { fault })
    };
    let mut sides = [side(first, 0x5151)?, side(second, 0xa2a2)?];
    let mut root = AnyRootPosition::from_history(game.positions())
        .ok_or_else(|| fault("there is no position to search", &game))?;
    let (mut turns, mut forfeit) = (0, None);
    while game.outcome().is_none() && turns < terms.longest {
        let mover = game.position().to_move();
        let side = &mut sides[usize::from(game.person(mover) != starter)];
        let turn = side.turn(&game, &root);
        if terms.stop.is_stopped() {
            return Err(broken_off());
        }
        let turn = match turn {
            Ok(turn) => turn,
            Err(Fault { text, forfeit: Some(reason) }) => {
                let on_time = if reason == Reason::OutOfTime { " on time" } else { "" };
                eprintln!("spieltisch: {}: it loses the game{on_time}", one_line(&text));
                forfeit = Some(Outcome::win(mover.other(), reason));
                break;
            }
            Err(Fault { text, forfeit: None }) => return Err(CommandError::Program(text)),
        };
        if turn.is_empty() {
            return Err(fault(&format!("‘{}’ found nothing to do", side.config), &game));
        }
        let before = game.played().len();
        play_turn(&mut game, &turn).map_err(|what| {
            match fault(&format!("‘{}’ played {what},", side.config), &game) {
                // The bug is not one of this program.
                CommandError::Bug(what) if side.config.program.is_some() => CommandError::Program(what),
                bug => bug,
            }
        })?;
        if !game.played()[before..].iter().all(|played| root.advance(&played.after)) {
            return Err(fault("another game is being searched", &game));
        }
        turns += usize::from(game.position().to_move() != mover);
    }
    let outcome = forfeit.or(game.outcome());
    let winner = outcome.and_then(|outcome| outcome.winner);
    Ok(PlayedGame {
        number: terms.number,
        winner,
        has_first_won: winner.map(|winner| game.person(winner) == starter),
        is_swapped: game.are_sides_swapped(),
        turns: game.turns().len(),
        line: line_of(game.played().iter().map(|played| played.action.to_string())),
        end: outcome.map_or(CUT_OFF, |outcome| reason_identifier(outcome.reason)).to_owned(),
    })
}

/// A hash of actions in notation (FNV-1a, 64 bits).
fn line_of(actions: impl Iterator<Item = String>) -> u64 {
    let bytes = actions.flat_map(|action| action.into_bytes().into_iter().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Games by what was played in them. Copies of a game say nothing new: intervals count as if they were fewer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lines(BTreeMap<u64, u32>);

impl Lines {
    /// Adds a game. Returns whether it is unlike all before.
    pub(crate) fn add(&mut self, line: u64) -> bool {
        let copies = self.0.entry(line).or_default();
        *copies += 1;
        *copies == 1
    }

    /// The number of different games.
    pub(crate) fn distinct(&self) -> usize {
        self.0.len()
    }

    /// The number of independent games that say as much as these, if copies end alike: the square of the number over the sum of the squares of
    /// the numbers of copies (the design effect of clusters, Leslie Kish, 1965).
    pub(crate) fn effective(&self) -> f64 {
        let count: u64 = self.0.values().map(|copies| u64::from(*copies)).sum();
        let squares: u64 = self.0.values().map(|copies| u64::from(*copies).pow(2)).sum();
        (count * count) as f64 / squares.max(1) as f64
    }
}

/// Plays a turn that was found, as far as the game goes: a house rule may end it in the middle of a planned turn.
fn play_turn(game: &mut Match<AnyGame>, turn: &[AnyAction]) -> Result<(), String> {
    for action in turn {
        game.play(action).map_err(|why| format!("{action}, but {why}"))?;
        if game.outcome().is_some() {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_games_count_as_fewer() {
        let mut lines = Lines::default();
        let line = |text: &str| line_of(text.split(' ').map(str::to_owned));
        assert_ne!(line("a1 a2"), line("a1a2"));
        for (text, is_new) in [("d4 d7", true), ("d4 d8", true), ("d4 d7", false), ("d4 d7", false)] {
            assert_eq!(lines.add(line(text)), is_new, "{text}");
        }
        assert_eq!((lines.distinct(), lines.effective()), (2, 16.0 / 10.0));
        let mut different = Lines::default();
        (0..40).for_each(|number| assert!(different.add(number)));
        assert_eq!((different.distinct(), different.effective()), (40, 40.0));
    }
}
