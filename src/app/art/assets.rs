//! Caches the meshes and materials of boards and pieces.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use super::caustic::{self, CausticLook, CausticMaterial};
use super::environment::RoomLook;
use super::letters::{ReadsNear, text_image};
use super::light::LampPlace;
use super::materials::{
    BackdropMaterial, GlassLook, GlassMaterial, SurfaceLook, SurfaceMaterial, WoodLook, WoodMaterial,
};
use super::painting::{Canvas, texture};
use crate::app::settings::{HighlightColours, Settings, Theme};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Letterings>().init_resource::<Shared>();
}

/// A kind of wood.
pub(crate) struct WoodSpec {
    pub(crate) light: Srgba,
    pub(crate) dark: Srgba,
    /// Width of a plank; 0 for one piece.
    pub(crate) plank: f32,
    /// Rings a unit.
    pub(crate) rings: f32,
    /// Roughness, 0 to 1.
    pub(crate) roughness: f32,
    /// How strong the grain is, 0 to 1.
    pub(crate) grain: f32,
    /// Whether the grain runs away from the first player instead of along their edge.
    pub(crate) turned: bool,
    /// Where in the log it was cut, which varies pieces of the same wood.
    pub(crate) cut: f32,
    /// Opaque, or [`BEHIND`](crate::app::art::materials::BEHIND) everything else.
    pub(crate) alpha_mode: AlphaMode,
}

impl WoodSpec {
    /// Walnut in one piece, as the frames of boards are made of.
    pub(crate) const WALNUT: Self = Self {
        light: Srgba::rgb(0.42, 0.25, 0.14),
        dark: Srgba::rgb(0.2, 0.1, 0.055),
        plank: 0.0,
        rings: 1.9,
        roughness: 0.36,
        grain: 1.0,
        turned: false,
        cut: 0.0,
        alpha_mode: AlphaMode::Opaque,
    };
}

/// Paint, cloth, metal, a picture, a mark or a shade.
#[derive(Clone, Debug)]
pub(crate) struct SurfaceSpec {
    /// Multiplies the picture, if there is one, and the colours of the mesh's corners.
    pub(crate) colour: Srgba,
    /// Roughness, 0 to 1.
    pub(crate) roughness: f32,
    /// How much it mirrors, 0 to 1, as in a standard material.
    pub(crate) reflectance: f32,
    /// How much of a metal it is, 0 to 1.
    pub(crate) metallic: f32,
    /// Light of its own.
    pub(crate) shine: LinearRgba,
    /// A picture, by the mesh's texture coordinates.
    pub(crate) picture: Option<Handle<Image>>,
    /// Whether the lamp lights it.
    pub(crate) is_lit: bool,
    /// How it lies over what is behind it.
    pub(crate) alpha_mode: AlphaMode,
    /// What lies on the same ground is drawn in this order.
    pub(crate) order: f32,
    /// Whether it stands on that ground, and is drawn over all that lies there.
    pub(crate) stands: bool,
}

impl Default for SurfaceSpec {
    fn default() -> Self {
        Self {
            colour: Srgba::WHITE,
            roughness: 0.5,
            reflectance: 0.5,
            metallic: 0.0,
            shine: LinearRgba::BLACK,
            picture: None,
            is_lit: true,
            alpha_mode: AlphaMode::Opaque,
            order: 0.0,
            stands: false,
        }
    }
}

impl SurfaceSpec {
    /// Paint, leather, glass or another plain colour.
    pub(crate) fn plain(colour: Srgba, roughness: f32) -> Self {
        Self { colour, roughness, ..default() }
    }

    pub(crate) fn metal(colour: Srgba, roughness: f32) -> Self {
        Self { metallic: 1.0, ..Self::plain(colour, roughness) }
    }

    /// What is not lit and lies over the ground, in an order among such things.
    pub(crate) fn mark(colour: Srgba, order: f32) -> Self {
        Self { colour, is_lit: false, alpha_mode: AlphaMode::Blend, order, ..default() }
    }
}

/// The part of the light that is mirrored from straight above, for a standard material's reflectance.
const fn gloss(reflectance: f32) -> f32 {
    0.16 * reflectance * reflectance
}

/// The roughness of glass in the lamp's light: smoother, the lamp would be a point.
const SMOOTH: f32 = 0.09;

/// The rendered texts: the material of each and its width for a height of 1.
#[derive(Resource, Default)]
struct Letterings(HashMap<(String, [u8; 4]), (Handle<SurfaceMaterial>, f32)>);

/// Meshes and materials that many pieces share, by name, so that they can be batched.
#[derive(Resource, Default)]
struct Shared {
    meshes: HashMap<&'static str, Handle<Mesh>>,
    glasses: HashMap<&'static str, Handle<GlassMaterial>>,
    caustics: HashMap<&'static str, Handle<CausticMaterial>>,
    surfaces: HashMap<&'static str, Handle<SurfaceMaterial>>,
}

/// Everything needed to build a visible object.
#[derive(SystemParam)]
pub(crate) struct ArtAssets<'w, 's> {
    pub(crate) commands: Commands<'w, 's>,
    meshes: ResMut<'w, Assets<Mesh>>,
    woods: ResMut<'w, Assets<WoodMaterial>>,
    surfaces: ResMut<'w, Assets<SurfaceMaterial>>,
    backdrops: ResMut<'w, Assets<BackdropMaterial>>,
    glasses: ResMut<'w, Assets<GlassMaterial>>,
    caustics: ResMut<'w, Assets<CausticMaterial>>,
    images: ResMut<'w, Assets<Image>>,
    letterings: ResMut<'w, Letterings>,
    shared: ResMut<'w, Shared>,
    settings: Res<'w, Settings>,
    lamp: Res<'w, LampPlace>,
    renderer: Option<Res<'w, RenderDevice>>,
}

impl ArtAssets<'_, '_> {
    /// The highlight colours.
    pub(crate) fn colours(&self) -> HighlightColours {
        self.settings.colours
    }

    /// The table's theme.
    pub(crate) fn theme(&self) -> Theme {
        self.settings.theme
    }

    /// Where the lamp has gone.
    pub(super) fn lamp(&self) -> LampPlace {
        *self.lamp
    }

    /// Discards the shared meshes with this name prefix, so that they are rebuilt.
    pub(crate) fn forget_meshes(&mut self, prefix: &str) {
        self.shared.meshes.retain(|name, _| !name.starts_with(prefix));
    }

    pub(crate) fn mesh(&mut self, mesh: impl Into<Mesh>) -> Mesh3d {
        Mesh3d(self.meshes.add(mesh))
    }

    pub(crate) fn image(&mut self, image: Image) -> Handle<Image> {
        self.images.add(image)
    }

    /// The mesh of that name; created with `make` if it does not exist.
    pub(crate) fn shared_mesh(&mut self, name: &'static str, make: impl FnOnce() -> Mesh) -> Mesh3d {
        let known = self.shared.meshes.entry(name);
        Mesh3d(known.or_insert_with(|| self.meshes.add(make())).clone())
    }

    pub(crate) fn wood(&mut self, wood_spec: &WoodSpec) -> MeshMaterial3d<WoodMaterial> {
        let turned = if wood_spec.turned { 1.0 } else { 0.0 };
        MeshMaterial3d(self.woods.add(WoodMaterial {
            look: WoodLook {
                light: wood_spec.light.into(),
                dark: wood_spec.dark.into(),
                grain: Vec4::new(wood_spec.plank, wood_spec.rings, 3.2, wood_spec.roughness),
                cut: Vec4::new(turned, wood_spec.cut, wood_spec.grain, gloss(0.35)),
            },
            room: RoomLook::new(wood_spec.roughness),
            alpha_mode: wood_spec.alpha_mode,
        }))
    }

    /// Everything but wood and glass.
    pub(crate) fn surface(&mut self, spec: &SurfaceSpec) -> MeshMaterial3d<SurfaceMaterial> {
        MeshMaterial3d(self.surfaces.add(SurfaceMaterial {
            look: SurfaceLook {
                colour: spec.colour.into(),
                finish: Vec4::new(spec.roughness, gloss(spec.reflectance), spec.metallic, 0.0),
                shine: spec.shine,
            },
            room: RoomLook::new(spec.roughness),
            picture: spec.picture.clone(),
            is_lit: spec.is_lit,
            alpha_mode: spec.alpha_mode,
            order: spec.order,
            stands: spec.stands,
        }))
    }

    /// A picture that no lamp lights. Without a renderer it is not painted.
    pub(crate) fn backdrop(
        &mut self,
        paint: impl FnOnce() -> Image,
    ) -> Option<MeshMaterial3d<BackdropMaterial>> {
        self.renderer.as_ref()?;
        let picture = self.images.add(paint());
        Some(MeshMaterial3d(self.backdrops.add(BackdropMaterial { picture })))
    }

    /// The glass of that name, for balls around their origin: how much of each colour it absorbs over a distance of one radius,
    /// the colour of the ribbon inside, whose alpha is the amount of ribbon, and how much is mirrored, as in a standard material.
    pub(crate) fn shared_glass(
        &mut self,
        name: &'static str,
        absorbs: Vec3,
        ribbon: Srgba,
        reflectance: f32,
    ) -> MeshMaterial3d<GlassMaterial> {
        let known = self.shared.glasses.entry(name);
        let make = || GlassMaterial {
            look: GlassLook {
                absorbs: absorbs.extend(0.0),
                ribbon: LinearRgba::from(ribbon).to_vec4(),
                finish: Vec4::new(SMOOTH, gloss(reflectance), 0.0, 0.0),
            },
            room: RoomLook::new(0.04),
        };
        MeshMaterial3d(known.or_insert_with(|| self.glasses.add(make())).clone())
    }

    /// The light of that name that a ball of a size gathers on the ground, so far below its middle. Its entity goes with the ball.
    pub(crate) fn shared_caustic(
        &mut self,
        name: &'static str,
        colour: LinearRgba,
        size: f32,
        depth: f32,
    ) -> impl Bundle + use<> {
        let known = self.shared.caustics.entry(name);
        let make = || CausticMaterial {
            look: CausticLook { colour: colour.to_vec3(), size, depth, away: caustic::away(*self.lamp) },
        };
        let material = MeshMaterial3d(known.or_insert_with(|| self.caustics.add(make())).clone());
        let quad = self.shared_mesh("caustic", caustic::quad);
        (quad, material, NoFrustumCulling, bevy::light::NotShadowCaster)
    }

    /// The surface of that name; created with `make` if it does not exist.
    pub(crate) fn shared_surface(
        &mut self,
        name: &'static str,
        make: impl FnOnce(&mut Self) -> SurfaceSpec,
    ) -> MeshMaterial3d<SurfaceMaterial> {
        if let Some(known) = self.shared.surfaces.get(name) {
            return MeshMaterial3d(known.clone());
        }
        let new = make(self);
        let new = self.surface(&new);
        self.shared.surfaces.insert(name, new.0.clone());
        new
    }

    /// A painted picture as a texture. Without a renderer, as in tests, it is not painted.
    pub(crate) fn picture(&mut self, paint: impl FnOnce() -> Canvas) -> Option<Handle<Image>> {
        self.renderer.is_some().then(|| self.images.add(texture(paint())))
    }

    /// Text on the ground, `height` units high as seen from the first player's side, centred on its place. It turns to the player who is near.
    pub(crate) fn lettering(&mut self, text: &str, height: f32, colour: Srgba) -> impl Bundle + use<> {
        let key = (text.to_owned(), colour.to_u8_array());
        let known = self.letterings.0.get(&key).cloned();
        let (material, width) = known.unwrap_or_else(|| {
            let (image, width) = text_image(text);
            let picture = Some(self.images.add(image));
            let alpha_mode = AlphaMode::Blend;
            let spec = SurfaceSpec { colour, picture, alpha_mode, roughness: 0.6, order: 40.0, ..default() };
            let material = self.surface(&spec).0;
            self.letterings.0.insert(key, (material.clone(), width));
            (material, width)
        });
        let quad = Plane3d::new(Vec3::Y, Vec2::new(width * height, height) / 2.0);
        (self.mesh(quad), MeshMaterial3d(material), ReadsNear::default(), bevy::light::NotShadowCaster)
    }
}
