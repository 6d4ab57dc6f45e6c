//! The board: a wooden frame around a field of tiles and sockets, joined by copper; a dock for each player.
//!
//! It is three meshes, one for each material: wood, field and copper. So are the docks.

mod copper;
mod dock;
mod field;
mod frame;
mod picture;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::geometry::{FIELD, FRAME, HALF, place};
use crate::app::art::{ArtAssets, OnEdgeOf, WoodSpec, joined};
use crate::app::games::TrayPlace;
use crate::app::games::netzwerk::colours;
use rules::netzwerk::LATTICE;
use rules::{Player, Site};

pub(super) use dock::{SIZE as DOCK, bay};

pub(super) fn build(root: Entity, art: &mut ArtAssets) {
    build_parts([frame::parts(), field::parts(), copper::parts()], root, art);
    build_letters(root, art);
}

pub(super) fn build_docks(trays: TrayPlace, root: Entity, art: &mut ArtAssets) {
    build_parts([dock::wood(trays), dock::pads(trays), dock::copper(trays)], root, art);
    dock::build_numbers(trays, root, art);
}

/// Parts of wood, of the field, and of copper.
fn build_parts(parts: [Vec<Mesh>; 3], root: Entity, art: &mut ArtAssets) {
    let [wood, field, copper] = parts.map(|parts| art.mesh(joined(parts)));
    let (walnut, circuit, metal) = (art.wood(&WoodSpec::WALNUT), field::material(art), copper::material(art));
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((wood, walnut));
        parent.spawn((field, circuit, NotShadowCaster));
        parent.spawn((copper, metal, NotShadowCaster));
    });
}

/// Files and ranks on all four sides of the frame.
fn build_letters(root: Entity, art: &mut ArtAssets) {
    let margin = (HALF + FIELD) / 2.0 + 0.03;
    let height = FRAME + 0.006;
    for i in 0..LATTICE {
        let site = Site::new(i, i);
        let name = site.to_string();
        let (file, rank) = name.split_at(1);
        let middle = place(site);
        for side in [-1.0, 1.0] {
            let letters = [
                (file, Vec3::new(middle.x, height, side * margin)),
                (rank, Vec3::new(side * margin, height, middle.z)),
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
