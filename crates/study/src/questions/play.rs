//! Questions about one position: what the computer plays in it, whether it accepts a draw, and what it advises.

use serde::{Deserialize, Serialize};

use super::{MatchPosition, Question, Thinker};
use crate::review::AS_GOOD;
use engine::{AnySearchResult, Eval, Level, Limits, Searcher, Stop, Why, win_probability};
use rules::{AnyAction, Game, SwapStage};

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
            && turn.len() >= LONG
        {
            *turn = without_idle_steps(&self.place, turn, searcher, stop);
        }
        tell(Advice { turn: result.turn().to_vec(), why: root.why(&result) });
    }
}

/// A suggested turn of so many steps is shortened: nobody follows eleven.
const LONG: usize = 4;
/// The nodes with which each shorter turn is judged.
const GLANCE: u64 = 500;

/// A turn without the steps that hardly matter, the last ones first: what is left is about as good.
fn without_idle_steps(
    place: &MatchPosition,
    turn: &[AnyAction],
    searcher: &mut Searcher,
    stop: &Stop,
) -> Vec<AnyAction> {
    let mut turn = turn.to_vec();
    let mut chance = |turn: &[AnyAction]| chance_after(place, turn, searcher, stop);
    let Some(whole) = chance(&turn) else { return turn };
    for step in (0..turn.len()).rev() {
        let mut shorter = turn.clone();
        shorter.remove(step);
        if chance(&shorter).is_some_and(|chance| chance >= whole - AS_GOOD) {
            turn = shorter;
        }
    }
    turn
}

/// The winning probability after a turn, for the player whose turn it is; `None` if the actions are no whole turn.
fn chance_after(
    place: &MatchPosition,
    turn: &[AnyAction],
    searcher: &mut Searcher,
    stop: &Stop,
) -> Option<f32> {
    let (mut position, mut root) = (place.position().clone(), place.root()?);
    let player = position.to_move();
    for action in turn {
        position.play(action).ok()?;
        root.advance(&position).then_some(())?;
    }
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == player))));
    }
    if position.to_move() == player {
        return None;
    }
    let eval = root.search(searcher, &Limits::nodes(GLANCE), stop, |_| ()).eval()?;
    Some(1.0 - win_probability(place.kind(), eval))
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
