//! Counting the leaves of the tree of actions: the best test of the rules, and a measure of their speed.

use crate::Game;

/// The number of leaves of the tree of actions, `depth` actions deep; `None` if a position in it has too many actions to list.
///
/// A game that ends earlier has no leaves; at depth 0 the position itself is the only leaf.
pub fn perft<G: Game>(game: &G, depth: u32) -> Option<u64> {
    // One list of actions per depth, reused so that nothing is allocated in the tree.
    let mut lists = vec![Vec::new(); depth as usize];
    count(game, &mut lists)
}

/// [`perft`] of each first action, sorted by notation.
pub fn divide<G: Game>(game: &G, depth: u32) -> Option<Vec<(G::Action, u64)>> {
    let Some(below) = depth.checked_sub(1) else { return Some(Vec::new()) };
    let part = |action: G::Action| {
        let mut next = game.clone();
        next.play_unchecked(&action);
        let leaves = perft(&next, below)?;
        Some((action, leaves))
    };
    let mut parts = game.all_actions()?.into_iter().map(part).collect::<Option<Vec<_>>>()?;
    parts.sort_by_cached_key(|(action, _)| action.to_string());
    Some(parts)
}

fn count<G: Game>(game: &G, lists: &mut [Vec<G::Action>]) -> Option<u64> {
    let Some((actions, deeper)) = lists.split_first_mut() else { return Some(1) };
    let count_here = list(game, actions)?;
    if deeper.is_empty() {
        return Some(count_here);
    }
    let mut leaves = 0;
    for action in actions {
        // A position that a closure returned would be copied once more.
        let mut next = game.clone();
        next.play_unchecked(action);
        // Nearly all lists belong to the last depth: generating them here saves a call for each.
        leaves += if let [last] = deeper { list(&next, last)? } else { count(&next, deeper)? };
    }
    Some(leaves)
}

/// Lists the actions of a position and returns their number, if these are all.
// Where the rules are fast, the overhead of a call would be noticeable.
#[inline(always)]
fn list<G: Game>(game: &G, into: &mut Vec<G::Action>) -> Option<u64> {
    into.clear();
    game.legal_actions(into).then_some(into.len() as u64)
}
