//! Static evaluation and ordering scores.

use super::playout::Playout;
use crate::games::Game;
use crate::games::kulami::{Action, Kulami};

impl Kulami {
    /// The static evaluation for the player to move.
    pub(super) fn static_eval(&self) -> i32 {
        Playout::new(self).static_eval()
    }

    /// The ordering score of a play: the fewer replies it leaves, the better.
    pub(super) fn ordering_score_of(&self, play: Action) -> i32 {
        let mut next = *self;
        next.play_unchecked(&play);
        -40 * next.free().count_ones() as i32
    }
}
