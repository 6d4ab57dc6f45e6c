//! Beyond the horizon: positions are judged when nothing can be taken any more.

use super::{DEEPEST, Search, ended};
use crate::engine::searched::Searched;

impl<G: Searched> Search<'_, G> {
    /// Looks at loud plays until it is quiet.
    pub(super) fn quiesce(&mut self, position: &G, key: u64, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        let mut best = self.judge(position, key);
        if best >= beta || ply >= DEEPEST {
            return best;
        }
        alpha = alpha.max(best);
        let mut plays = std::mem::take(&mut self.plies[ply].plays);
        let mut order = std::mem::take(&mut self.plies[ply].order);
        plays.clear();
        order.clear();
        position.loud_plays(&mut plays);
        for (i, play) in (0_u32..).zip(&plays) {
            if self.sight.sees_all() || !self.sight.overlooks(key, G::mark(play), true) {
                order.push((position.promise(play), i));
            }
        }
        order.sort_unstable_by_key(|(promise, i)| (-promise, *i));
        for (_, i) in order.iter().take(G::LOUD) {
            let mut next = position.clone();
            next.make(&plays[*i as usize]);
            self.count();
            if self.watch.is_over() {
                break;
            }
            self.plies[ply + 1].line.clear();
            let worth = ended(position, &next, ply).unwrap_or_else(|| {
                let key = next.key();
                -self.quiesce(&next, key, ply + 1, -beta, -alpha)
            });
            best = best.max(worth);
            alpha = alpha.max(worth);
            if alpha >= beta {
                break;
            }
        }
        self.plies[ply].plays = plays;
        self.plies[ply].order = order;
        best
    }
}
