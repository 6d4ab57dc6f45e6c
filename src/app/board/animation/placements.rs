//! Plans how pieces are placed on the board, from beside it, and how they leave it.

use bevy::prelude::*;

use super::effects::Planner;
use super::motion::{Manner, Motion, rolling_axis};
use super::speeds::{
    APPEAR, CARRY, DROP, DROP_HEIGHT, DROPPED, LEAVE, RIM, RIM_HEIGHT, SINK, SINK_DEPTH, TIP,
};
use crate::app::board::piece::Spot;
use crate::app::board::spawn::PickSite;
use crate::app::games::{Gait, Happening};
use rules::{Piece, Site};

/// How far a captured piece tips over before it is carried off, and a lost one as it sinks, in radians.
const TIPPED: f32 = 0.42;
const SUNK: f32 = 0.3;

/// How high a piece is carried over a distance.
fn carried_height(from: Transform, to: Transform) -> f32 {
    0.9 + 0.1 * from.translation.distance(to.translation)
}

impl Planner<'_, '_, '_, '_, '_> {
    /// The last piece of its kind beside the board is carried to its place and dropped there.
    pub(super) fn place(&mut self, piece: Piece, site: Site) -> Option<()> {
        let beside = |spot: Spot| match spot {
            Spot::Beside(nth) => Some(nth),
            Spot::On(_) => None,
        };
        let alike = self.board_pieces.iter().filter(|(_, board_piece, ..)| board_piece.is_like(piece));
        let (_, entity) =
            alike.filter_map(|(entity, board_piece, ..)| Some((beside(board_piece.spot)?, entity))).max()?;
        let (_, mut board_piece, mut motions, transform) = self.board_pieces.get_mut(entity).ok()?;
        let start = motions.end().unwrap_or(*transform);
        board_piece.spot = Spot::On(site);
        self.at.insert(site, entity);
        self.commands.entity(entity).insert(PickSite(site));
        let rest = board_piece.rest(self.look);
        let ahead = (rest.translation - start.translation).with_y(0.0).normalize_or_zero();
        let rolls = if self.look.gait(piece) == Gait::Rolls { self.look.body(piece).radius } else { 0.0 };
        let mut above = rest.with_translation(rest.translation + Vec3::Y * DROP_HEIGHT);
        if let (Some((axis, _)), true) = (rolling_axis(ahead), rolls > 0.0) {
            // It is dropped where it comes from, so that it rolls on.
            above.translation += Vec3::Y * RIM_HEIGHT - ahead * RIM;
            above.rotation = Quat::from_axis_angle(axis, -RIM / rolls) * rest.rotation;
        }
        let carried = Motion::straight(self.time, CARRY, start, above);
        let lift = carried_height(start, above) * 0.7;
        let dropped = Motion::straight(carried.end(), DROP, above, rest);
        motions.0.push_back(Motion { lift, ..carried });
        motions.0.push_back(Motion { manner: Manner::Falls, rolls, ..dropped });
        self.time = dropped.end();
        let touches = dropped.start + DROP * DROPPED;
        self.hear(touches, Happening::Touches, Some(piece), rest.translation);
        if rolls > 0.0 {
            self.hear(touches, Happening::Rolls, Some(piece), rest.translation);
        }
        Some(())
    }

    /// A piece sinks into the ground, then lies beside the board.
    pub(super) fn lose(&mut self, piece: Piece, site: Site) -> Option<()> {
        let entity = self.leave(piece, site)?;
        let (_, board_piece, mut motions, _) = self.board_pieces.get_mut(entity).ok()?;
        let from = self.look.standing(board_piece.piece, site);
        let mut sunk = from.with_translation(from.translation - Vec3::Y * SINK_DEPTH);
        sunk.rotation *= Quat::from_rotation_z(SUNK);
        motions.0.push_back(Motion::straight(self.time, SINK, from, sunk));
        self.time += SINK;
        let leaves = Motion::straight(self.time, APPEAR, sunk, board_piece.rest(self.look));
        motions.0.push_back(Motion { lift: 1.6, ..leaves });
        self.timeline.plan(leaves.end());
        self.hear(self.time - SINK, Happening::Sinks, Some(piece), from.translation);
        Some(())
    }

    /// A piece tips over and is carried off to its place beside the board.
    pub(super) fn capture(&mut self, piece: Piece, site: Site, time: f32) -> Option<()> {
        let entity = self.leave(piece, site)?;
        let (_, board_piece, mut motions, _) = self.board_pieces.get_mut(entity).ok()?;
        let from = self.look.standing(board_piece.piece, site);
        let mut tipped = from;
        tipped.translation.y += 0.12;
        tipped.rotation *= Quat::from_rotation_x(TIPPED);
        let tips = Motion::straight(time, TIP, from, tipped);
        let leaves = Motion::straight(tips.end(), LEAVE, tipped, board_piece.rest(self.look));
        motions.0.push_back(tips);
        motions.0.push_back(Motion { lift: carried_height(leaves.from, leaves.to), ..leaves });
        self.timeline.plan(leaves.end());
        self.hear(time, Happening::IsCaptured, Some(piece), from.translation);
        Some(())
    }

    /// Takes the piece on a place off the board.
    fn leave(&mut self, piece: Piece, site: Site) -> Option<Entity> {
        let alike = self.board_pieces.iter().filter(|(_, board_piece, ..)| board_piece.is_like(piece));
        let nth = alike.filter(|(_, board_piece, ..)| board_piece.site().is_none()).count();
        let entity = self.at.remove(&site)?;
        self.board_pieces.get_mut(entity).ok()?.1.spot = Spot::Beside(nth);
        self.commands.entity(entity).remove::<PickSite>();
        Some(entity)
    }
}
