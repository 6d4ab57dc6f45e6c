//! What stands at the walls of the room, as it is painted: windows with curtains, a fireplace, shelves, a sideboard, pictures, lamps.

use bevy::prelude::*;

use super::shape::{FLOOR, WALL, column};
use crate::app::art::painting::{chance, step_between};
use crate::app::art::theme::RoomColours;

/// The directions of the windows, in radians from behind the first player's board to the right, and half the width of one.
pub(super) const WINDOWS: [f32; 2] = [-1.0, -1.62];
pub(super) const WINDOW: f32 = 25.0;

/// The direction of the standing lamp, in radians from behind the first player's board to the right, and the height of its light.
const LAMP: f32 = 0.5;
const LAMP_HEIGHT: f32 = 30.0;
/// The direction of the lamp on the sideboard, and that of the fireplace, behind the board as the first player sees it.
const TABLE_LAMP: f32 = 2.56;
const FIREPLACE: f32 = -0.1;
/// The directions of pieces of furniture, from and to.
const SHELVES: [(f32, f32); 2] = [(0.78, 2.0), (-2.72, -2.2)];
const SIDEBOARD_AT: (f32, f32) = (2.45, 3.1);
/// The heights of the wainscot, of a sideboard and of the shelves.
const WAINSCOT: f32 = -4.0;
const SIDEBOARD: f32 = -10.5;
const SHELF: f32 = 58.0;
/// From one shelf to the next, and the width of a book.
const BOARD: f32 = 11.0;
const BOOK: f32 = 1.9;

/// Colours for painting, linear.
pub(super) struct Paints {
    pub(super) wall: Vec3,
    pub(super) floor: Vec3,
    pub(super) carpet: Vec3,
    pub(super) window: Vec3,
    pub(super) lamp: Vec3,
}

impl Paints {
    pub(super) fn new(colours: &RoomColours) -> Self {
        let linear = |colour: Srgba| LinearRgba::from(colour).to_vec3();
        Self {
            wall: linear(colours.wall),
            floor: linear(colours.floor),
            carpet: linear(colours.carpet),
            window: linear(colours.window),
            lamp: linear(colours.lamp),
        }
    }
}

/// How bright the lamps make a place, about 0 to 1.
pub(super) fn lamp_glow(place: Vec3) -> f32 {
    let of = |(direction, height, from_wall, reach): (f32, f32, f32, f32)| {
        let lamp = column(direction / std::f32::consts::TAU) * (WALL - from_wall);
        let away = place.distance(Vec3::new(lamp.x, height, lamp.y));
        1.0 / (1.0 + (away / reach).powi(2))
    };
    of((LAMP, LAMP_HEIGHT, 14.0, 26.0))
        + of((TABLE_LAMP, SIDEBOARD + 6.0, 5.0, 15.0))
        + of((FIREPLACE, FLOOR + 7.0, 8.0, 20.0))
}

/// The colour of a place on the wall that light falls on, and the light that it gives.
pub(super) fn on_wall(way: f32, height: f32, paints: &Paints) -> (Vec3, Vec3) {
    let aside = |direction: f32| (way - direction) * WALL;
    for window in WINDOWS {
        if let Some(found) = in_window(aside(window), height, paints) {
            return found;
        }
    }
    if let Some(light) = in_lamp(aside(LAMP), height, paints) {
        return (Vec3::ZERO, light);
    }
    if let Some(light) = in_table_lamp(aside(TABLE_LAMP), height, paints) {
        return (Vec3::ZERO, light);
    }
    if let Some(found) = in_fireplace(aside(FIREPLACE), height, paints) {
        return found;
    }
    for (from, to) in SHELVES {
        if (from..to).contains(&way) && height < SHELF {
            return (in_shelf(aside(from), height, paints), Vec3::ZERO);
        }
    }
    let (from, to) = SIDEBOARD_AT;
    if (from..to).contains(&way)
        && let Some(colour) = at_sideboard(aside(from), aside(to), height, paints)
    {
        return (colour, Vec3::ZERO);
    }
    let panel = (aside(0.0) / 22.0).rem_euclid(1.0);
    let colour = if height > WAINSCOT + 1.8 {
        paints.wall
    } else if height > WAINSCOT {
        paints.wall * 0.75
    } else if height < FLOOR + 3.5 {
        paints.floor * 0.7
    } else {
        let is_groove = !(0.1..0.9).contains(&panel) || !(FLOOR + 6.0..=WAINSCOT - 2.5).contains(&height);
        paints.floor * if is_groove { 0.85 } else { 1.15 }
    };
    (colour, Vec3::ZERO)
}

/// A window down to the floor, in panes, between curtains.
fn in_window(aside: f32, height: f32, paints: &Paints) -> Option<(Vec3, Vec3)> {
    let (bottom, top) = (FLOOR + 4.0, 76.0);
    let far = aside.abs();
    if far < WINDOW && (bottom..top).contains(&height) {
        let bar = |v: f32, size: f32, width: f32| (v / size - (v / size).round()).abs() * size < width;
        let is_frame = far > WINDOW - 1.8 || bar(aside, WINDOW, 1.0) || bar(height - bottom, 24.0, 0.8);
        if is_frame {
            return Some((paints.wall * 0.5, paints.window * 0.05));
        }
        // Trees below, sky above.
        let leaf = chance((aside / 5.0).floor() as i32 as u32 ^ 0x77, 0, 0) * 14.0;
        let sky = step_between(-26.0 + leaf, 2.0 + leaf, height);
        let light = paints.window
            * (Vec3::new(0.40, 0.47, 0.36).lerp(Vec3::ONE, sky)
                * (0.6 + 0.4 * step_between(-20.0, 70.0, height)));
        return Some((Vec3::ZERO, light + town(aside, height, paints)));
    }
    if far < WINDOW * 1.42 && height < top + 6.0 {
        let fold = 0.7 + 0.3 * (aside * 0.9).sin();
        let lit = 1.0 - step_between(WINDOW, WINDOW * 1.42, far);
        return Some((paints.carpet * fold * 1.6, paints.window * paints.carpet * (1.2 * lit * fold)));
    }
    None
}

/// The lit windows of a town far away, which only the night shows: one in some squares of a grid.
fn town(aside: f32, height: f32, paints: &Paints) -> Vec3 {
    const GRID: f32 = 4.2;
    let square = (Vec2::new(aside, height) / GRID).floor();
    let number =
        (square.x as i32 as u32).wrapping_mul(0x9E37) ^ (square.y as i32 as u32).wrapping_mul(0x85EB);
    let lies = |salt: u32| GRID * (0.3 + 0.4 * chance(number ^ salt, 0, 0));
    let away = Vec2::new(aside, height) - square * GRID - Vec2::new(lies(1), lies(2));
    let is_lit = chance(number ^ 3, 0, 0) < 0.5 - 0.016 * (height - FLOOR);
    let night = 1.0 - step_between(0.1, 0.5, paints.window.y);
    let dot = step_between(1.3, 0.7, away.length());
    if is_lit { paints.lamp * (dot * night * (0.4 + 0.9 * chance(number ^ 4, 0, 0))) } else { Vec3::ZERO }
}

/// A fire on a hearth, between pillars under a mantel with candles on it; a picture hangs on the chimney.
fn in_fireplace(aside: f32, height: f32, paints: &Paints) -> Option<(Vec3, Vec3)> {
    let (far, up) = (aside.abs(), height - FLOOR);
    let stone = paints.wall.lerp(paints.floor, 0.25) * 1.1;
    if far > 27.0 || (far > 24.0 && up > 29.0) {
        return None;
    }
    // The opening is round above.
    let arch = 15.0 + 4.0 * (1.0 - (far / 14.0).powi(2)).max(0.0).sqrt();
    if far < 14.0 && up < arch {
        return Some((Vec3::ZERO, fire(aside, up, arch, paints)));
    }
    if (26.0..29.0).contains(&up) {
        return Some((stone * if up > 27.4 { 1.25 } else { 0.7 }, Vec3::ZERO));
    }
    if up < 26.0 {
        let is_edge = far < 15.6 && up < arch + 1.6;
        let is_groove = far > 24.0 || (far - 20.0).abs() > 3.0 && (far - 20.0).abs() < 3.6;
        return (far < 25.0).then(|| (stone * if is_edge || is_groove { 0.6 } else { 1.0 }, Vec3::ZERO));
    }
    // Candles on the mantel, and a clock between them.
    for (at, tall) in [(-20.0, 8.0), (-16.5, 5.0), (17.0, 6.5), (20.5, 9.0)] {
        let (beside, above) = ((aside - at).abs(), up - 29.0 - tall);
        if beside < 0.7 && above < 0.0 {
            return Some((stone * 1.1, paints.lamp * 0.25 * step_between(-4.0, 0.0, above)));
        }
        if beside.hypot((above - 1.2) * 0.6) < 1.1 {
            return Some((Vec3::ZERO, paints.lamp.lerp(Vec3::ONE, 0.5) * 1.5));
        }
    }
    picture(aside, height, paints)
        .map(|colour| (colour, Vec3::ZERO))
        .or(Some((paints.wall * 1.1, Vec3::ZERO)))
}

/// Flames over logs, before bricks that they light.
fn fire(aside: f32, up: f32, arch: f32, paints: &Paints) -> Vec3 {
    let bricks = paints.lamp * Vec3::new(0.9, 0.5, 0.3) * (0.05 + 0.4 * step_between(arch, 0.0, up));
    // Narrow tongues that sway.
    let sways = aside + 0.5 * (up * 0.55).sin();
    let tongue = |wide: f32, at: f32, high: f32| high * (1.0 - ((sways - at) / wide).powi(2)).max(0.0);
    let tongues = [(3.6, -0.8, 12.0), (2.7, 4.4, 8.5), (2.8, -5.4, 7.8), (2.0, 7.6, 4.6), (2.2, -8.4, 4.2)];
    let high = tongues.map(|(wide, at, high)| tongue(wide, at, high)).into_iter().fold(0.0, f32::max);
    let within = (high - (up - 2.4)) / 12.0;
    let hot = step_between(0.05, 0.75, within);
    let flame = Vec3::new(0.85, 0.2, 0.03).lerp(Vec3::new(1.2, 0.86, 0.36), hot);
    let burning = bricks.lerp(flame, step_between(-0.04, 0.16, within));
    // Two logs before it, on one another, with embers below.
    let log = |low: f32, half: f32, lean: f32| {
        let away = (up - low - lean * aside).abs();
        aside.abs() < half && away < 1.25
    };
    if log(1.9, 10.5, 0.05) || log(4.0, 7.5, -0.12) {
        return Vec3::new(0.05, 0.026, 0.014) + paints.lamp * 0.05 * (1.0 + (aside * 2.1 + up).sin());
    }
    if up < 0.8 { Vec3::new(0.9, 0.28, 0.06) * (0.55 + 0.45 * (aside * 1.7).sin()) } else { burning }
}

/// The standing lamp: a shade that shines, on a thin foot.
fn in_lamp(aside: f32, height: f32, paints: &Paints) -> Option<Vec3> {
    let up = height - LAMP_HEIGHT;
    let shade = 6.5 + (8.0 - up) * 0.24;
    if (-7.0..8.0).contains(&up) && aside.abs() < shade {
        let middle = 1.0 - (aside / shade).powi(2) * 0.45;
        return Some(paints.lamp * 1.6 * middle * step_between(11.0, -5.0, up).max(0.55));
    }
    (up < 0.0 && aside.abs() < 0.7).then(|| paints.lamp * 0.03)
}

/// A lamp on a sideboard: the same, smaller, on a round foot.
fn in_table_lamp(aside: f32, height: f32, paints: &Paints) -> Option<Vec3> {
    let up = height - SIDEBOARD;
    let shade = 3.6 + (10.0 - up) * 0.34;
    if (3.6..10.0).contains(&up) && aside.abs() < shade {
        let middle = 1.0 - (aside / shade).powi(2) * 0.5;
        return Some(paints.lamp * 1.7 * middle * step_between(14.0, 4.0, up).max(0.6));
    }
    let foot = if up < 1.0 { 2.4 } else { 1.1 - 0.5 * (up * 0.7).sin() };
    ((0.0..3.6).contains(&up) && aside.abs() < foot).then(|| paints.lamp * 0.12)
}

/// Books on boards.
fn in_shelf(aside: f32, height: f32, paints: &Paints) -> Vec3 {
    let level = ((height - FLOOR) / BOARD).floor();
    let above = (height - FLOOR) - level * BOARD;
    let upright = (aside / 34.0).rem_euclid(1.0) * 34.0;
    if above < 1.1 || upright < 1.4 {
        return paints.floor * 1.1;
    }
    let book = (aside / BOOK).floor() as i32 as u32;
    let number = book.wrapping_mul(31).wrapping_add(level as i32 as u32 ^ 0xA5);
    let tall = 6.0 + 3.4 * chance(number, 0, 0);
    if above > tall || chance(number ^ 0x1234, 0, 0) < 0.08 {
        return paints.floor * 0.25;
    }
    let tones = [
        Vec3::new(0.36, 0.12, 0.08),
        Vec3::new(0.1, 0.16, 0.2),
        Vec3::new(0.12, 0.18, 0.1),
        Vec3::new(0.34, 0.24, 0.12),
        Vec3::new(0.4, 0.36, 0.28),
    ];
    let tone = tones[(chance(number ^ 0x99, 0, 0) * 4.99) as usize];
    let bright = (paints.wall.element_sum() / 3.0) * 2.6;
    tone * bright * (0.6 + 0.6 * chance(number ^ 0x42, 0, 0))
}

/// A sideboard with doors, and what stands on it and hangs over it.
fn at_sideboard(from_left: f32, from_right: f32, height: f32, paints: &Paints) -> Option<Vec3> {
    let wood = paints.floor * Vec3::new(0.95, 0.72, 0.55);
    if height < SIDEBOARD {
        let is_foot = height < FLOOR + 4.0;
        let door = (from_left / 20.0).rem_euclid(1.0);
        let is_groove = door < 0.05 || height > SIDEBOARD - 1.6;
        return Some(
            wood * if is_foot {
                0.2
            } else if is_groove {
                1.7
            } else {
                1.0
            },
        );
    }
    let wide = from_left - from_right;
    let middle = from_left - wide / 2.0;
    // A bowl, a clock, candlesticks.
    for (at, half, tall) in [(-0.34, 4.0, 5.0), (-0.2, 0.9, 14.0), (-0.15, 0.9, 11.0), (0.16, 3.2, 9.0)] {
        if (middle - at * wide).abs() < half && height < SIDEBOARD + tall {
            return Some(paints.lamp * 0.1);
        }
    }
    picture(middle, height, paints)
}

/// A picture in a frame.
fn picture(aside: f32, height: f32, paints: &Paints) -> Option<Vec3> {
    let (beside, up) = (aside.abs() / 19.0, (height - 26.0).abs() / 13.0);
    if beside.max(up) >= 1.0 {
        return None;
    }
    let is_frame = beside > 0.9 || up > 0.86;
    let hill = 26.0 + 3.0 * (aside * 0.2).sin();
    let scene = if height > hill { paints.wall * 1.9 } else { paints.carpet * 1.6 };
    Some(if is_frame { paints.lamp * 0.35 } else { scene })
}
