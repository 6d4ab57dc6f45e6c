//! The headquarters: tents behind their court, and a tall banner.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::app::art::{coloured, faceted, joined, turned};
use crate::app::games::Flag;
use crate::app::games::napoleon::colours;
use crate::app::games::napoleon::geometry::{PITCH, ground};
use crate::app::games::napoleon::map_look::NapoleonLook;
use rules::Player;
use rules::napoleon::Terrain;

/// Strips of cloth around a tent.
const STRIPS: u8 = 12;
/// The banner's pole, and its cloth.
const POLE: f32 = 1.1;
const CLOTH: Vec2 = Vec2::new(0.72, 0.47);
/// How far behind the court it stands with the tents where that is off the map, on the frame: so that they hide no square in use and no letter.
const BEHIND: f32 = 0.54;

/// How far a flag comes down.
const WAY: f32 = 0.58;

pub(super) fn parts(look: &NapoleonLook) -> Vec<Mesh> {
    courts(look)
        .into_iter()
        .flat_map(|(player, places)| {
            let objects = places.into_iter().enumerate();
            objects.map(move |(i, at)| if i == 0 { pole() } else { tent(player) }.translated_by(ground(at)))
        })
        .collect()
}

/// The flags, each with its cloth.
pub(super) fn flags(look: &NapoleonLook) -> Vec<(Flag, &'static str, fn() -> Mesh)> {
    let cloths: [(&str, fn() -> Mesh); 2] =
        [("napoleon flag, blue", || cloth(Player::One)), ("napoleon flag, red", || cloth(Player::Two))];
    let poles = courts(look).into_iter().filter_map(|(over, places)| Some((over, *places.first()?)));
    poles
        .flat_map(|(over, at)| {
            Player::BOTH
                .into_iter()
                .zip(cloths)
                .map(move |(of, (name, cloth))| (Flag { over, of, top: ground(at), way: WAY }, name, cloth))
        })
        .collect()
}

/// Where things stand behind each player's court: first the banner.
fn courts(look: &NapoleonLook) -> Vec<(Player, Vec<Vec2>)> {
    let mut courts = Vec::new();
    for player in Player::BOTH {
        let own = look.sites().filter(|site| look.map.terrain(*site) == Some(Terrain::Headquarters(player)));
        let places: Vec<Vec2> = own.map(|site| look.flat(site)).collect();
        let Some(low) = places.iter().copied().reduce(Vec2::min) else { continue };
        let high = places.iter().copied().reduce(Vec2::max).unwrap_or(low);
        let (low, high) = (low - PITCH / 2.0, high + PITCH / 2.0);
        // Behind the court as its owner sees it.
        let rear = if player == Player::One { low.y } else { high.y };
        let has_margin = rear.abs() > look.reach().y - PITCH / 2.0;
        // At the corners of squares, where they leave room for counters: the banner at one end, so that its cloth hides nothing.
        let count = ((high.x - low.x) / PITCH).round() as u8;
        let behind = if has_margin { BEHIND } else { 0.0 };
        let place = |i: u8| Vec2::new(low.x + f32::from(i) * PITCH, rear + behind * rear.signum());
        courts.push((player, (0..=count).map(place).collect()));
    }
    courts
}

/// A round tent, striped in the army's colour.
fn tent(player: Player) -> Mesh {
    const WALL: (f32, f32) = (0.225, 0.16);
    const EAVES: (f32, f32) = (0.25, 0.17);
    const TOP: f32 = 0.5;
    let at = |(radius, height): (f32, f32), i: u8| {
        let angle = f32::from(i) / f32::from(STRIPS) * TAU;
        Vec3::new(radius * angle.cos(), height, -radius * angle.sin())
    };
    let mut parts: Vec<Mesh> = (0..STRIPS)
        .map(|i| {
            let cloth = if i % 2 == 0 { colours::FLAGS[player.index()] } else { colours::CANVAS };
            let wall =
                [at((WALL.0 + 0.02, 0.0), i), at((WALL.0 + 0.02, 0.0), i + 1), at(WALL, i + 1), at(WALL, i)];
            let roof = [at(EAVES, i), at(EAVES, i + 1), at((0.085, 0.37), i + 1), at((0.085, 0.37), i)];
            let peak = [at((0.085, 0.37), i), at((0.085, 0.37), i + 1), Vec3::Y * TOP];
            let strip = faceted([wall.as_slice(), roof.as_slice(), peak.as_slice()]);
            coloured(strip, |place| if place.y < 0.01 { dimmed(cloth) } else { cloth })
        })
        .collect();
    let ball = turned(&[(0.0, TOP - 0.02), (0.035, TOP + 0.015), (0.0, TOP + 0.06)], 8);
    parts.push(coloured(ball, |_| colours::GILT));
    joined(parts)
}

fn pole() -> Mesh {
    let pole = turned(&[(0.04, 0.0), (0.032, POLE), (0.0, POLE)], 8);
    let tip = turned(&[(0.02, POLE), (0.06, POLE + 0.05), (0.0, POLE + 0.16)], 8);
    joined(vec![coloured(pole, |_| colours::WALLS), coloured(tip, |_| colours::GILT)])
}

/// A flag in the wind, at the top of its pole.
fn cloth(player: Player) -> Mesh {
    const STEPS: u8 = 12;
    /// Half as thick as the cloth.
    const THICK: f32 = 0.004;
    /// Where the corner of the ensign begins that has a cross, and the edges of the cross's arms in it.
    const CANTON: Vec2 = Vec2::new(0.46, 0.48);
    const CROSS: [f32; 6] = [0.0, 0.34, 0.42, 0.58, 0.66, 1.0];
    let mut parts = Vec::new();
    // A place on the cloth, from the pole outwards and from below; the wind moves what is far from the pole.
    let on_cloth = |along: f32, up: f32, aside: f32| {
        let wave = (along * 7.5 + up * 1.2).sin() * 0.07 * (0.3 + along);
        Vec3::new(
            -0.03 - along * CLOTH.x,
            POLE - 0.06 - CLOTH.y * (1.0 - up) - along * along * 0.05,
            wave + aside,
        )
    };
    let mut cloth = |from: Vec2, to: Vec2, colour: Srgba| {
        let steps = ((to.x - from.x) * f32::from(STEPS)).ceil() as u8;
        for i in 0..steps {
            let x = |i: u8| from.x + (to.x - from.x) * f32::from(i) / f32::from(steps);
            let corners = [(x(i), from.y), (x(i + 1), from.y), (x(i + 1), to.y), (x(i), to.y)];
            let back = corners.map(|(x, y)| on_cloth(x, y, -THICK));
            let mut front = corners.map(|(x, y)| on_cloth(x, y, THICK));
            front.reverse();
            parts.push(coloured(faceted([front.as_slice(), back.as_slice()]), |_| colour));
        }
    };
    let [blue, red] = colours::FLAGS;
    match player {
        // Three bands.
        Player::One => {
            for (i, colour) in [blue, colours::CANVAS, red].into_iter().enumerate() {
                let [from, to] = [i, i + 1].map(|edge| edge as f32 / 3.0);
                cloth(Vec2::new(from, 0.0), Vec2::new(to, 1.0), colour);
            }
        }
        // An ensign: plain, with a cross in its upper corner at the pole.
        Player::Two => {
            cloth(Vec2::ZERO, Vec2::new(1.0, CANTON.y), red);
            cloth(CANTON, Vec2::ONE, red);
            let [columns, rows] = [CANTON.x, 1.0 - CANTON.y].map(|length| CROSS.map(|part| part * length));
            for (i, across) in columns.windows(2).enumerate() {
                for (j, up) in rows.windows(2).enumerate() {
                    let colour = match (i.min(4 - i)).max(j.min(4 - j)) {
                        0 => blue,
                        1 => colours::CANVAS,
                        _ => red,
                    };
                    let [from, to] = [0, 1].map(|end| Vec2::new(across[end], CANTON.y + up[end]));
                    cloth(from, to, colour);
                }
            }
        }
    }
    joined(parts)
}

fn dimmed(colour: Srgba) -> Srgba {
    Srgba::rgb(colour.red * 0.6, colour.green * 0.6, colour.blue * 0.6)
}
