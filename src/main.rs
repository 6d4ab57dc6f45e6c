//! The command line: `play` opens the table; the other commands need no window. In a browser there is none: the page starts what it needs.

#![cfg_attr(all(windows, feature = "windowed"), windows_subsystem = "windows")]

#[cfg(target_family = "wasm")]
mod browser;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    spieltisch::command_line::run(std::env::args_os())
}

#[cfg(all(target_family = "wasm", feature = "app"))]
fn main() {
    browser::open_page();
}

#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {
    browser::answer_questions();
}
