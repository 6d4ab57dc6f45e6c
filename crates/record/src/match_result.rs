//! The result of a match as data, and how its players ended it: files do not depend on how it is put into words.

use serde::{Deserialize, Serialize};

use super::ending::Ending;
use rules::{GameKind, Outcome, Player, Reason};

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

/// How the players ended a match, in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Ending")]
pub(super) enum EndingField {
    Resigned(Side),
    DrawAgreed,
}

/// A player in a match's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Side {
    One,
    Two,
}

impl Side {
    const fn of(player: Player) -> Self {
        match player {
            Player::One => Self::One,
            Player::Two => Self::Two,
        }
    }

    const fn player(self) -> Player {
        match self {
            Self::One => Player::One,
            Self::Two => Player::Two,
        }
    }
}

impl EndingField {
    pub(super) const fn of(ending: Ending) -> Self {
        match ending {
            Ending::Resigned(player) => Self::Resigned(Side::of(player)),
            Ending::DrawAgreed => Self::DrawAgreed,
        }
    }

    pub(super) const fn ending(self) -> Ending {
        match self {
            Self::Resigned(side) => Ending::Resigned(side.player()),
            Self::DrawAgreed => Ending::DrawAgreed,
        }
    }
}

impl MatchResult {
    pub(super) fn of(outcome: &Outcome) -> Self {
        Self { winner: outcome.winner.map(Side::of), reason: reason_identifier(outcome.reason).to_owned() }
    }

    /// The result for an error: `white wins (repetition)`.
    pub(super) fn text(&self, kind: GameKind) -> String {
        match self.winner {
            None => format!("draw ({})", self.reason),
            Some(winner) => format!("{} wins ({})", kind.player_name(winner.player()), self.reason),
        }
    }
}

/// The identifier of a reason in files, which never changes, whatever it is called in the code. The numbers of points follow from
/// the actions and are not part of it.
#[must_use]
pub const fn reason_identifier(reason: Reason) -> &'static str {
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
        Reason::Resigned => "resigned",
        Reason::DrawAgreed => "draw-agreed",
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
            (Resigned, "resigned"),
            (DrawAgreed, "draw-agreed"),
        ];
        for (reason, id) in reasons {
            assert_eq!(MatchResult::of(&Outcome::draw(reason)).reason, id);
        }
    }
}
