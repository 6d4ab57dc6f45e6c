//! Cards and dialogs.

use bevy_egui::egui::{
    Area, Color32, Context, CornerRadius, Frame, Id, Key, Margin, Modal, Order, Rect, ScrollArea, Stroke, Ui,
    Vec2, vec2,
};

use crate::app::ui::theme::{CARD, LINE, SOLID};

/// The width of a window, in points, in which dialogs have a narrower margin.
const SMALL_WINDOW: f32 = 480.0;

/// The frame of every card over the board.
pub(crate) fn card_frame(padding: i8) -> Frame {
    Frame::new()
        .fill(CARD)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(padding))
}

/// A card in the middle of the window, as wide as requested if it fits, which scrolls if its content does not fit. Everything behind it is
/// darkened and inactive.
pub(crate) fn dialog(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    modal(context, name, width, |ui, size| {
        ui.set_width(size.x);
        // Otherwise it would never become higher than in its first frame.
        let scroll = ScrollArea::both().max_height(size.y).min_scrolled_height(size.y);
        scroll.show(ui, |ui| {
            ui.set_width(ui.available_width());
            scroll_by_keys(ui);
            add(ui);
        });
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

/// The same, with a fixed footer: the main buttons are visible without scrolling.
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
        let height = (size.y - foot_height - ui.spacing().item_spacing.y).max(40.0);
        let scroll = ScrollArea::both().max_height(height).min_scrolled_height(height);
        scroll.show(ui, |ui| {
            ui.set_width(ui.available_width());
            scroll_by_keys(ui);
            add(ui, state);
        });
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

/// The card of a dialog, with as much room as possible for its content.
fn modal(context: &Context, name: &str, width: f32, add: impl FnOnce(&mut Ui, Vec2)) {
    // In the smallest windows, every point is needed for the content.
    let padding = if context.viewport_rect().width() < SMALL_WINDOW { 10.0 } else { 22.0 };
    let most = context.viewport_rect().size() - Vec2::splat(24.0 + 2.0 * padding);
    let size = vec2(width.min(most.x), most.y);
    let id = Id::new(name);
    let area = Modal::default_area(id).default_size(size + Vec2::splat(2.0 * padding));
    let frame = card_frame(padding as i8).fill(SOLID);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(120));
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
