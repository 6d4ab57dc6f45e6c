//! What a position looks like.

use super::playout::Playout;
use crate::games::Game;
use crate::games::kulami::{Action, Kulami};

impl Kulami {
    /// What the position looks like to the player to move.
    pub(super) fn judge(&self) -> i32 {
        Playout::new(self).judge()
    }

    /// How good a play looks: those that leave few replies.
    pub(super) fn promise_of(&self, play: Action) -> i32 {
        let mut next = *self;
        next.play_unchecked(&play);
        -40 * next.free().count_ones() as i32
    }
}
