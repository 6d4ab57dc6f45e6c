//! How players end a match themselves, whatever its position.

use thiserror::Error;

use rules::{Outcome, Player, Reason};

/// A decision of the players that ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This player resigned: the other one wins.
    Resigned(Player),
    /// Both players agreed to a draw.
    DrawAgreed,
}

/// Why a match cannot be ended: it is over already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game is over already")]
pub struct AlreadyOver;

impl Ending {
    /// The outcome of a match that ends like this.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Resigned(player) => Outcome::win(player.other(), Reason::Resigned),
            Self::DrawAgreed => Outcome::draw(Reason::DrawAgreed),
        }
    }
}
