//! The first turn of a match by the swap rule: one after which neither side is better. Where such turns were
//! measured, as [`Searchable::fair_starts`] tells, it is one of them; elsewhere it is searched.

use std::collections::HashSet;

use super::hash::mix;
use super::limits::SearchControl;
use super::search::ended;
use super::search_result::later;
use super::searchable::FirstTurn;
use super::trials::{LEAST_NODES, has_trials, try_out};
use crate::{Eval, Limits, Line, RootPosition, SearchResult, Searchable, Searcher, Skill, Stop};
use rules::Game;

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
    let control = SearchControl::new(*limits, stop);
    let measured = measured_lines(root.position(), limits.lines, searcher.seed);
    if !measured.is_empty() {
        return control.result(measured, 1, false);
    }
    let turns = turns_worth_a_look(root.position());
    let (mut nodes, mut lines, mut depth) = (NODES, Vec::new(), 0);
    loop {
        // What earlier passes found would make some turns better known than others.
        searcher.clear();
        let with_trials = has_trials::<G>(limits) && nodes[0] >= NODES_FOR_TRIALS;
        let pass = look(searcher, root, &turns, nodes, with_trials, &control);
        let (is_unfinished, is_cut) = (control.is_over_by_now(), pass.is_cut);
        if !is_unfinished || lines.is_empty() {
            depth = pass.depth;
            lines = pass.fairest_lines();
            if limits.lines <= 1 {
                vary(&mut lines, G::ADVANTAGE / TOLERANCE, searcher.seed);
            }
            lines.truncate(limits.lines.max(1));
            on_info(&control.result(lines.clone(), depth, false));
        }
        if is_unfinished || !is_cut {
            return control.result(lines, depth, false);
        }
        nodes = nodes.map(|nodes| nodes.saturating_mul(GROWTH));
    }
}

/// What a look at the first turns has found.
struct Pass<A> {
    /// The lines that begin with them, as far as they were looked at: for the player who makes the turn, if the other one then chooses
    /// the better side.
    lines: Vec<Option<Line<A>>>,
    fairest: usize,
    depth: u32,
    /// Whether more nodes could change it.
    is_cut: bool,
}

impl<A> Pass<A> {
    /// The lines of the turns around the fairest, the best first: a turn of the second round was searched longer than its rivals of the
    /// first, which only showed the way.
    fn fairest_lines(self) -> Vec<Line<A>> {
        let is_near = |i: usize| i.abs_diff(self.fairest) <= CANDIDATES / 2;
        let near = self.lines.into_iter().enumerate().filter(|(i, _)| is_near(*i));
        let mut lines: Vec<_> = near.filter_map(|(_, line)| line).collect();
        lines.sort_by_key(|line| -line.eval.0);
        lines
    }
}

/// Looks at turns from the whole range, sorted by what they are worth at a glance, and then at the neighbours of the fairest; at one of
/// them, however tight the limits are. `nodes` are those for each turn in each round.
fn look<G: Searchable>(
    searcher: &mut Searcher,
    root: &RootPosition<G>,
    turns: &[FirstTurn<G>],
    nodes: [u64; 2],
    with_trials: bool,
    control: &SearchControl<'_>,
) -> Pass<G::Action> {
    let at_a_glance = |i: &usize| turns[*i].1.evaluate().abs();
    let fairest = (0..turns.len()).min_by_key(at_a_glance).unwrap_or(0);
    let mut pass = Pass { lines: vec![None; turns.len()], fairest, depth: 0, is_cut: false };
    for (round, nodes) in nodes.into_iter().enumerate() {
        for index in chosen(round, pass.fairest, turns.len()) {
            if control.is_over_by_now() && pass.lines.iter().any(Option::is_some) {
                return pass;
            }
            let limits = Limits { lines: 1, ..control.left_of(Some(nodes)) };
            let part = SearchControl::new(limits, control.stop);
            let trials = with_trials.then_some(TRIALS[round]);
            let skill = searcher.skill.map(|skill| careful::<G>(skill, round));
            let found = evaluate(searcher, skill, root, &turns[index], trials, &part);
            control.add(found.nodes);
            pass.is_cut |= !found.is_exact;
            pass.depth = pass.depth.max(1 + found.depth);
            pass.lines[index] = found.lines.into_iter().next();
        }
        let values = pass.lines.iter().enumerate().filter_map(|(i, line)| Some((i, line.as_ref()?.eval)));
        pass.fairest = values.max_by_key(|(i, eval)| (*eval, std::cmp::Reverse(*i))).map_or(0, |(i, _)| i);
    }
    pass
}

/// The skill with which a level looks at a turn in a round.
fn careful<G: Searchable>(skill: Skill, round: usize) -> Skill {
    let most = skill.nodes.saturating_mul(CARE).min(G::FIRST_TURN_NODES);
    Skill { nodes: if round == 0 { most / CARE } else { most }, ..skill }
}

/// The turns worth a look, sorted by what they are worth at a glance.
fn turns_worth_a_look<G: Searchable>(position: &G) -> Vec<FirstTurn<G>> {
    let mut plays = Vec::new();
    if position.outcome().is_none() {
        position.plays(&mut plays);
    }
    // Fair turns are rarely good ones: short ones are added.
    plays.extend(plays.clone().iter().map(|play| position.cut_short(play)));
    let mut turns: Vec<FirstTurn<G>> = Vec::new();
    for play in plays {
        let mut after = position.clone();
        after.make(&play);
        if turns.iter().all(|(_, known)| *known != after) {
            turns.push((G::actions_of(&play), after));
        }
    }
    turns.sort_by_cached_key(|(turn, after)| (after.evaluate(), turn.clone()));
    turns
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

/// Evaluates a turn by games that try it out, as many as are asked for, or else by a search. The result has one line, which begins with the
/// turn; it is exact if more nodes would change nothing.
fn evaluate<G: Searchable>(
    searcher: &mut Searcher,
    skill: Option<Skill>,
    root: &RootPosition<G>,
    (turn, end): &FirstTurn<G>,
    trials: Option<u32>,
    control: &SearchControl<'_>,
) -> SearchResult<G::Action> {
    let mut turns = vec![turn.clone()];
    if let Some(eval) = ended(root.position(), end, 0) {
        return control.result(vec![Line { eval: Eval(eval), turns }], 0, true);
    }
    let mut after = root.clone();
    for action in turn {
        after.advance(&after.position().after(action));
    }
    if let Some(games) = trials {
        let tried = try_out(&after, searcher.skill, searcher.seed, games, control);
        if let Some(eval) = tried.eval::<G>() {
            let line = Line { eval: Eval(-eval.0.abs()), turns };
            return control.result(vec![line], 0, tried.games == games);
        }
    }
    let mut result = searcher.search_as(skill, &after, &control.limits, control.stop, &mut |_| ());
    let eval = result.eval().unwrap_or(Eval(0));
    turns.extend(result.lines.into_iter().next().into_iter().flat_map(|line| line.turns));
    result.lines = vec![Line { eval: Eval(-later(eval.0, 1).abs()), turns }];
    // A level that has done what it may does no more.
    result.is_exact |= control.limits.nodes.is_none_or(|limit| result.nodes < limit);
    result.nodes += control.nodes();
    result
}

/// Moves one of the lines that are hardly worse than the best to the front: matches should not all begin alike.
fn vary<A>(lines: &mut [Line<A>], tolerance: i32, seed: u64) {
    let Some(best) = lines.first().map(|line| line.eval.0).filter(|best| *best <= 0) else { return };
    let alike = lines.partition_point(|line| line.eval.0 >= best - tolerance);
    let drawn = mix(seed) % alike.max(1) as u64;
    lines.swap(0, drawn as usize);
}

/// Those of a board, from a table of boards by name: each turn is a single action, with spaces between turns.
pub(super) fn measured_on<G: Game>(start: &G, board: &str, table: &[(&str, &str)]) -> Vec<FirstTurn<G>> {
    let turns = table.iter().filter(|(name, _)| *name == board).flat_map(|(_, turns)| turns.split(' '));
    let read = |turn: &str| {
        let (action, mut after) = (start.read_action(turn), start.clone());
        let action = action.expect("a first turn that was measured should be an action");
        after.play(&action).expect("a first turn that was measured should be legal");
        (vec![action], after)
    };
    turns.map(read).collect()
}

/// Whether the position was measured to be fair.
pub(super) fn is_measured<G: Searchable>(root: &RootPosition<G>) -> bool {
    root.position().fair_starts().iter().any(|(_, after)| after == root.position())
}

/// The first turns that were measured to be fair, or what is left of them, the first of them drawn by chance.
fn measured_lines<G: Searchable>(position: &G, most: usize, seed: u64) -> Vec<Line<G::Action>> {
    let leads_to = |rest: &[G::Action], after: &G| {
        let mut position = position.clone();
        rest.iter().all(|action| position.play(action).is_ok()) && position == *after
    };
    let mut lines: Vec<_> = position
        .fair_starts()
        .iter()
        .filter_map(|(turn, after)| (0..turn.len()).map(|i| &turn[i..]).find(|rest| leads_to(rest, after)))
        .map(|rest| Line { eval: Eval(0), turns: vec![rest.to_vec()] })
        .collect();
    vary(&mut lines, 0, seed);
    let mut known = HashSet::new();
    lines.retain(|line| known.insert(line.turns.clone()));
    lines.truncate(most.max(1));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

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
                let line = |eval| Line { eval: Eval(eval), turns: vec![vec!["a"]] };
                let mut lines = [-1, -5, -20, -40].map(line);
                vary(&mut lines, 20, seed);
                lines[0].eval.0
            })
            .collect();
        assert_eq!(fronts.into_iter().collect::<Vec<_>>(), [-20, -5, -1]);
    }
}
