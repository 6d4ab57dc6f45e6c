//! The match at the table, as data: requests change it, facts report what changed.
//!
//! Input, a button or the computer triggers a request. The rules decide. What has happened is reported once, as a fact, to everything
//! that shows it. [`Session`] reads the whole of it; each part is a resource of its own.
//!
//! | file | topic |
//! |---|---|
//! | `parts.rs` | what a match consists of: match, players, save slot, what is shown |
//! | `read.rs` | [`Session`], which reads them all; who sits where; [`InSight`] |
//! | `legal_moves.rs` | the legal actions of a position and their gestures, by place |
//! | `setup.rs` | a match before it is on the table |
//! | `requests.rs` | requests and facts |
//! | `play.rs` | plays, undoes and redoes actions |
//! | `rematch.rs` | the same match once more |
//! | `strength.rs` | how strongly the computer plays |
//! | `clock.rs` | the players' clocks |
//! | `ending.rs` | players resign, agree to a draw or to undo, and swap sides before the first move |
//! | `review.rs` | the position that is shown, in the match or in a line that was not played; autoplay |
//! | `assists.rs` | which assists are on |

mod assists;
mod clock;
mod ending;
mod legal_moves;
mod parts;
mod play;
mod read;
mod rematch;
mod requests;
mod review;
mod setup;
mod strength;

use bevy::prelude::*;

pub(crate) use assists::{Assist, Assists, ToggleAssist};
pub(crate) use clock::{ClockRuns, TimeRanOut};
pub(crate) use ending::{
    AnswerOffer, MatchEnded, Offer, OfferDeclined, OfferDraw, OfferMade, Offers, Resign, SwapSides,
    can_offer_draw, can_swap_sides, who_can_end,
};
pub(crate) use legal_moves::LegalMoves;
#[cfg(test)]
pub(crate) use parts::TableMatch;
pub(crate) use parts::{LinkedMatch, Purpose, SaveSlot, ShownLine};
pub(crate) use read::{InSight, Session, is_face_to_face, is_passed_on, is_upside_down, near_player};
pub(crate) use rematch::{harder_rematch, rematch, restart};
#[cfg(test)]
pub(crate) use requests::ActionPlayed;
pub(crate) use requests::{
    ActionRefused, ActionUndone, ClearRecord, Display, LeaveTable, LetComputerAnswer, MatchLeft,
    MatchPrepared, MatchStarted, OnlyReviewing, OpenExercise, PlayAction, PlayedActions, PositionChanged,
    Redo, ReplayLastTurn, SkipReplay, StartMatch, TakeBack, Undo,
};
pub(crate) use review::{
    Autoplay, GoToPly, LeaveReview, LineMoved, LookAtTurn, PlayFromHere, ReviewMoved, ShowLine, StepByTurn,
    ToggleAutoplay, autoplay_step,
};
pub(crate) use setup::{MatchSetup, shown_name};
pub(crate) use strength::Strength;

use rules::GameKind;

pub(super) fn plugin(app: &mut App) {
    setup::put_display_match(GameKind::ALL[0], app.world_mut());
    app.add_plugins((play::plugin, clock::plugin, ending::plugin, review::plugin, assists::plugin));
}
