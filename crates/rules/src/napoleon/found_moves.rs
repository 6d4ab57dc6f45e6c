//! Where moves by jumps are collected: as actions for players, or packed for the search.

use super::action::Action;
use super::way::{Leg, Row, Way};
use crate::Site;

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
