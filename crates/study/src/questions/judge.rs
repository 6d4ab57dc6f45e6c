//! Questions that judge: reviews of matches, turns that are tried instead of a mistake or in a puzzle, threats, and how fair a start is.

use serde::{Deserialize, Serialize};

use super::{MatchPosition, Question, Thinker};
use crate::fairness::{GAMES, Series, play_quickly, points};
use crate::review::{Attempt, Judgement, Review, Reviewer, judge_attempt};
use engine::{Goal, Stop, Work, keeps, winning_turn};
use rules::{AnyAction, Player};

/// What were the chances in a match, and what would have been better?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewQuestion {
    /// The match, which is reviewed as a whole.
    pub place: MatchPosition,
    /// What is known about it, with which the review continues.
    pub known: Review,
}

impl Question for ReviewQuestion {
    type Answer = Review;

    fn think(&self, _: &mut Thinker, stop: &Stop, tell: &dyn Fn(Review)) {
        let mut reviewer = Reviewer::new(self.place.game(), Some(self.known.clone()));
        while reviewer.step(stop) {
            tell(reviewer.review().clone());
        }
    }
}

/// Is a turn about as good as the best one?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttemptQuestion {
    /// The turn, as a match that starts before it.
    pub place: MatchPosition,
    /// What a review has found about that start.
    pub before: Judgement,
}

impl Question for AttemptQuestion {
    type Answer = Attempt;

    fn think(&self, _: &mut Thinker, stop: &Stop, tell: &dyn Fn(Attempt)) {
        if let Some(attempt) = judge_attempt(&self.before, self.place.game(), stop) {
            tell(attempt);
        }
    }
}

/// Is a goal still within reach of a player, whatever the opponent does?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalQuestion {
    /// The position.
    pub place: MatchPosition,
    /// Whose goal it is.
    pub player: Player,
    /// The goal.
    pub goal: Goal,
}

/// The most positions that are looked at to find out: no longer than a player waits without noticing.
const MOST: u64 = 500_000;

impl Question for GoalQuestion {
    type Answer = bool;

    fn think(&self, _: &mut Thinker, _: &Stop, tell: &dyn Fn(bool)) {
        tell(keeps(self.place.position(), self.player, self.goal, &mut Work::new(MOST)));
    }
}

/// With which turn could the player to move win at once?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThreatQuestion {
    /// The position.
    pub place: MatchPosition,
}

impl Question for ThreatQuestion {
    /// Empty if there is none.
    type Answer = Vec<AnyAction>;

    fn think(&self, _: &mut Thinker, _: &Stop, tell: &dyn Fn(Vec<AnyAction>)) {
        tell(winning_turn(self.place.position(), &mut Work::new(MOST)).unwrap_or_default());
    }
}

/// How fair is a position as a start, tried out by quick games of the computer against itself?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairnessQuestion {
    /// The start.
    pub start: MatchPosition,
}

impl Question for FairnessQuestion {
    type Answer = Series;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(Series)) {
        let mut run = Series::default();
        for number in 0..GAMES {
            let played = play_quickly(self.start.position(), number, thinker.searcher(), stop);
            let Some(result) = played else { return };
            run.add(points(result));
            tell(run);
        }
    }
}
