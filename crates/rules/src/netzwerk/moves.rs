//! Where robots can run, at what price and by which way; where batteries can be shifted.

use smallvec::SmallVec;

use super::board::{at_least, touching_counts};
use super::{
    Action, Capture, Direction, Energy, Field, FieldSet, Netzwerk, Paid, Path, Rerun, Shared, Square,
    SquareSet,
};
use crate::Player;
use crate::bit_set::bits;

/// The most batteries that can pay for a run: those on the four fields around a square.
pub(super) const MOST: u8 = 4;
const STEP: u8 = 1;
const JUMP: u8 = 2;
const CAPTURE: u8 = 2;
const JUMP_CAPTURE: u8 = 4;

/// A stop on the way of a robot: how it got there, and the price so far.
#[derive(Clone, Copy, Debug)]
struct Stop {
    square: Square,
    price: u8,
    /// The index of the previous stop; the first stop is its own.
    before: u8,
    /// The own robot that the last leg jumped over.
    over: Option<Square>,
    captures: bool,
}

/// Where a robot can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct Destination {
    pub to: Square,
    /// The number of batteries it costs.
    pub price: u8,
    pub captures: bool,
}

/// One leg of a run, from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    pub from: Square,
    pub over: Option<Square>,
    pub to: Square,
}

/// All stops that a robot can reach. The longest lists, with four batteries on an empty board, have 20 final stops
/// and a few that turn out more expensive than others.
type Stops = SmallVec<[Stop; 32]>;

/// Squares by the price of getting there, with room for legs that cost more than all batteries.
type Ends = [SquareSet; ENDS];
const ENDS: usize = 2 * MOST as usize + 1;

/// For each set of the four batteries around a square, which of them could pay: one bit per [`Paid`].
const PART_OF: [u16; 16] = {
    let mut table = [0; 16];
    let mut paid = 0;
    while paid < 256 {
        let (part, whole) = (paid / 16, paid % 16);
        if part & !whole == 0 {
            table[whole] |= 1 << part;
        }
        paid += 1;
    }
    table
};

/// For each price, the ways to pay it: one bit per [`Paid`].
const OF_PRICE: [u16; 5] = {
    let mut table = [0; 5];
    let mut paid: u16 = 0;
    while paid < 16 {
        table[paid.count_ones() as usize] |= 1 << paid;
        paid += 1;
    }
    table
};

impl Netzwerk {
    /// Appends all runs, if the phase allows any.
    pub fn legal_runs(&self, into: &mut Vec<Action>) {
        if !self.phase.allows_runs() {
            return;
        }
        let start = into.len();
        let sources = self.sources();
        for from in (self.own() & !self.barred).iter() {
            self.runs_from(from, Self::usable(from, sources), into);
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

    pub(super) fn can_run(&self) -> bool {
        let sources = self.sources();
        (self.own() & !self.barred).iter().any(|from| {
            let energy = Self::usable(from, sources).price() as usize;
            self.ends(from, energy)[1..].iter().any(|ends| !ends.is_empty())
        })
    }

    /// The batteries that can pay for runs of robots that they touch.
    pub fn sources(&self) -> FieldSet {
        match self.rules.energy {
            Energy::Adjacent => self.charged,
            Energy::Controlled => self.charged & self.controlled()[self.to_move.index()],
        }
    }

    /// The ones among some batteries that can pay for a run from `start`.
    pub const fn usable(start: Square, sources: FieldSet) -> Paid {
        Paid(start.corners(sources))
    }

    /// The price of a run from `from` to `to`; `None` if there is none.
    pub fn price(&self, from: Square, to: Square) -> Option<u32> {
        self.ends(from, MOST.into()).iter().position(|ends| ends.has(to)).map(|price| price as u32)
    }

    /// The cheapest way of a legal run, leg by leg.
    pub fn way(&self, from: Square, to: Square, captures: bool) -> SmallVec<[Leg; 4]> {
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

    fn runs_from(&self, from: Square, usable: Paid, into: &mut Vec<Action>) {
        let energy = usable.price() as usize;
        let ends = self.ends(from, energy);
        for price in 1..=energy {
            for to in ends[price].iter() {
                let captures = self.enemy().has(to);
                let payments = PART_OF[usize::from(usable.0)] & OF_PRICE[price];
                into.extend(bits(payments.into()).map(|paid| Action::Run {
                    from,
                    to,
                    captures,
                    paid: Paid(paid),
                }));
            }
        }
    }

    /// Where the robot on `from` can run with `energy` batteries; each square once, by the cheapest way.
    pub fn destinations(&self, from: Square, energy: u8) -> SmallVec<[Destination; 24]> {
        let ends = self.ends(from, usize::from(energy));
        let of_price = |price: u8| {
            ends[usize::from(price)].iter().map(move |to| Destination {
                to,
                price,
                captures: self.enemy().has(to),
            })
        };
        (1..=energy).flat_map(of_price).collect()
    }

    /// The squares where runs from `from` can end, by their price, which is at most `energy`. [`Netzwerk::reach`] finds the
    /// same together with the ways; this works on all squares at once.
    fn ends(&self, from: Square, energy: usize) -> Ends {
        let mut ends = [SquareSet::EMPTY; ENDS];
        if energy == 0 {
            return ends;
        }
        ends[0] = from.bit();
        // The robot has left its square, so it can neither block its own way nor jump over itself.
        let (own, enemy) = (self.own() & !from.bit(), self.enemy());
        let empty = !(own | enemy);
        let mut known = SquareSet::EMPTY;
        for price in 0..=energy {
            ends[price] &= !known;
            known |= ends[price];
            let here = ends[price] & !enemy;
            // A straight run is either a line of steps, followed at once, or a single leg of another kind.
            let goes_on = price < energy && (price == 0 || self.rules.path == Path::Free);
            if here.is_empty() || !goes_on {
                continue;
            }
            for direction in Direction::of_runs(self.to_move) {
                let next = direction.beside(here);
                let behind = direction.beside(next & own);
                ends[price + usize::from(STEP)] |= next & empty;
                ends[price + usize::from(CAPTURE)] |= next & enemy;
                ends[price + usize::from(JUMP)] |= behind & empty;
                ends[price + usize::from(JUMP_CAPTURE)] |= behind & enemy;
                if self.rules.path == Path::Straight {
                    let mut line = next & empty;
                    for end in &mut ends[2..=MOST as usize] {
                        line = direction.beside(line) & empty;
                        *end |= line;
                    }
                }
            }
        }
        ends[0] = SquareSet::EMPTY;
        ends[energy + 1..].fill(SquareSet::EMPTY);
        ends
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
        // The robot has left its square, so it can neither block its own way nor jump over itself.
        let (own, enemy) = (self.own() & !from.bit(), self.enemy());
        let mut passed = SquareSet::EMPTY;
        // By increasing price, so that the first visit to a square is the cheapest.
        for price in 0..energy {
            let mut i = 0;
            while i < stops.len() {
                let stop = stops[i];
                let number = i as u8;
                i += 1;
                if stop.price != price || stop.captures || passed.has(stop.square) {
                    continue;
                }
                passed |= stop.square.bit();
                for direction in Direction::of_runs(self.to_move) {
                    let leg = self.leg(stop.square, direction, own, enemy);
                    let Some(leg) = leg.filter(|leg| stop.price + leg.price <= energy) else { continue };
                    // A robot that returns to its start has not run.
                    if leg.square != from && !passed.has(leg.square) {
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
    /// Its price is that of the leg alone; `before` is not set yet.
    fn leg(&self, from: Square, direction: Direction, own: SquareSet, enemy: SquareSet) -> Option<Stop> {
        let leg = |square, price, over, captures| Some(Stop { square, price, before: 0, over, captures });
        let next = from.next(direction)?;
        if enemy.has(next) {
            return leg(next, CAPTURE, None, true);
        }
        if !own.has(next) {
            return leg(next, STEP, None, false);
        }
        let behind = next.next(direction)?;
        if own.has(behind) {
            return None;
        }
        let captures = enemy.has(behind);
        leg(behind, if captures { JUMP_CAPTURE } else { JUMP }, Some(next), captures)
    }

    /// Whether a robot that has run may not run again in this turn.
    pub fn bars(&self, captured: bool) -> bool {
        captured || self.rules.rerun == Rerun::Once
    }
}

impl Netzwerk {
    /// Appends all shifts, regardless of the phase.
    pub fn shifts(&self, into: &mut Vec<Action>) {
        for from in (self.shiftable() & self.batteries & !self.shifted).iter() {
            let targets = Direction::ALL
                .into_iter()
                .filter_map(|direction| Self::shift_target(self.batteries, from, direction));
            into.extend(targets.map(|to| Action::Shift { from, to }));
        }
    }

    /// The fields that each player controls: those touched by at least as many own robots as enemy robots.
    pub const fn controlled(&self) -> [FieldSet; 2] {
        let (one, two) = (touching_counts(self.robots[0]), touching_counts(self.robots[1]));
        [at_least(one, two), at_least(two, one)]
    }

    /// The fields whose batteries the player to move may shift, unless they have already been shifted.
    pub fn shiftable(&self) -> FieldSet {
        let [one, two] = self.controlled();
        let (own, enemy) = if self.to_move == Player::One { (one, two) } else { (two, one) };
        if self.rules.shared == Shared::Locked { own & !enemy } else { own }
    }

    /// The next empty field in a direction, beyond an unbroken line of batteries.
    pub fn shift_target(batteries: FieldSet, from: Field, direction: Direction) -> Option<Field> {
        let mut field = from.next(direction)?;
        while batteries.has(field) {
            field = field.next(direction)?;
        }
        Some(field)
    }

    /// The batteries that a shift passes over, in order, if it goes along a line.
    pub(super) fn passed_over(&self, from: Field, to: Field) -> Vec<Field> {
        let line =
            Direction::ALL.into_iter().find(|d| Self::shift_target(self.batteries, from, *d) == Some(to));
        let mut passed = Vec::new();
        let mut next = line.and_then(|direction| from.next(direction));
        while let Some(field) = next.filter(|field| *field != to) {
            passed.push(field);
            next = line.and_then(|direction| field.next(direction));
        }
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Rng, Rules as _};

    #[test]
    fn the_ends_of_runs_are_those_of_their_ways() {
        let mut chance = Rng::new(1);
        for rules in ["wolf", "neto", "path=straight", "energy=controlled"] {
            let mut game = Netzwerk::start(super::super::Rules::from_text(rules).unwrap());
            for _ in 0..2_000 {
                for (from, energy) in game.own().iter().flat_map(|from| (0..=MOST).map(move |e| (from, e))) {
                    let mut wanted = [SquareSet::EMPTY; ENDS];
                    let stops = game.reach(from, energy);
                    for stop in stops.iter().filter(|stop| stop.square != from) {
                        let is_cheapest = stops
                            .iter()
                            .all(|other| other.square != stop.square || other.price >= stop.price);
                        if is_cheapest {
                            wanted[usize::from(stop.price)] |= stop.square.bit();
                        }
                    }
                    assert_eq!(game.ends(from, energy.into()), wanted, "{from} with {energy} in {game}");
                }
                let actions = game.actions();
                if actions.is_empty() {
                    game = Netzwerk::start(game.rules());
                } else {
                    game.play_unchecked(&actions[chance.below(actions.len())]);
                }
            }
        }
    }
}
