//! Where batteries can be shifted.

use super::Netzwerk;
use super::action::Action;
use super::board::{Direction, Field, fields};
use super::rules::Shared;
use crate::games::Player;

impl Netzwerk {
    /// Appends all shifts, whatever the phase.
    pub(crate) fn shifts(&self, into: &mut Vec<Action>) {
        for from in fields(self.batteries & !self.shifted) {
            if self.may_shift(from) {
                let targets =
                    Direction::ALL.into_iter().filter_map(|direction| self.shift_target(from, direction));
                into.extend(targets.map(|to| Action::Shift { from, to }));
            }
        }
    }

    /// Whether a player has at least as many robots as the enemy on the squares that touch a field.
    pub(crate) fn controls(&self, player: Player, field: Field) -> bool {
        let touching = |player: Player| (self.robots[player.index()] & field.touching()).count_ones();
        touching(player) >= touching(player.other())
    }

    /// Whether the player to move may shift the battery on `field`, had it not been shifted yet.
    pub(crate) fn may_shift(&self, field: Field) -> bool {
        let locked = self.rules.shared == Shared::Locked && self.controls(self.to_move.other(), field);
        self.controls(self.to_move, field) && !locked
    }

    /// The next empty field in a direction, beyond an unbroken line of batteries.
    pub(crate) fn shift_target(&self, from: Field, direction: Direction) -> Option<Field> {
        let mut field = from.next(direction)?;
        while self.batteries & field.bit() != 0 {
            field = field.next(direction)?;
        }
        Some(field)
    }

    /// The batteries that a shift passes over, in order, if it goes along a line.
    pub(crate) fn passed_over(&self, from: Field, to: Field) -> Vec<Field> {
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
