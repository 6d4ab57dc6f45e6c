//! Plain Monte-Carlo tree search, as a yardstick for the search.
//!
//! It knows nothing about a game but its rules: random playouts to the end, and actions that won more often are tried
//! more often (UCT: Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo Planning", 2006).

use std::ops::Range;

use engine::{Limits, Stop};
use rules::{AnyAction, AnyGame, AnyPosition, Game, Player, Rng, of_each};
use study::fairness::points;
use web_time::Instant;

/// The exploration constant: √2, as in the paper, for results from 0 to 1.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;
/// No more positions are stored: some have very many actions.
const MOST_NODES: usize = 1 << 21;
/// Longer playouts count as draws.
const LONGEST: usize = 1_000;

struct Node<A> {
    action: Option<A>,
    /// The player who took it.
    by: Player,
    visits: u64,
    /// The sum of results for that player: 1 for a win, ½ for a draw.
    won: f64,
    /// The indices of its children, once expanded.
    children: Option<Range<usize>>,
}

/// The action that plain UCT chooses within limits on nodes (playouts) and time; `None` if the game is over. It never swaps.
pub(crate) fn uct(position: &AnyGame, limits: &Limits, stop: &Stop, seed: u64) -> Option<AnyAction> {
    of_each!(position.position(), AnyPosition, game => search(game, limits, stop, seed).map(AnyAction::from))
}

fn search<G: Game>(root: &G, limits: &Limits, stop: &Stop, seed: u64) -> Option<G::Action> {
    if root.outcome().is_some() {
        return None;
    }
    let (began, mut playouts) = (Instant::now(), 0);
    let mut chance = Rng::new(seed);
    let start = |action, by| Node { action, by, visits: 0, won: 0.0, children: None };
    let mut nodes = vec![start(None, root.to_move().other())];
    let mut actions = Vec::new();
    let mut path = Vec::new();
    loop {
        let mut position = root.clone();
        path.clear();
        path.push(0);
        let mut at = 0;
        // Selection.
        while let Some(children) = nodes[at].children.clone().filter(|children| !children.is_empty()) {
            at = select_child(&nodes, at, children, &mut chance);
            if let Some(action) = &nodes[at].action {
                position.play_unchecked(action);
            }
            path.push(at);
        }
        let is_known = nodes[at].visits > 0 || at == 0;
        if nodes[at].children.is_none() && is_known && nodes.len() < MOST_NODES {
            actions.clear();
            if position.outcome().is_none() {
                position.legal_actions(&mut actions);
            }
            let first = nodes.len();
            let by = position.to_move();
            nodes.extend(actions.drain(..).map(|action| start(Some(action), by)));
            nodes[at].children = Some(first..nodes.len());
        }
        let winner = playout(position, &mut actions, &mut chance);
        for i in &path {
            let node = &mut nodes[*i];
            node.visits += 1;
            node.won += points(winner.map(|winner| winner == node.by));
        }
        playouts += 1;
        // Even if not every action was tried yet: the limits take precedence.
        if limits.nodes.is_some_and(|limit| playouts >= limit)
            || limits.time.is_some_and(|limit| began.elapsed() >= limit)
            || stop.is_stopped()
        {
            break;
        }
    }
    let children = nodes[0].children.clone()?;
    children.max_by_key(|i| nodes[*i].visits).and_then(|best| nodes[best].action.clone())
}

fn select_child<A>(nodes: &[Node<A>], at: usize, children: Range<usize>, chance: &mut Rng) -> usize {
    let parent = (nodes[at].visits.max(1) as f64).ln();
    // Starts at a random child, so that ties between unvisited ones are broken at random.
    let shift = chance.below(children.len());
    let mut best = (f64::NEG_INFINITY, children.start);
    for i in 0..children.len() {
        let child = children.start + (i + shift) % children.len();
        let node = &nodes[child];
        let bound = if node.visits == 0 {
            f64::INFINITY
        } else {
            let visits = node.visits as f64;
            node.won / visits + EXPLORATION * (parent / visits).sqrt()
        };
        if bound > best.0 {
            best = (bound, child);
        }
    }
    best.1
}

/// Plays random actions to the end and returns the winner.
fn playout<G: Game>(mut position: G, actions: &mut Vec<G::Action>, chance: &mut Rng) -> Option<Player> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameKind;

    #[test]
    fn a_legal_action_is_played_until_the_game_is_over() {
        for kind in GameKind::ALL {
            let mut game = kind.set_up(kind.table_rules(), None, None).unwrap();
            for seed in 0..400 {
                let limits = Limits::nodes(1 + seed % 8);
                let Some(action) = uct(&game, &limits, &Stop::default(), seed) else { break };
                game.play(&action).unwrap();
            }
            let action = uct(&game, &Limits::nodes(1), &Stop::default(), 1);
            assert_eq!(action.is_none(), game.outcome().is_some(), "{kind}");
        }
    }
}
