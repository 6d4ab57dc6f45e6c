//! How people end a match themselves: by resigning, or by an agreement; and how they swap sides before it begins.
//!
//! A player asks the opponent to agree to a draw, or to undo. The opponent answers, or declines by playing on; the computer answers in
//! `src/app/ai/draw_answer.rs`.

use bevy::prelude::*;

use super::parts::{Review, SaveSlot, TableMatch};
use super::play::in_the_present;
use super::read::Session;
use super::requests::{OfferUndo, PositionChanged, StartMatch, UndoAgreed, report};
use crate::app::order::{ActionSystems, AfterAction};
use record::Ending;
use rules::{Game, Player};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>()
        .add_observer(resign)
        .add_observer(end_match)
        .add_observer(swap_sides)
        .add_observer(offer_draw)
        .add_observer(offer_undo)
        .add_observer(answer_offer)
        .add_systems(AfterAction, decline_by_playing_on.in_set(ActionSystems::Offers))
        .add_observer(reset);
}

/// Request: the person who can end the match resigns.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Resign;

/// Request: swap the sides of the players before the first move.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SwapSides;

/// Request: end the match as the players have decided.
#[derive(Event, Clone, Copy, Debug)]
struct EndMatch(Ending);

/// Fact: the players have ended the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchEnded;

/// The person who can resign or offer a draw: the one to move or, against the computer, the only one, even while the computer is to move.
/// `None` in a match that is over or has not begun.
pub(crate) fn who_can_end(session: &Session) -> Option<Player> {
    if session.outcome().is_some() || !session.game().can_undo() {
        return None;
    }
    match session.computers() {
        [None, None] => Some(session.position().to_move()),
        [None, Some(_)] => Some(Player::One),
        [Some(_), None] => Some(Player::Two),
        [Some(_), Some(_)] => None,
    }
}

/// Whether nothing has been played yet, so that the players can swap sides.
pub(crate) fn can_swap_sides(session: &Session) -> bool {
    let game = session.game();
    !game.can_undo() && !game.can_redo() && session.outcome().is_none()
}

fn resign(_: On<Resign>, session: Session, mut commands: Commands) {
    if let Some(player) = who_can_end(&session) {
        commands.trigger(EndMatch(Ending::Resigned(player)));
    }
}

fn end_match(
    request: On<EndMatch>,
    review: Res<Review>,
    mut table: ResMut<TableMatch>,
    mut commands: Commands,
) {
    if review.ply.is_some() {
        return in_the_present(&mut commands, *request);
    }
    if table.end(request.0) {
        report(&mut commands, PositionChanged::Ended, MatchEnded);
    }
}

fn swap_sides(_: On<SwapSides>, session: Session, slot: Res<SaveSlot>, mut commands: Commands) {
    if can_swap_sides(&session) {
        commands.trigger(StartMatch(session.setup(&slot).with_sides_swapped()));
    }
}

/// A player who has offered a draw can offer the next one after this many turns, three of each player, so that the opponent is not pestered.
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
fn decline_by_playing_on(session: Session, mut offers: ResMut<Offers>, mut commands: Commands) {
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
