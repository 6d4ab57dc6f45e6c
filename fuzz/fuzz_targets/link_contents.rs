//! Any bytes as the contents of a link.
#![no_main]

#[allow(dead_code, reason = "the others have targets of their own")]
#[path = "../targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::link_contents(bytes));
