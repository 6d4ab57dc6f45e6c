//! Napoleon's look: painted soldiers on a campaign map.
//!
//! | file | topic |
//! |---|---|
//! | `board.rs` | the frame, and what is on it |
//! | `sheet/` | the map as one picture |
//! | `ways.rs` | roads and rivers as lines |
//! | `names/` | lettering on the map |
//! | `scenery/` | trees, villages, the tents and banners of the headquarters |
//! | `counters.rs` | the counters |
//! | `trays.rs` | the places of lost counters |
//! | `view.rs`, `emblem.rs`, `mini_board.rs` | the game in menus and panels |

mod board;
mod colours;
mod counters;
mod emblem;
mod mini_board;
mod names;
mod scenery;
mod sheet;
#[cfg(test)]
mod tests;
mod trays;
mod view;
mod ways;

use bevy::prelude::*;

use super::{Body, Gait, Look, Spot};
use crate::app::art::{ArtAssets, WoodSpec};
use crate::games::napoleon::Map;
use crate::games::{Piece, Player, Site};
use names::Name;
pub(super) use view::NapoleonView;

/// The look of a match on a map.
#[derive(Debug)]
struct NapoleonLook {
    map: Map,
    /// The names of places, where they are lettered.
    names: Vec<Name>,
}

/// From one square to the next.
const PITCH: f32 = 0.82;
/// The width of the frame.
const FRAME: f32 = 0.8;
/// The height of the table below the board's surface.
const TABLE: f32 = -0.57;

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

impl NapoleonLook {
    fn new(map: Map) -> Self {
        Self { map, names: names::place_names(map) }
    }

    /// Half the width and depth of the map.
    fn reach(&self) -> Vec2 {
        sheet::reach(self.map)
    }

    fn sites(&self) -> impl Iterator<Item = Site> + use<> {
        sheet::sites(self.map)
    }

    /// The middle of a square as seen from above: x to the right, y away from the first player.
    fn flat(&self, site: Site) -> Vec2 {
        sheet::flat(self.map, site)
    }

    fn place(&self, site: Site) -> Vec3 {
        let at = self.flat(site);
        Vec3::new(at.x, 0.0, -at.y)
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
        trays::strip(self, self.half_size())
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

    fn standing(&self, piece: Piece, site: Site) -> Transform {
        Transform::from_translation(self.place(site)).with_rotation(facing(piece))
    }

    fn beside(&self, piece: Piece, nth: usize) -> Transform {
        trays::place(self, self.half_size(), piece.owner, nth).with_rotation(facing(piece))
    }

    fn body(&self, piece: Piece) -> Body {
        let height = counters::height(piece.owner.unwrap_or(Player::One));
        Body { radius: counters::FOOT, height, middle: height / 2.0 }
    }

    fn gait(&self, _: Piece) -> Gait {
        Gait::Lifted
    }

    fn build_board(&self, root: Entity, art: &mut ArtAssets) {
        board::build(self, root, art);
    }

    fn build_piece(&self, piece: Piece, root: Entity, art: &mut ArtAssets) {
        counters::build(piece.owner.unwrap_or(Player::One), root, art);
    }
}

/// Soldiers look at the enemy.
fn facing(piece: Piece) -> Quat {
    let turn = if piece.owner == Some(Player::Two) { 0.0 } else { std::f32::consts::PI };
    Quat::from_rotation_y(turn)
}
