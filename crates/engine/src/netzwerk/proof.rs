//! Proofs of wins within the turn: all runs with all payments, and the shifts that leave the opponent without a run. Where there are few
//! batteries, all turns can be gone through: then wins in two turns are proved, and what prevents the opponent's win in the next.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use foldhash::{HashSet, HashSetExt as _};
use smallvec::{SmallVec, smallvec};

use crate::proof::Prove;
use crate::{Goal, Work};
use rules::netzwerk::{Action, Netzwerk, SquareSet};
use rules::{Game, Player};

use super::price_of_win::price_of_win;
use super::stranding::stranding_shifts;

/// A position within the turn, and how it was reached.
struct Stage {
    position: Netzwerk,
    /// The stage before, and the actions since; `None` at the beginning.
    before: Option<(usize, Since)>,
}

/// One action, or those that end the turn.
type Since = SmallVec<[Action; 1]>;

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

    /// Whether it has all of the other's changes. Where nothing has changed, as after going to and fro, everything else is different.
    fn includes(&self, other: &Self) -> bool {
        let has = |all: SquareSet, some: SquareSet| (some & !all).is_empty();
        let is_none = other.left.is_empty() && other.captured.is_empty();
        (!is_none || self == other)
            && has(self.left, other.left)
            && has(self.entered, other.entered)
            && has(self.captured, other.captured)
    }
}

/// The positions of a turn, each once.
struct Turn {
    stages: Vec<Stage>,
    known: HashSet<Netzwerk>,
}

/// The stages that are looked for in a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Those in which the player to move has won. What cannot lead there is left out.
    Wins,
    /// The same, but what seems to take the least is looked at first: one is found soon, but hardly the shortest.
    AnyWin,
    /// All in which the turn or the game has ended.
    Ends,
}

impl Turn {
    /// Goes through the rest of the turn, and calls `on_found` with each stage that is wanted, until it returns `true`.
    fn explore(
        start: &Netzwerk,
        wanted: Wanted,
        work: &mut Work,
        mut on_found: impl FnMut(&Self, usize, &mut Work) -> bool,
    ) {
        let me = start.to_move();
        // The least is looked at first; `None` is not looked at.
        let price = |position: &Netzwerk| match wanted {
            Wanted::Wins | Wanted::AnyWin if position.phase().allows_runs() => {
                price_of_win(position).map(|price| if wanted == Wanted::AnyWin { price } else { 0 })
            }
            _ => Some(0),
        };
        let Some(first) = price(start) else { return };
        let mut queue = BinaryHeap::from([Reverse((first, 0))]);
        let mut turn = Self { stages: Vec::new(), known: HashSet::new() };
        turn.add(*start, None);
        let mut actions = Vec::new();
        while let Some(Reverse((_, next))) = queue.pop()
            && !work.has_given_up()
        {
            let position = turn.stages[next].position;
            actions.clear();
            if wanted == Wanted::Ends {
                position.legal_actions(&mut actions);
            } else {
                // Only shifts and the end of the turn leave the opponent without a run.
                if let Some(shifts) = stranding_shifts(&position, work) {
                    let end = shifts.iter().fold(position, |position, action| position.after(action));
                    if let Some(stage) = turn.add(end, Some((next, shifts.into())))
                        && on_found(&turn, stage, work)
                    {
                        return;
                    }
                }
                position.legal_runs(&mut actions);
            }
            for action in &actions {
                work.count(1);
                let mut after = position;
                after.play_unchecked(action);
                let outcome = if after.to_move() == me { after.decided() } else { after.outcome() };
                let has_won = outcome.is_some_and(|outcome| outcome.winner == Some(me));
                let has_ended = outcome.is_some() || after.to_move() != me;
                let is_found = has_won || wanted == Wanted::Ends && has_ended;
                if has_ended && !is_found {
                    continue;
                }
                let Some(stage) = turn.add(after, Some((next, smallvec![*action]))) else { continue };
                if is_found && on_found(&turn, stage, work) {
                    return;
                }
                if !has_ended {
                    queue.extend(price(&after).map(|price| Reverse((price, stage))));
                }
            }
        }
    }

    /// Adds a stage, unless it is known; returns its index.
    fn add(&mut self, position: Netzwerk, before: Option<(usize, Since)>) -> Option<usize> {
        self.known.insert(position).then(|| {
            self.stages.push(Stage { position, before });
            self.stages.len() - 1
        })
    }

    /// The actions that led to a stage.
    fn actions(&self, mut stage: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        while let Some((before, since)) = &self.stages[stage].before {
            actions.extend(since.iter().rev());
            stage = *before;
        }
        actions.reverse();
        actions
    }
}

/// The rest of a turn that wins, without a needless action. If there is none, no other wins either, unless the work gave up.
pub(super) fn winning_actions(position: &Netzwerk, work: &mut Work) -> Option<Vec<Action>> {
    let mut actions = find(position, Wanted::AnyWin, work, |_, _| true)?;
    for i in (0..actions.len()).rev() {
        let mut fewer = actions.clone();
        fewer.remove(i);
        let outcome = played(position, &fewer).and_then(|end| end.outcome());
        if outcome.is_some_and(|outcome| outcome.winner == Some(position.to_move())) {
            actions = fewer;
        }
    }
    Some(actions)
}

/// The actions that lead to the first wanted stage which meets a condition.
fn find(
    position: &Netzwerk,
    wanted: Wanted,
    work: &mut Work,
    mut is_it: impl FnMut(&Netzwerk, &mut Work) -> bool,
) -> Option<Vec<Action>> {
    let mut actions = None;
    Turn::explore(position, wanted, work, |turn, stage, work| {
        let is_found = is_it(&turn.stages[stage].position, work);
        actions = is_found.then(|| turn.actions(stage));
        is_found
    });
    actions
}

/// The most batteries with which all turns are gone through: each may be shifted to several fields.
const FEW: u32 = 6;
/// So many different right turns are as good as all.
const MANY: usize = 40;

/// Whether a player wins within so many turns of their own; at the start of a turn of the opponent or within one of the player.
fn wins_within(
    position: &Netzwerk,
    player: Player,
    turns: u8,
    replies: &mut Replies,
    work: &mut Work,
) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(player);
    }
    if turns == 0 || work.has_given_up() {
        return false;
    }
    if position.to_move() == player {
        let mut wins_later =
            |end: &Netzwerk, work: &mut Work| wins_within(end, player, turns - 1, replies, work);
        return winning_actions(position, work).is_some()
            || turns > 1 && find(position, Wanted::Ends, work, &mut wins_later).is_some();
    }
    // What refuted the last try is likely to refute this one.
    if let Some(reply) = replies.get(&turns)
        && let Some(end) = played(position, reply)
        && !wins_within(&end, player, turns, &mut Replies::new(), work)
    {
        return false;
    }
    let refutation = find(position, Wanted::Ends, work, |end, work| {
        !wins_within(end, player, turns, &mut Replies::new(), work)
    });
    let is_refuted = refutation.is_some();
    replies.extend(refutation.map(|reply| (turns, reply)));
    !is_refuted && !work.has_given_up()
}

/// The turn that refuted the last try, by the number of turns left.
type Replies = HashMap<u8, Vec<Action>>;

/// The position after some actions, if they are legal.
fn played(position: &Netzwerk, actions: &[Action]) -> Option<Netzwerk> {
    let mut position = *position;
    actions.iter().try_for_each(|action| position.play(action).map(|_| ())).ok()?;
    Some(position)
}

/// Whether an end of the turn leaves the opponent without a win in their next.
fn holds(end: &Netzwerk, player: Player, work: &mut Work) -> bool {
    match end.outcome() {
        Some(outcome) => outcome.winner == Some(player),
        None => winning_actions(end, work).is_none(),
    }
}

impl Prove for Netzwerk {
    fn goals(&self) -> Vec<Goal> {
        let mut goals = Vec::new();
        if price_of_win(self).is_some() {
            goals.push(Goal::Win { turns: 1 });
        }
        if self.batteries().count_ones() <= FEW {
            // What need not be prevented is no puzzle.
            if price_of_win(&self.skipped()).is_some() {
                goals.push(Goal::Hold);
            }
            goals.push(Goal::Win { turns: 2 });
        }
        goals
    }

    fn keeps(&self, player: Player, goal: Goal, work: &mut Work) -> bool {
        match goal {
            Goal::Win { turns } => wins_within(self, player, turns, &mut Replies::new(), work),
            Goal::Hold if self.to_move() == player && self.outcome().is_none() => {
                find(self, Wanted::Ends, work, |end, work| holds(end, player, work)).is_some()
            }
            Goal::Hold => holds(self, player, work),
            Goal::KeepWin | Goal::KeepDraw => false,
        }
    }

    /// A turn is right if it keeps the goal and no part of it does: turns that move the same robots to the same squares and capture the same
    /// ones are the same, and so are those that do something else besides.
    fn right_turns(&self, goal: Goal, work: &mut Work) -> Vec<Vec<Action>> {
        let me = self.to_move();
        let mut replies = Replies::new();
        let mut right: Vec<(Change, Vec<Action>)> = Vec::new();
        let wanted = match goal {
            Goal::Win { turns: 1 } => Wanted::Wins,
            Goal::Win { turns: 2.. } | Goal::Hold => Wanted::Ends,
            Goal::Win { turns: 0 } | Goal::KeepWin | Goal::KeepDraw => return Vec::new(),
        };
        Turn::explore(self, wanted, work, |turn, stage, work| {
            let end = &turn.stages[stage].position;
            let change = Change::new(self, end, me);
            if right.iter().any(|(known, _)| change.includes(known)) {
                return false;
            }
            let is_right = match goal {
                Goal::Win { turns: turns @ 2.. } => wins_within(end, me, turns - 1, &mut replies, work),
                Goal::Hold => holds(end, me, work),
                _ => true,
            };
            if is_right && !work.has_given_up() {
                right.retain(|(known, _)| !known.includes(&change));
                right.push((change, turn.actions(stage)));
            }
            right.len() > MANY
        });
        right.into_iter().map(|(_, actions)| actions).collect()
    }

    fn best_defence(&self, goal: Goal, work: &mut Work) -> Vec<Action> {
        // The turn after which the fewest turns keep the goal.
        let mut best: Option<(usize, Vec<Action>)> = None;
        Turn::explore(self, Wanted::Ends, work, |turn, stage, work| {
            let end = &turn.stages[stage].position;
            if end.outcome().is_none() {
                let ways = end.right_turns(goal, work).len();
                if best.as_ref().is_none_or(|(fewest, _)| ways < *fewest) {
                    best = Some((ways, turn.actions(stage)));
                }
            }
            // One way out is the fewest there can be.
            best.as_ref().is_some_and(|(fewest, _)| *fewest <= 1)
        });
        best.map(|(_, actions)| actions).unwrap_or_default()
    }
}
