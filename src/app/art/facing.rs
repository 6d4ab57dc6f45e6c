//! Objects that are there for one side of the table only, such as lettering that is upright for whoever is near.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::light::LampSide;
use crate::games::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        show_near_side
            .before(VisibilitySystems::VisibilityPropagate)
            .run_if(resource_changed::<LampSide>.or_eager(any_match_filter::<Added<SeenFrom>>)),
    );
}

/// Seen only while this player is near.
#[derive(Component, Clone, Copy, Debug)]
#[require(Visibility)]
pub(crate) struct SeenFrom(pub(crate) Player);

/// The lamp goes around the table with whoever is near.
fn show_near_side(side: Res<LampSide>, objects: Query<(&SeenFrom, &mut Visibility)>) {
    let near = if side.0.cos() >= 0.0 { Player::One } else { Player::Two };
    for (SeenFrom(player), mut visibility) in objects {
        visibility.set_if_neq(if *player == near { Visibility::Inherited } else { Visibility::Hidden });
    }
}
