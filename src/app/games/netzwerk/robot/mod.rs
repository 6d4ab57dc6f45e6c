//! The robots. White's have round heads with two eyes and one antenna, Black's square heads with one long eye and two
//! antennas, so they differ in more than colour; from above, White's have a ring on their crown and Black's a square.
//! Both face −z.

mod black;
mod emblem;
mod parts;
mod tracks;
mod white;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::shapes::{shaded, worn};
use crate::app::art::{ArtAssets, FLAT_ONLY, SurfaceSpec, joined};
use crate::app::games::Lamps;
use crate::app::games::netzwerk::colours;
use parts::Parts;
use rules::Player;

/// How much larger the robots are than they are drawn here.
const SIZE: Vec3 = Vec3::new(1.14, 1.03, 1.14);

struct Names {
    shell: &'static str,
    frame: &'static str,
    lights: &'static str,
    emblem: &'static str,
}

const WHITE: Names =
    Names { shell: "white shell", frame: "white frame", lights: "white lights", emblem: "white emblem" };
const BLACK: Names =
    Names { shell: "black shell", frame: "black frame", lights: "black lights", emblem: "black emblem" };

pub(super) fn build(owner: Option<Player>, root: Entity, art: &mut ArtAssets) {
    let black = owner == Some(Player::Two);
    let (names, model) = if black { (BLACK, black::MODEL) } else { (WHITE, white::MODEL) };
    let mut mesh = |name, parts: fn() -> Parts| {
        art.shared_mesh(name, || {
            let solids = (model.solids)();
            joined(parts().into_iter().map(|(tone, part)| {
                let part = shaded(part, LinearRgba::gray(tone), &solids);
                // Without it, dark pieces would show little of their form.
                if black && tone >= 1.0 { worn(part) } else { part }
            }))
        })
    };
    let shell = mesh(names.shell, model.shell);
    let frame = mesh(names.frame, model.frame);
    let lights = mesh(names.lights, model.lights);
    let paint = art.shared_surface(names.shell, |_| SurfaceSpec {
        colour: if black { colours::COAL } else { colours::IVORY },
        roughness: if black { 0.2 } else { 0.13 },
        reflectance: if black { 0.8 } else { 0.85 },
        ..default()
    });
    let bare = art.shared_surface(names.frame, |_| SurfaceSpec {
        colour: if black { colours::STEEL } else { colours::RUBBER },
        metallic: if black { 0.9 } else { 0.2 },
        roughness: if black { 0.34 } else { 0.18 },
        reflectance: 0.7,
        ..default()
    });
    let glow = art.shared_surface(names.lights, |_| SurfaceSpec {
        colour: Srgba::BLACK,
        shine: if black { colours::COAL_EYES } else { colours::IVORY_EYES },
        ..default()
    });
    let player = if black { Player::Two } else { Player::One };
    let above = art.shared_mesh(names.emblem, || emblem::emblem(player));
    // Dull: a shining disc would mirror the lamp that is straight above it.
    let dull = art.shared_surface("robot emblems", |_| SurfaceSpec {
        roughness: 0.9,
        reflectance: 0.2,
        ..default()
    });
    let size = Transform::from_scale(SIZE);
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((shell, paint, size));
        parent.spawn((frame, bare, size));
        parent.spawn((lights, glow, size, Lamps));
        parent.spawn((above, dull, FLAT_ONLY, NotShadowCaster));
    });
}
