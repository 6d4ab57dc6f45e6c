//! The trays: frames of wood lined with felt, with a hollow for every marble.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::cloth::{cloth, woven};
use super::colours;
use super::geometry::{KulamiLook, TRAY_COLUMNS, TRAY_HOLLOW, TRAY_PITCH, TRAY_ROWS};
use crate::app::art::{ArtAssets, WoodSpec, hollowed_tile, joined, tile};
use rules::Player;

/// How much wider the felt is than its hollows.
const SPARE: f32 = 0.16;
/// The width of the rails around it, how far they stand out above it, and how high they are.
const RAIL: f32 = 0.2;
const LIP: f32 = 0.1;
const HEIGHT: f32 = 0.39;

const RAIL_WOOD: WoodSpec = WoodSpec {
    light: Srgba::rgb(0.4, 0.25, 0.15),
    dark: Srgba::rgb(0.22, 0.12, 0.07),
    plank: 0.0,
    rings: 1.5,
    roughness: 0.45,
    grain: 1.0,
    turned: true,
    cut: 31.0,
};

pub(super) fn build(look: &KulamiLook, weave: &Handle<Image>, root: Entity, art: &mut ArtAssets) {
    let lining = hollowed_tile((TRAY_COLUMNS, TRAY_ROWS), TRAY_PITCH, -SPARE, 0.02, 0.2, TRAY_HOLLOW);
    let lining = art.mesh(shaded(woven(lining)));
    let felt = art.surface(&cloth(colours::FELT, weave));
    let half = (Vec2::new(f32::from(TRAY_COLUMNS), f32::from(TRAY_ROWS)) * TRAY_PITCH + SPARE) / 2.0;
    let rails = art.mesh(rails(half));
    let wood = art.wood(&RAIL_WOOD);
    for owner in Player::BOTH {
        let at = look.on_tray(owner, Transform::IDENTITY);
        let lip = at.with_translation(at.translation + Vec3::Y * LIP);
        art.commands.spawn((lining.clone(), felt.clone(), at, ChildOf(root)));
        art.commands.spawn((rails.clone(), wood.clone(), lip, ChildOf(root)));
    }
}

/// Four rails around a rectangle.
fn rails(half: Vec2) -> Mesh {
    let width = RAIL / 2.0;
    let rail = |half: Vec2, at: Vec3| tile(half, 0.07, 0.06, HEIGHT).translated_by(at);
    let [along, across] = [Vec2::new(half.x + RAIL, width), Vec2::new(width, half.y + RAIL)];
    let (x, z) = (half.x + width, half.y + width);
    joined([
        rail(along, Vec3::Z * z),
        rail(along, Vec3::NEG_Z * z),
        rail(across, Vec3::X * x),
        rail(across, Vec3::NEG_X * x),
    ])
}

/// A mesh whose hollows are shaded by the colours of its corners: the shade is in its texture coordinates where wood looks for it.
fn shaded(mesh: (Mesh, Vec<f32>)) -> Mesh {
    let (mesh, shades) = mesh;
    let colours: Vec<[f32; 4]> = shades.iter().map(|shade| 1.0 - shade).map(|l| [l, l, l, 1.0]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, VertexAttributeValues::Float32x4(colours))
}
