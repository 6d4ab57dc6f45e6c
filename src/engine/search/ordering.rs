//! Which plays are looked at first, and which less deeply.

use super::{Ply, Search};
use crate::engine::searched::Searched;

impl<G: Searched> Search<'_, G> {
    /// Lists the plays of a position at a ply, with how early each is to be tried.
    pub(super) fn list_plays(&mut self, position: &G, key: u64, ply: usize, hint: Option<u16>) {
        let Ply { plays, order, killers, .. } = &mut self.plies[ply];
        plays.clear();
        order.clear();
        position.plays(plays);
        let rank = |play: &G::Play| {
            let mark = G::mark(play);
            if hint == Some(mark) {
                return i32::MAX;
            }
            let killer = if killers.contains(&mark) { 200 } else { 0 };
            position.promise(play) + killer + self.history[usize::from(mark)]
        };
        let sees_all = self.sight.sees_all();
        for (i, play) in (0_u32..).zip(plays.iter()) {
            if sees_all || !self.sight.overlooks(key, G::mark(play), position.is_loud(play)) {
                order.push((rank(play), i));
            }
        }
        // Nobody overlooks everything.
        if order.is_empty() && !plays.is_empty() {
            order.push((0, 0));
        }
    }

    /// Remembers that a quiet play was good.
    pub(super) fn praise(&mut self, mark: u16, ply: usize, depth: i32) {
        let killers = &mut self.plies[ply].killers;
        if killers[0] != mark {
            killers[1] = killers[0];
            killers[0] = mark;
        }
        let praised = &mut self.history[usize::from(mark)];
        *praised += depth * depth;
        if *praised > 4_000 {
            self.history.iter_mut().for_each(|praise| *praise /= 2);
        }
    }
}

/// By how many plays less deep a quiet play is looked at that comes late.
pub(super) fn reduction(depth: i32, place: usize, early: usize) -> i32 {
    if place < early.max(1) {
        return 0;
    }
    let late = (place / early.max(1)).ilog2() as i32;
    (1 + late / 2 + depth / 6).min(depth - 1)
}
