//! The table: a Bevy application that shows a match and lets people play it.
//!
//! Every move takes the same path: input, a button or the computer sends a request; the session asks the rules and
//! applies it; one fact reports what happened; animations, highlights and panels show it.
//!
//! The rooms, from the bottom up; each knows only those above it in this list:
//!
//! | room | topic |
//! |---|---|
//! | `order.rs` | what runs when in a frame, and what follows a played action |
//! | `state.rs` | screen, menu and phase of the turn |
//! | `platform/` | what differs between machines: requirements, redraw, time |
//! | `settings/` | the player's settings and their file |
//! | `text/` | how names and other texts look: typefaces, directions |
//! | `session/` | the match at the table: requests in, facts out; clock, review cursor, assists |
//! | `ai/` | the computer as a player; hints, analysis, turning points |
//! | `exercises/` | courses for beginners, puzzles and own mistakes on the live board: judging, answers, progress |
//! | `art/` | materials, meshes, painting, lettering, light, the room |
//! | `games/` | all that the app knows of each game, a folder each |
//! | `saves/` | saved matches, the player's own layouts and maps, dropped files |
//! | `camera/` | where the table is seen from |
//! | `board/` | the board and its pieces: spawned, animated, replayed, counted |
//! | `interaction/` | mouse, touch and keyboard; the selection |
//! | `seating/` | who sits where, and how the device is handed over |
//! | `turn_phase.rs` | decides who may do what now |
//! | `highlights/` | what is lit on the board |
//! | `recording/` | pictures and animations of the match, to show |
//! | `sound/` | what is heard |
//! | `ui/` | menus and panels |
//! | `window.rs` | the window, the renderer and the log |
//! | `snapshot/`, `measure.rs` | pictures without a window; measurements without one |

mod ai;
mod art;
mod board;
mod camera;
mod exercises;
mod games;
mod highlights;
mod interaction;
mod measure;
mod order;
mod platform;
mod recording;
mod saves;
mod seating;
mod session;
mod settings;
mod snapshot;
mod sound;
mod state;
mod text;
mod turn_phase;
mod ui;
mod window;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use measure::{library_progress, library_to_measure, open_library};
pub use platform::Missing;
#[cfg(target_family = "wasm")]
pub use platform::tell_failure;
pub use settings::{Quality, Theme};
pub use snapshot::{
    Film, Picture, Scene, Shown, SnapshotError, UnknownScene, record_film, table_to_measure, take_snapshot,
    take_views,
};

use record::{Match, SavedMatch};
use rules::AnyGame;
use saves::{OpenLink, OpenMatch, TakeMatch};
use session::{MatchSetup, StartMatch};
use sound::Speaker;
use window::{Surface, new_app};

/// What the table opens with.
#[derive(Clone, Debug)]
pub enum Opening {
    /// The main menu.
    Title,
    /// A match from its start or from a position.
    Match(Box<Match<AnyGame>>),
    /// A match from a file: it continues as one of the player's own.
    Saved(Box<SavedMatch>),
    /// The match of a link: it is shown, and saved with the first move.
    Link(String),
}

/// Opens the table in a window; returns when the window is closed.
///
/// # Errors
/// A missing requirement: a display, or a graphics driver.
pub fn open_table(opening: Opening) -> Result<(), Missing> {
    platform::check_display()?;
    platform::check_driver()?;
    let mut app = table_app(Surface::Window);
    app.add_systems(PostStartup, move |mut commands: Commands| match &opening {
        Opening::Title => {
            if let Some(link) = platform::opened_link() {
                commands.trigger(OpenLink(link));
            } else if let Some(file) = platform::kept_match() {
                commands.trigger(OpenMatch(file));
            }
        }
        Opening::Match(game) => commands.trigger(StartMatch(MatchSetup::new((**game).clone()))),
        Opening::Saved(saved) => commands.trigger(TakeMatch((**saved).clone())),
        Opening::Link(link) => commands.trigger(OpenLink(link.clone())),
    });
    app.run();
    Ok(())
}

fn table_app(surface: Surface) -> App {
    table_app_with(surface, surface != Surface::Picture)
}

/// The application, with or without its menus.
fn table_app_with(surface: Surface, with_menus: bool) -> App {
    let mut app = new_app(surface);
    app.add_plugins((
        order::plugin,
        state::plugin,
        platform::plugin,
        settings::plugin,
        session::plugin,
        exercises::plugin,
        games::plugin,
        art::plugin,
    ))
    .add_plugins((
        camera::plugin,
        board::plugin,
        interaction::plugin,
        seating::plugin,
        turn_phase::plugin,
        highlights::plugin,
        recording::plugin,
    ))
    .add_plugins((sound::plugin, ai::hint_plugin));
    if surface == Surface::Window {
        app.insert_resource(Speaker::open());
        app.add_plugins((camera::warm_up_plugin, settings::measure_plugin));
    }
    // A picture of the table alone needs no menus and no input devices.
    if surface != Surface::Picture {
        app.add_plugins(interaction::devices_plugin);
    }
    if with_menus {
        app.add_plugins((saves::plugin, ai::plugin, ui::plugin));
    }
    app
}
