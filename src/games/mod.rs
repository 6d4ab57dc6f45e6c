//! The rules of the games: pure, exact, and knowing nothing of windows, files or clocks.
//!
//! [`Game`] is the rules that every game has, [`Presented`] what it shows to people; [`AnyGame`] is the closed choice among them at
//! run time.
//! A position is built from a *setup*, plain data that may be wrong, and from then on is always legal.
//!
//! | file | topic |
//! |---|---|
//! | `game.rs` | the rules of a game, as a trait |
//! | `presented.rs` | what a position shows to people, as a trait |
//! | `kind.rs` | which games there are, and how each is set up from texts |
//! | `set_up.rs` | why texts do not set up a game |
//! | `any.rs`, `any_presented.rs` | the enum over positions of the games |
//! | `site.rs` | places on a board and their names |
//! | `piece.rs`, `effect.rs` | what lies on a board, and what happens to it |
//! | `gesture.rs` | how a person makes an action with their hand |
//! | `lead.rs` | a piece that a hand leads landing by landing |
//! | `score.rs` | how a game stands that is decided by points |
//! | `notes.rs` | what a position says to the player beside the board |
//! | `zone.rs` | parts of the board that matter to the next action |
//! | `outcome.rs` | how a match ends, and the words for it |
//! | `options.rs` | rules options by name |
//! | `faults.rs` | what can be wrong with a setup, an action's text, an action |
//! | `perft.rs` | counting the tree of actions |
//! | `bit_set.rs` | sets of places, a bit each |
//! | `rng.rs` | random numbers that can be repeated |

mod any;
mod any_presented;
mod bit_set;
mod effect;
mod faults;
mod game;
mod gesture;
mod kind;
mod lead;
mod notes;
mod options;
mod outcome;
mod perft;
mod piece;
mod player;
mod presented;
mod rng;
mod score;
mod set_up;
mod site;
mod zone;

pub mod kulami;
pub mod napoleon;
pub mod netzwerk;

pub use any::{AnyAction, AnyFault, AnyGame, AnyIllegal};
pub use effect::{Effect, Effects};
pub use faults::{Faults, NotationError};
pub use game::Game;
pub use gesture::Gesture;
pub use kind::{BoardChoice, GameKind, UnknownGame};
pub use lead::Lead;
pub use notes::{About, Ground, Standing, Status};
pub use options::{OptionError, Preset, RuleOption, Rules};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use piece::{Piece, PieceKind};
pub use player::Player;
pub use presented::Presented;
pub use rng::Rng;
pub use score::{Region, Score, ScoreKind, ScorePart};
pub use set_up::SetUpError;
pub use site::{Site, SiteError};
pub use zone::Zone;
