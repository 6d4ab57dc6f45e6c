//! A mistake as a task: is another turn about as good as the best one?

use serde::{Deserialize, Serialize};

use super::judged::{Judgement, chance_of, leads_to};
use super::reviewer::{Reviewer, judge, search};
use engine::{AnyRootPosition, Limits, Stop};
use record::Match;
use rules::{AnyAction, AnyGame, Game};

/// A turn is about as good as the best one if it loses at most this much winning probability.
const AS_GOOD: f32 = 0.05;

/// What came of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Whether it is the best turn, or about as good.
    pub is_right: bool,
    /// The winning probability of the player who tried, 0 to 1, with the best turn.
    pub best: f32,
    /// The same with the turn that was tried.
    pub chance: f32,
    /// What the opponent answers; empty if the match is over.
    pub reply: Vec<AnyAction>,
}

/// Judges a turn by the same measure as a review: `before` is what that found about the position in which `game` started, and `game` is
/// the turn that was tried there. `None` if it was stopped.
#[must_use]
pub fn judge_attempt(before: &Judgement, game: &Match<AnyGame>, stop: &Stop) -> Option<Attempt> {
    let (start, position) = (game.start(), game.position());
    let player = start.to_move();
    let best = chance_of(player, start, before.eval);
    let root = AnyRootPosition::from_history(game.positions())?;
    let (chance, reply) = match position.outcome() {
        Some(outcome) => {
            (outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == player))), Vec::new())
        }
        None => {
            let limits = Limits::nodes(Reviewer::effort(start.kind()));
            let found = search(root, position, &mut judge(), &limits, stop);
            let chance = chance_of(player, position, found.eval);
            (chance, found.line.into_iter().next().unwrap_or_default())
        }
    };
    if stop.is_stopped() {
        return None;
    }
    let is_best = before.line.first().is_some_and(|turn| leads_to(start, turn, position));
    Some(Attempt { is_right: is_best || chance >= best - AS_GOOD, best, chance, reply })
}
