//! The match at the table, as data: requests change it, facts report what changed.
//!
//! Input, a button or the computer triggers a request. The rules decide. What happened is reported once, as a fact, to everything
//! that shows it. [`Session`] gives read access to all of it; each part is a resource, and only this room changes them.
//!
//! | file | topic |
//! |---|---|
//! | `setup.rs` | a match before it is on the table |
//! | `requests.rs` | requests and facts |
//! | `play.rs` | plays, undoes and redoes actions |
//! | `sides.rs` | who sits on which side of the board |
//! | `clock.rs` | the players' clocks |
//! | `review.rs` | the position that is shown: the review cursor and autoplay |
//! | `assists.rs` | which assists are on |

mod assists;
mod clock;
mod play;
mod requests;
mod review;
mod setup;
mod sides;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::engine::Level;
use crate::games::{AnyAction, AnyGame, Game, GameKind, Outcome, Player, Presented};
use crate::record::{Clock, Match, Name, SavedFile, SavedMatch, TimedMatch};

pub(crate) use assists::{Assist, Assists, ToggleAssist};
pub(crate) use clock::TimeRanOut;
#[cfg(test)]
pub(crate) use clock::tick;
pub(crate) use requests::{
    ActionPlayed, ActionRefused, ActionUndone, LeaveTable, MatchPrepared, MatchStarted, PlayAction, Redo,
    ReplayLastTurn, StartMatch, Undo,
};
pub(crate) use review::{
    Autoplay, GoToPly, LeaveReview, PlayFromHere, ReviewMoved, StepByTurn, ToggleAutoplay, autoplay_step,
};
pub(crate) use setup::{MatchSetup, shown_name};
pub(crate) use sides::{is_face_to_face, is_passed_on, is_upside_down, near_player};

pub(super) fn plugin(app: &mut App) {
    setup::put_display_match(app.world_mut());
    app.add_plugins((play::plugin, clock::plugin, review::plugin, assists::plugin));
}

/// The match itself, with the players' clocks: its start, its actions, and those that were undone.
#[derive(Resource, Clone, Debug)]
pub(crate) struct TableMatch {
    timed: TimedMatch,
    /// When it began, in seconds since 1970.
    began: u64,
}

/// Who plays.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Players {
    /// The players' names, if given, the first player's first.
    names: [Option<Name>; 2],
    /// Each player's computer level, if the computer plays.
    computers: [Option<Level>; 2],
}

/// Where the match is saved; set by the saves room.
#[derive(Resource, Clone, Debug)]
pub(crate) struct SaveSlot {
    /// Its title, if a player gave it one.
    pub(crate) title: Option<Name>,
    /// Its file, once an action has been played.
    pub(crate) file: Option<SavedFile>,
}

/// The number of actions before the position under review; `None` for the present position.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ReviewCursor(Option<usize>);

/// Read access to the match at the table. There always is one: behind the main menu, a new match is ready.
#[derive(SystemParam)]
pub(crate) struct Session<'w> {
    table: Res<'w, TableMatch>,
    players: Res<'w, Players>,
    cursor: Res<'w, ReviewCursor>,
}

impl Session<'_> {
    pub(crate) fn game(&self) -> &Match<AnyGame> {
        self.table.timed.game()
    }

    /// When the match began, in seconds since 1970.
    pub(crate) fn began(&self) -> u64 {
        self.table.began
    }

    /// The players' names, if given, the first player's first.
    pub(crate) fn names(&self) -> &[Option<Name>; 2] {
        &self.players.names
    }

    /// Each player's computer level, if the computer plays.
    pub(crate) fn computers(&self) -> [Option<Level>; 2] {
        self.players.computers
    }

    /// The players' clocks, if time is limited.
    pub(crate) fn clock(&self) -> Option<Clock> {
        self.table.timed.clock()
    }

    /// The number of actions before the position under review; `None` for the present position.
    pub(crate) fn review_ply(&self) -> Option<usize> {
        self.cursor.0
    }

    /// Whether the match, the players or the position shown have changed since the system last ran.
    /// Running clocks do not count.
    pub(crate) fn is_changed(&self) -> bool {
        self.table.is_changed() || self.players.is_changed() || self.cursor.is_changed()
    }

    /// The match as a setup, from which it can be put on the table again.
    pub(crate) fn setup(&self, slot: &SaveSlot) -> MatchSetup {
        MatchSetup {
            timed: self.table.timed.clone(),
            names: self.names().clone(),
            computers: self.computers(),
            title: slot.title.clone(),
            began: self.began(),
            file: slot.file.clone(),
        }
    }

    /// The match as it is saved.
    pub(crate) fn saved(&self, slot: &SaveSlot, changed: u64) -> SavedMatch {
        self.setup(slot).saved(changed)
    }

    pub(crate) fn position(&self) -> &AnyGame {
        self.game().position()
    }

    /// The position on the board: the present one, unless another is under review.
    pub(crate) fn shown(&self) -> &AnyGame {
        self.review_ply().and_then(|at| self.game().position_at(at)).unwrap_or_else(|| self.position())
    }

    /// The result of the match, if the position shown is its last.
    pub(crate) fn shown_outcome(&self) -> Option<Outcome> {
        self.outcome().filter(|_| self.review_ply().is_none_or(|at| at == self.game().played().len()))
    }

    pub(crate) fn kind(&self) -> GameKind {
        self.position().kind()
    }

    /// The result of the match: by the rules, by a house rule, or on time.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.table.timed.outcome()
    }

    /// A player's display name: the name they gave, the computer's, or their colour.
    pub(crate) fn name(&self, player: Player) -> String {
        shown_name(self.kind(), player, &self.names()[player.index()], self.computers()[player.index()])
    }

    /// The computer's level, if it is the computer's turn.
    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        self.computers()[self.position().to_move().index()].filter(|_| self.outcome().is_none())
    }

    /// Whether a person is to move.
    pub(crate) fn is_human_to_move(&self) -> bool {
        self.outcome().is_none() && self.computer_to_move().is_none()
    }

    /// The legal actions of a person: none when the match is over or the computer is to move.
    pub(crate) fn actions(&self) -> Vec<AnyAction> {
        if self.is_human_to_move() { self.game().actions() } else { Vec::new() }
    }

    /// The legal actions that involve no piece, such as ending a turn: they need a button.
    pub(crate) fn actions_without_piece(&self) -> Vec<AnyAction> {
        let mut actions = self.actions();
        actions.retain(|action| {
            let gesture = self.position().gesture(action);
            gesture.from.is_none() && gesture.to.is_none()
        });
        actions
    }
}
