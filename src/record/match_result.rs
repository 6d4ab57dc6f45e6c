//! The result of a match as data: files do not depend on how it is put into words.

use serde::{Deserialize, Serialize};

use crate::games::{GameKind, Outcome, Player, Reason};

/// The result in a match's file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Result", deny_unknown_fields)]
pub(super) struct MatchResult {
    /// `None` when the match is drawn.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(super) winner: Option<Side>,
    /// The identifier of the reason.
    pub(super) reason: String,
}

/// A player in a match's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Side {
    One,
    Two,
}

impl MatchResult {
    pub(super) fn of(outcome: &Outcome) -> Self {
        let side = |player| match player {
            Player::One => Side::One,
            Player::Two => Side::Two,
        };
        Self { winner: outcome.winner.map(side), reason: identifier(outcome.reason).to_owned() }
    }

    /// The result for an error: `white wins (repetition)`.
    pub(super) fn text(&self, kind: GameKind) -> String {
        let winner = match self.winner {
            None => return format!("draw ({})", self.reason),
            Some(Side::One) => Player::One,
            Some(Side::Two) => Player::Two,
        };
        format!("{} wins ({})", kind.player_name(winner), self.reason)
    }
}

/// The identifier of a reason in files, which never changes, whatever it is called in the code. The numbers of points follow from
/// the actions and are not part of it.
const fn identifier(reason: Reason) -> &'static str {
    match reason {
        Reason::HalfTheCrewIsHome => "half-the-crew-is-home",
        Reason::AllRobotsCaptured => "all-robots-captured",
        Reason::NoRobotCanRun => "no-robot-can-run",
        Reason::MorePoints { .. } => "more-points",
        Reason::EqualPoints { .. } => "equal-points",
        Reason::HeadquartersTaken => "headquarters-taken",
        Reason::ArmiesSpent => "armies-spent",
        Reason::NoLegalMove => "no-legal-move",
        Reason::NothingHappens => "nothing-happens",
        Reason::Repetition => "repetition",
        Reason::OutOfTime => "out-of-time",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_of_reasons_never_change() {
        use Reason::*;
        let reasons = [
            (HalfTheCrewIsHome, "half-the-crew-is-home"),
            (AllRobotsCaptured, "all-robots-captured"),
            (NoRobotCanRun, "no-robot-can-run"),
            (MorePoints { more: 30, less: 25 }, "more-points"),
            (EqualPoints { each: 27 }, "equal-points"),
            (HeadquartersTaken, "headquarters-taken"),
            (ArmiesSpent, "armies-spent"),
            (NoLegalMove, "no-legal-move"),
            (NothingHappens, "nothing-happens"),
            (Repetition, "repetition"),
            (OutOfTime, "out-of-time"),
        ];
        for (reason, id) in reasons {
            assert_eq!(MatchResult::of(&Outcome::draw(reason)).reason, id);
        }
    }
}
