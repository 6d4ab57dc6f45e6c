//! Highlights of the hovered place: that it can be activated, and the new piece that would go there.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter, Phase, has_changed, is_choosing};
use super::kind::{Highlight, HighlightKind};
use crate::app::interaction::{Hovered, Selection};
use crate::app::session::{Assist, Assists, Session};
use crate::app::settings::Settings;
use rules::{Game, Site};

pub(super) fn is_stale(
    session: Session,
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    assists: Res<Assists>,
    phase: Phase,
    settings: Res<Settings>,
) -> bool {
    session.is_changed()
        || selection.is_changed()
        || hovered.is_changed()
        || assists.is_changed()
        || has_changed(&phase)
        || settings.is_changed()
}

pub(super) fn lay_hovered(
    session: Session,
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    assists: Res<Assists>,
    phase: Phase,
    mut highlighter: Highlighter,
) {
    let is_choosing = is_choosing(&phase);
    let is_seen = |site: &Site| hovered.by_key || is_choosing && selection.is_activatable(*site, &session);
    let corners = hovered.site.filter(is_seen).map(|site| (site, HighlightKind::Hovered));
    let is_new = |site: &Site| {
        is_choosing
            && assists.shows(Assist::Targets)
            && !session.legal_moves().between(None, Some(*site)).is_empty()
    };
    let place = match &*selection {
        Selection::Nothing => hovered.site,
        Selection::Asked { from: None, to, .. } => Some(*to),
        _ => None,
    };
    let new = place.filter(is_new);
    let proposed = new.map(|site| (site, HighlightKind::Proposed));
    highlighter.relay(HighlightGroup::Hover, corners.into_iter().chain(proposed));
    if let Some(site) = new {
        highlighter.draw_ghost(HighlightGroup::Hover, site, session.position().to_move());
    }
}

/// The ring of a proposed new piece is drawn in place of the frame below it.
pub(super) fn hide_covered_target(mut highlights: Query<(&Highlight, &HighlightGroup, &mut Visibility)>) {
    let mut rings = highlights.iter().filter(|(_, group, _)| **group == HighlightGroup::Hover);
    let ring = rings.find(|(highlight, ..)| highlight.kind == HighlightKind::Proposed);
    let covered = ring.map(|(highlight, ..)| highlight.site);
    for (highlight, group, mut visibility) in &mut highlights {
        if *group == HighlightGroup::Options && highlight.kind == HighlightKind::Target {
            let is_covered = covered == Some(highlight.site);
            visibility.set_if_neq(if is_covered { Visibility::Hidden } else { Visibility::Inherited });
        }
    }
}
