//! Spawns the board, its places and the pieces when a match starts.

use bevy::picking::Pickable;
use bevy::prelude::*;

use super::piece::BoardPiece;
use crate::app::art::{ArtAssets, lay_prop};
use crate::app::board::animation::{Motions, Timeline};
use crate::app::games::{BoardLook, Look, TrayPlace};
use crate::app::session::{MatchStarted, Session};
use rules::Site;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(spawn_board);
}

/// From the board's corner to the middle of what lies beside it.
const BESIDE: Vec2 = Vec2::new(1.9, 1.6);

/// The root entity of the board, of its trays, or of what lies beside them.
#[derive(Component, Debug)]
pub(crate) struct Board {
    /// Differs for boards that look different, and for trays elsewhere.
    name: String,
}

/// An entity that activates a place on the board when it is picked.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PickSite(pub(crate) Site);

fn spawn_board(
    _: On<MatchStarted>,
    session: Session,
    look: Res<BoardLook>,
    boards: Query<(Entity, &Board)>,
    board_pieces: Query<Entity, With<BoardPiece>>,
    mut timeline: ResMut<Timeline>,
    mut art: ArtAssets,
) {
    let look = &**look;
    timeline.skip();
    board_pieces.iter().for_each(|board_piece| art.commands.entity(board_piece).despawn());
    renew_board(look, boards, &mut art);
    for board_piece in BoardPiece::all_of(session.position(), &session) {
        build_token(board_piece, look, &mut art);
    }
}

/// Builds the board, its trays and what lies beside them in place of those before, unless they are the same.
pub(super) fn renew_board(look: &dyn Look, boards: Query<(Entity, &Board)>, art: &mut ArtAssets) {
    let board = look.board_name();
    let trays = format!("{board} {:?}", look.trays());
    let wanted: [(String, fn(&dyn Look, Entity, &mut ArtAssets)); 3] = [
        (format!("prop beside {trays}"), lay_beside),
        (board, build_board),
        (trays, |look, root, art| look.build_trays(root, art)),
    ];
    let old = boards.iter().filter(|(_, old)| wanted.iter().all(|(name, _)| *name != old.name));
    old.for_each(|(old, _)| art.commands.entity(old).despawn());
    for (name, build) in wanted {
        if boards.iter().all(|(_, old)| old.name != name) {
            let root = art.commands.spawn((Board { name }, Transform::default(), Visibility::default())).id();
            build(look, root, art);
        }
    }
}

fn build_board(look: &dyn Look, root: Entity, art: &mut ArtAssets) {
    look.build_board(root, art);
    for spot in look.spots() {
        // A place may be drawn small, but its pick area reaches half-way to its neighbours.
        let plate = art.mesh(Plane3d::new(Vec3::Y, Vec2::splat(spot.reach)));
        let at = Transform::from_translation(spot.place + Vec3::Y * 0.02);
        art.commands.spawn((PickSite(spot.site), plate, at, Pickable::default(), ChildOf(root)));
    }
}

/// Beyond the far right corner of the board, clear of the trays.
fn lay_beside(look: &dyn Look, root: Entity, art: &mut ArtAssets) {
    let along = match look.trays() {
        TrayPlace::Sides => Vec2::new(0.0, look.tray().y),
        TrayPlace::Ends => Vec2::new(look.tray().y, 0.0),
    };
    lay_prop(look.prop(), look.half_size().max(along) + BESIDE, root, art);
}

fn build_token(board_piece: BoardPiece, look: &dyn Look, art: &mut ArtAssets) {
    let body = look.body(board_piece.piece);
    // The entity itself has a simple mesh for picking and no material; its children are visible.
    let cylinder = Cylinder::new(body.radius, body.height).mesh().resolution(12).build();
    let plain = art.mesh(cylinder.translated_by(Vec3::Y * body.middle));
    let rest = board_piece.rest(look);
    let root = art
        .commands
        .spawn((
            board_piece.clone(),
            Motions::default(),
            rest,
            Visibility::default(),
            plain,
            Pickable::default(),
        ))
        .id();
    if let Some(site) = board_piece.site() {
        art.commands.entity(root).insert(PickSite(site));
    }
    look.build_piece(board_piece.piece, root, art);
}
