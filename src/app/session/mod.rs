//! The match at the table, as data: requests change it, facts report what changed.
//!
//! Input, a button or the computer triggers a request. The rules decide. What has happened is reported once, as a fact, to everything
//! that shows it. [`Session`] reads the whole of it; each part is a resource of its own.
//!
//! | file | topic |
//! |---|---|
//! | `parts.rs` | what a match consists of: match, players, save slot, review cursor |
//! | `read.rs` | [`Session`], which reads them all |
//! | `legal_moves.rs` | the legal actions of a position and their gestures, by place |
//! | `setup.rs`, `linked.rs` | a match before it is on the table; one that was opened by a link |
//! | `requests.rs` | requests and facts |
//! | `play.rs` | plays, undoes and redoes actions |
//! | `in_sight.rs` | nothing is done to a match that is not in sight |
//! | `strength.rs` | how strongly the computer plays |
//! | `sides.rs` | who sits on which side of the board |
//! | `clock.rs` | the players' clocks |
//! | `ending.rs` | players resign; they swap sides before the first move |
//! | `offers.rs` | what a player asks the opponent to agree to: a draw, or to undo |
//! | `review.rs` | the position that is shown: the review cursor and autoplay |
//! | `line.rs` | a line on the board during a review, which was not played |
//! | `assists.rs` | which assists are on |

mod assists;
mod clock;
mod ending;
mod in_sight;
mod legal_moves;
mod line;
mod linked;
mod offers;
mod parts;
mod play;
mod read;
mod requests;
mod review;
mod setup;
mod sides;
mod strength;

use bevy::prelude::*;

pub(crate) use assists::{Assist, Assists, ToggleAssist};
pub(crate) use clock::{ClockRuns, TimeRanOut};
pub(crate) use ending::{MatchEnded, Resign, SwapSides, can_swap_sides, who_can_end};
pub(crate) use in_sight::InSight;
pub(crate) use legal_moves::LegalMoves;
pub(crate) use line::{LineMoved, ShowLine};
pub(crate) use linked::LinkedMatch;
pub(crate) use offers::{AnswerOffer, Offer, OfferDeclined, OfferDraw, OfferMade, Offers, can_offer_draw};
#[cfg(test)]
pub(crate) use parts::TableMatch;
pub(crate) use parts::{Purpose, SaveSlot};
pub(crate) use read::Session;
pub(crate) use requests::{
    ActionPlayed, ActionRefused, ActionUndone, ClearRecord, LeaveTable, LetComputerAnswer, MatchLeft,
    MatchPrepared, MatchStarted, OnlyReviewing, OpenExercise, PlayAction, PositionChanged, Redo,
    ReplayLastTurn, SkipReplay, StartMatch, TakeBack, Undo,
};
pub(crate) use review::{
    Autoplay, GoToPly, LeaveReview, PlayFromHere, ReviewMoved, StepByTurn, ToggleAutoplay, autoplay_step,
};
pub(crate) use setup::{MatchSetup, shown_name};
pub(crate) use sides::{is_face_to_face, is_passed_on, is_upside_down, near_player};
pub(crate) use strength::Strength;

pub(super) fn plugin(app: &mut App) {
    setup::put_display_match(app.world_mut());
    app.add_plugins((
        play::plugin,
        clock::plugin,
        ending::plugin,
        offers::plugin,
        review::plugin,
        line::plugin,
        assists::plugin,
    ));
}
