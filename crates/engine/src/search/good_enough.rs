//! Shortcuts near the horizon: positions that are good enough are not searched in full.

use super::Search;
use crate::Searchable;
use crate::eval::LIKELY_WON;
use crate::transposition_table::{Bound, TableEntry};

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
        if errs || beta.abs() >= LIKELY_WON {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::SearchControl;
    use crate::levels::{Handicap, Skill};
    use crate::limits::{Limits, Stop};
    use crate::root::RootPosition;
    use crate::transposition_table::TranspositionTable;
    use rules::netzwerk::Netzwerk;

    /// The answer at the start of a game, where `beta` is so much above the static evaluation; and what the table then knows.
    fn asked(skill: Skill, depth: i32, above: i32) -> (Option<i32>, i32, Option<TableEntry>) {
        let (start, stop) = (Netzwerk::default(), Stop::default());
        let (root, key) = (RootPosition::new(start), start.key());
        let control = SearchControl::new(Limits::default(), &stop);
        let table = TranspositionTable::with_megabytes(1);
        let mut search = Search::new(&root, &control, &table, Handicap::new(skill, 1));
        let at_once = search.static_eval(&start, key);
        (search.good_enough(&start, key, depth, 0, at_once + above), at_once, table.probe(key, 0))
    }

    #[test]
    fn a_position_is_good_enough_at_once_or_after_a_likely_play() {
        let strong = Skill::full_strength(1_000);
        let (eval, at_once, known) = asked(strong, 1, 0);
        assert_eq!(eval, Some(at_once));
        assert!(known.is_none(), "nothing was searched");
        let (eval, at_once, known) = asked(strong, 2, -300);
        assert!(eval.is_some_and(|eval| eval >= at_once - 300), "{eval:?}");
        let known = known.unwrap();
        assert_eq!((Some(known.eval), known.depth, known.bound), (eval, 2, Bound::Lower));
        assert_ne!(known.best, 0);
    }

    #[test]
    fn otherwise_it_is_searched_in_full() {
        let strong = Skill::full_strength(1_000);
        assert_eq!(asked(strong, 2, 2_000).0, None, "no play is as good as that");
        assert_eq!(asked(strong, 3, -2_000).0, None, "the horizon is too far away");
        for errs in [Skill { misjudges: 100, ..strong }, Skill { overlooks: 10, ..strong }] {
            assert_eq!(asked(errs, 1, -300).0, None, "levels that err take no shortcuts");
        }
    }
}
