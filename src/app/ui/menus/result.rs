//! The result of a match: who won, and why, with the next steps.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Grid, Layout, RichText, Ui};

use super::match_actions::{new_match_like, pair, rematch};
use super::new_match::Draft;
use crate::app::board::CountScore;
use crate::app::order::{ActionSystems, AfterAction, AppSystems};
use crate::app::session::{
    GoToPly, LeaveTable, MatchEnded, PlayedActions, PositionChanged, Purpose, Session, TimeRanOut,
};
use crate::app::state::{Menu, TurnPhase};
use crate::app::ui::hud::{headline, outcome_reason};
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::theme::{BRASS_BRIGHT, strong, title};
use crate::app::ui::widgets::{button, button_row, dialog, faint, main_button};
use rules::{Effect, Game, Player, Reason, Score, ScoreKind};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingResult>()
        .add_systems(AfterAction, expect_result_of_action.in_set(ActionSystems::Announce))
        .add_observer(expect_result::<TimeRanOut>)
        .add_observer(expect_result::<MatchEnded>)
        .add_observer(reset)
        .add_systems(Update, announce.in_set(AppSystems::Ui).run_if(in_state(Menu::None)));
}

/// Whether the match has ended and its result has not been shown yet.
#[derive(Resource, Debug, Default)]
pub(crate) struct PendingResult(bool);

pub(crate) fn expect_result_of_action(
    actions: Res<PlayedActions>,
    session: Session,
    mut pending: ResMut<PendingResult>,
) {
    // A course says itself how its matches end.
    let is_match = session.purpose() == Purpose::Match;
    pending.0 = is_match && actions.effects().iter().any(|effect| matches!(effect, Effect::Ended { .. }));
}

fn expect_result<E: Event>(_: On<E>, mut pending: ResMut<PendingResult>) {
    pending.0 = true;
}

/// Another match has a result of its own.
fn reset(change: On<PositionChanged>, mut pending: ResMut<PendingResult>) {
    if change.is_of_match() {
        pending.0 = false;
    }
}

/// The result is shown once the last piece is at rest and no other dialog is open.
pub(crate) fn announce(
    mut pending: ResMut<PendingResult>,
    turn: Option<Res<State<TurnPhase>>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if pending.0 && turn.is_some_and(|turn| **turn == TurnPhase::Over) {
        pending.0 = false;
        menu.set(Menu::Result);
    }
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    session: Session,
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let Some(outcome) = session.outcome() else {
        menu.set(Menu::None);
        return Ok(());
    };
    dialog(contexts.ctx_mut()?, "result", 430.0, |ui| {
        ui.vertical_centered(|ui| {
            if let Some(winner) = outcome.winner {
                emblem(ui, session.kind(), winner, 64.0);
            }
            ui.label(
                RichText::new(ui.say(&headline(&session, outcome))).font(title(34.0)).color(BRASS_BRIGHT),
            );
            // Here the sentence names who resigned.
            let reason = match (outcome.reason, outcome.winner) {
                (Reason::Resigned, Some(winner)) => msg::result_resigned(session.name(winner.other())),
                _ => outcome_reason(outcome),
            };
            ui.label(ui.say(&reason));
        });
        if let Some(score) = session.position().score() {
            ui.add_space(6.0);
            ui.scope(|ui| show_score(ui, &session, &score));
        }
        ui.add_space(8.0);
        if main_button(ui, msg::result_rematch(), true).clicked() {
            commands.trigger(rematch(&session));
        }
        match pair(ui, [msg::result_view_board(), msg::result_review()]) {
            Some(0) => menu.set(Menu::None),
            Some(_) => {
                menu.set(Menu::None);
                commands.trigger(GoToPly(session.game().played().len()));
            }
            None => {}
        }
        // In a match that ended otherwise, nothing was counted.
        if matches!(outcome.reason, Reason::MorePoints { .. } | Reason::EqualPoints { .. })
            && button(ui, msg::panel_recount(), ui.available_width(), true).clicked()
        {
            menu.set(Menu::None);
            commands.trigger(CountScore);
        }
        if button_row(ui, [(msg::share_open(), true)]).is_some() {
            menu.set(Menu::Share);
        }
        match button_row(ui, [(msg::match_new(), true), (msg::match_main_menu(), true)]) {
            Some(0) => new_match_like(&mut draft, &session, &mut menu),
            Some(_) => commands.trigger(LeaveTable),
            None => {}
        }
    });
    Ok(())
}

/// Columns of points narrower than this show emblems, not names, and are as narrow as the numbers allow.
const NARROW: f32 = 70.0;
const NARROW_COLUMN: f32 = 34.0;

/// The points, one line per part, and how the panels add up.
fn show_score(ui: &mut Ui, session: &Session, score: &Score) {
    let line = |ui: &mut Ui, name: Message, points: [u16; 2], is_total: bool| {
        let text = |text: String| {
            let text = RichText::new(text);
            if is_total { text.font(strong(19.0)).color(BRASS_BRIGHT) } else { text }
        };
        ui.label(text(ui.say(&name)));
        for points in points {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text(points.to_string())));
        }
        ui.end_row();
    };
    let third = ui.available_width() / 3.0 - 8.0;
    // With large text in a small window there is no room for names.
    let is_narrow = third < NARROW;
    let third = if is_narrow { NARROW_COLUMN } else { third };
    ui.spacing_mut().interact_size.y = 24.0;
    Grid::new("score").num_columns(3).min_col_width(third).show(ui, |ui| {
        ui.label("");
        for player in Player::BOTH {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if is_narrow {
                    emblem(ui, session.kind(), player, 24.0);
                } else {
                    ui.label(RichText::new(ui.say(&session.name(player))).font(strong(17.0)));
                }
            });
        }
        ui.end_row();
        for part in &score.parts {
            line(ui, part.kind.message(), part.points, false);
        }
        if score.parts.len() > 1 {
            line(ui, msg::score_total(), score.total(), true);
        }
    });
    for player in Player::BOTH {
        let (name, sum) = (session.name(player), sum_of_panels(score, player));
        faint(ui, if sum.is_empty() { msg::score_no_panel(name) } else { msg::score_sum(name, sum) });
    }
}

/// The panels of a player as a sum, the largest first: `2×6 + 1×3`.
fn sum_of_panels(score: &Score, player: Player) -> String {
    let Some(panels) = score.part(ScoreKind::Panels) else { return String::new() };
    let mut worth: Vec<u16> = panels
        .regions
        .iter()
        .filter(|region| region.owner == Some(player))
        .map(|region| region.points)
        .collect();
    worth.sort_unstable_by(|a, b| b.cmp(a));
    let sums = worth.chunk_by(|a, b| a == b).map(|alike| format!("{}×{}", alike.len(), alike[0]));
    sums.collect::<Vec<_>>().join(" + ")
}
