//! The rules options of Kulami.

use crate::options::rules;
use crate::{Player, Preset, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["red", "black"];

rules! {
    /// How a match is scored, and who begins.
    pub struct Rules {
        /// What is scored at the end.
        score: Scoring {
            /// Panels.
            Basic = "basic",
            /// Panels and the surplus in largest area.
            Level1 = "level1",
            /// Panels and the surplus in chains.
            Chains = "chains",
            /// Panels and both surpluses.
            Level2 = "level2",
        }
        /// Who places the first marble.
        first: Player { One = COLOURS[0], Two = COLOURS[1] }
        /// Whether sides may be swapped after the first marble.
        swap: Swap { Off = "off", On = "on" }
    }
    impl {
        const PRESETS: &'static [Preset] = &[];
    }
}

impl Scoring {
    /// Whether the surplus in largest area counts.
    pub const fn counts_areas(self) -> bool {
        matches!(self, Self::Level1 | Self::Level2)
    }

    /// Whether the surplus in chains counts.
    pub const fn counts_chains(self) -> bool {
        matches!(self, Self::Chains | Self::Level2)
    }
}
