//! Monte-Carlo tree search: games are played to their end by chance, rather through plays that won more often
//! (UCT: Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo Planning", 2006).
//!
//! What makes it better than the plain kind: games are played on quickly, and a play that was never tried is thought to be worth what
//! the evaluation says, as if it had been tried a few times.

use super::playout::Playout;
use crate::engine::limits::{Limits, Stop, Watch};
use crate::engine::searched::Searched;
use crate::engine::skill::mix;
use crate::engine::thought::{Line, Thought, Worth};
use crate::engine::tree::{Node, Tree};
use crate::games::kulami::{Action, Kulami, bits};
use crate::games::{Game, Player};

/// How curious it is about plays that were tried rarely.
const CURIOSITY: f32 = 0.45;
/// For how many games the evaluation counts.
const PRIOR: f32 = 5.0;
/// The judgement, in hundredths of a point, that is thought to win three games of four.
const PRIOR_ADVANTAGE: f32 = 360.0;
/// After how many visits the plays of a position are told apart.
const SOON: u32 = 4;
/// What the difference of points counts beside winning, and how many points count in full.
const MARGIN: f32 = 0.1;
const MARGIN_POINTS: f32 = 10.0;
/// What is known is told after so many games, and each time that they have become twice as many.
const FIRST_TOLD: u64 = 64;
/// Megabytes for the tree of another thread.
const ELSEWHERE: usize = 8;
/// A line goes on as long as its plays were made so often.
const ENOUGH: u32 = 16;

/// Samples a position that is not over.
pub(super) fn sample(
    game: &Kulami,
    tree: &mut Tree,
    limits: &Limits,
    stop: &Stop,
    seed: u64,
    tell: &mut dyn FnMut(&Thought<Action>),
) -> Thought<Action> {
    let watch = Watch::new(*limits, stop);
    tree.begin(game.key(), seed);
    // Other threads sample in trees of their own, which the first one takes over in the end.
    let others = std::thread::scope(|scope| {
        let watch = &watch;
        let sampled = |number: u64| {
            let mut tree = Tree::of_megabytes(ELSEWHERE);
            tree.begin(game.key(), seed ^ mix(number));
            sample_on(game, &mut tree, watch, |_| ());
            tree
        };
        let numbers = 1..limits.threads as u64;
        // Without them it only takes longer: a machine that has no thread left is no reason to fail.
        let others: Vec<_> = numbers
            .filter_map(|number| {
                std::thread::Builder::new().spawn_scoped(scope, move || sampled(number)).ok()
            })
            .collect();
        sample_on(game, tree, watch, |tree| tell(&thought(game, tree, watch)));
        watch.end();
        others.into_iter().filter_map(|other| other.join().ok()).collect::<Vec<_>>()
    });
    others.iter().for_each(|other| tree.add(other));
    let thought = thought(game, tree, &watch);
    tell(&thought);
    thought
}

/// Samples until a limit is reached; once at least, so that there is an answer however short the limits are.
fn sample_on(game: &Kulami, tree: &mut Tree, watch: &Watch<'_>, mut tell: impl FnMut(&Tree)) {
    let start = Playout::new(game);
    let mut way = Vec::with_capacity(64);
    let mut told = FIRST_TOLD;
    let mut done = 0;
    while done == 0 || !watch.is_over() {
        sample_once(tree, start, &mut way);
        done += 1;
        if done % Kulami::HANDFUL == 0 {
            watch.count(Kulami::HANDFUL);
        }
        if done == told {
            told *= 2;
            tell(tree);
        }
    }
    watch.count(done % Kulami::HANDFUL);
}

/// Plays one game through the tree and to its end, and remembers what came of it.
fn sample_once(tree: &mut Tree, start: Playout<'_>, way: &mut Vec<usize>) {
    let mut position = start;
    way.clear();
    let mut at = 0;
    loop {
        way.push(at);
        if tree.nodes[at].children == 0 {
            let is_soon = at != 0 && tree.nodes[at].visits < SOON;
            if position.free == 0 || is_soon || !tree.has_room(position.free.count_ones() as usize) {
                break;
            }
            list_plays(tree, at, &position);
        }
        at = most_promising(&tree.nodes, at);
        position.place(tree.nodes[at].mark as u8);
    }
    let points = position.play_on(&mut tree.chance) as f32;
    let close = (points / MARGIN_POINTS).clamp(-1.0, 1.0);
    let result = (if points == 0.0 { 0.0 } else { points.signum() }) * (1.0 - MARGIN) + close * MARGIN;
    let won = [0.5 + result / 2.0, 0.5 - result / 2.0];
    // The root was reached by the other player's play.
    let mut side = 1 - start.side;
    for i in way {
        let node = &mut tree.nodes[*i];
        node.visits += 1;
        node.won += won[side];
        node.points += points;
        side = 1 - side;
    }
}

/// Lists the plays of a position, with what they are thought to be worth.
fn list_plays(tree: &mut Tree, at: usize, position: &Playout<'_>) {
    let first = tree.nodes.len();
    for field in bits(position.free) {
        let mut next = *position;
        next.place(field);
        let judged = -next.judge() as f32;
        let share = 0.5 + 0.5 * judged / (judged.abs() + PRIOR_ADVANTAGE);
        let mark = u16::from(field);
        tree.nodes.push(Node { mark, won: share * PRIOR, ..Node::default() });
    }
    let children = (tree.nodes.len() - first) as u16;
    let node = &mut tree.nodes[at];
    (node.first, node.children) = (first as u32, children);
}

/// The play that is tried next.
fn most_promising(nodes: &[Node], at: usize) -> usize {
    let node = &nodes[at];
    let curiosity = CURIOSITY * logarithm(node.visits + 1).sqrt();
    let mut best = (f32::NEG_INFINITY, node.first as usize);
    for i in node.followers() {
        // The share of wins, and the more the rarer it was tried: with one division.
        let rare = 1.0 / (nodes[i].visits as f32 + PRIOR).sqrt();
        let promise = rare * (nodes[i].won * rare + curiosity);
        if promise > best.0 {
            best = (promise, i);
        }
    }
    best.1
}

/// About the natural logarithm, and the same on every machine.
fn logarithm(number: u32) -> f32 {
    let whole = number.max(1).ilog2();
    let rest = number as f32 / (1_u64 << whole) as f32 - 1.0;
    std::f32::consts::LN_2 * (whole as f32 + rest)
}

/// What is known so far.
fn thought(game: &Kulami, tree: &Tree, watch: &Watch<'_>) -> Thought<Action> {
    let sites = game.layout.fields();
    let turn = |mark: u16| vec![Action { at: sites[usize::from(mark)] }];
    let mut best = tree.ranked(0);
    best.truncate(watch.limits().lines.max(1));
    // What was sampled less often is not thought to be better, whatever came of it so far.
    let mut most = i32::MAX;
    let lines = best.into_iter().map(|i| {
        let node = &tree.nodes[i];
        let points = (100.0 * node.points / node.visits.max(1) as f32) as i32;
        most = most.min(if game.to_move() == Player::One { points } else { -points });
        let turns = std::iter::once(node.mark).chain(tree.line(i, ENOUGH)).map(turn).collect();
        Line { worth: Worth(most), turns }
    });
    let lines: Vec<_> = lines.collect();
    let depth = tree.depth();
    Thought { lines, depth, nodes: watch.nodes(), elapsed: watch.elapsed(), is_exact: false }
}
