//! The rules of a game, as a trait.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::{Effects, NotationError, Outcome, Piece, Player, Score, Site};

/// A position of a game: whose turn it is, the legal actions, their effects, and whether the game is over.
///
/// This is all that a search, a match or a file needs; what a position shows to people is in [`Presented`](super::Presented).
///
/// `Display` writes the position string, which the setup of the game parses.
/// A turn may be one action or several: ask whose turn it is instead of assuming that players alternate.
pub trait Game: Clone + Eq + Hash + Debug + Display {
    /// One thing a player can do. `Display` writes its notation, which [`Game::read_action`] parses.
    type Action: Clone + Eq + Ord + Hash + Debug + Display;
    /// Why an action is not legal, as a sentence for the player.
    type Illegal: Error + Clone + Eq + 'static;

    /// Whose turn it is; after the end of the game, whose turn it would be.
    fn to_move(&self) -> Player;

    /// Appends the legal actions to `into`, each once, in no particular order; none when the game is over. Returns whether these are all:
    /// where there are too many to list, at least one is there, and [`Game::play`] accepts the others too.
    fn legal_actions(&self, into: &mut Vec<Self::Action>) -> bool;

    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Checks an action, plays it and returns its effects.
    ///
    /// # Errors
    /// Why the action is not legal; the position is then unchanged.
    fn play(&mut self, action: &Self::Action) -> Result<Effects, Self::Illegal>;

    /// Plays an action that is known to be legal, without checking it.
    ///
    /// Any other action leaves a meaningless position, but never panics.
    fn play_unchecked(&mut self, action: &Self::Action);

    /// The position after an action that is known to be legal.
    #[must_use]
    fn after(&self, action: &Self::Action) -> Self {
        let mut after = self.clone();
        after.play_unchecked(action);
        after
    }

    /// Reads an action from its notation.
    ///
    /// # Errors
    /// What is wrong with the text. Whether the action is legal is up to [`Game::play`].
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// The pieces on the board only, sorted by place: no captured ones, and no marbles that are still to be placed.
    fn pieces(&self) -> Vec<(Site, Piece)>;

    /// The points of both players so far, in games that are decided by points.
    fn score(&self) -> Option<Score> {
        None
    }

    /// Whether this turn has no actions yet: only then are positions compared for repetition.
    fn starts_turn(&self) -> bool;

    /// Whether the third repetition of a position is a draw (a house rule).
    fn draws_by_repetition(&self) -> bool;

    /// The number of actions in a row without a capture or a loss after which the match is drawn (a house rule).
    fn quiet_limit(&self) -> Option<usize> {
        None
    }

    /// The legal actions as a new list, for convenience where speed does not matter; some of them, where there are too many to list.
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions
    }

    /// All legal actions as a new list; `None` if there are too many to list.
    fn all_actions(&self) -> Option<Vec<Self::Action>> {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions).then_some(actions)
    }
}
