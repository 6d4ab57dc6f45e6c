//! The command line.
//!
//! Results go to standard output with exit status 0. An invalid argument prints one line on standard error, with exit
//! status 2; so do a missing display or driver, another program that fails, and a bug in the program, with exit status 1. Long work that is
//! interrupted prints what it has, a line on standard error, and has exit status 130.

mod actions;
pub mod engine;
pub mod errors;
#[cfg(feature = "app")]
mod film;
pub mod interrupt;
mod layout;
pub mod lines;
#[cfg(feature = "app")]
mod looks;
pub mod parallel;
#[cfg(feature = "app")]
mod play;
pub mod position;
mod print;
mod read_match;
mod review;
mod serve;
#[cfg(feature = "app")]
mod snapshot;

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use rules::GameKind;

#[cfg(fuzzing)]
pub use engine::check_session;
pub use errors::CommandError;

#[derive(Debug, Parser)]
#[command(name = "spieltisch", version, about = about())]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open the game window (the default command)
    #[cfg(feature = "app")]
    Play(play::Play),
    /// Render a position to a PNG file, without a window
    #[cfg(feature = "app")]
    Snapshot(snapshot::Snapshot),
    /// Render a position of a saved game to a PNG file, without a window
    #[cfg(feature = "app")]
    Picture(film::PictureOf),
    /// Render turns of a saved game to an animated GIF file, without a window
    #[cfg(feature = "app")]
    Animate(film::Animate),
    /// List the legal actions of a position, sorted, one per line
    Moves(actions::Moves),
    /// Count the leaf nodes of the action tree (perft)
    Perft(actions::Perft),
    /// Print a position as text, with its score and outcome
    Show(print::Show),
    /// Print a saved game turn by turn
    Replay(print::Replay),
    /// Print the link of a saved game or a position, to open it elsewhere
    Link(print::Link),
    /// Judge the turns of a saved game: chances, mistakes, and what would have been better
    Review(review::ReviewMatch),
    // It has a longer description, in its own file.
    Engine(engine::Engine),
    /// Generate a random layout of panels
    Layout(layout::Layout),
    // It also has one.
    Serve(serve::Serve),
}

/// What the program is, for help texts.
fn about() -> String {
    format!("Two-player board games on a 3D table: {}", GameKind::ALL.map(GameKind::title).join(", "))
}

/// All commands, for manual pages and completions.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// Runs the program with these arguments, of which the first is its name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return errors::report_usage(&error),
    };
    exit(match arguments.command {
        #[cfg(feature = "app")]
        None => play::Play::default().run(),
        #[cfg(not(feature = "app"))]
        None => Err(CommandError::Usage(
            "this build has no window; its commands are moves, perft, show, replay, link, review, engine, layout and serve (see --help)"
                .to_owned(),
        )),
        #[cfg(feature = "app")]
        Some(Command::Play(play)) => play.run(),
        #[cfg(feature = "app")]
        Some(Command::Snapshot(snapshot)) => snapshot.run(),
        #[cfg(feature = "app")]
        Some(Command::Picture(picture)) => picture.run(),
        #[cfg(feature = "app")]
        Some(Command::Animate(animate)) => animate.run(),
        Some(Command::Moves(moves)) => moves.run(&mut io::stdout().lock()),
        Some(Command::Perft(perft)) => perft.run(&mut io::stdout().lock()),
        Some(Command::Show(show)) => show.run(&mut io::stdout().lock()),
        Some(Command::Replay(replay)) => replay.run(&mut io::stdout().lock()),
        Some(Command::Link(link)) => link.run(&mut io::stdout().lock()),
        Some(Command::Review(review)) => review.run(&mut io::stdout().lock()),
        Some(Command::Engine(engine)) => engine.run(&mut io::stdout().lock()),
        Some(Command::Layout(layout)) => layout.run(&mut io::stdout().lock()),
        Some(Command::Serve(serve)) => serve.run(&mut io::stdout().lock()),
    })
}

/// The exit status after a command, whose error is printed.
pub fn exit(result: Result<(), CommandError>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output may stop early, as in `spieltisch moves … | head`.
        Err(CommandError::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}
