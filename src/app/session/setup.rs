//! A match before it is on the table.

use bevy::prelude::*;

use super::{MatchClock, Players, ReviewCursor, SaveSlot, TableMatch};
use crate::app::platform::now;
use crate::engine::Level;
use crate::games::{AnyGame, Game, GameKind, Player};
use crate::record::{Clock, SavedMatch, Match};
use crate::i18n::say;

/// A match to be put on the table, and who plays it.
#[derive(Clone, Debug)]
pub(crate) struct MatchSetup {
    pub(crate) game: Match<AnyGame>,
    /// The players' names, the first player's first.
    pub(crate) names: [String; 2],
    /// For each player the computer's level, if the computer plays for them.
    pub(crate) computers: [Option<Level>; 2],
    /// A title that a player gave the match; may be empty.
    pub(crate) title: String,
    /// When it began, in seconds since 1970.
    pub(crate) began: u64,
    /// The players' time, if it is limited.
    pub(crate) clock: Option<Clock>,
    /// The file that it is saved in, if it is.
    pub(crate) file: Option<String>,
}

impl MatchSetup {
    pub(crate) fn new(game: Match<AnyGame>, names: [String; 2]) -> Self {
        Self {
            game,
            names,
            computers: [None; 2],
            title: String::new(),
            began: now(),
            clock: None,
            file: None,
        }
    }

    /// A saved match, in this file.
    pub(crate) fn of_saved(saved: SavedMatch, file: Option<String>) -> Self {
        let SavedMatch { game, title, names, machines, began, clock, .. } = saved;
        // A level of another release that is not known here is played as well as the computer can.
        let computers = machines.map(|level| level.map(|level| Level::new(level).unwrap_or(Level::HIGHEST)));
        Self { title, computers, began, clock, file, ..Self::new(game, names) }
    }

    /// A match between players who gave no names.
    pub(crate) fn unnamed(game: Match<AnyGame>) -> Self {
        let names = default_names(game.position().kind());
        Self::new(game, names)
    }

    /// The same with clocks.
    pub(crate) fn with_clock(self, clock: Option<Clock>) -> Self {
        Self { clock, ..self }
    }

    /// The same with the computer as a player, or as both.
    pub(crate) fn with_computers(self, computers: [Option<Level>; 2]) -> Self {
        Self { computers, ..self }
    }

    /// The match as it is saved.
    pub(crate) fn saved(&self, changed: u64) -> SavedMatch {
        SavedMatch {
            game: self.game.clone(),
            title: self.title.clone(),
            names: self.names.clone(),
            machines: self.computers.map(|level| level.map(Level::number)),
            began: self.began,
            changed,
            clock: self.clock,
        }
    }

    /// Puts the match's data in place.
    pub(super) fn insert_into(self, world: &mut World) {
        let Self { game, names, computers, title, began, clock, file } = self;
        world.insert_resource(TableMatch { game, began });
        world.insert_resource(Players { names, computers });
        world.insert_resource(MatchClock(clock));
        world.insert_resource(SaveSlot { title, file });
        world.insert_resource(ReviewCursor::default());
    }
}

/// What the players' colours are called, as names for players who gave none.
pub(crate) fn default_names(kind: GameKind) -> [String; 2] {
    Player::BOTH.map(|player| say(&format!("player-{}", kind.player_name(player))))
}

/// Behind the main menu a game stands ready to be played.
pub(super) fn put_display_match(world: &mut World) {
    let start =
        GameKind::ALL[0].set_up("", None, None).expect("the first game should start by its own rules");
    MatchSetup::unnamed(Match::new(start)).insert_into(world);
}
