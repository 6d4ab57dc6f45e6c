//! Seating: which side of the board is near the camera, and handing the device over.

use bevy::prelude::*;

use crate::app::camera::Orbit;
use crate::app::interaction::TurnGuard;
use crate::app::order::{ActionSystems, AfterAction, AppSystems};
use crate::app::session::{ActionUndone, MatchStarted, Session, is_face_to_face, is_passed_on, near_player};
use crate::app::settings::{Seating, Settings};
use crate::app::state::{Menu, Screen, TurnPhase};
use rules::Player;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Holder>()
        .add_systems(
            Update,
            (
                lie_flat.run_if(resource_changed::<Settings>),
                (turn_table, hand_over.run_if(in_state(Menu::None))).chain().run_if(in_state(Screen::Table)),
            )
                .chain()
                .in_set(AppSystems::Seating),
        )
        .add_systems(OnExit(Menu::HandOver), take_over)
        .add_observer(sit_down)
        .add_observer(stay)
        .add_systems(AfterAction, begin_change.in_set(ActionSystems::Guard));
}

/// The person who has the device, if it is handed over between turns.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Holder(Option<Player>);

fn sit_down(
    _: On<MatchStarted>,
    session: Session,
    settings: Res<Settings>,
    mut orbit: ResMut<Orbit>,
    mut holder: ResMut<Holder>,
) {
    orbit.start_at(near_player(&session, &settings));
    orbit.flat |= is_face_to_face(&session, &settings);
    holder.0 = Some(session.person_to_move());
}

/// After undo, the player to move again has the device.
fn stay(_: On<ActionUndone>, session: Session, mut holder: ResMut<Holder>) {
    holder.0 = Some(session.person_to_move());
}

/// Face to face, the board is seen from above.
fn lie_flat(settings: Res<Settings>, mut orbit: ResMut<Orbit>, mut last: Local<Seating>) {
    let seating = std::mem::replace(&mut *last, settings.seating);
    if (seating == Seating::FaceToFace) != (settings.seating == Seating::FaceToFace) {
        orbit.flat = settings.seating == Seating::FaceToFace;
    }
}

/// Whether the board is rotating to the next player, or will as soon as the pieces are at rest.
fn is_changing(session: &Session, settings: &Settings, orbit: &Orbit, holder: &Holder) -> bool {
    let must_turn = orbit.near() != near_player(session, settings);
    let must_be_passed = is_passed_on(session, settings) && holder.0 != Some(session.person_to_move());
    session.outcome().is_none() && (must_turn || must_be_passed) || orbit.is_changing_sides()
}

/// From the moment the turn changes, nothing is played until the next player has the device.
fn begin_change(
    session: Session,
    (settings, orbit, holder): (Res<Settings>, Res<Orbit>, Res<Holder>),
    mut guard: ResMut<TurnGuard>,
) {
    guard.is_handed_over = is_changing(&session, &settings, &orbit, &holder);
}

/// The board rotates once all pieces are at rest.
fn turn_table(
    session: Session,
    settings: Res<Settings>,
    phase: Res<State<TurnPhase>>,
    holder: Res<Holder>,
    mut orbit: ResMut<Orbit>,
    mut guard: ResMut<TurnGuard>,
) {
    if phase.waits_for_action() {
        orbit.sit(near_player(&session, &settings), settings.no_animations);
    }
    let is_changing = is_changing(&session, &settings, &orbit, &holder);
    if guard.is_handed_over != is_changing {
        guard.is_handed_over = is_changing;
    }
}

/// Waits for the next player to take the device when the turn has changed.
fn hand_over(
    session: Session,
    settings: Res<Settings>,
    phase: Res<State<TurnPhase>>,
    mut holder: ResMut<Holder>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let mover = session.person_to_move();
    if holder.0 == Some(mover) || session.outcome().is_some() {
        return;
    }
    if !is_passed_on(&session, &settings) {
        holder.0 = Some(mover);
    } else if phase.waits_for_action() {
        menu.set(Menu::HandOver);
    }
}

fn take_over(
    session: Session,
    time: Res<Time<Real>>,
    mut holder: ResMut<Holder>,
    mut guard: ResMut<TurnGuard>,
) {
    // A second tap on the button would land on the board.
    guard.raise(&time);
    holder.0 = Some(session.person_to_move());
}
