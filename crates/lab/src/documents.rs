//! `spieltisch-lab documents`: what a package for a system contains besides the program. It is for packagers.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use clap_complete::{Shell, generate_to};

use spieltisch::command_line::{CommandError, command};

/// The shells that are common where the program is packaged.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

#[derive(Debug, Args)]
pub(crate) struct Documents {
    /// The folder to write to
    folder: PathBuf,
}

impl Documents {
    /// Writes a page of the manual for the program and for each command, and a file of completions for each shell.
    pub(crate) fn run(&self) -> Result<(), CommandError> {
        fs::create_dir_all(&self.folder)?;
        clap_mangen::generate_to(command(), &self.folder)?;
        for shell in SHELLS {
            generate_to(shell, &mut command(), "spieltisch", &self.folder)?;
        }
        Ok(())
    }
}
