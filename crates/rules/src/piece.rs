//! The players, the pieces on a board, and what an action does to them, step by step.

use serde::{Deserialize, Serialize};

use super::{Outcome, Site};

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
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 for the first player, 1 for the second: an index into arrays with one entry per player.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A piece on a board or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// The owner; `None` for neutral pieces.
    pub owner: Option<Player>,
    /// Turned to its blank side (batteries only).
    pub spent: bool,
}

/// The kinds of pieces in all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// A robot, which runs over battery stones.
    Robot,
    /// A battery stone, charged or spent; neutral.
    Battery,
    /// A marble, which stays where it was placed.
    Marble,
    /// A counter of an army, which steps and jumps.
    Counter,
}

/// All that one action did, in the order in which it happened.
pub type Effects = Vec<Effect>;

/// One thing that happened on the board. Applying the effects of an action one after the other to the pieces before it
/// gives the pieces after it, so a program that animates them does not need to know the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece moved to a neighbouring empty place.
    Moved {
        /// Where it was.
        from: Site,
        /// Where it is now.
        to: Site,
    },
    /// A piece jumped over others to an empty place.
    Jumped {
        /// Where it was.
        from: Site,
        /// What it passed over, in order.
        over: Vec<Site>,
        /// Where it is now.
        to: Site,
    },
    /// A piece from beside the board was placed on it.
    Placed {
        /// What it is.
        piece: Piece,
        /// Where it lies now.
        at: Site,
    },
    /// A piece was captured and now lies beside the board.
    Captured {
        /// Where it stood.
        at: Site,
        /// What it was.
        piece: Piece,
    },
    /// A piece was lost where it landed, as in a river, and now lies beside the board.
    Lost {
        /// Where it was lost.
        at: Site,
        /// What it was.
        piece: Piece,
    },
    /// A battery paid and shows its blank side.
    Spent {
        /// Where it lies.
        at: Site,
    },
    /// A battery shows its printed side again.
    Charged {
        /// Where it lies.
        at: Site,
    },
    /// The people swapped sides: each now plays the other colour.
    SidesSwapped,
    /// The turn is over.
    TurnEnded {
        /// Whose turn it is now.
        next: Player,
    },
    /// The match is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}
