//! What goes wrong, as one line for a person.

use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use thiserror::Error;

/// Why a command was not carried out.
#[derive(Debug, Error)]
pub(crate) enum CommandError {
    /// An argument is wrong.
    #[error("{0}")]
    Usage(String),
    /// The machine lacks something.
    #[error("{0}")]
    Machine(String),
    /// The program itself erred.
    #[error("{0}: that is a fault of the program, please tell it to its authors")]
    Fault(String),
    /// Nothing can be written.
    #[error("the result could not be written: {0}")]
    Output(#[from] io::Error),
}

impl CommandError {
    /// Prints the error and gives the exit status.
    pub(crate) fn report(&self) -> ExitCode {
        eprintln!("spieltisch: {}", one_line(&self.to_string()));
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Machine(_) | Self::Fault(_) | Self::Output(_) => ExitCode::FAILURE,
        }
    }
}

/// Prints what clap found wrong as one line; help and version, which clap also calls errors, as they are.
pub(crate) fn report_usage(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // A closed pipe is no reason to complain.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    // The fault comes first; hints on usage, which follow after an empty line, would make it two lines.
    let fault: Vec<&str> = text
        .lines()
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let fault = fault.join(" ");
    eprintln!("spieltisch: {}", one_line(fault.trim_start_matches("error: ")));
    ExitCode::from(2)
}

/// A text without line breaks and other control signs, whatever an argument smuggled into it.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_signs_do_not_make_a_second_line() {
        assert_eq!(one_line("a\nb\tc\u{1b}[1m"), "a b c [1m");
    }
}
