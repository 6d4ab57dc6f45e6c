//! Shortcuts near the horizon: positions that are good enough are not searched in full.

use super::state::Search;
use crate::engine::eval::SURELY_WON;
use crate::engine::searchable::Searchable;
use crate::engine::transposition_table::{Bound, TableEntry};

/// Up to so many plays before the horizon, a likely play is tried before all plays are listed.
const LIKELY_PLAY_DEPTH: i32 = 2;

impl<G: Searchable> Search<'_, G> {
    /// An evaluation of at least `beta`, if the position at once looks as good as that, or one likely play makes it so.
    ///
    /// Levels that err do so in the whole tree, and take no shortcuts.
    pub(super) fn good_enough(
        &mut self,
        position: &G,
        key: u64,
        depth: i32,
        ply: usize,
        beta: i32,
    ) -> Option<i32> {
        let errs = !self.handicap.sees_all() || !self.handicap.judges_exactly();
        if errs || beta.abs() >= SURELY_WON {
            return None;
        }
        if depth <= G::REVERSE_FUTILITY_DEPTH {
            let at_once = self.static_eval(position, key);
            if at_once >= beta {
                return Some(at_once);
            }
        }
        if depth > LIKELY_PLAY_DEPTH {
            return None;
        }
        let play = position.likely_play()?;
        let eval = self.search_play(position, key, &play, depth, ply, beta - 1, beta, true, 0);
        if eval < beta || self.control.is_over() {
            return None;
        }
        let best = G::play_key(&play);
        self.table.store(key, ply, TableEntry { eval, depth: depth as u8, bound: Bound::Lower, best });
        Some(eval)
    }
}
