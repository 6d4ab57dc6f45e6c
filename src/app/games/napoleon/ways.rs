//! Roads and rivers as lines through the middles of squares.

use std::collections::{BTreeMap, BTreeSet};

use bevy::math::Vec2;

use super::geometry::PITCH;
use rules::Site;
use rules::napoleon::{Map, Terrain};

/// A place on a map in half squares from its south-western corner: middles of squares are odd both ways.
type Knot = (i16, i16);
/// A stretch between two of them.
type Link = (Knot, Knot);

/// A line that a river or a road takes.
#[derive(Debug)]
pub(super) struct Way {
    /// From middle to middle of its squares, or to an edge.
    pub(super) points: Vec<Vec2>,
    /// Whether its first and its last point are ends on the map, such as a river's source.
    pub(super) ends: [bool; 2],
}

impl Way {
    /// How far a place is from it.
    pub(super) fn distance(&self, at: Vec2) -> f32 {
        let to = |ends: &[Vec2]| {
            let way = ends[1] - ends[0];
            let part = (at - ends[0]).dot(way) / way.length_squared().max(1e-9);
            at.distance(ends[0] + way * part.clamp(0.0, 1.0))
        };
        self.points.windows(2).map(to).fold(f32::MAX, f32::min)
    }
}

const AROUND: [(i16, i16); 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

/// The rivers of a map.
pub(super) fn rivers(map: Map) -> Vec<Way> {
    let chart = Chart(map);
    let mut links = Vec::new();
    for at in chart.all(|terrain| terrain == Terrain::River) {
        for way in [(1, 0), (0, 1)] {
            if chart.is(step(at, way, 1), |other| other == Terrain::River) {
                links.push((at, step(at, way, 1)));
            } else if chart.is(step(at, way, 1), |other| other == Terrain::Road)
                && chart.is(step(at, way, 2), |other| other == Terrain::River)
            {
                // Under a bridge.
                links.push((at, step(at, way, 2)));
            }
        }
        links.extend(chart.way_out(at, Terrain::River));
    }
    chart.lines(&links, |terrain| terrain == Terrain::River)
}

/// The roads of a map: between road squares, and from them to villages and headquarters. A diagonal joins only where no side does.
pub(super) fn roads(map: Map) -> Vec<Way> {
    let chart = Chart(map);
    let is_road = |terrain| terrain == Terrain::Road;
    let leads = |terrain| matches!(terrain, Terrain::Road | Terrain::Village | Terrain::Headquarters(_));
    let mut links = Vec::new();
    for at in chart.all(leads) {
        for way in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            let other = step(at, way, 1);
            let is_cut = way.0 != 0
                && way.1 != 0
                && (chart.is(step(at, (way.0, 0), 1), leads) || chart.is(step(at, (0, way.1), 1), leads));
            // A road goes on from village to village.
            let joins = chart.is(at, is_road)
                || chart.is(other, is_road)
                || (chart.has_road(at, (-way.0, -way.1)) && chart.has_road(other, way));
            if chart.is(other, leads) && joins && !is_cut {
                links.push((at, other));
            }
        }
        if chart.is(at, is_road) {
            links.extend(chart.way_out(at, Terrain::Road));
            links.extend(chart.lone_crossing(at).into_iter().flatten());
        }
    }
    chart.lines(&links, is_road)
}

fn step(at: Knot, way: (i16, i16), squares: i16) -> Knot {
    (at.0 + 2 * squares * way.0, at.1 + 2 * squares * way.1)
}

struct Chart(Map);

impl Chart {
    fn all(&self, kind: impl Fn(Terrain) -> bool) -> Vec<Knot> {
        let (width, height) = (i16::from(self.0.width()), i16::from(self.0.height()));
        let knots = (0..height).flat_map(|rank| (0..width).map(move |file| (2 * file + 1, 2 * rank + 1)));
        knots.filter(|at| self.is(*at, &kind)).collect()
    }

    fn is(&self, at: Knot, kind: impl Fn(Terrain) -> bool) -> bool {
        let square = |half: i16| u8::try_from(half.div_euclid(2)).ok();
        let site = square(at.0).zip(square(at.1)).map(|(file, rank)| Site::new(file, rank));
        site.and_then(|site| self.0.terrain(site)).is_some_and(kind)
    }

    fn has_road(&self, at: Knot, way: (i16, i16)) -> bool {
        (way.0 == 0 || way.1 == 0) && self.is(step(at, way, 1), |terrain| terrain == Terrain::Road)
    }

    /// The stretch over the map's edge of a river or a road that ends there.
    fn way_out(&self, at: Knot, own: Terrain) -> Option<Link> {
        let goes_on = |way: (i16, i16)| self.is(step(at, way, 1), |other| other == own);
        // What runs along the edge does not leave the map.
        if AROUND.iter().filter(|way| goes_on(**way)).count() > 1 {
            return None;
        }
        let sides = AROUND.into_iter().take(4);
        let outside = sides.filter(|way| !self.is(step(at, *way, 1), |_| true));
        // At a corner of the map it goes straight on.
        let out = outside.min_by_key(|(right, up)| !goes_on((-right, -up)))?;
        Some((at, step(at, out, 1)))
    }

    /// The stretches over a river of a road square that no road goes on from.
    fn lone_crossing(&self, (x, y): Knot) -> Option<[Link; 2]> {
        let beside = |way| self.is(step((x, y), way, 1), |terrain| terrain == Terrain::River);
        let is_alone = !AROUND.into_iter().take(4).any(|way| self.has_road((x, y), way));
        if is_alone && beside((1, 0)) && beside((-1, 0)) {
            Some([((x, y - 1), (x, y)), ((x, y), (x, y + 1))])
        } else if is_alone && beside((0, 1)) && beside((0, -1)) {
            Some([((x - 1, y), (x, y)), ((x, y), (x + 1, y))])
        } else {
            None
        }
    }

    /// Stretches joined into lines that go straight on where they can.
    fn lines(&self, links: &[Link], own: impl Fn(Terrain) -> bool) -> Vec<Way> {
        let reach = Vec2::new(f32::from(self.0.width()), f32::from(self.0.height())) * PITCH / 2.0;
        let place = |(x, y): Knot| Vec2::new(f32::from(x), f32::from(y)) * PITCH / 2.0 - reach;
        let mut ends: BTreeMap<Knot, Vec<Knot>> = BTreeMap::new();
        for (from, to) in links {
            ends.entry(*from).or_default().push(*to);
            ends.entry(*to).or_default().push(*from);
        }
        let mut seen: BTreeSet<Link> = BTreeSet::new();
        // What is joined to nothing is drawn where it is.
        let alone = self.all(&own).into_iter().filter(|at| !ends.contains_key(at)).map(place);
        let mut lines: Vec<Way> =
            alone.map(|at| Way { points: vec![at, at + Vec2::X * 0.01], ends: [false; 2] }).collect();
        for (from, to) in links {
            if !seen.insert(sorted(*from, *to)) {
                continue;
            }
            let mut line = vec![*from, *to];
            for _ in 0..2 {
                while let [.., before, at] = line[..]
                    && let Some(next) = straight_on(&ends, before, at)
                    && seen.insert(sorted(at, next))
                {
                    line.push(next);
                }
                line.reverse();
            }
            let is_end =
                |at: &Knot| self.is(*at, &own) && ends.get(at).is_some_and(|others| others.len() == 1);
            let outer = [line.first().is_some_and(is_end), line.last().is_some_and(is_end)];
            lines.push(Way { points: line.into_iter().map(place).collect(), ends: outer });
        }
        lines
    }
}

fn sorted(a: Knot, b: Knot) -> Link {
    (a.min(b), a.max(b))
}

/// Where a line that comes from `before` goes on: the straightest way, unless another line comes straighter to it.
fn straight_on(ends: &BTreeMap<Knot, Vec<Knot>>, before: Knot, at: Knot) -> Option<Knot> {
    let others = ends.get(&at)?;
    let way = |to: Knot| Vec2::new(f32::from(to.0 - at.0), f32::from(to.1 - at.1)).normalize_or_zero();
    let straightest = |from: Knot| {
        let onward = others.iter().copied().filter(|to| *to != from);
        onward.min_by(|a, b| way(*a).dot(way(from)).total_cmp(&way(*b).dot(way(from))))
    };
    straightest(before).filter(|next| straightest(*next) == Some(before))
}
