//! Inspects a place, and what is on it: with a long press, the right mouse button, or a key.

use bevy::prelude::*;

use super::selection::{ActivateSite, Deselect, Selection, ways};
use crate::app::games::view_of;
use crate::app::platform::Redraw;
use crate::app::session::{ActionPlayed, ActionUndone, LeaveTable, MatchStarted, Session};
use crate::app::state::Menu;
use crate::games::{About, Game, Piece, Presented, Site};
use crate::i18n::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inspected>()
        .add_observer(ask)
        .add_observer(forget::<ActionPlayed>)
        .add_observer(forget::<ActionUndone>)
        .add_observer(forget::<MatchStarted>)
        .add_observer(forget::<LeaveTable>)
        .add_observer(forget::<ActivateSite>)
        .add_observer(forget::<Deselect>)
        .add_systems(OnExit(Menu::None), |mut inspected: ResMut<Inspected>| inspected.0 = None);
}

/// The place under inspection.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Inspected(pub(crate) Option<Site>);

/// Request: inspect a place, or stop.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct InspectSite(pub(crate) Option<Site>);

fn ask(request: On<InspectSite>, mut inspected: ResMut<Inspected>, mut redraw: ResMut<Redraw>) {
    redraw.request();
    // Inspecting the same place again stops.
    inspected.0 = request.0.filter(|site| inspected.0 != Some(*site));
}

fn forget<E: Event>(_: On<E>, mut inspected: ResMut<Inspected>) {
    inspected.0 = None;
}

/// The information: what is on the place, what can be done there, what the place is.
pub(crate) fn answer(site: Site, session: &Session, selection: &Selection) -> Message {
    let position = session.shown();
    let piece = position.pieces().into_iter().find(|(at, _)| *at == site).map(|(_, piece)| piece);
    let standing = piece.map_or_else(msg::answer_empty, |piece| named(piece, session));
    let ground = position.about(site).map(|About { name, ground }| {
        let about = ground.message();
        match name {
            Some(name) => Message::joined([Message::verbatim(name), about], ". "),
            None => about,
        }
    });
    let sentences = [Some(standing), ground, prospect(site, piece, session, selection)];
    Message::joined(sentences.into_iter().flatten(), " ")
}

/// A piece's name, as a sentence.
fn named(piece: Piece, session: &Session) -> Message {
    let owner = piece.owner.map_or_else(|| Message::verbatim(""), |owner| session.name(owner));
    view_of(session.kind()).piece_name(piece, owner)
}

/// What activating the place would do, or why nothing.
fn prospect(site: Site, piece: Option<Piece>, session: &Session, selection: &Selection) -> Option<Message> {
    if session.review_ply().is_some() || !session.is_human_to_move() {
        return None;
    }
    let position = session.position();
    if let Some(from) = selection.from().filter(|from| *from != site) {
        let there = ways(session, |gesture| gesture.from == Some(from) && gesture.to == Some(site));
        if !there.is_empty() {
            let gesture = position.gesture(&there[position.proposal(&there)]);
            return Some(match gesture.pays.len() {
                0 => msg::answer_target(),
                pays => msg::answer_target_costs(pays),
            });
        }
    }
    let starts = ways(session, |gesture| gesture.from == Some(site));
    if !starts.is_empty() {
        return Some(msg::answer_can_act(starts.len()));
    }
    if piece.is_some_and(|piece| piece.owner == Some(position.to_move())) && !session.kind().places_pieces() {
        return Some(msg::answer_cannot_act());
    }
    if piece.is_none() && session.kind().places_pieces() {
        let is_open = !ways(session, |gesture| gesture.to == Some(site)).is_empty();
        return Some(if is_open { msg::answer_open() } else { msg::answer_closed() });
    }
    None
}
