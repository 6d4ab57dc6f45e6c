//! The table: the room's light, the board, the pieces on it and how they move.
//!
//! | file | topic |
//! |---|---|
//! | `room.rs`, `sky.rs` | the table top, the lamps, and what is mirrored in the pieces |
//! | `setting.rs` | puts board, places and pieces on the table when a match starts |
//! | `token.rs` | a piece on the table |
//! | `motion.rs` | moves pieces along their ways |
//! | `choreography.rs` | makes ways of an action's effects |
//! | `leading.rs` | moves a piece to where a hand has led it |
//! | `settling.rs` | brings pieces to where a position has them |
//! | `again.rs` | shows the last turn once more |

mod again;
mod choreography;
mod leading;
mod motion;
mod room;
mod setting;
mod settling;
mod sky;
mod token;

use bevy::prelude::*;

pub(crate) use again::ShowingAgain;
pub(crate) use choreography::{Tokens, perform};
pub(crate) use motion::{MotionSystems, Motions, Stage};
pub(crate) use setting::Touch;
pub(crate) use settling::settle;
pub(crate) use sky::room_light;
pub(crate) use token::Token;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        room::plugin,
        setting::plugin,
        choreography::plugin,
        leading::plugin,
        settling::plugin,
        motion::plugin,
        again::plugin,
    ));
}
