//! Mouse input: click to select or play, drag a piece to its target, drag the table to rotate it, or with the middle button or
//! Shift to shift the view.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

use super::drag::{Grip, Hand};
use super::inspect::InspectSite;
use super::key_presses::KeyPresses;
use super::pick::Picker;
use super::touch::follow_fingers;
use crate::app::board::{SkipScoring, is_scoring};
use crate::app::camera::Orbit;
use crate::app::state::{Screen, TurnPhase};
use rules::Site;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_mouse.in_set(PickingSystems::PostHover).before(follow_fingers));
}

const MOUSE: PointerId = PointerId::Mouse;
/// How far the mouse may move, in logical pixels, for a press to count as a click.
const SLIP: f32 = 6.0;

/// A mouse button that was pressed on the table and is still down.
#[derive(Clone, Copy, Debug)]
struct Press {
    button: PointerButton,
    at: Vec2,
    /// The place to select or play.
    place: Option<Site>,
    /// The place whose piece can be dragged.
    from: Option<Site>,
    /// Whether a piece beside the board was pressed.
    is_beside: bool,
    /// Whether the mouse has moved too far for a click.
    is_drag: bool,
}

/// Presses, moves and releases in their order: there may be several between two frames.
fn follow_mouse(
    mut inputs: MessageReader<PointerInput>,
    mut presses: Local<Vec<Press>>,
    mut hand: Hand,
    mut picker: Picker,
    mut orbit: ResMut<Orbit>,
    (screen, turn): (Res<State<Screen>>, Option<Res<State<TurnPhase>>>),
    keys: Res<KeyPresses>,
    mut commands: Commands,
) {
    let with_shift = keys.holds_shift();
    let is_scoring = is_scoring(turn);
    for PointerInput { location, action, .. } in inputs.read().filter(|input| input.pointer_id == MOUSE) {
        let at = location.position;
        match *action {
            PointerAction::Press(button) => {
                // The window was not told of its release.
                if presses.extract_if(.., |press| press.button == button).any(|press| press.is_drag)
                    && hand.grip.pointer() == Some(MOUSE)
                {
                    hand.give_up();
                }
                if !picker.is_on_panel(at) {
                    let thing = picker.thing_at(at);
                    let place = hand.place_at(thing, at);
                    let from = thing.and_then(|thing| hand.standing_for(thing));
                    let is_beside = thing.is_some_and(|thing| hand.is_beside(thing));
                    presses.push(Press { button, at, place, from, is_beside, is_drag: false });
                }
            }
            PointerAction::Move { delta } => {
                for press in &mut *presses {
                    if !press.is_drag && at.distance(press.at) > SLIP {
                        press.is_drag = true;
                        hand.begin_drag(press, with_shift);
                    }
                }
                hand.drag_to(at, delta, &mut orbit);
            }
            PointerAction::Release(button) => {
                let Some(i) = presses.iter().position(|press| press.button == button) else { continue };
                let press = presses.swap_remove(i);
                if press.is_drag {
                    hand.end_drag(&press, at, &mut commands);
                } else if **screen == Screen::Table && hand.grip.is_free() && !picker.is_on_panel(at) {
                    hand.click(&press, is_scoring, &mut commands);
                }
            }
            PointerAction::Scroll { .. } | PointerAction::Cancel => {}
        }
    }
}

impl Hand<'_, '_> {
    /// Lifts the piece that was pressed, or takes hold of the table.
    fn begin_drag(&mut self, press: &Press, with_shift: bool) {
        // A second button does nothing while the first one, or a finger, is dragging.
        if !self.grip.is_free() {
            return;
        }
        if with_shift || press.button == PointerButton::Middle {
            *self.grip = Grip::View { pointer: MOUSE };
            return;
        }
        let from = press.from.filter(|_| press.button == PointerButton::Primary);
        if !from.is_some_and(|from| self.lift(MOUSE, from)) {
            *self.grip = Grip::Table { pointer: MOUSE };
        }
    }

    fn drag_to(&mut self, at: Vec2, delta: Vec2, orbit: &mut Orbit) {
        match *self.grip {
            Grip::Table { pointer: MOUSE } => {
                self.redraw.request();
                orbit.drag(delta);
            }
            Grip::View { pointer: MOUSE } => {
                self.redraw.request();
                if let (Some(from), Some(to)) = (self.table_at(at - delta), self.table_at(at)) {
                    orbit.draw(from, to);
                }
            }
            Grip::Piece { pointer: MOUSE, .. } => self.carry(at, at),
            Grip::Nothing | Grip::Table { .. } | Grip::View { .. } | Grip::Piece { .. } => {}
        }
    }

    fn end_drag(&mut self, press: &Press, at: Vec2, commands: &mut Commands) {
        let is_other_button =
            matches!(*self.grip, Grip::Piece { .. }) && press.button != PointerButton::Primary;
        if self.grip.pointer() == Some(MOUSE) && !is_other_button {
            self.put_down(at, commands);
        }
    }

    fn click(&mut self, press: &Press, is_scoring: bool, commands: &mut Commands) {
        match press.button {
            PointerButton::Primary if is_scoring => commands.trigger(SkipScoring),
            PointerButton::Primary => self.activate(press.place, press.is_beside, commands),
            PointerButton::Secondary => commands.trigger(InspectSite(press.place)),
            PointerButton::Middle => {}
        }
    }
}
