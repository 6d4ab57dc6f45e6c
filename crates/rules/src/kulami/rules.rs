//! The rules options of Kulami.

use serde::{Deserialize, Serialize};

use crate::{Player, Preset, RuleOption, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["red", "black"];

/// How a match is scored, and who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// What is scored.
    pub score: Scoring,
    /// Who places the first marble.
    pub first: Player,
    /// Whether sides may be swapped after the first marble.
    pub swap: Swap,
}

impl Default for Rules {
    fn default() -> Self {
        Self { score: Scoring::default(), first: Player::One, swap: Swap::Off }
    }
}

/// What is scored at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    #[must_use]
    pub const fn counts_areas(self) -> bool {
        matches!(self, Self::Level1 | Self::Level2)
    }

    /// Whether the surplus in chains counts.
    #[must_use]
    pub const fn counts_chains(self) -> bool {
        matches!(self, Self::Chains | Self::Level2)
    }
}

const SCORINGS: [(Scoring, &str); 4] = [
    (Scoring::Basic, "basic"),
    (Scoring::Level1, "level1"),
    (Scoring::Chains, "chains"),
    (Scoring::Level2, "level2"),
];

impl crate::Rules for Rules {
    const OPTIONS: &'static [RuleOption] = &[
        RuleOption { key: "score", values: &["basic", "level1", "chains", "level2"] },
        RuleOption { key: "first", values: &COLOURS },
        Swap::OPTION,
    ];
    const PRESETS: &'static [Preset] = &[];

    fn get(&self, key: &str) -> Option<&'static str> {
        match key {
            "score" => SCORINGS.iter().find(|(score, _)| *score == self.score).map(|(_, name)| *name),
            "first" => Some(COLOURS[self.first.index()]),
            "swap" => Some(self.swap.name()),
            _ => None,
        }
    }

    fn set(&mut self, key: &str, value: &str) -> bool {
        match key {
            "score" => SCORINGS.iter().find(|(_, name)| *name == value).map(|(score, _)| self.score = *score),
            "first" => Player::BOTH
                .into_iter()
                .find(|player| COLOURS[player.index()] == value)
                .map(|player| self.first = player),
            "swap" => Swap::named(value).map(|swap| self.swap = swap),
            _ => None,
        }
        .is_some()
    }
}
