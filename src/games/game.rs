//! The trait that all games share.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use super::{
    About, Effects, Gesture, Lead, NotationError, Outcome, Piece, Player, Score, Site, Standing, Task, Zone,
};

/// A position of a game: whose turn it is, what they may do, what that does, and whether it is over.
///
/// Its `Display` is its position string, which a setup of the game reads back.
/// A turn may be one action or many: whose turn it is is always asked, never assumed to alternate.
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

    /// Checks an action, plays it and tells what happened.
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
    /// What is wrong with the text. Whether the action is legal is [`Game::play`]'s to say.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// How a person makes this action on the board.
    fn gesture(&self, action: &Self::Action) -> Gesture;

    /// Which of several legal actions with the same `from` and `to` most players would want: an index into `alike`,
    /// which is not empty.
    fn proposal(&self, alike: &[Self::Action]) -> usize;

    /// How far a piece has come that is led by hand over `way`: the place where it stands, then its landings. Nothing if no action
    /// leads that way, or in games whose actions have no landings.
    fn lead(&self, _way: &[Site]) -> Option<Lead<Self::Action>> {
        None
    }

    /// The pieces on the board, sorted by place.
    fn pieces(&self) -> Vec<(Site, Piece)>;

    /// The pieces beside the board.
    fn beside(&self) -> Vec<Piece>;

    /// Whether nothing has been done in this turn yet: positions are compared for repetition only then.
    fn starts_turn(&self) -> bool;

    /// Whether the third repetition of a position is a draw (a house rule).
    fn draws_by_repetition(&self) -> bool;

    /// After how many actions in a row without a capture or a loss the match is drawn (a house rule).
    fn quiet_limit(&self) -> Option<usize> {
        None
    }

    /// What the player to move has to do or may do now.
    fn task(&self) -> Task;

    /// What a place on the board is and what may be done there; nothing where there is nothing to say.
    fn about(&self, _: Site) -> Option<About> {
        None
    }

    /// How a player stands, as far as the pieces beside the board do not tell.
    fn standing(&self, _: Player) -> Option<Standing> {
        None
    }

    /// The board drawn as text, several lines without a trailing line break.
    fn picture(&self) -> String;

    /// How it stands, in a game that is decided by points.
    fn score(&self) -> Option<Score> {
        None
    }

    /// The parts of the board that the rules of the next action speak of.
    fn zones(&self) -> Vec<Zone> {
        Vec::new()
    }

    /// The legal actions as a list of its own: convenient where speed does not matter.
    fn actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions
    }
}
