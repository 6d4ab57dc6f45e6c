//! Plain Monte-Carlo tree search, kept as the yardstick that the search is measured against.
//!
//! It knows nothing of a game but its rules: games are played at random to their end, and the actions that won more often are tried
//! more often (UCT: Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo Planning", 2006).

use super::limits::{Limits, Stop, Watch};
use super::problem::Problem;
use crate::games::{Player, Rng};

use super::searched::Searched;

/// How curious it is: √2, as in the paper, for results from 0 to 1.
const CURIOSITY: f64 = std::f64::consts::SQRT_2;
/// A random game that is longer counts as drawn.
const LONGEST: usize = 1_000;

/// A position that was visited.
struct Node<A> {
    /// The action that led to it.
    action: Option<A>,
    /// Who took that action.
    by: Player,
    visits: u32,
    /// How often that was good: 1 a win, ½ a draw.
    won: f64,
    /// Its children among the nodes; not listed yet where there are none.
    children: std::ops::Range<usize>,
    is_listed: bool,
}

/// The action that plain UCT takes within limits of nodes (random games) and time; nothing if the game is over.
pub fn uct<G: Searched>(problem: &Problem<G>, limits: &Limits, stop: &Stop, seed: u64) -> Option<G::Action> {
    let root = problem.position();
    if root.outcome().is_some() {
        return None;
    }
    let watch = Watch::new(*limits, stop);
    let mut chance = Rng::new(seed);
    let start = |action, by| Node { action, by, visits: 0, won: 0.0, children: 0..0, is_listed: false };
    let mut nodes = vec![start(None, root.to_move().other())];
    let mut actions = Vec::new();
    let mut way = Vec::new();
    loop {
        let mut position = root.clone();
        way.clear();
        way.push(0);
        let mut at = 0;
        // Down the tree to a position that is new.
        while nodes[at].is_listed && !nodes[at].children.is_empty() {
            at = most_promising(&nodes, at, &mut chance);
            if let Some(action) = &nodes[at].action {
                position.play_unchecked(action);
            }
            way.push(at);
        }
        if !nodes[at].is_listed && (nodes[at].visits > 0 || at == 0) {
            nodes[at].is_listed = true;
            actions.clear();
            if position.outcome().is_none() {
                position.legal_actions(&mut actions);
            }
            let first = nodes.len();
            let by = position.to_move();
            nodes.extend(actions.drain(..).map(|action| start(Some(action), by)));
            nodes[at].children = first..nodes.len();
        }
        let winner = play_at_random(position, &mut actions, &mut chance);
        for i in &way {
            let node = &mut nodes[*i];
            node.visits += 1;
            node.won += match winner {
                Some(winner) => f64::from(u8::from(winner == node.by)),
                None => 0.5,
            };
        }
        watch.count(1);
        // It has looked at every action at least once only if it could: the limits come first.
        if watch.is_over() {
            break;
        }
    }
    let children = nodes[0].children.clone();
    children.max_by_key(|i| nodes[*i].visits).and_then(|best| nodes[best].action.clone())
}

/// The child that is tried next.
fn most_promising<A>(nodes: &[Node<A>], at: usize, chance: &mut Rng) -> usize {
    let parent = f64::from(nodes[at].visits.max(1)).ln();
    let children = nodes[at].children.clone();
    // From a random place on, so that none comes first by its place among those that were never tried.
    let shift = chance.below(children.len());
    let mut best = (f64::NEG_INFINITY, children.start);
    for i in 0..children.len() {
        let child = children.start + (i + shift) % children.len();
        let node = &nodes[child];
        let promise = if node.visits == 0 {
            f64::INFINITY
        } else {
            let visits = f64::from(node.visits);
            node.won / visits + CURIOSITY * (parent / visits).sqrt()
        };
        if promise > best.0 {
            best = (promise, child);
        }
    }
    best.1
}

/// Plays random actions to the end and tells the winner.
fn play_at_random<G: Searched>(
    mut position: G,
    actions: &mut Vec<G::Action>,
    chance: &mut Rng,
) -> Option<Player> {
    for _ in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            return outcome.winner;
        }
        actions.clear();
        position.legal_actions(actions);
        let drawn = actions.get(chance.below(actions.len()))?;
        position.play_unchecked(drawn);
    }
    None
}
