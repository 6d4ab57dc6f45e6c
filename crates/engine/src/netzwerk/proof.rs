//! Proofs of wins within the turn: all runs with all payments, and the shifts that leave the opponent without a run.

use std::collections::HashSet;

use crate::proof::Prove;
use crate::{Goal, Work};
use rules::netzwerk::{Action, Direction, Netzwerk, Square, SquareSet, target_row};
use rules::{Game, Player};

use super::tables::{ROWS, row};

/// A position within the turn, and how it was reached.
struct Stage {
    position: Netzwerk,
    /// The stage before, and the action since; `None` at the beginning.
    before: Option<(usize, Action)>,
}

/// What a turn changes on the robots' squares.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Change {
    left: SquareSet,
    entered: SquareSet,
    captured: SquareSet,
}

impl Change {
    fn new(start: &Netzwerk, end: &Netzwerk, player: Player) -> Self {
        let (me, enemy) = (player.index(), player.other().index());
        Self {
            left: start.robots()[me] & !end.robots()[me],
            entered: end.robots()[me] & !start.robots()[me],
            captured: start.robots()[enemy] & !end.robots()[enemy],
        }
    }

    /// Whether it has all of the other's changes.
    fn includes(&self, other: &Self) -> bool {
        let has = |all: SquareSet, some: SquareSet| (some & !all).is_empty();
        has(self.left, other.left) && has(self.entered, other.entered) && has(self.captured, other.captured)
    }
}

/// All positions of a turn, breadth first, each once.
struct Turn {
    stages: Vec<Stage>,
    known: HashSet<Netzwerk>,
}

impl Turn {
    /// Goes through the rest of the turn, and calls `on_win` with each stage in which the player to move has won, until it returns `true`.
    fn explore(start: &Netzwerk, work: &mut Work, mut on_win: impl FnMut(&Self, usize) -> bool) {
        let me = start.to_move();
        let mut turn = Self { stages: Vec::new(), known: HashSet::new() };
        turn.add(*start, None);
        let mut actions = Vec::new();
        let mut next = 0;
        while next < turn.stages.len() && !work.has_given_up() {
            let position = turn.stages[next].position;
            actions.clear();
            if position.to_move() == me && may_win(&position) {
                position.legal_actions(&mut actions);
            }
            // Only shifts and the end of the turn leave the opponent without a run.
            let may_strand = may_strand(&position);
            for action in &actions {
                if !may_strand && !matches!(action, Action::Run { .. }) {
                    continue;
                }
                work.count(1);
                let mut after = position;
                after.play_unchecked(action);
                let outcome = if after.to_move() == me { after.decided() } else { after.outcome() };
                let has_won = outcome.is_some_and(|outcome| outcome.winner == Some(me));
                if !has_won && (outcome.is_some() || after.to_move() != me) {
                    continue;
                }
                if turn.add(after, Some((next, *action))) && has_won && on_win(&turn, turn.stages.len() - 1) {
                    return;
                }
            }
            next += 1;
        }
    }

    fn add(&mut self, position: Netzwerk, before: Option<(usize, Action)>) -> bool {
        let is_new = self.known.insert(position);
        if is_new {
            self.stages.push(Stage { position, before });
        }
        is_new
    }

    /// The actions that led to a stage.
    fn actions(&self, mut stage: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        while let Some((before, action)) = self.stages[stage].before {
            actions.push(action);
            stage = before;
        }
        actions.reverse();
        actions
    }
}

/// A necessary condition for a win by the rest of the turn: energy for the rows that are missing, or to capture all, since a battery pays
/// for a row at most, and a capture costs two; or an opponent who may be left without a run.
fn may_win(position: &Netzwerk) -> bool {
    if position.decided().is_some() {
        return false;
    }
    if position.phase().allows_runs() {
        let me = position.to_move();
        let (own, charge) = (position.own(), position.charged().count_ones());
        let home = (own & target_row(me)).count_ones();
        let missing = own.count_ones().div_ceil(2).saturating_sub(home) as usize;
        let movable = own & !position.barred() & !target_row(me);
        let mut rows: Vec<u32> = movable.iter().map(|square| u32::from(ROWS - 1 - row(me, square))).collect();
        rows.sort_unstable();
        let comes_home = rows.len() >= missing && rows[..missing].iter().sum::<u32>() <= charge;
        if comes_home || 2 * position.enemy().count_ones() <= charge || may_strand_later(position) {
            return true;
        }
    }
    may_strand(position)
}

/// The enemy robots with an empty square to run to.
fn free_enemies(position: &Netzwerk) -> impl Iterator<Item = Square> {
    let (enemy, taken) = (position.to_move().other(), position.own() | position.enemy());
    position.enemy().iter().filter(move |square| {
        let mut beside = Direction::of_runs(enemy).into_iter().filter_map(|direction| square.next(direction));
        beside.any(|next| !taken.has(next))
    })
}

/// A necessary condition for leaving the opponent without a run by shifts from here on: no free enemy robot has a battery that cannot be
/// shifted.
fn may_strand(position: &Netzwerk) -> bool {
    let fixed = position.batteries() & !position.shiftable();
    position.phase().allows_shifts() && !free_enemies(position).any(|square| square.corners(fixed) != 0)
}

/// A necessary condition for doing so after more runs: energy to come beside each free enemy robot with a battery. Only from there can a
/// robot take control of its batteries, block its way or capture it; a robot that is beside two of them comes for both.
fn may_strand_later(position: &Netzwerk) -> bool {
    const NEVER: u32 = u32::MAX;
    let me = position.to_move();
    let place = |square: Square| (i32::from(square.0 / ROWS), i32::from(row(me, square)));
    let price = |enemy: Square| {
        let (file, rank) = place(enemy);
        let from = |own: Square| {
            let (own_file, own_rank) = place(own);
            // Robots never go back.
            let steps = (rank - own_rank - 1).max(0) + ((file - own_file).abs() - 1).max(0);
            if own_rank > rank + 1 || steps > 0 && position.barred().has(own) { NEVER } else { steps as u32 }
        };
        position.own().iter().map(from).min().unwrap_or(NEVER)
    };
    let powered = free_enemies(position).filter(|square| square.corners(position.batteries()) != 0);
    let mut prices: Vec<(u32, Square)> = powered.map(|enemy| (price(enemy), enemy)).collect();
    prices.sort_unstable_by_key(|(price, _)| std::cmp::Reverse(*price));
    let mut apart: Vec<(i32, i32)> = Vec::new();
    let mut least = 0_u32;
    for (price, enemy) in prices {
        let (file, rank) = place(enemy);
        if apart.iter().all(|(f, r)| (f - file).abs().max((r - rank).abs()) > 2) {
            apart.push((file, rank));
            least = least.saturating_add(price);
        }
    }
    least <= position.charged().count_ones()
}

/// The rest of a turn that wins. If there is none, no other wins either, unless the work gave up.
pub(super) fn winning_actions(position: &Netzwerk, work: &mut Work) -> Option<Vec<Action>> {
    let mut actions = None;
    Turn::explore(position, work, |turn, stage| {
        actions = Some(turn.actions(stage));
        true
    });
    actions
}

impl Prove for Netzwerk {
    fn goals(&self) -> Vec<Goal> {
        if may_win(self) { vec![Goal::Win { turns: 1 }] } else { Vec::new() }
    }

    fn keeps(&self, player: Player, goal: Goal, work: &mut Work) -> bool {
        if let Some(outcome) = self.outcome() {
            return outcome.winner == Some(player);
        }
        if self.to_move() != player || !matches!(goal, Goal::Win { turns: 1.. }) {
            return false;
        }
        winning_actions(self, work).is_some()
    }

    /// A turn is right if it wins and no part of it does: turns that move the same robots to the same squares and capture the same ones
    /// are the same, and so are those that do something else besides.
    fn right_turns(&self, goal: Goal, work: &mut Work) -> Vec<Vec<Action>> {
        let mut right: Vec<(Change, Vec<Action>)> = Vec::new();
        if !matches!(goal, Goal::Win { turns: 1.. }) {
            return Vec::new();
        }
        Turn::explore(self, work, |turn, stage| {
            let change = Change::new(self, &turn.stages[stage].position, self.to_move());
            if !right.iter().any(|(known, _)| change.includes(known)) {
                right.retain(|(known, _)| !known.includes(&change));
                right.push((change, turn.actions(stage)));
            }
            false
        });
        right.into_iter().map(|(_, actions)| actions).collect()
    }
}
