//! The room: a table with an edge, what stands on it far from the board, and what is behind it.

mod backdrop;
mod chair;
mod furniture;
mod panorama;
mod props;
mod shape;
mod table;

use bevy::prelude::*;

use super::assets::ArtAssets;
use super::light::LampPlace;
use crate::app::order::AppSystems;
use crate::app::settings::{Settings, Theme};
pub(crate) use props::lay_prop;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClearColor>()
        .add_systems(Update, furnish_room.in_set(AppSystems::Camera).run_if(resource_changed::<Settings>))
        .add_systems(
            PostUpdate,
            props::turn.before(TransformSystems::Propagate).run_if(resource_changed::<LampPlace>),
        );
}

/// The root of the table and of the room behind it.
#[derive(Component, Debug)]
struct Room;

/// Furnishes the room at the start, and again for another theme.
fn furnish_room(
    mut art: ArtAssets,
    mut clear: ResMut<ClearColor>,
    rooms: Query<Entity, With<Room>>,
    mut last: Local<Option<Theme>>,
) {
    let theme = art.theme();
    if last.replace(theme) == Some(theme) {
        return;
    }
    rooms.iter().for_each(|room| art.commands.entity(room).despawn());
    clear.0 = theme.room().clear.into();
    let room = art.commands.spawn((Name::new("Room"), Room, Transform::IDENTITY, Visibility::default())).id();
    table::build(theme, room, &mut art);
    backdrop::build(theme, room, &mut art);
    props::build(theme, room, &mut art);
}
