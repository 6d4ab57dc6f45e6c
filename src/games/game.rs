//! The rules of a game, as a trait.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use super::{Effects, NotationError, Outcome, Piece, Player, Score, Site};

/// A position of a game: whose turn it is, what they may do, what that does, and whether it is over.
///
/// This is all that a search, a match and a file need; what a position shows to people is in [`Presented`](super::Presented).
///
/// Its `Display` is its position string, which a setup of the game reads back.
/// A turn may be one action or many: ask whose turn it is, and never assume that players alternate.
pub trait Game: Clone + Eq + Hash + Debug + Display {
    /// One thing a player can do. `Display` is its notation, [`Game::read_action`] reads it back.
    type Action: Clone + Eq + Ord + Hash + Debug + Display;
    /// Why an action is not legal, as a sentence for the player.
    type Illegal: Error + Clone + Eq + 'static;

    /// Whose turn it is; after the end, whose turn it would be.
    fn to_move(&self) -> Player;

    /// Appends the legal actions to `into`, each once, in no particular order; none when the game is over.
    fn legal_actions(&self, into: &mut Vec<Self::Action>);

    /// The end of the game, if it has ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Checks an action, plays it and returns what happened.
    ///
    /// # Errors
    /// Why the action is not legal; the position is then unchanged.
    fn play(&mut self, action: &Self::Action) -> Result<Effects, Self::Illegal>;

    /// Plays an action that is known to be legal, quickly.
    ///
    /// With any other action the position is meaningless afterwards; it never panics.
    fn play_unchecked(&mut self, action: &Self::Action);

    /// Reads an action from its notation.
    ///
    /// # Errors
    /// What is wrong with the text. Whether the action is legal is for [`Game::play`] to decide.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// The pieces on the board, sorted by place.
    fn pieces(&self) -> Vec<(Site, Piece)>;

    /// The points of both players so far, in a game that is decided by points.
    fn score(&self) -> Option<Score>;

    /// Whether no action has been made in this turn yet: only then are positions compared for repetition.
    fn starts_turn(&self) -> bool;

    /// Whether the third repetition of a position is a draw (a house rule).
    fn draws_by_repetition(&self) -> bool;

    /// The number of actions in a row without a capture or a loss after which the match is drawn (a house rule).
    fn quiet_limit(&self) -> Option<usize>;

    /// The legal actions as a list of their own: convenient where speed does not matter.
    // The only provided method, and no game overrides it: it is `legal_actions` by another name.
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions
    }
}
