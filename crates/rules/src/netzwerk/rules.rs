//! The rules options of Netzwerk.

use serde::{Deserialize, Serialize};

use crate::{Player, Preset, RuleOption, Rules as _, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["white", "black"];

/// Which of the published variants is played. The default is Knut-Michael Wolf's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Which batteries can pay for a run.
    pub energy: Energy,
    /// The shape of a run.
    pub path: Path,
    /// Whether a robot may run again in the same turn.
    pub rerun: Rerun,
    /// Whether captures must be made.
    pub capture: Capture,
    /// What players may do with a battery that both control.
    pub shared: Shared,
    /// Who begins.
    pub first: Player,
    /// How much may be done in the first turn of the match.
    pub opening: Opening,
    /// Whether sides may be swapped after the first turn.
    pub swap: Swap,
    /// Whether the third repetition of a position ends the match.
    pub repetition: Repetition,
}

/// Which batteries can pay for a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Energy {
    /// Every charged battery that touches the robot's square.
    #[default]
    Adjacent,
    /// Of those, the ones that the player controls when the run starts.
    Controlled,
}

/// The shape of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Path {
    /// Steps, jumps and a capture at the end in any order and with corners.
    #[default]
    Free,
    /// Steps in one straight line, or one jump, one capture, or one capture by a jump.
    Straight,
}

/// Whether a robot may run again in the same turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rerun {
    /// Yes, unless it captured.
    #[default]
    Free,
    /// No.
    Once,
}

/// Whether captures must be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Capture {
    /// No.
    #[default]
    Optional,
    /// Yes: if any run captures, only such runs are legal.
    Mandatory,
}

/// What players may do with a battery that both control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shared {
    /// Either player may shift it.
    #[default]
    Usable,
    /// Neither player may shift it; it still pays.
    Locked,
}

/// How much may be done in the first turn of the match, which is worth more than the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opening {
    /// As much as in any turn.
    #[default]
    Free,
    /// One run, and no shift.
    Single,
}

/// Whether the third repetition of a position at the start of a turn ends the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Repetition {
    /// Play continues.
    #[default]
    Allowed,
    /// The match is drawn.
    Draw,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            energy: Energy::default(),
            path: Path::default(),
            rerun: Rerun::default(),
            capture: Capture::default(),
            shared: Shared::default(),
            first: Player::One,
            opening: Opening::default(),
            swap: Swap::default(),
            repetition: Repetition::default(),
        }
    }
}

impl crate::Rules for Rules {
    const OPTIONS: &'static [RuleOption] = &[
        RuleOption { key: "energy", values: &["adjacent", "controlled"] },
        RuleOption { key: "path", values: &["free", "straight"] },
        RuleOption { key: "rerun", values: &["free", "once"] },
        RuleOption { key: "capture", values: &["optional", "mandatory"] },
        RuleOption { key: "shared", values: &["usable", "locked"] },
        RuleOption { key: "first", values: &COLOURS },
        RuleOption { key: "opening", values: &["free", "single"] },
        Swap::OPTION,
        RuleOption { key: "repetition", values: &["allowed", "draw"] },
    ];

    const PRESETS: &'static [Preset] = &[
        Preset { name: "wolf", settings: &[] },
        Preset {
            name: "neto",
            settings: &[("energy", "controlled"), ("path", "straight"), ("rerun", "once")],
        },
    ];

    fn get(&self, key: &str) -> Option<&'static str> {
        Some(match key {
            "energy" => match self.energy {
                Energy::Adjacent => "adjacent",
                Energy::Controlled => "controlled",
            },
            "path" => match self.path {
                Path::Free => "free",
                Path::Straight => "straight",
            },
            "rerun" => match self.rerun {
                Rerun::Free => "free",
                Rerun::Once => "once",
            },
            "capture" => match self.capture {
                Capture::Optional => "optional",
                Capture::Mandatory => "mandatory",
            },
            "shared" => match self.shared {
                Shared::Usable => "usable",
                Shared::Locked => "locked",
            },
            "first" => COLOURS[self.first.index()],
            "opening" => match self.opening {
                Opening::Free => "free",
                Opening::Single => "single",
            },
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
            ("energy", "adjacent") => self.energy = Energy::Adjacent,
            ("energy", "controlled") => self.energy = Energy::Controlled,
            ("path", "free") => self.path = Path::Free,
            ("path", "straight") => self.path = Path::Straight,
            ("rerun", "free") => self.rerun = Rerun::Free,
            ("rerun", "once") => self.rerun = Rerun::Once,
            ("capture", "optional") => self.capture = Capture::Optional,
            ("capture", "mandatory") => self.capture = Capture::Mandatory,
            ("shared", "usable") => self.shared = Shared::Usable,
            ("shared", "locked") => self.shared = Shared::Locked,
            ("first", colour) if colour == COLOURS[0] => self.first = Player::One,
            ("first", colour) if colour == COLOURS[1] => self.first = Player::Two,
            ("opening", "free") => self.opening = Opening::Free,
            ("opening", "single") => self.opening = Opening::Single,
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
}

impl Rules {
    /// João Neto's variant: energy from controlled batteries only, straight runs, one run per robot.
    ///
    /// # Panics
    /// Never: the preset is part of this file.
    #[must_use]
    pub fn neto() -> Self {
        Self::from_text("neto").expect("the preset should be among the presets")
    }
}
