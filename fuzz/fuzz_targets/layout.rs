//! Any text as the file of a layout.
#![no_main]

#[allow(dead_code, reason = "the others have targets of their own")]
#[path = "../targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|text: &str| targets::layout(text));
