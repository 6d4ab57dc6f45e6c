//! Where the robots can be at the end of a turn: a beam search over runs. All destinations are looked at, but only sensible payments.
//!
//! Only where robots end matters, as the batteries are charged again.

use smallvec::{SmallVec, smallvec};

use super::evaluation::Scene;
use crate::hash::mix;
use rules::Game;
use rules::netzwerk::{Action, Capture, Destination, Netzwerk, Paid, Square, SquareSet};

const MOST_RUNS: usize = 7;
/// The weight of a battery that can still pay for a run.
const STILL_CHARGED: i32 = 8;
/// The evaluation of a position that is won.
pub(super) const WINS: i32 = 100_000;

/// The runs of a turn.
type Way = SmallVec<[Action; 8]>;

/// A position within a turn.
#[derive(Clone, Debug)]
pub(super) struct Stage {
    pub(super) position: Netzwerk,
    pub(super) runs: Way,
    pub(super) eval: i32,
}

/// How many evaluations are remembered: a power of two, so many for each few positions of the beam. The fewest need no memory from elsewhere.
const KNOWN: usize = 256;
const FEW: usize = 6;

/// The best stages, sorted.
pub(super) type Best = SmallVec<[Stage; 32]>;

/// The evaluations of positions by where the robots are: many orders of runs, and ways to pay for them, lead to the same squares.
struct KnownEvals(SmallVec<[Option<([SquareSet; 2], i32)>; KNOWN]>);

impl KnownEvals {
    /// The evaluation of a position within a turn, for the player to move, if the turn ended without shifts. Batteries stay where they
    /// are during runs, and are charged again afterwards.
    fn eval(&mut self, position: &Netzwerk) -> i32 {
        let robots = position.robots();
        let at = mix(robots[0].0 ^ robots[1].0.rotate_left(36)) as usize & (self.0.len() - 1);
        let slot = &mut self.0[at];
        if let Some((_, eval)) = slot.filter(|(known, _)| *known == robots) {
            return eval;
        }
        let eval = Scene::after_turn(position).eval(position.batteries());
        *slot = Some((robots, eval));
        eval
    }
}

/// Where the robots can be at the end of the turn: the best placements, sorted. After each run, the best `width` positions are kept.
pub(super) fn places(position: &Netzwerk, most: usize, width: usize) -> Best {
    let mut places = Best::new();
    let mut beam = Best::new();
    let mut runs = Runs::new();
    let mut evals = KnownEvals(smallvec![None; KNOWN * (width / FEW).next_power_of_two()]);
    let here = Stage { position: *position, runs: Way::new(), eval: 0 };
    list_runs(position, &mut runs);
    if may_end(position, &runs) {
        let eval = Scene::after_turn(position).eval(position.batteries());
        places.push(Stage { eval, ..here.clone() });
    }
    beam.push(here);
    for _ in 0..MOST_RUNS {
        let mut next_beam = Best::new();
        for stage in &beam {
            list_runs(&stage.position, &mut runs);
            for run in &runs {
                go(stage, run, [most, width], &mut evals, &mut places, &mut next_beam);
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
fn go(
    stage: &Stage,
    run: &Action,
    [most, width]: [usize; 2],
    evals: &mut KnownEvals,
    places: &mut Best,
    beam: &mut Best,
) {
    let mut position = stage.position;
    let me = position.to_move();
    position.play_unchecked(run);
    let decided = position.decided();
    let eval = match decided {
        Some(outcome) if outcome.winner == Some(me) => WINS,
        Some(_) => -WINS,
        None => evals.eval(&position),
    };
    let same = |a: &Netzwerk, b: &Netzwerk| a.robots() == b.robots();
    let make = |eval| {
        let mut runs = stage.runs.clone();
        runs.push(*run);
        Stage { position, runs, eval }
    };
    if decided.is_some() || may_end_after(&position) {
        insert(places, most, eval, same, &position, || make(eval));
    }
    if decided.is_none() {
        let eval = eval + STILL_CHARGED * charge_left(&position);
        let same = |a: &Netzwerk, b: &Netzwerk| {
            a.robots() == b.robots() && a.charged() == b.charged() && a.barred() == b.barred()
        };
        insert(beam, width, eval, same, &position, || make(eval));
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
    let movable = position.own() & !position.barred();
    position.charged().iter().filter(|field| !(field.touching() & movable).is_empty()).count() as i32
}

/// Whether the turn may end after its last run, or go on with shifts.
pub(super) fn may_end_after(position: &Netzwerk) -> bool {
    if position.rules().capture == Capture::Optional || !position.phase().allows_runs() {
        return true;
    }
    let mut runs = Runs::new();
    list_runs(position, &mut runs);
    may_end(position, &runs)
}

/// Whether the turn may end here, given its runs.
fn may_end(position: &Netzwerk, runs: &Runs) -> bool {
    !position.phase().begins_turn()
        && (position.rules().capture == Capture::Optional || !runs.iter().any(captures))
}

/// A list of runs, rarely more than fit inline.
type Runs = SmallVec<[Action; 96]>;

/// Lists the runs of a position, with the most sensible payments, instead of what was in the list.
fn list_runs(position: &Netzwerk, into: &mut Runs) {
    into.clear();
    if !position.phase().allows_runs() {
        return;
    }
    let movable = position.own() & !position.barred();
    for from in movable.iter() {
        let usable = Netzwerk::usable(from, position.sources());
        if usable.0 == 0 {
            continue;
        }
        let purse = Purse::new(from, usable, movable & !from.bit());
        for Destination { to, price, captures } in position.destinations(from, usable.price() as u8) {
            let run = |paid| Action::Run { from, to, captures, paid };
            // Batteries that other robots use are expensive, as are those that the robot itself can use again.
            let first = purse.payment(to, price, [2, 1]);
            into.push(run(first));
            if price < usable.price() as u8 && !position.bars(captures) {
                let second = purse.payment(to, price, [1, 4]);
                if second != first {
                    into.push(run(second));
                }
            }
        }
    }
    if position.rules().capture == Capture::Mandatory && into.iter().any(captures) {
        into.retain(|action| captures(action));
    }
}

/// Whether an action is a run that captures.
pub(super) const fn captures(action: &Action) -> bool {
    matches!(action, Action::Run { captures: true, .. })
}

/// The batteries around a robot that can pay for its runs.
struct Purse {
    /// The corners where they are, a bit each.
    usable: u8,
    touching: [SquareSet; 4],
    /// The number of other robots that each serves.
    serves: [u32; 4],
}

impl Purse {
    fn new(from: Square, usable: Paid, others: SquareSet) -> Self {
        let touching = from.touching().map(|field| field.touching());
        Self { usable: usable.0, touching, serves: touching.map(|squares| (squares & others).count_ones()) }
    }

    /// The cheapest batteries for a run to `to`: the cost of each is the number of other robots it serves, and whether the robot can use
    /// it again.
    fn payment(&self, to: Square, price: u8, [serves, again]: [u32; 2]) -> Paid {
        // The corner is in the lowest bits, so that of equal costs the first is the least.
        let mut costs = [0, 1, 2, 3].map(|corner: usize| {
            let cost = serves * self.serves[corner] + again * u32::from(self.touching[corner].has(to));
            if self.usable >> corner & 1 == 1 { cost << 2 | corner as u32 } else { u32::MAX }
        });
        let mut paid = 0;
        for _ in 0..price {
            let cheapest = costs.iter().copied().fold(u32::MAX, u32::min);
            if cheapest != u32::MAX {
                let corner = (cheapest & 3) as usize;
                paid |= 1 << corner;
                costs[corner] = u32::MAX;
            }
        }
        Paid(paid)
    }
}
