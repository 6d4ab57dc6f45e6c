//! Where batteries can be shifted.

use super::Netzwerk;
use super::action::Action;
use super::board::{Direction, Field, FieldSet, at_least, fields};
use super::rules::Shared;
use crate::Player;

impl Netzwerk {
    /// Appends all shifts, regardless of the phase.
    pub fn shifts(&self, into: &mut Vec<Action>) {
        for from in fields(self.shiftable() & self.batteries & !self.shifted) {
            let targets =
                Direction::ALL.into_iter().filter_map(|direction| self.shift_target(from, direction));
            into.extend(targets.map(|to| Action::Shift { from, to }));
        }
    }

    /// The fields that a player controls: those touched by at least as many own robots as enemy robots.
    pub fn controlled(&self, player: Player) -> FieldSet {
        at_least(self.robots[player.index()], self.robots[player.other().index()])
    }

    /// The fields whose batteries the player to move may shift, unless they have already been shifted.
    pub fn shiftable(&self) -> FieldSet {
        let locked = match self.rules.shared {
            Shared::Usable => FieldSet::EMPTY,
            Shared::Locked => self.controlled(self.to_move.other()),
        };
        self.controlled(self.to_move) & !locked
    }

    /// The next empty field in a direction, beyond an unbroken line of batteries.
    pub fn shift_target(&self, from: Field, direction: Direction) -> Option<Field> {
        let mut field = from.next(direction)?;
        while self.batteries.has(field) {
            field = field.next(direction)?;
        }
        Some(field)
    }

    /// The batteries that a shift passes over, in order, if it goes along a line.
    pub fn passed_over(&self, from: Field, to: Field) -> Vec<Field> {
        let line = Direction::ALL.into_iter().find(|d| self.shift_target(from, *d) == Some(to));
        let mut passed = Vec::new();
        let mut next = line.and_then(|direction| from.next(direction));
        while let Some(field) = next.filter(|field| *field != to) {
            passed.push(field);
            next = line.and_then(|direction| field.next(direction));
        }
        passed
    }
}
