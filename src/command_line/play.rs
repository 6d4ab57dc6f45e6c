//! `spieltisch play`: opens the table.

use std::ffi::OsString;

use crate::app::{Opening, open_table};
use clap::Args;
use rules::GameKind;

use super::CommandError;
use super::position::PlaceArguments;
use super::read_match::{COMPLETE, NamedMatch, Target, read_named_match};

#[derive(Debug, Default, Args)]
pub(super) struct Play {
    /// The game to play, or the file or the link of a saved game [default: the main menu]
    #[arg(value_name = "GAME|FILE|LINK", value_parser = Target::parser())]
    what: Option<Target>,
    /// The file or the link of a saved game, if the game is named first
    #[arg(value_name = "FILE|LINK")]
    file: Option<OsString>,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Play {
    pub(super) fn run(&self) -> Result<(), CommandError> {
        let opening = self.opening()?;
        open_table(opening).map_err(|missing| CommandError::Missing(missing.to_string()))
    }

    fn opening(&self) -> Result<Opening, CommandError> {
        let usage = |fault: &str| Err(CommandError::Usage(fault.to_owned()));
        let (kind, file) = match (&self.what, &self.file) {
            (None, _) if self.place.is_start() => return Ok(Opening::Title),
            (None, _) => return usage("a position needs its game: spieltisch play GAME --position …"),
            (Some(Target::File(_)), Some(_)) => return usage("only one saved game can be opened at a time"),
            (Some(Target::File(file)), None) => (None, file),
            (Some(Target::Game(kind)), Some(file)) => (Some(*kind), file),
            (Some(Target::Game(kind)), None) => {
                let game = self.place.clone().with_table_rules(*kind).set_up(*kind)?;
                return Ok(Opening::Match(Box::new(game)));
            }
        };
        if !self.place.is_start() {
            return usage(COMPLETE);
        }
        let NamedMatch { saved, link } = read_named_match(file)?;
        let found: GameKind = saved.game().start().kind();
        match kind.filter(|kind| *kind != found) {
            Some(kind) => {
                let file = file.display();
                Err(CommandError::Usage(format!("{file} is a saved game of {found}, not of {kind}")))
            }
            None => Ok(link.map_or_else(|| Opening::Saved(Box::new(saved)), Opening::Link)),
        }
    }
}
