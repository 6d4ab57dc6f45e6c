//! What the look of a match knows: its map, and where the names of its places are lettered.

use bevy::math::{Vec2, Vec3};

use super::geometry;
use super::names::{Name, place_names};
use crate::app::games::TrayPlace;
use rules::Site;
use rules::napoleon::Map;

/// The look of a match on a map.
#[derive(Debug)]
pub(super) struct NapoleonLook {
    pub(super) map: Map,
    pub(super) trays: TrayPlace,
    /// The names of places, where they are lettered.
    pub(super) names: Vec<Name>,
}

impl NapoleonLook {
    pub(super) fn new(map: Map) -> Self {
        Self { map, trays: TrayPlace::Sides, names: place_names(map) }
    }

    /// Half the width and depth of the map.
    pub(super) fn reach(&self) -> Vec2 {
        geometry::reach(self.map)
    }

    pub(super) fn sites(&self) -> impl Iterator<Item = Site> + use<> {
        geometry::sites(self.map)
    }

    /// The middle of a square as seen from above: x to the right, y away from the first player.
    pub(super) fn flat(&self, site: Site) -> Vec2 {
        geometry::flat(self.map, site)
    }

    pub(super) fn place(&self, site: Site) -> Vec3 {
        geometry::ground(self.flat(site))
    }
}
