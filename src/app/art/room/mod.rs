//! The room: a table with an edge, and what is behind it.

mod backdrop;
mod cloth;
mod furniture;
mod lamplight;
mod panorama;
mod table;

use bevy::prelude::*;

use super::assets::ArtAssets;
use crate::app::AppSystems;
use crate::app::settings::{Settings, Theme};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClearColor>()
        .add_systems(Update, furnish_room.in_set(AppSystems::Camera).run_if(resource_changed::<Settings>));
}

/// The table or the room behind it.
#[derive(Component, Debug)]
struct Furniture;

/// Furnishes the room at the start, and again for another theme.
fn furnish_room(
    mut art: ArtAssets,
    mut clear: ResMut<ClearColor>,
    furniture: Query<Entity, With<Furniture>>,
    mut last: Local<Option<Theme>>,
) {
    let theme = art.theme();
    if last.replace(theme) == Some(theme) {
        return;
    }
    furniture.iter().for_each(|thing| art.commands.entity(thing).despawn());
    clear.0 = theme.room().clear.into();
    table::build(theme, &mut art);
    backdrop::build(theme, &mut art);
}
