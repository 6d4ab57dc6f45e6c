//! What a match at the table consists of: a resource a topic, each changed in one place.

use std::sync::OnceLock;
#[cfg(test)]
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::prelude::*;

use super::legal_moves::LegalMoves;
use super::strength::Strength;
use record::{Clock, Ending, Match, Name, PlayError, SavedFile, TimedMatch};
use rules::{AnyAction, AnyGame, AnyIllegal, Effects, Presented, Zone};

/// The match itself, with the players' clocks: its start, its actions, and those that were undone.
#[derive(Resource, Debug)]
pub(crate) struct TableMatch {
    timed: TimedMatch,
    /// When it began, in seconds since 1970.
    began: u64,
    /// The legal moves of the present position, once they were asked for.
    legal_moves: OnceLock<LegalMoves>,
    /// What matters to them on the board, likewise: which pieces are in danger takes as long to find as the moves themselves.
    zones: OnceLock<Vec<Zone>>,
    /// How often they were generated.
    #[cfg(test)]
    generated: AtomicUsize,
}

impl TableMatch {
    pub(super) fn new(timed: TimedMatch, began: u64) -> Self {
        Self {
            timed,
            began,
            legal_moves: OnceLock::new(),
            zones: OnceLock::new(),
            #[cfg(test)]
            generated: AtomicUsize::new(0),
        }
    }

    pub(super) const fn timed(&self) -> &TimedMatch {
        &self.timed
    }

    // These three are the only ways to another position: the legal moves of the last one go with it.

    /// Plays an action. Returns its effects.
    pub(super) fn play(&mut self, action: &AnyAction) -> Result<Effects, PlayError<AnyIllegal>> {
        let effects = self.timed.play(action)?.clone();
        self.forget_moves();
        Ok(effects)
    }

    /// Takes back the decision that ended the match, or undoes the last action; `false` if there is neither.
    pub(super) fn undo(&mut self) -> bool {
        self.forget_moves();
        self.timed.undo()
    }

    /// Redoes the action that was undone last. Returns its effects.
    pub(super) fn redo(&mut self) -> Option<Effects> {
        self.forget_moves();
        self.timed.redo().cloned()
    }

    fn forget_moves(&mut self) {
        self.legal_moves.take();
        self.zones.take();
    }

    /// Lets time pass for the player to move, in milliseconds; the position stays. Returns whether it has run out.
    pub(super) fn spend(&mut self, ms: u64) -> bool {
        self.timed.spend(ms)
    }

    /// Ends the match by a decision of the players; the position stays. Returns whether it was still in progress.
    pub(super) fn end(&mut self, ending: Ending) -> bool {
        self.timed.end(ending).is_ok()
    }

    pub(super) const fn began(&self) -> u64 {
        self.began
    }

    /// The legal moves of the present position, for people and computers alike, even if the match is over.
    pub(super) fn legal_moves(&self) -> &LegalMoves {
        self.legal_moves.get_or_init(|| {
            #[cfg(test)]
            self.generated.fetch_add(1, Ordering::Relaxed);
            LegalMoves::of(self.timed.position())
        })
    }

    /// The parts of the board that matter to the next action in the present position.
    pub(super) fn zones(&self) -> &[Zone] {
        self.zones.get_or_init(|| self.timed.position().zones())
    }

    /// How often legal moves were generated in this match.
    #[cfg(test)]
    pub(crate) fn generated(&self) -> usize {
        self.generated.load(Ordering::Relaxed)
    }
}

/// Who plays, by the side with which each of them began; [`Session`](super::Session) knows who has which side now.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Players {
    /// The names that players gave, the first player's first.
    pub(crate) names: [Option<Name>; 2],
    /// For each player the computer's strength, if the computer plays for them.
    pub(crate) computers: [Option<Strength>; 2],
}

/// What the match at the table is for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A match of the players: it is saved and reviewed, and has a result.
    #[default]
    Match,
    /// The match at the end of a course.
    Practice,
    /// A step of a course, or a puzzle, which decides who acts and when.
    Exercise {
        /// Whether the player may act.
        is_open: bool,
    },
    /// A puzzle in which the computer plays the opponent's turn.
    Answer,
}

impl Purpose {
    /// Whether it is a step of a course, or a puzzle.
    pub(crate) const fn is_exercise(self) -> bool {
        matches!(self, Self::Exercise { .. } | Self::Answer)
    }

    /// Whether the computer plays by itself when it is its turn.
    pub(crate) const fn lets_computer_play(self) -> bool {
        !matches!(self, Self::Exercise { .. })
    }
}

/// Where the match is saved; the saves change it.
#[derive(Resource, Clone, Debug)]
pub(crate) struct SaveSlot {
    /// A title that a player gave it.
    pub(crate) title: Option<Name>,
    /// Its file, once something has happened.
    pub(crate) file: Option<SavedFile>,
    /// The clock as it was saved last.
    pub(crate) clock: Option<Clock>,
    /// The link by which it was opened, until something is played that the link does not have.
    pub(crate) linked: Option<LinkedMatch>,
}

/// What a link has of the match at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkedMatch {
    actions: Vec<AnyAction>,
    ended: Option<Ending>,
}

impl LinkedMatch {
    /// A match as the link has it.
    pub(crate) fn of(timed: &TimedMatch) -> Self {
        let actions = timed.game().played().iter().map(|played| played.action.clone()).collect();
        Self { actions, ended: timed.ended() }
    }

    /// Whether a match has nothing that the link does not have: what was undone and redone in it does not count.
    pub(crate) fn has_all_of(&self, timed: &TimedMatch) -> bool {
        let game = timed.game();
        let (played, linked) = (game.played(), self.actions.iter());
        let is_known = timed.ended().is_none() || timed.ended() == self.ended;
        is_known
            && played.len() <= self.actions.len()
            && played.iter().zip(linked).all(|(played, linked)| played.action == *linked)
    }
}

/// The position that is shown instead of the present one.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Review {
    /// After how many actions of the match it is; nothing in the present.
    pub(super) ply: Option<usize>,
    /// Whether the turn that follows is looked at, before it is played.
    pub(super) is_before_turn: bool,
    /// The line that is shown from there, if there is one.
    pub(super) line: Option<ShownLine>,
}

/// A line, and how far it is shown.
#[derive(Clone, Debug)]
pub(crate) struct ShownLine {
    /// The line as a match of its own, from the position under review.
    pub(super) game: Match<AnyGame>,
    /// How many of its actions are shown.
    pub(super) at: usize,
}

impl ShownLine {
    pub(super) fn new(start: &AnyGame, turns: &[Vec<AnyAction>]) -> Self {
        let mut game = Match::new(start.clone());
        // A line that came from a search can be played; whatever cannot be is left out.
        let _ = turns.iter().flatten().try_for_each(|action| game.play(action).map(|_| ()));
        Self { game, at: 0 }
    }

    /// The line as a match of its own.
    pub(crate) const fn game(&self) -> &Match<AnyGame> {
        &self.game
    }

    /// How many of its actions are shown.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }
}
