//! The overlay: menus, panels and dialogs. It reads the state and sends requests; of its own it
//! has only what it shows, and it tells the camera what it covers.
//!
//! | file | topic |
//! |---|---|
//! | `theme.rs` | colours, typefaces, sizes |
//! | `parts.rs` | the cards and buttons that everything is made of |
//! | `title.rs` | the main menu |
//! | `new_match.rs` | the dialog for a new match |
//! | `match_panel.rs` | the panel beside the board: players, turn, buttons, actions |
//! | `pause.rs`, `result.rs` | what lies over a match that pauses or is over |

mod match_panel;
mod new_match;
mod parts;
mod pause;
mod result;
mod theme;
mod title;

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext};

use super::camera::TableCamera;
use super::screen::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        .init_resource::<new_match::Draft>()
        .init_resource::<match_panel::Notice>()
        .init_resource::<result::Pending>()
        .add_observer(match_panel::notice_refusal)
        .add_observer(match_panel::forget_notice)
        .add_observer(result::await_end)
        .add_observer(give_context)
        .add_observer(theme::dress)
        .add_systems(Update, result::announce.run_if(in_state(Menu::None)))
        .add_systems(
            EguiPrimaryContextPass,
            (
                title::show.run_if(in_state(Screen::Title)).run_if(in_state(Menu::None)),
                new_match::show.run_if(in_state(Menu::NewMatch)),
                match_panel::show.run_if(in_state(Screen::Table)),
                pause::show.run_if(in_state(Menu::Pause)),
                result::show.run_if(in_state(Menu::Result)),
            )
                .chain(),
        );
}

/// The context belongs to the table's camera, whichever other cameras there are.
fn give_context(added: On<Add, TableCamera>, mut commands: Commands) {
    commands.entity(added.entity).insert(PrimaryEguiContext);
}
