//! The computer's advice: hints, analysis, turning points.

use bevy::prelude::Commands;
use bevy_egui::egui::{Label, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::ai::{Advice, AnalysedLine, Analysis, FindTurningPoints, SwitchAnalysis, TurningPoints};
use crate::app::session::{GoToPly, Session};
use crate::app::ui::language::Say;
use crate::app::ui::painting::paint_piece;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, FAINT, LINE, TEXT, WARNING};
use crate::app::ui::widgets::{button_row, faint};
use crate::engine::TurningPoint;
use crate::games::{AnyAction, Player};
use crate::i18n::{Message, Report, msg};

/// The maximum number of reasons shown for a hint.
const REASONS: usize = 2;
/// The maximum number of turns shown for a line.
const TURNS: usize = 4;
/// The heights of the bar and of the curve.
const BAR: f32 = 20.0;
const CURVE: f32 = 64.0;

/// A hint in words: the turn, and why.
pub(crate) fn hint(advice: &Advice) -> Message {
    let why = Message::joined(advice.why.iter().take(REASONS).map(Report::message), " ");
    msg::hint_told(in_notation(&advice.turn), why)
}

fn in_notation(turn: &[AnyAction]) -> String {
    turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn percent(chance: f32) -> String {
    format!("{:.0}", 100.0 * chance)
}

/// The analysis of the position under review, and of the match.
pub(crate) fn show_advice(
    ui: &mut Ui,
    session: &Session,
    analysis: &Analysis,
    turning_points: &TurningPoints,
    commands: &mut Commands,
) {
    let is_on = analysis.is_on(session);
    let label = if is_on { msg::analysis_off() } else { msg::analysis_on() };
    let can_look = turning_points.evaluations(session).is_none() && turning_points.progress().is_none();
    match button_row(ui, [(label, true), (msg::turning_find(), can_look)]) {
        Some(0) => commands.trigger(SwitchAnalysis),
        Some(_) => commands.trigger(FindTurningPoints),
        None => {}
    }
    if is_on {
        let lines = analysis.lines(session);
        show_bar(ui, session, lines.first());
        for line in &lines {
            let turns: Vec<String> = line.turns.iter().take(TURNS).map(|turn| in_notation(turn)).collect();
            let chance = ui.say(&msg::settings_percent(percent(line.chance)));
            let text = format!("{chance}  {}", turns.join(" · "));
            ui.label(RichText::new(text).size(15.0));
        }
    }
    show_turning_points(ui, session, turning_points, commands);
}

/// Each player's chance of winning, as a segmented bar with emblems and numbers.
fn show_bar(ui: &mut Ui, session: &Session, best: Option<&AnalysedLine>) {
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let painter = ui.painter();
    painter.rect(place, 4.0, LINE, Stroke::new(1.0, FAINT), StrokeKind::Inside);
    let Some(line) = best else {
        let font = bevy_egui::egui::FontId::proportional(14.0);
        painter.text(
            place.center(),
            bevy_egui::egui::Align2::CENTER_CENTER,
            ui.say(&msg::analysis_coming()),
            font,
            TEXT,
        );
        return;
    };
    let middle = place.min.x + place.width() * line.chance.clamp(0.0, 1.0);
    let first = Rect::from_min_max(place.min, pos2(middle, place.max.y)).shrink(1.0);
    painter.rect_filled(first, 3.0, BRASS);
    let half = BAR * 0.36;
    let signs = [(Player::One, place.left_center(), 1.0), (Player::Two, place.right_center(), -1.0)];
    for (player, end, inward) in signs {
        paint_piece(painter, session.kind(), player, end + vec2(inward * BAR * 0.6, 0.0), half);
    }
    let chances = Player::BOTH.map(|player| {
        let chance = if player == Player::One { line.chance } else { 1.0 - line.chance };
        msg::analysis_chance(session.name(player), percent(chance))
    });
    faint(ui, Message::joined(chances, " · "));
}

/// The curve of the match, and its turning points.
fn show_turning_points(
    ui: &mut Ui,
    session: &Session,
    turning_points: &TurningPoints,
    commands: &mut Commands,
) {
    if let Some((done, all)) = turning_points.progress() {
        faint(ui, msg::turning_progress(done, all));
    }
    let Some(evaluations) = turning_points.evaluations(session) else { return };
    let points = turning_points.turning_points(session);
    show_curve(ui, session, &evaluations.chances, &points, commands);
    if points.is_empty() && turning_points.progress().is_none() {
        faint(ui, msg::turning_none());
    }
    let turns = session.game().turns();
    for point in points {
        let better = evaluations.better.get(point.turn).map(|turn| in_notation(turn)).unwrap_or_default();
        let player = session.name(point.player);
        let [before, after] = [point.before, point.after].map(percent);
        let text = msg::turning_point(point.turn + 1, player, before, after, better);
        let text = RichText::new(ui.say(&text)).size(15.0).color(WARNING);
        let turn = turns.get(point.turn);
        if ui.add(Label::new(text).wrap().sense(Sense::click())).clicked()
            && let Some(turn) = turn
        {
            commands.trigger(GoToPly(turn.end));
        }
    }
}

/// The first player's chance from turn to turn: clicking reviews that turn.
fn show_curve(
    ui: &mut Ui,
    session: &Session,
    chances: &[f32],
    points: &[TurningPoint],
    commands: &mut Commands,
) {
    let size = vec2(ui.available_width(), CURVE.max(CONTROL));
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let turns = session.game().turns();
    let steps = turns.len().max(1) as f32;
    let at = |turn: usize, chance: f32| -> Pos2 {
        pos2(
            place.min.x + place.width() * turn as f32 / steps,
            place.max.y - 3.0 - (place.height() - 6.0) * chance,
        )
    };
    let painter = ui.painter();
    painter.rect(place, 4.0, LINE.gamma_multiply(0.5), Stroke::new(1.0, LINE), StrokeKind::Inside);
    painter.line_segment([place.left_center(), place.right_center()], Stroke::new(1.0, LINE));
    let curve: Vec<Pos2> = chances.iter().enumerate().map(|(i, chance)| at(i, *chance)).collect();
    painter.line(curve, Stroke::new(2.0, BRASS_BRIGHT));
    for point in points {
        if let Some(chance) = chances.get(point.turn + 1) {
            painter.circle(at(point.turn + 1, *chance), 4.5, WARNING, Stroke::new(1.0, LINE));
        }
    }
    if let Some(now) = session.review_ply() {
        let turn = turns.iter().take_while(|turn| turn.end <= now).count();
        let x = at(turn, 0.0).x;
        painter.line_segment([pos2(x, place.min.y), pos2(x, place.max.y)], Stroke::new(1.5, TEXT));
    }
    for (player, y) in [(Player::One, place.min.y + 9.0), (Player::Two, place.max.y - 9.0)] {
        paint_piece(painter, session.kind(), player, pos2(place.min.x + 10.0, y), 6.0);
    }
    if let Some(touched) = response.interact_pointer_pos().filter(|_| response.clicked()) {
        let turn = ((touched.x - place.min.x) / place.width() * steps).round() as usize;
        let end = turn.checked_sub(1).and_then(|i| turns.get(i)).map_or(0, |turn| turn.end);
        commands.trigger(GoToPly(end));
    }
}
