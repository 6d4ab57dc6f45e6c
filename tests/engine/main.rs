//! The machine's play: what holds in all games, and what it knows of each.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

#[path = "../common/mod.rs"]
mod common;
mod contract;
mod kulami;
mod limits;
mod napoleon;
mod netzwerk;
mod why;
