//! The list of puzzles: by game and grade, with the stars of the player, and the puzzle of the day.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Button, Painter, Rect, Ui, WidgetInfo, WidgetType, vec2};

use crate::app::exercises::{PuzzleStars, StartPuzzle};
use crate::app::platform::now;
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS_BRIGHT, CONTROL, TEXT, strong, symbols as symbol_font};
use crate::app::ui::widgets::{
    SymbolButton, button_with_symbol, choose, faint, heading, in_sight, page, small_heading, warning,
};
use rules::GameKind;
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

/// The width of a puzzle's button: a number above three stars.
const ENTRY: f32 = 62.0;
const SECONDS_IN_A_DAY: u64 = 24 * 60 * 60;

pub(crate) fn show(
    mut contexts: EguiContexts,
    mut open: ResMut<PuzzlesPage>,
    stars: Res<PuzzleStars>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let kind = open.0;
    let mut chosen = None;
    let is_closed = page(contexts.ctx_mut()?, "puzzles", kind.name(), |ui| {
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
            show_grade(ui, kind, grade, &stars, &mut chosen);
        }
    });
    if is_closed {
        menu.set(history.back());
    }
    if let Some(chosen) = chosen {
        menu.set(Menu::None);
        commands.trigger(chosen);
    }
    Ok(())
}

fn show_grade(
    ui: &mut Ui,
    kind: GameKind,
    grade: Grade,
    stars: &PuzzleStars,
    chosen: &mut Option<StartPuzzle>,
) {
    let puzzles: Vec<(usize, &Puzzle)> = Collection::of(kind).of_grade(grade).collect();
    let earned: Vec<u8> =
        puzzles.iter().map(|(_, puzzle)| stars.of(kind, puzzle).map_or(0, Stars::number)).collect();
    ui.add_space(6.0);
    small_heading(ui, puzzle_grade(grade));
    let (solved, total) = stars.count(kind, puzzles.iter().map(|(_, puzzle)| *puzzle));
    faint(ui, msg::puzzles_solved(solved, puzzles.len(), total));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for ((place, _), number) in puzzles.iter().zip(earned) {
            let response = ui.add(Button::new("").min_size(vec2(ENTRY, CONTROL)));
            in_sight(&response);
            paint_entry(ui.painter(), response.rect, place + 1, number);
            let name = ui.say(&msg::puzzles_entry(place + 1, number));
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            if response.clicked() {
                *chosen = Some(StartPuzzle { kind, place: *place, is_of_day: false });
            }
        }
    });
}

/// The number of a puzzle, above its stars as symbols.
fn paint_entry(painter: &Painter, place: Rect, number: usize, stars: u8) {
    let middle = place.center();
    let up = if stars > 0 { 7.0 } else { 0.0 };
    painter.text(middle - vec2(0.0, up), Align2::CENTER_CENTER, number, strong(16.0), TEXT);
    let stars = symbols::STAR.repeat(usize::from(stars));
    painter.text(middle + vec2(0.0, 11.0), Align2::CENTER_CENTER, stars, symbol_font(12.0), BRASS_BRIGHT);
}
