//! Turns the letters on the board and above it so that the player near them can read them.

use bevy::prelude::*;

use crate::app::art::{OnEdgeOf, ReadsNear, SeenBy};
use crate::app::camera::Orbit;
use crate::app::order::AppSystems;
use crate::app::session::{Session, is_face_to_face};
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    // After the highlights, so that prices are the right way up in their first picture.
    app.add_systems(Update, turn_letters.in_set(AppSystems::Ui));
}

fn turn_letters(
    orbit: Res<Orbit>,
    session: Session,
    settings: Res<Settings>,
    mut letters: Query<(&mut ReadsNear, &mut Transform, Option<&OnEdgeOf>)>,
    mut joined: Query<(&SeenBy, &mut Visibility, Option<&OnEdgeOf>)>,
) {
    let near = orbit.shown_side();
    let has_own_edges = is_face_to_face(&session, &settings);
    let reader = |edge: Option<&OnEdgeOf>| edge.filter(|_| has_own_edges).map_or(near, |edge| edge.0);
    for (mut reads, mut transform, edge) in &mut letters {
        // Letters that stay as they are do not count as changed.
        let (mut new_reads, mut new_transform) = (*reads, *transform);
        if new_reads.turn_to(reader(edge), &mut new_transform) {
            (*reads, *transform) = (new_reads, new_transform);
        }
    }
    for (SeenBy(player), mut visibility, edge) in &mut joined {
        let is_seen = *player == reader(edge);
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    }
}
