//! Counters: turned and painted soldiers, whose hats tell the armies apart: a shako with a round cockade, a tall bearskin with a
//! square patch and a plume.

use std::f32::consts::PI;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::colours;
use crate::app::art::{
    ArtAssets, FLAT_ONLY, SurfaceSpec, coloured, faceted, flat_polygon, flat_ring, joined, plain_box,
    smooth_profile, turned,
};
use rules::Player;

/// How much larger counters are than they are modelled.
const SCALE: f32 = 1.08;
/// The radius of a counter's foot as it is modelled, and on the table.
const MODEL_FOOT: f32 = 0.27;
pub(super) const FOOT: f32 = MODEL_FOOT * SCALE;

/// How high a counter is.
pub(super) const fn height(player: Player) -> f32 {
    SCALE
        * match player {
            Player::One => 0.69,
            Player::Two => 0.8,
        }
}

/// Edges around the foot, and around what is thinner.
const ROUND: usize = 26;
const SLIM: usize = 16;

pub(super) fn build(player: Player, root: Entity, art: &mut ArtAssets) {
    let name = match player {
        Player::One => "blue counter",
        Player::Two => "red counter",
    };
    let mesh = art.shared_mesh(name, || soldier(player));
    let lacquer = art.shared_surface("napoleon counters", |_| SurfaceSpec {
        roughness: 0.2,
        reflectance: 0.6,
        ..default()
    });
    let name = match player {
        Player::One => "blue emblem",
        Player::Two => "red emblem",
    };
    // Dull: a shining disc would mirror the lamp that is straight above it.
    let paint = art.shared_surface("napoleon emblems", |_| SurfaceSpec {
        roughness: 0.9,
        reflectance: 0.2,
        ..default()
    });
    let above = (art.shared_mesh(name, || emblem(player)), paint, FLAT_ONLY, NotShadowCaster);
    art.commands.entity(root).with_child((mesh, lacquer)).with_child(above);
}

/// The radius of an emblem, and its layers, each a little above the one below.
const EMBLEM: f32 = 0.335;
const LEVEL: f32 = 0.012;

/// What is seen of a counter from straight above, where a soldier would be little more than a hat: a disc with the army's emblem, a
/// star in a ring or a cross in a square, as on the headquarters.
fn emblem(player: Player) -> Mesh {
    // The lamp is straight above it: as dark as the coats are from the side.
    let coat = dimmed(colours::COUNTERS[player.index()], 0.74);
    let level = |i: u8| SCALE * 0.9 + LEVEL * f32::from(i);
    let ring = |i, inner: f32, outer: f32, colour: Srgba| {
        coloured(flat_ring(inner, outer, 0), |_| colour).translated_by(Vec3::Y * level(i))
    };
    let square = |i, x: f32, z: f32, colour: Srgba| {
        let half = Vec3::new(x, LEVEL / 2.0, z);
        coloured(plain_box(-half, half), |_| colour).translated_by(Vec3::Y * level(i))
    };
    let mut parts = vec![
        ring(0, 0.0, EMBLEM, colours::LEATHER),
        ring(1, 0.0, EMBLEM * 0.95, coat),
        ring(2, EMBLEM * 0.83, EMBLEM * 0.89, colours::BELTS),
    ];
    match player {
        Player::One => {
            let way = |tenth: u8| Vec2::from_angle((f32::from(tenth) * 0.1 + 0.25) * std::f32::consts::TAU);
            let corner = |tenth: u8, part: f32| (way(tenth) * EMBLEM * part).into();
            let points: Vec<[(f32, f32); 3]> = (0..5)
                .map(|i| [corner(2 * i + 9, 0.27), corner(2 * i, 0.68), corner(2 * i + 1, 0.27)])
                .collect();
            let middle = (0..5).map(|i| [(0.0, 0.0), corner(2 * i + 9, 0.27), corner(2 * i + 1, 0.27)]);
            let star = flat_polygon(
                &points.iter().copied().map(|[a, b, c]| [a, c, b]).chain(middle).collect::<Vec<_>>(),
            );
            parts.push(coloured(star, |_| colours::BELTS).translated_by(Vec3::Y * level(2)));
        }
        Player::Two => {
            parts.push(square(2, EMBLEM * 0.52, EMBLEM * 0.52, colours::BELTS));
            parts.push(square(3, EMBLEM * 0.42, EMBLEM * 0.42, coat));
            for (x, z) in [(0.3, 0.085), (0.085, 0.3)] {
                parts.push(square(4, EMBLEM * x, EMBLEM * z, colours::BELTS));
            }
        }
    }
    joined(parts)
}

fn soldier(player: Player) -> Mesh {
    let coat = colours::COUNTERS[player.index()];
    let mut parts = vec![
        coloured(turned(&[(0.255, 0.0), (0.26, 0.016)], ROUND), |_| colours::FELT),
        coloured(
            turned(&[(MODEL_FOOT, 0.016), (MODEL_FOOT, 0.05), (0.252, 0.072), (0.17, 0.088)], ROUND),
            |at| {
                if at.xz().length() < 0.2 { dimmed(coat, 0.55) } else { coat }
            },
        ),
        coloured(turned(&smooth_profile(&COAT, 2), SLIM), |at| dimmed(coat, 0.62 + at.y.min(0.2) * 1.9)),
        coloured(turned(&[(0.108, 0.395), (0.112, 0.412), (0.085, 0.428)], SLIM), |_| colours::GILT),
        coloured(turned(&smooth_profile(&[(0.07, 0.42), (0.113, 0.475), (0.105, 0.545)], 2), SLIM), |_| {
            colours::FACE
        }),
    ];
    // Alike on both sides, as both players look at it.
    for turn in [0.0, PI] {
        let around = Quat::from_rotation_y(turn);
        for side in [-1.0, 1.0] {
            parts.push(coloured(belt(side), |_| colours::BELTS).rotated_by(around));
        }
        parts.extend(face().map(|part| part.rotated_by(around)));
        parts.extend(arm(coat).map(|part| part.rotated_by(around)));
    }
    match player {
        Player::One => parts.extend(shako()),
        Player::Two => parts.extend(bearskin()),
    }
    joined(parts).scaled_by(Vec3::splat(SCALE))
}

/// The outline of the coat, from its hem to its collar.
const COAT: [(f32, f32); 5] = [(0.178, 0.082), (0.148, 0.2), (0.146, 0.29), (0.158, 0.34), (0.09, 0.405)];

/// Half of a cross of belts: from a shoulder to the other hip.
fn belt(side: f32) -> Mesh {
    const STEPS: u8 = 5;
    let outline = smooth_profile(&COAT, 4);
    let radius = |height: f32| {
        let above = outline.windows(2).find(|ends| ends[1].1 >= height);
        above.map_or(0.1, |ends| {
            let part = (height - ends[0].1) / (ends[1].1 - ends[0].1);
            ends[0].0 + (ends[1].0 - ends[0].0) * part
        })
    };
    let at = |step: u8, aside: f32| {
        let part = f32::from(step) / f32::from(STEPS);
        let height = 0.37 - 0.22 * part;
        let angle = side * (0.75 - 1.5 * part) + aside;
        let away = radius(height) + 0.006;
        Vec3::new(angle.sin() * away, height, angle.cos() * away)
    };
    let faces: Vec<[Vec3; 4]> =
        (0..STEPS).map(|i| [at(i + 1, -0.13), at(i + 1, 0.13), at(i, 0.13), at(i, -0.13)]).collect();
    faceted(faces.iter().map(<[Vec3; 4]>::as_slice))
}

/// Two eyes and a moustache.
fn face() -> [Mesh; 3] {
    let eye = |x: f32| plain_box(Vec3::new(x - 0.014, 0.498, 0.09), Vec3::new(x + 0.014, 0.524, 0.112));
    let moustache = plain_box(Vec3::new(-0.036, 0.462, 0.09), Vec3::new(0.036, 0.476, 0.12));
    [eye(-0.042), eye(0.042), moustache].map(|part| coloured(part, |_| colours::LEATHER))
}

/// The right arm, from its epaulette to its hand.
fn arm(coat: Srgba) -> [Mesh; 2] {
    const HAND: [(f32, f32); 3] = [(0.0, -0.2), (0.03, -0.185), (0.034, -0.15)];
    const CUFF: [(f32, f32); 3] = [(0.03, -0.152), (0.044, -0.15), (0.044, -0.128)];
    const SLEEVE: [(f32, f32); 4] = [(0.04, -0.13), (0.047, -0.03), (0.038, 0.006), (0.0, 0.014)];
    let round = |profile: &[(f32, f32)], colour: Srgba| coloured(turned(profile, 10), |_| colour);
    let sleeve =
        joined([round(&HAND, colours::FACE), round(&CUFF, colours::GILT), round(&SLEEVE, dimmed(coat, 0.9))]);
    let epaulette =
        coloured(turned(&[(0.062, -0.006), (0.064, 0.012), (0.03, 0.024), (0.0, 0.026)], 12), |_| {
            colours::GILT
        });
    let shoulder = Vec3::new(0.138, 0.358, 0.0);
    [sleeve.rotated_by(Quat::from_rotation_z(0.2)), epaulette.rotated_by(Quat::from_rotation_z(-0.35))]
        .map(|part| part.translated_by(shoulder))
}

/// A shako: wider above, with a gilt rim, and the rings of a cockade on top, which is what is seen from above.
fn shako() -> Vec<Mesh> {
    let cap = [(0.128, 0.53), (0.132, 0.556), (0.126, 0.575), (0.152, 0.672)];
    let ring = |outer: f32, inner: f32, height: f32| turned(&[(outer, height), (inner, height)], SLIM);
    vec![
        coloured(turned(&cap, SLIM), |at| if at.y < 0.58 { colours::LEATHER } else { colours::SHAKO }),
        coloured(turned(&[(0.157, 0.668), (0.16, 0.685), (0.145, 0.694)], SLIM), |_| colours::GILT),
        coloured(ring(0.147, 0.12, 0.693), |_| colours::SHAKO),
        coloured(ring(0.12, 0.06, 0.693), |_| colours::BELTS),
        coloured(turned(&[(0.062, 0.69), (0.05, 0.715), (0.0, 0.73)], 10), |_| colours::COUNTERS[1]),
    ]
}

/// A bearskin: tall and dark, with a square patch on top and a plume at its side.
fn bearskin() -> Vec<Mesh> {
    let fur =
        smooth_profile(&[(0.118, 0.525), (0.148, 0.565), (0.158, 0.65), (0.142, 0.735), (0.1, 0.778)], 2);
    let patch = plain_box(Vec3::new(-0.082, 0.76, -0.082), Vec3::new(0.082, 0.792, 0.082));
    let plume = smooth_profile(&[(0.012, 0.57), (0.04, 0.68), (0.034, 0.8), (0.0, 0.88)], 2);
    vec![
        coloured(turned(&fur, SLIM), |at| dimmed(colours::FUR, 0.7 + (at.y - 0.5) * 1.6)),
        coloured(turned(&[(0.1, 0.776), (0.0, 0.784)], SLIM), |_| colours::FUR),
        coloured(patch, |_| colours::BELTS),
        coloured(plain_box(Vec3::new(-0.05, 0.78, -0.05), Vec3::new(0.05, 0.796, 0.05)), |_| {
            colours::COUNTERS[1]
        }),
        coloured(turned(&plume, 8), |_| colours::PLUME).translated_by(Vec3::X * 0.158),
    ]
}

fn dimmed(colour: Srgba, light: f32) -> Srgba {
    let light = light.clamp(0.0, 1.15);
    Srgba::rgb(colour.red * light, colour.green * light, colour.blue * light)
}
