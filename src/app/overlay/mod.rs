//! The overlay: menus, panels and dialogs. It reads the state and sends requests; of its own it
//! has only what it shows, and it tells the camera what it covers.
//!
//! | file | topic |
//! |---|---|
//! | `theme.rs` | colours, typefaces, sizes |
//! | `parts.rs` | the cards and buttons that everything is made of |
//! | `emblem.rs` | the players' signs |
//! | `title.rs` | the main menu |
//! | `new_match.rs` | the dialog for a new match |
//! | `seats.rs` | who sits down to it |
//! | `boards.rs`, `design/` | the choice of a board, and the layout designer |
//! | `settings.rs` | what a player can set |
//! | `rules_page.rs` | the rules of a game, to be read |
//! | `small_board.rs` | a position painted flat and small |
//! | `matches.rs` | the matches that are kept |
//! | `match_panel.rs` | the panel beside the board: turn, buttons, actions |
//! | `task.rs` | what there is to do now |
//! | `past.rs` | what was played, and looking back |
//! | `advice.rs` | what the machine says: a hint, chances, turning points |
//! | `standing.rs` | how the players stand: pieces, points |
//! | `edge_panels.rs`, `far_edge.rs` | the panels of two people face to face, one of them turned around |
//! | `hand_over.rs` | between two turns, where the table is handed over |
//! | `answer.rs` | what a place is, for whoever asks |
//! | `said.rs` | what the board shows, in words for a screen reader |
//! | `keys_page.rs` | what the keys do |
//! | `pause.rs`, `result.rs` | what lies over a match that pauses or is over |

mod advice;
mod answer;
mod boards;
mod design;
mod edge_panels;
mod emblem;
mod far_edge;
mod hand_over;
mod keys_page;
mod match_panel;
mod matches;
mod new_match;
mod parts;
mod past;
mod pause;
mod result;
mod rules_page;
mod said;
mod seats;
mod settings;
mod small_board;
mod standing;
mod task;
mod theme;
mod title;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass,
    PrimaryEguiContext, egui,
};

#[cfg(test)]
pub(super) use design::Design;
pub(super) use new_match::Draft;
pub(super) use rules_page::RulesPage;

use super::camera::TableCamera;
use super::screen::{Menu, Screen};
use super::session::{ActionPlayed, ActionTakenBack, MatchStarted};
use super::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), far_edge::plugin))
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        .init_resource::<new_match::Draft>()
        .init_resource::<design::Design>()
        .init_resource::<rules_page::RulesPage>()
        .init_resource::<matches::Doing>()
        .add_observer(design::tell)
        .add_observer(new_match::offer_board)
        .init_resource::<match_panel::Notice>()
        .init_resource::<result::Pending>()
        .add_observer(match_panel::notice_refusal)
        .add_observer(match_panel::forget_notice::<ActionPlayed>)
        .add_observer(match_panel::forget_notice::<ActionTakenBack>)
        .add_observer(match_panel::forget_notice::<MatchStarted>)
        .add_observer(result::await_end)
        .add_observer(result::await_result)
        .add_observer(give_context)
        .add_observer(theme::dress)
        .add_systems(
            PreUpdate,
            forget_unchanged_modifiers
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, scale_text)
        .add_systems(OnEnter(Menu::Design), design::enter)
        .add_systems(OnExit(Menu::Design), design::leave)
        .add_systems(Update, result::announce.run_if(in_state(Menu::None)))
        .add_systems(
            EguiPrimaryContextPass,
            (
                title::show.run_if(in_state(Screen::Title)).run_if(in_state(Menu::None)),
                new_match::show.run_if(in_state(Menu::NewMatch)),
                design::show.run_if(in_state(Menu::Design)),
                match_panel::show.run_if(in_state(Screen::Table)),
                answer::show.run_if(in_state(Screen::Table)),
                rules_page::show.run_if(in_state(Menu::Rules)),
                matches::show.run_if(in_state(Menu::Matches)),
                settings::show.run_if(in_state(Menu::Settings)),
                keys_page::show.run_if(in_state(Menu::Keys)),
                hand_over::show.run_if(in_state(Menu::HandOver)),
                pause::show.run_if(in_state(Menu::Pause)),
                result::show.run_if(in_state(Menu::Result)),
            )
                .chain(),
        );
}

/// Every frame `bevy_egui` tells egui of the keys that change others, also when none did; and egui asks for another picture
/// whenever it is told something. Without this a table at rest would never rest.
fn forget_unchanged_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

/// The least that menus and panels need, in points.
const ROOM: (f32, f32) = (260.0, 160.0);

/// Everything is drawn larger, so that what is written fits as it did: as large as is set, and as the window has room for.
fn scale_text(
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut contexts: Query<&mut EguiContext>,
) {
    let most = |window: &Window| (window.width() / ROOM.0).min(window.height() / ROOM.1).max(1.0);
    let scale = settings.scale().min(window.iter().next().map_or(f32::MAX, most));
    for mut context in &mut contexts {
        let context = context.get_mut();
        if context.zoom_factor() != scale {
            context.set_zoom_factor(scale);
        }
    }
}

/// The context belongs to the table's camera, whichever other cameras there are.
fn give_context(added: On<Add, TableCamera>, mut commands: Commands) {
    commands.entity(added.entity).insert(PrimaryEguiContext);
}
