//! The board: panels of wood with hollows, on a mat of cloth, between two trays.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::cloth::{cloth, stitches, weave, woven};
use super::geometry::{BOTTOM, HOLLOW, KulamiLook, MARGIN, PITCH};
use super::trays;
use crate::app::art::{ArtAssets, OnEdgeOf, SurfaceSpec, WoodSpec, hollowed_tile, tile};
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
const SEAM: f32 = 0.13;

pub(super) fn build(look: &KulamiLook, root: Entity, art: &mut ArtAssets) {
    let weave = art.image(weave());
    build_mat(look, &weave, root, art);
    for (number, panel) in look.layout.panels().iter().enumerate() {
        build_panel(look, *panel, number, root, art);
    }
    build_letters(look, root, art);
    trays::build(look, &weave, root, art);
}

fn build_mat(look: &KulamiLook, weave: &Handle<Image>, root: Entity, art: &mut ArtAssets) {
    let half = look.reach() + Vec2::splat(MARGIN);
    let mat = art.mesh(woven(tile(half, MAT_CORNER, 0.05, MAT)).0);
    let cloth = art.surface(&cloth(colours::MAT, weave));
    let seam = art.mesh(stitches(half - Vec2::splat(SEAM), MAT_CORNER - SEAM));
    let thread = SurfaceSpec { colour: colours::SEAM, roughness: 0.8, reflectance: 0.2, picture: None };
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
