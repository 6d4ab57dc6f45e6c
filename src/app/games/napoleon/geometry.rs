//! The measures of the board, and where the squares of a map are.

use bevy::math::{Vec2, Vec3};

use rules::napoleon::{Map, Napoleon, Rules, Terrain};
use rules::{Game, Player, Site};

/// From one square to the next.
pub(super) const PITCH: f32 = 0.82;
/// The width of the frame.
pub(super) const FRAME: f32 = 0.8;
/// The height of the table below the board's surface.
pub(super) const TABLE: f32 = -0.57;
/// The paper around the map.
pub(super) const MARGIN: f32 = 0.52;

/// A place seen from above on the ground.
pub(super) fn ground(at: Vec2) -> Vec3 {
    Vec3::new(at.x, 0.0, -at.y)
}

/// Half the width and depth of a map.
pub(super) fn reach(map: Map) -> Vec2 {
    Vec2::new(f32::from(map.width()), f32::from(map.height())) * PITCH / 2.0
}

pub(super) fn sites(map: Map) -> impl Iterator<Item = Site> + use<> {
    (0..map.height()).flat_map(move |rank| (0..map.width()).map(move |file| Site::new(file, rank)))
}

/// The middle of a square as seen from above: x to the right, y away from the first player.
pub(super) fn flat(map: Map, site: Site) -> Vec2 {
    (Vec2::new(f32::from(site.file), f32::from(site.rank)) + 0.5) * PITCH - reach(map)
}

/// Where counters stand before the first turn.
pub(super) fn armies(map: Map) -> Vec<Vec2> {
    let start = Napoleon::start(map, Rules::default());
    start.pieces().into_iter().map(|(site, _)| flat(map, site)).collect()
}

/// The squares on which they stand, as blocks.
pub(super) fn deployed(map: Map) -> Vec<(Vec2, Vec2)> {
    armies(map).into_iter().map(|at| (at - PITCH / 2.0, at + PITCH / 2.0)).collect()
}

/// The middle of a player's headquarters.
pub(super) fn middle(map: Map, player: Player) -> Vec2 {
    let own = sites(map).filter(|site| map.terrain(*site) == Some(Terrain::Headquarters(player)));
    let middles: Vec<Vec2> = own.map(|site| flat(map, site)).collect();
    middles.iter().sum::<Vec2>() / middles.len().max(1) as f32
}

/// Two corners of a block of open country that has no named place and is apart from those taken, as close as can be to a corner of
/// the map; used for what is drawn for its beauty. Counters may stand on it.
pub(super) fn free_block(map: Map, files: u8, ranks: u8, taken: &[(Vec2, Vec2)]) -> Option<(Vec2, Vec2)> {
    let size = Vec2::new(f32::from(files), f32::from(ranks)) * PITCH;
    let is_free = |low: Site| {
        (0..files).flat_map(|file| (0..ranks).map(move |rank| (file, rank))).all(|(file, rank)| {
            let site = Site::new(low.file + file, low.rank + rank);
            let is_named = map.places().iter().any(|(_, place)| *place == site);
            map.terrain(site) == Some(Terrain::Open) && !is_named
        })
    };
    let blocks = sites(map).filter(|low| is_free(*low)).map(|low| {
        let corner = flat(map, low) - PITCH / 2.0;
        (corner, corner + size)
    });
    let apart = |(low, high): &(Vec2, Vec2)| {
        taken.iter().all(|(other_low, other_high)| {
            low.cmpge(*other_high - 1e-3).any() || high.cmple(*other_low + 1e-3).any()
        })
    };
    let from_corner = |(low, high): &(Vec2, Vec2)| (reach(map) - low.midpoint(*high).abs()).length();
    blocks.filter(apart).min_by(|a, b| from_corner(a).total_cmp(&from_corner(b)))
}
