//! The board: panels of wood with hollows, on a mat of cloth, between two trays, which are frames of wood lined with felt, with a hollow
//! for every marble.

use bevy::light::NotShadowCaster;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::cloth::{cloth, stitches, woven};
use super::geometry::{
    BOTTOM, HOLLOW, KulamiLook, MARGIN, PITCH, TRAY_COLUMNS, TRAY_HOLLOW, TRAY_PITCH, TRAY_ROWS,
};
use crate::app::art::{ArtAssets, OnEdgeOf, SeenBy, SurfaceSpec, WoodSpec, hollowed_tile, joined, tile};
use crate::app::games::Part;
use crate::app::games::kulami::colours;
use rules::kulami::Panel;
use rules::{Player, Site};

/// The gap between two panels.
const GAP: f32 = 0.07;
/// How far the edges of panels are rounded.
const RIM: f32 = 0.06;
/// How thick the mat is, how round its corners are, and how far from its edge the seam is.
const MAT: f32 = 0.12;
const MAT_CORNER: f32 = 0.5;
const SEAM: f32 = 0.08;

/// The height of the ranks' names, and how far they are from the panels.
const RANKS: f32 = -0.12;
const RANKS_ASIDE: f32 = 0.15;

/// How much wider a tray's felt is than its hollows.
const SPARE: f32 = 0.1;
/// The width of the rails around it, how far they stand out above it, and how high they are.
const RAIL: f32 = 0.18;
const LIP: f32 = 0.1;
const RAIL_HEIGHT: f32 = 0.39;

const RAIL_WOOD: WoodSpec = WoodSpec {
    light: Srgba::rgb(0.4, 0.25, 0.15),
    dark: Srgba::rgb(0.22, 0.12, 0.07),
    rings: 1.5,
    roughness: 0.45,
    turned: true,
    cut: 31.0,
    ..WoodSpec::WALNUT
};

pub(super) fn build(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    build_mat(look, root, art);
    for (number, panel) in look.layout.panels().iter().enumerate() {
        build_panel(look, *panel, number, root, art);
    }
    build_letters(look, root, art);
}

fn build_mat(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    let half = look.reach() + Vec2::splat(MARGIN);
    let mat = art.mesh(woven(tile(half, MAT_CORNER, 0.05, MAT)).0);
    let cloth = cloth("kulami mat", colours::MAT, art);
    let seam = art.mesh(stitches(half - Vec2::splat(SEAM), MAT_CORNER - SEAM));
    let thread = SurfaceSpec { colour: colours::SEAM, roughness: 0.8, reflectance: 0.2, ..default() };
    let thread = art.surface(&thread);
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((mat, cloth, Transform::from_xyz(0.0, BOTTOM - 0.008, 0.0)));
        parent.spawn((seam, thread, Transform::from_xyz(0.0, BOTTOM - 0.002, 0.0), NotShadowCaster));
    });
}

/// The wood of a panel: by its size, so that what it is worth can be seen; cut by its number, so that no two are the same.
fn wood_spec(panel: Panel, number: usize) -> WoodSpec {
    let kind = panel.kind().unwrap_or(0);
    let (light, dark) = colours::WOODS[kind];
    let is_turned = if panel.width == panel.height { number % 2 == 1 } else { panel.height > panel.width };
    WoodSpec {
        light,
        dark,
        rings: 1.1,
        roughness: 0.44,
        turned: is_turned,
        cut: number as f32 + 1.0,
        ..WoodSpec::WALNUT
    }
}

fn build_panel(look: &KulamiLook, panel: Panel, number: usize, root: Entity, art: &mut ArtAssets) {
    let mesh = hollowed_tile((panel.width, panel.height), PITCH, GAP, RIM, -BOTTOM, HOLLOW);
    let mesh = art.mesh(mesh);
    let wood = art.wood(&wood_spec(panel, number));
    let at = Transform::from_translation(look.middle(panel));
    let part = Part { sites: panel.fields().collect(), rest: at };
    art.commands.spawn((part, mesh, wood, at, ChildOf(root)));
}

/// Files and ranks on all four sides of the mat: files are seen by the player at whose edge they are.
fn build_letters(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    let reach = look.reach() + Vec2::splat(MARGIN * 0.43);
    let height = BOTTOM + 0.004;
    let mut letter = |text: String, at: Vec3, edge: Option<Player>| {
        let lettering = art.lettering(&text, 0.4, colours::LETTERS);
        let mut letter = art.commands.spawn((lettering, Transform::from_translation(at), ChildOf(root)));
        // Those beyond the panels are half hidden by them.
        edge.map(|player| letter.insert((OnEdgeOf(player), SeenBy(player))));
    };
    for file in 0..look.layout.width() {
        let name: String = Site::new(file, 0).to_string().chars().take_while(|c| c.is_alphabetic()).collect();
        let x = look.place(Site::new(file, 0)).x;
        letter(name.clone(), Vec3::new(x, height, reach.y), Some(Player::One));
        letter(name, Vec3::new(x, height, -reach.y), Some(Player::Two));
    }
    for rank in 0..look.layout.height() {
        let z = look.place(Site::new(0, rank)).z;
        for side in [-1.0, 1.0] {
            // As high as the panels, so that they are seen beside their rows.
            letter((rank + 1).to_string(), Vec3::new(side * (look.reach().x + RANKS_ASIDE), RANKS, z), None);
        }
    }
}

pub(super) fn build_trays(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    let lining = hollowed_tile((TRAY_COLUMNS, TRAY_ROWS), TRAY_PITCH, -SPARE, 0.02, 0.2, TRAY_HOLLOW);
    let lining = art.mesh(shaded(woven(lining)));
    let felt = cloth("kulami felt", colours::FELT, art);
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
    let rail = |half: Vec2, at: Vec3| tile(half, 0.07, 0.06, RAIL_HEIGHT).translated_by(at);
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
