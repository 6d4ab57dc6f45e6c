//! The order of things: what runs when in a frame, and what follows a played action.
//!
//! A frame begins with Bevy's own work: time passes and is charged to a clock (`session/clock.rs`), and the window's events are let through
//! one by one (`platform/events.rs`). After `Update`, egui lays out the panels and menus, and what their buttons ask for is done at once.

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            AppSystems::Page,
            AppSystems::Input,
            AppSystems::PhaseAfterInput,
            AppSystems::Ai,
            AppSystems::Record,
            AppSystems::Animate,
            AppSystems::PhaseAfterAnimation,
            AppSystems::Seating,
            AppSystems::Camera,
            AppSystems::Highlight,
            AppSystems::Ui,
        )
            .chain(),
    )
    .configure_sets(
        Update,
        (
            InputSystems::Settings,
            InputSystems::Guard,
            InputSystems::Fingers,
            InputSystems::Keys,
            InputSystems::NewKey,
        )
            .chain()
            .in_set(AppSystems::Input),
    )
    .configure_sets(
        Update,
        (
            AnimationSystems::Settings,
            AnimationSystems::Review,
            AnimationSystems::Preview,
            AnimationSystems::PutBack,
            AnimationSystems::Raise,
            AnimationSystems::Advance,
            AnimationSystems::Move,
            AnimationSystems::Sound,
            AnimationSystems::Return,
            AnimationSystems::Score,
            AnimationSystems::Contact,
        )
            .chain()
            .in_set(AppSystems::Animate),
    )
    .configure_sets(EguiPrimaryContextPass, (UiLayer::Screen, UiLayer::Place, UiLayer::Menu).chain())
    .configure_sets(
        Last,
        (EndSystems::Phase, EndSystems::Clock, EndSystems::Save, EndSystems::Redraw, EndSystems::Publish)
            .chain(),
    )
    .configure_sets(
        AfterAction,
        (
            ActionSystems::Offers,
            ActionSystems::Save,
            ActionSystems::Guard,
            ActionSystems::Animate,
            ActionSystems::Judge,
            ActionSystems::Announce,
        )
            .chain(),
    )
    .edit_schedule(AfterAction, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
}

/// The order of a frame, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AppSystems {
    /// In a browser, what its page was asked for: the way back, files that were chosen.
    Page,
    /// See [`InputSystems`]; also files that are dropped.
    Input,
    /// The phase of the turn is decided: what follows sees the input in the frame in which it came.
    PhaseAfterInput,
    /// The computer plays, and reports what it has found.
    Ai,
    /// A picture or an animation of the match is taken.
    Record,
    /// See [`AnimationSystems`].
    Animate,
    /// The phase of the turn is decided: the pieces may be at rest now.
    PhaseAfterAnimation,
    /// The table turns to the next player, and the device is handed over.
    Seating,
    /// The camera, the light and the room follow.
    Camera,
    /// Highlights are laid on the board.
    Highlight,
    /// The menus notice what has happened.
    Ui,
}

/// Input.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// Changed settings are applied.
    Settings,
    /// The guard after a turn is lowered.
    Guard,
    /// A finger has rested long enough.
    Fingers,
    /// Shortcuts.
    Keys,
    /// A key that is being assigned to a shortcut.
    NewKey,
}

/// What moves pieces.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AnimationSystems {
    /// Speeds are set.
    Settings,
    /// A review plays on by itself.
    Review,
    /// A row of jumps is shown as far as it has been chosen.
    Preview,
    /// A piece that was let go of is put back.
    PutBack,
    /// The selected piece is picked up.
    Raise,
    /// Time passes on the timeline.
    Advance,
    /// Pieces move.
    Move,
    /// What has happened is heard.
    Sound,
    /// The present comes back after a turn was shown again.
    Return,
    /// The score is counted.
    Score,
    /// The shade under pieces follows them, and their lamps go on or out.
    Contact,
}

/// What egui draws, from back to front.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum UiLayer {
    /// The main menu or the panels of a match.
    Screen,
    /// The card of an inspected place.
    Place,
    /// A menu over them.
    Menu,
}

/// The end of a frame, in `Last`, after the buttons.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum EndSystems {
    /// The phase of the turn is decided.
    Phase,
    /// Whether a clock runs until the next frame.
    Clock,
    /// Time that was spent is saved.
    Save,
    /// When the next frame is drawn.
    Redraw,
    /// In a browser, where everything is on the screen.
    Publish,
}

/// What follows a played action. Its systems find the action's effects in `session::PlayedActions`.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct AfterAction;

/// The order of [`AfterAction`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ActionSystems {
    /// Who plays on declines the opponent's offer.
    Offers,
    /// The match is saved, before anything else can happen.
    Save,
    /// Input is ignored for a moment, or until the next player has the device.
    Guard,
    /// The pieces set off.
    Animate,
    /// A course, a puzzle or *Learn from it* judges the action.
    Judge,
    /// The panels and the result take note.
    Announce,
}
