//! The rules options of Netzwerk.

use crate::options::rules;
use crate::{Player, Preset, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["white", "black"];

rules! {
    /// Which of the published variants is played. The default is Knut-Michael Wolf's game.
    pub struct Rules {
        /// Which batteries can pay for a run.
        energy: Energy {
            /// Every charged battery that touches the robot's square.
            Adjacent = "adjacent",
            /// Of those, the ones that the player controls when the run starts.
            Controlled = "controlled",
        }
        /// The shape of a run.
        path: Path {
            /// Steps, jumps and a capture at the end in any order and with corners.
            Free = "free",
            /// Steps in one straight line, or one jump, one capture, or one capture by a jump.
            Straight = "straight",
        }
        /// Whether a robot may run again in the same turn.
        rerun: Rerun {
            /// Yes, unless it captured.
            Free = "free",
            /// No.
            Once = "once",
        }
        /// Whether captures must be made.
        capture: Capture {
            /// No.
            Optional = "optional",
            /// Yes: if any run captures, only such runs are legal.
            Mandatory = "mandatory",
        }
        /// What players may do with a battery that both control.
        shared: Shared {
            /// Either player may shift it.
            Usable = "usable",
            /// Neither player may shift it; it still pays.
            Locked = "locked",
        }
        /// Who begins.
        first: Player { One = COLOURS[0], Two = COLOURS[1] }
        /// How much may be done in the first turn of the match, which is worth more than the others.
        opening: Opening {
            /// As much as in any turn.
            Free = "free",
            /// One run, and no shift.
            Single = "single",
        }
        /// Whether sides may be swapped after the first turn.
        swap: Swap { Off = "off", On = "on" }
        /// Whether the third repetition of a position at the start of a turn ends the match.
        repetition: Repetition {
            /// Play continues.
            Allowed = "allowed",
            /// The match is drawn.
            Draw = "draw",
        }
    }
    impl {
        const PRESETS: &'static [Preset] = &[
            Preset { name: "wolf", settings: &[] },
            // João Neto's variant: energy from controlled batteries only, straight runs, one run per robot.
            Preset {
                name: "neto",
                settings: &[("energy", "controlled"), ("path", "straight"), ("rerun", "once")],
            },
        ];
    }
}
