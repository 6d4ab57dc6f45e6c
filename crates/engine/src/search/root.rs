//! The plays of the root position.

use std::time::Duration;

use super::{INFINITE, Search};
use crate::search_result::LIKELY_WON;
use crate::{RootPosition, Searchable, WON, Work};

/// How many positions are looked at for a win at once: before anything else, and for each play that was searched.
const FIRST_WORK: u64 = 20_000;
const WORK_PER_NODE: u64 = 50;

/// Players who may search so many nodes list more plays at once, and more again after so many times as many; at most so often.
const WIDENING: (u64, u64) = (2_000, 10);
const MOST_WIDENED: u32 = 3;
/// To list them takes a hundredth of a second or a few: in less time than this, something has to be searched.
const LEAST_TIME: Duration = Duration::from_millis(50);

/// The number of nodes from which on a search counts as longer, by how often it did before.
const fn nodes_of(time: u32) -> u64 {
    WIDENING.0.saturating_mul(WIDENING.1.saturating_pow(time))
}

pub(crate) struct RootPlay<G: Searchable> {
    pub(crate) play: G::Play,
    pub(crate) eval: i32,
    /// What it is preferred by: see [`Handicap::preference`](crate::levels::Handicap::preference).
    preference: i32,
    pub(crate) line: Vec<G::Play>,
}

impl<G: Searchable> Search<'_, G> {
    /// Lists the plays of the root, except those that the handicap overlooks; what was planned comes first.
    pub(crate) fn root_plays(&mut self, root: &RootPosition<G>) -> Vec<RootPlay<G>> {
        let position = root.position();
        let mut plays = Vec::new();
        let has_all = position.plays(&mut plays);
        let key = position.key();
        let is_hasty = self.handicap.is_hasty(key);
        if is_hasty {
            plays.iter_mut().for_each(|play| *play = position.cut_short(play));
        }
        let seen = |play: &G::Play| !self.handicap.overlooks(position, key, play);
        self.plies[0].has_all = has_all && !is_hasty && plays.iter().all(seen);
        if plays.iter().any(seen) {
            plays.retain(seen);
        } else if self.handicap.skill.overlooks_further > 0 {
            // Something is always seen: rather what is near than everything.
            let nearest = plays.iter().map(|play| position.further_steps(play)).min();
            plays.retain(|play| Some(position.further_steps(play)) == nearest);
        }
        plays.sort_by_cached_key(|play| -position.ordering_score(play));
        if let Some(planned) = &root.planned {
            plays.retain(|play| G::play_key(play) != G::play_key(planned));
            plays.insert(0, planned.clone());
        }
        self.unsearched(root, plays)
    }

    fn unsearched(&self, root: &RootPosition<G>, plays: Vec<G::Play>) -> Vec<RootPlay<G>> {
        let key = root.position().key();
        // Until a play has been searched.
        let eval = self.static_eval(root.position(), key);
        let preference = |play: &G::Play| self.handicap.preference::<G>(key, play, root.turns);
        let plays = plays.into_iter();
        plays.map(|play| RootPlay { preference: preference(&play), play, eval, line: Vec::new() }).collect()
    }

    /// Adds plays that take longer to list: after a first look, however many nodes may still follow, so that a search that is stopped has found
    /// as much as one that may do no more, and each time that it has become so much longer. Returns whether there are any.
    pub(crate) fn widen(&mut self, root: &RootPosition<G>, plays: &mut Vec<RootPlay<G>>) -> bool {
        let nodes = match self.widened {
            0 => self.handicap.skill.nodes,
            _ => self.control.nodes(),
        };
        let least = nodes_of(self.widened);
        let is_short = self.control.limits.time.is_some_and(|time| time < LEAST_TIME);
        if nodes < least || is_short || !self.handicap.sees_all() || self.widened == MOST_WIDENED {
            return false;
        }
        let (before, mut more) = (plays.len(), Vec::new());
        root.position().more_plays(self.widened, &mut more);
        self.widened += 1;
        more.retain(|play| plays.iter().all(|known| G::play_key(&known.play) != G::play_key(play)));
        plays.extend(self.unsearched(root, more));
        plays.len() > before
    }

    /// A play that wins at once, by exact search. It is looked for first, and again each time that the search has become twice as long, so that
    /// it takes a small part of the time. Only for players who overlook nothing.
    fn find_win(&mut self, position: &G) -> Option<G::Play> {
        let most = FIRST_WORK.max(self.control.nodes() * WORK_PER_NODE);
        if most / 2 < self.exact_work || !self.handicap.sees_all() || !self.handicap.judges_exactly() {
            return None;
        }
        let mut work = Work::within(most, self.control);
        let win = position.winning_play(&mut work);
        // Once there surely is none, it is not looked for again.
        self.exact_work = if work.has_given_up() { most } else { u64::MAX };
        win
    }

    /// Searches the plays of the root after the first `done`, to `depth` plays, and moves the best of them to the front. Returns `false`
    /// if the search had to end first; the order then reflects what was found until then.
    pub(crate) fn search_root(
        &mut self,
        position: &G,
        plays: &mut Vec<RootPlay<G>>,
        done: usize,
        depth: u32,
    ) -> bool {
        let key = position.key();
        self.is_incomplete |= !self.plies[0].has_all;
        let mut alpha = -INFINITE;
        let mut best = None;
        let mut next = done;
        for i in done..plays.len() {
            if done == 0
                && alpha < WON - 1
                && let Some(play) = self.find_win(position)
            {
                plays.retain(|other| G::play_key(&other.play) != G::play_key(&play));
                plays.insert(0, RootPlay { play, eval: WON - 1, preference: 0, line: Vec::new() });
                return !self.control.is_over();
            }
            if self.control.nodes() >= nodes_of(self.time) {
                self.time += 1;
            }
            let tried = &mut plays[i];
            let least = (alpha - tried.preference).max(-INFINITE);
            let eval =
                self.search_play(position, key, &tried.play, depth as i32, 0, least, INFINITE, i == done, 0);
            if self.control.is_over() {
                break;
            }
            next = i + 1;
            // No preference outweighs what is won or lost.
            let value = if eval.abs() < LIKELY_WON { eval + tried.preference } else { eval };
            if value > alpha {
                alpha = value;
                best = Some(i);
                tried.eval = eval;
                tried.line.clear();
                tried.line.extend_from_slice(&self.plies[1].line);
            } else if eval <= -LIKELY_WON {
                // It loses, whatever was estimated before.
                tried.eval = eval;
            }
        }
        if let Some(best) = best {
            plays[done..=best].rotate_right(1);
        }
        if next < plays.len() {
            // Cut off: that what was tried loses says nothing about the rest.
            let is_open = |i: &usize| plays[*i].eval > -LIKELY_WON;
            if plays[done].eval <= -LIKELY_WON
                && let Some(open) = (next..plays.len()).find(is_open)
            {
                plays[done..=open].rotate_right(1);
            }
            plays[done].eval = plays[done].eval.max(-LIKELY_WON);
        }
        !self.control.is_over()
    }
}
