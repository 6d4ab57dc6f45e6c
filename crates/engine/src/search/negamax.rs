//! Negamax: principal variation search with null moves, futility pruning and late-move reductions; and the captures
//! beyond the horizon.

use super::ordering::reduction;
use super::{INFINITE, MAX_PLY, Search, ended};
use crate::search_result::{LIKELY_WON, unproven};
use crate::transposition_table::{Bound, TO_THE_END, TableEntry};
use crate::{SURELY_WON, Searchable};

/// The number of plays picked one by one before the rest is sorted.
const SORTED_LATER: usize = 4;

/// Up to so many plays before the horizon, late quiet plays are skipped.
const LATE_PLAYS_DEPTH: i32 = 3;

impl<G: Searchable> Search<'_, G> {
    /// Makes a play and returns its evaluation for the player who makes it: that another one loses as well, or was left out, is not known
    /// yet, so that a loss is proven only if all plays of the position are tried.
    pub(super) fn search_play(
        &mut self,
        position: &G,
        key: u64,
        play: &G::Play,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        is_first: bool,
        less: i32,
    ) -> i32 {
        let is_loud = position.is_loud(play);
        let mut next = position.clone();
        next.make(play);
        self.count();
        let has_all = self.plies[ply].has_all;
        let known = |eval: i32| if has_all || eval > -SURELY_WON { eval } else { unproven(eval) };
        if let Some(eval) = ended(position, &next, ply) {
            self.plies[ply + 1].line.clear();
            return known(eval);
        }
        self.quiet[ply + 1] = if is_loud { 0 } else { self.quiet[ply] + 1 };
        self.path.push(key);
        let deeper = depth - 1;
        let mut eval;
        if is_first {
            eval = known(-self.negamax(&next, deeper, ply + 1, -beta, -alpha, true));
        } else {
            // A null window quickly proves that a play is no better; one that is better is searched again.
            eval = known(-self.negamax(&next, deeper - less, ply + 1, -alpha - 1, -alpha, true));
            if eval > alpha && less > 0 {
                eval = known(-self.negamax(&next, deeper, ply + 1, -alpha - 1, -alpha, true));
            }
            if eval > alpha && eval < beta {
                eval = known(-self.negamax(&next, deeper, ply + 1, -beta, -alpha, true));
            }
        }
        self.path.pop();
        eval
    }

    /// The evaluation of a position that is not over for the player to move, exact if it lies between `alpha` and `beta`.
    fn negamax(
        &mut self,
        position: &G,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        may_try_null_move: bool,
    ) -> i32 {
        self.plies[ply].line.clear();
        if self.control.is_over() {
            return 0;
        }
        let key = position.key();
        if self.is_repeated(key, ply) || position.quiet_limit().is_some_and(|limit| self.quiet[ply] >= limit)
        {
            // A draw on this path only.
            self.is_incomplete = true;
            return 0;
        }
        if ply >= MAX_PLY {
            self.is_incomplete = true;
            return self.static_eval(position, key);
        }
        if depth <= 0 {
            self.is_incomplete = true;
            return self.quiesce(position, key, ply, alpha, beta);
        }
        let is_narrow = beta - alpha == 1;
        let hit = self.table.probe(key, ply);
        if let Some(entry) = hit.filter(|entry| is_narrow && i32::from(entry.depth) >= depth) {
            let is_enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.eval >= beta,
                Bound::Upper => entry.eval <= alpha,
            };
            if is_enough {
                self.is_incomplete |= entry.depth != TO_THE_END;
                return entry.eval;
            }
        }
        // Tracked for this position alone, so that the table knows what is proven.
        let was_incomplete = std::mem::take(&mut self.is_incomplete);
        let may_try_null_move = is_narrow && may_try_null_move && depth >= 3 && beta < LIKELY_WON;
        let null_move = if may_try_null_move { position.null_move() } else { None };
        let null_move = null_move.filter(|null_move| null_move.terminal_eval().is_none());
        let may_be_futile = is_narrow && G::FUTILITY_MARGIN > 0 && depth <= 2 && alpha > -LIKELY_WON;
        let static_eval =
            if null_move.is_some() || may_be_futile { self.static_eval(position, key) } else { 0 };
        // A position that is good enough even without making a play needs no further proof.
        if let Some(null_move) = null_move.filter(|_| static_eval >= beta) {
            self.is_incomplete = true;
            self.quiet[ply + 1] = self.quiet[ply] + 1;
            self.path.push(key);
            let less = if depth > 4 { 4 } else { 3 };
            let eval = -self.negamax(&null_move, depth - less, ply + 1, -beta, 1 - beta, false);
            self.path.pop();
            if self.control.is_over() {
                return 0;
            }
            if eval >= beta {
                return beta;
            }
            self.is_incomplete = false;
        }
        let hash_play = hit.map(|entry| entry.best).filter(|best| *best != 0);
        let is_futile = may_be_futile && static_eval + G::FUTILITY_MARGIN * depth <= alpha;
        self.list_plays(position, key, ply, hash_play, (!is_futile).then_some(depth));
        self.is_incomplete |= !self.plies[ply].has_all;
        // Borrowed from the ply, and returned at the end.
        let mut plays = std::mem::take(&mut self.plies[ply].plays);
        let mut order = std::mem::take(&mut self.plies[ply].order);
        let bounded_by = G::COMPLETION_MARGIN.filter(|_| depth == 1 && self.handicap.judges_exactly());
        let first_alpha = alpha;
        let is_late_pruned = is_narrow && depth <= LATE_PLAYS_DEPTH && self.handicap.sees_all();
        let late =
            if is_late_pruned { G::LATE_PLAYS.saturating_mul((depth * depth) as usize) } else { usize::MAX };
        // Where quiet plays are futile, none is made.
        let (mut best, mut best_key) = (if is_futile { static_eval } else { -INFINITE }, 0);
        for i in 0..order.len() {
            // The first plays often suffice: the rest is sorted only when needed.
            match i {
                0..SORTED_LATER => {
                    let next = (i..order.len()).max_by_key(|j| (order[*j].0, -i64::from(order[*j].1)));
                    order.swap(i, next.unwrap_or(i));
                }
                SORTED_LATER => {
                    order[i..].sort_unstable_by_key(|(rank, number)| (-i64::from(*rank), *number));
                }
                _ => {}
            }
            let play = &mut plays[order[i].1 as usize];
            if let Some(margin) = bounded_by.filter(|_| i > 0) {
                let mut bound = position.ordering_score(play) + margin;
                if bound > alpha {
                    position.complete(play);
                    bound = position.ordering_score(play);
                }
                if bound <= alpha {
                    self.is_incomplete = true;
                    best = best.max(bound);
                    continue;
                }
            }
            position.complete(play);
            let play = &*play;
            let is_quiet = !position.is_loud(play);
            if is_quiet && (is_futile || i >= late && best > -LIKELY_WON) {
                self.is_incomplete = true;
                continue;
            }
            let less = if is_quiet && depth >= 2 { reduction(depth, i, G::FULL_DEPTH_PLAYS) } else { 0 };
            let eval = self.search_play(position, key, play, depth, ply, alpha, beta, i == 0, less);
            if self.control.is_over() {
                break;
            }
            if eval > best {
                best = eval;
                best_key = G::play_key(play);
            }
            if eval > alpha {
                alpha = eval;
                let (here, deeper) = self.plies.split_at_mut(ply + 1);
                let line = &mut here[ply].line;
                line.clear();
                line.push(play.clone());
                line.extend_from_slice(&deeper[0].line);
            }
            if alpha >= beta {
                if is_quiet {
                    self.add_history_bonus(G::play_key(play), ply, depth);
                }
                break;
            }
        }
        self.plies[ply].plays = plays;
        self.plies[ply].order = order;
        if !self.control.is_over() {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best > first_alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let depth =
                if self.is_incomplete { depth.min(i32::from(TO_THE_END) - 1) as u8 } else { TO_THE_END };
            self.table.store(key, ply, TableEntry { eval: best, depth, bound, best: best_key });
        }
        self.is_incomplete |= was_incomplete;
        best
    }

    /// Quiescence search: beyond the horizon, positions are evaluated once no loud play is left.
    fn quiesce(&mut self, position: &G, key: u64, ply: usize, mut alpha: i32, beta: i32) -> i32 {
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
            if self.handicap.sees_all() || !self.handicap.overlooks(position, key, play) {
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
