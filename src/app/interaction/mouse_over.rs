//! The mouse over the table: places are highlighted, and the wheel zooms to the pointer.

use bevy::input::mouse::MouseScrollUnit;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::drag::{Grip, Hand};
use crate::app::camera::{Orbit, TableCamera};
use crate::app::platform::has_mouse_left;

pub(super) fn plugin(app: &mut App) {
    let leave = leave.after(PickingSystems::ProcessInput).before(PickingSystems::Backend);
    app.add_systems(PreUpdate, leave)
        .add_observer(scroll)
        .add_observer(point_at_what_comes)
        .add_observer(point_at)
        .add_observer(point_away);
}

/// Pixels of scrolling per step of a wheel: what browsers make of one.
const PIXELS_A_STEP: f32 = 100.0;

/// Pointer events propagate to parents and to the window; only the original target counts. Touch is handled elsewhere.
fn begins_here<E: std::fmt::Debug + Clone + Reflect>(event: &On<Pointer<E>>) -> bool {
    event.entity == event.original_event_target() && !event.pointer_id.is_touch()
}

/// The egui overlay, which catches events over its panels on behalf of its camera.
type Overlay<'w, 's> = Query<'w, 's, (), With<TableCamera>>;

/// Whether an event is on the table, not on a panel over it.
fn is_for_table<E: std::fmt::Debug + Clone + Reflect>(event: &On<Pointer<E>>, overlay: &Overlay) -> bool {
    begins_here(event) && !overlay.contains(event.entity)
}

fn scroll(event: On<Pointer<Scroll>>, overlay: Overlay, mut hand: Hand, mut orbit: ResMut<Orbit>) {
    if is_for_table(&event, &overlay) {
        hand.redraw.request();
        let steps = match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / PIXELS_A_STEP,
        };
        orbit.zoom(steps, hand.table_at(event.pointer_location.position));
    }
}

/// The entity under a resting pointer can change, so every move counts.
fn point_at(event: On<Pointer<Move>>, mut hand: Hand) {
    // A dragged piece points at the place where it would be dropped.
    if begins_here(&event) && !matches!(*hand.grip, Grip::Piece { .. }) {
        let site = hand.place_at(Some(event.entity), event.pointer_location.position);
        hand.point_at(site);
    }
}

/// An entity that moves under a resting pointer is hovered; only a moving pointer hides the keyboard cursor.
fn point_at_what_comes(event: On<Pointer<Over>>, mut hand: Hand) {
    if begins_here(&event) && !matches!(*hand.grip, Grip::Piece { .. }) && !hand.is_pointed_by_key() {
        let site = hand.place_at(Some(event.entity), event.pointer_location.position);
        hand.point_at(site);
    }
}

fn point_away(event: On<Pointer<Out>>, mut hand: Hand) {
    if begins_here(&event) && hand.standing_for(event.entity).is_some() {
        hand.point_away();
    }
}

/// A mouse that has left the window points at nothing: Bevy leaves it where it was last. A piece may be dragged across the edge.
fn leave(
    mut events: MessageReader<WindowEvent>,
    mut pointers: Query<(&PointerId, &mut PointerLocation)>,
    mut hand: Hand,
) {
    if !has_mouse_left(events.read()) {
        return;
    }
    for (_, mut pointer) in pointers.iter_mut().filter(|(id, _)| **id == PointerId::Mouse) {
        pointer.location = None;
    }
    if !hand.is_pointed_by_key() && !matches!(*hand.grip, Grip::Piece { .. }) {
        hand.point_at(None);
    }
}
