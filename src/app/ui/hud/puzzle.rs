//! The panel of a puzzle, in place of the panel of a match: what is to be reached, what was said about the tries, and the ways on.

use bevy::prelude::{Commands, CommandsStatesExt};
use bevy_egui::egui::{Align, Frame, Label, Layout, Margin, RichText, ScrollArea, Stroke, Ui};

use super::actions::offer_table;
use super::main_action::{offer_main_action, offers_main_action};
use super::players::show_players;
use super::status::status;
use super::view::HudView;
use crate::app::camera::Orbit;
use crate::app::interaction::{Selection, Shortcut};
use crate::app::puzzles::{
    LeavePuzzle, NextPuzzle, PuzzleRemark, RestartPuzzle, RunningPuzzle, ShowPuzzleHint, ShowPuzzleSolution,
};
use crate::app::settings::Settings;
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, FAINT, LIT, TEXT, strong, symbols as symbol_font};
use crate::app::ui::widgets::{SymbolButton, fitted_title, main_button, pressed, symbol_button, symbol_rows};
use rules::Game;
use study::puzzles::Stars;
use texts::{Message, game_title, msg, player_name, puzzle_goal, puzzle_grade, puzzle_hint};

/// The height of the main button, with the gap above it.
const FOOT: f32 = 58.0;
/// A panel of less height scrolls as a whole.
const LOW: f32 = 210.0;

/// The puzzle at the table.
pub(super) fn show_puzzle(
    ui: &mut Ui,
    running: &RunningPuzzle,
    panel: &HudView,
    views: (&Orbit, &Settings),
    commands: &mut Commands,
) {
    let room = ui.available_height();
    let has_foot = running.is_done() || offers_main_action(panel);
    let foot = |ui: &mut Ui, commands: &mut Commands| {
        if running.is_done() {
            if main_button(ui, next_label(running), true).clicked() {
                commands.trigger(NextPuzzle);
            }
        } else if has_foot {
            offer_main_action(ui, panel, commands);
        }
    };
    let is_fixed = has_foot && room > LOW;
    let height = if is_fixed { room - FOOT } else { room };
    let scroll = ScrollArea::vertical()
        .id_salt(("puzzle", running.puzzle().name()))
        .max_height(height)
        .min_scrolled_height(height);
    scroll.show(ui, |ui| {
        ui.set_width(ui.available_width());
        show_head(ui, running, commands);
        ui.add(Label::new(RichText::new(ui.say(&puzzle_goal(running.goal()))).size(18.0)).wrap());
        show_remark(ui, running, panel);
        if panel.session.shown().score().is_some() {
            show_players(ui, panel);
        }
        if !is_fixed {
            foot(ui, commands);
        }
        offer_ways(ui, running, commands);
        offer_table(ui, views, commands);
    });
    if is_fixed {
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| foot(ui, commands));
    }
}

fn next_label(running: &RunningPuzzle) -> Message {
    if running.is_of_day() { msg::puzzle_leave().into() } else { msg::puzzle_next() }
}

/// The game, the puzzle and whose turn it is, and the way out.
fn show_head(ui: &mut Ui, running: &RunningPuzzle, commands: &mut Commands) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = SymbolButton::new(symbols::LEAVE, msg::puzzle_leave(), true);
            if symbol_button(ui, &leave).clicked() {
                commands.trigger(LeavePuzzle);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                fitted_title(ui, game_title(running.kind()), 22.0);
                let grade = puzzle_grade(running.puzzle().grade);
                let which = if running.is_of_day() {
                    msg::puzzle_of_day(grade)
                } else {
                    msg::puzzle_number(running.place() + 1, grade)
                };
                ui.add(Label::new(RichText::new(ui.say(&which)).color(FAINT).size(15.0)).wrap());
            });
        });
    });
    let you = msg::puzzle_you(player_name(running.kind(), running.player()));
    ui.label(RichText::new(ui.say(&you)).color(FAINT).size(15.0));
}

/// What is said about what the player has done.
fn show_remark(ui: &mut Ui, running: &RunningPuzzle, panel: &HudView) {
    let mut stars = 0;
    let text = match running.remark() {
        Some(PuzzleRemark::Refused(reason)) => ui.say(reason),
        Some(PuzzleRemark::Wrong) => ui.say(&msg::puzzle_wrong()),
        Some(PuzzleRemark::Lost) => ui.say(&msg::puzzle_lost()),
        Some(PuzzleRemark::Right) => ui.say(&msg::puzzle_right()),
        Some(PuzzleRemark::Hint) => ui.say(&puzzle_hint(running.puzzle().theme(running.kind()))),
        Some(PuzzleRemark::Solved(earned)) => {
            stars = earned.number();
            format!("{} {}", ui.say(&msg::puzzle_solved()), ui.say(&msg::puzzle_stars(earned.number())))
        }
        Some(PuzzleRemark::Shown) => ui.say(&msg::puzzle_shown()),
        // How a payment is changed.
        None if matches!(panel.selection, Selection::Offer { .. }) => ui.say(&status(panel)),
        None => return,
    };
    let (symbol, line) = match running.remark() {
        Some(PuzzleRemark::Solved(_)) => (symbols::DONE, BRASS_BRIGHT),
        Some(PuzzleRemark::Refused(_) | PuzzleRemark::Wrong | PuzzleRemark::Lost) => (symbols::WRONG, FAINT),
        _ => (symbols::HINT, BRASS),
    };
    let frame = Frame::new().fill(LIT).stroke(Stroke::new(1.0, line)).corner_radius(9);
    frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(symbol).font(symbol_font(20.0)).color(BRASS_BRIGHT));
            ui.vertical(|ui| {
                ui.add(Label::new(RichText::new(text).font(strong(16.0)).color(TEXT)).wrap());
                if stars > 0 {
                    ui.label(stars_of(stars));
                }
            });
        });
    });
}

/// Stars as symbols.
fn stars_of(number: u8) -> RichText {
    let stars = symbols::STAR.repeat(usize::from(number.min(Stars::MOST)));
    RichText::new(stars).font(symbol_font(22.0)).color(BRASS_BRIGHT)
}

/// Hint, solution, and the ways on.
fn offer_ways(ui: &mut Ui, running: &RunningPuzzle, commands: &mut Commands) {
    let is_open = running.is_open();
    let hint = SymbolButton::new(symbols::HINT, msg::puzzle_hint(), is_open).key(Shortcut::Hint);
    let show = SymbolButton::new(symbols::SOLUTION, msg::puzzle_show(), is_open);
    let again = SymbolButton::new(symbols::FIRST, msg::puzzle_again(), is_open || running.is_done());
    let list = SymbolButton::new(symbols::PUZZLE_LIST, msg::puzzle_list(), true);
    match pressed(&symbol_rows(ui, &[hint, show, again, list])) {
        Some(0) => commands.trigger(ShowPuzzleHint),
        Some(1) => commands.trigger(ShowPuzzleSolution),
        Some(2) => commands.trigger(RestartPuzzle),
        Some(_) => commands.set_state(Menu::Puzzles),
        None => {}
    }
}
