//! The rules options of Napoleon.

use crate::options::rules;
use crate::{Player, Preset, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["blue", "red"];

rules! {
    /// Which of the published variants is played.
    pub struct Rules {
        /// Whether headquarters protect the counters in them.
        headquarters: Headquarters {
            /// They do, like a village.
            Refuge = "refuge",
            /// They do not.
            Open = "open",
        }
        /// Whether a move may end in the mover's own headquarters.
        home: Home {
            /// Never.
            Pass = "pass",
            /// By a jump.
            Rest = "rest",
        }
        /// Who begins.
        first: Player { One = COLOURS[0], Two = COLOURS[1] }
        /// Whether sides may be swapped after the first turn.
        swap: Swap { Off = "off", On = "on" }
        /// Whether the third repetition of a position, or a hundred moves without a capture or a loss, end the match.
        repetition: Repetition {
            /// Play continues.
            Allowed = "allowed",
            /// The match is drawn.
            Draw = "draw",
        }
    }
    impl {
        const PRESETS: &'static [Preset] = &[];

        fn conflict(&self) -> Option<&'static str> {
            // Three counters that rest in a refuge could never be driven out.
            let clash = self.home == Home::Rest && self.headquarters == Headquarters::Refuge;
            clash.then_some("home=rest needs headquarters=open")
        }
    }
}
