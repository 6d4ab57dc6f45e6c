//! Openings by chance.

use record::Match;
use rules::{AnyAction, AnyGame, Game, Rng};

/// The number of attempts at an opening that does not end the game before it is shortened.
const ATTEMPTS: usize = 20;

/// Extends a match that is not over by a random opening that does not end it.
#[must_use]
pub fn with_random_opening(start: &Match<AnyGame>, turns: usize, seed: u64) -> Match<AnyGame> {
    let mut chance = Rng::new(seed);
    for turns in (1..=turns).rev() {
        for _ in 0..ATTEMPTS {
            let game = play_random_turns(start.clone(), turns, &mut chance);
            if game.outcome().is_none() {
                return game;
            }
        }
    }
    start.clone()
}

/// Extends a match by this many random turns, or to its end.
#[must_use]
pub fn play_random_turns(mut game: Match<AnyGame>, turns: usize, chance: &mut Rng) -> Match<AnyGame> {
    let mut left = turns;
    while left > 0 {
        let mover = game.position().to_move();
        // Sorted, so that a seed gives the same turns however the rules order the legal actions.
        let mut actions: Vec<AnyAction> = game.actions();
        // A swap is a decision, which is not left to chance.
        actions.retain(|action| *action != AnyAction::Swap);
        actions.sort_unstable();
        let Some(drawn) = actions.get(chance.below(actions.len())) else { break };
        if game.play(drawn).is_err() {
            break;
        }
        left -= usize::from(game.position().to_move() != mover);
    }
    game
}
