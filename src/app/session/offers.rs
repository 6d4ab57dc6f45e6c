//! What a player asks the opponent to agree to: a draw, or to undo. The opponent answers, or declines by playing on; the computer
//! answers in `src/app/ai/draw_answer.rs`.

use bevy::prelude::*;

use super::ending::{EndMatch, who_can_end};
use super::read::Session;
use super::requests::{ActionPlayed, OfferUndo, PositionChanged, UndoAgreed};
use record::Ending;
use rules::Player;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>()
        .add_observer(offer_draw)
        .add_observer(offer_undo)
        .add_observer(answer_offer)
        .add_observer(decline_by_playing_on)
        .add_observer(reset);
}

/// A player who has offered a draw can offer the next one after this many turns, three of each player, so that nobody is pestered.
const TURNS_BETWEEN_DRAW_OFFERS: usize = 6;

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// A draw.
    Draw,
    /// To undo the last action.
    Undo,
}

/// The offers of this match.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Offers {
    /// What waits for an answer, and whose it is.
    pending: Option<(Player, Offer)>,
    /// After how many turns each player last offered a draw.
    draws_offered: [Option<usize>; 2],
}

impl Offers {
    /// The offer that waits for an answer, and the player who made it.
    pub(crate) const fn pending(&self) -> Option<(Player, Offer)> {
        self.pending
    }

    /// Whether the computer has to answer an offer.
    pub(crate) fn is_for_computer(&self, session: &Session) -> bool {
        self.pending.is_some_and(|(by, _)| session.computers()[by.other().index()].is_some())
    }
}

/// Request: the person who can end the match offers a draw.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct OfferDraw;

/// Request: answer the offer.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct AnswerOffer {
    pub(crate) accepts: bool,
}

/// Fact: a player has made an offer.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct OfferMade;

/// Fact: this player has declined an offer.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct OfferDeclined {
    pub(crate) by: Player,
    pub(crate) offer: Offer,
}

/// Whether a draw can be offered now.
pub(crate) fn can_offer_draw(session: &Session, offers: &Offers) -> bool {
    let turns = session.game().turns().len();
    who_can_end(session).is_some_and(|player| {
        let last = offers.draws_offered[player.index()];
        offers.pending.is_none() && last.is_none_or(|last| turns >= last + TURNS_BETWEEN_DRAW_OFFERS)
    })
}

fn offer_draw(_: On<OfferDraw>, session: Session, mut offers: ResMut<Offers>, mut commands: Commands) {
    if let Some(player) = who_can_end(&session).filter(|_| can_offer_draw(&session, &offers)) {
        offers.draws_offered[player.index()] = Some(session.game().turns().len());
        offers.pending = Some((player, Offer::Draw));
        commands.trigger(OfferMade);
    }
}

fn offer_undo(request: On<OfferUndo>, mut offers: ResMut<Offers>, mut commands: Commands) {
    if offers.pending.is_none() {
        offers.pending = Some((request.0, Offer::Undo));
        commands.trigger(OfferMade);
    }
}

fn answer_offer(answer: On<AnswerOffer>, mut offers: ResMut<Offers>, mut commands: Commands) {
    match offers.pending.take() {
        None => {}
        Some((by, offer)) if !answer.accepts => commands.trigger(OfferDeclined { by: by.other(), offer }),
        Some((_, Offer::Draw)) => commands.trigger(EndMatch(Ending::DrawAgreed)),
        Some((_, Offer::Undo)) => commands.trigger(UndoAgreed),
    }
}

/// The computer's answer does not depend on what it has played in the meantime. Those who offered a draw may play on.
fn decline_by_playing_on(
    _: On<ActionPlayed>,
    session: Session,
    mut offers: ResMut<Offers>,
    mut commands: Commands,
) {
    let Some((by, offer)) = offers.pending else { return };
    let player = session.game().played().last().map(|played| played.by);
    let is_declined = player == Some(by.other()) && !offers.is_for_computer(&session);
    if is_declined || offer == Offer::Undo {
        offers.pending = None;
        commands.trigger(OfferDeclined { by: by.other(), offer });
    }
}

fn reset(change: On<PositionChanged>, mut offers: ResMut<Offers>) {
    match *change {
        PositionChanged::Started | PositionChanged::Left => *offers = Offers::default(),
        PositionChanged::Undone | PositionChanged::TimeRanOut | PositionChanged::Ended => {
            offers.pending = None;
        }
        PositionChanged::Played | PositionChanged::Reviewed => {}
    }
}
