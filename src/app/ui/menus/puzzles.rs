//! The list of puzzles: by game and grade, each with its board and the stars of the player, the next one to solve, and the puzzle of the
//! day.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Button, Painter, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::app::exercises::{PuzzleStars, StartPuzzle};
use crate::app::platform::now;
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::painting::paint_position;
use crate::app::ui::symbols;
use crate::app::ui::theme::{CONTROL, TEXT, strong};
use crate::app::ui::widgets::{
    SymbolButton, button, button_with_symbol, choose, faint, heading, in_sight, main_button, page_with_foot,
    paint_stars, small_heading, warning,
};
use rules::{AnyGame, GameKind};
use study::puzzles::{Collection, Grade, Puzzle, Stars, of_day};
use texts::{game_title, msg, puzzle_grade};

/// The game whose puzzles are listed.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PuzzlesPage(pub(crate) GameKind);

impl Default for PuzzlesPage {
    fn default() -> Self {
        Self(GameKind::ALL[0])
    }
}

/// The positions that were in sight, by game and place in its collection; `None` for one that cannot be set up.
type Boards = HashMap<(GameKind, usize), Option<AnyGame>>;

/// The least width of a puzzle's button and the distance to the next, and what is around its board, above its number and its stars.
const ENTRY: f32 = 132.0;
const APART: f32 = 6.0;
const AROUND: f32 = 5.0;
const BELOW: f32 = 22.0;
const STARS: f32 = 12.0;
const SECONDS_IN_A_DAY: u64 = 24 * 60 * 60;

pub(crate) fn show(
    mut contexts: EguiContexts,
    mut open: ResMut<PuzzlesPage>,
    stars: Res<PuzzleStars>,
    history: Res<MenuHistory>,
    mut boards: Local<Boards>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let kind = open.0;
    let mut chosen = None;
    let list = |ui: &mut Ui| {
        heading(ui, msg::puzzles_heading(game_title(kind)));
        if let Some(fault) = &stars.file.message {
            warning(ui, fault);
        }
        let day = SymbolButton::plain(symbols::PUZZLES, msg::puzzles_day(), true);
        if button_with_symbol(ui, &day, ui.available_width()).clicked() {
            // The same day everywhere, whatever the local time is.
            let (kind, place, _) = of_day((now() / SECONDS_IN_A_DAY) as i64);
            chosen = Some(StartPuzzle { kind, place, is_of_day: true });
        }
        if let Some(other) = choose(ui, &GameKind::ALL, game_title, kind) {
            open.0 = other;
        }
        faint(ui, msg::puzzles_stars_what());
        for grade in Grade::ALL {
            chosen = chosen.or(show_grade(ui, kind, grade, &stars, &mut boards));
        }
    };
    let next = stars.next_unsolved(kind, 0);
    let mut pressed = None;
    let foot = |ui: &mut Ui| pressed = offer_foot(ui, next.is_some());
    page_with_foot(contexts.ctx_mut()?, "puzzles", kind.name(), list, foot);
    match pressed {
        Some(Foot::Close) => menu.set(history.back()),
        Some(Foot::Next) => chosen = next.map(|place| StartPuzzle { kind, place, is_of_day: false }),
        None => {}
    }
    if let Some(chosen) = chosen {
        menu.set(Menu::None);
        commands.trigger(chosen);
    }
    Ok(())
}

/// A button below the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Foot {
    Next,
    Close,
}

/// The next puzzle to solve is the main thing here, if one is left.
fn offer_foot(ui: &mut Ui, has_next: bool) -> Option<Foot> {
    let whole = ui.available_width();
    if !has_next {
        return button(ui, msg::rules_close(), whole, true).clicked().then_some(Foot::Close);
    }
    let fifth = (whole - ui.spacing().item_spacing.x) / 5.0;
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.scope(|ui| {
            ui.set_max_width(3.0 * fifth);
            if main_button(ui, msg::puzzles_next_unsolved(), true).clicked() {
                pressed = Some(Foot::Next);
            }
        });
        if button(ui, msg::rules_close(), 2.0 * fifth, true).clicked() {
            pressed = Some(Foot::Close);
        }
    });
    pressed
}

/// The puzzles of a grade. Returns the one that was chosen.
fn show_grade(
    ui: &mut Ui,
    kind: GameKind,
    grade: Grade,
    stars: &PuzzleStars,
    boards: &mut Boards,
) -> Option<StartPuzzle> {
    let puzzles: Vec<(usize, &Puzzle)> = Collection::of(kind).of_grade(grade).collect();
    ui.add_space(6.0);
    small_heading(ui, puzzle_grade(grade));
    let (solved, total) = stars.count(kind, puzzles.iter().map(|(_, puzzle)| *puzzle));
    faint(ui, msg::puzzles_solved(solved, puzzles.len(), total));
    let mut chosen = None;
    // As many in a row as fit, over its whole width.
    let room = ui.available_width() + APART;
    let width = (room / (room / (ENTRY + APART)).floor().max(1.0) - APART).floor();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(APART, APART);
        for (place, puzzle) in puzzles {
            let earned = stars.of(kind, puzzle).map_or(0, Stars::number);
            let size = vec2(width, width - AROUND + BELOW);
            let response = ui.add(Button::new("").min_size(size.max(vec2(CONTROL, CONTROL))));
            in_sight(&response);
            if ui.is_rect_visible(response.rect) {
                let position = || puzzle.set_up(kind).ok().map(|game| game.position().clone());
                let position = boards.entry((kind, place)).or_insert_with(position);
                paint_entry(ui.painter(), response.rect, position.as_ref(), place + 1, earned);
            }
            let name = ui.say(&msg::puzzles_entry(place + 1, earned));
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            if response.clicked() {
                chosen = Some(StartPuzzle { kind, place, is_of_day: false });
            }
        }
    });
    chosen
}

/// A puzzle's board, and its number and stars below it.
fn paint_entry(painter: &Painter, place: Rect, position: Option<&AnyGame>, number: usize, earned: u8) {
    let board = place.width() - 2.0 * AROUND;
    let corner = place.min + vec2(AROUND, AROUND);
    if let Some(position) = position {
        paint_position(painter, position, corner, board);
    }
    let line = place.max.y - BELOW / 2.0;
    painter.text(pos2(corner.x + 2.0, line), Align2::LEFT_CENTER, number, strong(15.0), TEXT);
    paint_stars(painter, pos2(corner.x + board - 2.0 * STARS, line), STARS, earned);
}
