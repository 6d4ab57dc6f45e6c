//! On a phone, places may be smaller than half a fingertip: who taps a piece there comes closer to it and to all its targets, until it has
//! gone or is let go of.

use bevy::prelude::*;

use super::selection::Selection;
use crate::app::camera::{Orbit, TableCamera};
use crate::app::games::BoardLook;
use crate::app::order::AppSystems;
use crate::app::session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(lean_towards_choice).add_systems(
        Update,
        lean_back.after(AppSystems::Seating).before(AppSystems::Camera).run_if(resource_changed::<Selection>),
    );
}

/// Fact: a finger has tapped a place, and what follows from that has happened.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct Tapped;

/// Places of less width on the screen, in logical pixels, are hard to hit.
const SMALL: f32 = 22.0;
/// What is seen around the outermost targets, in widths of a place.
const AROUND: f32 = 1.0;

fn lean_towards_choice(
    _: On<Tapped>,
    (selection, session): (Res<Selection>, Session),
    look: Res<BoardLook>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut orbit: ResMut<Orbit>,
) {
    let Selection::Piece { from } = *selection else { return };
    let moves = session.legal_moves();
    let targets: Vec<_> = moves.from(Some(from)).by_target().filter_map(|alike| alike[0].to).collect();
    let spots = look.spots();
    let seen: Vec<_> =
        spots.iter().filter(|spot| spot.site == from || targets.contains(&spot.site)).collect();
    let Some(first) = seen.first() else { return };
    let (camera, transform) = *camera;
    let on_screen = |place: Vec3| camera.world_to_viewport(transform, place).ok();
    let width = on_screen(first.place)
        .zip(on_screen(first.place + 2.0 * first.reach * transform.right()))
        .map(|(left, right)| left.distance(right));
    if width.is_none_or(|width| width >= SMALL) && !orbit.is_close() {
        return;
    }
    let places = || seen.iter().map(|spot| spot.place.xz());
    let (low, high) = (places().fold(Vec2::MAX, Vec2::min), places().fold(Vec2::MIN, Vec2::max));
    let half = (high - low) / 2.0 + 2.0 * first.reach * AROUND;
    orbit.lean_towards(low.midpoint(high), half, look.half_size());
}

fn lean_back(selection: Res<Selection>, mut orbit: ResMut<Orbit>) {
    if *selection == Selection::Nothing {
        orbit.bypass_change_detection().lean_back();
    }
}
