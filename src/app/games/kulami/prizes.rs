//! Where won panels go: onto piles in front of their owners, one pile per size. A pile leans towards its owner like a fan of cards, so
//! that neither the board nor what is lettered at its edge is hidden behind it.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::geometry::{BOTTOM, KulamiLook, LYING, MARBLE, PITCH};
use crate::app::games::{Prize, TrayPlace};
use rules::kulami::{Panel, SIZES};
use rules::{Player, Score, ScoreKind};

/// Between piles, and between them and the board with its trays.
const GAP: f32 = 0.4;
const FREE: f32 = 1.0;
/// From a panel to the next one on its pile: it lies on the marbles of the one below, nearer to its owner.
const LEVEL: f32 = LYING + MARBLE - BOTTOM + 0.04;
const LEAN: f32 = 0.95;

pub(super) fn prizes(look: &KulamiLook, score: &Score) -> Vec<Prize> {
    let Some(panels) = score.part(ScoreKind::Panels) else { return Vec::new() };
    let mut prizes = Vec::new();
    for owner in Player::BOTH {
        // The largest first, as the rule sheet counts them.
        for kind in 0..SIZES.len() {
            let won = panels.regions.iter().filter(|region| region.owner == Some(owner));
            let mut level = 0.0;
            for region in won {
                let first = region.sites.first().and_then(|site| look.layout.panel_at(*site));
                let Some(panel) = first.map(|number| look.layout.panels()[number]) else { continue };
                if panel.kind() != Some(kind) {
                    continue;
                }
                let place = place(look, panel, kind, level, owner);
                let sites = panel.fields().collect();
                prizes.push(Prize { sites, owner, points: region.points, place });
                level += 1.0;
            }
        }
    }
    prizes
}

/// The place of a panel on the pile of its size.
pub(super) fn place(look: &KulamiLook, panel: Panel, kind: usize, level: f32, owner: Player) -> Transform {
    let depth = f32::from(SIZES[kind].1) * PITCH;
    // With a tray between them, the board is far enough.
    let (free, lean) = if look.trays == TrayPlace::Ends { (GAP, LEAN / 2.0) } else { (FREE, LEAN) };
    let away = look.front() + free + depth / 2.0 + lean * level;
    let at = Vec3::new(middle_of_pile(kind), LEVEL * level, away);
    let (turn, at) = match owner {
        Player::One => (0.0, at),
        Player::Two => (PI, at * Vec3::new(-1.0, 1.0, -1.0)),
    };
    let quarter = if panel.height > panel.width { FRAC_PI_2 } else { 0.0 };
    Transform::from_translation(at).with_rotation(Quat::from_rotation_y(turn + quarter))
}

/// How far to the right of the middle the pile of a size is.
fn middle_of_pile(kind: usize) -> f32 {
    let width = |kind: usize| f32::from(SIZES[kind].0) * PITCH + GAP;
    let whole: f32 = (0..SIZES.len()).map(width).sum();
    let before: f32 = (0..kind).map(width).sum();
    before + width(kind) / 2.0 - whole / 2.0
}
