//! What the search asks of a game beyond its rules.

use std::fmt::Debug;

use crate::{Limits, SearchResult, Stop, TranspositionTable, Tree, WON, Work};
use rules::{Game, Player};

/// A first turn of a match, and the position after it.
pub(super) type FirstTurn<G> = (Vec<<G as Game>::Action>, G);

/// A game that can be searched.
///
/// The search does not make single actions but *plays*: whole turns, or the rest of one. Thus players alternate, and all games
/// are searched in the same way. Evaluations are for the player to move, in hundredths of the unit the game counts in: a robot, a point,
/// a counter.
pub trait Searchable: Game + Send + Sync {
    /// The rest of a turn: in most games a single action.
    type Play: Clone + Debug + Send + Sync;

    /// The evaluation at which the player to move wins three games out of four.
    const ADVANTAGE: i32;

    /// The number of plays searched to full depth before late-move reductions apply to quiet ones.
    const FULL_DEPTH_PLAYS: usize = usize::MAX;

    /// The futility margin: the most that a quiet play is expected to gain. Just before the horizon, quiet plays that could not make up
    /// a larger gap are skipped. 0 skips none.
    const FUTILITY_MARGIN: i32 = 0;

    /// Late-move pruning: the number of quiet plays that are searched in the last three plays before the horizon, for each of them squared.
    const LATE_PLAYS: usize = usize::MAX;

    /// The maximum number of loud plays searched in each position beyond the horizon, best ordering score first: for games where
    /// searching all of them would cost more than it gains.
    const MAX_LOUD_PLAYS: usize = usize::MAX;

    /// In games where a play is worth at most its ordering score if it is the last before the horizon: the most that this score is
    /// expected to gain when the play is completed.
    const COMPLETION_MARGIN: Option<i32> = None;

    /// How many quick games say more about who wins from the start than evaluations do, if they do: see `trials.rs`.
    const TRIALS: u32 = 0;

    /// The most nodes for a turn of such a game.
    const TRIAL_NODES: u64 = 300;

    /// The most nodes with which a level looks at a first turn by the swap rule: all of them are to be searched in the time of a turn.
    const FIRST_TURN_NODES: u64 = u64::MAX;

    /// The number of plays between two looks at the clock: fewer for games whose plays take long to list.
    const NODES_PER_CHECK: u64 = 32;

    /// A hash of the game, the rules and the board: keys of positions, and what is remembered by them, hold only where it is the same.
    fn setting(&self) -> u64;

    /// A hash key: equal for positions of a setting with the same continuations, and different otherwise, apart from rare collisions.
    fn key(&self) -> u64;

    /// Appends the plays worth searching, roughly best first; at least one unless the game is over. Returns whether they are all that there
    /// are, or do all that can be done: otherwise what others might do is not proven.
    fn plays(&self, into: &mut Vec<Self::Play>) -> bool;

    /// The same for a position within the search, so many plays before the horizon. Those that are likely to come late may be
    /// incomplete: their ordering scores are guesses, and their play keys are 0. `time` is how often the search has become many times as long.
    fn plays_within(&self, _depth: i32, _time: u32, into: &mut Vec<Self::Play>) -> bool {
        self.plays(into)
    }

    /// Appends plays that take longer to list, some of them again: for the root of a search that is long enough to pay for it. It is asked
    /// again each time that the search has become many times as long, counted from 0.
    fn more_plays(&self, _time: u32, _into: &mut Vec<Self::Play>) {}

    /// A play that wins at once, by exact search, in games that do not list all plays: if there is none, there is no such win, unless the work
    /// gave up.
    fn winning_play(&self, work: &mut Work) -> Option<Self::Play> {
        work.give_up();
        None
    }

    /// Completes a play listed by [`Searchable::plays_within`], if it is not complete.
    fn complete(&self, _play: &mut Self::Play) {}

    /// Appends the plays to search beyond the horizon, where the position cannot be evaluated before they are made.
    fn loud_plays(&self, _into: &mut Vec<Self::Play>) {}

    /// Makes a play listed by [`Searchable::plays`]: the turn passes to the other player, or the game ends.
    fn make(&mut self, play: &Self::Play);

    /// The same play, ended as early as the rules allow: for players who do not see how turns continue.
    fn cut_short(&self, play: &Self::Play) -> Self::Play {
        play.clone()
    }

    /// The play that consists of these actions, which are legal one after the other, in games where a turn has several.
    fn play_of(&self, _actions: &[Self::Action]) -> Option<Self::Play> {
        None
    }

    /// The actions of a play.
    fn actions_of(play: &Self::Play) -> Vec<Self::Action>;

    /// A short hash that distinguishes the plays of a position, apart from rare collisions, and is the same for similar plays in
    /// similar positions: killer moves and the history heuristic depend on it.
    fn play_key(play: &Self::Play) -> u16;

    /// The ordering score: how promising a play is before it is searched.
    fn ordering_score(&self, play: &Self::Play) -> i32;

    /// Those first turns of a match that left neither side better in many games of the program against itself, if they were measured on this
    /// board by these rules; some several times, as they are to be drawn more often.
    fn fair_starts(&self) -> Vec<FirstTurn<Self>>;

    /// Whether a play captures or loses a piece, or wins, so that no earlier position can be repeated.
    fn is_loud(&self, _play: &Self::Play) -> bool {
        false
    }

    /// The number of steps of a play after its first: how far one has to think to see it. A level can overlook plays with many.
    fn further_steps(&self, play: &Self::Play) -> u32;

    /// The static evaluation for the player to move.
    fn evaluate(&self) -> i32;

    /// The evaluation for the player to move if the game is over.
    fn terminal_eval(&self) -> Option<i32> {
        let outcome = self.outcome()?;
        Some(match outcome.winner {
            Some(winner) if winner == self.to_move() => WON,
            Some(_) => -WON,
            None => 0,
        })
    }

    /// By how many points the player to move will be ahead at the end, for games whose exact evaluations say so.
    fn points_of(_eval: i32) -> Option<i32> {
        None
    }

    /// How far a player's pieces are from where they win, all added up; `None` in games that are no race.
    fn distance_to_goal(&self, _player: Player) -> Option<u32> {
        None
    }

    /// The position if the player to move did nothing, wherever that is meaningful: comparing with it shows what a turn achieves.
    fn skipped_turn(&self) -> Option<Self> {
        self.null_move()
    }

    /// The position after a null move, in games where having to move is hardly ever a disadvantage.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// Searches by Monte-Carlo sampling instead of alpha-beta, for games where random playouts are the better guide; `None` for others.
    /// What is found is remembered in the tree, and in the table if the game has a solver for its end.
    fn sample(
        &self,
        _tree: &mut Tree,
        _table: &TranspositionTable,
        _limits: &Limits,
        _stop: &Stop,
        _seed: u64,
        _on_info: &mut dyn FnMut(&SearchResult<Self::Action>),
    ) -> Option<SearchResult<Self::Action>> {
        None
    }
}
