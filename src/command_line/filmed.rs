//! The saved match of which `picture` and `animate` make a picture or an animation, and how the table is drawn: their common options.

use std::path::{Path, PathBuf};

use crate::app::{Film, Shown};
use clap::Args;
use record::SavedMatch;
use texts::Language;

use super::CommandError;
use super::looks::{Looks, Size, language};
use super::read_match::read_match;

#[derive(Debug, Args)]
pub(super) struct Filmed {
    /// The file of a saved game, or its link
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Without the players' names
    #[arg(long)]
    no_names: bool,
    /// The language of the players' names and colours: en, de, fr, nl or it
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    language: Language,
    #[command(flatten)]
    looks: Looks,
}

impl Filmed {
    pub(super) fn read(&self) -> Result<SavedMatch, CommandError> {
        read_match(&self.file)
    }

    pub(super) fn film(&self, saved: SavedMatch, shown: Shown, size: Size, out: &Path) -> Film {
        Film {
            saved,
            shown,
            size: (size.0, size.1),
            flat: self.looks.flat,
            view: self.looks.view(),
            theme: self.looks.theme,
            quality: self.looks.quality,
            names: (!self.no_names).then_some(self.language),
            file: out.to_path_buf(),
        }
    }
}
