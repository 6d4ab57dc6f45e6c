//! Any text as a session of the engine.
#![no_main]

use spieltisch::command_line::check_session;

libfuzzer_sys::fuzz_target!(|text: &str| check_session(text));
