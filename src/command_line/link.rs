//! `spieltisch link`: prints the link of a saved match or a position.

use std::io::Write;

use clap::Args;
use record::write_link;

use super::CommandError;
use super::position::{PlaceArguments, game_names};
use super::read_match::Target;

#[derive(Debug, Args)]
pub(super) struct Link {
    #[arg(value_name = "GAME|FILE", value_parser = Target::parser(), help = format!("The game ({}), or the file of a saved game", game_names()))]
    what: Target,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Link {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let saved = self.what.saved(&self.place)?;
        let link = write_link(&saved);
        writeln!(out, "{}", link.text)?;
        if let Some(turn) = link.first_turn(saved.game()) {
            eprintln!("spieltisch: the whole game is too long for a link: this one begins with turn {turn}");
        }
        Ok(())
    }
}
