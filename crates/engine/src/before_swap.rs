//! The search of a position whose player may swap sides: what it is worth decides, and games can say more about that than a search.

use super::fair_start::is_measured;
use super::limits::SearchControl;
use super::search_result::later;
use super::trials::{LEAST_NODES, has_trials, try_out};
use crate::{AnySearchResult, Eval, Limits, Line, RootPosition, SearchResult, Searchable, Searcher, Stop};
use rules::AnyAction;

/// The fewest games that say anything.
const FEWEST: u32 = 8;

/// Searches the position. What it is worth is not always up to the search: nothing if it was measured to be fair, or else what games say,
/// in games that need them. `on_info` gets what is known so far.
///
/// Games come after a search that is long enough for a choice, and before a longer one, whatever the limits are.
pub(super) fn search_before_swap<G: Searchable>(
    searcher: &mut Searcher,
    root: &RootPosition<G>,
    limits: &Limits,
    stop: &Stop,
    on_info: &mut dyn FnMut(&AnySearchResult),
) -> AnySearchResult
where
    AnyAction: From<G::Action>,
{
    let told = |result: &SearchResult<G::Action>, value| {
        with_swap(result.clone().map(AnyAction::from), value, limits.lines)
    };
    let measured = is_measured(root).then_some(Eval(0));
    if measured.is_some() || !has_trials::<G>(limits) {
        let result = searcher.search(root, limits, stop, |result| on_info(&told(result, measured)));
        return told(&result, measured);
    }
    let control = SearchControl::new(*limits, stop);
    let mut result = searcher
        .search(root, &control.left_of(Some(LEAST_NODES)), stop, |result| on_info(&told(result, None)));
    control.add(result.nodes);
    if control.is_over_by_now() || result.is_exact {
        return told(&result, None);
    }
    // One that ended by itself found all that it could.
    let is_enough = result.nodes < LEAST_NODES;
    let tried = try_out(root, searcher.skill, searcher.seed, G::TRIALS, &control);
    let value = tried.eval::<G>().filter(|_| tried.games >= FEWEST);
    (result.nodes, result.elapsed) = (control.nodes(), control.began.elapsed());
    on_info(&told(&result, value));
    if control.is_over_by_now() || is_enough {
        return told(&result, value);
    }
    let whole = |deeper: &SearchResult<G::Action>| SearchResult {
        nodes: control.nodes() + deeper.nodes,
        elapsed: control.began.elapsed(),
        ..deeper.clone()
    };
    let left = control.left_of(None);
    let deeper = whole(&searcher.search(root, &left, stop, |deeper| on_info(&told(&whole(deeper), value))));
    // A search that was cut off sooner knows less.
    if deeper.depth < result.depth && !deeper.is_exact {
        (result.nodes, result.elapsed) = (deeper.nodes, deeper.elapsed);
        return told(&result, value);
    }
    told(&deeper, value)
}

/// Whether quick games say what a position is worth: in games that need them, where nothing was measured.
pub(super) fn needs_trials<G: Searchable>(root: &RootPosition<G>) -> bool {
    G::TRIALS > 0 && !is_measured(root)
}

/// The result of a search where the player may also swap. The other side's value is the opposite of what the position is worth, or else
/// of the best line.
fn with_swap(mut result: AnySearchResult, value: Option<Eval>, lines: usize) -> AnySearchResult {
    let Some(best) = result.lines.first_mut() else { return result };
    // A proven end is surer than any trial.
    let value = value.filter(|_| best.eval.end().is_none()).unwrap_or(best.eval);
    best.eval = value;
    let eval = Eval(-later(value.0, 1));
    let turns = std::iter::once(vec![AnyAction::Swap]).chain(best.turns.iter().cloned()).collect();
    for line in &mut result.lines {
        line.eval = line.eval.min(value);
    }
    let place = result.lines.partition_point(|line| line.eval >= eval);
    result.lines.insert(place, Line { eval, turns });
    result.lines.truncate(lines.max(1));
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WON;
    use rules::{Game, GameKind};

    fn other() -> AnyAction {
        GameKind::ALL[0].set_up("", None, None).unwrap().actions().swap_remove(0)
    }

    fn result(evals: &[i32]) -> AnySearchResult {
        let lines = evals.iter().map(|eval| Line { eval: Eval(*eval), turns: vec![vec![other()]] }).collect();
        SearchResult { lines, depth: 1, nodes: 1, elapsed: std::time::Duration::ZERO, is_exact: false }
    }

    #[test]
    fn the_better_side_is_chosen() {
        let turn = |evals: &[i32]| with_swap(result(evals), None, 1).turn().to_vec();
        assert_eq!(turn(&[-30]), [AnyAction::Swap]);
        assert_eq!(turn(&[30]), [other()]);
        assert_eq!(turn(&[0]), [other()], "not for nothing");
        let lost = with_swap(result(&[3 - WON]), None, 1);
        assert_eq!(lost.eval().and_then(Eval::end), Some(4), "the swap takes a turn");
        let tried = |value: i32| with_swap(result(&[30]), Some(Eval(value)), 1);
        assert_eq!((tried(-5).turn(), tried(-5).eval()), (&[AnyAction::Swap][..], Some(Eval(5))));
        assert_eq!(tried(5).turn(), [other()]);
        let several = with_swap(result(&[20, -10, -30]), None, 3);
        assert_eq!(several.lines.iter().map(|line| line.eval.0).collect::<Vec<_>>(), [20, -10, -20]);
    }
}
