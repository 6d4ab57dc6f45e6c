//! What an action does to a board, step by step.

use super::{Outcome, Piece, Player, Site};

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
