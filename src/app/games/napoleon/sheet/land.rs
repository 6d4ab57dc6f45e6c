//! What is where on a map: fields made of its squares, and hills.

use bevy::math::Vec2;

use super::super::geometry::{self, PITCH};
use super::super::ways::{self, Way};
use crate::app::art::{Field, noise, rounded_corners};
use rules::Site;
use rules::napoleon::{Map, Terrain};

/// Half the widths of roads and rivers, and of a river's source.
const ROAD: f32 = 0.13 * PITCH;
const RIVER: f32 = 0.35 * PITCH;
const SOURCE: f32 = 0.19 * PITCH;
/// How far from a road or a river its distance is known.
const FAR: f32 = 0.5;
/// How wide the edge of a wash is, and how far a wood's edge strays from the borders of its squares.
const SOFT: f32 = 0.24;
const STRAYS: f32 = 0.22 * PITCH;
/// Knots of the fields a unit, and of one that is smooth.
const DENSITY: f32 = 30.0;
const COARSE: f32 = 8.0;

pub(super) struct Land {
    pub(super) map: Map,
    pub(super) reach: Vec2,
    /// Roads as drawn.
    pub(super) roads: Vec<Vec<Vec2>>,
    /// How light a slope is, about −1 to 1.
    pub(super) relief: Field,
    /// Forest, and its inside: 1 there, 0 elsewhere, and soft between.
    pub(super) forest: Field,
    pub(super) inner: Field,
    /// The squares of rivers, likewise.
    pub(super) wet: Field,
    /// Distances from the edges of rivers, roads and villages; below 0 on them.
    pub(super) river: Field,
    pub(super) road: Field,
    pub(super) village: Field,
}

impl Land {
    pub(super) fn new(map: Map) -> Self {
        let reach = geometry::reach(map);
        let half = reach + geometry::MARGIN;
        let is = |at: Vec2, kind: fn(Terrain) -> bool| {
            // What is at the edge goes on beyond it.
            let square = ((at + reach) / PITCH).floor();
            let last = |count: u8| f32::from(count) - 1.0;
            let site = Site::new(
                square.x.clamp(0.0, last(map.width())) as u8,
                square.y.clamp(0.0, last(map.height())) as u8,
            );
            if map.terrain(site).is_some_and(kind) { 1.0 } else { 0.0 }
        };
        let field = |value: &(dyn Fn(Vec2) -> f32 + Sync)| Field::new(half, DENSITY, value);
        // Noise takes long, and this is smooth.
        let strayed = [11, 12].map(|i| Field::new(half, COARSE, |at| strays(at, i)));
        let grown = |kind: fn(Terrain) -> bool| {
            let [x, y] = &strayed;
            field(&|at| is(at + Vec2::new(x.at(at), y.at(at)), kind)).blurred(SOFT)
        };
        let (mut river, mut road) = (field(&|_| FAR), field(&|_| FAR));
        for Way { points, ends } in ways::rivers(map) {
            let line = rounded_corners(&points);
            let thin = |i: usize| {
                // A source is a round pool, and the river has its width a square further.
                let from = |end: bool, place: Vec2| if end { line[i].distance(place) / PITCH } else { 1.0 };
                let along = from(ends[0], line[0]).min(from(ends[1], line[line.len() - 1])).min(1.0);
                SOURCE + (RIVER - SOURCE) * along.sqrt()
            };
            let widths: Vec<(Vec2, f32)> = (0..line.len()).map(|i| (line[i], thin(i))).collect();
            river.approach(&widths, FAR + RIVER);
        }
        let mut roads = Vec::new();
        for Way { points, ends } in ways::roads(map) {
            let line = rounded_corners(&points);
            // A road that ends becomes a path.
            let path = |end: bool, at: Vec2, place: Vec2| {
                if end { (at.distance(place) / (PITCH * 0.4)).clamp(0.3, 1.0) } else { 1.0 }
            };
            let (first, last) = (line[0], line[line.len() - 1]);
            let wide = |at: &Vec2| (*at, ROAD * path(ends[0], *at, first) * path(ends[1], *at, last));
            road.approach(&line.iter().map(wide).collect::<Vec<_>>(), FAR + ROAD);
            roads.push(line);
        }
        let mut village = field(&|_| FAR);
        for site in geometry::sites(map).filter(|site| map.terrain(*site) == Some(Terrain::Village)) {
            let middle = geometry::flat(map, site);
            village.approach(&[(middle, PITCH * 0.44), (middle + 0.001, PITCH * 0.44)], FAR + PITCH);
        }
        let light = Vec2::new(-0.7, 0.7);
        Self {
            map,
            reach,
            roads,
            relief: field(&|at| (rise(at - light * 0.06) - rise(at + light * 0.06)) * -15.0),
            forest: grown(Terrain::is_forest),
            inner: grown(|terrain| terrain == Terrain::InnerForest),
            wet: field(&|at| is(at, |terrain| terrain == Terrain::River)).blurred(SOFT),
            river,
            road,
            village,
        }
    }

    pub(super) fn is_on_map(&self, at: Vec2) -> bool {
        at.abs().cmplt(self.reach).all()
    }

    /// Whether nothing but open country is within about `away`.
    pub(super) fn is_open(&self, at: Vec2, away: f32) -> bool {
        self.is_on_map(at)
            && self.forest.at(at) < 0.2
            && [&self.river, &self.road, &self.village].iter().all(|field| field.at(at) > away)
            && self.court_at(at).is_none()
    }

    /// The headquarters at a place.
    pub(super) fn court_at(&self, at: Vec2) -> Option<Site> {
        let square = ((at + self.reach) / PITCH).floor();
        let site = Site::new(square.x.max(0.0) as u8, square.y.max(0.0) as u8);
        self.map.terrain(site).filter(|terrain| matches!(terrain, Terrain::Headquarters(_))).map(|_| site)
    }
}

/// How far what grows at a place has strayed from where it belongs, one way.
fn strays(at: Vec2, way: u32) -> f32 {
    (2.0 * noise(at * 1.25 + 40.0, way) - 1.0) * STRAYS
}

/// How high the country is at a place, from 0 to 1: gentle hills, the same on every map, which mean nothing to the rules.
pub(super) fn rise(at: Vec2) -> f32 {
    let turned = Vec2::new(at.x * 0.83 - at.y * 0.55, at.x * 0.55 + at.y * 0.83) + 100.0;
    0.72 * noise(turned / 2.6, 7) + 0.28 * noise(at / 1.3 + 50.0, 8)
}

/// Which way it rises, and how steeply.
pub(super) fn slope(at: Vec2) -> Vec2 {
    const NEAR: f32 = 0.05;
    let along = |way: Vec2| (rise(at + way * NEAR) - rise(at - way * NEAR)) / (2.0 * NEAR);
    Vec2::new(along(Vec2::X), along(Vec2::Y))
}
