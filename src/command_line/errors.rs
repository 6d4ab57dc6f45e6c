//! Errors of commands, as one line each.

use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use rules::text::beginning;
use thiserror::Error;

use super::interrupt::STATUS;

/// Why a command failed.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum CommandError {
    #[error("{0}")]
    Usage(String),
    #[error("{0}")]
    Missing(String),
    #[error("{0}")]
    Program(String),
    #[error("stopped {0}")]
    Stopped(String),
    #[error("{0}: this is a bug, please report it")]
    Bug(String),
    #[error("the result could not be written: {0}")]
    Output(#[from] io::Error),
}

impl CommandError {
    /// What was done of long work when it was interrupted.
    pub fn stopped(done: usize, all: usize, what: &str) -> Self {
        Self::Stopped(format!("after {done} of {all} {what}"))
    }

    /// Prints the error and returns the exit status.
    pub fn report(&self) -> ExitCode {
        tell(&self.to_string());
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Stopped(_) => ExitCode::from(STATUS),
            Self::Missing(_) | Self::Program(_) | Self::Bug(_) | Self::Output(_) => ExitCode::FAILURE,
        }
    }
}

/// Prints an error of clap as one line; help and version, which clap also reports as errors, are printed unchanged.
pub fn report_usage(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // A closed pipe is not an error.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    // The fault comes first; the hints on usage after it would need more lines.
    let fault: Vec<&str> = text
        .lines()
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let fault = fault.join(" ");
    tell(fault.trim_start_matches("error: "));
    ExitCode::from(2)
}

/// Tells an error as one line: where there is no console, in a dialog.
fn tell(error: &str) {
    let line = one_line(error);
    eprintln!("spieltisch: {line}");
    #[cfg(all(windows, feature = "windowed"))]
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Spieltisch")
        .set_description(line)
        .show();
}

/// The most characters of an error: more than that is something that it quotes.
const LONGEST: usize = 1_000;

/// A text without the line breaks and other control characters that arguments may contain, and without what is too long to be read.
pub fn one_line(text: &str) -> String {
    beginning(text, LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_do_not_make_a_second_line() {
        assert_eq!(one_line("a\nb\tc\u{1b}[1m"), "a b c [1m");
        assert_eq!(one_line(&"word ".repeat(1_000)).chars().count(), LONGEST + 1);
    }
}
