//! **Spieltisch**, a gaming table: two-player board games on a 3D board. This crate is the table itself, behind the feature `app`:
//! a Bevy application that asks the crates below it what is legal, and shows the result. See `docs/architecture.md`.

#[cfg(not(target_family = "wasm"))]
pub mod command_line;
pub mod film;

#[cfg(feature = "app")]
pub mod app;
