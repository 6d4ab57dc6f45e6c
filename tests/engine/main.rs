//! The machine's play, game by game.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod napoleon;
