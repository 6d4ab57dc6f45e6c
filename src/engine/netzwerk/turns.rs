//! The turns worth searching: a few dozen out of millions.
//!
//! Runs and shifts are chosen separately. A beam search over runs keeps the most promising positions; the best of all that it saw are
//! completed with shifts. Only where robots and batteries end matters, as the batteries are charged again.

use smallvec::SmallVec;

use super::evaluation::Scene;
use super::runs::{Runs, captures, list_runs};
use super::shifts::{Order, shift_well};
use super::wins::{Way, winning_runs};
use crate::engine::hash::mix;
use crate::games::Game;
use crate::games::netzwerk::{Action, Netzwerk, fields};

/// The beam width: positions kept after each run.
const BEAM: usize = 6;
/// The maximum number of runs.
const MOST_RUNS: usize = 7;
/// The number of robot placements completed with shifts.
const PLACES: usize = 28;
/// The number of the best of them completed in two ways.
const TWICE: usize = 8;
/// The maximum number of shifts.
const MOST_SHIFTS: usize = 14;
/// The weight of a battery that can still pay for a run.
const STILL_CHARGED: i32 = 8;
/// The ordering score of a winning turn.
const WINS: i32 = 100_000;

/// The rest of a turn.
#[derive(Clone, Debug)]
pub struct Turn {
    pub(super) actions: SmallVec<[Action; 20]>,
    /// The static evaluation of the position after it, for the player who made it.
    pub(super) ordering_score: i32,
    /// A hash of what it moves where.
    pub(super) play_key: u16,
    /// Whether it captures or wins.
    pub(super) is_loud: bool,
}

/// A position within a turn.
#[derive(Clone, Debug)]
struct Stage {
    position: Netzwerk,
    runs: Way,
    eval: i32,
}

/// The best stages, sorted.
type Best = SmallVec<[Stage; 32]>;

/// Appends the turns worth searching, roughly best first.
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
    into[start..].sort_by_key(|turn| -turn.ordering_score);
}

/// Appends a winning turn of runs alone, if one is quickly found: it must be searched before the position can be evaluated.
pub(super) fn list_winning_turn(position: &Netzwerk, into: &mut Vec<Turn>) {
    if let Some(runs) = winning_runs(position) {
        let mut end = *position;
        runs.iter().for_each(|run| end.play_unchecked(run));
        let actions = runs.iter().copied().collect();
        into.push(Turn { actions, ordering_score: WINS, play_key: play_key(position, &end), is_loud: true });
    }
}

/// Completes a turn with shifts and appends it, unless it is a duplicate.
fn add(position: &Netzwerk, place: &Stage, scene: &Scene, order: Order, start: usize, into: &mut Vec<Turn>) {
    let mut actions: SmallVec<[Action; 20]> = place.runs.iter().copied().collect();
    let mut end = place.position;
    let is_over = end.decided().is_some();
    let mut ordering_score = place.eval;
    if !is_over {
        let shifts = &mut actions;
        let most = if end.phase.allows_shifts() { MOST_SHIFTS } else { 0 };
        (end.batteries, ordering_score) =
            shift_well(&place.position, scene, order, most, |shift| shifts.push(shift));
        actions.push(Action::End);
    }
    let play_key = play_key(position, &end);
    if into[start..].iter().any(|turn| turn.play_key == play_key) {
        return;
    }
    let is_loud = is_over || actions.iter().any(captures);
    into.push(Turn { actions, ordering_score, play_key, is_loud });
}

/// A hash of what a turn changes.
fn play_key(start: &Netzwerk, end: &Netzwerk) -> u16 {
    let robots = start.own() ^ end.robots[start.to_move.index()];
    mix(mix(robots.0) ^ (start.batteries ^ end.batteries).0) as u16
}

/// Where the robots can be at the end of the turn: the best placements, sorted.
fn places(position: &Netzwerk) -> Best {
    let mut places = Best::new();
    let mut beam = Best::new();
    let mut runs = Runs::new();
    let here = Stage { position: *position, runs: Way::new(), eval: 0 };
    list_runs(position, &mut runs);
    if may_end(position, &runs) {
        let eval = scene(position).eval(position.batteries);
        places.push(Stage { eval, ..here.clone() });
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

/// Evaluates the position after one more run.
fn go(stage: &Stage, run: &Action, places: &mut Best, beam: &mut Best) {
    let mut position = stage.position;
    let me = position.to_move;
    position.play_unchecked(run);
    let decided = position.decided();
    let eval = match decided {
        Some(outcome) if outcome.winner == Some(me) => WINS,
        Some(_) => -WINS,
        None => scene(&position).eval(position.batteries),
    };
    let same = |a: &Netzwerk, b: &Netzwerk| a.robots == b.robots;
    let make = |eval| {
        let mut runs = stage.runs.clone();
        runs.push(*run);
        Stage { position, runs, eval }
    };
    if decided.is_some() || may_end_after(&position) {
        insert(places, PLACES, eval, same, &position, || make(eval));
    }
    if decided.is_none() {
        let eval = eval + STILL_CHARGED * charge_left(&position);
        let same = |a: &Netzwerk, b: &Netzwerk| {
            a.robots == b.robots && a.charged == b.charged && a.barred == b.barred
        };
        insert(beam, BEAM, eval, same, &position, || make(eval));
    }
}

/// Inserts a stage among the best, if it belongs there and is not a duplicate.
fn insert(
    best: &mut Best,
    most: usize,
    eval: i32,
    same: impl Fn(&Netzwerk, &Netzwerk) -> bool,
    position: &Netzwerk,
    stage: impl FnOnce() -> Stage,
) {
    if best.len() == most && best.last().is_some_and(|last| last.eval >= eval) {
        return;
    }
    if best.iter().any(|other| same(&other.position, position)) {
        return;
    }
    if best.len() == most {
        best.pop();
    }
    let at = best.partition_point(|other| other.eval >= eval);
    best.insert(at, stage());
}

/// The number of charged batteries that touch robots that may still run.
fn charge_left(position: &Netzwerk) -> i32 {
    let movable = position.own() & !position.barred;
    fields(position.charged).filter(|field| !(field.touching() & movable).is_empty()).count() as i32
}

/// The view of the player to move after ending the turn.
fn scene(position: &Netzwerk) -> Scene {
    Scene::new(position, position.to_move, position.to_move.other())
}

fn may_end_after(position: &Netzwerk) -> bool {
    use crate::games::netzwerk::Capture;
    if position.rules.capture == Capture::Optional || !position.phase.allows_runs() {
        return true;
    }
    let mut runs = Runs::new();
    list_runs(position, &mut runs);
    may_end(position, &runs)
}

/// Whether the turn may end here, given its runs.
fn may_end(position: &Netzwerk, runs: &Runs) -> bool {
    use crate::games::netzwerk::Capture;
    !position.phase.begins_turn()
        && (position.rules.capture == Capture::Optional || !runs.iter().any(captures))
}

/// The first legal turn, for positions where nothing else was found.
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
    Turn { actions: turn, ordering_score: 0, play_key: play_key(position, &end), is_loud: false }
}
