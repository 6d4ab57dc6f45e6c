//! Whether a written move is legal, and why not; moves written with an impossible way.

use std::collections::BTreeSet;

use thiserror::Error;

use super::action::midway;
use super::board::{self, Spot};
use super::{Action, COLOURS, Jumps, Leg, Napoleon, Square, Terrain};
use crate::{Game, Presented, Site};

/// The maximum number of stages searched for a legal way.
const MOST_TRIED: usize = 50_000;

/// Why a move is not legal, as a sentence for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("the map has no square {0}")]
    OffTheMap(Site),
    #[error("there is no {colour} counter on {at}")]
    NoCounter { at: Site, colour: &'static str },
    #[error("the counter on {0} is not yours")]
    NotYours(Site),
    #[error("the counter on {0} cannot move: there is no free square beside it, and nothing to jump over")]
    Stuck(Site),
    /// The legs are neither a step nor jumps; such a move has no notation.
    #[error("a move is one step, or a series of jumps, each straight over one counter")]
    Shape,
    #[error(
        "the counter on {from} cannot get to {to}: a move is one step, or a series of jumps, each straight over one counter"
    )]
    OutOfReach { from: Site, to: Site },
    #[error("there is already a counter on {0}")]
    Taken(Site),
    #[error("a counter may not step into its own headquarters, on {0}")]
    StepHome(Site),
    #[error("a counter cannot jump from {0}, which is in a {terrain}", terrain = .1)]
    NoJumpFrom(Site, &'static str),
    #[error("the counter on {0} cannot be jumped: it is in a {terrain}", terrain = .1)]
    NoJumpOver(Site, &'static str),
    #[error("there is no counter on {0} to jump over")]
    NothingToJump(Site),
    #[error("square {0} is too deep in the forest to land on")]
    InTheForest(Site),
    #[error("the jump to {0} captures nothing")]
    TakesNothing(Site),
    #[error("the jump to {0} captures the counter that it passes (write x)")]
    Takes(Site),
    #[error("the counter is lost in the river on {0}: the move ends there")]
    Lost(Site),
    #[error("there is no river on {0} where the counter could be lost")]
    NoRiver(Site),
    #[error("the counter is lost in the river on {0} (end the move with ~)")]
    LossUntold(Site),
    #[error("a counter may not end its move in its own headquarters, on {0}")]
    EndsAtHome(Site),
    #[error("a move that captures nothing may not end where it began")]
    Circle,
}

impl Napoleon {
    /// The same move by a legal way: the given one, or else any other.
    pub(super) fn resolve(&self, action: &Action) -> Result<Action, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::Over);
        }
        match self.follow(action) {
            Ok(()) => Ok(action.clone()),
            // The same move may be written by an impossible way.
            Err(reason) => self.by_another_way(action).ok_or(reason),
        }
    }

    /// The same move by a legal way, if there is one. There are many ways to capture many counters; the search gives up after
    /// [`MOST_TRIED`] stages, far beyond any move that a person would write.
    fn by_another_way(&self, action: &Action) -> Option<Action> {
        let tables = self.map.tables();
        let (from, _) = (tables.square(action.from)?, tables.square(action.to())?);
        if !self.counters[self.to_move.index()].has(from) {
            return None;
        }
        let from = board::spot(action.from);
        let (mut board, mut jumps, mut found) = (self.board(), Jumps::default(), Vec::new());
        Self::steps(from, &board, &mut found);
        let wanted: BTreeSet<Spot> = action.captured().map(board::spot).collect();
        let may_take = |over| wanted.contains(&over);
        self.explore(from, &mut board, &mut jumps, may_take, MOST_TRIED, &mut found);
        found.into_iter().find(|found| found == action)
    }

    fn follow(&self, action: &Action) -> Result<(), Illegal> {
        let is_one_leg = action.legs().count() == 1;
        // Only the counter is known.
        let is_alone = is_one_leg && action.to() == action.from;
        let is_far = is_one_leg
            && !is_alone
            && !action.has_shape()
            && action.captured().next().is_none()
            && !action.lost;
        if !action.has_shape() && !is_alone && !is_far {
            return Err(Illegal::Shape);
        }
        let tables = self.map.tables();
        let square = |site: Site| tables.square(site).ok_or(Illegal::OffTheMap(site));
        let from = square(action.from)?;
        if self.counters[self.to_move.other().index()].has(from) {
            return Err(Illegal::NotYours(action.from));
        }
        if !self.counters[self.to_move.index()].has(from) {
            let colour = COLOURS[self.to_move.index()];
            return Err(Illegal::NoCounter { at: action.from, colour });
        }
        if is_alone {
            return Err(if self.can_leave(action.from) {
                Illegal::Shape
            } else {
                Illegal::Stuck(action.from)
            });
        }
        if is_far {
            return Err(Illegal::OutOfReach { from: action.from, to: action.to() });
        }
        let mut occupied = self.occupied();
        occupied.remove(from);
        let (mut captured, legs) = (false, action.legs().count());
        for (i, (start, leg)) in action.ways().enumerate() {
            let to = square(leg.to)?;
            if occupied.has(to) {
                return Err(Illegal::Taken(leg.to));
            }
            if action.is_step() {
                let may_step = tables.at(to).can_be_stepped_onto_by(self.to_move);
                return if may_step { Ok(()) } else { Err(Illegal::StepHome(leg.to)) };
            }
            let over = square(midway(start, leg.to))?;
            self.follow_jump(square(start)?, over, to, leg, occupied.has(over))?;
            if leg.captures {
                occupied.remove(over);
                captured = true;
            }
            if tables.at(to) == Terrain::River && i + 1 < legs {
                return Err(Illegal::Lost(leg.to));
            }
        }
        let (end, to) = (action.to(), square(action.to())?);
        match (tables.at(to) == Terrain::River, action.lost) {
            (true, false) => return Err(Illegal::LossUntold(end)),
            (false, true) => return Err(Illegal::NoRiver(end)),
            _ => {}
        }
        if self.may_end(from, to, captured) {
            Ok(())
        } else if to == from {
            Err(Illegal::Circle)
        } else {
            Err(Illegal::EndsAtHome(end))
        }
    }

    /// Whether a counter of the player to move can step or jump.
    fn can_leave(&self, from: Site) -> bool {
        let can_jump = || self.lead(&[from]).is_some_and(|lead| !lead.next.is_empty());
        self.board().steps(board::spot(from)) != 0 || can_jump()
    }

    fn follow_jump(
        &self,
        start: Square,
        over: Square,
        to: Square,
        leg: Leg,
        is_there: bool,
    ) -> Result<(), Illegal> {
        let tables = self.map.tables();
        let terrain = |square: Square| if tables.at(square) == Terrain::River { "river" } else { "forest" };
        let site = |square: Square| tables.site(square);
        if !tables.at(start).allows_jumping() {
            return Err(Illegal::NoJumpFrom(site(start), terrain(start)));
        }
        // The inside of a forest is surrounded by forest, where no counter can be jumped; this reason is more helpful.
        if !tables.at(to).can_be_landed_on() {
            return Err(Illegal::InTheForest(leg.to));
        }
        if !is_there {
            return Err(Illegal::NothingToJump(site(over)));
        }
        if !tables.at(over).allows_jumping() {
            return Err(Illegal::NoJumpOver(site(over), terrain(over)));
        }
        match (self.takes(over), leg.captures) {
            (true, false) => Err(Illegal::Takes(leg.to)),
            (false, true) => Err(Illegal::TakesNothing(leg.to)),
            _ => Ok(()),
        }
    }
}
