//! The picture of the room: windows and their light, a carpet, a lamp, shelves; out of focus, as behind a table that one looks at.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::furniture::{Paints, WINDOW, WINDOWS, lamp_glow, on_wall};
use super::shape::{FLOOR, WALL, column, row};
use super::table::TABLE;
use crate::app::art::painting::{chance, step_between};
use crate::app::art::theme::RoomColours;

const WIDTH: usize = 1152;
const HEIGHT: usize = 384;
/// How far the picture is blurred, in pixels, and how often: twice looks like a lens.
const BLUR: usize = 1;
const ROUNDS: usize = 2;

/// The room's picture: around it to the right, and from the middle of the floor over the wall to the ceiling.
pub(super) fn panorama(colours: &RoomColours) -> Image {
    let paints = Paints::new(colours);
    let mut pixels: Vec<Vec3> = Vec::with_capacity(WIDTH * HEIGHT);
    for y in 0..HEIGHT {
        let at = row((y as f32 + 0.5) / HEIGHT as f32);
        for x in 0..WIDTH {
            let across = (x as f32 + 0.5) / WIDTH as f32;
            pixels.push(if at.x < WALL - 0.1 && at.y < 0.0 {
                floor(column(across) * at.x, &paints)
            } else {
                wall(across, at, &paints)
            });
        }
    }
    (0..ROUNDS).for_each(|_| blur(&mut pixels));
    let mut data = Vec::with_capacity(WIDTH * HEIGHT * 4);
    for (i, pixel) in pixels.iter().enumerate() {
        // A little noise hides the steps between dark tones.
        let noise = (chance(i as u32, 0, 0) - 0.5) / 255.0;
        let colour = Srgba::from(LinearRgba::rgb(pixel.x, pixel.y, pixel.z));
        let byte = |value: f32| ((value + noise).clamp(0.0, 1.0) * 255.0).round() as u8;
        data.extend([byte(colour.red), byte(colour.green), byte(colour.blue), 255]);
    }
    let size = Extent3d { width: WIDTH as u32, height: HEIGHT as u32, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new(size, TextureDimension::D2, data, format, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// How far a place is outside of a rounded rectangle around the middle; below 0 inside.
fn outside(at: Vec2, half: Vec2, corner: f32) -> f32 {
    let away = at.abs() - half + corner;
    away.max(Vec2::ZERO).length() + away.max_element().min(0.0) - corner
}

/// The floor: boards, a carpet under the table, the table's shadow, and what the windows throw on it.
fn floor(at: Vec2, paints: &Paints) -> Vec3 {
    let board = chance((at.y / 7.0).floor() as i32 as u32 ^ 0x51, 0, 0) - 0.5;
    let mut colour = paints.floor * (1.0 + 0.25 * board);
    let edge = outside(at, Vec2::new(52.0, 43.0), 3.0);
    if edge < 0.0 {
        let is_stripe = (-4.2..-2.6).contains(&edge) || (-7.4..-6.6).contains(&edge);
        colour = paints.carpet * if is_stripe { 2.1 } else { 1.0 };
        if edge < -7.4 {
            // A field of diamonds.
            let diamond = |v: f32| ((v / 5.0).rem_euclid(2.0) - 1.0).abs();
            colour *= 0.8 + 0.4 * step_between(0.9, 1.1, diamond(at.x + at.y) + diamond(at.x - at.y));
        }
    }
    for way in WINDOWS {
        colour += paints.window * 0.16 * thrown(at, way);
    }
    // The lamp over the table lights the floor around it, and the table keeps that off the floor below.
    let lit = 0.8 + 0.9 * (-(at.length() / 70.0).powi(2)).exp();
    let shadow = step_between(-5.0, 15.0, outside(at - Vec2::new(1.0, 2.0), TABLE.half, TABLE.corner));
    let glow = paints.lamp * 0.10 * lamp_glow(Vec3::new(at.x, FLOOR, at.y));
    colour * lit * (0.22 + 0.78 * shadow) + glow
}

/// The light of a window on the floor, in panes.
fn thrown(at: Vec2, way: f32) -> f32 {
    let towards = column(way / TAU);
    let (along, aside) = (at.dot(towards), at.perp_dot(towards));
    let (near, far) = (62.0, 136.0);
    let pane = |v: f32, size: f32| {
        step_between(0.0, 0.12, v.rem_euclid(size) / size)
            * step_between(0.0, 0.12, 1.0 - v.rem_euclid(size) / size)
    };
    let width = WINDOW * 0.8;
    let is_lit = step_between(near - 6.0, near + 4.0, along)
        * step_between(-width - 2.0, -width + 2.0, aside)
        * step_between(-width - 2.0, -width + 2.0, -aside);
    is_lit
        * (1.0 - step_between(far - 10.0, far + 8.0, along) * 0.6)
        * pane(aside + width, width)
        * (0.4 + 0.6 * pane(along, 25.0))
}

/// The wall, with what stands at it, and the ceiling.
fn wall(across: f32, at: Vec2, paints: &Paints) -> Vec3 {
    let way = (across * TAU + PI).rem_euclid(TAU) - PI;
    let place = (column(across) * at.x).extend(at.y).xzy();
    let shade = 0.8 + 0.6 * step_between(90.0, -10.0, at.y);
    let glow = lamp_glow(place);
    let (colour, shines) = on_wall(way, at.y, paints);
    colour * (shade + 2.2 * glow) + paints.lamp * 0.16 * glow + shines
}

/// Each pixel becomes the mean of those around it.
fn blur(pixels: &mut [Vec3]) {
    let count = (2 * BLUR + 1) as f32;
    for line in pixels.chunks_exact_mut(WIDTH) {
        let old: Vec<Vec3> = line.to_vec();
        for (x, pixel) in line.iter_mut().enumerate() {
            let around = (0..=2 * BLUR).map(|i| old[(x + WIDTH + i - BLUR) % WIDTH]);
            *pixel = around.sum::<Vec3>() / count;
        }
    }
    let old = pixels.to_vec();
    for (i, pixel) in pixels.iter_mut().enumerate() {
        let (x, y) = (i % WIDTH, i / WIDTH);
        let around = (0..=2 * BLUR).map(|k| old[(y + k).saturating_sub(BLUR).min(HEIGHT - 1) * WIDTH + x]);
        *pixel = around.sum::<Vec3>() / count;
    }
}
