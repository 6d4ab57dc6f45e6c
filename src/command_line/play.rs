//! `spieltisch play`: the table.

use clap::Args;
use spieltisch::app::open_table;
use spieltisch::games::GameKind;

use super::CommandError;
use super::position::PlaceArguments;

#[derive(Debug, Default, Args)]
pub(super) struct Play {
    /// The game to put on the table; without it the main menu opens
    #[arg(value_name = "GAME")]
    game: Option<GameKind>,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Play {
    pub(super) fn run(&self) -> Result<(), CommandError> {
        let game = match self.game {
            Some(kind) => Some(self.place.clone().with_table_rules(kind).set_up(kind)?),
            None if self.place.is_start() => None,
            None => {
                return Err(CommandError::Usage(
                    "a position needs its game: spieltisch play GAME --position …".to_owned(),
                ));
            }
        };
        open_table(game).map_err(|missing| CommandError::Machine(missing.to_string()))
    }
}
