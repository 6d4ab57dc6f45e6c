//! The command line: `play` opens the table; the other commands need no window.

mod command_line;

use std::process::ExitCode;

fn main() -> ExitCode {
    command_line::run(std::env::args_os())
}
