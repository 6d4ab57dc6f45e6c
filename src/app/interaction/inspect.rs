//! Inspects a place, and what is on it: with a long press, the right mouse button, or a key.

use bevy::prelude::*;

use super::selection::{ActivateSite, Deselect, Selection};
use crate::app::games::view_of;
use crate::app::platform::Redraw;
use crate::app::session::{Assist, Assists, PositionChanged, Session};
use crate::app::state::Menu;
use rules::{About, AnyAction, Capture, Controlled, Game, Piece, Presented, Site, Zone};
use texts::{Message, Report, control_told, listed, msg};

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

/// The information: what is on the place, what the place is, who controls it, what can be done there, or why nothing can.
pub(crate) fn answer(site: Site, session: &Session, selection: &Selection, assists: &Assists) -> Message {
    let position = session.shown();
    let piece = piece_on(site, session);
    let standing = piece.map_or_else(msg::place_empty, |piece| named(piece, session));
    let ground = position.about(site).map(|About { name, ground }| {
        let about = ground.message();
        match name {
            Some(name) => Message::joined([Message::verbatim(name), about], ". "),
            None => about,
        }
    });
    let control = control(site, session, assists);
    let danger = danger(site, session, assists);
    let landing = ground.as_ref().and_then(|_| landing(site, session, selection, assists));
    let prospect = prospect(site, session, selection).or_else(|| why_not(site, piece, session));
    let sentences = [Some(standing), danger, ground, control, prospect, landing];
    Message::joined(sentences.into_iter().flatten(), " ")
}

/// The same in few words, in games where all places are alike: what is on the place or who controls it, and what can be done there.
pub(crate) fn brief_answer(
    site: Site,
    session: &Session,
    selection: &Selection,
    assists: &Assists,
) -> Option<Message> {
    let named = || piece_on(site, session).map(|piece| named(piece, session));
    let what = control(site, session, assists).or_else(named);
    let sentences = [what, prospect(site, session, selection)];
    let said: Vec<Message> = sentences.into_iter().flatten().collect();
    (!said.is_empty()).then(|| Message::joined(said, " "))
}

fn piece_on(site: Site, session: &Session) -> Option<Piece> {
    session.shown().pieces().into_iter().find(|(at, _)| *at == site).map(|(_, piece)| piece)
}

/// Who controls the place or what is on it. Who holds a panel is only told to those who want to see it.
fn control(site: Site, session: &Session, assists: &Assists) -> Option<Message> {
    let control = session.shown().control(site)?;
    let is_told = control.what == Controlled::Battery || assists.shows(Assist::Panels);
    is_told.then(|| control_told(&control, |player| session.shown_owner(player)))
}

/// That the piece there could be captured next, and by which enemies.
pub(crate) fn danger(site: Site, session: &Session, assists: &Assists) -> Option<Message> {
    let captors: Vec<Site> = captures_of(site, session, assists).map(|capture| capture.from).collect();
    listed(&captors).map(msg::place_in_danger)
}

/// What the selected piece would capture on its way there, and from where it could then be captured itself.
pub(crate) fn landing(
    site: Site,
    session: &Session,
    selection: &Selection,
    assists: &Assists,
) -> Option<Message> {
    let from = selection.from().filter(|_| session.is_human_to_move())?;
    let ways = session.legal_moves().between(Some(from), Some(site));
    let position = session.position();
    let way = (!ways.is_empty()).then(|| position.proposal(ways.actions))?;
    let captures = listed(&ways.gestures[way].captures).map(msg::place_captures);
    let captors = captors_there(site, session, &ways.actions[way], assists);
    let said: Vec<Message> =
        captures.into_iter().chain(listed(&captors).map(msg::place_danger_there)).collect();
    (!said.is_empty()).then(|| Message::joined(said, " "))
}

/// The enemies that could capture the piece that an action takes to a place, for a player who wants to be told.
pub(crate) fn captors_there(
    site: Site,
    session: &Session,
    action: &AnyAction,
    assists: &Assists,
) -> Vec<Site> {
    let position = session.position();
    let mut after = position.clone();
    let is_played = assists.shows(Assist::Danger) && after.play(action).is_ok();
    if !is_played || after.outcome().is_some() || after.to_move() == position.to_move() {
        return Vec::new();
    }
    let gestures = after.actions();
    let gestures = gestures.iter().map(|answer| after.gesture(answer));
    let captors = gestures.filter(|gesture| gesture.captures.contains(&site));
    let mut captors: Vec<Site> = captors.filter_map(|gesture| gesture.from).collect();
    captors.sort_unstable();
    captors.dedup();
    captors
}

/// How enemy pieces could capture the piece there next, if the player to move can still save it and wants to be told.
pub(crate) fn captures_of<'a>(
    site: Site,
    session: &'a Session,
    assists: &Assists,
) -> impl Iterator<Item = &'a Capture> {
    let is_told = assists.shows(Assist::Danger) && session.review_ply().is_none();
    let zones = if is_told { session.zones() } else { &[] };
    let captures = zones.iter().flat_map(|zone| match zone {
        Zone::Danger { captures } => captures.as_slice(),
        Zone::Line { .. } | Zone::OffLimits { .. } => &[],
    });
    captures.filter(move |capture| capture.at == site)
}

/// A piece's name, as a sentence.
fn named(piece: Piece, session: &Session) -> Message {
    let owner = piece.owner.map_or_else(|| Message::verbatim(""), |owner| session.shown_owner(owner));
    (view_of(session.kind()).piece_name)(piece, owner)
}

/// What activating the place would do.
fn prospect(site: Site, session: &Session, selection: &Selection) -> Option<Message> {
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
    let is_open = !moves.between(None, Some(site)).is_empty();
    is_open.then(msg::place_open)
}

/// Why nothing can be done with the piece on the place, or no new piece can be placed there. That something is the opponent's has been
/// said.
fn why_not(site: Site, piece: Option<Piece>, session: &Session) -> Option<Message> {
    if session.review_ply().is_some() || !session.is_human_to_move() {
        return None;
    }
    let position = session.position();
    let enemy = position.to_move().other();
    let is_asked = if session.kind().places_pieces() {
        piece.is_none()
    } else {
        piece.is_some_and(|piece| piece.owner != Some(enemy))
            && position.control(site).is_none_or(|control| control.leader() != Some(enemy))
    };
    let action = position.attempt(None, site).filter(|_| is_asked)?;
    let reason = position.clone().play(&action).err()?;
    Some(reason.message().sentence())
}
