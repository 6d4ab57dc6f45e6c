//! What a position shows to people, as a trait.

use super::{About, Game, Gesture, Lead, Piece, Player, Site, Standing, Status, Zone};

/// A position as a table, a screen reader or a terminal presents it: the gestures that make its actions, and its status.
///
/// No rule depends on any of this, and a program that uses it can let people play without knowing the game. There are no provided
/// methods, so that a wrapper such as [`AnyGame`](super::AnyGame) cannot forget to forward one.
pub trait Presented: Game {
    /// How a person makes this action on the board.
    fn gesture(&self, action: &Self::Action) -> Gesture;

    /// The one that most players would want among legal actions with the same `from` and `to`: an index into `alike`,
    /// which must not be empty.
    fn proposal(&self, alike: &[Self::Action]) -> usize;

    /// How far a piece has come that is moved by hand along `way`: the place where it started, then its landings. `None` if no
    /// action goes that way, or in games whose actions have no landings.
    fn lead(&self, way: &[Site]) -> Option<Lead<Self::Action>>;

    /// What a person means who points at the piece on `from`, then at `to`, or only at `to`: legal or not, so that the rules can say why
    /// not. `None` if there is no telling.
    fn attempt(&self, from: Option<Site>, to: Site) -> Option<Self::Action>;

    /// The pieces beside the board.
    fn beside(&self) -> Vec<Piece>;

    /// What the player to move must or may do now.
    fn status(&self) -> Status;

    /// What kind of place this is and what may be done there, if there is anything to say about it.
    fn about(&self, site: Site) -> Option<About>;

    /// How a player is doing, as far as the pieces beside the board do not show it.
    fn standing(&self, player: Player) -> Option<Standing>;

    /// The parts of the board that the rules of the next action mention.
    fn zones(&self) -> Vec<Zone>;

    /// The board drawn as text: several lines, without a trailing line break.
    fn picture(&self) -> String;
}
