//! The board: a wooden frame around a field of tiles and sockets, joined by copper.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::{REACH, SOCKET, TILE, place};
use crate::app::art::{ArtAssets, OnEdgeOf, WoodSpec, tile, turned};
use crate::app::games::netzwerk::colours;
use crate::games::netzwerk::{LATTICE, all_fields, all_squares};
use crate::games::{Player, Site};

/// Half the width of the board with its frame.
pub(super) const HALF: f32 = REACH + 1.95;
/// How far the board's surface lies above the table.
pub(super) const THICKNESS: f32 = 0.55;
/// Half the width of the field inside the frame.
const FIELD: f32 = REACH + 0.85;
/// Half the width of the copper between two sockets.
const TRACE: f32 = 0.045;

const WALNUT: WoodSpec = WoodSpec {
    light: Srgba::rgb(0.42, 0.25, 0.14),
    dark: Srgba::rgb(0.2, 0.1, 0.055),
    plank: 0.0,
    rings: 1.9,
    roughness: 0.36,
    grain: 1.0,
    turned: false,
    cut: 0.0,
};

pub(super) fn build(root: Entity, art: &mut ArtAssets) {
    build_frame(root, art);
    build_net(root, art);
    build_tiles(root, art);
    build_letters(root, art);
}

fn build_frame(root: Entity, art: &mut ArtAssets) {
    let frame = art.mesh(tile(Vec2::splat(HALF), 0.4, 0.09, THICKNESS));
    let walnut = art.wood(&WALNUT);
    let field = art.mesh(tile(Vec2::splat(FIELD), 0.3, 0.02, 0.05));
    let ground = art.material(StandardMaterial {
        base_color: colours::GROUND.into(),
        perceptual_roughness: 0.55,
        reflectance: 0.3,
        ..default()
    });
    let inlay = art.mesh(tile(Vec2::splat(FIELD + 0.06), 0.34, 0.01, 0.05));
    let copper = copper(art);
    let lowered = |depth: f32| Transform::from_xyz(0.0, -depth, 0.0);
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((frame, walnut, lowered(0.03)));
        parent.spawn((inlay, copper, lowered(0.022)));
        parent.spawn((field, ground, lowered(0.014)));
    });
}

fn copper(art: &mut ArtAssets) -> MeshMaterial3d<StandardMaterial> {
    art.shared_material("copper", || StandardMaterial {
        base_color: colours::COPPER.into(),
        metallic: 1.0,
        perceptual_roughness: 0.34,
        ..default()
    })
}

/// Sockets for the batteries, and the lines along which they move.
fn build_net(root: Entity, art: &mut ArtAssets) {
    let copper = copper(art);
    let rim = art.mesh(turned(
        &[(SOCKET, -0.02), (SOCKET - 0.012, 0.012), (SOCKET - 0.045, 0.012), (SOCKET - 0.06, -0.012)],
        48,
    ));
    let dish = art.mesh(turned(&[(SOCKET - 0.05, -0.006), (0.0, -0.006)], 40));
    let dark = art.material(StandardMaterial {
        base_color: colours::SOCKET.into(),
        perceptual_roughness: 0.7,
        ..default()
    });
    let length = 1.0 - SOCKET + 0.02;
    let along = art.mesh(Plane3d::new(Vec3::Y, Vec2::new(length, TRACE)));
    let across = art.mesh(Plane3d::new(Vec3::Y, Vec2::new(TRACE, length)));
    art.commands.entity(root).with_children(|parent| {
        for field in all_fields() {
            let here = place(field.site());
            let at = |offset: Vec3| Transform::from_translation(here + offset);
            parent.spawn((rim.clone(), copper.clone(), at(Vec3::ZERO), NotShadowCaster));
            parent.spawn((dish.clone(), dark.clone(), at(Vec3::ZERO), NotShadowCaster));
            if field.site().file + 1 < LATTICE {
                parent.spawn((
                    along.clone(),
                    copper.clone(),
                    at(Vec3::new(1.0, -0.004, 0.0)),
                    NotShadowCaster,
                ));
            }
            if field.site().rank + 1 < LATTICE {
                parent.spawn((
                    across.clone(),
                    copper.clone(),
                    at(Vec3::new(0.0, -0.004, -1.0)),
                    NotShadowCaster,
                ));
            }
        }
    });
}

fn build_tiles(root: Entity, art: &mut ArtAssets) {
    let plate = art.mesh(tile(Vec2::splat(TILE), 0.2, 0.03, 0.04));
    let slate = art.material(StandardMaterial {
        base_color: colours::TILE.into(),
        perceptual_roughness: 0.6,
        reflectance: 0.3,
        ..default()
    });
    art.commands.entity(root).with_children(|parent| {
        for square in all_squares() {
            parent.spawn((plate.clone(), slate.clone(), Transform::from_translation(place(square.site()))));
        }
    });
}

/// Files and ranks on all four sides of the frame.
fn build_letters(root: Entity, art: &mut ArtAssets) {
    let margin = (HALF + FIELD) / 2.0;
    for i in 0..LATTICE {
        let site = Site::new(i, i);
        let name = site.to_string();
        let (file, rank) = name.split_at(1);
        let middle = place(site);
        for side in [-1.0, 1.0] {
            let letters = [
                (file, Vec3::new(middle.x, -0.024, side * margin)),
                (rank, Vec3::new(side * margin, -0.024, middle.z)),
            ];
            for (text, at) in letters {
                let lettering = art.lettering(text, 0.62, colours::LETTERS);
                let mut letter =
                    art.commands.spawn((lettering, Transform::from_translation(at), ChildOf(root)));
                if at.z.abs() > FIELD {
                    letter.insert(OnEdgeOf(if side < 0.0 { Player::Two } else { Player::One }));
                }
            }
        }
    }
}
