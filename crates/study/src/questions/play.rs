//! Questions about one position: what the computer plays in it, whether it accepts a draw, and what it advises.

use serde::{Deserialize, Serialize};

use super::{MatchPosition, Question, Thinker};
use crate::idle_steps::without_idle_steps;
use engine::{AnySearchResult, Eval, Level, Limits, Stop, Why, win_probability};
use rules::{AnyAction, SwapStage};

/// Which turn does the computer play?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnQuestion {
    /// The position.
    pub place: MatchPosition,
    /// Its level; `None` plays at full strength.
    pub level: Option<Level>,
    /// The limits besides those of the level.
    pub limits: Limits,
    /// Selects the mistakes of the level.
    pub seed: u64,
}

impl Question for TurnQuestion {
    type Answer = AnySearchResult;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(AnySearchResult)) {
        let Some(root) = self.place.root() else { return };
        let searcher = thinker.searcher_at(self.place.kind(), self.level, self.seed);
        tell(root.search(searcher, &self.limits, stop, |so_far| tell(so_far.clone())));
    }
}

/// The computer accepts a draw if it does not expect to win more often than this. It judges as well as its level does, with the nodes that
/// it has for a turn: a beginner misjudges positions, and gives away a draw more easily.
const EVEN: f32 = 0.5;

/// Does the computer accept a draw, while the other player is to move?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawQuestion {
    /// The position.
    pub place: MatchPosition,
    /// Its level; `None` judges at full strength.
    pub level: Option<Level>,
    /// The limits besides those of the level.
    pub limits: Limits,
    /// Selects the mistakes of the level.
    pub seed: u64,
}

impl Question for DrawQuestion {
    type Answer = bool;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(bool)) {
        let Some(root) = self.place.root() else { return };
        let kind = self.place.kind();
        let searcher = thinker.searcher_at(kind, self.level, self.seed);
        let result = root.without_swap().search(searcher, &self.limits, stop, |_| ());
        let chance = result.eval().map_or(1.0, |eval| 1.0 - win_probability(kind, eval));
        tell(chance <= EVEN);
    }
}

/// What would the computer play, and why? Of a long turn, only what matters.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceQuestion {
    /// The position.
    pub place: MatchPosition,
    /// How long it thinks.
    pub limits: Limits,
}

/// The suggested turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    /// The rest of the turn.
    pub turn: Vec<AnyAction>,
    /// The reasons, most important first.
    pub why: Vec<Why>,
}

impl Question for AdviceQuestion {
    type Answer = Advice;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(Advice)) {
        let Some(root) = self.place.root() else { return };
        let searcher = thinker.searcher_at(self.place.kind(), None, 0);
        let mut result = root.search(searcher, &self.limits, stop, |_| ());
        let is_decided = result.eval().and_then(Eval::end).is_some();
        if !is_decided
            && self.place.position().swap_stage() == SwapStage::Closed
            && let Some(turn) = result.lines.first_mut().and_then(|line| line.turns.first_mut())
        {
            *turn = without_idle_steps((&root, self.place.position()), turn, searcher, stop);
        }
        tell(Advice { turn: result.turn().to_vec(), why: root.why(&result) });
    }
}

/// Which are the best lines? They and the chances are those of the sides, not of the people who play them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinesQuestion {
    /// The position.
    pub place: MatchPosition,
    /// How long it thinks, and how many lines there are to be.
    pub limits: Limits,
}

impl Question for LinesQuestion {
    type Answer = AnySearchResult;

    fn think(&self, thinker: &mut Thinker, stop: &Stop, tell: &dyn Fn(AnySearchResult)) {
        let Some(root) = self.place.root() else { return };
        let searcher = thinker.searcher_at(self.place.kind(), None, 0);
        tell(root.without_swap().search(searcher, &self.limits, stop, |so_far| tell(so_far.clone())));
    }
}
