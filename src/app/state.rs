//! Application state: the screen, the menu over it, and the phase of the turn.

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

/// The screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Screen {
    /// The main menu; the table behind it is empty.
    #[default]
    Title,
    /// A match.
    Table,
}

/// The menu over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Menu {
    /// None: the board accepts input.
    #[default]
    None,
    /// The dialog for a new match.
    NewMatch,
    /// The layout designer.
    Designer,
    /// The rules of a game.
    Rules,
    /// The puzzles of a game.
    Puzzles,
    /// Saved games.
    Matches,
    /// The player's own results.
    Record,
    /// The settings.
    Settings,
    /// The keyboard shortcuts.
    Keys,
    /// The version, the authors and the licences.
    About,
    /// The text for reporting a problem.
    ReportProblem,
    /// Hand-over between turns.
    HandOver,
    /// The pause menu.
    Pause,
    /// Whether to resign.
    Resign,
    /// Whether to offer a draw.
    OfferDraw,
    /// A picture or an animation of the match.
    Share,
    /// The server for a tablet. There is none in a browser.
    Tablet,
}

/// The open menus, each opened from the one before; the last one is visible. Closing it returns to the previous one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MenuHistory(Vec<Menu>);

impl MenuHistory {
    /// Opens a menu over the current one; if it is already open, closes those opened from it.
    fn open(&mut self, menu: Menu) {
        if let Some(at) = self.0.iter().position(|open| *open == menu) {
            self.0.truncate(at);
        }
        match menu {
            Menu::None => self.0.clear(),
            _ => self.0.push(menu),
        }
    }

    /// The menu from which the current one was opened.
    pub(crate) fn back(&self) -> Menu {
        self.0.iter().rev().nth(1).copied().unwrap_or_default()
    }
}

/// Keeps the history up to date, however a menu is opened or closed.
fn record_menu(menu: Res<State<Menu>>, mut history: ResMut<MenuHistory>) {
    history.open(**menu);
}

/// Who may do what at the table now. Only `turn_phase.rs` sets it.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub(crate) enum TurnPhase {
    /// A person is to move.
    #[default]
    Choosing,
    /// Pieces are moving; acting skips the animation.
    Animating,
    /// The computer is to move.
    Thinking,
    /// The last turn is being replayed.
    Replaying,
    /// An earlier position is under review.
    Reviewing,
    /// The match is over, and the score is being counted.
    Scoring,
    /// The match has been won, and the pieces act it out.
    Celebrating,
    /// The board is rotating, or the device is being handed over, to the next player.
    HandingOver,
    /// The match is over.
    Over,
}

impl TurnPhase {
    /// Whether the present position is at rest and an action is due, no matter who is to move.
    pub(crate) const fn waits_for_action(self) -> bool {
        matches!(self, Self::Choosing | Self::Thinking | Self::HandingOver)
    }

    /// Whether the present position is at rest, whether the match goes on or not.
    pub(crate) const fn is_at_rest(self) -> bool {
        matches!(self, Self::Choosing | Self::Thinking | Self::Over)
    }

    /// Whether the board shows an earlier position.
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
