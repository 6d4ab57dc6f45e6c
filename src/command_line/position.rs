//! The arguments that name a position.

use clap::Args;
use spieltisch::games::{AnyGame, GameKind, SetUpError};
use spieltisch::record::Match;

use super::CommandError;

/// A game and a position of it.
#[derive(Clone, Debug, Args)]
pub(crate) struct PositionArguments {
    /// The game: netzwerk
    #[arg(value_name = "GAME")]
    game: GameKind,
    #[command(flatten)]
    place: PlaceArguments,
}

/// A position of a game that is named elsewhere.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct PlaceArguments {
    /// Rules options, or a preset's name
    #[arg(long, value_name = "KEY=VALUE,…", default_value = "", hide_default_value = true)]
    rules: String,
    /// The position to start from, instead of the start of a match
    #[arg(long, value_name = "STRING")]
    position: Option<String>,
    /// Actions to play from there, separated by spaces
    #[arg(
        long,
        value_name = "\"A B C\"",
        default_value = "",
        hide_default_value = true,
        allow_hyphen_values = true
    )]
    moves: String,
}

impl PositionArguments {
    /// The match up to the position that the arguments describe.
    ///
    /// # Errors
    /// Which argument is wrong, and where.
    pub(crate) fn set_up(&self) -> Result<Match<AnyGame>, CommandError> {
        self.place.set_up(self.game)
    }
}

impl PlaceArguments {
    /// The same with the house rules that hold at the table, as far as nothing else is asked for.
    #[cfg(feature = "app")]
    pub(crate) fn with_table_rules(mut self, kind: GameKind) -> Self {
        for rule in kind.table_rules().split(',') {
            let key = rule.split_once('=').map_or(rule, |(key, _)| key);
            let is_given =
                self.rules.split(',').any(|part| part.split_once('=').is_some_and(|(k, _)| k.trim() == key));
            if !is_given {
                let comma = if self.rules.trim().is_empty() { "" } else { "," };
                self.rules = format!("{}{comma}{rule}", self.rules);
            }
        }
        self
    }

    /// Whether nothing but the start of a match is asked for.
    #[cfg(feature = "app")]
    pub(crate) fn is_start(&self) -> bool {
        self.rules.is_empty() && self.position.is_none() && self.moves.is_empty()
    }

    /// The match of `kind` up to the position that the arguments describe.
    ///
    /// # Errors
    /// Which argument is wrong, and where.
    pub(crate) fn set_up(&self, kind: GameKind) -> Result<Match<AnyGame>, CommandError> {
        let start = kind.set_up(&self.rules, self.position.as_deref()).map_err(|error| {
            CommandError::Usage(match error {
                SetUpError::Rules(fault) => format!("--rules: {fault}"),
                SetUpError::Position(fault) => format!("--position: {fault}"),
            })
        })?;
        let mut played = Match::new(start);
        played.play_text(&self.moves).map_err(|error| CommandError::Usage(format!("--moves: {error}")))?;
        Ok(played)
    }
}
