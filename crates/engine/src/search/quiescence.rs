//! Quiescence search: beyond the horizon, positions are evaluated once no capture is left.

use super::state::{MAX_PLY, Search, ended};
use crate::searchable::Searchable;

impl<G: Searchable> Search<'_, G> {
    /// Searches loud plays until the position is quiet.
    pub(super) fn quiesce(&mut self, position: &G, key: u64, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        let mut best = self.static_eval(position, key);
        if best >= beta || ply >= MAX_PLY {
            return best;
        }
        alpha = alpha.max(best);
        let mut plays = std::mem::take(&mut self.plies[ply].plays);
        let mut order = std::mem::take(&mut self.plies[ply].order);
        plays.clear();
        order.clear();
        position.loud_plays(&mut plays);
        for (i, play) in (0_u32..).zip(&plays) {
            if self.handicap.sees_all() || !self.handicap.overlooks(key, G::play_key(play), true) {
                order.push((position.ordering_score(play), i));
            }
        }
        let best_first = |(ordering_score, i): &(i32, u32)| (-ordering_score, *i);
        if order.len() > G::MAX_LOUD_PLAYS {
            order.select_nth_unstable_by_key(G::MAX_LOUD_PLAYS, best_first);
            order.truncate(G::MAX_LOUD_PLAYS);
        }
        order.sort_unstable_by_key(best_first);
        for (_, i) in &order {
            let mut next = position.clone();
            next.make(&plays[*i as usize]);
            self.count();
            if self.control.is_over() {
                break;
            }
            self.plies[ply + 1].line.clear();
            let eval = ended(position, &next, ply).unwrap_or_else(|| {
                let key = next.key();
                -self.quiesce(&next, key, ply + 1, -beta, -alpha)
            });
            best = best.max(eval);
            alpha = alpha.max(eval);
            if alpha >= beta {
                break;
            }
        }
        self.plies[ply].plays = plays;
        self.plies[ply].order = order;
        best
    }
}
