//! A saved match in the list: a small picture of its board, what it is, and what can be done with it.

use bevy::prelude::Commands;
use bevy_egui::egui::{Label, RichText, Sense, Ui, Vec2, vec2};
use chrono::{DateTime, Datelike, Local, Timelike};

use super::actions::{Rows, ask_for_title, offer_open, show_actions};
use crate::app::saves::{FoundMatch, Positions, name_of, not_opened, title_of};
use crate::app::ui::language::Say;
use crate::app::ui::painting::paint_position;
use crate::app::ui::theme::{CONTROL, LINE, strong};
use crate::app::ui::widgets::faint;
use record::{MatchState, MatchSummary};
use rules::Player;
use texts::{LocalTime, Message, date, game_title, msg};

/// The size of a match's picture.
const PICTURE: f32 = 76.0;
/// The width of the button that opens a match.
const OPEN: f32 = 124.0;
/// A narrower row has its buttons below.
const NARROW: f32 = 460.0;

pub(super) fn show_row(
    ui: &mut Ui,
    found: &FoundMatch,
    rows: &mut Rows,
    positions: &mut Positions,
    commands: &mut Commands,
) {
    let summary = match &found.contents {
        Ok(summary) => summary,
        Err(fault) => {
            faint(ui, not_opened(found.file(), fault.clone()));
            return;
        }
    };
    let gap = ui.spacing().item_spacing.x;
    let is_narrow = ui.available_width() < NARROW;
    ui.horizontal_top(|ui| {
        show_picture(ui, found, positions);
        let buttons = if is_narrow { 0.0 } else { OPEN + CONTROL + 2.0 * gap };
        let texts = vec2(ui.available_width() - buttons, PICTURE);
        ui.allocate_ui(texts, |ui| {
            ui.vertical(|ui| {
                ui.set_width(texts.x);
                ui.spacing_mut().item_spacing.y = 3.0;
                describe(ui, found, summary, rows, commands);
            });
        });
        if !is_narrow {
            // Beside each other, with their texts in the middle.
            ui.horizontal(|ui| offer_open(ui, found, summary, OPEN, rows, commands));
        }
    });
    if is_narrow {
        ui.horizontal(|ui| {
            let open = ui.available_width() - CONTROL - gap;
            offer_open(ui, found, summary, open, rows, commands);
        });
    }
    if rows.open.as_deref() == Some(found.file()) {
        show_actions(ui, found, summary, rows, commands);
    }
}

/// The board, once the match has been played through.
fn show_picture(ui: &mut Ui, found: &FoundMatch, positions: &mut Positions) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
    if !ui.is_rect_visible(place) {
        return;
    }
    match positions.of(found) {
        Some(position) => paint_position(ui.painter(), position, place.min, PICTURE),
        None => {
            ui.painter().rect_filled(place.shrink(4.0), 6.0, LINE.gamma_multiply(0.4));
        }
    }
}

/// Its title, or the field for a new one; the game, the players and the date; how it stands.
fn describe(
    ui: &mut Ui,
    found: &FoundMatch,
    summary: &MatchSummary,
    rows: &mut Rows,
    commands: &mut Commands,
) {
    if !ask_for_title(ui, found, rows, commands) {
        let title = RichText::new(ui.say(&title_of(summary))).font(strong(18.0));
        ui.add(Label::new(title).wrap());
    }
    let (game, date) = (game_title(summary.kind), date_of(summary.changed));
    faint(
        ui,
        match summary.title {
            None => Message::joined([game, date], " · "),
            Some(_) => {
                let [one, two] = Player::BOTH.map(|player| name_of(summary, player));
                msg::matches_about(game, one, two, date)
            }
        },
    );
    faint(
        ui,
        match summary.state {
            MatchState::Unfinished => msg::find_state_unfinished(summary.turns),
            MatchState::Won(winner) => msg::find_state_won(name_of(summary, winner), summary.turns),
            MatchState::Drawn => msg::find_state_drawn(summary.turns),
        },
    );
}

/// A time as a date in the local time zone.
fn date_of(seconds: u64) -> Message {
    let time = i64::try_from(seconds).ok().and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    let Some(time) = time.map(|time| time.with_timezone(&Local)) else { return Message::verbatim("") };
    let local = LocalTime {
        year: time.year(),
        month: time.month(),
        day: time.day(),
        hour: time.hour(),
        minute: time.minute(),
    };
    date(local, (Local::now().date_naive() - time.date_naive()).num_days())
}
