//! The score, in games that are decided by points.

use crate::{Player, Site};

/// The score of a position, part by part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The parts, in the order in which they are shown.
    pub parts: Vec<ScorePart>,
}

impl Score {
    /// Each player's total, the first player's first.
    pub fn total(&self) -> [u16; 2] {
        self.parts.iter().fold([0; 2], |[one, two], part| [one + part.points[0], two + part.points[1]])
    }

    /// The part of this kind, if it counts.
    pub fn part(&self, kind: ScoreKind) -> Option<&ScorePart> {
        self.parts.iter().find(|part| part.kind == kind)
    }
}

/// One part of the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePart {
    /// What it is.
    pub kind: ScoreKind,
    /// What it adds to each player's points.
    pub points: [u16; 2],
    /// Where on the board it comes from.
    pub regions: Vec<Region>,
}

/// The parts of a score, in all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoreKind {
    /// Panels with more marbles of one colour.
    Panels,
    /// The surplus in largest area.
    Areas,
    /// The surplus in chains.
    Chains,
}

/// A part of the board that is worth points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The player who gets the points; `None` if it is tied or empty.
    pub owner: Option<Player>,
    /// Its places.
    pub sites: Vec<Site>,
    /// The points that it is worth.
    pub points: u16,
}
