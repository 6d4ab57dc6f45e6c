//! Proves that what lies beside the board has room there.

use bevy::prelude::*;

use super::prizes::place;
use super::{KulamiLook, PITCH, TRAY, TRAY_ROWS};
use crate::app::games::kulami::{MARBLE, TRAY_PITCH};
use crate::app::games::{Look, TrayPlace};
use rules::kulami::{Layout, SIZES};
use rules::{Piece, PieceKind, Player};

/// The lowest angle above the table from which the board is usually seen.
const PITCH_OF_VIEW: f32 = 0.8;

fn looks() -> [KulamiLook; 2] {
    [TrayPlace::Sides, TrayPlace::Ends]
        .map(|trays| KulamiLook { trays, ..KulamiLook::new(Layout::default()) })
}

/// The rectangle of a tray, seen from above.
fn tray(look: &KulamiLook, owner: Player) -> Rect {
    let half = Vec3::new(TRAY, 0.0, f32::from(TRAY_ROWS) * TRAY_PITCH) / 2.0;
    let corners =
        [half, -half].map(|at| look.on_tray(owner, Transform::from_translation(at)).translation.xz());
    Rect::from_corners(corners[0], corners[1])
}

#[test]
fn marbles_lie_on_their_own_trays_and_trays_beside_the_board() {
    for look in looks() {
        let board = Rect::from_center_half_size(Vec2::ZERO, look.half_size());
        for owner in Player::BOTH {
            let tray = tray(&look, owner);
            assert!(board.intersect(tray).is_empty(), "{:?}: {tray:?}", look.trays);
            let reach = look.tray_reach() + 0.1;
            assert!(Rect::from_center_half_size(Vec2::ZERO, reach).contains(tray.min.min(tray.max)));
            let marble = Piece { kind: PieceKind::Marble, owner: Some(owner), spent: false };
            for nth in 0..28 {
                let at = look.beside(marble, nth).translation.xz();
                assert!(tray.contains(at), "{:?}: marble {nth} is at {at}", look.trays);
            }
        }
    }
}

#[test]
fn piles_of_the_count_hide_neither_trays_nor_letters() {
    let panel = |kind: usize| {
        let panels = Layout::default();
        panels.panels().iter().copied().find(|panel| panel.kind() == Some(kind)).expect("every size is used")
    };
    for look in looks() {
        for (kind, (long, short, count)) in SIZES.into_iter().enumerate() {
            for level in 0..count {
                let there = place(&look, panel(kind), kind, level as f32, Player::One).translation;
                let half = Vec2::new(f32::from(long), f32::from(short)) * PITCH / 2.0;
                let pile = Rect::from_center_half_size(there.xz(), half);
                for owner in Player::BOTH {
                    assert!(
                        pile.intersect(tray(&look, owner)).is_empty(),
                        "{:?}, {kind}, {level}",
                        look.trays
                    );
                }
                // What the top of its marbles hides behind it begins before the mat does.
                let hidden = (there.y + 2.0 * MARBLE) / PITCH_OF_VIEW.tan();
                let edge = look.half_size().y;
                assert!(
                    there.z - half.y / 2.0 - hidden > edge - 0.8,
                    "{:?}, {kind}, {level}: {there}",
                    look.trays
                );
            }
        }
    }
}
