//! `spieltisch link`: prints the link of a saved match or a position.

use std::io::Write;

use clap::Args;
use record::{SavedMatch, TimedMatch, write_link};

use super::CommandError;
use super::position::{PlaceArguments, game_names};
use super::read_match::{COMPLETE, read_match};
use super::target::Target;

#[derive(Debug, Args)]
pub(super) struct Link {
    #[arg(value_name = "GAME|FILE", value_parser = Target::parser(), help = format!("The game ({}), or the file of a saved game", game_names()))]
    what: Target,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Link {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let saved = match &self.what {
            Target::Game(kind) => SavedMatch::new(TimedMatch::new(self.place.set_up(*kind)?, None)),
            Target::File(_) if !self.place.is_start() => {
                return Err(CommandError::Usage(COMPLETE.to_owned()));
            }
            Target::File(file) => read_match(file)?,
        };
        let link = write_link(&saved);
        writeln!(out, "{}", link.text)?;
        if let Some(turn) = link.first_turn(saved.game()) {
            eprintln!("spieltisch: the whole game is too long for a link: this one begins with turn {turn}");
        }
        Ok(())
    }
}
