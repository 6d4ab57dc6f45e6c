//! The keyboard: what the shortcuts do, and the keys that always do the same. Each key has a frame to itself, which
//! `src/app/platform/events.rs` sees to; so what is read here is what the key before it left behind.
//!
//! | keys | handled in |
//! |---|---|
//! | at the table: those of the table of bindings, `bindings.rs` | `perform` |
//! | at the table: the arrows and Esc | `press_keys_at_table` |
//! | over a menu: closing it | `leave_menu` |
//! | over a menu: scrolling it | `src/app/ui/widgets/dialog.rs` |
//! | on the page of shortcuts, while a key is being replaced | `rebinding.rs` |
//! | in the layout designer | its own `desk_view.rs`, under `src/app/ui/` |
//! | Tab, and the keys of a focused button | egui |

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::bindings::{Bindings, Shortcut};
use super::cursor::{JumpCursor, MoveCursor};
use super::hover::Hovered;
use super::inspect::{InspectSite, Inspected};
use super::key_presses::{KeyPress, KeyPresses};
use super::rebinding::is_idle;
use super::selection::{ActivateSite, Confirm, Deselect, Selection};
use super::turn_guard::TurnGuard;
use crate::app::ai::{MoveNow, RequestHint};
use crate::app::board::{SkipScoring, is_scoring};
use crate::app::camera::{Orbit, ResetCamera, ToggleFlatView};
use crate::app::exercises::{Exercise, ExerciseRequest};
use crate::app::order::InputSystems;
use crate::app::platform::Redraw;
use crate::app::session::{
    GoToPly, LeaveReview, PlayAction, Redo, ReplayLastTurn, Session, SkipReplay, StepByTurn, ToggleAutoplay,
    Undo,
};
use crate::app::settings::ToggleMute;
use crate::app::state::{Menu, MenuHistory, Screen, TurnPhase};
use rules::AnyAction;

/// How far an arrow key rotates the table, as a drag by this many pixels.
const TURN: f32 = 40.0;
/// How far an arrow key shifts the view when the whole board is seen, in units of the board.
const SHIFT: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            press_keys_at_table.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)),
            leave_menu.run_if(not(in_state(Menu::None))).run_if(is_idle),
        )
            .chain()
            // No shortcuts while typing.
            .run_if(not(bevy_egui::input::egui_wants_any_keyboard_input))
            .in_set(InputSystems::Keys),
    );
}

/// What the keyboard acts on.
#[derive(SystemParam)]
struct Hands<'w> {
    session: Session<'w>,
    selection: Res<'w, Selection>,
    hovered: Res<'w, Hovered>,
    guard: Res<'w, TurnGuard>,
    turn: Option<Res<'w, State<TurnPhase>>>,
    orbit: ResMut<'w, Orbit>,
    redraw: ResMut<'w, Redraw>,
    menu: ResMut<'w, NextState<Menu>>,
    exercise: Res<'w, Exercise>,
}

impl Hands<'_> {
    fn is_scoring(&self) -> bool {
        is_scoring(self.turn.as_ref().map(Res::clone))
    }

    fn is_replaying(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| ***turn == TurnPhase::Replaying)
    }
}

fn press_keys_at_table(
    keys: Res<KeyPresses>,
    bindings: Res<Bindings>,
    inspected: Res<Inspected>,
    mut hands: Hands,
    mut commands: Commands,
) {
    for press in keys.iter() {
        let in_review = hands.session.review_ply().is_some();
        match &press.key {
            Key::Escape if hands.is_scoring() => commands.trigger(SkipScoring),
            Key::Escape if in_review => commands.trigger(LeaveReview),
            Key::Escape if hands.is_replaying() => commands.trigger(SkipReplay),
            Key::Escape if inspected.0.is_some() => commands.trigger(InspectSite(None)),
            Key::Escape if *hands.selection != Selection::Nothing => commands.trigger(Deselect),
            Key::Escape if hands.exercise.running().is_some() => commands.trigger(ExerciseRequest::Leave),
            Key::Escape => hands.menu.set(Menu::Pause),
            key if let Some(way) = arrow(key) => {
                press_arrow(way, press, in_review, &mut hands, &mut commands);
            }
            _ => {
                if let Some(shortcut) = bindings.meaning(press, in_review) {
                    perform(shortcut, &mut hands, &mut commands);
                }
            }
        }
    }
}

/// Does what a shortcut is for.
fn perform(shortcut: Shortcut, hands: &mut Hands, commands: &mut Commands) {
    let session = &hands.session;
    let in_review = session.review_ply().is_some();
    match shortcut {
        Shortcut::Confirm | Shortcut::Select if hands.is_scoring() => {
            commands.trigger(SkipScoring);
        }
        Shortcut::Confirm | Shortcut::Select if hands.is_replaying() => commands.trigger(SkipReplay),
        // Activates the place under the cursor, rather than confirming the proposal.
        Shortcut::Select if let (Some(site), true) = (hands.hovered.site, hands.hovered.by_key) => {
            commands.trigger(ActivateSite(site));
        }
        Shortcut::Confirm | Shortcut::Select if hands.selection.proposal().is_some() => {
            commands.trigger(Confirm);
        }
        Shortcut::Confirm | Shortcut::Select if let Some(next) = hands.exercise.next_request() => {
            commands.trigger(next);
        }
        Shortcut::Confirm if session.computer_to_move().is_some() => commands.trigger(MoveNow),
        Shortcut::Confirm => {
            if let ([only], false) = (session.legal_moves().between(None, None).actions, hands.guard.is_up())
            {
                commands.trigger(PlayAction(only.clone()));
            }
        }
        Shortcut::Select => {}
        Shortcut::NextPlace => commands.trigger(JumpCursor { is_forward: true }),
        Shortcut::PreviousPlace => commands.trigger(JumpCursor { is_forward: false }),
        Shortcut::Inspect => commands.trigger(InspectSite(hands.hovered.site)),
        Shortcut::Undo => commands.trigger(Undo),
        Shortcut::Redo => commands.trigger(Redo),
        Shortcut::Hint if session.purpose().is_exercise() => commands.trigger(ExerciseRequest::Hint),
        Shortcut::Hint => commands.trigger(RequestHint),
        Shortcut::ReplayTurn => commands.trigger(ReplayLastTurn),
        Shortcut::SwapSides => {
            if session.can_swap() && !hands.guard.is_up() {
                commands.trigger(PlayAction(AnyAction::Swap));
            }
        }
        Shortcut::FlatView => commands.trigger(ToggleFlatView),
        Shortcut::ResetView => commands.trigger(ResetCamera),
        Shortcut::ZoomIn | Shortcut::ZoomOut => {
            hands.orbit.zoom(if shortcut == Shortcut::ZoomOut { -1.0 } else { 1.0 }, None);
            hands.redraw.request();
        }
        Shortcut::ReviewBack => commands.trigger(StepByTurn { is_forward: false }),
        // At the table there is nothing later.
        Shortcut::ReviewForward | Shortcut::ReviewStart | Shortcut::ReviewEnd | Shortcut::Autoplay
            if !in_review => {}
        Shortcut::ReviewForward => commands.trigger(StepByTurn { is_forward: true }),
        Shortcut::ReviewStart => commands.trigger(GoToPly(0)),
        Shortcut::ReviewEnd => commands.trigger(GoToPly(session.game().played().len())),
        Shortcut::Autoplay => commands.trigger(ToggleAutoplay),
        Shortcut::Mute => commands.trigger(ToggleMute),
        Shortcut::Shortcuts => hands.menu.set(Menu::Keys),
    }
}

/// Rotates the table, shifts the view, steps through a review or moves the cursor.
fn press_arrow(way: Vec2, press: &KeyPress, in_review: bool, hands: &mut Hands, commands: &mut Commands) {
    if press.with_control {
        hands.orbit.drag(way * Vec2::new(-TURN, TURN));
        hands.redraw.request();
    } else if press.with_shift {
        hands.orbit.shift_seen(way * SHIFT);
        hands.redraw.request();
    } else if in_review && way.x != 0.0 {
        commands.trigger(StepByTurn { is_forward: way.x > 0.0 });
    } else {
        commands.trigger(MoveCursor(way));
    }
}

/// The direction of an arrow: x to the right, y up.
const fn arrow(key: &Key) -> Option<Vec2> {
    match key {
        Key::ArrowLeft => Some(Vec2::NEG_X),
        Key::ArrowRight => Some(Vec2::X),
        Key::ArrowUp => Some(Vec2::Y),
        Key::ArrowDown => Some(Vec2::NEG_Y),
        _ => None,
    }
}

fn leave_menu(
    keys: Res<KeyPresses>,
    menu: Res<State<Menu>>,
    history: Res<MenuHistory>,
    mut next: ResMut<NextState<Menu>>,
) {
    // Taking the device needs no other key.
    let is_taken = **menu == Menu::HandOver && keys.has_any(&[Key::Enter, Key::Space]);
    if keys.has_any(&[Key::Escape]) || is_taken {
        next.set(history.back());
    }
}
