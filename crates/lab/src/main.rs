//! `spieltisch-lab`: what developers of the game measure and find. Players need none of it.
//!
//! `cargo run --release -p spieltisch-lab -- --help` lists the commands. Arguments, output and exit status are as in `spieltisch`'s own
//! command line, `src/command_line/`.

mod balance;
mod bench;
mod elo;
mod engine_config;
mod greedy;
mod match_command;
mod openings;
mod progress;
mod puzzles;
mod report;
mod self_play;
mod ugi_player;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};

use clap::{Args, Parser, Subcommand};
use clap_complete::{Shell, generate_to};
use spieltisch::command_line::engine::Engine;
use spieltisch::command_line::{CommandError, command, errors, exit};

/// Measures and finds what the games of Spieltisch need
#[derive(Debug, Parser)]
#[command(name = "spieltisch-lab", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

// These have longer descriptions, in their own files.
#[derive(Debug, Subcommand)]
enum Command {
    Match(match_command::Matches),
    Balance(balance::Balance),
    Bench(bench::Bench),
    Puzzles(puzzles::Puzzles),
    Report(report::Report),
    /// Write the pages of the manual and the completions for shells to a folder
    Documents(Documents),
    Engine(Engine),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return errors::report_usage(&error),
    };
    let out = &mut io::stdout().lock();
    exit(match arguments.command {
        Command::Match(matches) => matches.run(out),
        Command::Balance(balance) => balance.run(out),
        Command::Bench(bench) => bench.run(out),
        Command::Puzzles(puzzles) => puzzles.run(out),
        Command::Report(report) => report.run(out),
        Command::Documents(documents) => documents.run(),
        Command::Engine(engine) => engine.run(out),
    })
}

/// The shells that are common where the program is packaged.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

/// What a package for a system contains besides the program.
#[derive(Debug, Args)]
struct Documents {
    /// The folder to write to
    folder: PathBuf,
}

impl Documents {
    /// Writes a page of the manual for the program and for each command, and a file of completions for each shell.
    fn run(&self) -> Result<(), CommandError> {
        fs::create_dir_all(&self.folder)?;
        clap_mangen::generate_to(command(), &self.folder)?;
        for shell in SHELLS {
            generate_to(shell, &mut command(), "spieltisch", &self.folder)?;
        }
        Ok(())
    }
}
