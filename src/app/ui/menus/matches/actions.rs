//! What can be done with a saved match: opening it, and the rarer actions behind a button.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Id, Key, TextEdit, Ui, vec2};

use crate::app::saves::{DeleteMatch, ExportMatch, FoundMatch, Library, OpenMatch, RenameMatch, not_opened};
use crate::app::text::lay_out_field;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{SymbolButton, button, name_note, symbol_button};
use record::{LONGEST_NAME, MatchSummary};
use texts::msg;

/// What the player is doing with the rows.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// The match whose rarer actions are shown.
    pub(super) open: Option<String>,
    /// The match that is being renamed, and the title so far.
    pub(super) renaming: Option<(String, String)>,
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

/// The buttons of every row: to open the match, and for more.
pub(super) fn offer_open(
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
pub(super) fn show_actions(
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

/// The width that four actions side by side need.
const FOUR: f32 = 480.0;

fn title_field() -> Id {
    Id::new("new title")
}

/// The field for a new title, if the match is being renamed. Returns whether it is.
pub(super) fn ask_for_title(
    ui: &mut Ui,
    found: &FoundMatch,
    rows: &mut Rows,
    commands: &mut Commands,
) -> bool {
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
