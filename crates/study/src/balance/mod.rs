//! How fair a start is to both players, by games that the engine plays against itself.
//!
//! | file | topic |
//! |---|---|
//! | `openings.rs` | random first turns, so that games differ |
//! | `share.rs` | shares and means with their confidence |
//! | `short_run.rs` | a short run of quick games, and what it shows |

mod openings;
mod share;
mod short_run;

pub use openings::{play_random_turns, with_random_opening};
pub use share::{Series, Share};
pub use short_run::{Advantage, GAMES, ShortRun, play_quickly};
