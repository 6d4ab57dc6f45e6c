//! Play by the swap rule: a first turn after which neither side is better, and the decision to swap.
//!
//! Both concern persons, not sides, and only the root: the tree below it is searched as ever.

use super::control::Budget;
use super::eval::later;
use super::hash::mix;
use super::measured::{is_measured, measured_lines};
use super::trials::{LEAST_NODES, has_trials, try_out};
use crate::{Eval, Limits, Line, RootPosition, SearchResult, Searchable, Searcher, Skill, Stop, WON};

/// The number of first turns that are searched in each of two rounds; in the first, the one that looks fairest comes before them.
const CANDIDATES: usize = 6;
/// The nodes for each turn in the two rounds of the first pass: a third of all in the first round, and two thirds in the second. Each
/// further pass starts over with so many times more.
const NODES: [u64; 2] = [15, 35];
const GROWTH: u64 = 4;
/// A pass with so many nodes for a turn tries turns out by games, in games that need it.
const NODES_FOR_TRIALS: u64 = LEAST_NODES / 21;
/// A level looks at each turn of the second round with so many times the nodes that it has otherwise: if it took less care than the other
/// player, who may swap, its turn would be worse than it seems.
const CARE: u64 = 4;
/// The number of games that try each turn in each round, in games that need trials.
const TRIALS: [u32; 2] = [8, 20];
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
/// Goes through the turns again and again, each time with more care, until a limit is reached or more would change nothing: the last
/// pass that was finished says what is best. So the result depends on what was searched, not on the limits.
pub(super) fn search_first_turn<G: Searchable>(
    searcher: &mut Searcher,
    root: &RootPosition<G>,
    limits: &Limits,
    stop: &Stop,
    on_info: &mut dyn FnMut(&SearchResult<G::Action>),
) -> SearchResult<G::Action> {
    let mut budget = Budget::new(*limits, stop);
    let measured = measured_lines(root.position(), limits.lines, searcher.seed);
    let result = |lines, depth, budget: &Budget<'_>| SearchResult {
        lines,
        depth,
        nodes: budget.nodes,
        elapsed: budget.began.elapsed(),
        is_exact: false,
    };
    if !measured.is_empty() {
        return result(measured, 1, &budget);
    }
    let mut candidates = candidates(root.position());
    let (mut nodes, mut lines, mut depth) = (NODES, Vec::new(), 0);
    loop {
        candidates.iter_mut().for_each(|candidate| candidate.line = None);
        // What earlier passes found would make some turns better known than others.
        searcher.clear();
        let pass = Pass { nodes, with_trials: has_trials::<G>(limits) && nodes[0] >= NODES_FOR_TRIALS };
        let Looked { depth: reached, fairest, is_cut } =
            pass.look(searcher, root, &mut candidates, &mut budget);
        let is_unfinished = budget.is_over();
        if !is_unfinished || lines.is_empty() {
            (lines, depth) = (fairest_lines(&mut candidates, fairest), reached);
            if limits.lines <= 1 {
                vary(&mut lines, G::ADVANTAGE / TOLERANCE, searcher.seed);
            }
            lines.truncate(limits.lines.max(1));
            on_info(&result(lines.clone(), depth, &budget));
        }
        if is_unfinished || !is_cut {
            return result(lines, depth, &budget);
        }
        nodes = nodes.map(|nodes| nodes.saturating_mul(GROWTH));
    }
}

/// A look at the first turns.
struct Pass {
    /// The nodes for each turn in each round.
    nodes: [u64; 2],
    /// Whether turns are tried out by games.
    with_trials: bool,
}

/// What a pass has found.
struct Looked {
    depth: u32,
    fairest: usize,
    /// Whether more nodes could change it.
    is_cut: bool,
}

impl Pass {
    /// Looks at turns from the whole range, sorted by what they are worth at a glance, and then at the neighbours of the fairest; at
    /// one of them, however tight the limits are.
    fn look<G: Searchable>(
        &self,
        searcher: &mut Searcher,
        root: &RootPosition<G>,
        candidates: &mut [Candidate<G>],
        budget: &mut Budget<'_>,
    ) -> Looked {
        let at_a_glance = |i: &usize| candidates[*i].after.evaluate().abs();
        let fairest = (0..candidates.len()).min_by_key(at_a_glance).unwrap_or(0);
        let mut looked = Looked { depth: 0, fairest, is_cut: false };
        for (round, nodes) in self.nodes.into_iter().enumerate() {
            for index in chosen(round, looked.fairest, candidates.len()) {
                if budget.is_over() && candidates.iter().any(|candidate| candidate.line.is_some()) {
                    return looked;
                }
                let left = budget.left_of(nodes);
                let limits = Limits { lines: 1, ..left };
                let trials = self.with_trials.then_some(TRIALS[round]);
                let skill = searcher.skill.map(|skill| careful::<G>(skill, round));
                let found = evaluate(searcher, skill, root, &candidates[index], trials, &limits, budget.stop);
                budget.nodes += found.nodes;
                looked.is_cut |= !found.is_final;
                looked.depth = looked.depth.max(1 + found.depth);
                candidates[index].line = Some(found.line);
            }
            let values = candidates.iter().enumerate().filter_map(|(i, c)| Some((i, c.line.as_ref()?.eval)));
            looked.fairest =
                values.max_by_key(|(i, eval)| (*eval, std::cmp::Reverse(*i))).map_or(0, |(i, _)| i);
        }
        looked
    }
}

/// The skill with which a level looks at a turn in a round.
fn careful<G: Searchable>(skill: Skill, round: usize) -> Skill {
    let most = skill.nodes.saturating_mul(CARE).min(G::FIRST_TURN_NODES);
    Skill { nodes: if round == 0 { most / CARE } else { most }, ..skill }
}

/// The lines of the turns around the fairest, the best first: a turn of the second round was searched longer than its rivals of the
/// first, which only showed the way.
fn fairest_lines<G: Searchable>(candidates: &mut [Candidate<G>], fairest: usize) -> Vec<Line<G::Action>> {
    let is_near = |i: usize| i.abs_diff(fairest) <= CANDIDATES / 2;
    let near = candidates.iter_mut().enumerate().filter(|(i, _)| is_near(*i));
    let mut lines: Vec<_> = near.filter_map(|(_, candidate)| candidate.line.take()).collect();
    lines.sort_by_key(|line| -line.eval.0);
    lines
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

/// What was found about a turn.
struct Found<A> {
    /// The line that begins with it.
    line: Line<A>,
    nodes: u64,
    depth: u32,
    /// Whether more nodes would change nothing.
    is_final: bool,
}

/// Evaluates a turn by games that try it out, as many as are asked for, or else by a search.
fn evaluate<G: Searchable>(
    searcher: &mut Searcher,
    skill: Option<Skill>,
    root: &RootPosition<G>,
    candidate: &Candidate<G>,
    trials: Option<u32>,
    limits: &Limits,
    stop: &Stop,
) -> Found<G::Action> {
    let mut turns = vec![candidate.turn.clone()];
    if let Some(outcome) = candidate.after.outcome() {
        let eval = outcome.winner.map_or(0, |winner| {
            let has_won = winner == root.position().to_move();
            if has_won { WON - 1 } else { 1 - WON }
        });
        return Found { line: Line { eval: Eval(eval), turns }, nodes: 0, depth: 0, is_final: true };
    }
    let mut after = root.clone();
    let mut position = root.position().clone();
    for action in &candidate.turn {
        position.play_unchecked(action);
        after.advance(&position);
    }
    let mut nodes = 0;
    if let Some(games) = trials {
        let tried = try_out(&after, searcher.skill, searcher.seed, games, limits, stop);
        if let Some(eval) = tried.eval::<G>() {
            let line = Line { eval: Eval(-eval.0.abs()), turns };
            return Found { line, nodes: tried.nodes, depth: 0, is_final: tried.games == games };
        }
        nodes = tried.nodes;
    }
    let result = searcher.search_as(skill, &after, limits, stop, |_| ());
    let eval = result.eval().unwrap_or(Eval(0));
    turns.extend(result.lines.into_iter().next().into_iter().flat_map(|line| line.turns));
    let line = Line { eval: Eval(-later(eval.0, 1).abs()), turns };
    // A level that has done what it may does no more.
    let is_final = result.is_exact || limits.nodes.is_none_or(|limit| result.nodes < limit);
    Found { line, nodes: nodes + result.nodes, depth: result.depth, is_final }
}

/// Moves one of the lines that are hardly worse than the best to the front: matches should not all begin alike.
fn vary<A>(lines: &mut [Line<A>], tolerance: i32, seed: u64) {
    let Some(best) = lines.first().map(|line| line.eval.0).filter(|best| *best <= 0) else { return };
    let alike = lines.partition_point(|line| line.eval.0 >= best - tolerance);
    let drawn = mix(seed) % alike.max(1) as u64;
    lines.swap(0, drawn as usize);
}

/// Whether quick games say what a position is worth: in games that need them, where nothing was measured.
pub(super) fn needs_trials<G: Searchable>(root: &RootPosition<G>) -> bool {
    G::TRIALS > 0 && !is_measured(root)
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
    let eval = Eval(-later(value.0, 1));
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
