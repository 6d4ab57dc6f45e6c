//! The map as a flat picture: country, roads, rivers, courts, square borders, names; and the frame around it.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::nature::chance;
use super::{FRAME, NapoleonLook, PITCH};
use crate::app::art::{ArtAssets, OnEdgeOf, WoodSpec, flat_polygon, tile};
use crate::app::games::napoleon::colours;
use crate::games::napoleon::Terrain;
use crate::games::{Player, Site};

/// The height of the board's surface above the table.
const THICKNESS: f32 = 0.55;
/// Half the width of a square border's line.
const LINE: f32 = 0.012;
/// Half the widths of roads and rivers.
const ROAD: f32 = 0.15 * PITCH;
/// The ink at both sides of a road.
const KERB: f32 = 0.022;
const RIVER: f32 = 0.36 * PITCH;
const BANK: f32 = 0.46 * PITCH;

const FRAME_WOOD: WoodSpec = WoodSpec {
    light: Srgba::rgb(0.42, 0.25, 0.14),
    dark: Srgba::rgb(0.2, 0.1, 0.055),
    plank: 0.0,
    rings: 1.9,
    roughness: 0.36,
    grain: 1.0,
    turned: false,
    cut: 11.0,
};

/// The layer that flows.
const WATER: &str = "water";

/// Flat shapes in one colour that lie at one height.
struct Layer {
    name: &'static str,
    colour: Srgba,
    height: f32,
    triangles: Vec<[(f32, f32); 3]>,
}

impl Layer {
    const fn new(name: &'static str, colour: Srgba, height: f32) -> Self {
        Self { name, colour, height, triangles: Vec::new() }
    }

    fn rectangle(&mut self, low: Vec2, high: Vec2) {
        let [a, b, c, d] = [(low.x, low.y), (high.x, low.y), (high.x, high.y), (low.x, high.y)];
        self.triangles.extend([[a, b, c], [a, c, d]]);
    }

    fn square(&mut self, middle: Vec2, half: f32) {
        self.rectangle(middle - half, middle + half);
    }

    fn disc(&mut self, middle: Vec2, radius: f32) {
        const CORNERS: usize = 20;
        let corner = |i: usize| {
            let way = Vec2::from_angle(i as f32 / CORNERS as f32 * std::f32::consts::TAU);
            (middle.x + way.x * radius, middle.y + way.y * radius)
        };
        self.triangles.extend((0..CORNERS).map(|i| [(middle.x, middle.y), corner(i), corner(i + 1)]));
    }

    fn band(&mut self, from: Vec2, to: Vec2, half: f32) {
        let aside = (to - from).normalize_or(Vec2::X).perp() * half;
        let [a, b, c, d] = [from - aside, to - aside, to + aside, from + aside].map(|v| (v.x, v.y));
        self.triangles.extend([[a, b, c], [a, c, d]]);
    }

    fn lay(self, root: Entity, art: &mut ArtAssets) {
        if self.triangles.is_empty() {
            return;
        }
        let mesh = art.mesh(flat_polygon(&self.triangles));
        let at = (Transform::from_xyz(0.0, self.height, 0.0), NotShadowCaster, ChildOf(root));
        if self.name == WATER {
            let water = art.water(self.colour, colours::WATER_CREST);
            art.commands.spawn((mesh, water, at));
            return;
        }
        let material = art.shared_material(self.name, || StandardMaterial {
            base_color: self.colour.into(),
            perceptual_roughness: 0.85,
            reflectance: 0.3,
            ..default()
        });
        art.commands.spawn((mesh, material, at));
    }
}

pub(super) fn build(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let frame = art.mesh(tile(look.reach() + Vec2::splat(FRAME), 0.4, 0.09, THICKNESS));
    let wood = art.wood(&FRAME_WOOD);
    let at = Transform::from_xyz(0.0, -0.03, 0.0);
    art.commands.spawn((frame, wood, at, ChildOf(root)));
    paint_land(look, root, art);
    letter_frame(look, root, art);
    letter_places(look, root, art);
}

fn paint_land(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let mut country = Layer::new("country", colours::COUNTRY, -0.012);
    let mut edges = Layer::new("forest edge", colours::FOREST_EDGE, -0.01);
    let mut forests = Layer::new("forest", colours::FOREST, -0.009);
    let mut villages = Layer::new("village", colours::VILLAGE, -0.008);
    let mut courts = [
        Layer::new("blue court", colours::COURTS[0], -0.007),
        Layer::new("red court", colours::COURTS[1], -0.007),
    ];
    let mut banks = Layer::new("bank", colours::BANK, -0.006);
    let mut water = Layer::new(WATER, colours::WATER, -0.005);
    let mut kerbs = Layer::new("kerb", colours::INK, -0.004);
    let mut roads = Layer::new("road", colours::ROAD, -0.003);
    let mut lines = Layer::new("ink", colours::INK, 0.0);
    let reach = look.reach();
    country.rectangle(-reach, reach);
    for site in look.sites() {
        let middle = look.flat(site);
        match look.map.terrain(site) {
            Some(Terrain::ForestEdge) => edges.square(middle, PITCH / 2.0),
            Some(Terrain::InnerForest) => forests.square(middle, PITCH / 2.0),
            Some(Terrain::Village) => villages.disc(middle, PITCH * 0.46),
            Some(Terrain::Headquarters(player)) => courts[player.index()].square(middle, PITCH / 2.0),
            Some(Terrain::River) => {
                banks.disc(middle, BANK);
                water.disc(middle, RIVER);
            }
            Some(Terrain::Road) => {
                kerbs.disc(middle, ROAD + KERB);
                roads.disc(middle, ROAD);
            }
            Some(Terrain::Open) | None => {}
        }
        // What comes from beyond the map comes from its edge.
        for out in look.ways_out(site) {
            let edge = middle + out * PITCH / 2.0;
            if look.map.terrain(site) == Some(Terrain::River) {
                banks.band(middle, edge, BANK);
                water.band(middle, edge, RIVER);
            } else {
                kerbs.band(middle, edge, ROAD + KERB);
                roads.band(middle, edge, ROAD);
            }
        }
        for (from, to) in look.rivers(site) {
            banks.band(look.flat(from), look.flat(to), BANK);
            water.band(look.flat(from), look.flat(to), RIVER);
        }
        if let Some(along) = look.crosses_alone(site) {
            let ends = (middle - along * PITCH / 2.0, middle + along * PITCH / 2.0);
            kerbs.band(ends.0, ends.1, ROAD + KERB);
            roads.band(ends.0, ends.1, ROAD);
        }
        for (from, to) in look.roads(site) {
            kerbs.band(look.flat(from), look.flat(to), ROAD + KERB);
            roads.band(look.flat(from), look.flat(to), ROAD);
        }
    }
    for file in 0..=look.map.width() {
        let x = f32::from(file) * PITCH - reach.x;
        lines.rectangle(Vec2::new(x - LINE, -reach.y), Vec2::new(x + LINE, reach.y));
    }
    for rank in 0..=look.map.height() {
        let y = f32::from(rank) * PITCH - reach.y;
        lines.rectangle(Vec2::new(-reach.x, y - LINE), Vec2::new(reach.x, y + LINE));
    }
    let mut slopes = Layer::new("slope", colours::SLOPE, -0.011);
    slopes.triangles = hachures(look);
    let [blue, red] = courts;
    for layer in [country, slopes, edges, forests, villages, blue, red, banks, water, kerbs, roads, lines] {
        layer.lay(root, art);
    }
}

/// Strokes down the slopes of hills in open country, as maps showed them before they had contour lines: thin triangles.
fn hachures(look: &NapoleonLook) -> Vec<[(f32, f32); 3]> {
    const STEP: f32 = 0.13;
    const LONGEST: f32 = 0.26;
    const HALF_WIDTH: f32 = 0.011;
    let reach = look.reach();
    let (columns, rows) = ((reach.x * 2.0 / STEP) as u16, (reach.y * 2.0 / STEP) as u16);
    let mut strokes = Vec::new();
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let shift = |i: u32| chance(u32::from(column), u32::from(row), i) - 0.5;
        let at = Vec2::new(f32::from(column) + shift(0), f32::from(row) + shift(1)) * STEP - reach;
        let slope = Vec2::new(
            rise(at + Vec2::X * 0.05) - rise(at - Vec2::X * 0.05),
            rise(at + Vec2::Y * 0.05) - rise(at - Vec2::Y * 0.05),
        ) * 10.0;
        let steep = slope.length();
        let square = (at + reach) / PITCH;
        let site = Site::new(square.x.max(0.0) as u8, square.y.max(0.0) as u8);
        if steep < 0.2 || look.map.terrain(site) != Some(Terrain::Open) {
            continue;
        }
        let down = -slope / steep;
        let length = LONGEST * (steep * 2.2).min(1.0) * (0.7 + 0.6 * (shift(2) + 0.5));
        let (aside, end) = (down.perp() * HALF_WIDTH * (0.4 + steep).min(1.0), at + down * length);
        if end.abs().max(at.abs()).cmpgt(reach).any() {
            continue;
        }
        strokes.push([at + aside, at - aside, end].map(|corner| (corner.x, corner.y)));
    }
    strokes
}

/// How high the country is at a place: gentle hills, the same on every map.
fn rise(at: Vec2) -> f32 {
    const WIDE: f32 = 2.3;
    let place = at / WIDE + 100.0;
    let (cell, part) = (place.floor(), place.fract());
    let corner = |x: u32, y: u32| chance(cell.x as u32 + x, cell.y as u32 + y, 7);
    let part = part * part * (3.0 - 2.0 * part);
    let near = corner(0, 0).lerp(corner(1, 0), part.x);
    let far = corner(0, 1).lerp(corner(1, 1), part.x);
    near.lerp(far, part.y)
}

/// Files and ranks on all four sides of the frame.
fn letter_frame(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let margin = look.reach() + Vec2::splat(FRAME * 0.5);
    let mut letter = |text: String, at: Vec3, edge: Option<Player>| {
        let lettering = art.lettering(&text, 0.5, colours::LETTERS);
        let mut letter = art.commands.spawn((lettering, Transform::from_translation(at), ChildOf(root)));
        edge.map(|player| letter.insert(OnEdgeOf(player)));
    };
    for file in 0..look.map.width() {
        let name: String =
            Site::new(file, 0).to_string().chars().take_while(|sign| sign.is_alphabetic()).collect();
        let x = look.flat(Site::new(file, 0)).x;
        letter(name.clone(), Vec3::new(x, -0.024, margin.y), Some(Player::One));
        letter(name, Vec3::new(x, -0.024, -margin.y), Some(Player::Two));
    }
    for rank in 0..look.map.height() {
        let z = -look.flat(Site::new(0, rank)).y;
        for side in [-1.0, 1.0] {
            letter((rank + 1).to_string(), Vec3::new(side * margin.x, -0.024, z), None);
        }
    }
}

/// Names on the land, below the squares that they belong to, so that counters leave them free.
fn letter_places(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    for (name, site) in look.map.places() {
        let is_forest = look.map.terrain(*site).is_some_and(Terrain::is_forest);
        // Over a forest its name floats above the trees.
        let (colour, height) =
            if is_forest { (colours::FOREST_NAMES, 0.62) } else { (colours::NAMES, 0.006) };
        let lettering = art.lettering(name, 0.38, colour);
        let middle = match look.map.terrain(*site) {
            // A court is named in its middle.
            Some(Terrain::Headquarters(player)) => look.middle_of_headquarters(player),
            Some(Terrain::ForestEdge | Terrain::InnerForest) => {
                look.flat(*site) + Vec2::new(0.5, -0.5) * PITCH
            }
            _ => look.flat(*site) - Vec2::Y * PITCH / 2.0,
        };
        let at = Vec3::new(middle.x, height, -middle.y);
        art.commands.spawn((lettering, Transform::from_translation(at), ChildOf(root)));
    }
}
