//! The rules options of Kulami.

use crate::options::options;
use crate::{Player, Preset, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["red", "black"];

/// How a match is scored, and who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What is scored.
    pub score: Scoring,
    /// Who places the first marble.
    pub first: Player,
    /// Whether sides may be swapped after the first marble.
    pub swap: Swap,
}

/// What is scored at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Panels.
    #[default]
    Basic,
    /// Panels and the surplus in largest area.
    Level1,
    /// Panels and the surplus in chains.
    Chains,
    /// Panels and both surpluses.
    Level2,
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

impl crate::Rules for Rules {
    options! {
        score: Scoring { Basic = "basic", Level1 = "level1", Chains = "chains", Level2 = "level2" };
        first: Player { One = COLOURS[0], Two = COLOURS[1] };
        swap: Swap { Off = "off", On = "on" };
    }

    const PRESETS: &'static [Preset] = &[];
}
