//! The plays of the root position.

use super::state::{INFINITE, Search};
use crate::engine::eval::SURELY_WON;
use crate::engine::root::RootPosition;
use crate::engine::searchable::Searchable;

/// A play at the root.
pub(crate) struct RootPlay<G: Searchable> {
    pub(crate) play: G::Play,
    pub(crate) eval: i32,
    pub(crate) line: Vec<G::Play>,
}

impl<G: Searchable> Search<'_, G> {
    /// Lists the plays of the root, except those that the handicap overlooks; what was planned comes first.
    pub(crate) fn root_plays(&mut self, root: &RootPosition<G>) -> Vec<RootPlay<G>> {
        let position = root.position();
        let mut plays = Vec::new();
        self.has_all_root_plays = position.plays(&mut plays);
        let key = position.key();
        if self.handicap.is_hasty(key) {
            plays.iter_mut().for_each(|play| *play = position.cut_short(play));
        }
        let seen = |play: &G::Play| !self.handicap.overlooks(key, G::play_key(play), position.is_loud(play));
        if plays.iter().any(seen) {
            plays.retain(seen);
        }
        plays.sort_by_cached_key(|play| -position.ordering_score(play));
        if let Some(planned) = root.planned() {
            plays.retain(|play| G::play_key(play) != G::play_key(planned));
            plays.insert(0, planned.clone());
        }
        // Until a play has been searched.
        let eval = self.static_eval(position, key);
        plays.into_iter().map(|play| RootPlay { play, eval, line: Vec::new() }).collect()
    }

    /// Searches the plays of the root after the first `done`, to `depth` plays, and moves the best of them to the front. Returns `false`
    /// if the search had to end first; the order then reflects what was found until then.
    pub(crate) fn search_root(
        &mut self,
        position: &G,
        plays: &mut [RootPlay<G>],
        done: usize,
        depth: u32,
    ) -> bool {
        let key = position.key();
        let mut alpha = -INFINITE;
        let mut best = None;
        for (i, tried) in plays.iter_mut().enumerate().skip(done) {
            let eval =
                self.search_play(position, key, &tried.play, depth as i32, 0, alpha, INFINITE, i == done, 0);
            if self.control.is_over() {
                break;
            }
            if eval > alpha {
                alpha = eval;
                best = Some(i);
                // A play that was left out might save the position.
                tried.eval = if self.has_all_root_plays { eval } else { eval.max(1 - SURELY_WON) };
                tried.line.clear();
                tried.line.extend_from_slice(&self.plies[1].line);
            }
        }
        if let Some(best) = best {
            plays[done..=best].rotate_right(1);
        }
        !self.control.is_over()
    }
}
