//! First turns that were measured to be fair: each game has its own in `first_turns.rs`.

use super::hash::mix;
use super::searchable::FirstTurn;
use crate::{Eval, Line, RootPosition, Searchable};
use rules::Game;

/// Those of a board, from a table of boards by name: each turn is a single action, with spaces between turns.
pub(super) fn measured_on<G: Game>(start: &G, board: &str, table: &[(&str, &str)]) -> Vec<FirstTurn<G>> {
    let turns = table.iter().filter(|(name, _)| *name == board).flat_map(|(_, turns)| turns.split(' '));
    let read = |turn: &str| {
        let (action, mut after) = (start.read_action(turn).ok()?, start.clone());
        after.play(&action).ok()?;
        Some((vec![action], after))
    };
    turns.filter_map(read).collect()
}

/// Whether the position was measured to be fair.
pub(super) fn is_measured<G: Searchable>(root: &RootPosition<G>) -> bool {
    root.position().fair_starts().iter().any(|(_, after)| after == root.position())
}

/// The first turns that were measured to be fair, or what is left of them, the first of them drawn by chance.
pub(super) fn measured_lines<G: Searchable>(position: &G, most: usize, seed: u64) -> Vec<Line<G::Action>> {
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
    if !lines.is_empty() {
        let drawn = mix(seed) % lines.len() as u64;
        lines.swap(0, drawn as usize);
    }
    let mut known: Vec<Line<G::Action>> = Vec::new();
    for line in lines {
        if !known.contains(&line) {
            known.push(line);
        }
    }
    known.truncate(most.max(1));
    known
}
