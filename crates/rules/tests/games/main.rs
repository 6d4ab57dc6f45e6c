//! The rules: counts, worked examples, the contract of all games, and parsers with arbitrary input.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

#[path = "../../../../tests/common/mod.rs"]
mod common;
mod contract;
mod counts;
mod forwarding;
mod kulami;
#[path = "../../../../tests/common/ladders.rs"]
mod ladders;
mod napoleon;
mod netzwerk;
mod parsers;
mod playthrough;
mod swap;
