//! The setup of a match, before it is on the table.

use bevy::prelude::*;

use super::parts::{LinkedMatch, Players, Purpose, Review, SaveSlot, TableMatch};
use super::strength::Strength;
use crate::app::platform::new_moment;
use record::{Clock, Match, Name, SavedFile, SavedMatch, SavedPlayer, Seat, TimedMatch};
use rules::{AnyGame, GameKind, Player};
use texts::{Message, player_name};

/// A match to put on the table, and its players.
#[derive(Clone, Debug)]
pub(crate) struct MatchSetup {
    pub(crate) timed: TimedMatch,
    pub(crate) players: Players,
    /// The match's title, if a player gave it one.
    pub(crate) title: Option<Name>,
    /// When it began, in seconds since 1970.
    pub(crate) began: u64,
    /// The file that it is saved in, if any.
    pub(crate) file: Option<SavedFile>,
    /// What a link has of it, if it was opened by one.
    pub(crate) linked: Option<LinkedMatch>,
    /// What it is for.
    pub(crate) purpose: Purpose,
}

impl MatchSetup {
    /// A match between two people without names or clocks.
    pub(crate) fn new(game: Match<AnyGame>) -> Self {
        Self {
            timed: TimedMatch::new(game, None),
            players: Players::default(),
            title: None,
            began: new_moment(),
            file: None,
            linked: None,
            purpose: Purpose::Match,
        }
    }

    /// A saved match, in this file.
    pub(crate) fn of_saved(saved: SavedMatch, file: Option<SavedFile>) -> Self {
        let SavedMatch { timed, title, players, began, changed: _ } = saved;
        let computers = players.each_ref().map(|player| Strength::of_seat(player.seat));
        let players = Players { names: players.map(|player| player.name), computers };
        Self { timed, players, title, began, file, linked: None, purpose: Purpose::Match }
    }

    /// With the players' names.
    pub(crate) fn with_names(self, names: [Option<Name>; 2]) -> Self {
        Self { players: Players { names, ..self.players }, ..self }
    }

    /// With full clocks, or without clocks.
    pub(crate) fn with_clock(self, clock: Option<Clock>) -> Self {
        Self { timed: TimedMatch::new(self.timed.game().clone(), clock), ..self }
    }

    /// With these players.
    pub(crate) fn with_players(self, players: Players) -> Self {
        Self { players, ..self }
    }

    /// With the computer as one player or both.
    pub(crate) fn with_computers<S: Into<Strength>>(self, computers: [Option<S>; 2]) -> Self {
        let computers = computers.map(|computer| computer.map(Into::into));
        Self { players: Players { computers, ..self.players }, ..self }
    }

    /// For this purpose.
    pub(crate) fn with_purpose(self, purpose: Purpose) -> Self {
        Self { purpose, ..self }
    }

    /// With the players' sides swapped: their names, their seats and their clocks change places.
    pub(crate) fn with_sides_swapped(self) -> Self {
        let Players { mut names, mut computers } = self.players;
        names.swap(0, 1);
        computers.swap(0, 1);
        let clock = self.timed.clock().map(Clock::swapped);
        let timed = TimedMatch::new(self.timed.game().clone(), clock);
        Self { timed, players: Players { names, computers }, ..self }
    }

    /// The match as it is saved.
    pub(crate) fn saved(&self, changed: u64) -> SavedMatch {
        let player = |i: usize| SavedPlayer {
            name: self.players.names[i].clone(),
            seat: self.players.computers[i].map_or(Seat::Human, Strength::seat),
        };
        SavedMatch {
            timed: self.timed.clone(),
            title: self.title.clone(),
            players: [player(0), player(1)],
            began: self.began,
            changed,
        }
    }

    /// Puts the match's data in place.
    pub(super) fn insert_into(self, world: &mut World) {
        let Self { timed, players, title, began, file, linked, purpose } = self;
        world.insert_resource(SaveSlot { title, file, clock: timed.clock(), linked });
        world.insert_resource(TableMatch::new(timed, began));
        world.insert_resource(players);
        world.insert_resource(Review::default());
        world.insert_resource(purpose);
    }
}

/// A player's display name: the name they gave, the computer's, or their colour.
pub(crate) fn shown_name(
    kind: GameKind,
    player: Player,
    name: &Option<Name>,
    computer: Option<Strength>,
) -> Message {
    match (name, computer) {
        (Some(name), _) => Message::verbatim(name.to_string()),
        (None, Some(computer)) => computer.name(),
        (None, None) => player_name(kind, player),
    }
}

/// Behind the main menu, a new match is ready.
pub(super) fn put_display_match(kind: GameKind, world: &mut World) {
    let start = kind.set_up("", None, None).expect("a game should start by its own rules");
    MatchSetup::new(Match::new(start)).insert_into(world);
}
