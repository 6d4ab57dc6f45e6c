//! **Spieltisch**, a gaming table: two-player board games on a 3D board.
//!
//! The crate has two halves. The pure half knows nothing of windows, files or clocks, and is all that is left without
//! the feature `app`:
//!
//! - [`file_format`]: the format that all files share. It knows none of the others.
//! - [`games`]: the rules. One trait, a folder a game.
//! - [`record`]: a match as data: what was played, taken back and played again.
//! - [`engine`]: the machine's play, which knows the games.
//! - [`i18n`]: everything that people read, in their language. It knows the other three.
//!
//! The other half is `app`, the Bevy application: table, pieces, camera, menus. It asks the pure half what is legal
//! and shows what it answers. `app` knows the others; none of them knows `app`.

pub mod engine;
pub mod file_format;
pub mod games;
pub mod i18n;
pub mod record;

#[cfg(feature = "app")]
pub mod app;
