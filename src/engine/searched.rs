//! What the search asks of a game beyond its rules.

use std::fmt::Debug;

use super::limits::{Limits, Stop};
use super::skill::Skill;
use super::table::Table;
use super::thought::Thought;
use super::tree::Tree;
use crate::games::Game;

/// The worth of a position that is won: those that are won later are worth less, a ply one.
pub const WON: i32 = 1_000_000;
/// From here on a worth tells a win, and how far away it is.
pub const SURELY_WON: i32 = WON - 10_000;

/// A game that can be searched.
///
/// The search does not play single actions but *plays*: whole turns, or what is left of one. So players alternate, and all games
/// are searched in the same way. Worths are from the view of the player to move, in hundredths of what the game counts:
/// a robot, a point, a counter.
pub trait Searched: Game + Send + Sync {
    /// The rest of a turn: in most games one action.
    type Play: Clone + Debug + Send + Sync;

    /// The levels of this game, the weakest first; the last is the best that the machine can do.
    const LEVELS: [Skill; super::LEVELS];

    /// The worth at which the player to move wins three times of four, for telling chances.
    const ADVANTAGE: i32;

    /// How many plays of a position are looked at to the full depth before the others, if they are quiet, are looked at less deeply.
    const EARLY: usize = usize::MAX;

    /// How much a quiet play can be expected to change the worth at most: those that could not make up for more are left
    /// out just before the search's horizon. 0 leaves nothing out.
    const MARGIN: i32 = 0;

    /// How many loud plays of a position are looked at beyond the horizon, those that promise most: for games in which there are
    /// so many that all would take longer than what they are worth.
    const LOUD: usize = usize::MAX;

    /// After how many plays it looks at the clock: fewer where the plays of a position take long to list.
    const HANDFUL: u64 = super::limits::HANDFUL;

    /// A number for the position that is equal for positions which go on in the same way, and different for others but by rare chance.
    fn key(&self) -> u64;

    /// Appends the plays worth looking at, in a rough order, the likely best first; not empty while the game is not over.
    fn plays(&self, into: &mut Vec<Self::Play>);

    /// Appends the plays that are looked at beyond the horizon, because a position cannot be judged before they are made.
    fn loud_plays(&self, _into: &mut Vec<Self::Play>) {}

    /// Makes a play of [`Searched::plays`]: the turn passes to the other player, or the game ends.
    fn make(&mut self, play: &Self::Play);

    /// Appends the actions of a play.
    fn actions_of(play: &Self::Play, into: &mut Vec<Self::Action>);

    /// A number that tells the plays of a position apart, but for rare chance, and is the same for similar plays of
    /// similar positions: what was good elsewhere is tried first.
    fn mark(play: &Self::Play) -> u16;

    /// How good a play looks before it is looked at.
    fn promise(&self, _play: &Self::Play) -> i32 {
        0
    }

    /// Whether a play takes or loses something: then nothing that was before can come back.
    fn is_loud(&self, _play: &Self::Play) -> bool {
        false
    }

    /// What the position is worth to the player to move, as far as one can see without looking ahead.
    fn evaluate(&self) -> i32;

    /// What the position is worth to the player to move if the game is over.
    fn verdict(&self) -> Option<i32> {
        let outcome = self.outcome()?;
        Some(match outcome.winner {
            Some(winner) if winner == self.to_move() => WON,
            Some(_) => -WON,
            None => 0,
        })
    }

    /// By how many points the player to move will be ahead in the end, where a worth that is exact tells that.
    fn points_of(_worth: i32) -> Option<i32> {
        None
    }

    /// The position if the player to move did nothing, wherever that makes sense: what they then miss, and what they then suffer,
    /// tells what turns are good for.
    fn turn_lost(&self) -> Option<Self> {
        self.passed()
    }

    /// The position after doing nothing, in games where having to act is hardly ever a burden.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// How the game ends with best play, in games that have a quicker way to find that out than the search. It looks only
    /// where there is hope to find it within the limits.
    fn solve(&self, _limits: &Limits, _stop: &Stop, _table: &Table) -> Solved<Self::Play> {
        Solved { nodes: 0, lines: Vec::new() }
    }

    /// Thinks in the game's own way, in games where games that are played on by chance tell more than looking ahead; nothing in others.
    /// What it finds out is remembered in the tree.
    fn sample(
        &self,
        _tree: &mut Tree,
        _limits: &Limits,
        _stop: &Stop,
        _seed: u64,
        _tell: &mut dyn FnMut(&Thought<Self::Action>),
    ) -> Option<Thought<Self::Action>> {
        None
    }
}

/// What came of looking for the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved<P> {
    /// How many plays were made.
    pub nodes: u64,
    /// The worths of as many of the best plays as were asked for, the best first, and how the game ends after each; nothing if that was
    /// not found.
    pub lines: Vec<(i32, Vec<P>)>,
}
