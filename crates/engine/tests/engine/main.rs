//! The engine: a contract for all games, and tests of each.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod anytime;
#[path = "../../../../tests/common/mod.rs"]
mod common;
mod contract;
mod fair_start;
mod kulami;
#[path = "../../../../tests/common/ladders.rs"]
mod ladders;
mod levels;
mod limits;
mod many_moves;
mod napoleon;
mod netzwerk;
mod proven;
mod searching;
mod settings;
mod why;
