//! The environment map: reflections and ambient light of a room with a window and warm lamps.
//!
//! The room is a few round lights on a gradient. Such lights stay of their kind when they are blurred, so that the blurred
//! pictures that rough materials need can be written down rather than rendered: no compute shader, no file.

use std::f32::consts::{PI, TAU};
use std::sync::OnceLock;

use bevy::asset::RenderAssetUsages;
use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, ShaderType, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use half::f16;

/// A round light: `colour · exp(sharpness · (direction · towards − 1))`.
#[derive(Clone, Copy)]
struct Glow {
    towards: Vec3,
    colour: Vec3,
    sharpness: f32,
}

const GLOWS: [(Vec3, Vec3, f32); 6] = [
    // A window to the left, a large lamp above, a warm corner behind, a shelf to the right, a small bright lamp.
    (Vec3::new(-1.0, 0.75, -0.35), Vec3::new(2.3, 2.7, 3.2), 7.0),
    (Vec3::new(0.1, 1.0, 0.15), Vec3::new(2.6, 2.3, 1.9), 5.0),
    (Vec3::new(0.5, 0.3, -1.0), Vec3::new(2.6, 1.75, 1.05), 4.5),
    (Vec3::new(1.0, 0.35, 0.5), Vec3::new(0.7, 0.55, 0.45), 3.0),
    (Vec3::new(0.55, 0.85, -0.5), Vec3::new(9.0, 8.0, 6.4), 90.0),
    // A pale wall behind whoever sits near: what faces them is never black.
    (Vec3::new(0.15, 0.45, 1.0), Vec3::new(1.3, 1.4, 1.55), 2.2),
];

const CEILING: Vec3 = Vec3::new(0.42, 0.4, 0.38);
const WALLS: Vec3 = Vec3::new(0.2, 0.175, 0.155);
const FLOOR: Vec3 = Vec3::new(0.1, 0.07, 0.05);

/// Pixels along an edge of the sharpest picture of the cube.
const SIZE: u32 = 128;
/// Pictures of the cube, each half as large and rougher than the one before.
const MIPS: u32 = 8;
/// The window as smooth things mirror it: panes side by side and above each other, half the size of a pane and of the bars between
/// them, as seen from the table in radians, and its light.
const PANES: [f32; 2] = [2.0, 3.0];
const PANE: Vec2 = Vec2::new(0.11, 0.12);
const BAR: f32 = 0.017;
const DAYLIGHT: Vec3 = Vec3::new(6.6, 7.6, 9.0);
/// The roughness from which the window is no more than a glow.
const DULL: f32 = 0.3;

/// Pixels along an edge of the picture of the light from everywhere.
const DIFFUSE_SIZE: u32 = 8;

/// The light of the room, for a camera.
pub(crate) fn room_light(images: &mut Assets<Image>) -> EnvironmentMapLight {
    let glows = glows();
    let mirrored = (0..MIPS).map(|mip| {
        let roughness = mip as f32 / (MIPS - 1) as f32;
        let blurred: Vec<Glow> = glows.iter().map(|glow| glow.blurred(roughness)).collect();
        (SIZE >> mip, move |direction: Vec3| {
            radiance(&blurred, direction, roughness) + window(direction, roughness)
        })
    });
    let specular_map = images.add(cube(SIZE, MIPS, mirrored));
    let everywhere = directions(24);
    let diffuse = move |normal: Vec3| {
        let light = |way: &Vec3| radiance(&glows, *way, 0.0) * way.dot(normal).max(0.0);
        everywhere.iter().map(light).sum::<Vec3>() * 4.0 / everywhere.len() as f32
    };
    let diffuse_map = images.add(cube(DIFFUSE_SIZE, 1, [(DIFFUSE_SIZE, diffuse)]));
    EnvironmentMapLight { diffuse_map, specular_map, intensity: 340.0, ..default() }
}

/// The room for `shaders/lighting.wgsl`, as a surface of one roughness mirrors it.
#[derive(ShaderType, Clone, Debug)]
pub(crate) struct RoomLook {
    /// Light from everywhere: the mean, and more of it from +x, +y and +z.
    ambient: [Vec4; 4],
    glows: [GlowLook; MIRRORED.len()],
    floor: Vec4,
    walls: Vec4,
    ceiling: Vec4,
}

#[derive(ShaderType, Clone, Copy, Debug)]
struct GlowLook {
    towards: Vec4,
    colour: Vec4,
}

/// The lights that large surfaces mirror: the window, both lamps and the warm corner.
const MIRRORED: [usize; 4] = [0, 1, 2, 4];

impl RoomLook {
    /// The room as a surface of this roughness (0 to 1) mirrors it.
    pub(crate) fn new(roughness: f32) -> Self {
        static AMBIENT: OnceLock<[Vec4; 4]> = OnceLock::new();
        // As rough materials blur the gradient.
        let walls = |other: Vec3| WALLS.lerp(other, 1.0 - 0.5 * roughness).extend(0.0);
        Self {
            ambient: *AMBIENT.get_or_init(ambient),
            glows: MIRRORED.map(|i| {
                let glow = glows()[i].blurred(roughness);
                GlowLook { towards: glow.towards.extend(glow.sharpness), colour: glow.colour.extend(0.0) }
            }),
            floor: walls(FLOOR),
            walls: WALLS.extend(0.0),
            ceiling: walls(CEILING),
        }
    }
}

/// The light that a surface gets from everywhere, as the first two bands of spherical harmonics of the room, convolved with the
/// cosine of the slant (Ramamoorthi and Hanrahan, 2001).
fn ambient() -> [Vec4; 4] {
    let (glows, everywhere) = (glows(), directions(24));
    let mut bands = [Vec3::ZERO; 4];
    for way in &everywhere {
        let light = radiance(&glows, *way, 0.0) / everywhere.len() as f32;
        bands[0] += light;
        for (band, part) in bands[1..].iter_mut().zip(way.to_array()) {
            *band += light * part * 2.0;
        }
    }
    bands.map(|band| band.extend(0.0))
}

fn glows() -> [Glow; GLOWS.len()] {
    GLOWS.map(|(towards, colour, sharpness)| Glow { towards: towards.normalize(), colour, sharpness })
}

impl Glow {
    /// The light as a surface of this roughness (0 to 1) mirrors it: wider, and as bright in all.
    fn blurred(self, roughness: f32) -> Self {
        let alpha = (roughness * roughness).max(0.02);
        let mirror = 1.0 / (2.0 * alpha * alpha);
        let sharpness = self.sharpness * mirror / (self.sharpness + mirror);
        let whole = |sharpness: f32| TAU / sharpness * (1.0 - (-2.0 * sharpness).exp());
        Self { sharpness, colour: self.colour * whole(self.sharpness) / whole(sharpness), ..self }
    }
}

fn radiance(glows: &[Glow], direction: Vec3, roughness: f32) -> Vec3 {
    // The gradient fades into its mean as it is blurred.
    let height = direction.y * (1.0 - 0.5 * roughness);
    let gradient =
        if height > 0.0 { WALLS.lerp(CEILING, height) } else { WALLS.lerp(FLOOR, (-height).sqrt()) };
    glows.iter().fold(gradient, |sum, glow| {
        sum + glow.colour * (glow.sharpness * (direction.dot(glow.towards) - 1.0)).exp()
    })
}

/// The light of the window's panes, beyond its glow.
fn window(direction: Vec3, roughness: f32) -> Vec3 {
    let towards = GLOWS[0].0.normalize();
    let ahead = direction.dot(towards);
    if roughness >= DULL || ahead <= 0.5 {
        return Vec3::ZERO;
    }
    let right = towards.cross(Vec3::Y).normalize();
    let at = Vec2::new(direction.dot(right), direction.dot(right.cross(towards))) / ahead;
    // As a rough surface blurs it; the sharpest picture has pixels of its own.
    let soft = (roughness * roughness).max(1.2 / SIZE as f32);
    let along = |at: f32, panes: f32, half: f32| {
        let step = 2.0 * (half + BAR);
        // From the middle of the nearest pane.
        let pane = (at / step + panes / 2.0 - 0.5).round().clamp(0.0, panes - 1.0);
        let away = (at - (pane + 0.5 - panes / 2.0) * step).abs();
        ((half + soft - away) / (2.0 * soft)).clamp(0.0, 1.0)
    };
    DAYLIGHT * along(at.x, PANES[0], PANE.x) * along(at.y, PANES[1], PANE.y) * (1.0 - roughness / DULL)
}

/// Directions spread evenly over the sphere, on `rings` rings.
fn directions(rings: usize) -> Vec<Vec3> {
    let golden = PI * (3.0 - 5.0_f32.sqrt());
    let count = rings * rings;
    (0..count)
        .map(|i| {
            let y = 1.0 - 2.0 * (i as f32 + 0.5) / count as f32;
            let radius = (1.0 - y * y).sqrt();
            let (sin, cos) = (golden * i as f32).sin_cos();
            Vec3::new(radius * cos, y, radius * sin)
        })
        .collect()
}

/// A cube picture of what `levels` say, from the sharpest down.
fn cube<F: Fn(Vec3) -> Vec3>(size: u32, mips: u32, levels: impl IntoIterator<Item = (u32, F)>) -> Image {
    // Layer by layer, each with all its sizes, as a texture is laid out.
    let levels: Vec<(u32, F)> = levels.into_iter().collect();
    let mut data: Vec<u8> = Vec::new();
    for face in 0..6 {
        for (size, look) in &levels {
            for (y, x) in (0..*size).flat_map(|y| (0..*size).map(move |x| (y, x))) {
                let at = |i: u32| (i as f32 + 0.5) / *size as f32 * 2.0 - 1.0;
                let colour = look(face_direction(face, at(x), at(y)));
                let texel = colour.extend(1.0).to_array().map(f16::from_f32);
                data.extend(texel.iter().flat_map(|channel| channel.to_le_bytes()));
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d { width: size, height: size, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = mips;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// The direction of a place on a face of the cube, x to the right and y down, from −1 to 1. A cube picture is left-handed:
/// z is turned around.
fn face_direction(face: u32, x: f32, y: f32) -> Vec3 {
    let direction = match face {
        0 => Vec3::new(1.0, -y, -x),
        1 => Vec3::new(-1.0, -y, x),
        2 => Vec3::new(x, 1.0, y),
        3 => Vec3::new(x, -1.0, -y),
        4 => Vec3::new(x, -y, 1.0),
        _ => Vec3::new(-x, -y, -1.0),
    };
    (direction * Vec3::new(1.0, 1.0, -1.0)).normalize()
}
