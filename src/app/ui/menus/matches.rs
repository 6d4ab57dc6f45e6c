//! The dialog of saved matches: to resume, view, rename, copy, export or delete.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Button, Label, Margin, RichText, Sense, TextEdit, Ui, Vec2, vec2};
use chrono::{DateTime, Local};

use crate::app::saves::{
    DeleteMatch, ExportMatch, Found, Library, OpenMatch, ReadMatch, RenameMatch, RestoreMatch,
};
use crate::app::session::shown_name;
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::painting::paint_position;
use crate::app::ui::theme::{CONTROL, FAINT, strong};
use crate::app::ui::widgets::{button, dialog_with_foot, faint, heading, in_sight, long_list, main_button};
use crate::engine::Level;
use crate::games::{Game, Player};
use crate::i18n::{Message, Report, game_title, msg};
use crate::record::{LONGEST_NAME, SavedMatch, SavedPlayer, Seat};
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LibraryDialog>()
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Matches)));
}

/// The size of a match's picture.
const PICTURE: f32 = 96.0;
/// The width of a small button.
const SMALL: f32 = 92.0;

/// The width of the button that imports a pasted match.
const TAKE: f32 = 190.0;

/// What the player is typing in the dialog.
#[derive(Resource, Debug, Default)]
pub(crate) struct LibraryDialog {
    /// The match that is being renamed, and the title so far.
    renaming: Option<(String, String)>,
    /// The pasted text.
    pasted: Option<String>,
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    library: Res<Library>,
    mut dialog: ResMut<LibraryDialog>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let dialog = &mut *dialog;
    let body = |ui: &mut Ui, dialog: &mut &mut LibraryDialog| {
        heading(ui, msg::matches_heading());
        if let Some(message) = &library.message {
            ui.add(Label::new(ui.say(message)).wrap());
        }
        if library.last_removed.is_some() {
            ui.horizontal_wrapped(|ui| {
                ui.label(ui.say(&msg::matches_deleted()));
                if ui.button(ui.say(&msg::matches_restore())).clicked() {
                    commands.trigger(RestoreMatch);
                }
            });
        }
        ask_for_text(ui, dialog, &mut commands);
        ui.separator();
        if let Some(fault) = &library.unreadable {
            ui.add(Label::new(ui.say(fault)).wrap());
        } else if library.found.is_empty() {
            faint(ui, msg::matches_none());
        }
        long_list(ui, "matches", library.found.len(), |ui, i| {
            show_found(ui, &library.found[i], dialog, &mut commands);
            ui.separator();
        });
    };
    dialog_with_foot(context, "matches", 760.0, CONTROL + 4.0, &mut { dialog }, body, |ui, dialog| {
        if main_button(ui, msg::matches_close(), true).clicked() {
            **dialog = LibraryDialog::default();
            menu.set(Menu::None);
        }
    });
    Ok(())
}

/// A field for pasting a match as text.
fn ask_for_text(ui: &mut Ui, dialog: &mut LibraryDialog, commands: &mut Commands) {
    ui.horizontal(|ui| {
        let text = dialog.pasted.get_or_insert_default();
        let take = TAKE.min(ui.available_width() * 0.5);
        let field = TextEdit::singleline(text)
            .hint_text(RichText::new(ui.say(&msg::matches_paste())).color(FAINT))
            .vertical_align(Align::Center)
            .min_size(vec2(0.0, CONTROL))
            .margin(Margin::symmetric(10, 4))
            .desired_width(ui.available_width() - take);
        ui.add(field);
        if button(ui, msg::matches_load(), ui.available_width(), !text.trim().is_empty()).clicked() {
            commands.trigger(ReadMatch(std::mem::take(text)));
        }
    });
}

fn show_found(ui: &mut Ui, found: &Found<SavedMatch>, dialog: &mut LibraryDialog, commands: &mut Commands) {
    let saved = match &found.contents {
        Ok(saved) => saved,
        Err(fault) => {
            faint(ui, msg::own_fault(&found.file, fault));
            return;
        }
    };
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
        paint_position(ui.painter(), saved.game().position(), place.min, PICTURE);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            describe(ui, found, saved, dialog, commands);
            ui.horizontal_wrapped(|ui| offer(ui, found, saved, dialog, commands));
        });
    });
}

/// The display name of a player of a saved match.
fn name_of(saved: &SavedMatch, player: Player) -> Message {
    let SavedPlayer { name, seat } = &saved.players[player.index()];
    let computer = match seat {
        Seat::Human => None,
        Seat::Computer(level) => Some(Level::new(*level).unwrap_or(Level::HIGHEST)),
    };
    shown_name(saved.game().start().kind(), player, name, computer)
}

/// The two players, as a name for a match without a title.
pub(crate) fn title_of(saved: &SavedMatch) -> Message {
    if let Some(title) = &saved.title {
        return Message::verbatim(title.to_string());
    }
    let [one, two] = Player::BOTH.map(|player| name_of(saved, player));
    msg::matches_between(one, two)
}

/// Its title, or the field for a new one; the players; the date; the state of the match.
fn describe(
    ui: &mut Ui,
    found: &Found<SavedMatch>,
    saved: &SavedMatch,
    dialog: &mut LibraryDialog,
    commands: &mut Commands,
) {
    match &mut dialog.renaming {
        Some((file, title)) if *file == found.file => {
            let mut is_done = false;
            ui.horizontal(|ui| {
                let field = TextEdit::singleline(title).char_limit(LONGEST_NAME).desired_width(320.0);
                let response = ui.add(field.min_size(vec2(0.0, CONTROL)).vertical_align(Align::Center));
                response.request_focus();
                is_done = response.lost_focus() || ui.button(ui.say(&msg::matches_rename_done())).clicked();
            });
            if is_done {
                commands.trigger(RenameMatch { file: file.clone(), title: title.trim().to_owned() });
                dialog.renaming = None;
            }
        }
        _ => {
            ui.label(RichText::new(ui.say(&title_of(saved))).font(strong(18.0)));
        }
    }
    let [one, two] = Player::BOTH.map(|player| name_of(saved, player));
    let game = game_title(saved.game().start().kind());
    faint(ui, msg::matches_about(game, one, two, date(saved.changed)));
    faint(ui, state(saved));
}

/// A time as text, in the local time zone.
fn date(seconds: u64) -> String {
    let time = i64::try_from(seconds).ok().and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    time.map_or_else(String::new, |time| time.with_timezone(&Local).format("%Y-%m-%d %H:%M").to_string())
}

/// The state of a match: whose turn it is, or how it ended.
pub(crate) fn state(saved: &SavedMatch) -> Message {
    let name = |player: Player| name_of(saved, player);
    let turns = saved.game().turns().len();
    match saved.outcome() {
        None => {
            let player = name(saved.game().position().to_move());
            msg::matches_goes_on(player, turns)
        }
        Some(outcome) => {
            let reason = outcome.reason.message();
            match outcome.winner {
                None => msg::matches_drawn(reason, turns),
                Some(winner) => msg::matches_won(name(winner), reason, turns),
            }
        }
    }
}

fn offer(
    ui: &mut Ui,
    found: &Found<SavedMatch>,
    saved: &SavedMatch,
    dialog: &mut LibraryDialog,
    commands: &mut Commands,
) {
    let small = |ui: &mut Ui, label: &Message| {
        let text = RichText::new(ui.say(label)).size(15.5);
        let response = ui.add(Button::new(text).min_size(vec2(SMALL, CONTROL)));
        in_sight(&response);
        response
    };
    let open = if saved.outcome().is_none() { msg::matches_continue() } else { msg::matches_view() };
    if small(ui, &open).clicked() {
        commands.trigger(OpenMatch(found.file.clone()));
    }
    if small(ui, &msg::matches_rename()).clicked() {
        dialog.renaming =
            Some((found.file.clone(), saved.title.as_ref().map(ToString::to_string).unwrap_or_default()));
    }
    let copy = msg::matches_copy();
    if small(ui, &copy).on_hover_text(ui.say(&msg::matches_copy_about())).clicked() {
        ui.ctx().copy_text(saved.to_ron());
    }
    let export = msg::matches_export();
    if small(ui, &export).on_hover_text(ui.say(&msg::matches_export_about())).clicked() {
        commands.trigger(ExportMatch(found.file.clone()));
    }
    if small(ui, &msg::matches_delete()).clicked() {
        commands.trigger(DeleteMatch(found.file.clone()));
    }
}

/// The match that was played last, on one line, to continue.
pub(crate) fn last_match(library: &Library) -> Option<(String, Message)> {
    let (file, saved) = library.to_go_on_with()?;
    let game = game_title(saved.game().start().kind());
    Some((file.to_owned(), msg::title_last_match(game, title_of(saved))))
}
