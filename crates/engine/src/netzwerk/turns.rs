//! The turns worth searching: a few dozen out of millions.
//!
//! Runs and shifts are chosen separately. A beam search over runs keeps the most promising positions; the best of all that it saw are
//! completed with shifts. Only where robots and batteries end matters, as the batteries are charged again.

use smallvec::SmallVec;

use super::evaluation::Scene;
use super::places::{Stage, WINS, captures, places};
use super::proof::winning_actions;
use crate::Work;
use crate::hash::mix;
use rules::netzwerk::{Action, Direction, FieldSet, Netzwerk};
use rules::{Game, Player};

const SHIFTS_GAIN: i32 = 20;
const MOST_SHIFTS: usize = 14;

/// How much is put into a list of turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// The number of robot placements.
    places: usize,
    /// The beam width: positions kept after each run.
    beam: usize,
    /// The number of the best of them that are completed with shifts at once.
    complete: usize,
    /// The number of the best of them that are completed in two ways.
    twice: usize,
    /// How many positions are looked at for a win at once.
    wins: u64,
}

impl Effort {
    /// All turns worth searching, complete.
    pub(super) const ALL: Self = Self { places: 28, beam: 6, complete: 28, twice: 8, wins: 20_000 };

    /// Quick enough for every position of a search.
    pub(super) const QUICK: Self = Self { wins: 300, ..Self::ALL };

    /// More and more of them: for the turn that is really played, what a narrow beam misses matters more than depth.
    pub(super) const fn more(time: u32) -> Self {
        let (beam, places, twice) = match time {
            0 => (64, 200, 40),
            1 => (160, 500, 100),
            _ => (400, 1_200, 200),
        };
        // A win has been looked for before.
        Self { places, beam, complete: places, twice, wins: 0 }
    }

    /// Enough for a search of so many plays: most often, one of the first turns is good enough, and no other is needed. A longer search is
    /// worth more with better turns than with more plays.
    pub(super) const fn within(depth: i32, time: u32) -> Self {
        let (beam, places) = match time {
            0 => (Self::ALL.beam, Self::ALL.places),
            1 => (24, 56),
            _ => (48, 56),
        };
        let quick = Self { beam, places, ..Self::QUICK };
        match depth {
            ..=1 => Self { places: 16, complete: 3, twice: 2, ..quick },
            2 => Self { complete: 5, twice: 3, wins: 1_000, ..quick },
            _ => Self { complete: 6, twice: 6, wins: 3_000, ..quick },
        }
    }
}

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
    /// Whether its shifts have been chosen.
    pub(super) is_complete: bool,
}

impl Turn {
    pub(super) fn of(position: &Netzwerk, actions: &[Action]) -> Self {
        let end = actions.iter().fold(*position, |position, action| position.after(action));
        Self {
            actions: actions.into(),
            ordering_score: 0,
            play_key: play_key(position, &end),
            is_loud: end.decided().is_some() || actions.iter().any(captures),
            is_complete: true,
        }
    }

    /// The turn of these runs, whose shifts have not been chosen yet.
    fn of_runs(runs: &[Action], ordering_score: i32) -> Self {
        let is_loud = runs.iter().any(captures);
        Self { actions: runs.into(), ordering_score, play_key: 0, is_loud, is_complete: false }
    }

    /// Chooses the shifts after the runs, which lead to `end`.
    fn add_shifts(&mut self, position: &Netzwerk, end: &Netzwerk, scene: &Scene, order: Order) {
        let most = if end.phase().allows_shifts() { MOST_SHIFTS } else { 0 };
        let shifts = &mut self.actions;
        let batteries;
        (batteries, self.ordering_score) = shift_well(end, scene, order, most, |shift| shifts.push(shift));
        self.actions.push(Action::End);
        self.play_key = play_key(position, &end.with_batteries(batteries));
        self.is_complete = true;
    }
}

/// Appends the turns worth searching, roughly best first.
pub(super) fn list_turns(position: &Netzwerk, effort: Effort, into: &mut Vec<Turn>) {
    let start = into.len();
    list_winning_turn(position, effort, into);
    let places = places(position, effort.places, effort.beam);
    for (i, place) in places.iter().enumerate() {
        if i >= effort.complete && place.position.decided().is_none() {
            into.push(Turn::of_runs(&place.runs, place.eval + SHIFTS_GAIN));
            continue;
        }
        let scene = Scene::after_turn(&place.position);
        add(position, place, &scene, Order::RearFirst, start, into);
        if i < effort.twice {
            add(position, place, &scene, Order::FrontFirst, start, into);
        }
    }
    if into.len() == start {
        into.push(any_turn(position));
    }
}

/// Appends a winning turn, if one is found: it must be searched before the position can be evaluated.
pub(super) fn list_winning_turn(position: &Netzwerk, effort: Effort, into: &mut Vec<Turn>) {
    if let Some(actions) = winning_actions(position, &mut Work::new(effort.wins)) {
        into.push(Turn { ordering_score: WINS, ..Turn::of(position, &actions) });
    }
}

/// Completes a turn with shifts and appends it, unless it is a duplicate.
fn add(position: &Netzwerk, place: &Stage, scene: &Scene, order: Order, start: usize, into: &mut Vec<Turn>) {
    let turn = if place.position.decided().is_some() {
        Turn { ordering_score: place.eval, ..Turn::of(position, &place.runs) }
    } else {
        let mut turn = Turn::of_runs(&place.runs, 0);
        turn.add_shifts(position, &place.position, scene, order);
        turn
    };
    if into[start..].iter().all(|other| other.play_key != turn.play_key) {
        into.push(turn);
    }
}

/// Chooses the shifts of a turn that has only its runs so far.
pub(super) fn complete(position: &Netzwerk, turn: &mut Turn) {
    if turn.is_complete {
        return;
    }
    let end = turn.actions.iter().fold(*position, |position, run| position.after(run));
    turn.add_shifts(position, &end, &Scene::after_turn(&end), Order::RearFirst);
}

/// A hash of what a turn changes.
fn play_key(start: &Netzwerk, end: &Netzwerk) -> u16 {
    let robots = start.own() ^ end.robots()[start.to_move().index()];
    mix(mix(robots.0) ^ (start.batteries() ^ end.batteries()).0) as u16
}

/// The first legal turn, for positions where nothing else was found.
fn any_turn(position: &Netzwerk) -> Turn {
    let mut end = *position;
    let mut turn = Vec::new();
    while end.to_move() == position.to_move() && end.decided().is_none() {
        let actions = end.actions();
        let ends = actions.iter().find(|action| **action == Action::End);
        let Some(action) = ends.or(actions.last()) else { break };
        end.play_unchecked(action);
        turn.push(*action);
    }
    Turn { is_loud: false, ..Turn::of(position, &turn) }
}

/// The minimum gain of a shift in each round: large gains first.
const GAINS: [i32; 3] = [25, 8, 2];

/// The order in which batteries are considered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    RearFirst,
    FrontFirst,
}

/// Shifts batteries as long as that gains something for the player to move; returns their fields and the evaluation.
fn shift_well(
    position: &Netzwerk,
    scene: &Scene,
    order: Order,
    most: usize,
    mut on_shift: impl FnMut(Action),
) -> (FieldSet, i32) {
    let (mut batteries, mut shifted) = (position.batteries(), position.shifted());
    let places = scene.places();
    let mut of_places: i32 = batteries.iter().map(|field| places[usize::from(field.0)]).sum();
    let mut eval = of_places + scene.energy_eval(batteries);
    let mut count = 0;
    let is_rising = (position.to_move() == Player::One) == (order == Order::RearFirst);
    // The largest gain seen since the last shift: a round that cannot find more need not look.
    let mut largest = i32::MAX;
    for gain in GAINS {
        if largest < gain {
            continue;
        }
        largest = i32::MIN;
        for step in 0..ROWS_OF_FIELDS {
            let rank = if is_rising { step } else { ROWS_OF_FIELDS - 1 - step };
            for from in (batteries & !shifted & scene.shiftable & FieldSet(FIRST_RANK << rank)).iter() {
                let mut best = None;
                for direction in Direction::ALL {
                    let Some(to) = Netzwerk::shift_target(batteries, from, direction) else { continue };
                    let gained = places[usize::from(to.0)] - places[usize::from(from.0)];
                    let energy = scene.energy_eval(batteries ^ from.bit() ^ to.bit());
                    let there = of_places + gained + energy;
                    largest = largest.max(there - eval);
                    if there >= eval + gain && best.is_none_or(|(best, _)| there > best) {
                        best = Some((there, to));
                    }
                }
                if let Some((there, to)) = best.filter(|_| count < most) {
                    on_shift(Action::Shift { from, to });
                    batteries ^= from.bit() ^ to.bit();
                    shifted |= to.bit();
                    of_places += places[usize::from(to.0)] - places[usize::from(from.0)];
                    eval = there;
                    count += 1;
                    largest = i32::MAX;
                }
            }
        }
    }
    (batteries, eval)
}

const ROWS_OF_FIELDS: u8 = 7;
/// The fields of the first rank: every seventh bit.
const FIRST_RANK: u64 = 0x0408_1020_4081;
