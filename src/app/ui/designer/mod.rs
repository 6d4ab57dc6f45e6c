//! The layout designer: panels are dragged from a tray onto a grid, turned and taken back; what is still wrong is said at once.
//!
//! | file | topic |
//! |---|---|
//! | `desk.rs` | what lies on the grid |
//! | `shelf.rs` | what is beside the grid: what is wrong, buttons, the player's own layouts |

mod desk;
mod shelf;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, CursorIcon, Event, Key, Pos2, Rect, Response, Sense, Stroke, StrokeKind,
    TouchPhase, Ui, Vec2, pos2, vec2,
};

use super::theme::{BRASS, FAINT, LINE, strong};
use super::widgets::{dialog, heading};
use crate::app::saves::{LayoutsReported, UserLayouts};
use crate::app::state::Menu;
use crate::app::ui::designer::desk::{Desk, Held};
use crate::app::ui::layer::UiLayer;
use crate::app::ui::menus::Draft;
use crate::app::ui::painting::paint_panel;
use crate::games::Site;
#[cfg(test)]
use crate::games::kulami::Panel;
use crate::games::kulami::{SIZES, SPAN};
use crate::words::say;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Designer>()
        .add_observer(tell)
        .add_systems(OnEnter(Menu::Designer), enter)
        .add_systems(OnExit(Menu::Designer), leave)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Designer)));
}

/// The width of the tray, in fields.
const TRAY: f32 = 3.6;
/// How large panels in the tray are, as a part of those on the grid.
const TRAY_SCALE: f32 = 0.84;
/// The width of what is beside the grid.
const SHELF: f32 = 268.0;
/// What the dialog and the window's edges take of its width and height.
const AROUND: f32 = 72.0;
/// The height of the heading.
const HEADING: f32 = 46.0;
/// The width of a field: what fits, within these.
const CELL: (f32, f32) = (26.0, 56.0);
/// How far a hand may slip, in logical pixels, and still tap.
const SLIP: f32 = 6.0;

/// The designer's work, kept while the dialog is closed.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Designer {
    desk: Desk,
    name: String,
    /// What came of the last request.
    told: Option<String>,
    /// How many random layouts were asked for: the next one is another one.
    seed: u64,
    /// What lay on the grid before it was cleared or laid anew.
    before: Option<Desk>,
    /// The name of a layout that is to be replaced if it is saved once more.
    replaces: Option<String>,
    /// The file that is to be removed when that is confirmed.
    doomed: Option<String>,
}

impl Designer {
    /// Lays panels anew; what lay there before can be taken back.
    fn lay(&mut self, desk: Desk) {
        self.before = Some(std::mem::replace(&mut self.desk, desk));
    }
}

#[cfg(test)]
impl Designer {
    pub(crate) fn panels(&self) -> &[Panel] {
        &self.desk.panels
    }

    pub(crate) fn faults(&self) -> Vec<String> {
        self.desk
            .layout()
            .map_or_else(|faults| faults.iter().map(ToString::to_string).collect(), |_| Vec::new())
    }

    pub(crate) fn set_name(&mut self, name: &str) {
        name.clone_into(&mut self.name);
    }

    pub(crate) fn told(&self) -> Option<&str> {
        self.told.as_deref()
    }
}

pub(crate) fn tell(fact: On<LayoutsReported>, mut design: ResMut<Designer>) {
    design.told = Some(fact.told.clone());
    design.replaces.clone_from(&fact.replaces);
}

/// What was told and asked last time is over.
pub(crate) fn enter(mut design: ResMut<Designer>) {
    (design.told, design.replaces, design.doomed) = (None, None, None);
}

/// Whoever leaves with a panel in hand loses nothing.
pub(crate) fn leave(mut design: ResMut<Designer>) {
    design.desk.put_back();
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    layouts: Res<UserLayouts>,
    mut design: ResMut<Designer>,
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
    time: Res<Time<Real>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let design = &mut *design;
    let room = context.viewport_rect().size() - Vec2::splat(AROUND);
    let cells = f32::from(SPAN) + TRAY + 0.4;
    // In a narrow window the shelf is below the desk.
    let is_narrow = room.x < CELL.0 * cells + SHELF;
    let beside = if is_narrow { 0.0 } else { SHELF + 8.0 };
    let fits = ((room.x - beside) / cells).min((room.y - HEADING) / f32::from(SPAN));
    let cell = fits.clamp(CELL.0, CELL.1).floor();
    let now = time.elapsed().as_nanos() as u64;
    let width = cell * (f32::from(SPAN) + TRAY) + beside;
    dialog(context, "design", width, |ui| {
        heading(ui, &say("design-heading"));
        let mut shelf = |ui: &mut Ui, design: &mut Designer| {
            ui.vertical(|ui| {
                ui.set_width(SHELF);
                shelf::show(ui, design, &layouts, &mut draft, &mut menu, &mut commands, now);
            });
        };
        if is_narrow {
            work_at_desk(ui, &mut design.desk, cell);
            shelf(ui, design);
        } else {
            ui.horizontal_top(|ui| {
                work_at_desk(ui, &mut design.desk, cell);
                shelf(ui, design);
            });
        }
    });
    Ok(())
}

/// Where things are on the desk.
struct Places {
    grid: Rect,
    cell: f32,
}

impl Places {
    /// The field at a place.
    fn field(&self, at: Pos2) -> Option<Site> {
        let steps = vec2(at.x - self.grid.left(), self.grid.bottom() - at.y) / self.cell;
        let is_inside = |n: f32| (0.0..f32::from(SPAN)).contains(&n);
        (is_inside(steps.x) && is_inside(steps.y)).then(|| Site::new(steps.x as u8, steps.y as u8))
    }

    /// The lower left corner of a field.
    fn corner(&self, site: Site) -> Pos2 {
        self.grid.left_bottom() + vec2(f32::from(site.file), -f32::from(site.rank)) * self.cell
    }

    /// Where the panels of a size lie in the tray.
    fn slot(&self, size: usize) -> Rect {
        let left = self.grid.left() - TRAY * self.cell;
        // Each has room for its longer side, either way.
        let tops = [0.0, 3.0, 5.0, 8.0];
        let heights = [3.0, 2.0, 3.0, 2.0];
        let min = pos2(left, self.grid.top() + tops[size] * self.cell);
        Rect::from_min_size(min, vec2(3.0, heights[size]) * self.cell)
    }
}

fn work_at_desk(ui: &mut Ui, desk: &mut Desk, cell: f32) {
    let size = vec2(f32::from(SPAN) + TRAY, f32::from(SPAN)) * cell;
    // A drag begins at once, also under a finger that rests before it moves; a tap is a drag that goes nowhere.
    let (place, response) = ui.allocate_exact_size(size, Sense::drag());
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
    // Where the hand took hold, not where it was when that was noticed.
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
    if ui.input(|input| input.key_pressed(Key::R) || input.pointer.secondary_pressed()) {
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
    // After a finger is lifted it is gone, too; where it is taken away it was not lifted.
    let is_taken_away =
        |event: &Event| matches!(event, Event::PointerGone | Event::Touch { phase: TouchPhase::Cancel, .. });
    if ui.input(|input| input.events.iter().any(is_taken_away)) {
        desk.pressed_at = None;
        desk.put_back();
    }
}

/// A tap turns a panel, on the grid or in the tray.
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
