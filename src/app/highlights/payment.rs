//! Highlights of payment: what pays for the proposal and what else could, or what would pay for the hovered target.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter, Phase, has_changed, is_choosing};
use super::kind::HighlightKind;
use crate::app::interaction::{Hovered, Selection};
use crate::app::session::Session;
use crate::app::settings::Settings;
use rules::{Presented, Site};

pub(super) fn is_stale(
    session: Session,
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    phase: Phase,
    settings: Res<Settings>,
) -> bool {
    session.is_changed()
        || selection.is_changed()
        || hovered.is_changed()
        || has_changed(&phase)
        || settings.is_changed()
}

pub(super) fn lay_payment(
    session: Session,
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    phase: Phase,
    mut highlighter: Highlighter,
) {
    let highlights = match &*selection {
        _ if !is_choosing(&phase) => Vec::new(),
        Selection::Offer { from, to, proposed, .. } => what_could_pay(&session, *from, *to, *proposed),
        Selection::Piece { from } | Selection::Asked { from: Some(from), .. } => {
            what_would_pay(&session, *from, hovered.site)
        }
        Selection::Nothing | Selection::Led { .. } | Selection::Asked { from: None, .. } => Vec::new(),
    };
    highlighter.relay(HighlightGroup::Payment, highlights);
}

/// What pays for the proposed way, and what pays for others.
fn what_could_pay(session: &Session, from: Site, to: Site, proposed: usize) -> Vec<(Site, HighlightKind)> {
    let ways = session.legal_moves().between(Some(from), Some(to)).gestures;
    let pays = ways.get(proposed).map_or(&[][..], |way| way.choices());
    let mut could: Vec<Site> = ways.iter().flat_map(|way| way.choices()).copied().collect();
    could.sort_unstable();
    could.dedup();
    let kind = |site| if pays.contains(&site) { HighlightKind::Pays } else { HighlightKind::CouldPay };
    could.into_iter().map(|site| (site, kind(site))).collect()
}

/// What would pay for the place under the pointer.
fn what_would_pay(session: &Session, from: Site, hovered: Option<Site>) -> Vec<(Site, HighlightKind)> {
    let ways = session.legal_moves().between(Some(from), hovered);
    if hovered.is_none() || ways.is_empty() {
        return Vec::new();
    }
    let way = &ways.gestures[session.position().proposal(ways.actions)];
    way.choices().iter().map(|site| (*site, HighlightKind::Pays)).collect()
}
