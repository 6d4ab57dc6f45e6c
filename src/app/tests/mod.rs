//! Tests of the table without a window or a driver: everything but the looks runs as it does for a player. Input is the
//! window's own events, but for a few requests that buttons make.

mod about;
mod animation;
mod bindings;
mod camera;
mod clock;
mod computer_clock;
mod control;
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
mod hover;
mod input;
mod key_layouts;
mod keyboard;
mod keys_together;
mod kulami;
mod leaving;
mod legal_moves;
mod lessons;
mod letters;
mod match_review;
mod matches;
mod menus;
mod mouse;
mod names;
mod napoleon;
mod netzwerk;
mod new_letters;
mod offers;
mod one_door;
mod opponent;
mod order;
mod out_of_sight;
mod own_record;
mod painted;
mod panels;
mod pasting;
mod player_folders;
mod position_changed;
mod puzzles;
mod recording;
mod redraw;
mod refusals;
mod replay;
mod report;
mod result;
mod review;
mod saves;
mod seating;
mod selection;
mod settings;
mod soak;
mod sound;
mod state;
mod still_buttons;
mod swap;
mod tablet;
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
use std::time::{Duration, Instant};

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::SystemState;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use crate::app::board::{BoardPiece, Timeline};
use crate::app::camera::TableCamera;
use crate::app::exercises::{Exercise, Lessons, PuzzleStars, Running};
use crate::app::games::BoardLook;
use crate::app::highlights::{Highlight, HighlightKind};
use crate::app::interaction::{Selection, TurnGuard};
use crate::app::saves::{Library, OwnRecord, UserBoards};
use crate::app::session::{MatchSetup, SaveSlot, Session, StartMatch};
use crate::app::settings::{Settings, SettingsFile};
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::app::{Surface, table_app};
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Gesture, PieceKind, Player, Presented, Site};
use texts::Language;
use whole_matches::{NAPOLEON, NETZWERK, kulami_match, whole_match};

/// The time between two frames while something moves, on a machine that is quick enough.
const FRAME: Duration = Duration::from_millis(40);

const MINUTE: Duration = Duration::from_secs(60);

/// For how long a table is waited for that may be busy with something that has no frames.
const PATIENCE: Duration = MINUTE;

/// For how long some tables have been open.
const MONTH: Duration = Duration::from_secs(30 * 86_400);

/// Whether the program of this test has been open for a month: decided by the length of the test's name.
fn is_long_open() -> bool {
    std::thread::current().name().is_some_and(|name| name.len() % 2 == 1)
}

/// A program whose players are the tests.
struct Table {
    app: App,
    window: Entity,
    /// Reads the match at the table.
    session: RefCell<SystemState<Session<'static>>>,
    /// How long a frame takes.
    frame_time: Duration,
    /// The time since the last frame.
    since_frame: Duration,
    /// The time that was given to the last frame.
    given: Duration,
    /// Whether the last frame asked for another one at once.
    is_frame_wanted: bool,
    /// Its folder, if the test did not give it one.
    folder: Option<tempfile::TempDir>,
}

/// A message as the table shows it: tests are in English.
fn english(message: impl Into<texts::Message>) -> String {
    Language::English.say(&message.into())
}

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

/// The program with all its files in a folder.
fn app_in(folder: &Path, surface: Surface) -> App {
    let mut app = table_app(surface);
    app.insert_resource(Library::at(folder))
        .insert_resource(UserBoards::at(|name| folder.join(name)))
        .insert_resource(SettingsFile::at(folder))
        .insert_resource(Lessons::at(folder))
        .insert_resource(OwnRecord::at(folder))
        .insert_resource(PuzzleStars::at(folder));
    app
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
        Self::running(app_in(folder, Surface::Nothing))
    }

    /// A program that has been set up, after its first frames. For every other test it has been open for a month.
    fn running(mut app: App) -> Self {
        app.finish();
        app.cleanup();
        let window =
            app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let session = RefCell::new(SystemState::new(app.world_mut()));
        let (since_frame, is_frame_wanted) = (if is_long_open() { MONTH } else { FRAME }, true);
        let mut table = Self {
            app,
            window,
            session,
            frame_time: FRAME,
            since_frame,
            given: Duration::ZERO,
            is_frame_wanted,
            folder: None,
        };
        table.frames(4);
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

    /// Draws a frame; all the time since the last one has passed before it.
    fn frame(&mut self) {
        let passed = std::mem::take(&mut self.since_frame);
        let strategy = &mut *self.app.world_mut().resource_mut::<TimeUpdateStrategy>();
        // The recorder of animations has its own time.
        let is_recorded =
            matches!(strategy, TimeUpdateStrategy::ManualDuration(frame) if *frame != self.given);
        if !is_recorded {
            *strategy = TimeUpdateStrategy::ManualDuration(passed);
            self.given = passed;
        }
        self.app.update();
        // The window hears every request that is kept, one of an earlier frame, too.
        self.is_frame_wanted = !self.app.world().resource::<Messages<RequestRedraw>>().is_empty();
    }

    /// Frames one after the other, as while a mouse moves.
    fn frames(&mut self, frames: usize) {
        for _ in 0..frames {
            self.since_frame += self.frame_time;
            self.frame();
        }
    }

    /// Draws a frame, as something has happened, and then lets the time of more frames pass.
    fn wait(&mut self, frames: usize) {
        self.frames(1);
        self.leave_alone(self.frame_time * (frames as u32).saturating_sub(1));
    }

    /// Nobody touches anything for this time. As with a real window, frames come one after the other while the program asks for them,
    /// and otherwise only after the rest that it has asked for. What comes next meets a table that has not been drawn since.
    fn leave_alone(&mut self, time: Duration) {
        let mut left = time;
        loop {
            let until_next = if self.is_frame_wanted { self.frame_time } else { self.rest_between_frames() };
            let until_next = until_next.saturating_sub(self.since_frame);
            if until_next > left {
                self.since_frame += left;
                return;
            }
            self.since_frame += until_next;
            left -= until_next;
            self.frame();
        }
    }

    /// Whether nothing is drawn for this time, if nobody touches anything.
    fn rests_for(&mut self, time: Duration) -> bool {
        let before = self.app.world().resource::<FrameCount>().0;
        self.leave_alone(time);
        self.app.world().resource::<FrameCount>().0 == before
    }

    /// The longest time between two frames.
    fn rest_between_frames(&self) -> Duration {
        match self.app.world().resource::<WinitSettings>().focused_mode {
            UpdateMode::Reactive { wait, .. } => wait,
            UpdateMode::Continuous => panic!("the program should rest"),
        }
    }

    /// Waits until nothing moves and hands may play.
    fn rest(&mut self) {
        for _ in 0..400 {
            self.wait(1);
            let world = self.app.world();
            let waits = self.session().is_human_to_move() || self.session().outcome().is_some();
            let waits = waits && self.menu() == Menu::None;
            let is_guarded = world.resource::<TurnGuard>().is_up() && waits;
            if !world.resource::<Timeline>().is_busy() && !is_guarded {
                return self.wait(2);
            }
        }
        panic!("the pieces should come to rest");
    }

    /// Waits until something holds: for so many frames at least, and longer where the computer still thinks, in threads that frames
    /// do not wait for.
    fn wait_for(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        let mut frames = 0;
        while !holds(self) {
            assert!(frames < 2_000 || begin.elapsed() < PATIENCE, "{what} should come true");
            self.wait(1);
            frames += 1;
        }
    }

    /// The exercise at the table.
    fn exercise(&self) -> Option<&Running> {
        self.app.world().resource::<Exercise>().running()
    }

    /// Whether the player can try in the exercise at the table.
    fn is_open(&self) -> bool {
        self.exercise().is_some_and(|running| running.trial.is_open())
    }

    /// Whether the exercise at the table is done.
    fn is_done(&self) -> bool {
        self.exercise().is_some_and(|running| running.trial.is_done())
    }

    /// Changes what a player has set.
    fn set_up(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.app.world_mut().resource_mut::<Settings>());
        self.wait(2);
    }
}
