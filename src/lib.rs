//! **Spieltisch**, a gaming table: two-player board games on a 3D board.
//!
//! The crate has two halves. The pure half has no window, and is all that is built without the feature `app`. Only the search reads a clock in
//! it, for its limits and to tell how long it took; a browser's storage reads one to date its files:
//!
//! - [`text`]: text from elsewhere, without the traces of where it has been. It depends on none of the others.
//! - [`file_format`]: the format that all files share. It depends on the text.
//! - [`games`]: the rules: one trait, one folder per game.
//! - [`record`]: a match as data: its actions, undo and redo, clocks, saved files.
//! - [`engine`]: the search, for the computer's play. It depends on the games.
//! - [`balance`]: how fair a start is, by games of the engine against itself. It depends on the three before.
//! - [`review`]: what a match looks like afterwards: chances, mistakes, better turns. It depends on the engine and on matches.
//! - [`lessons`]: courses for beginners, as data. They depend on the games and on matches.
//! - [`puzzles`]: positions with one right turn, and their proofs. They depend on the games, on matches and on the engine.
//! - [`questions`]: what is asked of the search, as data. They depend on all before.
//! - [`film`]: frames, and the GIF file that they become. It depends on none of the others.
//! - [`i18n`]: all text for players, in their language. It depends on the others.
//!
//! The other half is `app`, the Bevy application: table, pieces, camera, menus. It asks the pure half what is legal
//! and shows the result. `app` depends on all the others; none of them depends on `app`.

pub mod balance;
pub mod engine;
pub mod file_format;
pub mod film;
pub mod games;
pub mod i18n;
pub mod lessons;
pub mod puzzles;
pub mod questions;
pub mod record;
pub mod review;
pub mod text;

#[cfg(feature = "app")]
pub mod app;
