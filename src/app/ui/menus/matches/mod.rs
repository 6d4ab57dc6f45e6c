//! The dialog of saved matches: to find, continue, view, rename, copy, export or delete them.
//!
//! | file | topic |
//! |---|---|
//! | `find.rs` | what is looked for, and in which order |
//! | `row.rs` | a match of the list, and what can be done with it |
//! | `foot.rs` | what has just happened, matches from elsewhere, the way out |

mod find;
mod foot;
mod row;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Id, Label, Layout, ScrollArea, Ui, UiBuilder};

use crate::app::saves::{Library, Positions};
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{
    SymbolButton, button, button_with_symbol, dialog_fixed, faint, heading, long_list, scroll_by_keys,
};
use find::Finder;
use row::{Rows, copy_match, show_row};
use texts::msg;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LibraryDialog>().add_observer(copy_match);
}

/// In a lower dialog, what is looked for scrolls away with the list.
const ROOMY: f32 = 520.0;
/// The least height of the list.
const LIST: f32 = 40.0;

/// What the player is doing in the dialog.
#[derive(Resource, Debug, Default)]
pub(crate) struct LibraryDialog {
    finder: Finder,
    rows: Rows,
    /// The text that is pasted, once that was asked for.
    pasted: Option<String>,
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    library: Res<Library>,
    mut positions: ResMut<Positions>,
    mut dialog: ResMut<LibraryDialog>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let dialog = &mut *dialog;
    let is_changed = library.is_changed();
    let mut opens_record = false;
    dialog_fixed(context, "matches", 760.0, |ui| {
        let is_roomy = ui.available_height() >= ROOMY;
        if is_roomy {
            opens_record |= show_head(ui, &library, &mut dialog.finder);
            ui.separator();
        }
        let foot = Id::new("foot of the matches");
        let foot_height = ui.data(|data| data.get_temp(foot)).unwrap_or(CONTROL);
        let height = ui.available_height() - foot_height - ui.spacing().item_spacing.y;
        let height = height.max(LIST);
        let mut list = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        if dialog.finder.update(&library.found, is_changed, ui.language()) {
            list = list.vertical_scroll_offset(0.0);
        }
        list.auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width());
            scroll_by_keys(ui);
            if !is_roomy {
                opens_record |= show_head(ui, &library, &mut dialog.finder);
            }
            show_list(ui, &library, dialog, &mut positions, &mut commands);
        });
        let shown = ui.scope(|ui| foot::show(ui, &library, &mut dialog.pasted, &mut commands));
        ui.data_mut(|data| data.insert_temp(foot, shown.response.rect.height()));
        if shown.inner {
            *dialog = LibraryDialog::default();
            menu.set(Menu::None);
        }
    });
    if opens_record {
        menu.set(Menu::Record);
    }
    Ok(())
}

/// The least width of a dialog whose heading has room for the player's own record, and the width of its button there.
const WIDE: f32 = 520.0;
const RECORD: f32 = 210.0;

/// The heading, the player's own record, and what is looked for. Returns whether the record is to be opened.
fn show_head(ui: &mut Ui, library: &Library, finder: &mut Finder) -> bool {
    let button = SymbolButton::plain(symbols::GRAPH, msg::record_open(), true);
    let is_wide = ui.available_width() >= WIDE;
    let row = ui.horizontal(|ui| {
        ui.set_min_height(CONTROL);
        ui.set_width(ui.available_width());
        heading(ui, msg::matches_heading());
    });
    if !library.found.is_empty() {
        finder.ask(ui);
    }
    // After the field for words, which the keyboard reaches first.
    if is_wide {
        let beside =
            UiBuilder::new().max_rect(row.response.rect).layout(Layout::right_to_left(Align::Center));
        button_with_symbol(&mut ui.new_child(beside), &button, RECORD).clicked()
    } else {
        button_with_symbol(ui, &button, ui.available_width()).clicked()
    }
}

fn show_list(
    ui: &mut Ui,
    library: &Library,
    dialog: &mut LibraryDialog,
    positions: &mut Positions,
    commands: &mut Commands,
) {
    if let Some(fault) = &library.unreadable {
        ui.add(Label::new(ui.say(fault)).wrap());
    } else if library.found.is_empty() && library.unread() == 0 {
        ui.add(Label::new(ui.say(&msg::matches_none())).wrap());
    } else if dialog.finder.shown().is_empty() && library.unread() == 0 {
        ui.add(Label::new(ui.say(&msg::find_none())).wrap());
        if button(ui, msg::find_show_all(), 160.0, true).clicked() {
            dialog.finder.forget();
        }
    }
    let LibraryDialog { finder, rows, .. } = dialog;
    let shown = finder.shown();
    long_list(ui, "matches", shown.len(), None, |ui, i| {
        if let Some(found) = library.found.get(shown[i]) {
            show_row(ui, found, rows, positions, commands);
            ui.separator();
        }
    });
    if library.unread() > 0 {
        faint(ui, msg::find_reading(library.unread()));
    }
}
