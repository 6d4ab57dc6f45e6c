//! `spieltisch documents`: what a package for a system contains besides the program. Hidden from the help: it is for packagers.

use std::fs;
use std::path::PathBuf;

use clap::{Args, Command, CommandFactory};
use clap_complete::{Shell, generate_to};

use super::{Arguments, CommandError, about};

/// The shells that are common where the program is packaged.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

#[derive(Debug, Args)]
pub(super) struct Documents {
    /// The folder to write to
    folder: PathBuf,
}

impl Documents {
    /// Writes a page of the manual for the program and for each command, and a file of completions for each shell.
    pub(super) fn run(&self) -> Result<(), CommandError> {
        fs::create_dir_all(&self.folder)?;
        clap_mangen::generate_to(shown(), &self.folder)?;
        for shell in SHELLS {
            generate_to(shell, &mut shown(), "spieltisch", &self.folder)?;
        }
        Ok(())
    }
}

/// The command line without what the help does not list: completions would list it.
fn shown() -> Command {
    let all = Arguments::command();
    let commands: Vec<Command> =
        all.get_subcommands().filter(|command| !command.is_hide_set()).cloned().collect();
    Command::new("spieltisch").version(env!("CARGO_PKG_VERSION")).about(about()).subcommands(commands)
}
