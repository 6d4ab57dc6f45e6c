//! The two players.

use serde::{Deserialize, Serialize};

/// One of the two players. The colour of each depends on the game: see [`super::GameKind::player_name`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Player {
    /// The player who sits at rank 1, on the near side of the board.
    #[default]
    One,
    /// The player who sits across the table.
    Two,
}

impl Player {
    /// Both players, in the order of their seats.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 for the first player, 1 for the second: an index into arrays with one entry per player.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
