//! The board: panels of wood with hollows, on a mat, between two trays.

use bevy::prelude::*;

use super::{BOTTOM, HOLLOW, KulamiLook, MARGIN, PITCH, TRAY_COLUMNS, TRAY_PITCH, TRAY_ROWS};
use crate::app::art::{ArtAssets, OnEdgeOf, WoodSpec, hollowed_tile, tile};
use crate::app::games::Part;
use crate::app::games::kulami::colours;
use crate::games::kulami::Panel;
use crate::games::{Player, Site};

/// The gap between two panels.
const GAP: f32 = 0.07;
/// How far the edges of panels are rounded.
const RIM: f32 = 0.06;
/// How thick the mat is.
const MAT: f32 = 0.12;

pub(super) fn build(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    build_mat(look, root, art);
    for (number, panel) in look.layout.panels().iter().enumerate() {
        build_panel(look, *panel, number, root, art);
    }
    build_letters(look, root, art);
    build_trays(look, root, art);
}

fn build_mat(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    let half = look.reach() + Vec2::splat(MARGIN);
    let felt = art.shared_material("mat", || StandardMaterial {
        base_color: colours::MAT.into(),
        perceptual_roughness: 0.95,
        reflectance: 0.15,
        ..default()
    });
    let seam = art.shared_material("mat seam", || StandardMaterial {
        base_color: colours::SEAM.into(),
        perceptual_roughness: 0.8,
        ..default()
    });
    let edge = art.mesh(tile(half, 0.5, 0.05, MAT));
    let line = art.mesh(tile(half - Vec2::splat(0.1), 0.42, 0.01, 0.02));
    let inner = art.mesh(tile(half - Vec2::splat(0.13), 0.4, 0.01, 0.02));
    let lowered = |depth: f32| Transform::from_xyz(0.0, BOTTOM - depth, 0.0);
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((edge, felt.clone(), lowered(0.02)));
        parent.spawn((line, seam, lowered(0.014)));
        parent.spawn((inner, felt, lowered(0.008)));
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
        plank: 0.0,
        rings: 1.1,
        roughness: 0.44,
        grain: 1.0,
        turned: is_turned,
        cut: number as f32 + 1.0,
    }
}

pub(super) fn build_panel(look: &KulamiLook, panel: Panel, number: usize, root: Entity, art: &mut ArtAssets) {
    let mesh = hollowed_tile((panel.width, panel.height), PITCH, GAP, RIM, -BOTTOM, HOLLOW);
    let mesh = art.mesh(mesh);
    let wood = art.wood(&wood_spec(panel, number));
    let at = Transform::from_translation(look.middle(panel));
    let part = Part { sites: panel.fields().collect(), rest: at };
    art.commands.spawn((part, mesh, wood, at, ChildOf(root)));
}

/// Files and ranks on all four sides of the mat.
fn build_letters(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    let reach = look.reach() + Vec2::splat(MARGIN * 0.64);
    let height = BOTTOM + 0.004;
    let mut letter = |text: String, at: Vec3, edge: Option<Player>| {
        let lettering = art.lettering(&text, 0.6, colours::LETTERS);
        let mut letter = art.commands.spawn((lettering, Transform::from_translation(at), ChildOf(root)));
        edge.map(|player| letter.insert(OnEdgeOf(player)));
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
            letter((rank + 1).to_string(), Vec3::new(side * reach.x, height, z), None);
        }
    }
}

const TRAY_WOOD: WoodSpec = WoodSpec {
    light: Srgba::rgb(0.4, 0.25, 0.15),
    dark: Srgba::rgb(0.22, 0.12, 0.07),
    plank: 0.0,
    rings: 1.5,
    roughness: 0.4,
    grain: 1.0,
    turned: true,
    cut: 31.0,
};

/// A tray on either side, with a hollow for every marble.
fn build_trays(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    let tray = hollowed_tile((TRAY_COLUMNS, TRAY_ROWS), TRAY_PITCH, -0.36, 0.12, 0.3, super::TRAY_HOLLOW);
    let tray = art.mesh(tray);
    let wood = art.wood(&TRAY_WOOD);
    for side in [-1.0, 1.0] {
        let at = Transform::from_xyz(side * look.tray_middle(), super::TRAY_TOP, 0.0);
        art.commands.spawn((tray.clone(), wood.clone(), at, ChildOf(root)));
    }
}
