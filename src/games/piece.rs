//! What lies on a board.

use super::Player;

/// A piece as it lies on a board or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// Whose it is; nobody's for neutral pieces.
    pub owner: Option<Player>,
    /// Turned to its blank side (batteries only).
    pub spent: bool,
}

/// The kinds of pieces in all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// Netzwerk: a robot.
    Robot,
    /// Netzwerk: a battery stone.
    Battery,
    /// Kulami: a marble.
    Marble,
    /// Napoleon: a counter.
    Counter,
}
