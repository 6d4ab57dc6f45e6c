//! The swap rule, also known as the pie rule: after the first turn, the second player may take over the first player's side.
//!
//! The position stays as it is, and it is still the same side's turn; only the people behind the sides change places. So
//! the rule is the same in all games, and none of them knows of it: [`AnyGame`](super::AnyGame) adds it to their actions.

pub(super) const SWAP: &str = "swap";

/// Whether the second player may swap sides after the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Swap {
    /// No.
    #[default]
    Off,
    /// Yes.
    On,
}

impl Swap {
    /// Whether sides may be swapped.
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// How far a match has come that is played by the swap rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwapStage {
    /// The first turn is being played.
    FirstTurn,
    /// The second player may swap instead of their first turn.
    Offered,
    /// Sides were swapped or not, or there is no such rule.
    Closed,
}

impl SwapStage {
    /// The stage after an action other than a swap, which passed the turn to the other side or did not.
    pub(super) const fn after(self, has_passed: bool) -> Self {
        match self {
            Self::FirstTurn if !has_passed => Self::FirstTurn,
            Self::FirstTurn => Self::Offered,
            Self::Offered | Self::Closed => Self::Closed,
        }
    }

    /// What a position string has at its end: nothing once it no longer matters.
    pub(super) const fn part(self) -> Option<&'static str> {
        match self {
            Self::FirstTurn => Some("first"),
            Self::Offered => Some(SWAP),
            Self::Closed => None,
        }
    }

    /// Takes this part off a position string.
    pub(super) fn split(text: &str) -> (&str, Self) {
        let stages = [Self::FirstTurn, Self::Offered];
        let found = stages.into_iter().find_map(|stage| {
            let before = text.trim_end().strip_suffix(stage.part()?)?;
            before.ends_with(char::is_whitespace).then_some((before, stage))
        });
        found.unwrap_or((text, Self::Closed))
    }
}
