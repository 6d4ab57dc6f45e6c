//! Highlights of what can be done: the pieces that can act, or where the selected one can go and at what price.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter, Phase, has_changed, is_choosing};
use super::kind::{Highlight, HighlightKind};
use super::palette::label;
use crate::app::interaction::Selection;
use crate::app::session::{Assist, Assists, Session};
use crate::app::settings::Settings;
use rules::{AnyAction, Game, Lead, Presented, Site};

/// The height of a floating price above a piece.
const HEADROOM: f32 = 0.4;

/// A highlight, and the price on it.
type Priced = (Highlight, Option<usize>);

const fn priceless(site: Site, kind: HighlightKind) -> Priced {
    (Highlight { site, kind }, None)
}

pub(super) fn is_stale(
    session: Session,
    selection: Res<Selection>,
    assists: Res<Assists>,
    phase: Phase,
    settings: Res<Settings>,
) -> bool {
    session.is_changed()
        || selection.is_changed()
        || assists.is_changed()
        || has_changed(&phase)
        || settings.is_changed()
}

pub(super) fn lay_options(
    session: Session,
    selection: Res<Selection>,
    assists: Res<Assists>,
    phase: Phase,
    mut highlighter: Highlighter,
) {
    highlighter.clear(HighlightGroup::Options);
    if !is_choosing(&phase) {
        return;
    }
    let highlights = match (selection.from(), &*selection) {
        (None, _) => what_can_act(&session, &assists),
        (Some(from), Selection::Led { way, lead, .. }) => what_leads_on(&session, from, way, lead),
        (Some(from), _) => where_it_can_go(&session, &selection, from),
    };
    let (spots, pieces) = (highlighter.look.spots(), session.position().pieces());
    for (highlight, price) in highlights {
        let entity = highlighter.lay(HighlightGroup::Options, highlight, &spots);
        if let (Some(entity), Some(price)) = (entity, price) {
            // Above the piece on the place.
            let piece = pieces.iter().find(|(site, _)| *site == highlight.site).map(|(_, piece)| *piece);
            let height = piece.map_or(0.03, |piece| highlighter.look.body(piece).height + HEADROOM);
            label(entity, price, height, piece.is_some(), &mut highlighter.art);
        }
    }
}

/// The pieces that can act, and the places for a new one.
fn what_can_act(session: &Session, assists: &Assists) -> Vec<Priced> {
    let moves = session.legal_moves();
    let pieces = moves.pieces().map(|site| priceless(site, HighlightKind::CanAct));
    let targets = moves.targets(None).filter(|_| assists.shows(Assist::Targets));
    pieces.chain(targets.map(|site| priceless(site, HighlightKind::Target))).collect()
}

/// The targets of the selected piece, each with its price.
fn where_it_can_go(session: &Session, selection: &Selection, from: Site) -> Vec<Priced> {
    let proposed = match selection {
        Selection::Offer { to, .. } | Selection::Asked { to, .. } => Some(*to),
        Selection::Nothing | Selection::Piece { .. } | Selection::Led { .. } => None,
    };
    let mut highlights = vec![priceless(from, HighlightKind::Chosen)];
    for alike in session.legal_moves().from(Some(from)).by_target() {
        let gesture = &alike[0];
        let Some(to) = gesture.to else { continue };
        if gesture.is_lost {
            highlights.push(priceless(to, HighlightKind::Loss));
        }
        let captures = !gesture.captures.is_empty();
        let kind = match captures {
            _ if proposed == Some(to) => HighlightKind::Proposed,
            true => HighlightKind::Capture,
            false => HighlightKind::Target,
        };
        if proposed == Some(to) && captures {
            highlights.push(priceless(to, HighlightKind::Capture));
        }
        let price = gesture.pays.len();
        highlights.push((Highlight { site: to, kind }, (price > 0).then_some(price)));
    }
    highlights
}

/// The path of a piece in a jump series, what it captures on the way, and where it can continue.
fn what_leads_on(session: &Session, from: Site, way: &[Site], lead: &Lead<AnyAction>) -> Vec<Priced> {
    let mut highlights = vec![priceless(from, HighlightKind::Chosen)];
    highlights.extend(lead.captures.iter().map(|site| priceless(*site, HighlightKind::Pays)));
    if let [_, stopovers @ .., end] = way {
        highlights.extend(stopovers.iter().map(|site| priceless(*site, HighlightKind::Left)));
        highlights.push(priceless(*end, HighlightKind::Proposed));
    }
    for next in &lead.next {
        let Some(there) = session.position().lead(&[way, &[*next]].concat()) else { continue };
        let is_lost = there.stop.is_some_and(|stop| session.position().gesture(&stop).is_lost);
        let captures = there.captures.len() > lead.captures.len();
        highlights
            .push(priceless(*next, if captures { HighlightKind::Capture } else { HighlightKind::Target }));
        highlights.extend(is_lost.then_some(priceless(*next, HighlightKind::Loss)));
    }
    highlights
}
