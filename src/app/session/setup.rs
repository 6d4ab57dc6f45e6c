//! The setup of a match, before it is on the table.

use bevy::prelude::*;

use super::linked::LinkedMatch;
use super::parts::{Players, Purpose, ReviewCursor, SaveSlot, TableMatch};
use super::read::Session;
use super::strength::Strength;
use crate::app::platform::new_moment;
use record::{Clock, Match, Name, SavedFile, SavedMatch, SavedPlayer, Seat, TimedMatch};
use rules::{AnyGame, GameKind, Player};
use texts::{Message, player_name};

/// A match to put on the table, and its players.
#[derive(Clone, Debug)]
pub(crate) struct MatchSetup {
    pub(crate) timed: TimedMatch,
    /// The players' names, if given, the first player's first.
    pub(crate) names: [Option<Name>; 2],
    /// The strength of each player's computer, if the computer plays.
    pub(crate) computers: [Option<Strength>; 2],
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
            names: [None, None],
            computers: [None; 2],
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
        let (names, purpose) = (players.map(|player| player.name), Purpose::Match);
        Self { timed, names, computers, title, began, file, linked: None, purpose }
    }

    /// With the players' names.
    pub(crate) fn with_names(self, names: [Option<Name>; 2]) -> Self {
        Self { names, ..self }
    }

    /// With full clocks, or without clocks.
    pub(crate) fn with_clock(self, clock: Option<Clock>) -> Self {
        Self { timed: TimedMatch::new(self.timed.game().clone(), clock), ..self }
    }

    /// With the players of the match at the table, on the sides with which they began.
    pub(crate) fn with_players_of(self, session: &Session) -> Self {
        let (names, computers) = session.players_at_start();
        Self { names, computers, ..self }
    }

    /// With the computer as one player or both.
    pub(crate) fn with_computers<S: Into<Strength>>(self, computers: [Option<S>; 2]) -> Self {
        Self { computers: computers.map(|computer| computer.map(Into::into)), ..self }
    }

    /// For this purpose.
    pub(crate) fn with_purpose(self, purpose: Purpose) -> Self {
        Self { purpose, ..self }
    }

    /// With the players' sides swapped: their names, their seats and their clocks change places.
    pub(crate) fn with_sides_swapped(self) -> Self {
        let ([one, two], [computer_one, computer_two]) = (self.names, self.computers);
        let clock = self.timed.clock().map(Clock::swapped);
        let timed = TimedMatch::new(self.timed.game().clone(), clock);
        Self { timed, names: [two, one], computers: [computer_two, computer_one], ..self }
    }

    /// The match as it is saved.
    pub(crate) fn saved(&self, changed: u64) -> SavedMatch {
        let player = |i: usize| SavedPlayer {
            name: self.names[i].clone(),
            seat: self.computers[i].map_or(Seat::Human, Strength::seat),
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
        let Self { timed, names, computers, title, began, file, linked, purpose } = self;
        world.insert_resource(SaveSlot { title, file, clock: timed.clock(), linked });
        world.insert_resource(TableMatch::new(timed, began));
        world.insert_resource(Players { names, computers });
        world.insert_resource(ReviewCursor::default());
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
pub(super) fn put_display_match(world: &mut World) {
    let start =
        GameKind::ALL[0].set_up("", None, None).expect("the first game should start by its own rules");
    MatchSetup::new(Match::new(start)).insert_into(world);
}
