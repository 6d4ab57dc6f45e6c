//! The panels of two people face to face: each on their own edge, with what they can do now.

use std::sync::Arc;

use bevy::prelude::Commands;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Align, Area, Color32, Context, FontId, Galley, Id, Label, Layout, Order, Rect, RichText, Ui, Vec2, pos2,
    vec2,
};

use super::main_action::{offer_main_action, offer_swap, offers_main_action};
use super::panel_buttons::{menu_button, mute_button, recount_button, replay_button, review_button};
use super::players::{Numbers, progress, standing};
use super::result::{parts_of, shows_result, was_counted};
use super::status::status;
use super::view::HudView;
use crate::app::camera::FreeView;
use crate::app::interaction::Shortcut;
use crate::app::session::Undo;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, FAINT, LINE, TEXT, WARNING, strong};
use crate::app::ui::widgets::{
    SYMBOL_BUTTON, SymbolButton, card_frame, send_pressed, symbol_button, symbol_rows,
};
use rules::{AnyAction, Game, Player};
use texts::msg;

/// A window of this width has everything in one row; in others the buttons are below the player.
const WIDE: f32 = 640.0;
/// The least width of a window with two panels, and the least height for the board between them, also as a part of the window's: with
/// large text, one panel leaves more of a small window to the board.
const NARROW: f32 = 312.0;
const BOARD: f32 = 120.0;
const BOARD_PART: f32 = 0.45;
const GAP: f32 = 6.0;
/// What is around the contents of a panel, and between them.
const MARGIN: f32 = 13.0;
const BETWEEN: f32 = 8.0;
/// The height of a player's name and status; the size of the emblem before them, and of a name.
const WHO: f32 = 60.0;
const EMBLEM: f32 = 34.0;
const NAME: f32 = 17.0;
/// The sizes of a status, and how many lines it has at most.
const STATUS: [f32; 4] = [15.0, 14.0, 13.0, 12.0];
const LINES: usize = 2;
/// The width that a status should have beside buttons.
const ROOMY: f32 = 200.0;
/// The width of the main button, and its least width alone and beside buttons with names.
const MAIN: f32 = 170.0;
const LEAST_MAIN: [f32; 2] = [116.0, 130.0];
/// The width of the other buttons together: with names, at least and at most, and with symbols alone.
const NAMED: [f32; 2] = [242.0, 290.0];
const SQUARE: f32 = 4.0 * CONTROL + 3.0 * BETWEEN;

/// The areas of the panels, the near one first, and the area left free; `None` in a window that is too small for two. A panel is as high
/// as what is in it, and never scrolls.
pub(crate) fn places(window: Rect) -> Option<([Rect; 2], FreeView)> {
    let rows = if window.width() < WIDE { WHO + BETWEEN + SYMBOL_BUTTON } else { WHO };
    let height = rows + 2.0 * MARGIN;
    let covered = height + GAP;
    let least = BOARD.max(window.height() * BOARD_PART);
    if window.width() < NARROW || window.height() - 2.0 * covered < least {
        return None;
    }
    let width = window.width() - 2.0 * GAP;
    let at = |y: f32| Rect::from_min_size(pos2(window.min.x + GAP, y), vec2(width, height));
    let free = FreeView { top: covered, bottom: covered, ..FreeView::default() };
    Some(([at(window.max.y - covered), at(window.min.y + GAP)], free))
}

/// The widths of the main button, if there is one, and of the others, and whether these have names.
struct Buttons {
    main: Option<f32>,
    others: f32,
    are_named: bool,
}

impl Buttons {
    /// As wide as there is room: but with names only if there is more than enough.
    fn fitting(room: f32, has_main: bool) -> Self {
        let main = |least: f32| if has_main { least + BETWEEN } else { 0.0 };
        let are_named = room >= NAMED[0] + main(LEAST_MAIN[1]);
        let others = match (are_named, has_main) {
            (false, _) => SQUARE,
            (true, false) => room,
            (true, true) => (room - main(LEAST_MAIN[1])).min(NAMED[1]),
        };
        let main = has_main.then_some(room - others - BETWEEN);
        Self { main, others, are_named }
    }

    fn width(&self) -> f32 {
        self.others + self.main.map_or(0.0, |main| main + BETWEEN)
    }
}

/// A player's panel; the far one is flipped afterwards.
pub(crate) fn show(context: &Context, player: Player, place: Rect, panel: &HudView, commands: &mut Commands) {
    let session = panel.session;
    let has_turn = session.shown_outcome().is_none() && session.position().to_move() == player;
    let area = Area::new(Id::new(("edge", player.index()))).order(Order::Middle);
    area.fixed_pos(place.min).constrain(false).show(context, |ui| {
        // Nothing is painted outside it: shapes within its bounds are the ones to flip.
        ui.set_clip_rect(place);
        let line = 2.0;
        let frame = card_frame((MARGIN - line) as i8).stroke((line, if has_turn { BRASS } else { LINE }));
        frame.show(ui, |ui| {
            let size = place.size() - Vec2::splat(2.0 * MARGIN);
            ui.set_min_size(size);
            ui.set_max_size(size);
            ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN);
            let has_main = offers_main_action(panel) || session.can_swap();
            let numbers = Numbers::of(ui, size.x / 2.0, player, panel);
            if place.width() + 2.0 * GAP < WIDE {
                ui.horizontal(|ui| who(ui, player, panel, numbers, size.x));
                let buttons = Buttons::fitting(size.x, has_main);
                ui.horizontal(|ui| what(ui, player, panel, &buttons, commands));
            } else {
                // The numbers have the room that they need, the status what it should have, and the buttons the rest.
                let room = size.x - EMBLEM - numbers.width(ui) - ROOMY - 2.0 * BETWEEN;
                let main = |width: f32| if has_main { width + BETWEEN } else { 0.0 };
                let (least, most) = (SQUARE + main(LEAST_MAIN[0]), NAMED[1] + main(MAIN));
                let buttons = Buttons::fitting(room.clamp(least, most), has_main);
                ui.horizontal(|ui| {
                    who(ui, player, panel, numbers, size.x - buttons.width() - BETWEEN);
                    what(ui, player, panel, &buttons, commands);
                });
            }
        });
    });
}

/// The player there, and their status.
fn who(ui: &mut Ui, player: Player, panel: &HudView, numbers: Numbers, width: f32) {
    let session = panel.session;
    let has_turn = session.shown_outcome().is_none() && session.position().to_move() == player;
    let room = vec2(width, WHO);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(room);
        ui.set_max_size(room);
        emblem(ui, session.kind(), player, EMBLEM);
        // The frame and the status say who is to move.
        let parts = || session.position().score().and_then(|score| parts_of(&score, player));
        let parts = shows_result(panel).then(parts).flatten();
        let standing =
            || progress(player, panel).map_or_else(|| standing(player, panel, false), |(_, says)| says);
        let standing = ui.say(&parts.unwrap_or_else(standing));
        // Both players see the result.
        let status = match panel.save_error {
            Some(save_error) => Some((ui.say(save_error), WARNING)),
            None if has_turn || session.outcome().is_some() => Some((ui.say(&status(panel)), TEXT)),
            None => None,
        };
        let width = width - EMBLEM - BETWEEN - numbers.width(ui);
        // The result comes first.
        let mut texts = [Some((standing, FAINT)), status];
        if shows_result(panel) {
            texts.reverse();
        }
        let status = lay_out(ui, texts.into_iter().flatten(), width);
        ui.vertical(|ui| {
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.spacing_mut().interact_size.y = 0.0;
            let name = RichText::new(ui.say(&session.name(player))).font(strong(NAME)).color(BRASS_BRIGHT);
            let height = ui.fonts_mut(|fonts| fonts.row_height(&strong(NAME))) + 1.0 + status.size().y;
            ui.add_space(((WHO - height) / 2.0).max(0.0));
            ui.add(Label::new(name).truncate());
            ui.label(status);
        });
        numbers.show(ui);
    });
}

/// Texts behind one another, as large as they fit.
fn lay_out(ui: &Ui, texts: impl Iterator<Item = (String, Color32)>, width: f32) -> Arc<Galley> {
    let texts: Vec<_> = texts.filter(|(text, _)| !text.is_empty()).collect();
    let in_size = |size: f32| {
        let wrap = TextWrapping { max_width: width, max_rows: LINES, ..TextWrapping::default() };
        let mut job = LayoutJob { wrap, ..LayoutJob::default() };
        for (i, (text, colour)) in texts.iter().enumerate() {
            let space = if i > 0 { 8.0 } else { 0.0 };
            job.append(text, space, TextFormat::simple(FontId::proportional(size), *colour));
        }
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut laid_out = STATUS.map(in_size).into_iter();
    let smallest = in_size(STATUS[STATUS.len() - 1]);
    laid_out.find(|text| !text.elided).unwrap_or(smallest)
}

/// The buttons: the main action first, then the others.
fn what(ui: &mut Ui, player: Player, panel: &HudView, buttons: &Buttons, commands: &mut Commands) {
    let session = panel.session;
    let is_for = |of: Player| of == player;
    if let Some(main) = buttons.main {
        let place = vec2(main, SYMBOL_BUTTON);
        ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(place);
            ui.set_max_size(place);
            if session.can_swap() {
                // Nothing else has a button then: the turn has not begun.
                if is_for(session.position().to_move()) {
                    offer_swap(ui, panel, main, commands);
                }
            } else if session.outcome().is_some() || is_for(session.position().to_move()) {
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
    let is_scoring = panel.scoring.is_active();
    let [second, third] = match shows_result(panel) {
        true if was_counted(session) => [recount_button(), review_button(session, is_scoring)],
        true => [replay_button(session, is_scoring), review_button(session, is_scoring)],
        false => [replay_button(session, is_scoring), mute_button(panel.settings)],
    };
    let undo = SymbolButton::new(symbols::UNDO, msg::panel_undo(), can_undo).key(Shortcut::Undo).sends(Undo);
    let others = vec![undo, second, third, menu_button()];
    let responses = if buttons.are_named {
        let place = vec2(buttons.others, SYMBOL_BUTTON);
        ui.allocate_ui_with_layout(place, Layout::top_down(Align::Min), |ui| {
            ui.set_max_width(buttons.others);
            symbol_rows(ui, &others)
        })
        .inner
    } else {
        others.iter().map(|button| symbol_button(ui, button)).collect()
    };
    send_pressed(others, &responses, commands);
}
