//! What a position shows to people, as a trait, with all that it is made of.

use std::fmt;

use crate::{Game, Piece, Player, Site};

/// A position as a table, a screen reader or a terminal presents it: the gestures that make its actions, and its status.
///
/// No rule depends on any of this, and a program that uses it can let people play without knowing the game. What is provided is for games
/// that lack the thing; a test checks that [`AnyGame`](super::AnyGame) forwards every method.
pub trait Presented: Game {
    /// How a person makes this action on the board.
    fn gesture(&self, action: &Self::Action) -> Gesture;

    /// The one that most players would want among legal actions with the same `from` and `to`: an index into `alike`,
    /// which must not be empty.
    fn proposal(&self, alike: &[Self::Action]) -> usize;

    /// How far a piece has come that is moved by hand along `way`: the place where it started, then its landings. `None` if no
    /// action goes that way, or in games whose actions have no landings.
    fn lead(&self, _way: &[Site]) -> Option<Lead<Self::Action>> {
        None
    }

    /// What a person means who points at the piece on `from`, then at `to`, or only at `to`: legal or not, so that the rules can say why
    /// not. `None` if that cannot be told.
    fn attempt(&self, from: Option<Site>, to: Site) -> Option<Self::Action>;

    /// The pieces beside the board.
    fn beside(&self) -> Vec<Piece>;

    /// What the player to move must or may do now.
    fn status(&self) -> Status;

    /// What kind of place this is and what may be done there, if there is anything to say about it.
    fn about(&self, _site: Site) -> Option<About> {
        None
    }

    /// Who controls what is on this place, or the place, in games where that matters.
    fn control(&self, _site: Site) -> Option<Control> {
        None
    }

    /// How a player is doing, as far as the pieces beside the board do not show it.
    fn standing(&self, _player: Player) -> Option<Standing> {
        None
    }

    /// How near a player is to the goal, in games that are a race.
    fn goal(&self, _player: Player) -> Option<Goal> {
        None
    }

    /// A player's pieces that have reached the goal, in games that are a race: as many as [`goal`](Self::goal) says.
    fn at_goal(&self, _player: Player) -> Vec<Site> {
        Vec::new()
    }

    /// Where the last piece was placed, if the next action depends on it.
    fn last_placed(&self) -> Option<Site> {
        None
    }

    /// The parts of the board that matter to the next action.
    fn zones(&self) -> Vec<Zone> {
        Vec::new()
    }

    /// The board drawn as text: several lines, without a trailing line break.
    fn picture(&self) -> String;
}

/// An action as a gesture on the board: which piece is touched, where it goes, which pieces pay and which are captured.
///
/// With the gestures of the legal actions, a table can let a person make them without knowing the rules: it
/// highlights the places in `to` for the piece at `from`. Several actions can share `from` and `to`; they then differ
/// in what they capture or `pay`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    /// The piece that is touched; `None` for an action without a piece, such as ending the turn.
    pub from: Option<Site>,
    /// Where the piece ends up; `None` for an action without a target.
    pub to: Option<Site>,
    /// Enemy pieces that the action captures.
    pub captures: Vec<Site>,
    /// Pieces that pay for the action.
    pub pays: Vec<Site>,
    /// Whether the piece that is touched is lost where it ends up, as in a river.
    pub is_lost: bool,
}

impl Gesture {
    /// The pieces by which actions with the same `from` and `to` differ: those that pay, or else those that are captured.
    pub fn choices(&self) -> &[Site] {
        if self.pays.is_empty() { &self.captures } else { &self.pays }
    }
}

/// How far a piece has been moved by hand over its landings, in games whose actions have landings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead<A> {
    /// The action that ends where the piece is now, if it may stop there.
    pub stop: Option<A>,
    /// Where it can go next. Places that would only repeat an earlier state on this route are left out.
    pub next: Vec<Site>,
    /// The pieces that it has captured on its way.
    pub captures: Vec<Site>,
}

impl<A> Lead<A> {
    /// The same with the action converted to another type.
    pub fn map<B>(self, into: impl FnOnce(A) -> B) -> Lead<B> {
        Lead { stop: self.stop.map(into), next: self.next, captures: self.captures }
    }
}

/// What the player to move must or may do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "`Display` says what each means")]
pub enum Status {
    RunRobot,
    RunOnce,
    EndTurn,
    MustCapture,
    RunOrShift,
    Shift,
    PlaceFirst,
    PlaceMarble,
    MoveCounter,
    Nothing,
}

/// The sentence for positions drawn as text.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RunRobot => "Make a run with a robot.",
            Self::RunOnce => "Run once, with one robot: this is the first turn.",
            Self::EndTurn => "End your turn.",
            Self::MustCapture => "You must capture.",
            Self::RunOrShift => "Run again, shift batteries, or end the turn.",
            Self::Shift => "Shift batteries, or end the turn.",
            Self::PlaceFirst => "Place the first marble anywhere.",
            Self::PlaceMarble => "Place a marble in the row or column of the last one.",
            Self::MoveCounter => "Move a counter: one step, or a series of jumps.",
            Self::Nothing => "The game is over.",
        })
    }
}

/// What a place on the board is, in games where places differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// What may be done there.
    pub ground: Ground,
}

/// Kinds of places, by what may be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Counters can be jumped and captured.
    Open,
    /// Counters can be jumped, not captured.
    Road,
    /// The same.
    Bridge,
    /// The same.
    Village,
    /// A counter that jumps into it is lost; no counter can jump from it or over it.
    River,
    /// Counters can land there, but not jump from it or over it.
    ForestEdge,
    /// Only steps lead there.
    InnerForest,
    /// A player's headquarters, where counters cannot be captured.
    Refuge(Player),
    /// A player's headquarters, where they can.
    OpenHeadquarters(Player),
}

/// Who controls a place or what is on it: whoever has more pieces at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// What is controlled.
    pub what: Controlled,
    /// Where the pieces are that count, the first player's first.
    pub by: [Vec<Site>; 2],
}

/// What can be controlled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controlled {
    /// A battery, by the robots that touch it. With equal numbers, both players control it.
    Battery,
    /// A panel of so many fields, by the marbles on it. With equal numbers, nobody holds it.
    Panel {
        /// The number of its fields, which is what it is worth.
        fields: usize,
    },
}

impl Control {
    /// The player with more pieces; `None` with equal numbers.
    pub const fn leader(&self) -> Option<Player> {
        let [one, two] = [self.by[0].len(), self.by[1].len()];
        if one > two {
            Some(Player::One)
        } else if two > one {
            Some(Player::Two)
        } else {
            None
        }
    }
}

/// How a player is doing, in games with armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Pieces on the board.
    pub left: usize,
    /// Pieces that have been lost.
    pub lost: usize,
}

/// How near a player is to the place to which the game is a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The player's pieces that are there.
    pub reached: usize,
    /// The number that wins.
    pub needed: usize,
    /// The squares that as many pieces, the nearest ones, still have to go, if nothing is in their way.
    pub to_go: usize,
}

/// A part of the board that matters to the next action; a table can show it without knowing the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub enum Zone {
    /// A row or column that the next piece must be placed in; there may be gaps between its ends.
    Line { from: Site, to: Site },
    /// Places that are closed for the next action.
    OffLimits { sites: Vec<Site> },
    /// Pieces of the player to move that the enemy's next action could capture, if this turn changed nothing more; each once for every
    /// enemy piece that could, by the shortest way, and in order.
    Danger { captures: Vec<Capture> },
}

/// The capture of a piece.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Capture {
    /// Where it is.
    pub at: Site,
    /// Where the piece that captures it comes from.
    pub from: Site,
    /// Where that lands, until it has captured it.
    pub landings: Vec<Site>,
}
