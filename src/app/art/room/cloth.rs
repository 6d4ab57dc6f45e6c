//! Felt: a weave that is laid many times over the table.

use bevy::prelude::*;

use super::lamplight::places;
use crate::app::art::painting::{chance, repeated_texture};

/// Pixels along an edge of the weave, and the length of the table that it covers.
const SIZE: usize = 256;
const LENGTH: f32 = 7.0;
/// How much darker than the colour the weave's deepest places are.
const DEPTH: f32 = 0.3;

/// Fibres that cross at random, as a picture that fits to itself on all sides.
pub(super) fn weave() -> Image {
    let noise: Vec<f32> = (0..SIZE * SIZE).map(|i| chance(i as u32, 0, 0)).collect();
    // Short strokes along both ways: each pixel is the mean of its neighbours in a row or in a column.
    let at = |x: usize, y: usize| noise[(y % SIZE) * SIZE + x % SIZE];
    let stroke = |x: usize, y: usize| {
        let along: f32 = (0..5).map(|i| at(x + i, y)).sum::<f32>() / 5.0;
        let across: f32 = (0..5).map(|i| at(x + 131, y + i)).sum::<f32>() / 5.0;
        (along.max(across) - 0.5) * 1.6 + 0.5
    };
    repeated_texture(SIZE, |x, y| 1.0 - DEPTH * (1.0 - stroke(x, y).clamp(0.0, 1.0)))
}

/// A flat mesh on the table with the weave's places.
pub(super) fn woven(mesh: Mesh) -> Mesh {
    let uvs: Vec<[f32; 2]> = places(&mesh).iter().map(|[x, _, z]| [x / LENGTH, z / LENGTH]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}
