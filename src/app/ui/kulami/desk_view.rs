//! The grid and the tray on screen: layout, painting and input.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, CursorIcon, Event, InputState, Key, Pos2, Rect, Response, Sense, Stroke,
    StrokeKind, TouchPhase, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::desk::{Desk, Held};
use crate::app::games::kulami::paint_panel;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS, FAINT, LINE, strong};
use rules::Site;
use rules::kulami::{SIZES, SPAN};
use texts::msg;

/// The width of the tray, in fields.
pub(super) const TRAY: f32 = 3.6;
/// The size of panels in the tray, relative to those on the grid.
const TRAY_SCALE: f32 = 0.84;
/// How far the pointer may move, in logical pixels, for a press to count as a tap.
const SLIP: f32 = 6.0;

/// Where things are on the desk.
struct Places {
    grid: Rect,
    cell: f32,
}

impl Places {
    /// The field at a position.
    fn field(&self, at: Pos2) -> Option<Site> {
        let steps = vec2(at.x - self.grid.left(), self.grid.bottom() - at.y) / self.cell;
        let is_inside = |n: f32| (0.0..f32::from(SPAN)).contains(&n);
        (is_inside(steps.x) && is_inside(steps.y)).then(|| Site::new(steps.x as u8, steps.y as u8))
    }

    /// The lower left corner of a field.
    fn corner(&self, site: Site) -> Pos2 {
        self.grid.left_bottom() + vec2(f32::from(site.file), -f32::from(site.rank)) * self.cell
    }

    /// The position in the tray of the panels of a size.
    fn slot(&self, size: usize) -> Rect {
        let left = self.grid.left() - TRAY * self.cell;
        // Each has room for its longer side, in either orientation.
        let tops = [0.0, 3.0, 5.0, 8.0];
        let heights = [3.0, 2.0, 3.0, 2.0];
        let min = pos2(left, self.grid.top() + tops[size] * self.cell);
        Rect::from_min_size(min, vec2(3.0, heights[size]) * self.cell)
    }
}

/// The grid and the tray, with input.
pub(super) fn work_at_desk(ui: &mut Ui, desk: &mut Desk, cell: f32) {
    let size = vec2(f32::from(SPAN) + TRAY, f32::from(SPAN)) * cell;
    // A drag starts at once, even under a finger that rests before it moves; a tap is a drag that goes nowhere.
    let (place, response) = ui.allocate_exact_size(size, Sense::drag());
    // The context is locked while the description is made.
    let label = ui.say(&msg::design_heading());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &label));
    let grid = Rect::from_min_max(place.min + vec2(TRAY * cell, 0.0), place.max);
    let places = Places { grid, cell };
    handle(ui, &response, desk, &places);
    paint_desk(ui, desk, &places);
    if let (Some(held), Some(at)) = (desk.held, ui.input(|input| input.pointer.interact_pos())) {
        paint_held(ui, desk, held, at, &places);
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
}

fn handle(ui: &Ui, response: &Response, desk: &mut Desk, places: &Places) {
    let (origin, at) = ui.input(|input| (input.pointer.press_origin(), input.pointer.interact_pos()));
    // The position where the drag started, not where it was detected.
    let is_pressed = ui.input(|input| input.pointer.primary_pressed());
    let is_here = |at: &Pos2| response.rect.contains(*at) && ui.clip_rect().contains(*at);
    if let Some(origin) = origin.filter(|at| is_pressed && is_here(at)) {
        desk.put_back();
        match places.field(origin) {
            Some(field) => desk.lift(field),
            None => take_from_tray(desk, places, origin),
        }
        desk.pressed_at = Some(origin);
    }
    let turns = |input: &InputState| input.key_pressed(Key::R) && !input.modifiers.alt;
    if ui.input(|input| turns(input) || input.pointer.secondary_pressed()) {
        desk.turn_held();
    }
    if ui.input(|input| input.pointer.primary_released())
        && let (Some(origin), Some(at)) = (desk.pressed_at.take(), at)
    {
        if desk.held.is_some() && origin.distance(at) > SLIP {
            desk.drop_at(places.field(at));
        } else {
            desk.put_back();
            tap(desk, places, at);
        }
    }
    // A lifted finger is gone as well; a cancelled one was not lifted.
    let is_taken_away =
        |event: &Event| matches!(event, Event::PointerGone | Event::Touch { phase: TouchPhase::Cancel, .. });
    if ui.input(|input| input.events.iter().any(is_taken_away)) {
        desk.pressed_at = None;
        desk.put_back();
    }
}

/// Tapping a panel rotates it, on the grid or in the tray.
fn tap(desk: &mut Desk, places: &Places, at: Pos2) {
    match places.field(at) {
        Some(field) => desk.turn(field),
        None => {
            let slot = (0..SIZES.len()).find(|size| places.slot(*size).contains(at));
            slot.into_iter().for_each(|size| desk.is_turned[size] ^= true);
        }
    }
}

fn take_from_tray(desk: &mut Desk, places: &Places, at: Pos2) {
    let Some(size) = (0..SIZES.len()).find(|size| places.slot(*size).contains(at)) else { return };
    let panel = desk.in_tray(size);
    let from = tray_corner(places, size, panel.height);
    let steps = vec2(at.x - from.x, from.y - at.y) / (places.cell * TRAY_SCALE);
    let within = |n: f32, most: u8| (n.max(0.0) as u8).min(most - 1);
    desk.take(size, (within(steps.x, panel.width), within(steps.y, panel.height)));
}

/// The lower left corner of a panel in the tray.
fn tray_corner(places: &Places, size: usize, height: u8) -> Pos2 {
    let slot = places.slot(size);
    pos2(slot.left(), slot.center().y + f32::from(height) * places.cell * TRAY_SCALE / 2.0)
}

fn paint_desk(ui: &Ui, desk: &Desk, places: &Places) {
    let (painter, cell) = (ui.painter(), places.cell);
    painter.rect(
        places.grid,
        CornerRadius::same(6),
        Color32::from_rgb(24, 31, 33),
        Stroke::new(1.0, LINE),
        StrokeKind::Outside,
    );
    for site in (0..SPAN).flat_map(|file| (0..SPAN).map(move |rank| Site::new(file, rank))) {
        let middle = places.corner(site) + vec2(cell, -cell) / 2.0;
        painter.circle_filled(middle, cell * 0.06, Color32::from_rgb(74, 84, 86));
    }
    for panel in &desk.panels {
        paint_panel(painter, *panel, places.corner(panel.corner), cell, false);
    }
    for size in 0..SIZES.len() {
        let (panel, left) = (desk.in_tray(size), desk.left(size));
        let corner = tray_corner(places, size, panel.height);
        paint_panel(painter, panel, corner, cell * TRAY_SCALE, left == 0);
        let aside = vec2(f32::from(panel.width), -f32::from(panel.height) / 2.0) * cell * TRAY_SCALE;
        let beside = corner + aside + vec2(5.0, 0.0);
        let colour = if left == 0 { FAINT } else { BRASS };
        painter.text(beside, Align2::LEFT_CENTER, format!("×{left}"), strong(15.0), colour);
    }
}

fn paint_held(ui: &Ui, desk: &Desk, held: Held, at: Pos2, places: &Places) {
    let (painter, cell) = (ui.painter(), places.cell);
    let landing = places.field(at).and_then(|field| desk.landing(field));
    if let Some(panel) = landing {
        let corner = places.corner(panel.corner);
        let size = vec2(f32::from(panel.width), f32::from(panel.height)) * cell;
        let there = Rect::from_min_size(corner - vec2(0.0, size.y), size);
        painter.rect_stroke(there, CornerRadius::same(4), Stroke::new(3.0, BRASS), StrokeKind::Inside);
    }
    let corner = at + vec2(-(f32::from(held.grip.0) + 0.5), f32::from(held.grip.1) + 0.5) * cell;
    paint_panel(painter, held.panel, corner, cell, landing.is_none());
}
