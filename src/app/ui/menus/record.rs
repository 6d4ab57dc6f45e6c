//! The page with the player's own results: games by opponent, courses, and puzzles.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Grid, Label, Layout, RichText, Ui};

use crate::app::exercises::{Lessons, PuzzleStars};
use crate::app::saves::{Library, OwnRecord};
use crate::app::session::ClearRecord;
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::theme::{CONTROL, FAINT, WARNING, strong};
use crate::app::ui::widgets::{
    button, dialog, dialog_with_foot, faint, heading, main_button, paragraph, small_heading,
};
use record::{Against, Count};
use rules::GameKind;
use study::puzzles::Collection;
use texts::{Message, game_title, msg};

/// The width of the dialog.
const WIDTH: f32 = 560.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RecordPage>()
        .add_systems(OnEnter(Menu::Record), |mut page: ResMut<RecordPage>| page.asks_to_clear = false);
}

/// What the player is doing on the page.
#[derive(Resource, Debug, Default)]
pub(crate) struct RecordPage {
    /// Whether the question is shown whether everything is to be cleared.
    asks_to_clear: bool,
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (record, library): (Res<OwnRecord>, Res<Library>),
    (lessons, stars): (Res<Lessons>, Res<PuzzleStars>),
    mut page: ResMut<RecordPage>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    if page.asks_to_clear {
        dialog(context, "record", WIDTH, |ui| {
            heading(ui, msg::record_heading());
            paragraph(ui, msg::record_clear_question());
            // The safe way is the one that stands out.
            if main_button(ui, msg::record_keep(), true).clicked() {
                page.asks_to_clear = false;
            }
            if button(ui, msg::record_clear(), ui.available_width(), true).clicked() {
                page.asks_to_clear = false;
                commands.trigger(ClearRecord);
            }
        });
        return Ok(());
    }
    let body = |ui: &mut Ui, page: &mut ResMut<RecordPage>| {
        heading(ui, msg::record_heading());
        if let Some(fault) = &record.file.message {
            ui.add(Label::new(RichText::new(ui.say(fault)).color(WARNING)).wrap());
        }
        for kind in GameKind::ALL {
            small_heading(ui, game_title(kind));
            show_results(ui, kind, &record.tally.of(kind));
            faint(ui, course(&lessons, kind));
            let puzzles = &Collection::of(kind).puzzles;
            let (solved, earned) = stars.count(kind, puzzles);
            faint(ui, msg::record_puzzles(msg::puzzles_solved(solved, puzzles.len(), earned)));
            ui.add_space(4.0);
        }
        if library.unread() > 0 {
            faint(ui, msg::find_reading(library.unread()));
        }
        ui.separator();
        let is_known = !record.tally.is_empty() || stars.is_any() || lessons.is_any();
        if button(ui, msg::record_clear_open(), ui.available_width(), is_known).clicked() {
            page.asks_to_clear = true;
        }
    };
    dialog_with_foot(context, "record", WIDTH, CONTROL + 4.0, &mut page, body, |ui, _| {
        if main_button(ui, msg::matches_close(), true).clicked() {
            menu.set(history.back());
        }
    });
    Ok(())
}

/// The results in a game: a line for each opponent.
fn show_results(ui: &mut Ui, kind: GameKind, results: &[(Against, Count)]) {
    if results.is_empty() {
        faint(ui, msg::record_none());
        return;
    }
    ui.spacing_mut().interact_size.y = 22.0;
    // Without the number of columns: the last one would take the width that is left.
    Grid::new(("record", kind)).spacing([14.0, 4.0]).show(ui, |ui| {
        ui.label("");
        for head in [msg::record_games(), msg::record_won(), msg::record_drawn(), msg::record_lost()] {
            let head = RichText::new(ui.say(&head)).color(FAINT).size(14.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(head));
        }
        ui.end_row();
        for (against, count) in results {
            ui.label(ui.say(&opponent(*against)));
            // Of two people at one table it is not known which one is the player.
            let is_known = *against != Against::Person;
            let numbers = [
                Some(count.games),
                is_known.then_some(count.won),
                Some(count.drawn),
                is_known.then_some(count.lost()),
            ];
            for number in numbers {
                let text = number.map_or_else(|| "–".to_owned(), |number| number.to_string());
                let text = RichText::new(text).font(strong(16.0));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text));
            }
            ui.end_row();
        }
    });
}

fn opponent(against: Against) -> Message {
    match against {
        Against::Person => msg::record_person(),
        Against::Computer(level) => msg::computer_name(level),
        Against::Timed(seconds) => msg::computer_name_timed(seconds),
    }
}

/// How far the player has come in the course of a game.
fn course(lessons: &Lessons, kind: GameKind) -> Message {
    match lessons.reached(kind) {
        _ if lessons.is_finished(kind) => msg::record_course_done(),
        0 => msg::record_course_none(),
        step => msg::record_course_step(step, study::lessons::Course::of(kind).steps.len()),
    }
}
