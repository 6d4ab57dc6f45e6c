//! The turns worth looking at: of millions a few dozen.
//!
//! Runs and shifts are chosen apart. A beam goes from run to run and keeps the most promising positions; of all that it saw the best
//! are completed by shifts. What counts of a turn is where robots and batteries end, as the batteries are charged again.

use smallvec::SmallVec;

use super::evaluation::Scene;
use super::runs::{Runs, captures, list_runs};
use super::shifts::{Order, shift_well};
use super::wins::{Way, winning_runs};
use crate::engine::skill::mix;
use crate::games::Game;
use crate::games::netzwerk::{Action, Netzwerk, Phase, fields};

/// How many positions are gone on from after each run.
const BEAM: usize = 6;
/// After so many runs no more is looked for.
const MOST_RUNS: usize = 7;
/// How many places of the robots are completed by shifts.
const PLACES: usize = 28;
/// How many of them, the best, are completed in two ways.
const TWICE: usize = 8;
/// No turn has more shifts.
const MOST_SHIFTS: usize = 14;
/// What a battery is worth that can still pay for a run.
const STILL_CHARGED: i32 = 8;
/// What a turn promises that wins.
const WINS: i32 = 100_000;

/// What is left of a turn.
#[derive(Clone, Debug)]
pub struct Turn {
    pub(super) actions: SmallVec<[Action; 20]>,
    /// What the position after it looks like to who played it.
    pub(super) promise: i32,
    /// What it moves where, in a short number.
    pub(super) mark: u16,
    /// Whether it captures or wins.
    pub(super) is_loud: bool,
}

/// A position within a turn.
#[derive(Clone, Debug)]
struct Stage {
    position: Netzwerk,
    runs: Way,
    worth: i32,
}

/// The best stages, sorted.
type Best = SmallVec<[Stage; 32]>;

/// Appends the turns worth looking at, the likely best first.
pub(super) fn list_turns(position: &Netzwerk, into: &mut Vec<Turn>) {
    let start = into.len();
    list_winning_turn(position, into);
    let places = places(position);
    for (i, place) in places.iter().enumerate() {
        let scene = scene(&place.position);
        add(position, place, &scene, Order::RearFirst, start, into);
        if i < TWICE {
            add(position, place, &scene, Order::FrontFirst, start, into);
        }
    }
    if into.len() == start {
        into.push(any_turn(position));
    }
    into[start..].sort_by_key(|turn| -turn.promise);
}

/// Turns of runs alone that win, if they are soon found: what must be looked at before a position can be judged.
pub(super) fn list_winning_turn(position: &Netzwerk, into: &mut Vec<Turn>) {
    if let Some(runs) = winning_runs(position) {
        let mut end = *position;
        runs.iter().for_each(|run| end.play_unchecked(run));
        let actions = runs.iter().copied().collect();
        into.push(Turn { actions, promise: WINS, mark: mark(position, &end), is_loud: true });
    }
}

/// Completes a turn by shifts and appends it, if it is not there yet.
fn add(position: &Netzwerk, place: &Stage, scene: &Scene, order: Order, start: usize, into: &mut Vec<Turn>) {
    let mut actions: SmallVec<[Action; 20]> = place.runs.iter().copied().collect();
    let mut end = place.position;
    let is_over = end.decided().is_some();
    let mut promise = place.worth;
    if !is_over {
        let shifts = &mut actions;
        (end.batteries, promise) =
            shift_well(&place.position, scene, order, MOST_SHIFTS, |shift| shifts.push(shift));
        actions.push(Action::End);
    }
    let mark = mark(position, &end);
    if into[start..].iter().any(|turn| turn.mark == mark) {
        return;
    }
    let is_loud = is_over || actions.iter().any(captures);
    into.push(Turn { actions, promise, mark, is_loud });
}

/// A number for what is different at the end of a turn.
fn mark(start: &Netzwerk, end: &Netzwerk) -> u16 {
    let robots = start.own() ^ end.robots[start.to_move.index()];
    mix(mix(robots.0) ^ (start.batteries ^ end.batteries).0) as u16
}

/// Where the robots can be at the end of the turn: the best places, sorted.
fn places(position: &Netzwerk) -> Best {
    let mut places = Best::new();
    let mut beam = Best::new();
    let mut runs = Runs::new();
    let here = Stage { position: *position, runs: Way::new(), worth: 0 };
    list_runs(position, &mut runs);
    if may_end(position, &runs) {
        let worth = scene(position).worth(position.batteries);
        places.push(Stage { worth, ..here.clone() });
    }
    beam.push(here);
    for _ in 0..MOST_RUNS {
        let mut next_beam = Best::new();
        for stage in &beam {
            runs.clear();
            list_runs(&stage.position, &mut runs);
            for run in &runs {
                go(stage, run, &mut places, &mut next_beam);
            }
        }
        if next_beam.is_empty() {
            break;
        }
        beam = next_beam;
    }
    places
}

/// Looks at the position after one more run.
fn go(stage: &Stage, run: &Action, places: &mut Best, beam: &mut Best) {
    let mut position = stage.position;
    let me = position.to_move;
    position.play_unchecked(run);
    let decided = position.decided();
    let worth = match decided {
        Some(outcome) if outcome.winner == Some(me) => WINS,
        Some(_) => -WINS,
        None => scene(&position).worth(position.batteries),
    };
    let same = |a: &Netzwerk, b: &Netzwerk| a.robots == b.robots;
    let make = |worth| {
        let mut runs = stage.runs.clone();
        runs.push(*run);
        Stage { position, runs, worth }
    };
    if decided.is_some() || may_end_after(&position) {
        keep(places, PLACES, worth, same, &position, || make(worth));
    }
    if decided.is_none() {
        let worth = worth + STILL_CHARGED * charge_left(&position);
        let same = |a: &Netzwerk, b: &Netzwerk| {
            a.robots == b.robots && a.charged == b.charged && a.barred == b.barred
        };
        keep(beam, BEAM, worth, same, &position, || make(worth));
    }
}

/// Keeps a stage among the best, if it belongs to them and is not there yet.
fn keep(
    best: &mut Best,
    most: usize,
    worth: i32,
    same: impl Fn(&Netzwerk, &Netzwerk) -> bool,
    position: &Netzwerk,
    stage: impl FnOnce() -> Stage,
) {
    if best.len() == most && best.last().is_some_and(|last| last.worth >= worth) {
        return;
    }
    if best.iter().any(|other| same(&other.position, position)) {
        return;
    }
    if best.len() == most {
        best.pop();
    }
    let at = best.partition_point(|other| other.worth >= worth);
    best.insert(at, stage());
}

/// How many charged batteries touch robots that may still run.
fn charge_left(position: &Netzwerk) -> i32 {
    let movable = position.own() & !position.barred;
    fields(position.charged).filter(|field| !(field.touching() & movable).is_empty()).count() as i32
}

/// What the player to move would see after ending the turn.
fn scene(position: &Netzwerk) -> Scene {
    Scene::new(position, position.to_move, position.to_move.other())
}

fn may_end_after(position: &Netzwerk) -> bool {
    use crate::games::netzwerk::Capture;
    if position.rules.capture == Capture::Optional {
        return true;
    }
    let mut runs = Runs::new();
    list_runs(position, &mut runs);
    may_end(position, &runs)
}

/// Whether the turn may end here, where these are the runs.
fn may_end(position: &Netzwerk, runs: &Runs) -> bool {
    use crate::games::netzwerk::Capture;
    position.phase != Phase::Ready
        && (position.rules.capture == Capture::Optional || !runs.iter().any(captures))
}

/// The first turn there is, for positions where nothing else was found.
fn any_turn(position: &Netzwerk) -> Turn {
    let mut end = *position;
    let mut turn = SmallVec::new();
    let mut actions = Vec::new();
    while end.to_move == position.to_move && end.decided().is_none() {
        actions.clear();
        end.legal_actions(&mut actions);
        let last = actions.last().copied();
        let Some(action) = actions.iter().find(|action| **action == Action::End).copied().or(last) else {
            break;
        };
        end.play_unchecked(&action);
        turn.push(action);
    }
    Turn { actions: turn, promise: 0, mark: mark(position, &end), is_loud: false }
}
