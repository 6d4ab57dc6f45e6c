//! Touch input: tap to select or play, drag a piece to its target, rotate with one finger (or shift, close up), pinch with two and shift the
//! view with them, long-press to inspect, double-tap to reset the view.
//!
//! Moves are made when the finger lifts. Sliding off, a second finger, and a touch that the system cancels
//! play nothing.

use std::time::Duration;

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::WindowFocused;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::input::EguiContextPointerTouchId;

use super::drag::{Grip, Hand};
use super::inspect::InspectSite;
use super::lean::Tapped;
use super::pick::Picker;
use crate::app::board::{SkipScoring, is_scoring};
use crate::app::camera::{Orbit, ResetCamera};
use crate::app::order::{ActionSystems, AfterAction, InputSystems};
use crate::app::session::{ActionUndone, MatchStarted};
use crate::app::state::{Screen, TurnPhase};
use rules::Site;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .add_systems(PreUpdate, follow_fingers.in_set(PickingSystems::PostHover))
        .add_systems(Update, inspect_when_held.in_set(InputSystems::Fingers).run_if(in_state(Screen::Table)))
        .add_systems(AfterAction, play_no_more.in_set(ActionSystems::Guard))
        .add_observer(|_: On<ActionUndone>, mut commands: Commands| commands.run_system_cached(play_no_more))
        .add_observer(lift_all);
}

/// How far a finger may move, in logical pixels, for a touch to count as a tap.
const SLIP: f32 = 12.0;
/// How far above the fingertip a piece is carried, in logical pixels, so that it stays visible.
const CLEAR: f32 = 64.0;
/// The time of a long press.
const LONG: Duration = Duration::from_millis(550);
/// How much of it one frame can be: while a slow frame is drawn, the finger may long since be up.
const LONG_PER_FRAME: Duration = Duration::from_millis(LONG.as_millis() as u64 / 4);
/// The maximum time and logical pixels between the two taps of a double tap.
const DOUBLE: (Duration, f32) = (Duration::from_millis(350), 30.0);

/// The fingers on the table, without those on panels.
#[derive(Resource, Debug, Default)]
pub(super) struct Fingers {
    down: Vec<Finger>,
    doing: Doing,
    /// When and where the last tap without effect was.
    idle_tap: Option<(Duration, Vec2)>,
}

/// A finger on the table.
#[derive(Clone, Copy, Debug)]
struct Finger {
    id: PointerId,
    began: Vec2,
    at: Vec2,
    /// The entity it came down on.
    under: Option<Site>,
    /// Whether that is a piece beside the board.
    is_beside: bool,
}

/// The current touch gesture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Doing {
    #[default]
    Nothing,
    /// One finger is down since this time: it may become a tap.
    Resting { since: Duration },
    /// One finger drags a piece.
    Carrying,
    /// One finger rotates the table or, close up, shifts it.
    Turning,
    /// Two fingers pinch, rotate and shift the table.
    Pinching,
    /// The gesture is over: nothing more happens until all fingers are up.
    Done,
}

/// Everything that fingers do, in its order: there may be several steps between two frames.
pub(super) fn follow_fingers(
    mut inputs: MessageReader<PointerInput>,
    mut fingers: ResMut<Fingers>,
    mut hand: Hand,
    mut picker: Picker,
    mut egui_touch: Query<&mut EguiContextPointerTouchId, With<PrimaryEguiContext>>,
    mut focus: MessageReader<WindowFocused>,
    (mut orbit, time): (ResMut<Orbit>, Res<Time<Real>>),
    (screen, turn): (Res<State<Screen>>, Option<Res<State<TurnPhase>>>),
    mut commands: Commands,
) {
    // A window that loses focus receives no more touch events.
    if focus.read().any(|focus| !focus.focused) {
        fingers.down.clear();
        fingers.stop(&mut hand);
    }
    if inputs.is_empty() {
        return;
    }
    let is_scoring = is_scoring(turn);
    for PointerInput { pointer_id, location, action } in inputs.read() {
        if !pointer_id.is_touch() {
            continue;
        }
        hand.redraw.request();
        let (id, at) = (*pointer_id, location.position);
        match action {
            // Lifted fingers are always handled; new ones only at the table.
            PointerAction::Press(_) if **screen != Screen::Table || picker.is_on_panel(at) => {}
            PointerAction::Press(_) => {
                let thing = picker.thing_at(at);
                let under = hand.place_at(thing, at);
                let is_beside = thing.is_some_and(|thing| hand.is_beside(thing));
                // Menus follow one finger at a time: a finger on the board leaves them free for another.
                if let Ok(mut touch) = egui_touch.single_mut()
                    && touch.pointer_touch_id.map(PointerId::Touch) == Some(id)
                {
                    touch.pointer_touch_id = None;
                }
                fingers.down.retain(|finger| finger.id != id);
                fingers.down.push(Finger { id, began: at, at, under, is_beside });
                fingers.press(&mut hand, time.elapsed());
            }
            PointerAction::Move { .. } => {
                let Some(finger) = fingers.down.iter_mut().find(|finger| finger.id == id) else { continue };
                let before = std::mem::replace(&mut finger.at, at);
                let finger = *finger;
                fingers.slide(finger, before, &mut hand, &mut orbit);
            }
            PointerAction::Release(_) => {
                let Some(i) = fingers.down.iter().position(|finger| finger.id == id) else { continue };
                let finger = Finger { at, ..fingers.down.remove(i) };
                fingers.lift(finger, &mut hand, is_scoring, time.elapsed(), &mut commands);
            }
            PointerAction::Cancel => {
                let before = fingers.down.len();
                fingers.down.retain(|finger| finger.id != id);
                if fingers.down.len() < before {
                    fingers.stop(&mut hand);
                }
            }
            PointerAction::Scroll { .. } => {}
        }
    }
}

impl Fingers {
    /// The latest finger came down on the table.
    fn press(&mut self, hand: &mut Hand, now: Duration) {
        match self.down[..] {
            [Finger { under, at, .. }] if hand.grip.pointer().is_none() => {
                self.doing = Doing::Resting { since: now };
                // Highlight what a tap would activate before the finger lifts.
                let meant = hand.meant(under, at);
                hand.point_at(meant);
            }
            [_, _] if !matches!(self.doing, Doing::Done) => {
                self.stop(hand);
                self.doing = Doing::Pinching;
            }
            _ => self.stop(hand),
        }
    }

    /// A finger has moved from `before` to its current position.
    fn slide(&mut self, finger: Finger, before: Vec2, hand: &mut Hand, orbit: &mut Orbit) {
        if let Doing::Resting { .. } = self.doing
            && finger.at.distance(finger.began) > SLIP
        {
            hand.point_at(None);
            let piece = hand.meant(finger.under, finger.began);
            self.doing = if piece.is_some_and(|from| hand.lift(finger.id, from)) {
                Doing::Carrying
            } else {
                Doing::Turning
            };
        }
        match self.doing {
            Doing::Carrying => {
                // The hand of the player at the far edge comes from above.
                let clear = if hand.is_upside_down() { CLEAR } else { -CLEAR };
                hand.carry(finger.at, finger.at + Vec2::Y * clear);
            }
            Doing::Turning if orbit.is_close() => {
                if let (Some(from), Some(to)) = (hand.table_at(before), hand.table_at(finger.at)) {
                    orbit.draw(from, to);
                }
            }
            Doing::Turning => orbit.drag(finger.at - before),
            Doing::Pinching => {
                let Some(other) = self.down.iter().find(|other| other.id != finger.id) else { return };
                let (old, new) = (before - other.at, finger.at - other.at);
                let middles = [before, finger.at].map(|at| hand.table_at(at.midpoint(other.at)));
                if old.length() > 1.0 && new.length() > 1.0 {
                    orbit.pinch(new.length() / old.length(), old.angle_to(new), middles[0]);
                }
                if let [Some(from), Some(to)] = middles {
                    orbit.draw(from, to);
                }
            }
            Doing::Nothing | Doing::Resting { .. } | Doing::Done => {}
        }
    }

    /// A finger was lifted from the table.
    fn lift(
        &mut self,
        finger: Finger,
        hand: &mut Hand,
        is_scoring: bool,
        now: Duration,
        commands: &mut Commands,
    ) {
        let done = std::mem::replace(
            &mut self.doing,
            if self.down.is_empty() { Doing::Nothing } else { Doing::Done },
        );
        match done {
            Doing::Resting { .. } if is_scoring => commands.trigger(SkipScoring),
            Doing::Resting { .. } if finger.at.distance(finger.began) <= SLIP => {
                self.tap(finger, hand, now, commands);
            }
            Doing::Carrying => hand.put_down(finger.at, commands),
            _ => {}
        }
        hand.point_at(None);
    }

    fn tap(&mut self, finger: Finger, hand: &Hand, now: Duration, commands: &mut Commands) {
        let meant = hand.meant(finger.under, finger.began);
        let means_something = meant.is_some_and(|site| hand.is_activatable(site));
        hand.activate(meant, finger.is_beside, commands);
        commands.trigger(Tapped);
        let (within, around) = DOUBLE;
        let is_second = self
            .idle_tap
            .is_some_and(|(then, there)| now - then <= within && there.distance(finger.at) <= around);
        self.idle_tap = None;
        if is_second && !means_something {
            commands.trigger(ResetCamera);
        } else if !means_something {
            self.idle_tap = Some((now, finger.at));
        }
    }

    /// Cancels the gesture.
    fn stop(&mut self, hand: &mut Hand) {
        if self.doing == Doing::Carrying {
            hand.give_up();
        }
        hand.point_at(None);
        self.doing = if self.down.is_empty() { Doing::Nothing } else { Doing::Done };
    }
}

/// A finger that rests on a place asks about it.
pub(super) fn inspect_when_held(
    mut fingers: ResMut<Fingers>,
    mut hand: Hand,
    time: Res<Time<Real>>,
    mut commands: Commands,
) {
    let Doing::Resting { since } = &mut fingers.doing else { return };
    // Keep drawing, so that its time is not missed.
    hand.redraw.request();
    let now = time.elapsed();
    if *since < now {
        *since += time.delta().saturating_sub(LONG_PER_FRAME);
    }
    if now.saturating_sub(*since) >= LONG
        && let [Finger { under, began, .. }] = fingers.down[..]
    {
        fingers.doing = Doing::Done;
        let meant = under.or_else(|| hand.meant(under, began));
        commands.trigger(InspectSite(meant));
        hand.point_at(None);
    }
}

/// A gesture that started in one position has no effect in the next.
fn play_no_more(mut fingers: ResMut<Fingers>, mut grip: ResMut<Grip>) {
    if grip.pointer().is_some_and(|pointer| pointer.is_touch()) {
        *grip = Grip::Nothing;
    }
    if matches!(fingers.doing, Doing::Resting { .. } | Doing::Carrying) {
        fingers.doing = Doing::Done;
    }
}

/// A new match starts without fingers.
fn lift_all(_: On<MatchStarted>, mut fingers: ResMut<Fingers>) {
    *fingers = Fingers::default();
}
