//! The panels of two people face to face: each on their own edge, with what they can do now.

use bevy::prelude::{Commands, NextState};
use bevy_egui::egui::{
    Align, Area, Context, Id, Label, Layout, Order, Rect, RichText, ScrollArea, Ui, Vec2, pos2, vec2,
};

use super::actions::mute_button;
use super::main_action::{offer_main_action, offers_main_action};
use super::players::{show_numbers, standing};
use super::status::status;
use super::swap::offer_swap;
use super::view::HudView;
use crate::app::camera::FreeView;
use crate::app::interaction::Shortcut;
use crate::app::session::{ReplayLastTurn, Undo};
use crate::app::settings::{Settings, ToggleMute};
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, FAINT, LINE, WARNING, strong};
use crate::app::ui::widgets::{SymbolButton, card_frame, pressed, symbol_rows};
use crate::games::{AnyAction, Game, Player};
use crate::i18n::msg;

/// A window of this width fits everything in one row.
const WIDE: f32 = 700.0;
/// The heights of a one-row panel and of a two-row panel.
const HEIGHTS: [f32; 2] = [80.0, 132.0];
const GAP: f32 = 6.0;
/// The minimum height of a window with two panels and a board between them.
pub(crate) const LEAST: f32 = 300.0;
const PADDING: i8 = 11;
/// The widths of the main button and of the others.
const MAIN: f32 = 170.0;
const OTHER: f32 = 68.0;
/// How many others there are.
const OTHERS: f32 = 4.0;

/// The areas of the panels, the near one first, and the area left free.
pub(crate) fn places(window: Rect) -> ([Rect; 2], FreeView) {
    let height = if window.width() < WIDE { HEIGHTS[1] } else { HEIGHTS[0] };
    // A small window leaves most of its area to the board; panels scroll if necessary.
    let height = height.min(window.height() * 0.25);
    let width = window.width() - 2.0 * GAP;
    let at = |y: f32| Rect::from_min_size(pos2(window.min.x + GAP, y), vec2(width, height));
    let covered = height + GAP;
    let free = FreeView { top: covered, bottom: covered, ..FreeView::default() };
    ([at(window.max.y - covered), at(window.min.y + GAP)], free)
}

/// A player's panel; the far one is flipped afterwards.
pub(crate) fn show(
    context: &Context,
    player: Player,
    place: Rect,
    panel: &HudView,
    settings: &Settings,
    menu: &mut NextState<Menu>,
    commands: &mut Commands,
) {
    let session = panel.session;
    let has_turn = session.shown_outcome().is_none() && session.position().to_move() == player;
    let area = Area::new(Id::new(("edge", player.index()))).order(Order::Middle);
    area.fixed_pos(place.min).constrain(false).show(context, |ui| {
        // Nothing is painted outside it: shapes within its bounds are the ones to flip.
        ui.set_clip_rect(place);
        let frame = card_frame(PADDING).stroke((2.0, if has_turn { BRASS } else { LINE }));
        frame.show(ui, |ui| {
            let size = place.size() - Vec2::splat(2.0 * (f32::from(PADDING) + 2.0));
            ui.set_min_size(size);
            ui.set_max_size(size);
            let scroll = ScrollArea::vertical().id_salt(player.index()).min_scrolled_height(0.0);
            scroll.show(ui, |ui| {
                let is_wide = place.width() + 2.0 * GAP >= WIDE;
                let main = offers_main_action(panel) || session.can_swap();
                if is_wide {
                    ui.horizontal(|ui| {
                        let gap = ui.spacing().item_spacing.x;
                        let buttons = OTHERS * (OTHER + gap) + if main { MAIN + gap } else { 0.0 };
                        who(ui, player, panel, ui.available_width() - buttons);
                        what(ui, player, panel, settings, [MAIN, OTHER], menu, commands);
                    });
                } else {
                    ui.horizontal(|ui| who(ui, player, panel, ui.available_width()));
                    ui.horizontal(|ui| {
                        ui.spacing_mut().button_padding.x = 4.0;
                        let gap = ui.spacing().item_spacing.x;
                        // The main button is twice as wide as the others.
                        let (parts, gaps) =
                            if main { (OTHERS + 2.0, OTHERS) } else { (OTHERS, OTHERS - 1.0) };
                        let width = (ui.available_width() - gap * gaps) / parts;
                        what(ui, player, panel, settings, [2.0 * width, width], menu, commands);
                    });
                }
            });
        });
    });
}

/// The player there, and their status line.
fn who(ui: &mut Ui, player: Player, panel: &HudView, width: f32) {
    let session = panel.session;
    let has_turn = session.shown_outcome().is_none() && session.position().to_move() == player;
    ui.allocate_ui_with_layout(vec2(width, CONTROL), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(vec2(width, CONTROL));
        emblem(ui, session.kind(), player, 34.0);
        ui.vertical(|ui| {
            // Two lines have the height of a button.
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().interact_size.y = 0.0;
            ui.set_max_width((width - if session.clock().is_some() { 112.0 } else { 86.0 }).max(40.0));
            ui.horizontal(|ui| {
                ui.label(RichText::new(ui.say(&session.name(player))).font(strong(17.0)).color(BRASS_BRIGHT));
                let standing = standing(player, session, panel.assists, has_turn);
                let standing = RichText::new(ui.say(&standing));
                ui.add(Label::new(standing.size(15.0).color(FAINT)).truncate());
            });
            // Both players see the result.
            if let Some(save_error) = panel.save_error {
                ui.add(Label::new(RichText::new(ui.say(save_error)).color(WARNING).size(15.0)).truncate());
            } else if has_turn || session.outcome().is_some() {
                ui.add(Label::new(RichText::new(ui.say(&status(panel))).size(15.0)).truncate());
            }
        });
        show_numbers(ui, player, session, panel.assists, panel.scoring);
    });
}

/// The buttons: the main action first, then the others.
fn what(
    ui: &mut Ui,
    player: Player,
    panel: &HudView,
    settings: &Settings,
    [main, other]: [f32; 2],
    menu: &mut NextState<Menu>,
    commands: &mut Commands,
) {
    let session = panel.session;
    let is_for = |of: Player| of == player;
    if session.can_swap() {
        // Nothing else has a button then: the turn has not begun.
        ui.allocate_ui(vec2(main, CONTROL), |ui| {
            ui.set_min_size(vec2(main, CONTROL));
            if is_for(session.position().to_move()) {
                offer_swap(ui, panel, main, commands);
            }
        });
    } else if offers_main_action(panel) {
        ui.allocate_ui(vec2(main, CONTROL), |ui| {
            ui.set_min_size(vec2(main, CONTROL));
            if session.outcome().is_some() || is_for(session.position().to_move()) {
                offer_main_action(ui, panel, commands);
            }
        });
    }
    // The player who acted last can undo.
    let played = session.game().played();
    let before = played.len().checked_sub(2).map_or(session.game().start(), |i| &played[i].after);
    let has_swapped = played.last().is_some_and(|last| last.action == AnyAction::Swap);
    let last = if has_swapped { before.to_move().other() } else { before.to_move() };
    let can_undo = session.game().can_undo() && is_for(last);
    let has_last_turn = !session.game().last_turn().is_empty() && !panel.scoring.is_active();
    let buttons = [
        SymbolButton::new(symbols::UNDO, msg::panel_undo(), can_undo).key(Shortcut::Undo),
        SymbolButton::new(symbols::REPLAY, msg::panel_replay_turn(), has_last_turn).key(Shortcut::ReplayTurn),
        mute_button(settings),
        SymbolButton::new(symbols::MENU, msg::panel_menu(), true),
    ];
    let size = vec2(OTHERS * other + (OTHERS - 1.0) * ui.spacing().item_spacing.x, CONTROL);
    let responses = ui.allocate_ui(size, |ui| symbol_rows(ui, &buttons)).inner;
    match pressed(&responses) {
        Some(0) => commands.trigger(Undo),
        Some(1) => commands.trigger(ReplayLastTurn),
        Some(2) => commands.trigger(ToggleMute),
        Some(_) => menu.set(Menu::Pause),
        None => {}
    }
}
