//! What is legal: steps, and jumps in a row.

use std::collections::HashSet;
use std::ops::ControlFlow;

use smallvec::SmallVec;

use super::Napoleon;
use super::action::{Action, Leg};
use super::map::DIRECTIONS;
use super::rules::{Headquarters, Home};
use super::squares::{Square, Squares};
use super::terrain::Terrain;

/// A stage of a row of jumps: where the counter is, and which counters it has taken.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub(crate) at: Square,
    /// A bit a counter, in the order of `Jumps::taken`.
    pub(crate) taken: u64,
    /// The stage before, by its number.
    before: u32,
    /// Whether the last jump took a counter.
    captures: bool,
}

/// All that a counter can reach by jumps.
pub(crate) struct Jumps {
    pub(crate) stages: SmallVec<[Stage; 64]>,
    /// The squares of counters that are taken on some way.
    taken: SmallVec<[Square; 16]>,
    /// Where the counter has been without taking anything.
    visited: Squares,
    /// Where it has been after taking something, and what it had taken. Ways among many counters are many.
    visited_after: HashSet<(Square, u64)>,
}

impl Napoleon {
    /// Appends all legal moves, each once.
    pub(crate) fn moves(&self, into: &mut Vec<Action>) {
        let occupied = self.occupied();
        for from in self.counters[self.to_move.index()].iter() {
            self.steps(from, &occupied, into);
            self.jumps(from, &occupied, into);
        }
    }

    /// Whether there is a legal move.
    pub(crate) fn can_move(&self) -> bool {
        let occupied = self.occupied();
        let mine = &self.counters[self.to_move.index()];
        // Steps are found sooner than jumps.
        mine.iter().any(|from| self.step_targets(from, &occupied).next().is_some())
            || mine.iter().any(|from| self.can_jump(from, &occupied))
    }

    fn step_targets(&self, from: Square, occupied: &Squares) -> impl Iterator<Item = Square> {
        let ground = self.map.ground();
        (0..DIRECTIONS.len()).filter_map(move |direction| {
            let to = ground.neighbour(from, direction)?;
            let is_free = !occupied.has(to) && ground.at(to).can_be_stepped_onto_by(self.to_move);
            is_free.then_some(to)
        })
    }

    pub(crate) fn steps(&self, from: Square, occupied: &Squares, into: &mut Vec<Action>) {
        let ground = self.map.ground();
        let start = ground.site(from);
        into.extend(self.step_targets(from, occupied).map(|to| {
            let leg = Leg { to: ground.site(to), captures: false };
            Action { from: start, legs: SmallVec::from_slice(&[leg]), lost: false }
        }));
    }

    fn jumps(&self, from: Square, occupied: &Squares, into: &mut Vec<Action>) {
        self.search(
            from,
            occupied,
            |_| true,
            usize::MAX,
            |jumps, end| {
                into.push(self.told(from, jumps, end));
                ControlFlow::Continue(())
            },
        );
    }

    /// Whether a counter can make a jump, in a row or alone.
    fn can_jump(&self, from: Square, occupied: &Squares) -> bool {
        let mut can = false;
        self.search(
            from,
            occupied,
            |_| true,
            usize::MAX,
            |_, _| {
                can = true;
                ControlFlow::Break(())
            },
        );
        can
    }

    /// Follows all jumps of a counter that take nothing but what `may_take` allows, up to so many stages, the shortest ways first, and
    /// calls `found` for each stage where a move may end.
    #[inline]
    pub(crate) fn search(
        &self,
        from: Square,
        occupied: &Squares,
        may_take: impl Fn(Square) -> bool,
        most: usize,
        mut found: impl FnMut(&Jumps, usize) -> ControlFlow<()>,
    ) {
        let ground = self.map.ground();
        if !ground.at(from).allows_jumping() {
            return;
        }
        let first = Stage { at: from, taken: 0, before: u32::MAX, captures: false };
        let mut jumps = Jumps {
            stages: SmallVec::from_slice(&[first]),
            taken: SmallVec::new(),
            visited: Squares::NONE,
            visited_after: HashSet::new(),
        };
        jumps.visited.add(from);
        // The square that the counter has left is empty.
        let mut occupied = *occupied;
        occupied.remove(from);
        let mut next = 0;
        while let Some(stage) = jumps.stages.get(next).copied().filter(|_| next < most) {
            let is_end = next > 0 && self.may_end(from, stage.at, stage.taken != 0);
            if is_end && found(&jumps, next).is_break() {
                return;
            }
            for direction in 0..DIRECTIONS.len() {
                self.jump(stage, next, direction, &occupied, &may_take, &mut jumps);
            }
            next += 1;
        }
    }

    /// Adds what one more jump leads to, if it is new.
    fn jump(
        &self,
        stage: Stage,
        number: usize,
        direction: usize,
        occupied: &Squares,
        may_take: &impl Fn(Square) -> bool,
        jumps: &mut Jumps,
    ) {
        // A counter that was taken on the way is gone, and its square is empty.
        let is_there = |square: Square| {
            let place = jumps.taken.iter().position(|taken| *taken == square);
            occupied.has(square) && place.is_none_or(|i| stage.taken & (1 << i) == 0)
        };
        let Some((over, to)) = self.jump_from(stage.at, direction, is_there) else { return };
        let captures = self.takes(over);
        if captures && !may_take(over) {
            return;
        }
        let taken = if captures {
            let place = jumps.taken.iter().position(|taken| *taken == over).unwrap_or_else(|| {
                jumps.taken.push(over);
                jumps.taken.len() - 1
            });
            stage.taken | 1 << place
        } else {
            stage.taken
        };
        let is_known = if taken == 0 {
            let is_known = jumps.visited.has(to);
            jumps.visited.add(to);
            is_known
        } else {
            !jumps.visited_after.insert((to, taken))
        };
        if !is_known {
            jumps.stages.push(Stage { at: to, taken, before: number as u32, captures });
        }
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
        (to != from || has_captured) && (!is_home || self.rules.home == Home::Rest)
    }

    /// The move that leads to a stage.
    pub(crate) fn told(&self, from: Square, jumps: &Jumps, end: usize) -> Action {
        let ground = self.map.ground();
        let mut legs: SmallVec<[Leg; 8]> = SmallVec::new();
        let mut at = end;
        while at != 0 {
            let stage = jumps.stages[at];
            legs.push(Leg { to: ground.site(stage.at), captures: stage.captures });
            at = stage.before as usize;
        }
        legs.reverse();
        let lost = ground.at(jumps.stages[end].at) == Terrain::River;
        Action { from: ground.site(from), legs, lost }
    }

    pub(crate) fn occupied(&self) -> Squares {
        let [blue, red] = &self.counters;
        blue.union(red)
    }
}

const _: () = assert!(super::map_check::LARGEST_ARMY <= 64, "a set of taken counters is 64 bits");
