//! The key light: where it stands, and shadows as fine as the board needs.

use bevy::light::cascade::Cascade;
use bevy::light::{
    CascadeShadowConfigBuilder, Cascades, DirectionalLightShadowMap, PointLightShadowMap,
    SimulationLightSystems,
};
use bevy::prelude::*;

use super::theme::ThemeLight;
use crate::app::order::AppSystems;
use crate::app::settings::{Quality, Settings};

pub(super) fn plugin(app: &mut App) {
    let map = Quality::default().shadow_map().map(|size| DirectionalLightShadowMap { size });
    app.insert_resource(map.unwrap_or_default())
        // No other lamp throws shadows: a map for all sides of one would take 25 MB.
        .insert_resource(PointLightShadowMap { size: 1 })
        .init_resource::<ShadowArea>()
        .init_resource::<LampPlace>()
        .init_resource::<GlobalAmbientLight>()
        .add_systems(Startup, light_lamp)
        .add_systems(Update, apply_settings.in_set(AppSystems::Camera).run_if(resource_changed::<Settings>))
        .add_systems(
            PostUpdate,
            (
                turn_lamp
                    .before(TransformSystems::Propagate)
                    .run_if(resource_changed::<LampPlace>.or_else(resource_changed::<Settings>)),
                fit_shadows
                    .after(SimulationLightSystems::UpdateDirectionalLightCascades)
                    .before(SimulationLightSystems::UpdateLightFrusta),
            ),
        );
}

/// Where the lamp stands for the first player: behind the board and to the left, so that pieces have a bright rim and hollows a
/// dark near side.
const PLACE: Vec3 = Vec3::new(-8.0, 12.0, -4.0);
/// The same for the flat view, in the same direction: higher, so that what stands throws no shadow over the places behind it.
const PLACE_ABOVE: Vec3 = Vec3::new(-3.6, 12.0, -1.8);

/// The lamp over the table.
#[derive(Component, Debug)]
struct Lamp;

/// Where the lamp has gone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct LampPlace {
    /// How far around the table, in radians: 0 stands for the first player's side.
    pub(crate) side: f32,
    /// Whether it hangs high, for the flat view.
    pub(crate) is_above: bool,
}

impl LampPlace {
    pub(super) fn place(self) -> Vec3 {
        Quat::from_rotation_y(self.side) * if self.is_above { PLACE_ABOVE } else { PLACE }
    }

    fn transform(self) -> Transform {
        Transform::from_translation(self.place()).looking_at(Vec3::ZERO, Vec3::Y)
    }

    /// What lies flat is as bright wherever the lamp is.
    fn strength(self) -> f32 {
        PLACE.normalize().y / self.place().normalize().y
    }
}

/// Half the size of the box in which things throw shadows: the board, what stands on it and beside it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct ShadowArea(pub(crate) Vec2);

impl Default for ShadowArea {
    fn default() -> Self {
        Self(Vec2::splat(10.0))
    }
}

/// How far below and above the board's surface shadows are thrown and seen.
const HEIGHTS: [f32; 2] = [-0.7, 2.2];

fn light_lamp(mut commands: Commands) {
    commands.spawn((
        Name::new("Lamp"),
        Lamp,
        DirectionalLight {
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.03,
            shadow_normal_bias: 1.8,
            ..default()
        },
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 400.0, ..default() }.build(),
        LampPlace::default().transform(),
    ));
}

/// The lamp, and in shaders the room with it, goes around the table with the player who is near, so that both see the same picture.
fn turn_lamp(
    place: Res<LampPlace>,
    settings: Res<Settings>,
    lamp: Single<(&mut Transform, &mut DirectionalLight), With<Lamp>>,
) {
    let (mut at, mut light) = lamp.into_inner();
    at.set_if_neq(place.transform());
    light.illuminance = settings.theme.light().key_lux * place.strength();
}

/// The shadow map covers what throws shadows, not what the camera sees: it is as fine as possible, and stands still.
fn fit_shadows(
    area: Res<ShadowArea>,
    map: Res<DirectionalLightShadowMap>,
    mut lamp: Single<(&GlobalTransform, &mut Cascades), With<Lamp>>,
) {
    let (transform, cascades) = &mut *lamp;
    let fitted = fitted_cascade(transform.rotation(), area.0, map.size as f32);
    for cascade in cascades.cascades.values_mut().flatten() {
        *cascade = fitted.clone();
    }
}

fn fitted_cascade(rotation: Quat, Vec2 { x, y: z }: Vec2, texels: f32) -> Cascade {
    let world_from_light = Mat4::from_quat(rotation);
    let light_from_world = world_from_light.transpose();
    let corners = [(x, z), (x, -z), (-x, z), (-x, -z)]
        .into_iter()
        .flat_map(|(x, z)| HEIGHTS.map(|y| light_from_world.transform_point3(Vec3::new(x, y, z))));
    let (low, high) =
        corners.fold((Vec3::MAX, Vec3::MIN), |(low, high), corner| (low.min(corner), high.max(corner)));
    let size = (high - low).truncate();
    let centre = low.midpoint(high).truncate().extend(high.z);
    let cascade_from_world = Mat4::from_translation(-centre) * light_from_world;
    // Depth is reversed: 1 at the near plane.
    let clip_from_cascade = Mat4::from_cols(
        Vec4::new(2.0 / size.x, 0.0, 0.0, 0.0),
        Vec4::new(0.0, 2.0 / size.y, 0.0, 0.0),
        Vec4::new(0.0, 0.0, 1.0 / (high.z - low.z), 0.0),
        Vec4::new(0.0, 0.0, 1.0, 1.0),
    );
    Cascade {
        world_from_cascade: cascade_from_world.inverse(),
        clip_from_cascade,
        clip_from_world: clip_from_cascade * cascade_from_world,
        texel_size: size.max_element() / texels,
    }
}

/// Shadows by the graphics quality, the light's colour and that from everywhere by the theme.
fn apply_settings(
    settings: Res<Settings>,
    lamps: Query<&mut DirectionalLight>,
    mut room: ResMut<GlobalAmbientLight>,
    mut shadows: ResMut<DirectionalLightShadowMap>,
) {
    let map = settings.quality.shadow_map();
    let ThemeLight { key_colour, ambient, .. } = settings.theme.light();
    for mut lamp in lamps {
        lamp.shadow_maps_enabled = map.is_some();
        lamp.color = key_colour.into();
    }
    room.brightness = ambient;
    if let Some(size) = map
        && shadows.size != size
    {
        shadows.size = size;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn over_the_flat_view_the_lamp_hangs_higher_in_the_same_direction_and_is_as_bright_on_what_lies_flat() {
        for side in [0.0, 1.0, std::f32::consts::PI] {
            let [beside, above] = [false, true]
                .map(|is_above| LampPlace { side, is_above })
                .map(|lamp| (lamp.place().normalize(), lamp.strength()));
            assert!(above.0.y > beside.0.y + 0.1);
            assert!(above.0.xz().normalize().dot(beside.0.xz().normalize()) > 0.999);
            assert!((above.0.y * above.1 - beside.0.y * beside.1).abs() < 1e-5);
        }
    }
}
