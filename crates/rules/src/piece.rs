//! The players, the pieces on a board, and what an action does to them, step by step.

use serde::{Deserialize, Serialize};

use crate::{Outcome, Site};

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

impl Piece {
    /// So many pieces of each player.
    pub(crate) fn of_both(piece: fn(Player) -> Self, count: impl Fn(Player) -> usize) -> Vec<Self> {
        Player::BOTH.into_iter().flat_map(|owner| std::iter::repeat_n(piece(owner), count(owner))).collect()
    }
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
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub enum Effect {
    /// A piece moved to a neighbouring empty place.
    Moved { from: Site, to: Site },
    /// A piece jumped over others, in this order, to an empty place.
    Jumped { from: Site, over: Vec<Site>, to: Site },
    /// A piece from beside the board was placed on it.
    Placed { piece: Piece, at: Site },
    /// A piece was captured and now lies beside the board.
    Captured { at: Site, piece: Piece },
    /// A piece was lost where it landed, as in a river, and now lies beside the board.
    Lost { at: Site, piece: Piece },
    /// A battery paid and shows its blank side.
    Spent { at: Site },
    /// A battery shows its printed side again.
    Charged { at: Site },
    /// The people swapped sides: each now plays the other colour.
    SidesSwapped,
    /// The turn is over.
    TurnEnded { next: Player },
    /// The match is over.
    Ended { outcome: Outcome },
}
