//! Monte-Carlo tree search: random playouts, guided towards the plays that won more often
//! (UCT: Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo Planning", 2006).
//!
//! It improves on plain UCT with fast playouts, and with a prior: the static evaluation counts like the result of a few playouts.

use super::playout::Playout;
use crate::engine::control::SearchControl;
use crate::engine::eval::Eval;
use crate::engine::hash::mix;
use crate::engine::limits::{Limits, Stop};
use crate::engine::search_result::{Line, SearchResult};
use crate::engine::searchable::Searchable;
use crate::engine::tree::{Node, Tree};
use crate::games::kulami::{Action, Field, Kulami};
use crate::games::{Game, Player};

/// The exploration constant.
const EXPLORATION: f32 = 0.45;
/// The number of playouts that the static evaluation counts for.
const PRIOR: f32 = 5.0;
/// The static evaluation, in hundredths of a point, that is taken to win three games out of four.
const PRIOR_ADVANTAGE: f32 = 360.0;
/// The number of visits after which a leaf is expanded.
const VISITS_TO_EXPAND: u32 = 4;
/// The weight of the difference in points beside winning, and the difference that counts in full.
const MARGIN: f32 = 0.1;
const MARGIN_POINTS: f32 = 10.0;
/// The number of playouts after which a result is first reported; then each time it doubles.
const FIRST_INFO: u64 = 64;
/// The size of each further thread's tree.
const HELPER_MEGABYTES: usize = 8;
/// The number of visits that a play needs to continue a line.
const LINE_VISITS: u32 = 16;

/// Samples a position that is not over.
pub(super) fn sample(
    game: &Kulami,
    tree: &mut Tree,
    limits: &Limits,
    stop: &Stop,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchResult<Action>),
) -> SearchResult<Action> {
    let control = SearchControl::new(*limits, stop);
    tree.begin(game.key(), seed);
    // Other threads sample in trees of their own, which are merged into the first at the end.
    let others = std::thread::scope(|scope| {
        let control = &control;
        let sampled = |number: u64| {
            let mut tree = Tree::with_megabytes(HELPER_MEGABYTES);
            tree.begin(game.key(), seed ^ mix(number));
            sample_on(game, &mut tree, control, |_| ());
            tree
        };
        let numbers = 1..limits.threads as u64;
        // If no thread can be started, the search merely takes longer.
        let others: Vec<_> = numbers
            .filter_map(|number| {
                std::thread::Builder::new().spawn_scoped(scope, move || sampled(number)).ok()
            })
            .collect();
        sample_on(game, tree, control, |tree| on_info(&result_so_far(game, tree, control)));
        control.end();
        others.into_iter().filter_map(|other| other.join().ok()).collect::<Vec<_>>()
    });
    others.iter().for_each(|other| tree.add(other));
    let result = result_so_far(game, tree, &control);
    on_info(&result);
    result
}

/// Samples until a limit is reached, but at least once, so that there is a result however tight the limits are.
fn sample_on(game: &Kulami, tree: &mut Tree, control: &SearchControl<'_>, mut on_info: impl FnMut(&Tree)) {
    let start = Playout::new(game);
    let mut path = Vec::with_capacity(64);
    let mut next_info = FIRST_INFO;
    let mut done = 0;
    while done == 0 || !control.is_over() {
        sample_once(tree, start, &mut path);
        done += 1;
        if done % Kulami::NODES_PER_CHECK == 0 {
            control.count(Kulami::NODES_PER_CHECK);
        }
        if done == next_info {
            next_info *= 2;
            on_info(tree);
        }
    }
    control.count(done % Kulami::NODES_PER_CHECK);
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
    let points = position.finish(&mut tree.chance) as f32;
    let close = (points / MARGIN_POINTS).clamp(-1.0, 1.0);
    let result = (if points == 0.0 { 0.0 } else { points.signum() }) * (1.0 - MARGIN) + close * MARGIN;
    let won = [0.5 + result / 2.0, 0.5 - result / 2.0];
    // The root was reached by the other player's play.
    let mut side = 1 - start.side;
    for i in path {
        let node = &mut tree.nodes[*i];
        node.visits += 1;
        node.won += won[side];
        node.points += points;
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
        let play_key = u16::from(field.0);
        tree.nodes.push(Node { play_key, won: share * PRIOR, ..Node::default() });
    }
    let children = (tree.nodes.len() - first) as u16;
    let node = &mut tree.nodes[at];
    (node.first, node.children) = (first as u32, children);
}

/// The child to visit next.
fn select_child(nodes: &[Node], at: usize) -> usize {
    let node = &nodes[at];
    let exploration = EXPLORATION * logarithm(node.visits + 1).sqrt();
    let mut best = (f32::NEG_INFINITY, node.first as usize);
    for i in node.child_indices() {
        // The share of wins plus the exploration term, with a single division.
        let rare = 1.0 / (nodes[i].visits as f32 + PRIOR).sqrt();
        let bound = rare * (nodes[i].won * rare + exploration);
        if bound > best.0 {
            best = (bound, i);
        }
    }
    best.1
}

/// Approximates the natural logarithm, identically on every computer.
fn logarithm(number: u32) -> f32 {
    let whole = number.max(1).ilog2();
    let rest = number as f32 / (1_u64 << whole) as f32 - 1.0;
    std::f32::consts::LN_2 * (whole as f32 + rest)
}

/// The result so far.
fn result_so_far(game: &Kulami, tree: &Tree, control: &SearchControl<'_>) -> SearchResult<Action> {
    let sites = game.layout.fields();
    let turn = |play_key: u16| vec![Action { at: sites[usize::from(play_key)] }];
    let mut best = tree.ranked(0);
    best.truncate(control.limits().lines.max(1));
    // A play sampled less often must not look better, whatever its average.
    let mut most = i32::MAX;
    let lines = best.into_iter().map(|i| {
        let node = &tree.nodes[i];
        let points = (100.0 * node.points / node.visits.max(1) as f32) as i32;
        most = most.min(if game.to_move() == Player::One { points } else { -points });
        let turns = std::iter::once(node.play_key).chain(tree.line(i, LINE_VISITS)).map(turn).collect();
        Line { eval: Eval(most), turns }
    });
    let lines: Vec<_> = lines.collect();
    let depth = tree.depth();
    SearchResult { lines, depth, nodes: control.nodes(), elapsed: control.elapsed(), is_exact: false }
}
