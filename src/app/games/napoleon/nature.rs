//! The scenery on the map: trees, houses, flags.

use bevy::prelude::*;

use super::{NapoleonLook, PITCH};
use crate::app::art::{ArtAssets, joined, rounded_box, turned};
use crate::app::games::napoleon::colours;
use crate::games::napoleon::Terrain;
use crate::games::{Player, Site};

pub(super) fn build(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    plant_trees(look, root, art);
    build_villages(look, root, art);
    raise_flags(look, root, art);
}

/// A number from 0 to 1 that looks like chance and is always the same for a place.
pub(super) fn chance(x: u32, y: u32, i: u32) -> f32 {
    let mut mixed = x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77) ^ i.wrapping_mul(0xc2b2_ae3d);
    for shift in [15, 13, 16] {
        mixed = (mixed ^ (mixed >> shift)).wrapping_mul(0x2c1b_3c6d);
    }
    (mixed >> 8) as f32 / (1 << 24) as f32
}

fn chance_on(site: Site, i: u32) -> f32 {
    chance(site.file.into(), site.rank.into(), i)
}

fn plain(colour: Srgba) -> StandardMaterial {
    StandardMaterial { base_color: colour.into(), perceptual_roughness: 0.85, reflectance: 0.25, ..default() }
}

fn spawn(name: &'static str, colour: Srgba, parts: Vec<Mesh>, root: Entity, art: &mut ArtAssets) {
    if parts.is_empty() {
        return;
    }
    let mesh = art.mesh(joined(parts));
    let material = art.shared_material(name, || plain(colour));
    art.commands.spawn((mesh, material, ChildOf(root)));
}

fn plant_trees(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let mut trees = Vec::new();
    for site in look.sites() {
        // Around the middle, where a counter may stand; more and higher ones inside a forest.
        let (count, height) = match look.map.terrain(site) {
            Some(Terrain::ForestEdge) => (4, 0.34),
            Some(Terrain::InnerForest) => (7, 0.46),
            _ => continue,
        };
        for i in 0..count {
            let angle = (i as f32 + 0.5 + 0.5 * chance_on(site, i)) / count as f32 * std::f32::consts::TAU;
            let away = PITCH * (0.4 + 0.06 * chance_on(site, i + 20));
            let at = look.flat(site) + Vec2::from_angle(angle) * away;
            let height = height * (0.75 + 0.5 * chance_on(site, i + 40));
            let radius = height * 0.36;
            let shape = [
                (radius, 0.03),
                (radius * 0.62, height * 0.42),
                (radius * 0.7, height * 0.45),
                (0.0, height),
            ];
            trees.push(turned(&shape, 7).translated_by(Vec3::new(at.x, 0.0, -at.y)));
        }
    }
    spawn("trees", colours::TREES, trees, root, art);
}

fn build_villages(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let (mut walls, mut roofs) = (Vec::new(), Vec::new());
    for site in look.sites().filter(|site| look.map.terrain(*site) == Some(Terrain::Village)) {
        for i in 0..3 {
            let angle = (i as f32 + 0.35 * chance_on(site, i)) / 3.0 * std::f32::consts::TAU
                + chance_on(site, 9) * 2.0;
            let at = look.flat(site) + Vec2::from_angle(angle) * PITCH * 0.36;
            let turn = Quat::from_rotation_y(chance_on(site, i + 5) * 3.0);
            let place = |mesh: Mesh, up: f32| mesh.rotated_by(turn).translated_by(Vec3::new(at.x, up, -at.y));
            let size = Vec3::new(0.25, 0.17, 0.17);
            walls.push(place(rounded_box(size, 0.008), size.y / 2.0));
            // A steep roof: a box on its edge.
            let roof = rounded_box(Vec3::new(0.27, 0.135, 0.135), 0.008)
                .rotated_by(Quat::from_rotation_x(std::f32::consts::FRAC_PI_4));
            roofs.push(place(roof, size.y));
        }
    }
    spawn("walls", colours::WALLS, walls, root, art);
    spawn("roofs", colours::ROOFS, roofs, root, art);
}

/// A flag at the outer corner of each headquarters.
fn raise_flags(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    for player in Player::BOTH {
        let own = look.sites().filter(|site| look.map.terrain(*site) == Some(Terrain::Headquarters(player)));
        let places: Vec<Vec2> = own.map(|site| look.flat(site)).collect();
        let Some(low) = places.iter().copied().reduce(Vec2::min) else { continue };
        let high = places.iter().copied().reduce(Vec2::max).unwrap_or(low);
        let half = PITCH * 0.46;
        let at = match player {
            Player::One => Vec3::new(low.x - half, 0.0, -(low.y - half)),
            Player::Two => Vec3::new(low.x - half, 0.0, -(high.y + half)),
        };
        let pole = turned(&[(0.035, 0.0), (0.03, 1.25), (0.05, 1.28), (0.0, 1.34)], 10).translated_by(at);
        spawn("flag pole", colours::WALLS, vec![pole], root, art);
        let cloth =
            rounded_box(Vec3::new(0.62, 0.38, 0.02), 0.008).translated_by(at + Vec3::new(0.33, 1.02, 0.0));
        let name = if player == Player::One { "blue flag" } else { "red flag" };
        spawn(name, colours::FLAGS[player.index()], vec![cloth], root, art);
    }
}
