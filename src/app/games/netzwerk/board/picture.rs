//! The picture of the field: a socket with its ground in the left half, a tile with the foot of its edge in the right half. All
//! sockets and all tiles share them.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::art::step_between;
use crate::app::games::netzwerk::colours;
use crate::app::games::netzwerk::geometry::{SOCKET, TILE};

/// Pixels along an edge of either half.
const SIZE: u32 = 512;
/// What either half shows, from its middle to its edges.
pub(super) const GROUND_HALF: f32 = 1.0;
pub(super) const TILE_HALF: f32 = TILE + 0.08;
/// The width over which an edge is softened.
const SOFT: f32 = 3.0 / SIZE as f32;
/// The screws of a tile: how far from its middle along both axes, and how large.
const SCREW: f32 = 0.515;
const SCREW_RADIUS: f32 = 0.05;
/// The turns of the coil under a tile.
const COILS: [f32; 4] = [0.2, 0.26, 0.32, 0.38];
/// How round the corners of a tile are.
pub(super) const TILE_CORNER: f32 = 0.2;

/// The picture with all its smaller sizes.
pub(super) fn circuit() -> Image {
    let at = |i: u32| (i as f32 + 0.5) / SIZE as f32 * 2.0 - 1.0;
    let texel = |x: u32, y: u32| match x.checked_sub(SIZE) {
        None => ground(Vec2::new(at(x), at(y)) * GROUND_HALF, x, y),
        Some(right) => tile(Vec2::new(at(right), at(y)) * TILE_HALF, x, y),
    };
    let mut level: Vec<Vec3> =
        (0..SIZE).flat_map(|y| (0..2 * SIZE).map(move |x| (x, y))).map(|(x, y)| texel(x, y)).collect();
    let mut data: Vec<u8> = Vec::new();
    let (mut width, mut levels) = (2 * SIZE as usize, 0);
    loop {
        data.extend(level.iter().flat_map(|texel| Srgba::from(LinearRgba::from_vec3(*texel)).to_u8_array()));
        levels += 1;
        // The next smaller size: each texel the mean of four.
        let (half, height) = (width / 2, level.len() / width / 2);
        if height == 0 {
            break;
        }
        let mean = |x: usize, y: usize| {
            let row = |y: usize| level[y * width + 2 * x] + level[y * width + 2 * x + 1];
            (row(2 * y) + row(2 * y + 1)) / 4.0
        };
        level = (0..height).flat_map(|y| (0..half).map(move |x| (x, y))).map(|(x, y)| mean(x, y)).collect();
        width = half;
    }
    let mut image = Image::new_uninit(
        Extent3d { width: 2 * SIZE, height: SIZE, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        anisotropy_clamp: 8,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// 1 where a distance is below 0, 0 above, soft in between.
fn inside(distance: f32) -> f32 {
    (0.5 - distance / SOFT).clamp(0.0, 1.0)
}

/// How far a place is outside a rectangle with round corners around the origin.
fn beyond(place: Vec2, half: f32, corner: f32) -> f32 {
    let out = place.abs() - (half - corner);
    out.max(Vec2::ZERO).length() + out.max_element().min(0.0) - corner
}

fn segment(place: Vec2, from: Vec2, to: Vec2) -> f32 {
    let way = to - from;
    let along = ((place - from).dot(way) / way.length_squared()).clamp(0.0, 1.0);
    place.distance(from + way * along)
}

/// A grain without a pattern, −1 to 1.
fn grain(x: u32, y: u32) -> f32 {
    let mut n = x.wrapping_mul(374_761_393).wrapping_add(y.wrapping_mul(668_265_263));
    n = (n ^ (n >> 13)).wrapping_mul(1_274_126_177);
    ((n ^ (n >> 16)) & 0xffff) as f32 / 32_768.0 - 1.0
}

/// The linear colour of the ground at a place, from a socket's middle.
fn ground(place: Vec2, x: u32, y: u32) -> Vec3 {
    let [ground, socket, print] = [colours::GROUND, colours::SOCKET, colours::PRINT].map(linear);
    let quarter = place.abs();
    let to_socket = place.length() - SOCKET;
    // Printed lines beside the copper, and shade at its foot.
    let printed = inside(lines(quarter).min(lines(quarter.yx())));
    let foot = to_socket.min(quarter.min_element() - 0.05);
    let shade = 0.72 + 0.28 * step_between(-0.01, 0.07, foot);
    let colour = ground.lerp(print, printed * 0.8) * shade * (1.0 + 0.04 * grain(x / 2, y / 2));
    // The socket is darker towards its wall.
    let cup = socket * (1.0 - 0.6 * step_between(-0.2, -0.06, to_socket));
    colour.lerp(cup, inside(to_socket + 0.02))
}

fn linear(colour: Srgba) -> Vec3 {
    LinearRgba::from(colour).to_vec3()
}

/// How far a place is outside the lines printed along the copper that runs along y: two lines that end in eyes.
fn lines(place: Vec2) -> f32 {
    const THIN: f32 = 0.009;
    let eye = |at: Vec2| (place.distance(at) - 0.02).abs() - 0.009;
    let (a, b) = (Vec2::new(0.145, 0.62), Vec2::new(0.225, 0.74));
    let bend = Vec2::new(0.185, 0.56);
    [
        segment(place, a, Vec2::new(0.145, 1.0)) - THIN,
        segment(place, a, bend) - THIN,
        segment(place, b + Vec2::Y * 0.02, Vec2::new(0.225, 0.88)) - THIN,
        eye(bend),
        eye(b),
        eye(Vec2::new(0.225, 0.9)),
    ]
    .into_iter()
    .fold(f32::MAX, f32::min)
}

/// A tile: a plate of brushed metal under enamel, with a groove near its edge and a screw in every corner; around it the ground,
/// in its shade.
fn tile(place: Vec2, x: u32, y: u32) -> Vec3 {
    let to_edge = beyond(place, TILE, TILE_CORNER);
    if to_edge > 0.01 {
        return linear(colours::GROUND) * (0.4 + 0.6 * step_between(0.0, TILE_HALF - TILE, to_edge));
    }
    let mut colour = linear(colours::TILE) * (1.0 + grain(x / 24, y) * 0.03 + grain(x, y) * 0.015);
    // Lighter within the groove; the groove is dark with a light inner lip.
    let groove = to_edge + 0.1;
    colour *= 1.0 + 0.12 * inside(groove);
    colour *= 1.0 - 0.45 * inside(groove.abs() - 0.008);
    colour *= 1.0 + 0.35 * inside((groove + 0.014).abs() - 0.006);
    // A coil under the enamel, with a gap at either end of its turns.
    let to_coil = COILS.map(|radius| (place.length() - radius).abs()).into_iter().fold(f32::MAX, f32::min);
    colour *= 1.0 - 0.14 * inside((to_coil - 0.012).max(0.03 - place.x.abs()));
    // Worn enamel on the rim.
    colour *= 1.0 + 0.35 * step_between(-0.03, -0.012, to_edge);
    let from_screw = place.abs() - SCREW;
    let to_screw = from_screw.length() - SCREW_RADIUS;
    colour *= 0.4 + 0.6 * step_between(0.0, 0.03, to_screw);
    // The upper edges of the head and of its slot catch the light.
    let slot = inside((place.x.abs() - place.y.abs()).abs() * 0.7 - 0.009) * inside(to_screw + 0.012);
    let head =
        linear(colours::STEEL) * (0.5 - 5.0 * (place.y - SCREW * place.y.signum())) * (1.0 - 0.85 * slot);
    colour.lerp(head, inside(to_screw))
}
