//! The search of strong levels: Monte-Carlo tree search, and solving the end of the match, in turn.
//!
//! Random playouts are guided towards the plays that won more often (UCT: Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo
//! Planning", 2006). This improves on plain UCT with fast playouts, and with a prior: the static evaluation counts like the result of a few
//! playouts.
//!
//! Whether the match can be solved in the time that there is turns out only by trying. So both are done in slices that grow: when a search
//! is stopped, whatever it was allowed, no more than half of what it has done was in vain. What comes when depends on the position and on
//! what was done so far, never on the limits.

use super::endgame::{Guess, marbles_to_solve, solve_beside};
use super::playout::Playout;
use crate::hash::mix;
use crate::limits::SearchControl;
use crate::tree::Node;
use crate::{Eval, Limits, Line, SearchResult, Searchable, Stop, TranspositionTable, Tree};
use rules::kulami::{Action, Field, FieldSet, Kulami};
use rules::{Game, Player};

const EXPLORATION: f32 = 0.45;
/// The number of playouts that the static evaluation counts for.
const PRIOR: f32 = 5.0;
/// The static evaluation, in hundredths of a point, that is taken to win three games out of four.
const PRIOR_ADVANTAGE: f32 = 360.0;
/// The number of visits after which a leaf is expanded.
const VISITS_TO_EXPAND: u64 = 4;
/// The difference in points that counts in full beside winning, with a weight of a tenth.
const MARGIN_POINTS: i32 = 10;
/// The number of playouts after which a result is first reported; then each time it doubles, but at least after so many more: about
/// every second.
const FIRST_INFO: u64 = 64;
const MOST_BETWEEN_INFOS: u64 = 1 << 19;
/// The number of visits that a play needs to continue a line.
const LINE_VISITS: u64 = 16;

/// The number of marbles the endgame solver tries in the time of one playout.
const SOLVER_SPEED: u64 = 4;
/// The size of each further thread's tree.
const HELPER_MEGABYTES: usize = 8;
/// How far the solver goes ahead of the sampler before that catches up, as a part of all that was sampled.
const SLICE: u64 = 16;

/// Samples a position that is not over, piece by piece.
struct Sampler<'a> {
    game: &'a Kulami,
    tree: &'a mut Tree,
    control: &'a SearchControl<'a>,
    start: Playout<'a>,
    path: Vec<usize>,
    done: u64,
    next_info: u64,
}

impl<'a> Sampler<'a> {
    fn new(game: &'a Kulami, tree: &'a mut Tree, seed: u64, control: &'a SearchControl<'a>) -> Self {
        let pieces = |marbles: [FieldSet; 2]| mix(marbles[0].0) ^ mix(marbles[1].0).rotate_left(32);
        let led_here = match *game.placed() {
            [.., before, last] => {
                let mut marbles = game.marbles();
                for (owner, field) in [(game.to_move(), before), (game.to_move().other(), last)] {
                    marbles[owner.index()] = marbles[owner.index()].without(field.bit());
                }
                Some((pieces(marbles), [before, last].map(|field| u16::from(field.0))))
            }
            _ => None,
        };
        tree.begin(game.key(), pieces(game.marbles()), led_here, seed);
        let path = Vec::with_capacity(64);
        Self { game, tree, control, start: Playout::new(game), path, done: 0, next_info: FIRST_INFO }
    }

    /// What the playouts so far say of the end.
    fn guess(&self) -> Guess {
        let ranked = self.tree.ranked(0);
        let ahead = ranked.first().map(|best| {
            let node = &self.tree.nodes[*best];
            let points = mean(node.points, node.visits).round() as i32;
            if self.start.side == 0 { points } else { -points }
        });
        Guess { ahead, best: ranked.iter().map(|i| Field(self.tree.nodes[*i].play_key as u8)).collect() }
    }

    /// Samples until about so many playouts are done, or a limit is reached; but at least once, so that there is a result however tight the
    /// limits are.
    fn run(&mut self, playouts: u64, on_info: &mut dyn FnMut(&SearchResult<Action>)) {
        let batch = Kulami::NODES_PER_CHECK;
        while self.done == 0 || (self.done < playouts && !self.control.is_over()) {
            for _ in 0..batch {
                sample_once(self.tree, self.start, &mut self.path);
            }
            self.done += batch;
            self.control.count(batch);
            if self.done >= self.next_info {
                self.next_info += self.next_info.min(MOST_BETWEEN_INFOS);
                on_info(&result_so_far(self.game, self.tree, self.control));
            }
        }
    }
}

/// Runs one playout through the tree, and records its result.
fn sample_once(tree: &mut Tree, start: Playout<'_>, path: &mut Vec<usize>) {
    let mut position = start;
    path.clear();
    let mut at = 0;
    loop {
        path.push(at);
        if tree.nodes[at].children == 0 {
            let is_too_new = at != 0 && tree.nodes[at].visits < VISITS_TO_EXPAND;
            if position.free.is_empty() || is_too_new || !tree.has_room(position.free.count_ones() as usize) {
                break;
            }
            list_plays(tree, at, &position);
        }
        at = select_child(&tree.nodes, at);
        position.place(Field(tree.nodes[at].play_key as u8));
    }
    let points = position.finish(&mut tree.chance);
    // In hundredths: of a win, and of what lies between winning narrowly and clearly.
    let result = i64::from(90 * points.signum() + points.clamp(-MARGIN_POINTS, MARGIN_POINTS));
    let won = [result, -result].map(|result| (100 + result) as u64);
    // The root was reached by the other player's play.
    let mut side = 1 - start.side;
    for i in path {
        let node = &mut tree.nodes[*i];
        node.visits += 1;
        node.won += won[side];
        node.points += i64::from(points);
        side = 1 - side;
    }
}

/// Expands a leaf, with the priors of its plays.
fn list_plays(tree: &mut Tree, at: usize, position: &Playout<'_>) {
    let first = tree.nodes.len();
    for field in position.free.iter() {
        let mut next = *position;
        next.place(field);
        let static_eval = -next.static_eval() as f32;
        let share = 0.5 + 0.5 * static_eval / (static_eval.abs() + PRIOR_ADVANTAGE);
        let won = (share * PRIOR * Node::WON as f32).round() as u64;
        tree.nodes.push(Node { play_key: u16::from(field.0), won, ..Node::default() });
    }
    let children = (tree.nodes.len() - first) as u16;
    let node = &mut tree.nodes[at];
    (node.first, node.children) = (first as u32, children);
}

fn select_child(nodes: &[Node], at: usize) -> usize {
    let node = &nodes[at];
    let exploration = EXPLORATION * Node::WON as f32 * logarithm(node.visits + 1).sqrt();
    let mut best = (f32::NEG_INFINITY, node.first as usize);
    for i in node.child_indices() {
        // The share of wins plus the exploration term, with a single division.
        let rare = 1.0 / (nodes[i].visits as f32 + PRIOR).sqrt();
        let bound = rare * (nodes[i].won as f32 * rare + exploration);
        if bound > best.0 {
            best = (bound, i);
        }
    }
    best.1
}

/// Approximates the natural logarithm, identically on every computer.
fn logarithm(number: u64) -> f32 {
    let whole = number.max(1).ilog2();
    let rest = number as f32 / (1_u64 << whole) as f32 - 1.0;
    std::f32::consts::LN_2 * (whole as f32 + rest)
}

/// The mean of what was added up in so many visits.
fn mean(sum: i64, visits: u64) -> f64 {
    sum as f64 / visits.max(1) as f64
}

fn result_so_far(game: &Kulami, tree: &Tree, control: &SearchControl<'_>) -> SearchResult<Action> {
    let sites = game.layout().fields();
    let turn = |play_key: u16| vec![Action { at: sites[usize::from(play_key)] }];
    let mut best = tree.ranked(0);
    best.truncate(control.limits.lines.max(1));
    // A play sampled less often must not look better, whatever its average.
    let mut most = i32::MAX;
    let lines = best.into_iter().map(|i| {
        let node = &tree.nodes[i];
        let points = (100.0 * mean(node.points, node.visits)) as i32;
        most = most.min(if game.to_move() == Player::One { points } else { -points });
        let turns = std::iter::once(node.play_key).chain(tree.line(i, LINE_VISITS)).map(turn).collect();
        Line { eval: Eval(most), turns }
    });
    control.result(lines.collect(), tree.depth(), false)
}

/// Searches a position that is not over.
pub(super) fn sample(
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums of results and leads at the root of a tree where they already are so large, after some more playouts.
    fn sums_after_playouts(before: u64) -> (i64, i64) {
        let (game, stop) = (Kulami::default(), Stop::default());
        let control = SearchControl::new(Limits::default(), &stop);
        let mut tree = Tree::with_megabytes(1);
        let mut sampler = Sampler::new(&game, &mut tree, 7, &control);
        (sampler.tree.nodes[0].won, sampler.tree.nodes[0].points) = (before, before as i64);
        sampler.run(999, &mut |_| ());
        (tree.nodes[0].won as i64, tree.nodes[0].points)
    }

    /// An hour has billions of playouts; sums of 32-bit floating-point numbers stood still after some ten million.
    #[test]
    fn sums_are_exact_however_large_they_are() {
        let (won, points) = sums_after_playouts(0);
        assert!(won > 0 && points != 0);
        for before in [1 << 24, 1 << 40, 1 << 52] {
            let large = before as i64;
            assert_eq!(sums_after_playouts(before), (large + won, large + points));
        }
    }

    #[test]
    fn a_search_goes_on_below_the_turn_that_was_played_and_its_answer() {
        let stop = Stop::default();
        let mut tree = Tree::with_megabytes(8);
        tree.grows = true;
        let mut game = Kulami::default();
        let visits = |game: &Kulami, tree: &mut Tree| {
            let control = SearchControl::new(Limits::default(), &stop);
            let mut sampler = Sampler::new(game, tree, 7, &control);
            let before = sampler.tree.nodes[0].visits;
            sampler.run(20_000, &mut |_| ());
            (before, tree.ranked(0).first().map(|best| tree.nodes[*best].play_key))
        };
        let mut known = 0;
        for _ in 0..4 {
            let (before, best) = visits(&game, &mut tree);
            known = before;
            let at = |key: u16, game: &Kulami| Action { at: game.layout().fields()[usize::from(key)] };
            game.play(&at(best.unwrap(), &game)).unwrap();
            let mine = tree.ranked(0)[0];
            let answer = tree.nodes[tree.ranked(mine)[0]].play_key;
            game.play(&at(answer, &game)).unwrap();
        }
        assert!(known > 500, "{known}");
    }
}
