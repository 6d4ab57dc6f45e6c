//! Pointers: a click chooses or plays, a piece can be dragged to its target, the table can be dragged around.

use bevy::input::mouse::MouseScrollUnit;
use bevy::math::primitives::InfinitePlane3d;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

use crate::app::camera::{Orbit, TableCamera};
use crate::app::marks::Pointed;
use crate::app::screen::{Menu, Screen, Turn};
use crate::app::selection::{LeadTo, Selection, TouchSite, can_act, ways};
use crate::app::session::{MatchStarted, Session};
use crate::app::table::{MotionSystems, Motions, ShowingAgain, Stage, Token, Touch};
use crate::app::telling::{SkipTelling, carries_pieces, is_telling};
use crate::app::wake::Wake;
use crate::games::Site;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Grip>()
        .add_systems(Update, (cancel, put_back.run_if(not(carries_pieces))).chain().before(MotionSystems))
        .add_observer(click)
        .add_observer(take_hold)
        .add_observer(drag)
        .add_observer(drop_piece)
        .add_observer(let_go)
        .add_observer(scroll)
        .add_observer(point_at::<Over>)
        .add_observer(point_at::<Move>)
        .add_observer(point_away);
}

/// How far a pointer may slip, in logical pixels, and still click.
const SLIP: f32 = 6.0;
/// How far from the middle of a place, in units of the board, a piece may be dropped.
const NEAR: f32 = 0.95;
/// How far from the middle of a landing, in parts of the way to its edge, a piece is carried over it.
const OVER: f32 = 0.75;
/// How high a piece is carried over the board.
const CARRIED: f32 = 0.9;
/// Pixels of a touchpad's scrolling that are worth a step of a wheel.
const PIXELS_A_STEP: f32 = 40.0;

/// What a pointer that is pressed holds on to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
enum Grip {
    #[default]
    Nothing,
    /// Something, but it has not moved far enough to tell.
    Undecided { pointer: PointerId, site: Option<Site>, button: PointerButton },
    /// A piece.
    Piece { pointer: PointerId, from: Site, entity: Entity },
    /// The table: the camera turns.
    Table { pointer: PointerId },
}

impl Grip {
    const fn pointer(&self) -> Option<PointerId> {
        match self {
            Self::Nothing => None,
            Self::Undecided { pointer, .. } | Self::Piece { pointer, .. } | Self::Table { pointer } => {
                Some(*pointer)
            }
        }
    }
}

/// Pointer events travel to parents and to the window; only where they begin counts.
fn begins_here<E: std::fmt::Debug + Clone + Reflect>(event: &On<Pointer<E>>) -> bool {
    event.entity == event.original_event_target()
}

/// The overlay, which catches what happens over its panels in the name of the camera that it is drawn for.
type Overlay<'w, 's> = Query<'w, 's, (), With<TableCamera>>;

/// Whether an event is about the table, not about a panel over it.
fn is_for_table<E: std::fmt::Debug + Clone + Reflect>(event: &On<Pointer<E>>, overlay: &Overlay) -> bool {
    begins_here(event) && !overlay.contains(event.entity)
}

fn click(
    event: On<Pointer<Click>>,
    touches: Query<(&Touch, Option<(&Token, &Transform)>)>,
    session: Option<Res<Session>>,
    grip: Res<Grip>,
    selection: Res<Selection>,
    (screen, turn): (Res<State<Screen>>, Option<Res<State<Turn>>>),
    overlay: Overlay,
    mut commands: Commands,
) {
    if !is_for_table(&event, &overlay) || event.button != PointerButton::Primary || **screen != Screen::Table
    {
        return;
    }
    // The end of a drag is no click.
    if matches!(*grip, Grip::Piece { .. } | Grip::Table { .. }) {
        return;
    }
    if is_telling(turn) {
        return commands.trigger(SkipTelling);
    }
    match touches.get(event.entity) {
        Ok((touch, token)) => {
            // A piece that is being led, and is on its way, is touched where it is seen.
            let seen =
                token.zip(session).and_then(|((token, at), session)| token.seen_at(at, session.look()));
            commands.trigger(TouchSite(seen.unwrap_or(touch.0)));
        }
        Err(_) if *selection != Selection::Nothing => commands.trigger(crate::app::selection::LetGo),
        Err(_) => {}
    }
}

fn take_hold(
    event: On<Pointer<DragStart>>,
    touches: Query<&Touch>,
    overlay: Overlay,
    mut grip: ResMut<Grip>,
) {
    // A second finger, or a second button, takes hold of nothing while the first one holds something.
    let is_free = grip.pointer().is_none_or(|pointer| pointer == event.pointer_id);
    if is_for_table(&event, &overlay) && is_free && !matches!(*grip, Grip::Piece { .. }) {
        let site = touches.get(event.entity).ok().map(|touch| touch.0);
        *grip = Grip::Undecided { pointer: event.pointer_id, site, button: event.button };
    }
}

fn drag(
    event: On<Pointer<Drag>>,
    mut grip: ResMut<Grip>,
    mut orbit: ResMut<Orbit>,
    mut selection: ResMut<Selection>,
    mut stage: ResMut<Stage>,
    session: Option<Res<Session>>,
    turn: Option<Res<State<Turn>>>,
    menu: Res<State<Menu>>,
    showing: Res<ShowingAgain>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut tokens: Query<(Entity, &Token, &mut Transform)>,
    mut commands: Commands,
    mut wake: ResMut<Wake>,
) {
    if !begins_here(&event) {
        return;
    }
    if let Grip::Undecided { pointer, site, button } = *grip
        && pointer == event.pointer_id
        && event.distance.length() > SLIP
    {
        let may_act = turn.is_some_and(|turn| !matches!(**turn, Turn::Over | Turn::Telling))
            && **menu == Menu::None
            && !showing.0;
        let from = site.filter(|_| may_act && button == PointerButton::Primary);
        let piece = from.zip(session.as_ref()).and_then(|(from, session)| {
            let able = can_act(session, from);
            let (entity, ..) = tokens.iter().find(|(_, token, _)| token.site() == Some(from))?;
            able.then_some((from, entity))
        });
        *grip = match piece {
            Some((from, entity)) => {
                stage.skip();
                *selection = Selection::Piece { from };
                Grip::Piece { pointer, from, entity }
            }
            None => Grip::Table { pointer },
        };
    }
    match *grip {
        Grip::Table { pointer } if pointer == event.pointer_id => {
            wake.up();
            orbit.drag(event.delta);
        }
        Grip::Piece { pointer, entity, .. } if pointer == event.pointer_id => {
            wake.up();
            let place = on_board(*camera, event.pointer_location.position, CARRIED);
            if let (Some(place), Ok((_, _, mut transform))) = (place, tokens.get_mut(entity)) {
                transform.translation = place;
            }
            // Jumps in a row are made by carrying the piece over its landings.
            let below = on_board(*camera, event.pointer_location.position, 0.0);
            let site = below.zip(session).and_then(|(place, session)| {
                let spots = session.look().spots();
                let under = spots.iter().find(|spot| spot.place.distance(place) < spot.reach * OVER);
                under.map(|spot| spot.site)
            });
            if let Some(site) = site.filter(|site| selection.way().last() != Some(site)) {
                commands.trigger(LeadTo(site));
            }
        }
        _ => {}
    }
}

/// Where a place in the window lies over the board, at a height.
fn on_board((camera, transform): (&Camera, &GlobalTransform), at: Vec2, height: f32) -> Option<Vec3> {
    let ray = camera.viewport_to_world(transform, at).ok()?;
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(distance))
}

fn drop_piece(
    event: On<Pointer<DragEnd>>,
    mut grip: ResMut<Grip>,
    session: Option<Res<Session>>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut selection: ResMut<Selection>,
    mut tokens: Query<&mut Token>,
    mut commands: Commands,
    mut wake: ResMut<Wake>,
) {
    if !begins_here(&event) {
        return;
    }
    let is_other_button = matches!(*grip, Grip::Piece { .. }) && event.button != PointerButton::Primary;
    if grip.pointer() != Some(event.pointer_id) || is_other_button {
        return;
    }
    let held = std::mem::take(&mut *grip);
    let (Grip::Piece { from, entity, .. }, Some(session)) = (held, session) else { return };
    wake.up();
    let look = session.look();
    let place = on_board(*camera, event.pointer_location.position, 0.0);
    let mut targets: Vec<Site> = ways(&session, |gesture| gesture.from == Some(from))
        .iter()
        .filter_map(|action| crate::games::Game::gesture(session.position(), action).to)
        .collect();
    let way = selection.way();
    targets.extend(way.last().filter(|_| way.len() > 1));
    let dropped = place.and_then(|place| {
        let distance = |spot: &crate::app::pieces::Spot| spot.place.distance(place);
        let spots = look.spots();
        let near = spots.iter().filter(|spot| distance(spot) < NEAR && targets.contains(&spot.site));
        near.min_by(|a, b| distance(a).total_cmp(&distance(b))).map(|spot| spot.site)
    });
    if way.len() > 1 {
        // Let go of on its last landing it stops there; elsewhere the way that it was carried does not matter.
        let stops = dropped == way.last().copied() && selection.proposal().is_some();
        match tokens.get_mut(entity) {
            Ok(mut token) if stops => token.led = way[1..].to_vec(),
            _ => *selection = Selection::Piece { from },
        }
    }
    if let Some(site) = dropped {
        commands.trigger(TouchSite(site));
    }
}

/// A touch that the system takes away, for a gesture of its own perhaps, lets go of what it held. No entity is told.
fn cancel(mut inputs: MessageReader<PointerInput>, mut grip: ResMut<Grip>, mut wake: ResMut<Wake>) {
    for input in inputs.read() {
        if matches!(input.action, PointerAction::Cancel) && grip.pointer() == Some(input.pointer_id) {
            wake.up();
            *grip = Grip::Nothing;
        }
    }
}

/// A new match finds empty hands.
fn let_go(_: On<MatchStarted>, mut grip: ResMut<Grip>) {
    *grip = Grip::Nothing;
}

/// A piece that was carried and let go of goes back to where it belongs, unless it is on its way already.
fn put_back(
    grip: Res<Grip>,
    session: Option<Res<Session>>,
    mut stage: ResMut<Stage>,
    mut tokens: Query<(Entity, &Token, &Transform, &mut Motions)>,
) {
    let Some(session) = session else { return };
    let held = match *grip {
        Grip::Piece { entity, .. } => Some(entity),
        _ => None,
    };
    for (entity, token, transform, mut motions) in &mut tokens {
        if held != Some(entity) {
            motions.come_home(*transform, token.rest(session.look()), &mut stage);
        }
    }
}

fn scroll(event: On<Pointer<Scroll>>, overlay: Overlay, mut orbit: ResMut<Orbit>, mut wake: ResMut<Wake>) {
    if is_for_table(&event, &overlay) {
        wake.up();
        orbit.zoom(match event.unit {
            MouseScrollUnit::Line => event.y,
            MouseScrollUnit::Pixel => event.y / PIXELS_A_STEP,
        });
    }
}

/// What lies under the pointer can change while it rests on it, so every move counts.
fn point_at<E: std::fmt::Debug + Clone + Reflect>(
    event: On<Pointer<E>>,
    touches: Query<&Touch>,
    mut pointed: ResMut<Pointed>,
) {
    if begins_here(&event) {
        let site = touches.get(event.entity).ok().map(|touch| touch.0);
        pointed.set_if_neq(Pointed(site));
    }
}

fn point_away(event: On<Pointer<Out>>, touches: Query<&Touch>, mut pointed: ResMut<Pointed>) {
    if begins_here(&event) && touches.get(event.entity).is_ok_and(|touch| pointed.0 == Some(touch.0)) {
        pointed.0 = None;
    }
}
