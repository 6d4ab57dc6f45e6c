//! Turns without the steps that hardly matter: what people are told to play.

use engine::{AnyRootPosition, Limits, Searcher, Stop, win_probability};
use rules::{AnyAction, AnyGame, Game};

/// A turn is about as good as the best one if it loses at most this much winning probability.
pub(crate) const AS_GOOD: f32 = 0.05;

/// A turn of so many steps is shortened: nobody follows eleven.
const LONG: usize = 4;
/// The nodes with which each shorter turn is judged.
const GLANCE: u64 = 500;

/// A turn that decides nothing, without the steps that hardly matter, the last ones first, if it is long: what is left is about as good.
pub(crate) fn without_idle_steps(
    (root, position): (&AnyRootPosition, &AnyGame),
    turn: &[AnyAction],
    searcher: &mut Searcher,
    stop: &Stop,
) -> Vec<AnyAction> {
    let mut turn = turn.to_vec();
    let mut chance = |turn: &[AnyAction]| {
        let (root, after) = played(root, position, turn)?;
        let is_over_to_other = after.outcome().is_none() && after.to_move() != position.to_move();
        let eval =
            is_over_to_other.then(|| root.search(searcher, &Limits::nodes(GLANCE), stop, |_| ()))?.eval()?;
        Some(1.0 - win_probability(position.kind(), eval))
    };
    let Some(whole) = chance(&turn).filter(|_| turn.len() >= LONG) else { return turn };
    for step in (0..turn.len()).rev() {
        let mut shorter = turn.clone();
        shorter.remove(step);
        if chance(&shorter).is_some_and(|chance| chance >= whole - AS_GOOD) {
            turn = shorter;
        }
    }
    turn
}

/// What a turn leads to; `None` if it cannot be played.
pub(crate) fn played(
    root: &AnyRootPosition,
    position: &AnyGame,
    turn: &[AnyAction],
) -> Option<(AnyRootPosition, AnyGame)> {
    let (mut root, mut after) = (root.clone(), position.clone());
    for action in turn {
        after.play(action).ok()?;
        root.advance(&after).then_some(())?;
    }
    Some((root, after))
}
