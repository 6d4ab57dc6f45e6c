//! The rules options of Napoleon.

use serde::{Deserialize, Serialize};

use crate::{Player, Preset, RuleOption, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["blue", "red"];

/// Which of the published variants is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Whether headquarters protect the counters in them.
    pub headquarters: Headquarters,
    /// Whether a move may end in the mover's own headquarters.
    pub home: Home,
    /// Who begins.
    pub first: Player,
    /// Whether sides may be swapped after the first turn.
    pub swap: Swap,
    /// Whether a match without progress is drawn.
    pub repetition: Repetition,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            headquarters: Headquarters::default(),
            home: Home::default(),
            first: Player::One,
            swap: Swap::default(),
            repetition: Repetition::default(),
        }
    }
}

/// Whether headquarters protect the counters in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Headquarters {
    /// They do, like a village.
    #[default]
    Refuge,
    /// They do not.
    Open,
}

/// Whether a move may end in the mover's own headquarters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Home {
    /// Never.
    #[default]
    Pass,
    /// By a jump.
    Rest,
}

/// Whether the third repetition of a position, or a hundred moves without a capture or a loss, end the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Repetition {
    /// Play continues.
    #[default]
    Allowed,
    /// The match is drawn.
    Draw,
}

impl crate::Rules for Rules {
    const OPTIONS: &'static [RuleOption] = &[
        RuleOption { key: "headquarters", values: &["refuge", "open"] },
        RuleOption { key: "home", values: &["pass", "rest"] },
        RuleOption { key: "first", values: &COLOURS },
        Swap::OPTION,
        RuleOption { key: "repetition", values: &["allowed", "draw"] },
    ];
    const PRESETS: &'static [Preset] = &[];

    fn get(&self, key: &str) -> Option<&'static str> {
        Some(match key {
            "headquarters" => match self.headquarters {
                Headquarters::Refuge => "refuge",
                Headquarters::Open => "open",
            },
            "home" => match self.home {
                Home::Pass => "pass",
                Home::Rest => "rest",
            },
            "first" => COLOURS[self.first.index()],
            "swap" => self.swap.name(),
            "repetition" => match self.repetition {
                Repetition::Allowed => "allowed",
                Repetition::Draw => "draw",
            },
            _ => return None,
        })
    }

    fn set(&mut self, key: &str, value: &str) -> bool {
        match (key, value) {
            ("headquarters", "refuge") => self.headquarters = Headquarters::Refuge,
            ("headquarters", "open") => self.headquarters = Headquarters::Open,
            ("home", "pass") => self.home = Home::Pass,
            ("home", "rest") => self.home = Home::Rest,
            ("first", colour) if colour == COLOURS[0] => self.first = Player::One,
            ("first", colour) if colour == COLOURS[1] => self.first = Player::Two,
            ("swap", name) => match Swap::named(name) {
                Some(swap) => self.swap = swap,
                None => return false,
            },
            ("repetition", "allowed") => self.repetition = Repetition::Allowed,
            ("repetition", "draw") => self.repetition = Repetition::Draw,
            _ => return false,
        }
        true
    }

    fn conflict(&self) -> Option<&'static str> {
        // Three counters that rest in a refuge could never be driven out.
        let clash = self.home == Home::Rest && self.headquarters == Headquarters::Refuge;
        clash.then_some("home=rest needs headquarters=open")
    }
}
