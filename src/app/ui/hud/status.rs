//! The status line: what the player can do now, or how the match stands.

use bevy_egui::egui::{Ui, vec2};

use super::advice::hint;
use super::view::HudView;
use crate::app::ai::Opponent;
use crate::app::board::Scoring;
use crate::app::interaction::Selection;
use crate::app::session::Session;
use crate::app::ui::outcome::{headline, reason};
use crate::games::{Game, Player, Presented, ScoreKind, Site};
use crate::i18n::{say, say_with, tell};

pub(crate) fn show_status(ui: &mut Ui, panel: &HudView) {
    if let Some(at) = panel.session.review_ply() {
        let fillings = [("at", at.into()), ("all", panel.session.game().played().len().into())];
        ui.label(say_with("review-at", &fillings));
        return;
    }
    ui.allocate_ui(vec2(ui.available_width(), 44.0), |ui| {
        ui.set_min_height(44.0);
        ui.label(status(panel));
    });
}

/// The status in words.
pub(crate) fn status(panel: &HudView) -> String {
    let HudView { session, selection, computer, .. } = panel;
    match (session.outcome(), selection.proposal()) {
        // The result is shown only when everything has been counted.
        (Some(_), _) if panel.scoring.is_active() => counting(session, panel.scoring),
        (Some(outcome), _) => format!("{}. {}", headline(session, outcome), reason(outcome)),
        (None, proposal) if let Selection::Led { way, .. } = selection => {
            let here = way.last().map(ToString::to_string).unwrap_or_default();
            match proposal {
                Some(_) => say_with("panel-jump-on", &[("here", here.into())]),
                None => say("panel-jump-on-only"),
            }
        }
        (None, Some(_)) if let Selection::Asked { to, .. } = selection => {
            say_with("panel-asked", &[("to", to.to_string().into())])
        }
        (None, Some(proposal)) => {
            let gesture = session.position().gesture(proposal);
            let chosen = listed(gesture.choices());
            match (gesture.pays.is_empty(), chosen.is_empty()) {
                (false, _) => say_with("panel-paid-with", &[("pieces", chosen.into())]),
                (true, false) => say_with("panel-takes", &[("pieces", chosen.into())]),
                (true, true) => say("panel-takes-nothing"),
            }
        }
        (None, None) if session.computer_to_move().is_some() => thinking(session, &computer.opponent),
        (None, None) if computer.hint.is_coming() => say("hint-coming"),
        (None, None) if let Some(advice) = computer.hint.advice() => hint(advice),
        (None, None) => panel.notice.0.clone().unwrap_or_else(|| {
            let task = tell("task", &session.position().status());
            house_rules(session).map_or_else(|| task.clone(), |warning| format!("{task} {warning}"))
        }),
    }
}

/// What the computer is doing, when it is to move.
fn thinking(session: &Session, opponent: &Opponent) -> String {
    let name = session.name(session.position().to_move()).to_owned();
    if opponent.is_paused() {
        return say_with("panel-machine-waits", &[("player", name.into())]);
    }
    if !opponent.is_thinking() {
        return say_with("panel-machine-plays", &[("player", name.into())]);
    }
    let depth = opponent.thought().map_or(0, |thought| thought.depth);
    say_with("panel-thinks", &[("player", name.into()), ("depth", depth.into())])
}

/// How close the match is to a draw by a house rule, once that matters.
fn house_rules(session: &Session) -> Option<String> {
    let (limit, quiet) = (session.position().quiet_limit()?, session.game().quiet());
    if session.game().repetitions() == 2 {
        return Some(say("panel-came-back"));
    }
    let fillings = [("count", quiet.into()), ("limit", limit.into())];
    (quiet * 10 >= limit * 7).then(|| say_with("panel-quiet", &fillings))
}

/// What is being counted, and what it adds.
fn counting(session: &Session, scoring: &Scoring) -> String {
    let part = scoring.part().filter(|part| part.kind != ScoreKind::Panels);
    let Some(part) = part else { return say("panel-counting-panels") };
    let title = tell("score", &part.kind);
    match Player::BOTH.into_iter().find(|player| part.points[player.index()] > 0) {
        None => say_with("panel-counting-equal", &[("part", title.into())]),
        Some(player) => {
            let (name, points) = (session.name(player), part.points[player.index()]);
            let fillings = [("part", title.into()), ("player", name.into()), ("points", points.into())];
            say_with("panel-counting-adds", &fillings)
        }
    }
}

/// A list of places: `a1, b2 and c3`.
fn listed(places: &[Site]) -> String {
    let places: Vec<String> = places.iter().map(ToString::to_string).collect();
    match &places[..] {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => {
            say_with("panel-and", &[("all", others.join(", ").into()), ("last", last.clone().into())])
        }
    }
}
