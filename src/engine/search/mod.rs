//! Looking ahead: alpha-beta with a table of positions, the likely best plays first, less depth for the others.

mod ordering;
mod quiescence;

use ordering::reduction;

use crate::engine::limits::Watch;
use crate::engine::problem::Problem;
use crate::engine::searched::{SURELY_WON, Searched, WON};
use crate::engine::skill::Sight;
use crate::engine::table::{Bound, Known, Table};

/// More than any worth.
pub(in crate::engine) const INFINITE: i32 = WON + 1;
/// The most plays that are looked ahead.
pub(in crate::engine) const DEEPEST: usize = 96;
/// The depth of what was looked at to the end of the game.
const TO_THE_END: u8 = u8::MAX;
/// So many plays are picked out one by one, the rest is sorted.
const SORTED_LATER: usize = 4;
/// Marks of plays.
const MARKS: usize = 1 << 16;

/// One thread's search.
pub(in crate::engine) struct Search<'a, G: Searched> {
    watch: &'a Watch<'a>,
    table: &'a Table,
    sight: Sight,
    /// One for each ply: they are used again and again, so that nothing is allocated while searching.
    plies: Vec<Ply<G>>,
    /// How often plays with a mark were better than expected.
    history: Vec<i32>,
    /// The keys of the positions before the present one since something was taken: first the match's, then the search's.
    way: Vec<u64>,
    /// How many of the last actions took nothing, at each ply.
    quiet: [usize; DEEPEST + 2],
    /// Plays that the watch has not been told of yet.
    untold: u64,
    /// Whether something was left unseen: the horizon was reached, or a play left out.
    pub(in crate::engine) is_cut_short: bool,
}

/// What the search needs at one distance from the root.
struct Ply<G: Searched> {
    plays: Vec<G::Play>,
    /// Numbers of plays with how early they are to be tried.
    order: Vec<(i32, u32)>,
    /// The best line from here.
    line: Vec<G::Play>,
    /// Marks of quiet plays that refuted something at this distance.
    killers: [u16; 2],
}

/// A play at the root.
pub(in crate::engine) struct RootPlay<G: Searched> {
    pub(in crate::engine) play: G::Play,
    pub(in crate::engine) worth: i32,
    pub(in crate::engine) line: Vec<G::Play>,
}

impl<'a, G: Searched> Search<'a, G> {
    pub(in crate::engine) fn new(
        problem: &Problem<G>,
        watch: &'a Watch<'a>,
        table: &'a Table,
        sight: Sight,
    ) -> Self {
        let ply = || Ply { plays: Vec::new(), order: Vec::new(), line: Vec::new(), killers: [0; 2] };
        let mut way = problem.before().to_vec();
        way.reserve(DEEPEST + 2);
        let mut quiet = [0; DEEPEST + 2];
        quiet[0] = problem.quiet();
        Self {
            watch,
            table,
            sight,
            plies: (0..DEEPEST + 2).map(|_| ply()).collect(),
            history: vec![0; MARKS],
            way,
            quiet,
            untold: 0,
            is_cut_short: false,
        }
    }

    /// The plays of the root, without those that are overlooked.
    pub(in crate::engine) fn root_plays(&self, position: &G) -> Vec<RootPlay<G>> {
        let mut plays = Vec::new();
        position.plays(&mut plays);
        if self.sight.is_hasty() {
            plays.iter_mut().for_each(|play| *play = position.cut_short(play));
        }
        let key = position.key();
        let seen = |play: &G::Play| !self.sight.overlooks(key, G::mark(play), position.is_loud(play));
        if plays.iter().any(seen) {
            plays.retain(seen);
        }
        plays.sort_by_cached_key(|play| -position.promise(play));
        // As long as nothing is known of a play.
        let worth = self.judge(position, key);
        plays.into_iter().map(|play| RootPlay { play, worth, line: Vec::new() }).collect()
    }

    /// Looks at all plays of the root but the first `done`, `depth` plays deep, and puts the best to their front. `false` if the search
    /// had to end before: then the order is as good as it could be told.
    pub(in crate::engine) fn look_at_root(
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
            let worth =
                self.try_play(position, key, &tried.play, depth as i32, 0, alpha, INFINITE, i == done, 0);
            if self.watch.is_over() {
                break;
            }
            if worth > alpha {
                alpha = worth;
                best = Some(i);
                tried.worth = worth;
                tried.line.clear();
                tried.line.extend_from_slice(&self.plies[1].line);
            }
        }
        if let Some(best) = best {
            plays[done..=best].rotate_right(1);
        }
        !self.watch.is_over()
    }

    /// Makes a play and tells its worth to who makes it.
    fn try_play(
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
        if let Some(worth) = ended(position, &next, ply) {
            self.plies[ply + 1].line.clear();
            return worth;
        }
        self.quiet[ply + 1] = if is_loud { 0 } else { self.quiet[ply] + 1 };
        self.way.push(key);
        let deeper = depth - 1;
        let mut worth;
        if is_first {
            worth = -self.look(&next, deeper, ply + 1, -beta, -alpha, true);
        } else {
            // The others are expected to be no better, which is quick to prove; those that are better are looked at again.
            worth = -self.look(&next, deeper - less, ply + 1, -alpha - 1, -alpha, true);
            if worth > alpha && less > 0 {
                worth = -self.look(&next, deeper, ply + 1, -alpha - 1, -alpha, true);
            }
            if worth > alpha && worth < beta {
                worth = -self.look(&next, deeper, ply + 1, -beta, -alpha, true);
            }
        }
        self.way.pop();
        worth
    }

    /// What a position, in which the game goes on, is worth to the player to move, exactly if that lies between `alpha` and `beta`.
    fn look(
        &mut self,
        position: &G,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        may_pass: bool,
    ) -> i32 {
        self.plies[ply].line.clear();
        if self.watch.is_over() {
            return 0;
        }
        let key = position.key();
        if self.is_repeated(key, ply) || position.quiet_limit().is_some_and(|limit| self.quiet[ply] >= limit)
        {
            // True on this way only.
            self.is_cut_short = true;
            return 0;
        }
        if ply >= DEEPEST {
            self.is_cut_short = true;
            return self.judge(position, key);
        }
        if depth <= 0 {
            self.is_cut_short = true;
            return self.quiesce(position, key, ply, alpha, beta);
        }
        let is_narrow = beta - alpha == 1;
        let known = self.table.find(key, ply);
        if let Some(known) = known.filter(|known| is_narrow && i32::from(known.depth) >= depth) {
            let is_enough = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.worth >= beta,
                Bound::Upper => known.worth <= alpha,
            };
            if is_enough {
                self.is_cut_short |= known.depth != TO_THE_END;
                return known.worth;
            }
        }
        // Told for this position alone, so that the table knows what is certain.
        let was_cut_short = std::mem::take(&mut self.is_cut_short);
        let may_pass = is_narrow && may_pass && depth >= 3 && beta < SURELY_WON;
        let passed = if may_pass { position.passed() } else { None };
        let passed = passed.filter(|passed| passed.verdict().is_none());
        let may_be_futile = is_narrow && G::MARGIN > 0 && depth <= 2 && alpha > -SURELY_WON;
        let judged = if passed.is_some() || may_be_futile { self.judge(position, key) } else { 0 };
        // Who stands well enough even without a play can be taken at their word.
        if let Some(passed) = passed.filter(|_| judged >= beta) {
            self.is_cut_short = true;
            self.quiet[ply + 1] = self.quiet[ply] + 1;
            self.way.push(key);
            let worth = -self.look(&passed, depth - 3, ply + 1, -beta, 1 - beta, false);
            self.way.pop();
            if self.watch.is_over() {
                return 0;
            }
            if worth >= beta {
                return beta;
            }
            self.is_cut_short = false;
        }
        let hint = known.map(|known| known.best);
        self.list_plays(position, key, ply, hint);
        self.is_cut_short |= self.plies[ply].order.len() < self.plies[ply].plays.len();
        // Lent from the ply, and given back at the end.
        let plays = std::mem::take(&mut self.plies[ply].plays);
        let mut order = std::mem::take(&mut self.plies[ply].order);
        let is_futile = may_be_futile && judged + G::MARGIN * depth <= alpha;
        let first_alpha = alpha;
        let (mut best, mut best_mark) = (-INFINITE, 0);
        for i in 0..order.len() {
            // Often the first plays are enough: all are sorted only when they are needed.
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
            let play = &plays[order[i].1 as usize];
            let is_quiet = !position.is_loud(play);
            if is_futile && i > 0 && is_quiet {
                self.is_cut_short = true;
                best = best.max(judged);
                continue;
            }
            let less = if is_quiet && depth >= 3 { reduction(depth, i, G::EARLY) } else { 0 };
            let worth = self.try_play(position, key, play, depth, ply, alpha, beta, i == 0, less);
            if self.watch.is_over() {
                break;
            }
            if worth > best {
                best = worth;
                best_mark = G::mark(play);
            }
            if worth > alpha {
                alpha = worth;
                let (here, deeper) = self.plies.split_at_mut(ply + 1);
                let line = &mut here[ply].line;
                line.clear();
                line.push(play.clone());
                line.extend_from_slice(&deeper[0].line);
            }
            if alpha >= beta {
                if is_quiet {
                    self.praise(G::mark(play), ply, depth);
                }
                break;
            }
        }
        self.plies[ply].plays = plays;
        self.plies[ply].order = order;
        if !self.watch.is_over() {
            let bound = match best {
                _ if best >= beta => Bound::Lower,
                _ if best > first_alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let depth =
                if self.is_cut_short { depth.min(i32::from(TO_THE_END) - 1) as u8 } else { TO_THE_END };
            self.table.keep(key, ply, Known { worth: best, depth, bound, best: best_mark });
        }
        self.is_cut_short |= was_cut_short;
        best
    }

    /// What a position looks like, as this level sees it.
    fn judge(&self, position: &G, key: u64) -> i32 {
        (position.evaluate() + self.sight.misjudgement(key)).clamp(1 - SURELY_WON, SURELY_WON - 1)
    }

    /// Whether a position was there before, with the same player to move: going round in circles wins nothing.
    fn is_repeated(&self, key: u64, ply: usize) -> bool {
        let back = self.way.len().min(self.quiet[ply]);
        self.way[self.way.len() - back..].contains(&key)
    }

    fn count(&mut self) {
        self.untold += 1;
        if self.untold >= G::HANDFUL {
            self.tell_count();
        }
    }

    /// Tells the watch of all plays so far.
    pub(in crate::engine) fn tell_count(&mut self) {
        self.watch.count(std::mem::take(&mut self.untold));
    }
}

/// What a play that ended the game is worth to who made it. A play that wins need not pass the turn on.
fn ended<G: Searched>(before: &G, after: &G, ply: usize) -> Option<i32> {
    let verdict = sooner(after.verdict()?, ply + 1);
    Some(if after.to_move() == before.to_move() { verdict } else { -verdict })
}

/// A win that is nearer is worth more.
const fn sooner(verdict: i32, ply: usize) -> i32 {
    match verdict {
        SURELY_WON.. => verdict - ply as i32,
        _ if verdict <= -SURELY_WON => verdict + ply as i32,
        _ => verdict,
    }
}
