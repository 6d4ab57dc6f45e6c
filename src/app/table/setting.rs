//! Puts board, places and pieces on the table when a match starts.

use bevy::picking::Pickable;
use bevy::prelude::*;

use super::motion::{Motions, Stage};
use super::token::Token;
use crate::app::pieces::Look;
use crate::app::session::{MatchStarted, Session};
use crate::app::workshop::Workshop;
use crate::games::Site;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(set_table);
}

/// The board and all that belongs to it.
#[derive(Component, Debug)]
pub(crate) struct Board {
    /// The look's name for it.
    name: String,
}

/// A thing that stands for a place on the board when it is touched.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch(pub(crate) Site);

fn set_table(
    _: On<MatchStarted>,
    session: Res<Session>,
    boards: Query<(Entity, &Board)>,
    tokens: Query<Entity, With<Token>>,
    mut stage: ResMut<Stage>,
    mut workshop: Workshop,
) {
    let look = session.look();
    let name = look.board_name();
    stage.skip();
    tokens.iter().for_each(|token| workshop.commands.entity(token).despawn());
    // The board can stay if it is the same.
    if !boards.iter().any(|(_, board)| board.name == name) {
        boards.iter().for_each(|(board, _)| workshop.commands.entity(board).despawn());
        build_board(name, look, &mut workshop);
    }
    for token in Token::all_of(session.position()) {
        build_token(token, look, &mut workshop);
    }
}

fn build_board(name: String, look: &dyn Look, workshop: &mut Workshop) {
    let root = workshop.commands.spawn((Board { name }, Transform::default(), Visibility::default())).id();
    look.build_board(root, workshop);
    for spot in look.spots() {
        // What is drawn of a place may be small; what can be touched reaches half-way to its neighbours.
        let plate = workshop.mesh(Plane3d::new(Vec3::Y, Vec2::splat(spot.reach)));
        let at = Transform::from_translation(spot.place + Vec3::Y * 0.02);
        workshop.commands.spawn((Touch(spot.site), plate, at, Pickable::default(), ChildOf(root)));
    }
}

fn build_token(token: Token, look: &dyn Look, workshop: &mut Workshop) {
    let body = look.body(token.piece);
    // The entity itself has a plain shape for pointers to hit and no material: its children are what is seen.
    let cylinder = Cylinder::new(body.radius, body.height).mesh().resolution(12).build();
    let plain = workshop.mesh(cylinder.translated_by(Vec3::Y * body.middle));
    let rest = token.rest(look);
    let root = workshop
        .commands
        .spawn((token.clone(), Motions::default(), rest, Visibility::default(), plain, Pickable::default()))
        .id();
    if let Some(site) = token.site() {
        workshop.commands.entity(root).insert(Touch(site));
    }
    look.build_piece(token.piece, root, workshop);
}
