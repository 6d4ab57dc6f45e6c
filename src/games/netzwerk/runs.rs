//! Where robots can run, at what price, and which way they take.

use smallvec::SmallVec;

use super::action::{Action, Paid};
use super::board::{Direction, Square, SquareSet, squares};
use super::rules::{Capture, Energy, Path, Rerun};
use super::{Netzwerk, Phase};

/// The most batteries that can pay for a run: those on the four fields around a square.
const MOST: u8 = 4;
const STEP: u8 = 1;
const JUMP: u8 = 2;
const CAPTURE: u8 = 2;
const JUMP_CAPTURE: u8 = 4;

/// A place on a robot's way: how it got there, and the price so far.
#[derive(Clone, Copy, Debug)]
struct Stop {
    square: Square,
    price: u8,
    /// The stop before, by its number in the list; the first stop is its own.
    before: u8,
    /// The own robot that the last part of the way passed over.
    over: Option<Square>,
    captures: bool,
}

/// Where a robot can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Destination {
    pub(crate) to: Square,
    /// How many batteries it costs.
    pub(crate) price: u8,
    pub(crate) captures: bool,
}

/// One part of a run, from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leg {
    pub(crate) from: Square,
    pub(crate) over: Option<Square>,
    pub(crate) to: Square,
}

/// All stops that a robot can reach. The longest lists, with four batteries on an empty board, have 20 stops
/// that stay and a few that turn out dearer than others.
type Stops = SmallVec<[Stop; 32]>;

impl Netzwerk {
    /// Appends all legal runs.
    pub(crate) fn legal_runs(&self, into: &mut Vec<Action>) {
        if self.phase == Phase::Shifting {
            return;
        }
        let start = into.len();
        for from in squares(self.own() & !self.barred) {
            self.runs_from(from, into);
        }
        if self.rules.capture == Capture::Mandatory {
            let captures = |action: &Action| matches!(action, Action::Run { captures: true, .. });
            if into[start..].iter().any(captures) {
                let mut seen = 0;
                into.retain(|action| {
                    seen += 1;
                    seen <= start || captures(action)
                });
            }
        }
    }

    /// Whether any robot can run.
    pub(crate) fn can_run(&self) -> bool {
        // A robot can run if it can make the cheapest first leg; what follows only lengthens the way.
        squares(self.own() & !self.barred)
            .any(|from| self.reach(from, self.usable(from).price() as u8).len() > 1)
    }

    /// The charged batteries that can pay for a run from `start`.
    pub(crate) fn usable(&self, start: Square) -> Paid {
        let mut usable = 0;
        for (corner, field) in start.touching().into_iter().enumerate() {
            let pays = self.charged & field.bit() != 0
                && (self.rules.energy == Energy::Adjacent || self.controls(self.to_move, field));
            usable |= u8::from(pays) << corner;
        }
        Paid(usable)
    }

    /// What a run from `from` to `to` costs, `None` if there is none that captures or not as asked.
    pub(crate) fn price(&self, from: Square, to: Square, captures: bool) -> Option<u32> {
        let stops = self.reach(from, MOST);
        let stop = stops.iter().filter(|stop| stop.square == to && stop.captures == captures && to != from);
        stop.map(|stop| u32::from(stop.price)).min()
    }

    /// The cheapest way of a legal run, leg by leg.
    pub(crate) fn way(&self, from: Square, to: Square, captures: bool) -> SmallVec<[Leg; 4]> {
        let stops = self.reach(from, MOST);
        let mut legs = SmallVec::new();
        let ends = stops.iter().filter(|stop| stop.square == to && stop.captures == captures);
        let mut end = ends.min_by_key(|stop| stop.price);
        while let Some(stop) = end.filter(|stop| stop.square != from) {
            let before = &stops[usize::from(stop.before)];
            legs.push(Leg { from: before.square, over: stop.over, to: stop.square });
            end = Some(before);
        }
        legs.reverse();
        legs
    }

    fn runs_from(&self, from: Square, into: &mut Vec<Action>) {
        let usable = self.usable(from);
        for Destination { to, price, captures } in self.destinations(from, usable.price() as u8) {
            for paid in 1..16_u8 {
                if paid & !usable.0 == 0 && paid.count_ones() == u32::from(price) {
                    into.push(Action::Run { from, to, captures, paid: Paid(paid) });
                }
            }
        }
    }

    /// Where the robot on `from` can run with `energy` batteries, each square once, by its cheapest way.
    pub(crate) fn destinations(&self, from: Square, energy: u8) -> SmallVec<[Destination; 32]> {
        let stops = self.reach(from, energy);
        let mut destinations = SmallVec::new();
        for (i, stop) in stops.iter().enumerate().skip(1) {
            let dearer = stops.iter().enumerate().any(|(j, other)| {
                j != i && other.square == stop.square && (other.price, j) < (stop.price, i)
            });
            if !dearer {
                destinations.push(Destination {
                    to: stop.square,
                    price: stop.price,
                    captures: stop.captures,
                });
            }
        }
        destinations
    }

    /// The stops that the robot on `from` can reach with `energy` batteries, itself first.
    fn reach(&self, from: Square, energy: u8) -> Stops {
        let mut stops = Stops::new();
        stops.push(Stop { square: from, price: 0, before: 0, over: None, captures: false });
        match self.rules.path {
            Path::Free => self.reach_freely(from, energy, &mut stops),
            Path::Straight => self.reach_straight(from, energy, &mut stops),
        }
        stops
    }

    fn reach_freely(&self, from: Square, energy: u8, stops: &mut Stops) {
        // The robot has left its square: it can neither stand in its own way nor jump over itself.
        let (own, enemy) = (self.own() & !from.bit(), self.enemy());
        let mut passed: SquareSet = 0;
        // By rising price, so that the first visit to a square is the cheapest.
        for price in 0..energy {
            let mut i = 0;
            while i < stops.len() {
                let stop = stops[i];
                let number = i as u8;
                i += 1;
                if stop.price != price || stop.captures || passed & stop.square.bit() != 0 {
                    continue;
                }
                passed |= stop.square.bit();
                for direction in Direction::of_runs(self.to_move) {
                    let leg = self.leg(stop.square, direction, own, enemy);
                    let Some(leg) = leg.filter(|leg| stop.price + leg.price <= energy) else { continue };
                    // A robot that comes back to where it started has not run.
                    if leg.square != from && passed & leg.square.bit() == 0 {
                        stops.push(Stop { price: stop.price + leg.price, before: number, ..leg });
                    }
                }
            }
        }
    }

    fn reach_straight(&self, from: Square, energy: u8, stops: &mut Stops) {
        let (own, enemy) = (self.own(), self.enemy());
        for direction in Direction::of_runs(self.to_move) {
            let mut at = (from, 0, 0);
            while let Some(leg) = self.leg(at.0, direction, own, enemy) {
                let steps = leg.over.is_none() && !leg.captures;
                let price = at.1 + leg.price;
                if price > energy || !(steps || at.0 == from) {
                    break;
                }
                stops.push(Stop { price, before: at.2, ..leg });
                if !steps {
                    break;
                }
                at = (leg.square, price, (stops.len() - 1) as u8);
            }
        }
    }

    /// The one leg that leads from a square in a direction: a step, a jump, a capture, or a capture by a jump.
    /// Its price is its own; `before` is not set yet.
    fn leg(&self, from: Square, direction: Direction, own: SquareSet, enemy: SquareSet) -> Option<Stop> {
        let leg = |square, price, over, captures| Some(Stop { square, price, before: 0, over, captures });
        let next = from.next(direction)?;
        if enemy & next.bit() != 0 {
            return leg(next, CAPTURE, None, true);
        }
        if own & next.bit() == 0 {
            return leg(next, STEP, None, false);
        }
        let behind = next.next(direction)?;
        if own & behind.bit() != 0 {
            return None;
        }
        let captures = enemy & behind.bit() != 0;
        leg(behind, if captures { JUMP_CAPTURE } else { JUMP }, Some(next), captures)
    }

    /// Whether a robot that has run may not run again in this turn.
    pub(crate) fn bars(&self, captured: bool) -> bool {
        captured || self.rules.rerun == Rerun::Once
    }
}
