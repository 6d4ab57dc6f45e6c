//! What is legal: steps, and jumps in a row.

use std::collections::HashSet;

use smallvec::SmallVec;

use super::Napoleon;
use super::action::{Action, Leg};
use super::board::{self, Board, Spot, beside, each, is};
use super::map::DIRECTIONS;
use super::rules::{Headquarters, Home};
use super::squares::{Square, Squares};
use super::terrain::Terrain;
use crate::games::{Player, Site};

/// Up to how many stages a stage is looked for among all of them; beyond, a set is quicker.
const FEW: usize = 64;
/// Legs that an action holds in itself.
const INLINE: usize = 8;
const NO_LEG: Leg = Leg { to: Site::new(0, 0), captures: false };

/// A stage of a row of jumps: where the counter is, and which counters it has taken.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    /// A bit a counter, in the order of `Jumps::taken`.
    pub(crate) taken: u64,
    /// The stage before, by its number.
    before: u32,
    pub(crate) at: Spot,
    /// How many jumps lead here.
    legs: u16,
    /// The first of them: nearly always all.
    way: [Leg; INLINE],
    /// The last of them.
    last: Leg,
}

/// All that a counter can reach by jumps.
#[derive(Default)]
pub(crate) struct Jumps {
    pub(crate) stages: SmallVec<[Stage; FEW]>,
    /// Where counters stood that are taken on some way.
    taken: SmallVec<[Spot; 16]>,
    /// The stages where something is taken, once there are more than a [`FEW`]: ways among many counters are many.
    known: HashSet<(Spot, u64)>,
}

impl Jumps {
    /// Adds the stages that jumps in some directions lead to, if they are new.
    #[inline]
    fn follow(&mut self, number: usize, directions: u8, board: &mut Board, may_take: &impl Fn(Spot) -> bool) {
        let Stage { at: from, taken: before, legs, way, .. } = self.stages[number];
        for direction in each(directions) {
            let over = beside(from, direction);
            let at = beside(over, direction);
            let captures = board.holds(over, is::EXPOSED);
            if captures && !may_take(over) {
                continue;
            }
            let taken = if captures { before | self.bit(over) } else { before };
            if taken == 0 {
                board.unmark(at, is::NEW);
            } else if self.is_known(at, taken) {
                continue;
            }
            let last = Leg { to: board::site(at), captures };
            self.stages.push(Stage { at, taken, before: number as u32, legs: legs + 1, way, last });
            // It is written where it stays: to put it together first and to copy it then would cost more than all the rest.
            if let Some(place) = self.stages.last_mut().and_then(|stage| stage.way.get_mut(usize::from(legs)))
            {
                *place = last;
            }
        }
    }

    /// Whether a stage where something is taken has been added already.
    fn is_known(&mut self, at: Spot, taken: u64) -> bool {
        if self.stages.len() < FEW {
            return self.stages.iter().any(|known| known.at == at && known.taken == taken);
        }
        if self.known.is_empty() {
            self.known.extend(self.stages.iter().map(|known| (known.at, known.taken)));
        }
        !self.known.insert((at, taken))
    }

    /// The bit of a counter that is taken.
    fn bit(&mut self, over: Spot) -> u64 {
        let place = self.taken.iter().position(|taken| *taken == over).unwrap_or_else(|| {
            self.taken.push(over);
            self.taken.len() - 1
        });
        1 << place
    }

    /// Calls `tell` with each square where a counter stood that is taken.
    fn each_taken(&self, mut taken: u64, mut tell: impl FnMut(Spot)) {
        while taken != 0 {
            tell(self.taken[taken.trailing_zeros() as usize]);
            taken &= taken - 1;
        }
    }

    /// Appends the move that leads to a stage.
    #[inline]
    pub(crate) fn tell(&self, board: &Board, end: usize, into: &mut Vec<Action>) {
        let (first, last) = (&self.stages[0], &self.stages[end]);
        let (from, lost) = (board::site(first.at), board.holds(last.at, is::RIVER));
        let legs = usize::from(last.legs);
        // Two pushes, not one of either's legs: so the usual ones are written just once, where they stay.
        if legs <= INLINE {
            into.push(Action { from, legs: SmallVec::from_buf_and_len(last.way, legs), lost });
        } else {
            into.push(Action { from, legs: self.long_way(end, legs), lost });
        }
    }

    #[cold]
    fn long_way(&self, end: usize, legs: usize) -> SmallVec<[Leg; INLINE]> {
        let mut way = SmallVec::from_elem(NO_LEG, legs);
        let mut stage = &self.stages[end];
        for place in way.iter_mut().rev() {
            *place = stage.last;
            stage = &self.stages[stage.before as usize];
        }
        way
    }
}

impl Napoleon {
    /// Appends all legal moves, each once.
    pub(crate) fn moves(&self, into: &mut Vec<Action>) {
        let (mut board, mut jumps) = (self.board(), Jumps::default());
        let spots = &self.map.ground().spots;
        for from in self.counters[self.to_move.index()].iter() {
            let from = spots[usize::from(from)];
            Self::steps(from, &board, into);
            self.explore(from, &mut board, &mut jumps, |_| true, usize::MAX);
            self.ends(&jumps, &board).for_each(|end| jumps.tell(&board, end, into));
        }
    }

    /// Whether there is a legal move.
    pub(crate) fn can_move(&self) -> bool {
        // Steps are found sooner than jumps.
        self.counters[self.to_move.index()].iter().any(|from| self.can_step(from)) || self.can_jump()
    }

    /// Whether a counter can make a step.
    fn can_step(&self, from: Square) -> bool {
        let ground = self.map.ground();
        (0..DIRECTIONS.len())
            .filter_map(|direction| ground.neighbour(from, direction))
            .any(|to| self.counter_on(to).is_none() && ground.at(to).can_be_stepped_onto_by(self.to_move))
    }

    /// Whether any counter can make a jump, in a row or alone.
    fn can_jump(&self) -> bool {
        let (mut board, mut jumps) = (self.board(), Jumps::default());
        let spots = &self.map.ground().spots;
        self.counters[self.to_move.index()].iter().any(|from| {
            self.explore(spots[usize::from(from)], &mut board, &mut jumps, |_| true, usize::MAX);
            self.ends(&jumps, &board).next().is_some()
        })
    }

    /// The map with its counters.
    pub(crate) fn board(&self) -> Board {
        let ground = self.map.ground();
        let mut board = Board::new(&ground.bare[self.to_move.index()]);
        let open = self.rules.headquarters == Headquarters::Open;
        for player in Player::BOTH {
            for square in self.counters[player.index()].iter() {
                let exposed = player != self.to_move && ground.at(square).exposes(open);
                board.put(ground.spots[usize::from(square)], exposed);
            }
        }
        board
    }

    /// Appends all steps of a counter.
    pub(crate) fn steps(from: Spot, board: &Board, into: &mut Vec<Action>) {
        let directions = each(board.steps(from));
        let start = board::site(from);
        into.extend(directions.map(|direction| {
            let leg = Leg { to: board::site(beside(from, direction)), captures: false };
            Action { from: start, legs: SmallVec::from_slice(&[leg]), lost: false }
        }));
    }

    /// Follows all jumps of a counter that take nothing but what `may_take` allows, from up to so many stages, the shortest ways
    /// first.
    #[inline]
    pub(crate) fn explore(
        &self,
        from: Spot,
        board: &mut Board,
        jumps: &mut Jumps,
        may_take: impl Fn(Spot) -> bool,
        most: usize,
    ) {
        jumps.stages.clear();
        let mut directions = board.jumps(from);
        if !board.holds(from, is::GROUND_TO_JUMP) || directions == 0 {
            return;
        }
        jumps.taken.clear();
        jumps.known.clear();
        jumps.stages.push(Stage {
            at: from,
            taken: 0,
            before: 0,
            legs: 0,
            way: [NO_LEG; INLINE],
            last: NO_LEG,
        });
        // The square that the counter has left is empty.
        board.clear(from);
        board.unmark(from, is::NEW);
        jumps.follow(0, directions, board, &may_take);
        let mut next = 1;
        while next < jumps.stages.len().min(most) {
            let Stage { at, taken, .. } = jumps.stages[next];
            if board.holds(at, is::GROUND_TO_JUMP) {
                if taken == 0 {
                    directions = board.new_jumps(at);
                    jumps.follow(next, directions, board, &may_take);
                } else {
                    // A counter that was taken on the way is gone, and its square is empty.
                    jumps.each_taken(taken, |spot| board.clear(spot));
                    directions = board.jumps(at);
                    jumps.follow(next, directions, board, &may_take);
                    jumps.each_taken(taken, |spot| board.put(spot, true));
                }
            }
            next += 1;
        }
        for stage in jumps.stages.iter().filter(|stage| stage.taken == 0) {
            board.mark(stage.at, is::NEW);
        }
        board.put(from, false);
    }

    /// The stages where the move may end.
    pub(crate) fn ends(&self, jumps: &Jumps, board: &Board) -> impl Iterator<Item = usize> {
        let from = jumps.stages.first().map(|first| first.at);
        (1..jumps.stages.len()).filter(move |end| {
            let Stage { at, taken, .. } = jumps.stages[*end];
            self.may_stop(Some(at) == from, board.holds(at, is::HOME), taken != 0)
        })
    }

    /// The square that a jump goes over and the one that it lands on, if a counter can jump that way.
    #[inline]
    pub(crate) fn jump_from(
        &self,
        at: Square,
        direction: usize,
        is_there: impl Fn(Square) -> bool,
    ) -> Option<(Square, Square)> {
        let ground = self.map.ground();
        let over = ground.neighbour(at, direction)?;
        let to = ground.neighbour(over, direction)?;
        let is_jump = ground.at(at).allows_jumping()
            && is_there(over)
            && !is_there(to)
            && ground.at(over).allows_jumping()
            && ground.at(to).can_be_landed_on();
        is_jump.then_some((over, to))
    }

    /// Whether jumping over a square takes the counter on it.
    pub(crate) fn takes(&self, over: Square) -> bool {
        let open = self.rules.headquarters == Headquarters::Open;
        self.counters[self.to_move.other().index()].has(over) && self.map.ground().at(over).exposes(open)
    }

    /// Whether jumps that started on `from` may end on `to`.
    pub(crate) fn may_end(&self, from: Square, to: Square, has_captured: bool) -> bool {
        let is_home = self.map.ground().at(to) == Terrain::Headquarters(self.to_move);
        self.may_stop(to == from, is_home, has_captured)
    }

    /// Whether jumps may end where they began, or in the mover's own headquarters.
    fn may_stop(&self, is_start: bool, is_home: bool, has_captured: bool) -> bool {
        (!is_start || has_captured) && (!is_home || self.rules.home == Home::Rest)
    }

    pub(crate) fn occupied(&self) -> Squares {
        let [blue, red] = &self.counters;
        blue.union(red)
    }
}

const _: () = assert!(super::map_check::LARGEST_ARMY <= 64, "a set of taken counters is 64 bits");
