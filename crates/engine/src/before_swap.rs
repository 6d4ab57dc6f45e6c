//! The search of a position whose player may swap sides: what it is worth decides, and games can say more about that than a search.

use super::control::Budget;
use super::measured::is_measured;
use super::trials::{LEAST_NODES, has_trials, try_out};
use crate::{Eval, Limits, RootPosition, SearchResult, Searchable, Searcher, Stop};

/// The fewest games that say anything.
const FEWEST: u32 = 8;

/// Searches the position; and says what it is worth, if something else than the search knows that: nothing if it was measured to be
/// fair, or else what games say, in games that need them. `on_info` gets both as far as they are known.
///
/// Games come after a search that is long enough for a choice, and before a longer one, whatever the limits are.
pub(super) fn search_before_swap<G: Searchable>(
    searcher: &mut Searcher,
    root: &RootPosition<G>,
    limits: &Limits,
    stop: &Stop,
    on_info: &mut dyn FnMut(&SearchResult<G::Action>, Option<Eval>),
) -> (SearchResult<G::Action>, Option<Eval>) {
    let measured = is_measured(root).then_some(Eval(0));
    if measured.is_some() || !has_trials::<G>(limits) {
        return (searcher.search(root, limits, stop, |result| on_info(result, measured)), measured);
    }
    let mut budget = Budget::new(*limits, stop);
    let first = searcher.search(root, &budget.left_of(LEAST_NODES), stop, |result| on_info(result, None));
    budget.nodes += first.nodes;
    if budget.is_over() || first.is_exact {
        return (first, None);
    }
    let tried = try_out(root, searcher.skill, searcher.seed, G::TRIALS, &budget.left(), stop);
    budget.nodes += tried.nodes;
    let value = tried.eval::<G>().filter(|_| tried.games >= FEWEST);
    let whole = |result: &SearchResult<G::Action>, before: u64, budget: &Budget<'_>| SearchResult {
        nodes: before + result.nodes,
        elapsed: budget.began.elapsed(),
        ..result.clone()
    };
    let result = whole(&first, tried.nodes, &budget);
    on_info(&result, value);
    // One that ended by itself found all that it could.
    if budget.is_over() || first.nodes < LEAST_NODES {
        return (result, value);
    }
    let before = budget.nodes;
    let deeper =
        searcher.search(root, &budget.left(), stop, |result| on_info(&whole(result, before, &budget), value));
    let deeper = whole(&deeper, before, &budget);
    // A search that was cut off sooner knows less.
    let is_less = deeper.depth < result.depth && !deeper.is_exact;
    (
        if is_less {
            SearchResult { nodes: deeper.nodes, elapsed: deeper.elapsed, ..result }
        } else {
            deeper
        },
        value,
    )
}
