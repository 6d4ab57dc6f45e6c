//! A match that was opened by a link: it is shown, and becomes the player's own with the first move in it.

use record::{Ending, TimedMatch};
use rules::AnyAction;

/// What a link has of the match at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkedMatch {
    actions: Vec<AnyAction>,
    ended: Option<Ending>,
}

impl LinkedMatch {
    /// A match as the link has it.
    pub(crate) fn of(timed: &TimedMatch) -> Self {
        let actions = timed.game().played().iter().map(|played| played.action.clone()).collect();
        Self { actions, ended: timed.ended() }
    }

    /// Whether a match has nothing that the link does not have: what was undone and redone in it is no move.
    pub(crate) fn has_all_of(&self, timed: &TimedMatch) -> bool {
        let game = timed.game();
        let (played, linked) = (game.played(), self.actions.iter());
        let is_known = timed.ended().is_none() || timed.ended() == self.ended;
        is_known
            && played.len() <= self.actions.len()
            && played.iter().zip(linked).all(|(played, linked)| played.action == *linked)
    }
}
