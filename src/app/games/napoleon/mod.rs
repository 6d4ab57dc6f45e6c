//! Napoleon's look: counters of turned wood on a campaign map.

mod colours;
mod emblem;
mod ground;
mod mini_board;
mod nature;
mod view;

use bevy::prelude::*;

use super::{Body, Gait, Look, Spot};
use crate::app::art::{ArtAssets, turned};
use crate::games::napoleon::{Map, Terrain};
use crate::games::{Piece, Player, Site};
pub(super) use view::NapoleonView;

/// The look of a match on a map.
#[derive(Debug)]
struct NapoleonLook {
    map: Map,
}

/// From one square to the next.
const PITCH: f32 = 0.82;
/// The width of the frame.
const FRAME: f32 = 0.8;
/// The radius of a counter's foot, and its height.
const FOOT: f32 = 0.27;
const HEIGHT: f32 = 0.62;
/// The distance between lost counters beside the board, and the number side by side.
const BESIDE: f32 = 0.64;
const SIDE_BY_SIDE: usize = 3;
/// The height of the table below the board's surface.
const TABLE: f32 = -0.57;

impl NapoleonLook {
    const fn new(map: Map) -> Self {
        Self { map }
    }

    /// Half the width and depth of the map.
    fn reach(&self) -> Vec2 {
        Vec2::new(f32::from(self.map.width()), f32::from(self.map.height())) * PITCH / 2.0
    }

    fn sites(&self) -> impl Iterator<Item = Site> + use<> {
        let (width, height) = (self.map.width(), self.map.height());
        (0..height).flat_map(move |rank| (0..width).map(move |file| Site::new(file, rank)))
    }

    /// The middle of a square as seen from above: x to the right, y away from the first player.
    fn flat(&self, site: Site) -> Vec2 {
        (Vec2::new(f32::from(site.file), f32::from(site.rank)) + 0.5) * PITCH - self.reach()
    }

    fn place(&self, site: Site) -> Vec3 {
        let at = self.flat(site);
        Vec3::new(at.x, 0.0, -at.y)
    }

    fn is(&self, (file, rank): (i16, i16), kind: impl Fn(Terrain) -> bool) -> Option<Site> {
        let site = Site::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?);
        self.map.terrain(site).is_some_and(kind).then_some(site)
    }

    /// The stretches of river that begin on a square and go right, up or over a bridge.
    fn rivers(&self, site: Site) -> Vec<(Site, Site)> {
        let is_river = |terrain| terrain == Terrain::River;
        let (file, rank) = (i16::from(site.file), i16::from(site.rank));
        if self.is((file, rank), is_river).is_none() {
            return Vec::new();
        }
        let mut stretches = Vec::new();
        for (right, up) in [(1, 0), (0, 1)] {
            let beside = self.is((file + right, rank + up), is_river);
            let is_bridge = self.is((file + right, rank + up), |terrain| terrain == Terrain::Road).is_some();
            let behind = self.is((file + 2 * right, rank + 2 * up), is_river).filter(|_| is_bridge);
            stretches.extend(beside.or(behind).map(|other| (site, other)));
        }
        stretches
    }

    /// The ways over the map's edge of a river or a road that ends there.
    fn ways_out(&self, site: Site) -> Vec<Vec2> {
        let terrain = self.map.terrain(site);
        let Some(own) = terrain.filter(|own| matches!(own, Terrain::River | Terrain::Road)) else {
            return Vec::new();
        };
        let (file, rank) = (i16::from(site.file), i16::from(site.rank));
        let all: Vec<(i16, i16)> = (-1..=1)
            .flat_map(|right| (-1..=1).map(move |up| (right, up)))
            .filter(|way| *way != (0, 0))
            .collect();
        let goes_on =
            |(right, up): (i16, i16)| self.is((file + right, rank + up), |other| other == own).is_some();
        // Who passes along the edge does not leave the map.
        if all.iter().filter(|way| goes_on(**way)).count() > 1 {
            return Vec::new();
        }
        let is_outside = |(right, up): &(i16, i16)| {
            (*right == 0 || *up == 0) && self.is((file + right, rank + up), |_| true).is_none()
        };
        let out = |(right, up): (i16, i16)| Vec2::new(f32::from(right), f32::from(up));
        // At a corner of the map it goes straight on.
        let mut ways: Vec<(i16, i16)> = all.iter().copied().filter(is_outside).collect();
        ways.sort_by_key(|(right, up)| !goes_on((-right, -up)));
        ways.first().map(|way| out(*way)).into_iter().collect()
    }

    /// Which way a road square leads over a river that no road goes on from.
    fn crosses_alone(&self, site: Site) -> Option<Vec2> {
        let is_road = |terrain| terrain == Terrain::Road;
        let is_river = |terrain| terrain == Terrain::River;
        let (file, rank) = (i16::from(site.file), i16::from(site.rank));
        let beside = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(right, up)| (file + right, rank + up));
        let [east, west, north, south] = beside.map(|at| self.is(at, is_river).is_some());
        let is_alone = beside.iter().all(|at| self.is(*at, is_road).is_none());
        self.is((file, rank), is_road).filter(|_| is_alone)?;
        match (east && west, north && south) {
            (true, _) => Some(Vec2::Y),
            (_, true) => Some(Vec2::X),
            _ => None,
        }
    }

    /// The middle of a player's headquarters as seen from above.
    fn middle_of_headquarters(&self, player: Player) -> Vec2 {
        let own = self.sites().filter(|site| self.map.terrain(*site) == Some(Terrain::Headquarters(player)));
        let places: Vec<Vec2> = own.map(|site| self.flat(site)).collect();
        places.iter().sum::<Vec2>() / places.len().max(1) as f32
    }

    /// The stretches of road that begin on a square and go right, up or diagonally: between two road squares, or from a road to
    /// a village or a headquarters. A diagonal joins only where no side does.
    fn roads(&self, site: Site) -> Vec<(Site, Site)> {
        let is_road = |terrain| terrain == Terrain::Road;
        let leads = |terrain| matches!(terrain, Terrain::Road | Terrain::Village | Terrain::Headquarters(_));
        let at = |right: i16, up: i16| (i16::from(site.file) + right, i16::from(site.rank) + up);
        if self.is(at(0, 0), leads).is_none() {
            return Vec::new();
        }
        let is_own_road = self.is(at(0, 0), is_road).is_some();
        let mut stretches = Vec::new();
        for (right, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            let is_diagonal = right != 0 && up != 0;
            let is_cut = is_diagonal
                && (self.is(at(right, 0), leads).is_some() || self.is(at(0, up), leads).is_some());
            let other = self.is(at(right, up), leads).filter(|_| !is_cut);
            let other = other.filter(|_| is_own_road || self.is(at(right, up), is_road).is_some());
            stretches.extend(other.map(|other| (site, other)));
        }
        stretches
    }
}

impl Look for NapoleonLook {
    fn board_name(&self) -> String {
        format!("napoleon {}", self.map.ron())
    }

    fn half_size(&self) -> Vec2 {
        self.reach() + Vec2::splat(FRAME)
    }

    fn tray(&self) -> Vec2 {
        Vec2::new(BESIDE * SIDE_BY_SIDE as f32 + 0.3, self.reach().y * 0.6)
    }

    fn spots(&self) -> Vec<Spot> {
        let spot = |site| Spot {
            site,
            place: self.place(site),
            half: PITCH * 0.44,
            round: false,
            reach: PITCH / 2.0,
        };
        self.sites().map(spot).collect()
    }

    fn standing(&self, _: Piece, site: Site) -> Transform {
        Transform::from_translation(self.place(site))
    }

    fn beside(&self, piece: Piece, nth: usize) -> Transform {
        // Lost counters are at the right hand of the player who captured them, from the middle towards them.
        let side = if piece.owner == Some(Player::Two) { 1.0 } else { -1.0 };
        let (column, row) = (nth % SIDE_BY_SIDE, nth / SIDE_BY_SIDE);
        let x = self.half_size().x + 0.45 + BESIDE * column as f32;
        let at = Vec3::new(x, TABLE, 0.4 + BESIDE * row as f32);
        Transform::from_translation(at * Vec3::new(side, 1.0, side))
    }

    fn body(&self, _: Piece) -> Body {
        Body { radius: FOOT, height: HEIGHT, middle: HEIGHT / 2.0 }
    }

    fn gait(&self, _: Piece) -> Gait {
        Gait::Lifted
    }

    fn build_board(&self, root: Entity, art: &mut ArtAssets) {
        ground::build(self, root, art);
        nature::build(self, root, art);
    }

    fn build_piece(&self, piece: Piece, root: Entity, art: &mut ArtAssets) {
        let owner = piece.owner.unwrap_or(Player::One);
        // A round head for Blue, a tall hat for Red.
        let body = [(FOOT, 0.0), (FOOT, 0.06), (FOOT * 0.86, 0.11), (FOOT * 0.52, 0.17), (FOOT * 0.4, 0.32)];
        let (name, head): (_, &[(f32, f32)]) = match owner {
            Player::One => (
                "blue counter",
                &[
                    (0.17, 0.35),
                    (0.13, 0.37),
                    (0.165, 0.44),
                    (0.175, 0.5),
                    (0.15, 0.57),
                    (0.09, 0.61),
                    (0.0, 0.62),
                ],
            ),
            Player::Two => (
                "red counter",
                &[(0.17, 0.35), (0.135, 0.37), (0.15, 0.38), (0.185, 0.6), (0.16, 0.62), (0.0, 0.6)],
            ),
        };
        let profile: Vec<(f32, f32)> = body.into_iter().chain(head.iter().copied()).collect();
        let mesh = art.shared_mesh(name, || turned(&profile, 32));
        let stained = art.shared_material(name, || StandardMaterial {
            base_color: colours::COUNTERS[owner.index()].into(),
            perceptual_roughness: 0.32,
            reflectance: 0.45,
            ..default()
        });
        art.commands.entity(root).with_child((mesh, stained));
        if owner == Player::Two {
            // From straight above a hat and a head look alike.
            let plume = art.shared_mesh("plume", || turned(&[(0.075, 0.6), (0.06, 0.66), (0.0, 0.68)], 16));
            let pale = art.shared_material("plume", || StandardMaterial {
                base_color: colours::PLUME.into(),
                perceptual_roughness: 0.5,
                ..default()
            });
            art.commands.entity(root).with_child((plume, pale));
        }
    }
}
