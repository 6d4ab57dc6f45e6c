//! How far a long work is, for people who watch it.

use std::fmt::Arguments;
use std::io::IsTerminal;

/// A line on standard error that is written again and again. Only on a terminal; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Progress {
    is_watched: bool,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Self { is_watched: std::io::stderr().is_terminal() }
    }

    pub(crate) fn tell(&self, text: Arguments<'_>) {
        if self.is_watched {
            eprint!("\r{text} ");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_watched {
            eprintln!();
        }
    }
}
