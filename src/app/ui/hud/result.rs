//! The result of a match, beside the board that it is about, and what may come next.

use bevy::prelude::{Commands, CommandsStatesExt};
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui};

use super::status::{headline, outcome_reason};
use super::view::HudView;
use crate::app::session::{LeaveTable, Purpose, Session, harder_rematch, rematch};
use crate::app::state::{Menu, TurnPhase};
use crate::app::ui::language::Say;
use crate::app::ui::menus::{NewMatchOfGame, pair};
use crate::app::ui::painting::emblem;
use crate::app::ui::theme::{BRASS_BRIGHT, title};
use crate::app::ui::widgets::{button, button_row, faint};
use rules::{Game, Player, Reason, Score, ScoreKind, ScorePart};
use texts::{Message, Report, msg};

/// The size of the winner's emblem, and of who won.
const EMBLEM: f32 = 40.0;
const HEADLINE: f32 = 24.0;

/// Whether the panels show a result: the last piece is at rest, and everything has been counted. A course says itself how its matches end.
pub(super) fn shows_result(panel: &HudView) -> bool {
    panel.turn == TurnPhase::Over && panel.session.purpose() == Purpose::Match
}

/// Who won, and why.
pub(super) fn show_result(ui: &mut Ui, session: &Session) {
    let Some(outcome) = session.outcome() else { return };
    ui.horizontal(|ui| {
        if let Some(winner) = outcome.winner {
            emblem(ui, session.kind(), winner, EMBLEM);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let headline = RichText::new(ui.say(&headline(session, outcome)));
            ui.add(Label::new(headline.font(title(HEADLINE)).color(BRASS_BRIGHT)).wrap());
            let turns = msg::result_turns(session.game().turns().len());
            let said = Message::joined([outcome_reason(session, outcome), turns], " ");
            ui.add(Label::new(ui.say(&said)).wrap());
        });
    });
}

/// What can be done with a match that has ended: also a rematch, if nothing above offers it.
pub(super) fn offer_next(ui: &mut Ui, panel: &HudView, with_rematch: bool, commands: &mut Commands) {
    let session = panel.session;
    let width = ui.available_width();
    let share = (msg::share_open(), true);
    if with_rematch {
        match button_row(ui, [(msg::result_rematch(), !panel.is_guarded), share]) {
            Some(0) => commands.trigger(rematch(session)),
            Some(_) => commands.set_state(Menu::Share),
            None => {}
        }
    } else if button_row(ui, [share]).is_some() {
        commands.set_state(Menu::Share);
    }
    if let Some((level, next)) = harder_rematch(session)
        && button(ui, msg::result_harder(level.number()), width, true).clicked()
    {
        commands.trigger(next);
    }
    match pair(ui, [msg::match_new().into(), msg::match_main_menu().into()]) {
        Some(0) => commands.trigger(NewMatchOfGame),
        Some(_) => commands.trigger(LeaveTable),
        None => {}
    }
}

/// Whether the end of the match was counted: in one that ended otherwise, nothing was.
pub(super) fn was_counted(session: &Session) -> bool {
    let reason = session.outcome().map(|outcome| outcome.reason);
    matches!(reason, Some(Reason::MorePoints { .. } | Reason::EqualPoints { .. }))
}

/// A player's points by what they are for, if there is more than one thing.
pub(super) fn parts_of(score: &Score, player: Player) -> Option<Message> {
    let part = |part: &ScorePart| {
        let sign = if part.kind == ScoreKind::Panels { "" } else { "+" };
        let points = Message::verbatim(format!("{sign}{}", part.points[player.index()]));
        // No line ends between them.
        Message::joined([part.kind.message(), points], "\u{a0}")
    };
    (score.parts.len() > 1).then(|| Message::joined(score.parts.iter().map(part), ", "))
}

/// How the panels of both players add up, and what the links on the board mean that count besides.
pub(super) fn show_sums(ui: &mut Ui, session: &Session) {
    let Some(score) = session.position().score() else { return };
    for player in Player::BOTH {
        let (name, sum) = (session.name(player), sum_of_panels(&score, player));
        faint(ui, if sum.is_empty() { msg::score_no_panel(name) } else { msg::score_sum(name, sum) });
    }
    let links = score.parts.iter().filter(|part| part.points != [0; 2]).filter_map(|part| match part.kind {
        ScoreKind::Panels => None,
        ScoreKind::Areas => Some(msg::score_marks_areas()),
        ScoreKind::Chains => Some(msg::score_marks_chains()),
    });
    let links: Vec<Message> = links.collect();
    if !links.is_empty() {
        faint(ui, Message::joined(links, " "));
    }
}

/// The panels of a player as a sum, the largest first: `6 + 6 + 3`.
fn sum_of_panels(score: &Score, player: Player) -> String {
    let Some(panels) = score.part(ScoreKind::Panels) else { return String::new() };
    let mut worth: Vec<u16> = panels
        .regions
        .iter()
        .filter(|region| region.owner == Some(player))
        .map(|region| region.points)
        .collect();
    worth.sort_unstable_by(|a, b| b.cmp(a));
    worth.iter().map(u16::to_string).collect::<Vec<_>>().join(" + ")
}
