//! Inspects a place, and what is on it: with a long press, the right mouse button, or a key.

use bevy::prelude::*;

use super::selection::{ActivateSite, Deselect, Selection};
use crate::app::games::view_of;
use crate::app::platform::Redraw;
use crate::app::session::{PositionChanged, Session};
use crate::app::state::Menu;
use rules::{About, Game, Piece, Presented, Site};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inspected>()
        .add_observer(inspect_site)
        .add_observer(reset)
        .add_observer(stop::<ActivateSite>)
        .add_observer(stop::<Deselect>)
        .add_systems(OnExit(Menu::None), |mut inspected: ResMut<Inspected>| inspected.0 = None);
}

/// The place under inspection.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Inspected(pub(crate) Option<Site>);

/// Request: inspect a place, or stop.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct InspectSite(pub(crate) Option<Site>);

fn inspect_site(request: On<InspectSite>, mut inspected: ResMut<Inspected>, mut redraw: ResMut<Redraw>) {
    redraw.request();
    // Inspecting the same place again stops.
    inspected.0 = request.0.filter(|site| inspected.0 != Some(*site));
}

fn reset(change: On<PositionChanged>, mut inspected: ResMut<Inspected>) {
    // During a review, the same place stays under inspection.
    if change.is_of_present() {
        inspected.0 = None;
    }
}

fn stop<E: Event>(_: On<E>, mut inspected: ResMut<Inspected>) {
    inspected.0 = None;
}

/// The information: what is on the place, what can be done there, what the place is.
pub(crate) fn answer(site: Site, session: &Session, selection: &Selection) -> Message {
    let position = session.shown();
    let piece = position.pieces().into_iter().find(|(at, _)| *at == site).map(|(_, piece)| piece);
    let standing = piece.map_or_else(msg::place_empty, |piece| named(piece, session));
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
    let owner = piece.owner.map_or_else(|| Message::verbatim(""), |owner| session.shown_name(owner));
    (view_of(session.kind()).piece_name)(piece, owner)
}

/// What activating the place would do, or why nothing.
fn prospect(site: Site, piece: Option<Piece>, session: &Session, selection: &Selection) -> Option<Message> {
    if session.review_ply().is_some() || !session.is_human_to_move() {
        return None;
    }
    let (position, moves) = (session.position(), session.legal_moves());
    if let Some(from) = selection.from().filter(|from| *from != site) {
        let there = moves.between(Some(from), Some(site));
        if !there.is_empty() {
            let gesture = &there.gestures[position.proposal(there.actions)];
            return Some(match gesture.pays.len() {
                0 => msg::place_target(),
                pays => msg::place_target_costs(pays),
            });
        }
    }
    // Ways to the same place differ only in what pays or is captured.
    let targets = moves.from(Some(site)).gestures.chunk_by(|a, b| a.to == b.to).count();
    if targets > 0 {
        return Some(msg::place_can_act(targets));
    }
    if piece.is_some_and(|piece| piece.owner == Some(position.to_move())) && !session.kind().places_pieces() {
        return Some(msg::place_cannot_act());
    }
    if piece.is_none() && session.kind().places_pieces() {
        let is_open = !moves.between(None, Some(site)).is_empty();
        return Some(if is_open { msg::place_open() } else { msg::place_closed() });
    }
    None
}
