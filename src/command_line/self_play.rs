//! One game of the engine against itself, with two configurations.

use spieltisch::engine::{AnyRootPosition, Searcher, Stop, skill};
use spieltisch::games::{AnyAction, AnyGame, Game, Player, Rng};
use spieltisch::record::Match;

use super::CommandError;
use super::engine_config::EngineConfig;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// The number of random turns at the beginning.
    pub(super) opening: usize,
    /// Longer games, in turns, are drawn.
    pub(super) longest: usize,
}

/// A side of a game.
struct Side<'a> {
    config: &'a EngineConfig,
    searcher: Searcher,
    chance: Rng,
}

impl Side<'_> {
    /// The actions for the rest of the turn, or some of them.
    fn turn(&mut self, root: &AnyRootPosition) -> Vec<AnyAction> {
        let (limits, stop) = (&self.config.limits, Stop::default());
        if self.config.is_uct {
            let seed = self.chance.below(usize::MAX) as u64;
            return root.uct(limits, &stop, seed).into_iter().collect();
        }
        root.search(&mut self.searcher, limits, &stop, |_| ()).turn().to_vec()
    }
}

/// Plays a game with a random opening and returns its winner; `first` plays for the player to move at `start`.
///
/// # Errors
/// A side played an illegal action.
pub(super) fn play(
    start: &Match<AnyGame>,
    [first, second]: [&EngineConfig; 2],
    terms: Terms,
    seed: u64,
) -> Result<Option<Player>, CommandError> {
    let fault = |what: &str, game: &Match<AnyGame>| {
        let position = game.position();
        CommandError::Bug(format!("{what} in the position ‘{position}’ of {}", position.kind()))
    };
    let mut game = with_random_opening(start, terms.opening, seed);
    let kind = game.position().kind();
    let side = |config: &'_ EngineConfig, number| {
        let mut chance = Rng::new(seed ^ number);
        let mut searcher = Searcher::new(config.megabytes);
        let skill_of_level = config.level.map(|level| skill(kind, level));
        searcher.set_handicap(skill_of_level, chance.below(usize::MAX) as u64);
        (searcher, chance)
    };
    let [(searcher, chance), (other_thinker, other_chance)] = [side(first, 0x5151), side(second, 0xa2a2)];
    let mut sides = [
        Side { config: first, searcher, chance },
        Side { config: second, searcher: other_thinker, chance: other_chance },
    ];
    let mut root = root_position(&game).ok_or_else(|| fault("there is no position to search", &game))?;
    let starter = start.position().to_move();
    let mut turns = 0;
    while game.outcome().is_none() && turns < terms.longest {
        let mover = game.position().to_move();
        let side = &mut sides[usize::from(mover != starter)];
        let turn = side.turn(&root);
        if turn.is_empty() {
            return Err(fault(&format!("‘{}’ found nothing to do", side.config), &game));
        }
        for action in turn {
            let played = game.play(&action).map(|_| ());
            played.map_err(|why| fault(&format!("‘{}’ played {action}, but {why},", side.config), &game))?;
            if !root.advance(game.position()) {
                return Err(fault("another game is being searched", &game));
            }
            // A house rule may end the game in the middle of a planned turn.
            if game.outcome().is_some() {
                break;
            }
        }
        turns += usize::from(game.position().to_move() != mover);
    }
    Ok(game.outcome().and_then(|outcome| outcome.winner))
}

/// The current position of a match, with its history.
pub(super) fn root_position(game: &Match<AnyGame>) -> Option<AnyRootPosition> {
    AnyRootPosition::from_history(
        std::iter::once(game.start()).chain(game.played().iter().map(|played| &played.after)),
    )
}

/// The number of attempts at an opening that does not end the game before it is shortened.
const OPENING_ATTEMPTS: usize = 20;

/// Extends a match that is not over by a random opening that does not end it.
fn with_random_opening(start: &Match<AnyGame>, turns: usize, seed: u64) -> Match<AnyGame> {
    let mut chance = Rng::new(seed);
    for turns in (1..=turns).rev() {
        for _ in 0..OPENING_ATTEMPTS {
            let game = play_random_turns(start.clone(), turns, &mut chance);
            if game.outcome().is_none() {
                return game;
            }
        }
    }
    start.clone()
}

/// Extends a match by this many random turns, or to its end.
pub(super) fn play_random_turns(mut game: Match<AnyGame>, turns: usize, chance: &mut Rng) -> Match<AnyGame> {
    let mut left = turns;
    while left > 0 {
        let mover = game.position().to_move();
        // Sorted, so that a seed gives the same turns however the rules order the legal actions.
        let mut actions = game.actions();
        actions.sort_unstable();
        let Some(drawn) = actions.get(chance.below(actions.len())) else { break };
        if game.play(drawn).is_err() {
            break;
        }
        left -= usize::from(game.position().to_move() != mover);
    }
    game
}
