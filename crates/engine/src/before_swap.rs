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
    let mut result =
        searcher.search(root, &budget.left_of(LEAST_NODES), stop, |result| on_info(result, None));
    budget.nodes += result.nodes;
    if budget.is_over() || result.is_exact {
        return (result, None);
    }
    // One that ended by itself found all that it could.
    let is_enough = result.nodes < LEAST_NODES;
    let tried = try_out(root, searcher.skill, searcher.seed, G::TRIALS, &mut budget);
    let value = tried.eval::<G>().filter(|_| tried.games >= FEWEST);
    (result.nodes, result.elapsed) = (budget.nodes, budget.began.elapsed());
    on_info(&result, value);
    if budget.is_over() || is_enough {
        return (result, value);
    }
    let whole = |deeper: &SearchResult<G::Action>| SearchResult {
        nodes: budget.nodes + deeper.nodes,
        elapsed: budget.began.elapsed(),
        ..deeper.clone()
    };
    let deeper = whole(&searcher.search(root, &budget.left(), stop, |deeper| on_info(&whole(deeper), value)));
    // A search that was cut off sooner knows less.
    if deeper.depth < result.depth && !deeper.is_exact {
        (SearchResult { nodes: deeper.nodes, elapsed: deeper.elapsed, ..result }, value)
    } else {
        (deeper, value)
    }
}
