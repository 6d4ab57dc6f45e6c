//! Good and bad turns.

/// The smallest loss of winning probability that makes a mistake, and a blunder.
const MISTAKE: f32 = 0.15;
const BLUNDER: f32 = 0.3;
/// A turn is good if it is the best and any other would have lost at least this much.
const ONLY: f32 = 0.15;

/// What is said about a turn, as in chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The only good turn: `!`.
    Good,
    /// A mistake: `?`.
    Mistake,
    /// A blunder: `??`.
    Blunder,
}

impl Mark {
    /// Its symbol, which is the same in all languages.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Whether it stands for a bad turn.
    #[must_use]
    pub const fn is_bad(self) -> bool {
        matches!(self, Self::Mistake | Self::Blunder)
    }

    /// The mark of a turn that lost so much winning probability, where any turn but the best one would have lost `others`.
    pub(super) fn of(loss: f32, is_best: bool, others: Option<f32>) -> Option<Self> {
        match loss {
            BLUNDER.. => Some(Self::Blunder),
            MISTAKE.. => Some(Self::Mistake),
            _ => others.filter(|others| is_best && *others >= ONLY).map(|_| Self::Good),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_marked_by_what_they_lose() {
        assert_eq!(Mark::of(0.4, false, Some(0.5)), Some(Mark::Blunder));
        assert_eq!(Mark::of(0.2, false, None), Some(Mark::Mistake));
        assert_eq!(Mark::of(0.1, false, Some(0.5)), None);
        assert_eq!(Mark::of(0.0, true, Some(0.2)), Some(Mark::Good));
        assert_eq!(Mark::of(0.0, true, Some(0.1)), None, "others would have done as well");
        assert_eq!(Mark::of(0.0, true, None), None, "there was no other turn");
    }
}
