//! Legal moves: steps, and series of jumps.

use std::collections::HashSet;

use smallvec::SmallVec;

use super::action::Way;
use super::board::{self, Board, SPOTS, Spot, beside, is};
use super::{Action, DIRECTIONS, Headquarters, Home, Leg, Napoleon, Row, Square, SquareSet, Terrain, each};
use crate::{Player, Site};

/// Up to this many stages, duplicates are found by linear search; beyond, a hash set is faster.
const FEW: usize = 64;

/// The most stages of a counter's jumps from which its moves go on in a list: far more than there are where people play. With many counters
/// to capture, there can be more than any computer can list.
const MOST_STAGES: usize = 16_384;

/// What collects the moves by jumps that are found.
pub trait FoundMoves {
    /// Whether only moves that capture are wanted.
    const ONLY_CAPTURES: bool;

    /// Adds a move of up to fifteen jumps.
    fn add(&mut self, from: Site, to: Site, lost: bool, row: Row);

    /// Adds a longer one.
    fn add_long(&mut self, from: Site, to: Site, lost: bool, legs: impl FnOnce() -> Box<[Leg]>);
}

impl FoundMoves for Vec<Action> {
    const ONLY_CAPTURES: bool = false;

    #[inline(always)]
    fn add(&mut self, from: Site, to: Site, lost: bool, row: Row) {
        self.push(Action { from, to, lost, way: Way::Short(row) });
    }

    fn add_long(&mut self, from: Site, to: Site, lost: bool, legs: impl FnOnce() -> Box<[Leg]>) {
        self.push(Action { from, to, lost, way: Way::Long(legs()) });
    }
}

/// A stage of a series of jumps: where the counter is, and which counters it has captured.
#[derive(Clone, Copy)]
struct Stage {
    /// The captured counters, one bit each in the order of `Jumps::taken`.
    taken: u64,
    row: Row,
    before: u32,
    at: Spot,
    /// The directions in which the counter can jump on from here, one bit each, except the one back.
    onward: u8,
}

/// Everything that a counter can reach by jumps.
pub struct Jumps {
    stages: Vec<Stage>,
    /// The squares where the counter has been without capturing anything, marked with its number among the counters explored.
    been: [u8; SPOTS],
    counter: u8,
    /// The directions from its start in which the counter can capture at once, one bit each: it may come back the opposite way.
    homeward: u8,
    /// The squares of the counters captured on any way.
    taken: SmallVec<[Spot; 16]>,
    /// The stages with captures, once there are more than [`FEW`].
    known: HashSet<(Spot, u64)>,
}

impl Default for Jumps {
    #[inline(always)]
    fn default() -> Self {
        Self {
            stages: Vec::with_capacity(FEW),
            been: [0; SPOTS],
            counter: 0,
            homeward: 0,
            taken: SmallVec::new(),
            known: HashSet::new(),
        }
    }
}

impl Jumps {
    /// Starts exploring a counter.
    fn start(&mut self, from: Spot, directions: u8) {
        self.stages.clear();
        self.taken.clear();
        self.known.clear();
        self.stages.push(Stage { at: from, taken: 0, before: 0, onward: directions, row: Row::NONE });
        if self.counter == u8::MAX {
            self.been = [0; SPOTS];
            self.counter = 0;
        }
        self.counter += 1;
        self.been[from.index()] = self.counter;
    }

    /// Whether a stage has already been added.
    fn is_known(&mut self, at: Spot, taken: u64) -> bool {
        if taken == 0 {
            return std::mem::replace(&mut self.been[at.index()], self.counter) == self.counter;
        }
        if self.stages.len() < FEW {
            return self.stages.iter().any(|known| known.at == at && known.taken == taken);
        }
        if self.known.is_empty() {
            self.known.extend(self.stages.iter().map(|known| (known.at, known.taken)));
        }
        !self.known.insert((at, taken))
    }

    fn bit(&mut self, over: Spot) -> u64 {
        let place = self.taken.iter().position(|taken| *taken == over).unwrap_or_else(|| {
            self.taken.push(over);
            self.taken.len() - 1
        });
        1 << place
    }

    /// The directions in which the counter can jump from a stage. Captured counters are gone, and after a capture it may land
    /// where it started.
    ///
    /// Nothing else changes. Every jump spans two squares, so a counter can never land on the square of a counter that it has
    /// captured, nor jump over the square where it started.
    #[inline(never)]
    fn directions(&self, number: usize, board: &Board) -> u8 {
        let Stage { at, taken, onward, .. } = self.stages[number];
        if taken == 0 {
            return onward;
        }
        let start = self.stages[0].at;
        let is_gone = |over| {
            let place = self.taken.iter().position(|taken| *taken == over);
            place.is_some_and(|place| taken >> place & 1 == 1)
        };
        let can_jump = |direction: &usize| {
            let over = beside(at, *direction);
            let is_home = || beside(over, *direction) == start && board.lets_jump(at, over);
            (onward >> direction & 1 == 1 || is_home()) && !is_gone(over)
        };
        (0..DIRECTIONS.len()).filter(can_jump).map(|direction| 1 << direction).sum()
    }

    #[cold]
    fn long_way(&self) -> Box<[Leg]> {
        let (mut legs, mut number) = (Vec::new(), self.stages.len() - 1);
        while number != 0 {
            let stage = &self.stages[number];
            number = stage.before as usize;
            let captures = stage.taken != self.stages[number].taken;
            legs.push(Leg { to: board::site(stage.at), captures });
        }
        legs.reverse();
        legs.into()
    }
}

impl Napoleon {
    /// Appends the legal moves, each once; returns whether these are all. Of each counter at least the shortest are there.
    pub(super) fn moves(&self, into: &mut Vec<Action>) -> bool {
        let (start, mut are_all) = (into.len(), true);
        let mut board = self.board();
        let mut jumps = Jumps::default();
        let tables = self.map.tables();
        let spots = &tables.spots;
        for from in self.counters[self.to_move.index()].iter_within(tables.words()) {
            let from = spots[from.index()];
            Self::steps(from, &board, into);
            are_all &= self.explore(from, &mut board, &mut jumps, |_| true, MOST_STAGES, into);
        }
        if !are_all && into.len() == start {
            into.extend(self.some_jumps());
            are_all = into.len() == start;
        }
        are_all
    }

    /// Whether there is a legal move.
    pub fn can_move(&self) -> bool {
        // Steps are faster to find than jumps.
        self.counters[self.to_move.index()].iter().any(|from| self.can_step(from))
            || self.some_jumps().is_some()
    }

    /// Whether a counter can make a step.
    fn can_step(&self, from: Square) -> bool {
        let tables = self.map.tables();
        (0..DIRECTIONS.len())
            .filter_map(|direction| tables.neighbour(from, direction))
            .any(|to| self.counter_on(to).is_none() && tables.at(to).can_be_stepped_onto_by(self.to_move))
    }

    /// A move by jumps, if any counter has one. Nearly always a single jump is one.
    fn some_jumps(&self) -> Option<Action> {
        let from_each = |most| {
            self.counters[self.to_move.index()].iter().find_map(|from| self.some_jumps_from(from, most))
        };
        from_each(1).or_else(|| from_each(usize::MAX))
    }

    /// A move of a counter by jumps, if it has one that goes on from at most so many stages. It may have to jump through its own
    /// headquarters for long before it can stop.
    fn some_jumps_from(&self, from: Square, most: usize) -> Option<Action> {
        let tables = self.map.tables();
        let mut occupied = self.occupied();
        occupied.remove(from);
        // Each with the counters it has captured, the last leg, and the index of the stage before.
        let mut stages = vec![(from, SquareSet::EMPTY, Leg { to: tables.site(from), captures: false }, 0)];
        let mut next = 0;
        while next < most
            && let Some((at, taken, ..)) = stages.get(next).copied()
        {
            for direction in 0..DIRECTIONS.len() {
                let is_there = |square| occupied.has(square) && !taken.has(square);
                let Some((over, to)) = self.jump_from(at, direction, is_there) else { continue };
                let (mut taken, captures) = (taken, self.takes(over));
                if captures {
                    taken.add(over);
                }
                // Where it has been with some of these counters captured, but not all, it could do no less. Only with a capture may it
                // end where it began.
                let has_been = stages.iter().any(|(been, fewer, ..)| {
                    *been == to
                        && fewer.union(&taken) == taken
                        && (*fewer == taken || *fewer != SquareSet::EMPTY)
                });
                if has_been {
                    continue;
                }
                stages.push((to, taken, Leg { to: tables.site(to), captures }, next));
                if self.may_end(from, to, taken != SquareSet::EMPTY) {
                    let mut legs = Vec::new();
                    let mut number = stages.len() - 1;
                    while number != 0 {
                        legs.push(stages[number].2);
                        number = stages[number].3;
                    }
                    legs.reverse();
                    return Some(Action::new(tables.site(from), &legs, tables.at(to) == Terrain::River));
                }
            }
            next += 1;
        }
        None
    }

    /// The map with its counters.
    // It is large; inlining avoids a copy.
    #[inline(always)]
    pub fn board(&self) -> Board {
        let tables = self.map.tables();
        let open = self.rules.headquarters == Headquarters::Open;
        let mut board = Board::new(&tables.bare[usize::from(open)][self.to_move.index()]);
        for player in Player::BOTH {
            for square in self.counters[player.index()].iter_within(tables.words()) {
                board.put(tables.spots[square.index()], player != self.to_move);
            }
        }
        board.find_jumps(tables.width, tables.height);
        board
    }

    pub(super) fn steps(from: Spot, board: &Board, into: &mut Vec<Action>) {
        let start = board::site(from);
        // Their number is known in advance, so memory is reserved once.
        let mut left = board.steps(from);
        into.extend((0..left.count_ones()).map(|_| {
            let (right, up) = DIRECTIONS[left.trailing_zeros() as usize % DIRECTIONS.len()];
            left &= left - 1;
            let to = Site::new(start.file.wrapping_add_signed(right), start.rank.wrapping_add_signed(up));
            Action { from: start, to, lost: false, way: Way::STEP }
        }));
    }

    /// Appends all moves of a counter by jumps that capture only what `may_take` allows, the shortest ways first. Stops after `most`
    /// stages; returns whether these were all.
    #[inline]
    pub fn explore<F: FoundMoves>(
        &self,
        from: Spot,
        board: &mut Board,
        jumps: &mut Jumps,
        may_take: impl Fn(Spot) -> bool,
        most: usize,
        into: &mut F,
    ) -> bool {
        let directions = board.jumps(from);
        if directions == 0 {
            return true;
        }
        jumps.start(from, directions);
        let (start, counter) = (board::site(from), jumps.counter);
        let barred = if self.rules.home == Home::Rest { 0 } else { is::HOME };
        let mut next = 0;
        while next < jumps.stages.len().min(most) {
            let Stage { at: here, taken, onward, row, .. } = jumps.stages[next];
            // Rare: nearly always nothing is captured, and the way is short.
            if taken != 0 || !row.has_room() {
                for direction in each(jumps.directions(next, board)) {
                    self.explore_jump(next, direction, board, jumps, &may_take, into);
                }
                next += 1;
                continue;
            }
            for direction in each(onward) {
                let over = beside(here, direction);
                if board.holds(over, is::EXPOSED) {
                    self.explore_jump(next, direction, board, jumps, &may_take, into);
                    continue;
                }
                let at = beside(over, direction);
                if std::mem::replace(&mut jumps.been[at.index()], counter) == counter {
                    continue;
                }
                let row = row.and(direction, false);
                let onward = board.onward(at, direction);
                if onward != 0 {
                    // Constructed in place: copying a stage just written would stall.
                    jumps.stages.push(Stage { at, taken: 0, before: next as u32, onward, row });
                }
                if !F::ONLY_CAPTURES && !board.holds(at, barred) {
                    into.add(start, board::site(at), board.holds(at, is::RIVER), row);
                }
            }
            next += 1;
        }
        for direction in each(std::mem::take(&mut jumps.homeward)) {
            board.let_back(beside(beside(from, direction), direction), direction, false);
        }
        next == jumps.stages.len()
    }

    /// Appends the stage that any kind of jump leads to, and the move that ends there, if they are new.
    // Rarely needed; inlined, it would slow down the common case.
    #[inline(never)]
    fn explore_jump<F: FoundMoves>(
        &self,
        number: usize,
        direction: usize,
        board: &mut Board,
        jumps: &mut Jumps,
        may_take: &impl Fn(Spot) -> bool,
        into: &mut F,
    ) {
        let Stage { at: here, taken, row, .. } = jumps.stages[number];
        let over = beside(here, direction);
        let at = beside(over, direction);
        let captures = board.holds(over, is::EXPOSED);
        if captures && !may_take(over) {
            return;
        }
        if captures && number == 0 {
            // A counter that gets there by another way can capture the same counter on the way home.
            jumps.homeward |= 1 << direction;
            board.let_back(at, direction, true);
        }
        let taken = if captures { taken | jumps.bit(over) } else { taken };
        if jumps.is_known(at, taken) {
            return;
        }
        let row = row.and(direction, captures);
        let onward = board.onward(at, direction);
        jumps.stages.push(Stage { at, taken, before: number as u32, onward, row });
        let from = jumps.stages[0].at;
        if F::ONLY_CAPTURES && taken == 0 {
            return;
        }
        if self.may_stop(at == from, board.holds(at, is::HOME), taken != 0) {
            let (from, to, lost) = (board::site(from), board::site(at), board.holds(at, is::RIVER));
            if row == Row::TOO_MANY {
                into.add_long(from, to, lost, || jumps.long_way());
            } else {
                into.add(from, to, lost, row);
            }
        }
    }

    /// The square that a jump passes over and the one that it lands on, if a counter can jump that way.
    #[inline]
    pub(super) fn jump_from(
        &self,
        at: Square,
        direction: usize,
        is_there: impl Fn(Square) -> bool,
    ) -> Option<(Square, Square)> {
        let tables = self.map.tables();
        let over = tables.neighbour(at, direction)?;
        let to = tables.neighbour(over, direction)?;
        let is_jump = tables.at(at).allows_jumping()
            && is_there(over)
            && !is_there(to)
            && tables.at(over).allows_jumping()
            && tables.at(to).can_be_landed_on();
        is_jump.then_some((over, to))
    }

    /// Whether jumping over a square captures the counter on it.
    pub fn takes(&self, over: Square) -> bool {
        let open = self.rules.headquarters == Headquarters::Open;
        self.counters[self.to_move.other().index()].has(over) && self.map.tables().at(over).exposes(open)
    }

    /// Whether jumps that started on `from` may end on `to`.
    pub fn may_end(&self, from: Square, to: Square, has_captured: bool) -> bool {
        let is_home = self.map.tables().at(to) == Terrain::Headquarters(self.to_move);
        self.may_stop(to == from, is_home, has_captured)
    }

    /// Whether jumps may end on a square, which may be their start or in the mover's own headquarters.
    fn may_stop(&self, is_start: bool, is_home: bool, has_captured: bool) -> bool {
        (!is_start || has_captured) && (!is_home || self.rules.home == Home::Rest)
    }

    /// The squares with counters.
    pub fn occupied(&self) -> SquareSet {
        let [blue, red] = &self.counters;
        blue.union(red)
    }
}

const _: () = assert!(super::map_check::LARGEST_ARMY <= 64, "a set of captured counters is 64 bits");
