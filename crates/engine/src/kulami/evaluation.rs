//! Static evaluation and ordering scores.

use super::playout::Playout;
use rules::Game;
use rules::kulami::{Action, Kulami};

/// The static evaluation for the player to move.
pub(super) fn static_eval(game: &Kulami) -> i32 {
    Playout::new(game).static_eval()
}

/// The ordering score of a play: the fewer replies it leaves, the better.
pub(super) fn ordering_score_of(game: &Kulami, play: Action) -> i32 {
    let mut next = *game;
    next.play_unchecked(&play);
    -40 * next.free().count_ones() as i32
}
