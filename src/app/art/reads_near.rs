//! Letters that are the right way up for whoever is near. They are built for the first player; `src/app/board/letters.rs` turns them.

use std::f32::consts::PI;

use bevy::prelude::*;

use rules::Player;

/// Letters, and for whom they are the right way up. All lettering has it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReadsNear(Player);

impl Default for ReadsNear {
    fn default() -> Self {
        Self(Player::One)
    }
}

/// Letters on a player's own edge of the board: face to face, each player reads those on their own edge.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OnEdgeOf(pub(crate) Player);

/// Letters that cannot be turned, as they are one mesh with others: there is one of them for each player, and this one is seen while
/// that player is the reader.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Visibility)]
pub(crate) struct SeenBy(pub(crate) Player);

impl ReadsNear {
    /// Turns the letters so that a player can read them. Returns whether they were the wrong way up.
    pub(crate) fn turn_to(&mut self, reader: Player, letters: &mut Transform) -> bool {
        let is_wrong = self.0 != reader;
        if is_wrong {
            self.0 = reader;
            letters.rotation = Quat::from_rotation_y(PI) * letters.rotation;
        }
        is_wrong
    }

    #[cfg(test)]
    pub(crate) const fn reader(self) -> Player {
        self.0
    }
}
