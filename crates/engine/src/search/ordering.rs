//! Move ordering: which plays are searched first, and which to a reduced depth.

use super::{Ply, Search};
use crate::Searchable;

impl<G: Searchable> Search<'_, G> {
    /// Lists the plays of a position with their ordering scores: all, for a search of so many plays, or only the loud ones.
    pub(super) fn list_plays(
        &mut self,
        position: &G,
        key: u64,
        ply: usize,
        hash_play: Option<u16>,
        depth: Option<i32>,
    ) {
        let Ply { plays, has_all, order, killers, .. } = &mut self.plies[ply];
        plays.clear();
        order.clear();
        *has_all = match depth {
            Some(depth) => position.plays_within(depth, self.time, plays),
            None => {
                position.loud_plays(plays);
                false
            }
        };
        // Only complete plays have their keys.
        if hash_play.is_some_and(|best| !plays.iter().any(|play| G::play_key(play) == best)) {
            plays.iter_mut().for_each(|play| position.complete(play));
        }
        let score = |play: &G::Play| {
            let play_key = G::play_key(play);
            if hash_play == Some(play_key) {
                return i32::MAX;
            }
            let killer = if killers.contains(&play_key) { 200 } else { 0 };
            position.ordering_score(play) + killer + self.history[usize::from(play_key)]
        };
        let sees_all = self.handicap.sees_all();
        for (i, play) in (0_u32..).zip(plays.iter()) {
            if sees_all || !self.handicap.overlooks(position, key, play) {
                order.push((score(play), i));
            }
        }
        *has_all &= order.len() == plays.len();
        // At least one play is always seen.
        if order.is_empty() && !plays.is_empty() {
            order.push((0, 0));
        }
    }

    /// Rewards a quiet play that caused a cutoff: it becomes a killer of its ply and gains a history bonus.
    pub(super) fn add_history_bonus(&mut self, play_key: u16, ply: usize, depth: i32) {
        let killers = &mut self.plies[ply].killers;
        if killers[0] != play_key {
            killers[1] = killers[0];
            killers[0] = play_key;
        }
        let bonus = &mut self.history[usize::from(play_key)];
        *bonus += depth * depth;
        if *bonus > 4_000 {
            self.history.iter_mut().for_each(|bonus| *bonus /= 2);
        }
    }
}

/// The late-move reduction, in plays, of the quiet play at this place in the order.
pub(super) fn reduction(depth: i32, place: usize, full_depth: usize) -> i32 {
    if place < full_depth.max(1) {
        return 0;
    }
    let late = (place / full_depth.max(1)).ilog2() as i32;
    (1 + late / 2 + depth / 6).min(depth - 1)
}
