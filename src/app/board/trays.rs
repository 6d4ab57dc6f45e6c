//! Trays are where there is room for them: at the sides of the board, or at the players' own edges of it in a tall window.

use bevy::prelude::*;

use super::animation::{Motions, Timeline};
use super::piece::BoardPiece;
use super::scoring::Scoring;
use super::spawn::{Board, renew_board};
use crate::app::art::ArtAssets;
use crate::app::camera::{FreeView, Orbit, TableCamera};
use crate::app::games::{BoardLook, TrayPlace};
use crate::app::order::{AppSystems, InputSystems};
use crate::app::platform::Redraw;

pub(super) fn plugin(app: &mut App) {
    // After the keys, which may change the view.
    app.add_systems(Update, choose_place.in_set(AppSystems::Input).after(InputSystems::NewKey))
        .add_observer(move_trays);
}

/// The free part of the window is tall if its width is less than this part of its height, and wide if it is more. Between the two,
/// trays stay where they are.
const TALL: f32 = 1.3;
const WIDE: f32 = 1.38;
/// The same for the flat view, which does not foreshorten what stands at the ends.
const FLAT_TALL: f32 = 0.96;
const FLAT_WIDE: f32 = 1.04;

/// Request: move the trays.
#[derive(Event, Clone, Copy, Debug)]
struct MoveTrays(TrayPlace);

fn choose_place(
    camera: Option<Single<&Camera, With<TableCamera>>>,
    (free, orbit): (Res<FreeView>, Res<Orbit>),
    place: Res<TrayPlace>,
    scoring: Res<Scoring>,
    mut commands: Commands,
) {
    let window = camera.and_then(|camera| camera.logical_viewport_size());
    let Some(size) = window.filter(|size| size.min_element() >= 1.0).map(|size| free.size_in(size)) else {
        return;
    };
    let (tall, wide) = if orbit.flat { (FLAT_TALL, FLAT_WIDE) } else { (TALL, WIDE) };
    let wanted = match size.x / size.y {
        shape if shape < tall => TrayPlace::Ends,
        shape if shape > wide => TrayPlace::Sides,
        _ => *place,
    };
    // While the score is counted, pieces are not where the look has them.
    if wanted != *place && !scoring.is_active() {
        commands.trigger(MoveTrays(wanted));
    }
}

fn move_trays(
    request: On<MoveTrays>,
    mut place: ResMut<TrayPlace>,
    mut look: ResMut<BoardLook>,
    boards: Query<(Entity, &Board)>,
    mut pieces: Query<(&BoardPiece, &mut Transform, &mut Motions)>,
    mut timeline: ResMut<Timeline>,
    mut redraw: ResMut<Redraw>,
    mut art: ArtAssets,
) {
    *place = request.0;
    look.place_trays(request.0);
    if boards.is_empty() {
        return;
    }
    redraw.request();
    timeline.skip();
    renew_board(&**look, boards, &mut art);
    for (piece, mut transform, mut motions) in &mut pieces {
        motions.0.clear();
        *transform = piece.rest(&**look);
    }
}
