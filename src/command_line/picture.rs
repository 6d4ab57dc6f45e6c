//! `spieltisch picture`: a position of a saved match as a picture.

use std::path::PathBuf;

use crate::app::{Shown, record_film};
use clap::Args;

use super::CommandError;
use super::filmed::Filmed;
use super::looks::{Size, check_output};

#[derive(Debug, Args)]
pub(super) struct PictureOf {
    #[command(flatten)]
    filmed: Filmed,
    /// The file to write
    #[arg(long, value_name = "FILE.png")]
    out: PathBuf,
    /// The position after this many turns [default: the last one]
    #[arg(long, value_name = "NUMBER")]
    turn: Option<usize>,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x800")]
    size: Size,
}

impl PictureOf {
    pub(super) fn run(&self) -> Result<(), CommandError> {
        let saved = self.filmed.read()?;
        check_output(&self.out, "png")?;
        let last = saved.game().turns().len();
        let turn = self.turn.unwrap_or(last);
        if turn > last {
            return Err(CommandError::Usage(format!("--turn: the game has {last} turns")));
        }
        let film = self.filmed.film(saved, Shown::Position(turn), self.size, &self.out);
        record_film(&film, |_| true).map_err(|error| CommandError::Missing(error.to_string()))
    }
}
