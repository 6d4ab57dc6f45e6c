//! Mouse input: click to select or play, drag a piece to its target, drag the table to rotate it.

use bevy::input::mouse::MouseScrollUnit;
use bevy::prelude::*;

use super::drag::{Grip, Hand};
use super::inspect::InspectSite;
use super::selection::{ActivateSite, Deselect, Selection};
use crate::app::board::{SkipScoring, is_scoring};
use crate::app::camera::{Orbit, TableCamera};
use crate::app::platform::Redraw;
use crate::app::state::{Screen, TurnPhase};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(click)
        .add_observer(take_hold)
        .add_observer(drag)
        .add_observer(drop_piece)
        .add_observer(scroll)
        .add_observer(point_at_what_comes)
        .add_observer(point_at)
        .add_observer(point_away);
}

/// How far the mouse may move, in logical pixels, for a press to count as a click.
const SLIP: f32 = 6.0;
/// Pixels of touchpad scrolling per step of a wheel.
const PIXELS_A_STEP: f32 = 40.0;

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

fn click(
    event: On<Pointer<Click>>,
    hand: Hand,
    (screen, turn): (Res<State<Screen>>, Option<Res<State<TurnPhase>>>),
    overlay: Overlay,
    mut commands: Commands,
) {
    // The end of a drag is not a click.
    let is_drag = matches!(*hand.grip, Grip::Piece { .. } | Grip::Table { .. });
    if !is_for_table(&event, &overlay) || **screen != Screen::Table || is_drag {
        return;
    }
    let site = hand.place_of(event.entity);
    match event.button {
        PointerButton::Primary if is_scoring(turn) => commands.trigger(SkipScoring),
        PointerButton::Primary => match site {
            Some(site) => commands.trigger(ActivateSite(site)),
            None if *hand.selection != Selection::Nothing => commands.trigger(Deselect),
            None => {}
        },
        PointerButton::Secondary => commands.trigger(InspectSite(site)),
        PointerButton::Middle => {}
    }
}

fn take_hold(event: On<Pointer<DragStart>>, mut hand: Hand, overlay: Overlay) {
    // A second button does nothing while the first one, or a finger, is dragging.
    let is_free = hand.grip.pointer().is_none_or(|pointer| pointer == event.pointer_id);
    if is_for_table(&event, &overlay) && is_free && !matches!(*hand.grip, Grip::Piece { .. }) {
        let site = hand.standing_for(event.entity);
        *hand.grip = Grip::Undecided { pointer: event.pointer_id, site, button: event.button };
    }
}

fn drag(event: On<Pointer<Drag>>, mut hand: Hand, mut orbit: ResMut<Orbit>, mut commands: Commands) {
    if !begins_here(&event) || hand.grip.pointer() != Some(event.pointer_id) {
        return;
    }
    if let Grip::Undecided { pointer, site, button } = *hand.grip
        && event.distance.length() > SLIP
    {
        let from = site.filter(|_| button == PointerButton::Primary);
        if !from.is_some_and(|from| hand.lift(pointer, from)) {
            *hand.grip = Grip::Table { pointer };
        }
    }
    match *hand.grip {
        Grip::Table { .. } => {
            hand.redraw.request();
            orbit.drag(event.delta);
        }
        Grip::Piece { .. } => {
            let at = event.pointer_location.position;
            hand.carry(at, at, &mut commands);
        }
        Grip::Nothing | Grip::Undecided { .. } => {}
    }
}

fn drop_piece(event: On<Pointer<DragEnd>>, mut hand: Hand, mut commands: Commands) {
    let is_other_button = matches!(*hand.grip, Grip::Piece { .. }) && event.button != PointerButton::Primary;
    if begins_here(&event) && hand.grip.pointer() == Some(event.pointer_id) && !is_other_button {
        hand.put_down(event.pointer_location.position, &mut commands);
    }
}

fn scroll(
    event: On<Pointer<Scroll>>,
    overlay: Overlay,
    mut orbit: ResMut<Orbit>,
    mut redraw: ResMut<Redraw>,
) {
    if is_for_table(&event, &overlay) {
        redraw.request();
        orbit.zoom(match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / PIXELS_A_STEP,
        });
    }
}

/// The entity under a resting pointer can change, so every move counts.
fn point_at(event: On<Pointer<Move>>, mut hand: Hand) {
    // A dragged piece points at the place where it would be dropped.
    if begins_here(&event) && !matches!(*hand.grip, Grip::Piece { .. }) {
        let site = hand.standing_for(event.entity);
        hand.point_at(site);
    }
}

/// An entity that moves under a resting pointer is hovered; only a moving pointer hides the keyboard cursor.
fn point_at_what_comes(event: On<Pointer<Over>>, mut hand: Hand) {
    if begins_here(&event) && !matches!(*hand.grip, Grip::Piece { .. }) && !hand.is_pointed_by_key() {
        let site = hand.standing_for(event.entity);
        hand.point_at(site);
    }
}

fn point_away(event: On<Pointer<Out>>, mut hand: Hand) {
    if begins_here(&event) {
        let left = hand.standing_for(event.entity);
        hand.point_away(left);
    }
}
