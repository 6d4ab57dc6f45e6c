//! Tests of the table without a window or a driver: everything but the looks runs as it does for a player. Input is the
//! window's own events, but for a few requests that buttons make.

mod about;
mod animation;
mod bindings;
mod camera;
mod clock;
mod computer_clock;
mod crash_safety;
mod designer;
mod drag;
mod endings;
mod fade;
mod first_game;
mod framing;
mod games;
mod highlights;
mod hints;
mod input;
mod keyboard;
mod kulami;
mod legal_moves;
mod lessons;
mod letters;
mod match_review;
mod matches;
mod menus;
mod mouse;
mod napoleon;
mod netzwerk;
mod new_letters;
mod offers;
mod opponent;
mod order;
mod own_record;
mod painted;
mod panels;
mod player_folders;
mod position_changed;
mod puzzles;
mod recording;
mod redraw;
mod replay;
mod report;
mod review;
mod saves;
mod seating;
mod selection;
mod settings;
mod sound;
mod state;
mod swap;
mod touch;
mod undo;
mod user_files;
mod volume;
mod whole_matches;
mod widgets;
mod win;
mod window_sizes;
mod zoom;

use std::cell::RefCell;
use std::path::Path;
use std::time::Duration;

use bevy::ecs::system::SystemState;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use crate::app::board::{BoardPiece, Timeline};
use crate::app::camera::TableCamera;
use crate::app::games::BoardLook;
use crate::app::highlights::{Highlight, HighlightKind};
use crate::app::interaction::{Selection, TurnGuard};
use crate::app::lessons::LessonsFile;
use crate::app::puzzles::PuzzlesFile;
use crate::app::saves::{Library, OwnRecord, UserLayouts, UserMaps};
use crate::app::session::{MatchSetup, SaveSlot, Session, StartMatch};
use crate::app::settings::{Settings, SettingsFile};
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::app::{Surface, table_app};
use crate::games::{AnyAction, AnyGame, Game, GameKind, Gesture, PieceKind, Player, Presented, Site};
use crate::i18n::Language;
use crate::record::Match;
use whole_matches::{NAPOLEON, NETZWERK, kulami_match, whole_match};

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(40);

/// A program whose players are the tests.
struct Table {
    app: App,
    window: Entity,
    /// Reads the match at the table.
    session: RefCell<SystemState<Session<'static>>>,
    /// Its folder, if the test did not give it one.
    folder: Option<tempfile::TempDir>,
}

/// A message as the table shows it: tests are in English.
fn english(message: impl Into<crate::i18n::Message>) -> String {
    Language::English.say(&message.into())
}

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

impl Table {
    /// The program as it opens.
    fn opened() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut table = Self::opened_in(folder.path());
        table.folder = Some(folder);
        table
    }

    /// The program as it opens, with all its files in a folder.
    fn opened_in(folder: &Path) -> Self {
        let mut app = table_app(Surface::Nothing);
        app.insert_resource(Library::at(folder))
            .insert_resource(UserLayouts::at(&folder.join("layouts")))
            .insert_resource(UserMaps::at(&folder.join("maps")))
            .insert_resource(SettingsFile::at(folder))
            .insert_resource(LessonsFile::at(folder))
            .insert_resource(OwnRecord::at(folder))
            .insert_resource(PuzzlesFile::at(folder));
        Self::running(app)
    }

    /// A program that has been set up, after its first frames.
    fn running(mut app: App) -> Self {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        let window =
            app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let session = RefCell::new(SystemState::new(app.world_mut()));
        let mut table = Self { app, window, session, folder: None };
        table.wait(4);
        table
    }

    /// A match by these rules from this position, seen straight from above so that no piece stands before another.
    fn with(rules: &str, position: Option<&str>) -> Self {
        Self::set(GameKind::Netzwerk.set_up(rules, None, position).unwrap())
    }

    /// A match of Kulami on a layout.
    fn kulami(rules: &str, layout: &str) -> Self {
        Self::set(GameKind::Kulami.set_up(rules, Some(layout), None).unwrap())
    }

    fn set(start: AnyGame) -> Self {
        Self::with_match(Match::new(start))
    }

    fn with_match(game: Match<AnyGame>) -> Self {
        let mut table = Self::opened();
        table.app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
        table.wait(4);
        table.press(KeyCode::KeyF);
        table.wait(4);
        table
    }

    fn start() -> Self {
        Self::with("", None)
    }

    fn wait(&mut self, frames: usize) {
        (0..frames).for_each(|_| self.app.update());
    }

    /// Waits until nothing moves and hands may play.
    fn rest(&mut self) {
        for _ in 0..400 {
            self.wait(1);
            let world = self.app.world();
            let waits = self.session().is_human_to_move() && self.menu() == Menu::None;
            let is_guarded = world.resource::<TurnGuard>().is_up() && waits;
            if !world.resource::<Timeline>().is_busy() && !is_guarded {
                return self.wait(2);
            }
        }
        panic!("the pieces should come to rest");
    }

    /// Waits until something holds.
    fn wait_for(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..2_000 {
            if holds(self) {
                return;
            }
            self.wait(1);
        }
        panic!("{what} should come true");
    }

    /// Changes what a player has set.
    fn set_up(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.app.world_mut().resource_mut::<Settings>());
        self.wait(2);
    }
}
