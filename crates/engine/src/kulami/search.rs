//! The search of strong levels: sampling, and solving the end of the match, in turn.
//!
//! Whether the match can be solved in the time that there is turns out only by trying. So both are done in slices that grow: when a search is
//! stopped, whatever it was allowed, no more than half of what it has done was in vain. What comes when depends on the position and on what
//! was done so far, never on the limits.

use super::SOLVER_SPEED;
use super::endgame::{marbles_to_solve, solve_beside};
use super::sampling::{Sampler, result_so_far};
use crate::hash::mix;
use crate::limits::SearchControl;
use crate::{Limits, SearchResult, Stop, TranspositionTable, Tree};
use rules::kulami::{Action, Kulami};

/// The size of each further thread's tree.
const HELPER_MEGABYTES: usize = 8;
/// How far the solver goes ahead of the sampler before that catches up, as a part of all that was sampled.
const SLICE: u64 = 16;

/// Searches a position that is not over.
pub(super) fn search(
    game: &Kulami,
    tree: &mut Tree,
    table: &TranspositionTable,
    limits: &Limits,
    stop: &Stop,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchResult<Action>),
) -> SearchResult<Action> {
    let control = SearchControl::new(*limits, stop);
    // Other threads sample in trees of their own, which are merged into the first at the end.
    let (solved, others) = std::thread::scope(|scope| {
        let control = &control;
        let sampled = |number: u64| {
            let mut tree = Tree::with_megabytes(HELPER_MEGABYTES);
            Sampler::new(game, &mut tree, seed ^ mix(number), control).run(u64::MAX, &mut |_| ());
            tree
        };
        let numbers = 1..limits.threads as u64;
        // If no thread can be started, the search merely takes longer.
        let others: Vec<_> = numbers
            .filter_map(|number| {
                std::thread::Builder::new().spawn_scoped(scope, move || sampled(number)).ok()
            })
            .collect();
        let solved =
            sample_and_solve(game, &mut Sampler::new(game, tree, seed, control), table, control, on_info);
        control.end();
        (solved, others.into_iter().filter_map(|other| other.join().ok()).collect::<Vec<_>>())
    });
    let result = solved.unwrap_or_else(|| {
        others.iter().for_each(|other| tree.add(other));
        result_so_far(game, tree, &control)
    });
    on_info(&result);
    result
}

/// Samples and solves until a limit is reached or the match is solved; the result if it is.
///
/// The solver begins once as much was sampled as it will probably need, and comes before the sampler until it has had as much.
fn sample_and_solve(
    game: &Kulami,
    sampler: &mut Sampler<'_>,
    table: &TranspositionTable,
    control: &SearchControl<'_>,
    on_info: &mut dyn FnMut(&SearchResult<Action>),
) -> Option<SearchResult<Action>> {
    sampler.run(marbles_to_solve(game) / SOLVER_SPEED, on_info);
    if control.is_over() {
        return None;
    }
    let (mut tried, mut counted) = (0, 0);
    let guess = sampler.guess();
    let lines = solve_beside(game, &guess, control, table, &mut |marbles| {
        tried += marbles;
        let work = tried / SOLVER_SPEED;
        control.count(work - counted);
        counted = work;
        if work >= sampler.done + sampler.done / SLICE {
            sampler.run(work, on_info);
        }
    });
    let depth = lines.first()?.turns.len() as u32;
    Some(control.result(lines, depth, true))
}
