//! The main menu: the games as pictures of their boards, the match to continue, and everything else in one row.

mod game_card;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    Align, Area, Color32, Context, Event, Id, Layout, Mesh, Order, Rect, RichText, ScrollArea, Sense, Ui,
    WidgetInfo, WidgetType, lerp, pos2, vec2,
};

use super::new_match::Draft;
use super::puzzles::PuzzlesPage;
use crate::app::camera::FreeView;
use crate::app::exercises::{Lessons, StartLesson};
use crate::app::order::UiLayer;
use crate::app::platform::{CAN_QUIT, CAN_SERVE};
use crate::app::saves::{LastMatch, Library, OpenMatch, ReadMatch, is_readable, title_of};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::app::ui::language::Say;
use crate::app::ui::painting::{paint_piece, paint_position};
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS_BRIGHT, TEXT, title};
use crate::app::ui::widgets::{
    Rank, SymbolButton, button_with_symbol, card_frame, faint, main_button, send_pressed, warning,
};
use game_card::{Pictures, Way, show_games};
use rules::{GameKind, Player};
use study::lessons::Course;
use texts::{game_title, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>().add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiLayer::Screen).run_if(in_state(Screen::Title)).run_if(in_state(Menu::None)),
    );
}

/// The most width that the menu takes: in a large window a part of its width, as far as its height allows. And its distance to the edges.
const WIDTH: f32 = 1140.0;
const PART: f32 = 0.88;
const BY_HEIGHT: f32 = 1.56;
const EDGE: f32 = 14.0;
/// A window of this width has room for the title and the match to continue side by side, and for the last buttons in one row.
const WIDE: f32 = 720.0;
/// The least width of the offer beside the title.
const LEAST_OFFER: f32 = 330.0;
/// What of the window the room behind the menu has for itself: the board lies behind the cards.
const ROOM: f32 = 0.42;
/// What darkens the room and the table behind the menu, as the light of an evening: how far down the window, and how much.
const EVENING: [u8; 3] = [22, 11, 4];
const VEIL: [(f32, u8); 4] = [(0.0, 70), (0.12, 60), (0.3, 165), (1.0, 235)];
/// The room below the name and the offer, where there is plenty.
const BELOW_HEAD: f32 = 8.0;
/// The program's name; how high above its line a dot is, and how large, in parts of the letters' size.
const NAME: &str = "Spieltisch";
const DOT_HEIGHT: f32 = 0.62;
const DOT: f32 = 0.115;
/// The size of the small board of the match to continue.
const BOARD: f32 = 88.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    mut menu: ResMut<NextState<Menu>>,
    (mut draft, mut page, settings): (ResMut<Draft>, ResMut<PuzzlesPage>, Res<Settings>),
    (mut free, mut pictures): (ResMut<FreeView>, ResMut<Pictures>),
    (library, lessons): (Res<Library>, Res<Lessons>),
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let size = Vec2::new(window.width(), window.height());
    let view = FreeView { top: window.height() * ROOM, ..default() };
    free.set_if_neq(view.measured(size, context.zoom_factor()));
    if let Some(text) = pasted_match(context) {
        commands.trigger(ReadMatch(text));
    }
    let textures = pictures.textures(context);
    in_the_middle(context, |ui| {
        let is_wide = ui.available_width() >= WIDE;
        show_head(ui, is_wide, &library, &lessons, &mut commands);
        if is_wide {
            ui.add_space(BELOW_HEAD);
        }
        for fault in library.unreadable.iter().chain(&lessons.file.message) {
            warning(ui, fault);
        }
        match show_games(ui, &textures, &lessons, &settings) {
            Some((kind, Way::Play(opponent))) => {
                *draft = Draft::like_last(kind, &settings, opponent);
                menu.set(Menu::NewMatch);
            }
            Some((kind, Way::Learn)) => commands.trigger(StartLesson(kind, None)),
            Some((kind, Way::Puzzles)) => {
                page.0 = kind;
                menu.set(Menu::Puzzles);
            }
            None => {}
        }
        show_rest(ui, is_wide, &mut commands);
    });
    Ok(())
}

/// A match that has just been pasted: a link, a text or the path of a file.
fn pasted_match(context: &Context) -> Option<String> {
    let pasted = |event: &Event| match event {
        Event::Paste(text) if is_readable(text) => Some(text.clone()),
        _ => None,
    };
    context.input(|input| input.events.iter().find_map(pasted))
}

/// A column in the middle of the window, over a darkened table; it scrolls where the window is too small.
fn in_the_middle(context: &Context, add: impl FnOnce(&mut Ui)) {
    let window = context.viewport_rect();
    let area = Area::new(Id::new("title")).order(Order::Middle).fixed_pos(window.min).constrain(false);
    area.show(context, |ui| {
        darken(ui, window);
        ui.set_min_size(window.size());
        ui.set_max_size(window.size());
        let most = (window.width() * PART).min(window.height() * BY_HEIGHT).max(WIDTH);
        let width = (window.width() - 2.0 * EDGE).min(most);
        // As high as it was last time, so that it stands halfway down the window.
        let id = Id::new("height of the title");
        let height: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let scroll = ScrollArea::vertical().auto_shrink(false);
        scroll.show(ui, |ui| {
            ui.add_space(((window.height() - height) / 2.0).max(EDGE));
            ui.horizontal(|ui| {
                ui.add_space((window.width() - width) / 2.0);
                let column =
                    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                        ui.set_width(width);
                        // A phone has room for everything only if it stands close together.
                        let gap = if width < WIDE { 8.0 } else { 12.0 };
                        ui.spacing_mut().item_spacing = vec2(gap, gap);
                        add(ui);
                    });
                let now = column.response.rect.height();
                if now != height {
                    ui.data_mut(|data| data.insert_temp(id, now));
                    ui.ctx().request_repaint();
                }
            });
            ui.add_space(EDGE);
        });
    });
}

/// Darkens the table, more towards the lower edge.
fn darken(ui: &Ui, window: Rect) {
    let mut veil = Mesh::default();
    let [red, green, blue] = EVENING;
    for (part, alpha) in VEIL {
        let y = lerp(window.top()..=window.bottom(), part);
        for x in [window.left(), window.right()] {
            veil.colored_vertex(pos2(x, y), Color32::from_rgba_unmultiplied(red, green, blue, alpha));
        }
    }
    for row in 0..VEIL.len() as u32 - 1 {
        let first = 2 * row;
        veil.add_triangle(first, first + 1, first + 2);
        veil.add_triangle(first + 1, first + 3, first + 2);
    }
    ui.painter().add(veil);
}

/// The name of the program, and what most people do next: go on with their match or, if they are new here, learn a game.
fn show_head(ui: &mut Ui, is_wide: bool, library: &Library, lessons: &Lessons, commands: &mut Commands) {
    let last = library.to_go_on_with();
    let is_new = last.is_none() && !GameKind::ALL.iter().any(|kind| lessons.is_finished(*kind));
    let name = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let kind = last.map_or_else(shortest_course, |last| last.summary.kind);
        show_name(ui, if is_wide { 62.0 } else { 38.0 }, kind);
        ui.label(RichText::new(ui.say(&msg::title_subtitle())).color(TEXT));
    };
    let offer = |ui: &mut Ui, commands: &mut Commands| match last {
        Some(last) => offer_to_continue(ui, last, commands),
        None => {
            let shortest = shortest_course();
            if main_button(ui, msg::title_first(game_title(shortest)), true).clicked() {
                commands.trigger(StartLesson(shortest, None));
            }
        }
    };
    if last.is_none() && !is_new {
        ui.vertical_centered(name);
    } else if is_wide {
        ui.horizontal(|ui| {
            // As wide as the last card below it.
            let gap = ui.spacing().item_spacing.x;
            let third = (ui.available_width() - 2.0 * gap) / 3.0;
            let left = ui.available_width() - gap - third.max(LEAST_OFFER);
            ui.allocate_ui_with_layout(vec2(left, BOARD), Layout::top_down(Align::Min), |ui| {
                ui.set_min_width(left);
                name(ui);
            });
            ui.with_layout(Layout::top_down(Align::Min), |ui| offer(ui, commands));
        });
    } else {
        ui.vertical_centered(name);
        offer(ui, commands);
    }
}

/// The program's name, whose two dots are the pieces of the two players of a game.
fn show_name(ui: &mut Ui, size: f32, kind: GameKind) {
    let dotless = NAME.replace('i', "ı");
    let letters = ui.painter().layout_no_wrap(dotless, title(size), BRASS_BRIGHT);
    let (place, response) = ui.allocate_exact_size(letters.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, NAME));
    let stems = letters.rows.iter().flat_map(|row| &row.glyphs).filter(|glyph| glyph.chr == 'ı');
    for (stem, player) in stems.zip(Player::BOTH) {
        let middle = place.min + vec2(stem.pos.x + stem.advance_width / 2.0, stem.pos.y - DOT_HEIGHT * size);
        paint_piece(ui.painter(), kind, player, middle, DOT * size);
    }
    ui.painter().galley(place.min, letters, BRASS_BRIGHT);
}

/// The game that is learnt in the fewest steps.
fn shortest_course() -> GameKind {
    let steps = |kind: &GameKind| Course::of(*kind).steps.len();
    GameKind::ALL.into_iter().min_by_key(steps).unwrap_or(GameKind::ALL[0])
}

/// The newest match that is not over.
fn offer_to_continue(ui: &mut Ui, last: &LastMatch, commands: &mut Commands) {
    card_frame(10).show(ui, |ui| {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(BOARD, BOARD), Sense::hover());
            paint_position(ui.painter(), &last.position, place.min, BOARD);
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                if main_button(ui, msg::title_continue(), true).clicked() {
                    commands.trigger(OpenMatch(last.file.clone()));
                }
                let summary = &last.summary;
                faint(ui, msg::title_last_match(game_title(summary.kind), title_of(summary)));
                faint(ui, msg::find_state_unfinished(summary.turns));
            });
        });
    });
}

/// The last row.
fn show_rest(ui: &mut Ui, is_wide: bool, commands: &mut Commands) {
    let mut buttons =
        vec![SymbolButton::plain(symbols::SAVED_GAMES, msg::matches_open(), true).opens(Menu::Matches)];
    if CAN_SERVE {
        buttons.push(SymbolButton::plain(symbols::TABLET, msg::tablet_open(), true).opens(Menu::Tablet));
    }
    buttons.extend([
        SymbolButton::plain(symbols::SETTINGS, msg::settings_open(), true).opens(Menu::Settings),
        SymbolButton::plain(symbols::ABOUT, msg::about_open(), true).opens(Menu::About),
    ]);
    if CAN_QUIT {
        buttons.push(SymbolButton::plain(symbols::QUIT, msg::title_quit(), true).does(|commands| {
            commands.write_message(AppExit::Success);
        }));
    }
    let buttons: Vec<_> = buttons.into_iter().map(|button| button.ranked(Rank::Quiet)).collect();
    let in_row = if is_wide { buttons.len() } else { 2 };
    let gaps = ui.spacing().item_spacing.x * (in_row - 1) as f32;
    let width = (ui.available_width() - gaps) / in_row as f32;
    let mut pressed = Vec::new();
    for row in buttons.chunks(in_row) {
        ui.horizontal(|ui| pressed.extend(row.iter().map(|button| button_with_symbol(ui, button, width))));
    }
    send_pressed(buttons, &pressed, commands);
}
