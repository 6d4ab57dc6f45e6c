//! Cards and dialogs, which may have two columns.

use bevy_egui::egui::{
    Area, AsIdSalt, Color32, Context, CornerRadius, Frame, Id, Key, Margin, Modal, Order, Rect, ScrollArea,
    Shadow, Stroke, Ui, Vec2, vec2,
};

use super::buttons::main_button;
use crate::app::ui::theme::{CARD, LINE};
use texts::msg;

/// The width of a window, in points, in which dialogs have a narrower margin.
const SMALL_WINDOW: f32 = 480.0;

/// The width of a window that has room for two columns, and what is added to the space between them.
const WIDE_WINDOW: f32 = 1000.0;
const GAP: f32 = 16.0;
/// The width of a dialog in two columns, and in one.
const TWO: f32 = 1080.0;
const ONE: f32 = 640.0;
/// The width of a page of text, and the room for the buttons below it.
const PAGE: f32 = 720.0;
const PAGE_FOOT: f32 = 62.0;
/// The room for a scroll bar.
const BAR: f32 = 14.0;
/// What must be left above a fixed footer.
const LEAST_BODY: f32 = 110.0;

/// The shadow of a card on what is behind it.
const SHADOW: Shadow = Shadow { offset: [0, 5], blur: 20, spread: 0, color: Color32::from_black_alpha(150) };

/// The frame of every card over the board.
pub(crate) fn card_frame(padding: i8) -> Frame {
    Frame::new()
        .fill(CARD)
        .stroke(Stroke::new(1.0, LINE))
        .shadow(SHADOW)
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(padding))
}

/// A card in the middle of the window, as wide as requested if it fits, which scrolls if its content does not fit. Everything behind it is
/// darkened and inactive.
pub(crate) fn dialog(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    modal(context, name, width, |ui, size| {
        ui.set_width(size.x);
        scrolled(ui, size.y, add);
    });
}

/// The content of a dialog, which scrolls if it does not fit.
fn scrolled(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui)) {
    // Otherwise it would never become higher than in its first frame.
    let scroll = ScrollArea::both().max_height(height).min_scrolled_height(height);
    scroll.show(ui, |ui| {
        ui.set_width(ui.available_width());
        scroll_by_keys(ui);
        add(ui);
    });
}

/// Scrolls with the usual keys, unless a widget has the keyboard focus.
pub(crate) fn scroll_by_keys(ui: &Ui) {
    if ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let page = ui.clip_rect().height() * 0.9;
    let ways = [(Key::ArrowUp, 40.0), (Key::ArrowDown, -40.0), (Key::PageUp, page), (Key::PageDown, -page)];
    for (key, way) in ways {
        let presses = ui.input(|input| if input.modifiers.alt { 0 } else { input.num_presses(key) });
        if presses > 0 {
            ui.scroll_with_delta(vec2(0.0, way * presses as f32));
        }
    }
}

/// The same, with a fixed footer: the main buttons are visible without scrolling, unless that would leave hardly any room for the rest.
pub(crate) fn dialog_with_foot<T>(
    context: &Context,
    name: &str,
    width: f32,
    foot_height: f32,
    state: &mut T,
    add: impl FnOnce(&mut Ui, &mut T),
    add_foot: impl FnOnce(&mut Ui, &mut T),
) {
    modal(context, name, width, |ui, size| {
        ui.set_width(size.x);
        let height = size.y - foot_height - ui.spacing().item_spacing.y;
        if height < LEAST_BODY {
            return scrolled(ui, size.y, |ui| {
                add(ui, state);
                let foot = vec2(size.x - BAR, foot_height);
                ui.allocate_ui_with_layout(foot, *ui.layout(), |ui| add_foot(ui, state));
            });
        }
        scrolled(ui, height, |ui| add(ui, state));
        // In its own room: what is too wide above must not make it wider.
        let foot = vec2(size.x, foot_height);
        ui.allocate_ui_with_layout(foot, *ui.layout(), |ui| add_foot(ui, state));
    });
}

/// The same at full height, for content that scrolls by itself.
pub(crate) fn dialog_fixed(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    modal(context, name, width, |ui, size| {
        ui.set_min_size(size);
        ui.set_max_size(size);
        add(ui);
    });
}

/// A page of text that scrolls above the button that closes it. Returns whether that was pressed. Pages with different salts scroll
/// apart.
pub(crate) fn page(context: &Context, name: &str, salt: impl AsIdSalt, add: impl FnOnce(&mut Ui)) -> bool {
    let mut is_closed = false;
    page_with_foot(context, name, salt, add, |ui| {
        is_closed = main_button(ui, msg::rules_close(), true).clicked();
    });
    is_closed
}

/// The same with other buttons.
pub(crate) fn page_with_foot(
    context: &Context,
    name: &str,
    salt: impl AsIdSalt,
    add: impl FnOnce(&mut Ui),
    add_foot: impl FnOnce(&mut Ui),
) {
    dialog_fixed(context, name, PAGE, |ui| {
        let height = ui.available_height() - PAGE_FOOT;
        let scroll = ScrollArea::vertical().id_salt(salt).max_height(height).auto_shrink(false);
        scroll.show(ui, |ui| {
            scroll_by_keys(ui);
            ui.set_width(ui.available_width() - BAR);
            add(ui);
        });
        ui.add_space(8.0);
        add_foot(ui);
    });
}

/// The card of a dialog, with as much room as possible for its content.
fn modal(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui, Vec2)) {
    // In the smallest windows, every point is needed for the content.
    let padding = if context.viewport_rect().width() < SMALL_WINDOW { 10.0 } else { 22.0 };
    let most = context.viewport_rect().size() - Vec2::splat(24.0 + 2.0 * padding);
    let size = vec2(width.min(most.x), most.y);
    let id = Id::new(name);
    let area = Modal::default_area(id).default_size(size + Vec2::splat(2.0 * padding));
    let frame = card_frame(padding as i8);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(200));
    modal.show(context, |ui| add(ui, size));
}

/// A card at a fixed position.
pub(crate) fn card(context: &Context, name: &str, place: Rect, add: impl FnOnce(&mut Ui)) {
    let padding = 14.0;
    Area::new(Id::new(name)).order(Order::Middle).fixed_pos(place.min).constrain(false).show(context, |ui| {
        card_frame(padding as i8).show(ui, |ui| {
            let size = place.size() - Vec2::splat(2.0 * padding + 2.0);
            ui.set_min_size(size);
            ui.set_max_size(size);
            add(ui);
        });
    });
}

/// The width of a dialog that consists of [`columns`].
pub(crate) fn columns_width(context: &Context) -> f32 {
    if context.viewport_rect().width() >= WIDE_WINDOW { TWO } else { ONE }
}

/// Draws the two halves of a dialog, 0 and 1: side by side if there is room, otherwise the second one below the first.
pub(crate) fn columns(ui: &mut Ui, mut add: impl FnMut(&mut Ui, usize)) {
    if ui.ctx().viewport_rect().width() < WIDE_WINDOW {
        (0..2).for_each(|half| add(ui, half));
        return;
    }
    ui.spacing_mut().item_spacing.x += GAP;
    ui.columns(2, |halves| {
        for (half, ui) in halves.iter_mut().enumerate() {
            ui.spacing_mut().item_spacing.x -= GAP;
            add(ui, half);
        }
    });
    ui.spacing_mut().item_spacing.x -= GAP;
}
