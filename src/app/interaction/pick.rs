//! Picking: what is at a position in the window.
//!
//! Bevy picks once a frame, where a pointer is last. When a frame takes long, a pointer has been at several positions in it, and
//! it is the one where it was pressed that counts.

use bevy::ecs::system::SystemParam;
use bevy::picking::Pickable;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings, RayCastVisibility};
use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::app::camera::TableCamera;

/// Finds what is at a position in the window, in logical pixels.
#[derive(SystemParam)]
pub(super) struct Picker<'w, 's> {
    ray_cast: MeshRayCast<'w, 's>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    things: Query<'w, 's, (), With<Pickable>>,
    overlay: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
}

impl Picker<'_, '_> {
    /// The nearest place or piece that is seen there. A piece beside the board hides what is behind it.
    pub(super) fn thing_at(&mut self, at: Vec2) -> Option<Entity> {
        let (camera, transform) = *self.camera;
        let ray = camera.viewport_to_world(transform, at).ok()?;
        let is_thing = |entity| self.things.contains(entity);
        let settings =
            MeshRayCastSettings::default().with_visibility(RayCastVisibility::Visible).with_filter(&is_thing);
        self.ray_cast.cast_ray(ray, &settings).first().map(|(entity, _)| *entity)
    }

    /// Whether a panel or a menu covers the table there.
    pub(super) fn is_on_panel(&mut self, at: Vec2) -> bool {
        let Ok(mut context) = self.overlay.single_mut() else { return false };
        let context = context.get_mut();
        let at = at / context.zoom_factor();
        let layer = context.layer_id_at((at.x, at.y).into());
        layer.is_some_and(|layer| layer.order != Order::Background)
    }
}
