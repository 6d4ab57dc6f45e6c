//! One game between two settings of the machine.

use spieltisch::engine::{AnyProblem, Stop, Thinker, skill};
use spieltisch::games::{AnyAction, AnyGame, Game, Player, Rng};
use spieltisch::record::Match;

use super::CommandError;
use super::setting::Setting;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// Turns that are played at random first.
    pub(super) opening: usize,
    /// A game with more turns is drawn.
    pub(super) longest: usize,
}

/// A side of a game.
struct Side<'a> {
    setting: &'a Setting,
    thinker: Thinker,
    chance: Rng,
}

impl Side<'_> {
    /// The actions for the rest of the turn, or a part of it.
    fn turn(&mut self, problem: &AnyProblem) -> Vec<AnyAction> {
        let (limits, stop) = (&self.setting.limits, Stop::default());
        if self.setting.is_uct {
            let seed = self.chance.below(usize::MAX) as u64;
            return problem.uct(limits, &stop, seed).into_iter().collect();
        }
        problem.think(&mut self.thinker, limits, &stop, |_| ()).turn().to_vec()
    }
}

/// The winner of a game that begins with an opening by chance; `first` plays for the player who is to move at `start`.
///
/// # Errors
/// A side did what is not legal.
pub(super) fn play(
    start: &Match<AnyGame>,
    [first, second]: [&Setting; 2],
    terms: Terms,
    seed: u64,
) -> Result<Option<Player>, CommandError> {
    let fault = |what: &str, game: &Match<AnyGame>| {
        let position = game.position();
        CommandError::Fault(format!("{what} in the position ‘{position}’ of {}", position.kind()))
    };
    let mut game = opened(start, terms.opening, seed);
    let kind = game.position().kind();
    let side = |setting: &'_ Setting, number| {
        let mut chance = Rng::new(seed ^ number);
        let mut thinker = Thinker::new(setting.megabytes);
        let errs = setting.level.map(|level| skill(kind, level));
        thinker.see_as(errs, chance.below(usize::MAX) as u64);
        (thinker, chance)
    };
    let [(thinker, chance), (other_thinker, other_chance)] = [side(first, 0x5151), side(second, 0xa2a2)];
    let mut sides = [
        Side { setting: first, thinker, chance },
        Side { setting: second, thinker: other_thinker, chance: other_chance },
    ];
    let mut problem = problem_of(&game).ok_or_else(|| fault("there is nothing to think about", &game))?;
    let starter = start.position().to_move();
    let mut turns = 0;
    while game.outcome().is_none() && turns < terms.longest {
        let mover = game.position().to_move();
        let side = &mut sides[usize::from(mover != starter)];
        let turn = side.turn(&problem);
        if turn.is_empty() {
            return Err(fault(&format!("‘{}’ found nothing to do", side.setting), &game));
        }
        for action in turn {
            let played = game.play(&action).map(|_| ());
            played.map_err(|why| fault(&format!("‘{}’ played {action}, but {why},", side.setting), &game))?;
            if !problem.go_on(game.position()) {
                return Err(fault("another game is thought about", &game));
            }
            // A house rule may end the game in the middle of what was planned.
            if game.outcome().is_some() {
                break;
            }
        }
        turns += usize::from(game.position().to_move() != mover);
    }
    Ok(game.outcome().and_then(|outcome| outcome.winner))
}

/// The present position of a match, with the way to it.
pub(super) fn problem_of(game: &Match<AnyGame>) -> Option<AnyProblem> {
    AnyProblem::after(std::iter::once(game.start()).chain(game.played().iter().map(|played| &played.after)))
}

/// How often an opening that ended the game is drawn anew before it gets shorter.
const DRAWN_ANEW: usize = 20;

/// A match, which is not over, after some more turns by chance that did not end it either.
fn opened(start: &Match<AnyGame>, turns: usize, seed: u64) -> Match<AnyGame> {
    let mut chance = Rng::new(seed);
    for turns in (1..=turns).rev() {
        for _ in 0..DRAWN_ANEW {
            let game = played_by_chance(start.clone(), turns, &mut chance);
            if game.outcome().is_none() {
                return game;
            }
        }
    }
    start.clone()
}

/// A match after so many more turns by chance, or at its end.
pub(super) fn played_by_chance(mut game: Match<AnyGame>, turns: usize, chance: &mut Rng) -> Match<AnyGame> {
    let mut left = turns;
    while left > 0 {
        let mover = game.position().to_move();
        // Sorted, so that a seed means the same however the rules list what is legal.
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
