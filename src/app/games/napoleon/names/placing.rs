//! Where the names of places go: along the borders between ranks, where counters leave them free, and where the land is freest.

use bevy::prelude::*;

use crate::app::games::napoleon::geometry::{self, PITCH};
use crate::app::text::{Line, TextFace};
use rules::napoleon::{Map, Terrain};
use rules::{Player, Site};

/// The heights of lines: of names in general, and of those of forests.
const LINE: f32 = 0.5;
const FOREST_LINE: f32 = 0.58;

/// The least distance between two names on a line, so that they are not read as one.
const APART: f32 = 0.7;

/// What a counter beside a name costs.
const BESIDE: f32 = 2.5;

/// A name on the map.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) site: Site,
    pub(crate) middle: Vec2,
    pub(crate) height: f32,
    pub(crate) spacing: f32,
    /// Half the size of what it covers.
    pub(crate) half: Vec2,
}

impl Name {
    /// Whether it covers a place, or nearly.
    pub(crate) fn covers(&self, at: Vec2, around: f32) -> bool {
        (at - self.middle).abs().cmple(self.half + around).all()
    }
}

/// All names of a map, each where it is freest.
pub(crate) fn place_names(map: Map) -> Vec<Name> {
    let armies = geometry::armies(map);
    let mut names: Vec<Name> = Vec::new();
    for (text, site) in map.places() {
        let terrain = map.terrain(*site);
        let is_forest = terrain.is_some_and(Terrain::is_forest);
        let (height, spacing) = if is_forest { (FOREST_LINE, 0.08) } else { (LINE, 0.0) };
        let width = Line::width_of(text, TextFace::Title, spacing) * height;
        let half = Vec2::new(width, height * 0.5) / 2.0;
        let candidates = middles(map, *site).into_iter().map(|middle| Name {
            text: text.clone(),
            site: *site,
            middle,
            height,
            spacing,
            half,
        });
        let cost = |name: &Name| cost(map, name, &names) + hidden(name, &armies);
        let best = candidates.min_by(|a, b| cost(a).total_cmp(&cost(b)));
        names.extend(best);
    }
    names
}

/// Where a name could be.
fn middles(map: Map, site: Site) -> Vec<Vec2> {
    let own = map.terrain(site);
    let is_court = matches!(own, Some(Terrain::Headquarters(_)));
    let is_forest = own.is_some_and(Terrain::is_forest);
    // A court is named as a whole.
    let squares: Vec<Vec2> = geometry::sites(map)
        .filter(|other| *other == site || (is_court && map.terrain(*other) == own))
        .map(|site| geometry::flat(map, site))
        .collect();
    let low = squares.iter().copied().fold(Vec2::MAX, Vec2::min);
    let high = squares.iter().copied().fold(Vec2::MIN, Vec2::max);
    let aside: &[f32] = if is_court {
        &[0.0, 0.5, -0.5]
    } else {
        &[0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2, 1.5, -1.5, 1.8, -1.8, 2.1, -2.1]
    };
    let away = if is_court { 0.15 } else { 0.0 };
    let further: &[f32] = if is_forest { &[0.0, 1.0] } else { &[0.0] };
    let x = low.midpoint(high).x;
    aside
        .iter()
        .flat_map(|right| further.iter().map(move |up| (right, up)))
        .flat_map(|(right, up)| {
            let up = (0.5 + up) * PITCH + away;
            [Vec2::new(x + right * PITCH, low.y - up), Vec2::new(x + right * PITCH, high.y + up)]
        })
        .collect()
}

/// How bad it is that the first turn finds counters beside a name: from one side or the other, they stand in front of it.
pub(super) fn hidden(name: &Name, armies: &[Vec2]) -> f32 {
    let beside = |at: &&Vec2| {
        (**at - name.middle).abs().cmplt(Vec2::new(name.half.x + PITCH * 0.3, PITCH * 0.6)).all()
    };
    armies.iter().filter(beside).count() as f32 * BESIDE
}

/// How bad a name's place is.
fn cost(map: Map, name: &Name, others: &[Name]) -> f32 {
    let own = map.terrain(name.site);
    let is_forest = own.is_some_and(Terrain::is_forest);
    let reach = geometry::reach(map);
    if (name.middle.abs() + name.half).cmpgt(reach - 0.03).any() {
        return f32::MAX;
    }
    let at = |place: Vec2| {
        let square = (place + reach) / PITCH;
        map.terrain(Site::new(square.x as u8, square.y as u8))
    };
    let mut cost = (name.middle.x - geometry::flat(map, name.site).x).abs() * 0.5;
    if name.middle.y > geometry::flat(map, name.site).y {
        cost += 0.1;
    }
    // Behind a court stand its tents.
    if let Some(Terrain::Headquarters(player)) = own {
        let middle = geometry::middle(map, player).y;
        if (name.middle.y < middle) == (player == Player::One) {
            cost += 6.0;
        }
    }
    for other in others {
        let apart = (name.middle - other.middle).abs() - (name.half + other.half);
        if apart.cmplt(Vec2::new(APART, 0.02)).all() {
            cost += 20.0;
        }
    }
    // The land under it, half a square at a time.
    let steps = (name.half.x * 4.0 / PITCH).ceil().max(1.0);
    for i in 0..=steps as u8 {
        let x = name.middle.x + name.half.x * (2.0 * f32::from(i) / steps - 1.0);
        for y in [-0.1, 0.1] {
            let terrain = at(Vec2::new(x, name.middle.y + y));
            cost += match terrain {
                Some(Terrain::Open) | None => 0.0,
                Some(Terrain::ForestEdge) if is_forest => 0.3,
                Some(terrain) if is_forest => {
                    if terrain.is_forest() {
                        0.0
                    } else {
                        2.0
                    }
                }
                Some(Terrain::ForestEdge | Terrain::InnerForest) => 1.0,
                // Along a road, counters come and go.
                Some(Terrain::River | Terrain::Road) => 0.9,
                Some(Terrain::Village) => 0.7,
                Some(Terrain::Headquarters(_)) => 3.0,
            };
        }
    }
    if is_forest && at(name.middle) == Some(Terrain::Open) { cost + 9.0 } else { cost }
}
