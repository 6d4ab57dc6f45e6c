//! Napoleon's look: painted soldiers on a campaign map.
//!
//! | file | topic |
//! |---|---|
//! | `board.rs` | the frame and what is on it, and the boxes for lost counters |
//! | `geometry.rs`, `map_look.rs` | measures, and where the places of a map are |
//! | `sheet/` | the map as one picture |
//! | `ways.rs` | roads and rivers as lines |
//! | `names/` | lettering on the map |
//! | `scenery/` | trees, villages, the tents and banners of the headquarters |
//! | `colours.rs` | the colours |
//! | `counters.rs` | the counters |
//! | `small_map.rs` | the map in small pictures |
//! | `view.rs` | the game in menus and panels |

mod board;
mod colours;
mod counters;
mod geometry;
mod map_look;
mod names;
mod prop;
mod scenery;
mod sheet;
mod small_map;
#[cfg(test)]
mod tests;
mod view;
mod ways;

use std::sync::Arc;

use bevy::prelude::*;

use super::sounds::common_sound;
use super::{Body, Gait, Happening, Look, Moment, Sound, Spot, TrayPlace};
use crate::app::art::{ArtAssets, SurfaceSpec};
use geometry::{FRAME, PITCH};
use map_look::NapoleonLook;
use rules::{Piece, Player, Site};
pub(super) use view::VIEW;

impl Look for NapoleonLook {
    fn board_name(&self) -> String {
        format!("napoleon {}", self.map.ron())
    }

    fn half_size(&self) -> Vec2 {
        self.reach() + Vec2::splat(FRAME)
    }

    fn tray(&self) -> Vec2 {
        board::strip(self, self.half_size())
    }

    fn trays(&self) -> TrayPlace {
        self.trays
    }

    fn with_trays(&self, trays: TrayPlace) -> Arc<dyn Look> {
        Arc::new(Self { map: self.map, trays, names: self.names.clone() })
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
        board::place(self, self.half_size(), piece.owner, nth).with_rotation(facing(piece))
    }

    fn body(&self, piece: Piece) -> Body {
        let height = counters::height(piece.owner.unwrap_or(Player::One));
        Body { radius: counters::FOOT, height, middle: height / 2.0 }
    }

    fn gait(&self, _: Piece) -> Gait {
        Gait::Lifted
    }

    fn sound(&self, moment: &Moment) -> Option<Sound> {
        match moment.happening {
            Happening::Touches => Some(Sound::CounterStep),
            Happening::Lands { .. } => Some(Sound::CounterJump),
            Happening::IsCaptured => Some(Sound::CounterCapture),
            Happening::Sinks => Some(Sound::Splash),
            happening => common_sound(happening),
        }
    }

    fn build_board(&self, root: Entity, art: &mut ArtAssets) {
        board::build(self, root, art);
    }

    fn prop(&self) -> Vec<(Mesh, SurfaceSpec)> {
        prop::parts()
    }

    fn build_trays(&self, root: Entity, art: &mut ArtAssets) {
        board::build_trays(self, root, art);
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
