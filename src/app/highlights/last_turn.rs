//! Highlights of the last turn.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter};
use super::kind::HighlightKind;
use crate::app::board::ScoringStep;
use crate::app::session::Session;
use crate::app::settings::Settings;
use rules::{Presented, Site};

pub(super) fn is_stale(session: Session, step: Res<ScoringStep>, settings: Res<Settings>) -> bool {
    session.is_changed() || step.is_changed() || settings.is_changed()
}

pub(super) fn lay_last_turn(session: Session, step: Res<ScoringStep>, mut highlighter: Highlighter) {
    let highlights = if step.0.is_none() { last_turn(&session) } else { Vec::new() };
    highlighter.relay(HighlightGroup::LastTurn, highlights);
}

/// Where pieces left and arrived in the last completed turn.
fn last_turn(session: &Session) -> Vec<(Site, HighlightKind)> {
    let (game, at) = session.shown_part();
    let played = game.played();
    let turn = if session.review_ply().is_none() {
        game.last_turn()
    } else {
        // The turn that was in progress then.
        let begin = game.turns().into_iter().map(|turn| turn.start).take_while(|begin| *begin < at);
        begin.last().unwrap_or(0)..at
    };
    let mut highlights: Vec<(Site, HighlightKind)> = Vec::new();
    for i in turn {
        let before = i.checked_sub(1).map_or(game.start(), |i| &played[i].after);
        let gesture = before.gesture(&played[i].action);
        // A piece that moves on is not highlighted where it only stopped over.
        let stopover = highlights
            .iter()
            .position(|(site, kind)| *kind == HighlightKind::Arrived && Some(*site) == gesture.from);
        match stopover {
            Some(i) => drop(highlights.remove(i)),
            None => highlights.extend(gesture.from.map(|site| (site, HighlightKind::Left))),
        }
        highlights.extend(gesture.to.map(|site| (site, HighlightKind::Arrived)));
    }
    highlights
}
