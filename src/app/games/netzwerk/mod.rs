//! Netzwerk's look: robots on tiles, battery stones in sockets, joined by a net of copper.

mod battery;
mod board;
mod colours;
mod geometry;
mod prop;
mod robot;
mod shapes;
mod view;

use std::f32::consts::PI;
use std::sync::Arc;

use bevy::prelude::*;

use super::sounds::common_sound;
use super::{Body, Contact, Gait, Happening, Look, Moment, Sound, Spot, TrayPlace};
use crate::app::art::{ArtAssets, SurfaceSpec};
use geometry::{HALF, SOCKET, TILE, TRAY, energy_path, place};
use rules::netzwerk::{all_fields, all_squares};
use rules::{Piece, PieceKind, Player, Site};
pub(super) use view::VIEW;

/// The look of every match: there is only one board.
#[derive(Debug, Default)]
struct NetzwerkLook {
    trays: TrayPlace,
}

/// Robots face the direction they run in: White's away from the first player.
fn facing(piece: Piece) -> Quat {
    Quat::from_rotation_y(if piece.owner == Some(Player::Two) { PI } else { 0.0 })
}

impl Look for NetzwerkLook {
    fn board_name(&self) -> String {
        "netzwerk".to_owned()
    }

    fn half_size(&self) -> Vec2 {
        Vec2::splat(HALF)
    }

    fn tray(&self) -> Vec2 {
        Vec2::new(TRAY, board::DOCK.y)
    }

    fn trays(&self) -> TrayPlace {
        self.trays
    }

    fn with_trays(&self, trays: TrayPlace) -> Arc<dyn Look> {
        Arc::new(Self { trays })
    }

    fn spots(&self) -> Vec<Spot> {
        let squares = all_squares().map(|square| (square.site(), TILE, false));
        let fields = all_fields().map(|field| (field.site(), SOCKET, true));
        squares
            .chain(fields)
            .map(|(site, half, round)| Spot { site, place: place(site), half, round, reach: 0.66 })
            .collect()
    }

    fn standing(&self, piece: Piece, site: Site) -> Transform {
        match piece.kind {
            PieceKind::Battery => {
                let (turn, height) = if piece.spent { (PI, battery::SPENT) } else { (0.0, battery::CHARGED) };
                let middle = place(site) + Vec3::Y * height;
                Transform::from_translation(middle).with_rotation(Quat::from_rotation_x(turn))
            }
            _ => Transform::from_translation(place(site)).with_rotation(facing(piece)),
        }
    }

    fn beside(&self, piece: Piece, nth: usize) -> Transform {
        // Captured robots wait in the dock of the player who captured them, facing the board.
        board::bay(self.trays, piece.owner.unwrap_or(Player::Two).other(), nth)
    }

    fn body(&self, piece: Piece) -> Body {
        match piece.kind {
            PieceKind::Battery => Body { radius: 0.46, height: battery::THICKNESS, middle: 0.0 },
            _ => Body { radius: 0.52, height: 1.5, middle: 0.75 },
        }
    }

    fn gait(&self, piece: Piece) -> Gait {
        match piece.kind {
            PieceKind::Battery => Gait::Slides,
            _ => Gait::Runs,
        }
    }

    fn contact(&self, piece: Piece, _: bool) -> Option<Contact> {
        // Batteries lie in sockets, whose rims shade them.
        (piece.kind != PieceKind::Battery).then_some(Contact { radius: 0.85, below: 0.0 })
    }

    fn energy_path(&self, payer: Site, mover: Site) -> Vec<Vec3> {
        energy_path(payer, mover)
    }

    fn sound(&self, moment: &Moment) -> Option<Sound> {
        let is_battery = moment.piece.is_some_and(|piece| piece.kind == PieceKind::Battery);
        match moment.happening {
            Happening::TurnsOver => Some(Sound::BatteryClick),
            Happening::Touches if is_battery => Some(Sound::BatteryClick),
            Happening::Touches => Some(Sound::RobotStep),
            Happening::Slides => Some(Sound::BatterySlide),
            Happening::Turns => Some(Sound::RobotServo),
            Happening::Lands { .. } => Some(Sound::RobotJump),
            Happening::IsCaptured => Some(Sound::RobotCapture),
            Happening::IsCharged => Some(Sound::BatteryHum),
            happening => common_sound(happening),
        }
    }

    fn build_board(&self, root: Entity, art: &mut ArtAssets) {
        board::build(root, art);
    }

    fn prop(&self) -> Vec<(Mesh, SurfaceSpec)> {
        prop::parts()
    }

    fn build_trays(&self, root: Entity, art: &mut ArtAssets) {
        board::build_docks(self.trays, root, art);
    }

    fn build_piece(&self, piece: Piece, root: Entity, art: &mut ArtAssets) {
        match piece.kind {
            PieceKind::Battery => battery::build(root, art),
            _ => robot::build(piece.owner, root, art),
        }
    }
}
