//! A saved match in the list: a small picture of its board, what it is, and what can be done with it: opening it, and the rarer actions
//! behind a button.

use bevy::prelude::{Commands, Event, On, ResMut, Result};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Id, Key, Label, RichText, Sense, TextEdit, Ui, Vec2, vec2};
use chrono::{DateTime, Datelike, Local, Timelike};

use crate::app::saves::{
    DeleteMatch, ExportMatch, FoundMatch, Library, OpenMatch, Positions, RenameMatch, name_of, not_opened,
    title_of,
};
use crate::app::text::lay_out_field;
use crate::app::ui::language::Say;
use crate::app::ui::painting::paint_position;
use crate::app::ui::symbols;
use crate::app::ui::theme::{CONTROL, LINE, strong};
use crate::app::ui::widgets::{SymbolButton, button, faint, name_note, symbol_button};
use record::{LONGEST_NAME, MatchState, MatchSummary};
use rules::Player;
use texts::{LocalTime, Message, date, game_title, msg};

/// The size of a match's picture.
const PICTURE: f32 = 76.0;
/// The width of the button that opens a match.
const OPEN: f32 = 124.0;
/// A narrower row has its buttons below.
const NARROW: f32 = 460.0;
/// The width that four actions side by side need.
const FOUR: f32 = 480.0;

/// What the player is doing with the rows.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// The match whose rarer actions are shown.
    open: Option<String>,
    /// The match that is being renamed, and the title so far.
    renaming: Option<(String, String)>,
}

/// Request: copy a match as text.
#[derive(Event, Clone, Debug)]
pub(super) struct CopyMatch(String);

pub(super) fn copy_match(
    request: On<CopyMatch>,
    mut library: ResMut<Library>,
    mut contexts: EguiContexts,
) -> Result {
    match library.text(&request.0) {
        Ok(text) => contexts.ctx_mut()?.copy_text(text),
        Err(fault) => library.message = Some(not_opened(&request.0, fault)),
    }
    Ok(())
}

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

/// The buttons of every row: to open the match, and for more.
fn offer_open(
    ui: &mut Ui,
    found: &FoundMatch,
    summary: &MatchSummary,
    width: f32,
    rows: &mut Rows,
    commands: &mut Commands,
) {
    let open = if summary.state.is_over() { msg::matches_view() } else { msg::matches_continue() };
    if button(ui, open, width, true).clicked() {
        commands.trigger(OpenMatch(found.file().to_owned()));
    }
    let is_open = rows.open.as_deref() == Some(found.file());
    let more = if is_open {
        SymbolButton::plain(symbols::HIDE_MORE, msg::find_less(), true)
    } else {
        SymbolButton::new(symbols::MORE, msg::find_more(), true)
    };
    if symbol_button(ui, &more).clicked() {
        rows.open = (!is_open).then(|| found.file().to_owned());
    }
}

/// The rarer actions.
fn show_actions(
    ui: &mut Ui,
    found: &FoundMatch,
    summary: &MatchSummary,
    rows: &mut Rows,
    commands: &mut Commands,
) {
    let file = || found.file().to_owned();
    // All in a row, or two in each of two rows.
    let gap = ui.spacing().item_spacing.x;
    let in_row = if ui.available_width() >= FOUR { 4.0 } else { 2.0 };
    let width = ((ui.available_width() - (in_row - 1.0) * gap) / in_row).floor();
    ui.horizontal_wrapped(|ui| {
        if button(ui, msg::matches_rename(), width, true).clicked() {
            let title = summary.title.as_ref().map(ToString::to_string).unwrap_or_default();
            rows.renaming = Some((file(), title));
            ui.memory_mut(|memory| memory.request_focus(title_field()));
        }
        let copy = button(ui, msg::matches_copy(), width, true);
        if copy.on_hover_text(ui.say(&msg::matches_copy_about())).clicked() {
            commands.trigger(CopyMatch(file()));
        }
        let export = button(ui, msg::matches_export(), width, true);
        if export.on_hover_text(ui.say(&msg::matches_export_about())).clicked() {
            commands.trigger(ExportMatch(file()));
        }
        if button(ui, msg::matches_delete(), width, true).clicked() {
            rows.open = None;
            commands.trigger(DeleteMatch(file()));
        }
    });
}

fn title_field() -> Id {
    Id::new("new title")
}

/// The field for a new title, if the match is being renamed. Returns whether it is.
fn ask_for_title(ui: &mut Ui, found: &FoundMatch, rows: &mut Rows, commands: &mut Commands) -> bool {
    let Some((file, title)) = rows.renaming.as_mut().filter(|(file, _)| file == found.file()) else {
        return false;
    };
    let (mut is_done, mut is_kept) = (false, true);
    ui.horizontal_wrapped(|ui| {
        let mut layouter = lay_out_field;
        let field = TextEdit::singleline(title).id(title_field()).char_limit(LONGEST_NAME);
        let field = field.layouter(&mut layouter);
        let field = field.desired_width(220.0_f32.min(ui.available_width() - 20.0));
        let response = ui.add(field.min_size(vec2(0.0, CONTROL)).vertical_align(Align::Center));
        is_done = response.lost_focus() || ui.button(ui.say(&msg::matches_rename_done())).clicked();
        is_kept = !ui.input(|input| input.key_pressed(Key::Escape));
    });
    name_note(ui, [title.as_str()]);
    if is_done && is_kept {
        commands.trigger(RenameMatch { file: file.clone(), title: title.trim().to_owned() });
    }
    if is_done {
        (rows.renaming, rows.open) = (None, None);
    }
    true
}
