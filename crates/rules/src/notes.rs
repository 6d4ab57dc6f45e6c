//! Notes for the player: what to do now, what a place is, how a player is doing.

use std::fmt;

/// What the player to move must or may do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Run with a robot.
    RunRobot,
    /// Run with one robot, once: it is the first turn of the match.
    RunOnce,
    /// End the turn.
    EndTurn,
    /// Capture, since a robot can.
    MustCapture,
    /// Run again, shift batteries or end the turn.
    RunOrShift,
    /// Shift batteries or end the turn.
    Shift,
    /// Place the first marble.
    PlaceFirst,
    /// Place a marble in line with the last one.
    PlaceMarble,
    /// Move a counter.
    MoveCounter,
    /// Nothing: the match is over.
    Nothing,
}

/// The sentence for positions drawn as text.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RunRobot => "Run with a robot.",
            Self::RunOnce => "Run once, with one robot: this is the first turn.",
            Self::EndTurn => "End the turn.",
            Self::MustCapture => "You must capture.",
            Self::RunOrShift => "Run again, shift batteries, or end the turn.",
            Self::Shift => "Shift batteries, or end the turn.",
            Self::PlaceFirst => "Place the first marble anywhere.",
            Self::PlaceMarble => "Place a marble in the row or column of the last one.",
            Self::MoveCounter => "Move a counter: one step, or a series of jumps.",
            Self::Nothing => "The game is over.",
        })
    }
}

/// What a place on the board is, in games where places differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// What may be done there.
    pub ground: Ground,
}

/// Kinds of places, by what may be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Counters can be jumped and captured.
    Open,
    /// Counters can be jumped, not captured.
    Road,
    /// The same.
    Village,
    /// A counter that jumps into it is lost; no counter can jump from it or over it.
    River,
    /// Counters can land there, but not jump from it or over it.
    ForestEdge,
    /// Only steps lead there.
    InnerForest,
    /// A headquarters where counters cannot be captured.
    Refuge,
    /// A headquarters where they can.
    OpenHeadquarters,
}

/// How a player is doing, in games with armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Pieces on the board.
    pub left: usize,
    /// Pieces that have been lost.
    pub lost: usize,
    /// Pieces in the enemy's headquarters.
    pub invaders: usize,
}
