//! How a match ends.
//!
//! Each game decides whether it is over, `Game::outcome`; `crates/record/src/history.rs` adds the house rules that are about the whole match,
//! and `crates/record/src/timed_match.rs` the clock and the decisions of the players.

use std::fmt;

use crate::Player;

/// The end of a match: who won, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// The rule that ended it.
    pub reason: Reason,
}

/// What ends a match, in all games. `Display` writes the reason in a few words, which may change.
///
/// A new one needs an identifier for files in `crates/record/src/match_file.rs` and a message in `crates/texts/src/reports.rs`, for
/// both of which the compiler asks. What it does not ask for: `Napoleon::decided` and its like in the other games must tell it, the rules
/// pages in `assets/rules/` must explain it, and `wins_at_once` in `crates/engine/src/<game>/proof.rs` must find the
/// wins that it brings, within `Prove::goals`. The tests of `crates/texts` list the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub enum Reason {
    /// Half of a crew's remaining robots are on its target row.
    HalfTheCrewIsHome,
    /// All enemy robots are captured.
    AllRobotsCaptured,
    /// A player cannot run with any robot at the start of a turn.
    NoRobotCanRun,
    /// One player has more points when no more marbles can be placed.
    MorePoints { more: u16, less: u16 },
    /// Both players have the same number of points when no more marbles can be placed.
    EqualPoints { each: u16 },
    /// Two counters are in the enemy's headquarters.
    HeadquartersTaken,
    /// Both players have fewer than two counters.
    ArmiesSpent,
    /// The player to move has no legal move.
    NoLegalMove,
    /// A hundred moves in a row without a capture or a loss (a house rule).
    NothingHappens,
    /// The same position for the third time (a house rule).
    Repetition,
    /// The loser has no time left on the clock.
    OutOfTime,
    /// The loser resigned.
    Resigned,
    /// Both players agreed to a draw.
    DrawAgreed,
}

impl Reason {
    /// Whether the points at the end have decided.
    pub const fn is_by_points(self) -> bool {
        matches!(self, Self::MorePoints { .. } | Self::EqualPoints { .. })
    }
}

impl Outcome {
    /// `winner` won.
    pub const fn win(winner: Player, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HalfTheCrewIsHome => f.write_str("half of the robots are in the goal row"),
            Self::AllRobotsCaptured => f.write_str("all robots of one side are captured"),
            Self::NoRobotCanRun => f.write_str("no robot can run"),
            Self::MorePoints { more, less } => write!(f, "{more} points to {less}"),
            Self::EqualPoints { each } => write!(f, "{each} points each"),
            Self::HeadquartersTaken => f.write_str("two counters in the enemy’s headquarters"),
            Self::ArmiesSpent => f.write_str("neither army has two counters left"),
            Self::NoLegalMove => f.write_str("no legal move is left"),
            Self::NothingHappens => f.write_str("a hundred moves without a capture or loss"),
            Self::Repetition => f.write_str("the same position for the third time"),
            Self::OutOfTime => f.write_str("time ran out"),
            Self::Resigned => f.write_str("by resignation"),
            Self::DrawAgreed => f.write_str("both players agreed"),
        }
    }
}
