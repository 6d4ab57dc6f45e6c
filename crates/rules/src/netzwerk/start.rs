//! The position from which a match starts.

use super::position_string::places;
use super::setup::Setup;
use super::{Netzwerk, Opening, Phase, Rules};

/// The board part of the position from which a match starts.
pub const PLACES_AT_START: &str =
    "13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w1w1/13";

impl Setup {
    /// The position from which a match by these rules starts.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        let (robots, batteries) = places(PLACES_AT_START).unwrap_or_default();
        Self {
            rules,
            robots,
            batteries,
            to_move: rules.first,
            phase: match rules.opening {
                Opening::Free => Phase::Ready,
                Opening::Single => Phase::Opening,
            },
            barred: vec![],
            shifted: vec![],
        }
    }
}

impl Netzwerk {
    /// The position from which a match by these rules starts.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        Self::from_setup(&Setup::start(rules)).expect("the start should be a valid position")
    }
}

impl Default for Netzwerk {
    fn default() -> Self {
        Self::start(Rules::default())
    }
}
