//! The rules options of Napoleon.

use crate::options::options;
use crate::{Player, Preset, Swap};

/// The names of the players' colours, the first player's first.
pub const COLOURS: [&str; 2] = ["blue", "red"];

/// Which of the published variants is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

/// Whether headquarters protect the counters in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Headquarters {
    /// They do, like a village.
    #[default]
    Refuge,
    /// They do not.
    Open,
}

/// Whether a move may end in the mover's own headquarters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Home {
    /// Never.
    #[default]
    Pass,
    /// By a jump.
    Rest,
}

/// Whether the third repetition of a position, or a hundred moves without a capture or a loss, end the match.
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
        headquarters: Headquarters { Refuge = "refuge", Open = "open" };
        home: Home { Pass = "pass", Rest = "rest" };
        first: Player { One = COLOURS[0], Two = COLOURS[1] };
        swap: Swap { Off = "off", On = "on" };
        repetition: Repetition { Allowed = "allowed", Draw = "draw" };
    }

    const PRESETS: &'static [Preset] = &[];

    fn conflict(&self) -> Option<&'static str> {
        // Three counters that rest in a refuge could never be driven out.
        let clash = self.home == Home::Rest && self.headquarters == Headquarters::Refuge;
        clash.then_some("home=rest needs headquarters=open")
    }
}
