//! The rules options of Netzwerk.

use crate::Rules as _;
use crate::options::options;
use crate::{Player, Preset, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["white", "black"];

/// Which of the published variants is played. The default is Knut-Michael Wolf's game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Energy {
    /// Every charged battery that touches the robot's square.
    #[default]
    Adjacent,
    /// Of those, the ones that the player controls when the run starts.
    Controlled,
}

/// The shape of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Path {
    /// Steps, jumps and a capture at the end in any order and with corners.
    #[default]
    Free,
    /// Steps in one straight line, or one jump, one capture, or one capture by a jump.
    Straight,
}

/// Whether a robot may run again in the same turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rerun {
    /// Yes, unless it captured.
    #[default]
    Free,
    /// No.
    Once,
}

/// Whether captures must be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Capture {
    /// No.
    #[default]
    Optional,
    /// Yes: if any run captures, only such runs are legal.
    Mandatory,
}

/// What players may do with a battery that both control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shared {
    /// Either player may shift it.
    #[default]
    Usable,
    /// Neither player may shift it; it still pays.
    Locked,
}

/// How much may be done in the first turn of the match, which is worth more than the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// As much as in any turn.
    #[default]
    Free,
    /// One run, and no shift.
    Single,
}

/// Whether the third repetition of a position at the start of a turn ends the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Play continues.
    #[default]
    Allowed,
    /// The match is drawn.
    Draw,
}

impl crate::Rules for Rules {
    options! {
        energy: Energy { Adjacent = "adjacent", Controlled = "controlled" };
        path: Path { Free = "free", Straight = "straight" };
        rerun: Rerun { Free = "free", Once = "once" };
        capture: Capture { Optional = "optional", Mandatory = "mandatory" };
        shared: Shared { Usable = "usable", Locked = "locked" };
        first: Player { One = COLOURS[0], Two = COLOURS[1] };
        opening: Opening { Free = "free", Single = "single" };
        swap: Swap { Off = "off", On = "on" };
        repetition: Repetition { Allowed = "allowed", Draw = "draw" };
    }

    const PRESETS: &'static [Preset] = &[
        Preset { name: "wolf", settings: &[] },
        Preset {
            name: "neto",
            settings: &[("energy", "controlled"), ("path", "straight"), ("rerun", "once")],
        },
    ];
}

impl Rules {
    /// João Neto's variant: energy from controlled batteries only, straight runs, one run per robot.
    ///
    /// # Panics
    /// Never: the preset is part of this file.
    pub fn neto() -> Self {
        Self::from_text("neto").expect("the preset should be among the presets")
    }
}
