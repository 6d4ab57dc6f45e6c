//! The computer's advice: hints, and the analysis of a position.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::ai::{AnalysedLine, Analysis, Hint};
use crate::app::session::Session;
use crate::app::ui::language::Say;
use crate::app::ui::painting::paint_piece;
use crate::app::ui::theme::{BRASS, FAINT, LINE, TEXT};
use crate::app::ui::widgets::faint;
use engine::Why;
use rules::{AnyAction, Game, Player};
use study::questions::Advice;
use texts::{Message, action_told, msg, shift_reason, why_told};

/// The maximum number of reasons shown for a hint.
const REASONS: usize = 2;
/// The maximum number of actions shown of a suggested turn: the others come up when it is followed.
const ACTIONS: usize = 4;
/// The maximum number of turns shown for a line.
const TURNS: usize = 4;
/// The size of a turn in notation below its words.
const SMALL: f32 = 15.0;
/// The height of the bar.
const BAR: f32 = 20.0;

/// A hint in words: the next action, what a shift is good for and, before the player has begun to follow it, why the turn. That it improves
/// the position says nothing.
pub(crate) fn hint(session: &Session, hint: &Hint) -> Message {
    let Some((advice, action)) = hint.advice().and_then(|advice| Some((advice, advice.turn.first()?))) else {
        return Message::verbatim("");
    };
    let position = session.position();
    let (step, steps) = hint.step();
    // What its first action does is not the reason for a turn of several, besides its end; what a single one captures is named already.
    let is_long = steps > 2;
    let told = action_told(position, action);
    let what = if is_long { msg::hint_step(step, steps, told) } else { msg::hint_told(told) };
    let why: Vec<Why> =
        advice.why.iter().filter(|why| is_long || !matches!(why, Why::Takes { .. })).copied().collect();
    let reasons = match is_long {
        // A part of it does not help; once only its end is left, all of it has been done.
        true if step < steps && why.contains(&Why::Averts) => Some(msg::hint_whole_turn_averts()),
        _ if step > 1 => None,
        true => reasons_told(&why, session).map(msg::hint_whole_turn),
        false => reasons_told(&why, session),
    };
    let sentences = [Some(what), shift_reason(position, action), reasons];
    Message::joined(sentences.into_iter().flatten(), " ")
}

/// The most important reasons for a turn. That it improves the position says nothing.
pub(super) fn reasons_told(why: &[Why], session: &Session) -> Option<Message> {
    let told = why.iter().filter(|why| **why != Why::Improves).take(REASONS);
    let told: Vec<Message> = told.map(|why| why_told(*why, session.kind())).collect();
    (!told.is_empty()).then(|| Message::joined(told, " "))
}

/// The rest of the suggested turn in notation, in small print, with its next action underlined.
pub(super) fn show_turn(ui: &mut Ui, advice: &Advice) {
    let mut job = LayoutJob::default();
    for (i, action) in advice.turn.iter().take(ACTIONS).enumerate() {
        let (colour, line) = if i == 0 { (TEXT, Stroke::new(1.0, TEXT)) } else { (FAINT, Stroke::NONE) };
        let format =
            TextFormat { underline: line, ..TextFormat::simple(FontId::proportional(SMALL), colour) };
        let space = TextFormat::simple(FontId::proportional(SMALL), FAINT);
        job.append(if i == 0 { "" } else { "  " }, 0.0, space);
        job.append(&action.to_string(), 0.0, format);
    }
    if advice.turn.len() > ACTIONS {
        job.append("  …", 0.0, TextFormat::simple(FontId::proportional(SMALL), FAINT));
    }
    ui.label(job);
}

/// A turn in notation.
pub(super) fn in_notation(turn: &[AnyAction]) -> String {
    turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A player's chance, given the first one's.
pub(super) fn chance_of(player: Player, first: f32) -> f32 {
    if player == Player::One { first } else { 1.0 - first }
}

/// A share in percent.
pub(super) fn percent(share: f32) -> String {
    format!("{:.0}", 100.0 * share)
}

/// The analysis of the position under review, while it is on.
pub(super) fn show_analysis(ui: &mut Ui, session: &Session, analysis: &Analysis) {
    if !analysis.is_on() || session.line().is_some() {
        return;
    }
    let lines = analysis.lines(session);
    show_bar(ui, session, lines.first());
    // The lines are the turns of the player to move, and so are their chances.
    let player = session.shown().to_move();
    for line in &lines {
        let turns: Vec<String> = line.turns.iter().take(TURNS).map(|turn| in_notation(turn)).collect();
        let share = chance_of(player, line.chance);
        let chance = ui.say(&msg::analysis_chance(session.shown_name(player), percent(share)));
        let text = format!("{chance}  {}", turns.join(" · "));
        ui.label(RichText::new(text).size(15.0));
    }
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
        msg::analysis_chance(session.shown_name(player), percent(chance_of(player, line.chance)))
    });
    faint(ui, Message::joined(chances, " · "));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_that_of_the_player_whose_turn_it_is_of() {
        assert_eq!(chance_of(Player::One, 0.25), 0.25);
        assert_eq!(chance_of(Player::Two, 0.25), 0.75);
        assert_eq!(percent(chance_of(Player::Two, 0.0)), "100", "a turn that wins for the second player");
    }
}
