//! The room's light on the table: what surfaces mirror, and the light from everywhere.
//!
//! The room is a few round lights on a gradient. Such lights stay of their kind when a rough surface blurs them, so that no picture of
//! the room is needed: no texture, no compute shader, no file.

use std::f32::consts::{PI, TAU};
use std::sync::OnceLock;

use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

/// A round light: `colour · exp(sharpness · (direction · towards − 1))`.
#[derive(Clone, Copy)]
struct Glow {
    towards: Vec3,
    colour: Vec3,
    sharpness: f32,
}

/// The room's lights: first the four that large surfaces mirror, too.
const GLOWS: [(Vec3, Vec3, f32); 6] = [
    // A window to the left, a large lamp above, a warm corner behind, a small bright lamp.
    (Vec3::new(-1.0, 0.75, -0.35), Vec3::new(2.3, 2.7, 3.2), 7.0),
    (Vec3::new(0.1, 1.0, 0.15), Vec3::new(2.6, 2.3, 1.9), 5.0),
    (Vec3::new(0.5, 0.3, -1.0), Vec3::new(2.6, 1.75, 1.05), 4.5),
    (Vec3::new(0.55, 0.85, -0.5), Vec3::new(9.0, 8.0, 6.4), 90.0),
    // A shelf to the right, and a pale wall behind whoever sits near: what faces them is never black.
    (Vec3::new(1.0, 0.35, 0.5), Vec3::new(0.7, 0.55, 0.45), 3.0),
    (Vec3::new(0.15, 0.45, 1.0), Vec3::new(1.3, 1.4, 1.55), 2.2),
];

const CEILING: Vec3 = Vec3::new(0.42, 0.4, 0.38);
const WALLS: Vec3 = Vec3::new(0.2, 0.175, 0.155);
const FLOOR: Vec3 = Vec3::new(0.1, 0.07, 0.05);

/// The light of the window's panes, as what is smooth mirrors them, and the roughness from which the window is no more than a glow.
const DAYLIGHT: Vec3 = Vec3::new(6.6, 7.6, 9.0);
const DULL: f32 = 0.3;

/// The room for `shaders/lighting.wgsl`, as a surface of one roughness mirrors it.
#[derive(ShaderType, Clone, Debug)]
pub(crate) struct RoomLook {
    /// Light from everywhere: the mean, and more of it from +x, +y and +z.
    ambient: [Vec4; 4],
    glows: [GlowLook; GLOWS.len()],
    floor: Vec4,
    walls: Vec4,
    ceiling: Vec4,
    /// The light of the window's panes, and how far their edges are blurred.
    daylight: Vec4,
}

#[derive(ShaderType, Clone, Copy, Debug)]
struct GlowLook {
    towards: Vec4,
    colour: Vec4,
}

impl RoomLook {
    /// The room as a surface of this roughness (0 to 1) mirrors it.
    pub(crate) fn new(roughness: f32) -> Self {
        static AMBIENT: OnceLock<[Vec4; 4]> = OnceLock::new();
        // As rough materials blur the gradient.
        let walls = |other: Vec3| WALLS.lerp(other, 1.0 - 0.5 * roughness).extend(0.0);
        Self {
            ambient: *AMBIENT.get_or_init(ambient),
            glows: glows().map(|glow| {
                let glow = glow.blurred(roughness);
                GlowLook { towards: glow.towards.extend(glow.sharpness), colour: glow.colour.extend(0.0) }
            }),
            floor: walls(FLOOR),
            walls: WALLS.extend(0.0),
            ceiling: walls(CEILING),
            daylight: (DAYLIGHT * (1.0 - roughness / DULL).max(0.0)).extend(roughness * roughness + 0.01),
        }
    }
}

/// The light that a surface gets from everywhere, as the first two bands of spherical harmonics of the room, convolved with the
/// cosine of the slant (Ramamoorthi and Hanrahan, 2001).
fn ambient() -> [Vec4; 4] {
    let (glows, everywhere) = (glows(), directions(24));
    let mut bands = [Vec3::ZERO; 4];
    for way in &everywhere {
        let light = radiance(&glows, *way) / everywhere.len() as f32;
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

fn radiance(glows: &[Glow], direction: Vec3) -> Vec3 {
    let height = direction.y;
    let gradient =
        if height > 0.0 { WALLS.lerp(CEILING, height) } else { WALLS.lerp(FLOOR, (-height).sqrt()) };
    glows.iter().fold(gradient, |sum, glow| {
        sum + glow.colour * (glow.sharpness * (direction.dot(glow.towards) - 1.0)).exp()
    })
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
