//! The rules of the games: pure and exact, without windows, files or clocks.
//!
//! [`Game`] is the trait for the rules, [`Presented`] the one for what a position shows to people; [`AnyGame`] is an enum over all
//! games, for choosing one at run time. A position is built from a *setup*, plain data that may be invalid, and from then on is always legal.
//!
//! | file | topic |
//! |---|---|
//! | `game.rs` | the rules of a game, as a trait |
//! | `presented.rs` | what a position shows to people, as a trait: gestures, tasks, kinds of places |
//! | `kind.rs` | the games, and how each is set up from text |
//! | `any.rs` | the enums over the positions, actions and errors of all games |
//! | `netzwerk/`, `kulami/`, `napoleon/` | the games |
//! | `site.rs` | places on a board and their names |
//! | `piece.rs` | the players, the pieces, and what an action does to them |
//! | `score.rs` | the score, in games that are decided by points |
//! | `outcome.rs` | how a match ends, and why |
//! | `options.rs` | rules options by name |
//! | `faults.rs` | what can be wrong with a setup or the text of an action |
//! | `perft.rs` | counting the leaves of the tree of actions |
//! | `swap.rs` | the swap rule, which all games share |
//! | `bit_set.rs` | sets of places, one bit each |
//! | `board_text.rs` | what position strings and pictures have in common |
//! | `rng.rs` | reproducible random numbers |
//! | `file_format.rs` | what files of every kind share: a format number and a limit on the size |
//! | `text.rs` | text from elsewhere, without the traces of other programs |

mod any;
mod bit_set;
mod board_text;
mod faults;
pub mod file_format;
mod game;
mod kind;
mod options;
mod outcome;
mod perft;
mod piece;
mod presented;
mod rng;
mod score;
mod site;
mod swap;

pub mod kulami;
pub mod napoleon;
pub mod netzwerk;
pub mod text;

pub use any::{AnyAction, AnyFault, AnyGame, AnyIllegal, AnyPosition, BoardFileError, OneGame, SetUpError};
pub use faults::{Faults, NotationError};
pub use game::Game;
pub use kind::{BoardChoice, BoardFiles, BoardKind, GameKind, UnknownGame};
pub use options::{OptionError, Preset, RuleOption, Rules};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use piece::{Effect, Effects, Piece, PieceKind, Player};
pub use presented::{
    About, Capture, Control, Controlled, Gesture, Goal, Ground, Lead, Presented, Standing, Status, Zone,
};
pub use rng::Rng;
pub use score::{Region, Score, ScoreKind, ScorePart};
pub use site::{Site, SiteError};
pub use swap::{Swap, SwapStage};
