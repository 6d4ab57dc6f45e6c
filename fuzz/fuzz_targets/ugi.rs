//! Any text as a session of the engine.
#![no_main]

#[allow(dead_code, unfulfilled_lint_expectations, reason = "only the sessions of the engine are of interest")]
#[path = "../../src/command_line/mod.rs"]
mod command_line;

libfuzzer_sys::fuzz_target!(|text: &str| command_line::check_session(text));
