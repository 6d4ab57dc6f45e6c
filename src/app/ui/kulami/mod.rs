//! What only Kulami has among the menus: the layout designer. Drag panels from a tray onto a grid, rotate and remove them; errors are shown at once.
//!
//! | file | topic |
//! |---|---|
//! | `desk.rs` | the panels on the grid |
//! | `desk_view.rs` | the grid and the tray on screen, and input to them |
//! | `shelf.rs` | the column beside the grid: errors, buttons, the player's own layouts |

mod desk;
mod desk_view;
mod shelf;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Ui, Vec2};

use self::desk::Desk;
use self::desk_view::{TRAY, work_at_desk};
use crate::app::ai::{FairnessCheck, StopFairnessCheck};
use crate::app::saves::{LayoutsReported, UserBoards};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::context::AddMenu;
use crate::app::ui::menus::Draft;
use crate::app::ui::widgets::{dialog, heading};
#[cfg(test)]
use rules::kulami::Panel;
use rules::kulami::SPAN;
use texts::{Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Designer>()
        .add_observer(report)
        .add_systems(OnEnter(Menu::Designer), enter)
        .add_systems(OnExit(Menu::Designer), leave)
        .add_menu(Menu::Designer, show);
}

/// The width of the column beside the grid.
const SHELF: f32 = 268.0;
/// The width and height that the dialog and the window's margins use up.
const AROUND: f32 = 72.0;
/// The height of the heading.
const HEADING: f32 = 46.0;
/// The minimum and maximum width of a field.
const CELL: (f32, f32) = (26.0, 56.0);

/// Shows the result of a request to save or delete a layout.
pub(crate) fn report(fact: On<LayoutsReported>, mut design: ResMut<Designer>) {
    design.message = Some(fact.message.clone());
    design.replaces.clone_from(&fact.replaces);
}

/// Clears earlier messages and confirmations.
pub(crate) fn enter(mut design: ResMut<Designer>) {
    (design.message, design.replaces, design.to_delete) = (None, None, None);
}

/// Closing the dialog while holding a panel loses nothing; a layout is no longer tried out.
pub(crate) fn leave(mut design: ResMut<Designer>, mut commands: Commands) {
    design.desk.put_back();
    commands.trigger(StopFairnessCheck);
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (boards, check): (Res<UserBoards>, Res<FairnessCheck>),
    mut design: ResMut<Designer>,
    mut draft: ResMut<Draft>,
    (history, mut menu): (Res<MenuHistory>, ResMut<NextState<Menu>>),
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
        heading(ui, msg::design_heading());
        let mut shelf = |ui: &mut Ui, design: &mut Designer| {
            ui.vertical(|ui| {
                // The bar of what scrolls is beside it.
                let most = room.x - ui.spacing().scroll.allocated_width();
                ui.set_width(SHELF.min(most).min(ui.available_width()));
                shelf::show(
                    ui,
                    design,
                    boards.designed(),
                    &check,
                    &mut draft,
                    (&history, &mut menu),
                    &mut commands,
                    now,
                );
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

/// The designer's state, which survives closing the dialog.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Designer {
    desk: Desk,
    name: String,
    /// The result of the last request.
    message: Option<Message>,
    /// The number of random layouts so far, so that the next one differs.
    seed: u64,
    /// The panels on the grid before it was cleared or refilled.
    before: Option<Desk>,
    /// The name of the layout that saving once more will replace.
    replaces: Option<String>,
    /// The file to delete once that is confirmed.
    to_delete: Option<String>,
}

impl Designer {
    /// Replaces all panels; this can be undone.
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

    pub(crate) fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }
}
