//! Play by the swap rule: a first turn after which neither side is better, and the decision to swap.
//!
//! Both concern persons, not sides, and only the root: the tree below it is searched as ever.

use super::eval::{Eval, SURELY_WON, WON};
use super::hash::mix;
use super::levels::Skill;
use super::limits::{Limits, Stop};
use super::root::RootPosition;
use super::search_result::{Line, SearchResult};
use super::searchable::Searchable;
use super::searcher::Searcher;
use super::trials::{is_worth_trying, try_out};
use crate::games::Game;

/// The number of first turns that are searched in each of two rounds; in the first, the one that looks fairest comes before them.
const CANDIDATES: usize = 6;
/// The share of the limits for each turn of the first round and of the second, as divisors: a third and two thirds in all.
const SHARES: [u32; 2] = [21, 9];
/// A level looks at each turn of each round with so many times the nodes that it has otherwise: if it took less care than the other player,
/// who may swap, its turn would be worse than it seems.
const OF_LEVEL: [u64; 2] = [1, 4];
/// The number of games that try each turn in each round, and those before a swap, in games that need trials.
const TRIALS: [u32; 2] = [8, 20];
pub(super) const TRIALS_BEFORE_SWAP: u32 = 40;
/// The nodes that each turn gets if there is no limit.
const MOST_NODES: u64 = 20_000;
/// The part of [`Searchable::ADVANTAGE`] by which a first turn may be worse than the fairest, as a divisor: two percent of all games.
const TOLERANCE: i32 = 12;

/// A first turn.
struct Candidate<G: Searchable> {
    turn: Vec<G::Action>,
    after: G,
    /// The value for the player who makes it, if the other one then chooses the better side.
    line: Option<Line<G::Action>>,
}

/// Searches the first turn of a match by the swap rule. Its value is never above zero unless it wins: the other player can swap.
///
/// Turns are sorted by their static evaluation. Some from the whole range are searched, then the neighbours of the fairest.
pub(super) fn search_first_turn<G: Searchable>(
    searcher: &mut Searcher,
    root: &RootPosition<G>,
    limits: &Limits,
    stop: &Stop,
) -> SearchResult<G::Action> {
    let began = web_time::Instant::now();
    let mut candidates = candidates(root.position());
    let measured = measured_lines(root.position(), &candidates, limits.lines, searcher.seed());
    if !measured.is_empty() {
        return SearchResult {
            lines: measured,
            depth: 1,
            nodes: 0,
            elapsed: began.elapsed(),
            is_exact: false,
        };
    }
    let (mut nodes, mut depth) = (0, 0);
    let at_a_glance = |i: &usize| candidates[*i].after.evaluate().abs();
    let mut fairest = (0..candidates.len()).min_by_key(at_a_glance).unwrap_or(0);
    for (round, divisor) in SHARES.into_iter().enumerate() {
        let share = share(searcher, limits, round);
        for index in chosen(round, fairest, candidates.len()) {
            let is_over = stop.is_stopped()
                || limits.nodes.is_some_and(|limit| nodes >= limit)
                || limits.time.is_some_and(|limit| began.elapsed() >= limit);
            if is_over && candidates.iter().any(|candidate| candidate.line.is_some()) {
                break;
            }
            let candidate = &mut candidates[index];
            let left = limits.nodes.map(|limit| limit.saturating_sub(nodes));
            let share = Limits { nodes: [share.nodes, left].into_iter().flatten().min(), ..share };
            // A level limits the nodes of a search, not those of trials.
            let of_trials = Limits { nodes: limits.nodes.map(|nodes| nodes / u64::from(divisor)), ..share };
            let trials = is_worth_trying::<G>(limits).then_some((TRIALS[round], of_trials));
            let skill = searcher.skill().map(|skill| Skill { nodes: skill.nodes * OF_LEVEL[round], ..skill });
            let (line, searched, reached) = evaluate(searcher, skill, root, candidate, trials, &share, stop);
            candidate.line = Some(line);
            nodes += searched;
            depth = depth.max(1 + reached);
        }
        let values = candidates.iter().enumerate().filter_map(|(i, c)| Some((i, c.line.as_ref()?.eval)));
        fairest = values.max_by_key(|(i, eval)| (*eval, std::cmp::Reverse(*i))).map_or(0, |(i, _)| i);
    }
    // A turn of the second round was searched longer than its rivals of the first, which only showed the way.
    let is_near = |i: usize| i.abs_diff(fairest) <= CANDIDATES / 2;
    let mut lines: Vec<_> =
        candidates.into_iter().enumerate().filter(|(i, _)| is_near(*i)).filter_map(|(_, c)| c.line).collect();
    lines.sort_by_key(|line| -line.eval.0);
    if limits.lines <= 1 {
        vary(&mut lines, G::ADVANTAGE / TOLERANCE, searcher.seed());
    }
    lines.truncate(limits.lines.max(1));
    SearchResult { lines, depth, nodes, elapsed: began.elapsed(), is_exact: false }
}

/// The turns worth a look, sorted by what they are worth at a glance.
fn candidates<G: Searchable>(position: &G) -> Vec<Candidate<G>> {
    let mut plays = Vec::new();
    if position.outcome().is_none() {
        position.plays(&mut plays);
    }
    // Fair turns are rarely good ones: short ones are added.
    plays.extend(plays.clone().iter().map(|play| position.cut_short(play)));
    let mut candidates: Vec<Candidate<G>> = Vec::new();
    for play in plays {
        let (mut turn, mut after) = (Vec::new(), position.clone());
        G::actions_of(&play, &mut turn);
        after.make(&play);
        if candidates.iter().all(|known| known.after != after) {
            candidates.push(Candidate { turn, after, line: None });
        }
    }
    candidates.sort_by_cached_key(|candidate| (candidate.after.evaluate(), candidate.turn.clone()));
    candidates
}

/// The first turns that were measured to be fair, the first of them drawn by chance.
fn measured_lines<G: Searchable>(
    position: &G,
    candidates: &[Candidate<G>],
    most: usize,
    seed: u64,
) -> Vec<Line<G::Action>> {
    let fair = position.fair_starts();
    let mut lines: Vec<_> = fair
        .iter()
        .filter_map(|start| candidates.iter().find(|candidate| candidate.after == *start))
        .map(|candidate| Line { eval: Eval(0), turns: vec![candidate.turn.clone()] })
        .collect();
    vary(&mut lines, 0, seed);
    let mut known: Vec<Line<G::Action>> = Vec::new();
    for line in lines {
        if !known.contains(&line) {
            known.push(line);
        }
    }
    known.truncate(most.max(1));
    known
}

/// The positions after the first turns of one action that were measured to be fair on a board, from a table of boards by name: as many as
/// there are lots. In the table, turns are separated by spaces; one that is there several times has several lots.
pub(super) fn measured_starts<G: Game>(start: &G, board: &str, table: &[(&str, &str)]) -> Vec<G> {
    let after = |text: &str| {
        let (action, mut after) = (start.read_action(text).ok()?, start.clone());
        after.play(&action).ok()?;
        Some(after)
    };
    let turns = table.iter().filter(|(name, _)| *name == board).flat_map(|(_, turns)| turns.split(' '));
    turns.filter_map(after).collect()
}

/// The indices of those to search in a round: some from the whole range, then those around the fairest.
fn chosen(round: usize, fairest: usize, count: usize) -> Vec<usize> {
    let mut chosen: Vec<usize> = if round == 0 {
        let last = count.saturating_sub(1);
        let range = (0..CANDIDATES).map(|i| i * last / (CANDIDATES - 1)).filter(|i| *i != fairest);
        std::iter::once(fairest).chain(range).collect()
    } else {
        let first = (fairest + 1).saturating_sub(CANDIDATES / 2);
        (first..first + CANDIDATES).collect()
    };
    chosen.retain(|index| *index < count);
    chosen.dedup();
    chosen
}

/// The limits for one of the turns.
fn share(searcher: &Searcher, limits: &Limits, round: usize) -> Limits {
    let divisor = SHARES[round];
    let given = limits.nodes.map(|nodes| nodes / u64::from(divisor));
    let is_unlimited = searcher.skill().is_none() && limits.time.is_none() && limits.depth.is_none();
    let nodes = given.or(is_unlimited.then_some(MOST_NODES));
    Limits { nodes, time: limits.time.map(|time| time / divisor), lines: 1, ..*limits }
}

/// The line that begins with a turn, the nodes searched, and the depth reached.
fn evaluate<G: Searchable>(
    searcher: &mut Searcher,
    skill: Option<Skill>,
    root: &RootPosition<G>,
    candidate: &Candidate<G>,
    trials: Option<(u32, Limits)>,
    limits: &Limits,
    stop: &Stop,
) -> (Line<G::Action>, u64, u32) {
    let mut turns = vec![candidate.turn.clone()];
    if let Some(outcome) = candidate.after.outcome() {
        let eval = outcome.winner.map_or(0, |winner| {
            let has_won = winner == root.position().to_move();
            if has_won { WON - 1 } else { 1 - WON }
        });
        return (Line { eval: Eval(eval), turns }, 0, 0);
    }
    let mut after = root.clone();
    let mut position = root.position().clone();
    for action in &candidate.turn {
        position.play_unchecked(action);
        after.advance(&position);
    }
    if let Some((games, of_trials)) = trials {
        let tried = try_out(&after, searcher.skill(), searcher.seed(), games, &of_trials, stop);
        if let Some(eval) = tried.eval::<G>() {
            return (Line { eval: Eval(-eval.0.abs()), turns }, tried.nodes, 0);
        }
    }
    let result = searcher.search_as(skill, &after, limits, stop, |_| ());
    let eval = result.eval().unwrap_or(Eval(0));
    turns.extend(result.lines.into_iter().next().into_iter().flat_map(|line| line.turns));
    (Line { eval: Eval(-later(eval.0).abs()), turns }, result.nodes, result.depth)
}

/// Moves one of the lines that are hardly worse than the best to the front: matches should not all begin alike.
fn vary<A>(lines: &mut [Line<A>], tolerance: i32, seed: u64) {
    let Some(best) = lines.first().map(|line| line.eval.0).filter(|best| *best <= 0) else { return };
    let alike = lines.partition_point(|line| line.eval.0 >= best - tolerance);
    let drawn = mix(seed) % alike.max(1) as u64;
    lines.swap(0, drawn as usize);
}

/// The value of a position a turn before it: proven ends are a turn further away.
const fn later(eval: i32) -> i32 {
    match eval {
        SURELY_WON.. => eval - 1,
        _ if eval <= -SURELY_WON => eval + 1,
        _ => eval,
    }
}

/// Whether quick games say what a position is worth: in games that need them, where nothing was measured.
pub(super) fn needs_trials<G: Searchable>(root: &RootPosition<G>) -> bool {
    G::HAS_TRIALS && !is_measured(root)
}

/// Whether the position was measured to be fair.
fn is_measured<G: Searchable>(root: &RootPosition<G>) -> bool {
    root.position().fair_starts().contains(root.position())
}

/// What the position of a player who may swap is worth: nothing if it was measured to be fair; else by trials, if the game needs them and
/// the limits allow them.
pub(super) fn value_before_swap<G: Searchable>(
    searcher: &Searcher,
    root: &RootPosition<G>,
    limits: &Limits,
    stop: &Stop,
) -> Option<Eval> {
    if is_measured(root) {
        return Some(Eval(0));
    }
    if !is_worth_trying::<G>(limits) {
        return None;
    }
    let half = Limits { time: limits.time.map(|time| time / 2), ..*limits };
    try_out(root, searcher.skill(), searcher.seed(), TRIALS_BEFORE_SWAP, &half, stop).eval::<G>()
}

/// The result of a search where the player may also swap. The other side's value is the opposite of what the position is worth, or else
/// of the best line. `swap` is the action.
pub(super) fn with_swap<A: Clone>(
    result: SearchResult<A>,
    swap: A,
    value: Option<Eval>,
    lines: usize,
) -> SearchResult<A> {
    let mut result = result;
    let Some(best) = result.lines.first_mut() else { return result };
    // A proven end is surer than any trial.
    let value = value.filter(|_| best.eval.end().is_none()).unwrap_or(best.eval);
    best.eval = value;
    let eval = Eval(-later(value.0));
    let turns = std::iter::once(vec![swap]).chain(best.turns.iter().cloned()).collect();
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

    fn result(evals: &[i32]) -> SearchResult<&'static str> {
        let lines = evals.iter().map(|eval| Line { eval: Eval(*eval), turns: vec![vec!["a"]] }).collect();
        SearchResult { lines, depth: 1, nodes: 1, elapsed: std::time::Duration::ZERO, is_exact: false }
    }

    #[test]
    fn the_better_side_is_chosen() {
        let turn = |evals: &[i32]| with_swap(result(evals), "swap", None, 1).turn().to_vec();
        assert_eq!(turn(&[-30]), ["swap"]);
        assert_eq!(turn(&[30]), ["a"]);
        assert_eq!(turn(&[0]), ["a"], "not for nothing");
        let lost = with_swap(result(&[3 - WON]), "swap", None, 1);
        assert_eq!(lost.eval().and_then(Eval::end), Some(4), "the swap takes a turn");
        let tried = |value: i32| with_swap(result(&[30]), "swap", Some(Eval(value)), 1);
        assert_eq!((tried(-5).turn(), tried(-5).eval()), (&["swap"][..], Some(Eval(5))), "trials say more");
        assert_eq!(tried(5).turn(), ["a"]);
        let several = with_swap(result(&[20, -10, -30]), "swap", None, 3);
        assert_eq!(several.lines.iter().map(|line| line.eval.0).collect::<Vec<_>>(), [20, -10, -20]);
    }

    #[test]
    fn first_turns_from_the_whole_range_then_around_the_fairest() {
        assert_eq!(chosen(0, 30, 64), [30, 0, 12, 25, 37, 50, 63]);
        assert_eq!(chosen(0, 1, 3), [1, 0, 2]);
        assert_eq!(chosen(0, 0, 1), [0]);
        assert_eq!(chosen(1, 20, 64), [18, 19, 20, 21, 22, 23]);
        assert_eq!(chosen(1, 63, 64), [61, 62, 63]);
        assert_eq!(chosen(1, 0, 64), [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn the_first_turn_varies_only_among_equals() {
        let fronts: std::collections::BTreeSet<i32> = (0..50)
            .map(|seed| {
                let mut lines = result(&[-1, -5, -20, -40]).lines;
                vary(&mut lines, 20, seed);
                lines[0].eval.0
            })
            .collect();
        assert_eq!(fronts.into_iter().collect::<Vec<_>>(), [-20, -5, -1]);
    }
}
