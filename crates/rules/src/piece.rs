//! The pieces on a board.

use super::Player;

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
