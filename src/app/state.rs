//! Where the program is: which screen, which menu over it, and how far the turn at the table has come.

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .add_sub_state::<TurnPhase>()
        .init_resource::<MenuHistory>()
        .add_systems(
            StateTransition,
            record_menu.after(StateTransitionSystems::DependentTransitions).run_if(state_changed::<Menu>),
        );
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

/// The menus that were opened one from another, the present one last: closing it leads back to the one before.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MenuHistory(Vec<Menu>);

impl MenuHistory {
    /// Opens a menu over the present one; one that is open already closes all that were opened from it.
    fn open(&mut self, menu: Menu) {
        if let Some(at) = self.0.iter().position(|open| *open == menu) {
            self.0.truncate(at);
        }
        match menu {
            Menu::None => self.0.clear(),
            _ => self.0.push(menu),
        }
    }

    /// The menu from which the present one was opened.
    pub(crate) fn back(&self) -> Menu {
        self.0.iter().rev().nth(1).copied().unwrap_or_default()
    }
}

/// However a menu is opened or closed, the history follows.
fn record_menu(menu: Res<State<Menu>>, mut history: ResMut<MenuHistory>) {
    history.open(**menu);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_a_menu_leads_back_to_where_it_was_opened() {
        let mut history = MenuHistory::default();
        assert_eq!(history.back(), Menu::None);
        for menu in [Menu::NewMatch, Menu::Designer] {
            history.open(menu);
        }
        assert_eq!(history.back(), Menu::NewMatch);
        history.open(Menu::NewMatch);
        assert_eq!(history.back(), Menu::None, "the designer is closed");
        history.open(Menu::Rules);
        assert_eq!(history.back(), Menu::NewMatch);
        history.open(Menu::None);
        history.open(Menu::Settings);
        assert_eq!(history.back(), Menu::None, "nothing is left of what was closed as a whole");
    }
}
