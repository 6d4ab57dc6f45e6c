//! Where the program is: which screen, which menu over it, and how far the turn at the table has come.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().add_sub_state::<TurnPhase>();
}

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Screen {
    /// The main menu; the table stands empty behind it.
    #[default]
    Title,
    /// A match.
    Table,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Menu {
    /// Nothing: the board can be touched.
    #[default]
    None,
    /// The dialog for a new match.
    NewMatch,
    /// The layout designer.
    Designer,
    /// The rules of a game, to be read.
    Rules,
    /// The matches that are kept.
    Matches,
    /// What a player can set.
    Settings,
    /// What the keys do.
    Keys,
    /// The table changes hands.
    HandOver,
    /// The match pauses.
    Pause,
    /// The match has ended: who won, and why.
    Result,
}

/// Who may do what at the table now. `turn_phase.rs` decides it; nothing else does.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub(crate) enum TurnPhase {
    /// A person chooses what to do.
    #[default]
    Choosing,
    /// Pieces are moving; a person who acts skips that.
    Animating,
    /// The computer is to move.
    Thinking,
    /// The last turn is shown again.
    Replaying,
    /// An earlier position is shown.
    Reviewing,
    /// The match is over, and the score is being counted.
    Scoring,
    /// The board or the device is on its way to the next player.
    HandingOver,
    /// The match is over.
    Over,
}

impl TurnPhase {
    /// Whether the present position is shown at rest and waits for an action, whoever is to move.
    pub(crate) const fn waits_for_action(self) -> bool {
        matches!(self, Self::Choosing | Self::Thinking | Self::HandingOver)
    }

    /// Whether the board shows the past.
    pub(crate) const fn shows_past(self) -> bool {
        matches!(self, Self::Replaying | Self::Reviewing)
    }
}
