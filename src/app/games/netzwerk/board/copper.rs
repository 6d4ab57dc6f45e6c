//! The copper: rims of the sockets, contacts in them, the lines along which batteries move, and the inlay of the frame.

use bevy::prelude::*;

use super::field;
use super::picture::TILE_CORNER;
use crate::app::art::{ArtAssets, Sketch, SurfaceMaterial, SurfaceSpec, rounded_outline, swept, turned};
use crate::app::games::netzwerk::colours;
use crate::app::games::netzwerk::geometry::{FIELD, FIELD_CORNER, FRAME, GROUND, REACH, SOCKET, TILE, place};
use crate::app::games::netzwerk::shapes::bevelled_box;
use rules::netzwerk::{LATTICE, all_fields, all_squares};

/// Half the width of a line between two sockets, and of the one from there to a tile.
const LINE: f32 = 0.055;
const BRANCH: f32 = 0.028;
/// The rows that robots run for: the outermost squares at both ends.
const GOAL_ROWS: [u8; 2] = [1, LATTICE - 2];
/// The crown of the lines: just below the tiles, so that batteries slide over it.
const CROWN: f32 = -0.003;

pub(super) fn material(art: &mut ArtAssets) -> MeshMaterial3d<SurfaceMaterial> {
    art.shared_surface("netzwerk copper", |_| SurfaceSpec {
        colour: colours::COPPER,
        metallic: 1.0,
        roughness: 0.34,
        ..default()
    })
}

pub(super) fn parts() -> Vec<Mesh> {
    let rim = turned(
        &[
            (SOCKET + 0.012, -GROUND - 0.005),
            (SOCKET + 0.008, -0.008),
            (SOCKET - 0.006, 0.01),
            (SOCKET - 0.034, 0.01),
            (SOCKET - 0.046, -0.004),
            (SOCKET - 0.05, -0.04),
        ],
        32,
    );
    let line = line(LINE, GROUND + CROWN, 1.0 - SOCKET);
    let across = line.clone().rotated_by(Quat::from_rotation_y(std::f32::consts::FRAC_PI_2));
    let branch = branches();
    let mut parts = vec![inlay()];
    let goals = all_squares().map(|square| square.site()).filter(|site| GOAL_ROWS.contains(&site.rank));
    parts.extend(goals.map(|site| goal().translated_by(place(site))));
    for site in all_fields().map(|field| field.site()) {
        let here = place(site);
        let middle = |way: Vec3| here + way;
        parts.push(rim.clone().translated_by(here));
        parts.extend(contacts().map(|contact| contact.translated_by(here + Vec3::Y * field::BOTTOM)));
        if site.file + 1 < LATTICE {
            parts.push(line.clone().translated_by(middle(Vec3::X)));
            let has_tile = |up: f32| (here.z - up).abs() < REACH;
            for up in [-1.0, 1.0].into_iter().filter(|up| has_tile(*up)) {
                let turn = Quat::from_rotation_y(if up > 0.0 { 0.0 } else { std::f32::consts::PI });
                parts.push(branch.clone().rotated_by(turn).translated_by(middle(Vec3::X)));
            }
        }
        if site.rank + 1 < LATTICE {
            parts.push(across.clone().translated_by(middle(Vec3::NEG_Z)));
            let has_tile = |side: f32| (here.x + side).abs() < REACH;
            for side in [-1.0, 1.0].into_iter().filter(|side| has_tile(*side)) {
                let turn = Quat::from_rotation_y(-side * std::f32::consts::FRAC_PI_2);
                parts.push(branch.clone().rotated_by(turn).translated_by(middle(Vec3::NEG_Z)));
            }
        }
    }
    parts
}

/// The two contacts that a battery or a robot lies on.
pub(super) fn contacts() -> [Mesh; 2] {
    let contact = bevelled_box(Vec3::new(0.09, 0.03, 0.26), 0.012);
    [-0.17, 0.17].map(|x| contact.clone().translated_by(Vec3::new(x, 0.008, 0.0)))
}

/// A line along x with a round back: half its width, its height, half its length.
fn line(half: f32, height: f32, length: f32) -> Mesh {
    const STEPS: usize = 4;
    let mut sketch = Sketch::default();
    let mut rows = Vec::new();
    for i in 0..=STEPS {
        // Not down to the ground on either side: what is steeper is not seen.
        let (sin, cos) = ((i as f32 / STEPS as f32 - 0.5) * 2.6).sin_cos();
        let (z, y) = (half * sin / 0.9636, -GROUND + height * (cos - 0.2675) / 0.7325);
        let normal = Vec3::new(0.0, cos * half, sin * height);
        rows.push([-length, length].map(|x| sketch.corner(Vec3::new(x, y, z), normal)));
    }
    for pair in rows.windows(2) {
        sketch.polygon(&[pair[0][0], pair[0][1], pair[1][1], pair[1][0]]);
    }
    sketch.mesh()
}

/// From the middle of a line that runs along x to the tile behind it.
fn branches() -> Mesh {
    let length = (1.0 - TILE - LINE) / 2.0 + 0.02;
    let along = line(BRANCH, 0.02, length).rotated_by(Quat::from_rotation_y(std::f32::consts::FRAC_PI_2));
    along.translated_by(Vec3::new(0.0, 0.0, -(LINE - 0.02) - length))
}

/// A frame inlaid in a tile of a goal row.
fn goal() -> Mesh {
    let profile = [(-0.1, -0.01), (-0.105, 0.006), (-0.15, 0.006), (-0.155, -0.01)];
    let outline = rounded_outline(Vec2::splat(TILE), TILE_CORNER, 6);
    swept(&outline, &profile.map(Vec2::from))
}

/// A band along the inner edge of the frame.
fn inlay() -> Mesh {
    let profile =
        [(0.1, FRAME - 0.01), (0.095, FRAME + 0.006), (0.05, FRAME + 0.006), (0.045, FRAME - 0.012)];
    let outline = rounded_outline(Vec2::splat(FIELD), FIELD_CORNER, 6);
    swept(&outline, &profile.map(Vec2::from))
}
