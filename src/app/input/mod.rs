//! Hands: what the mouse, fingers, wheels and keys mean. They become requests; nothing here knows a rule.
//!
//! | file | topic |
//! |---|---|
//! | `mouse.rs`, `fingers.rs`, `keys.rs` | one each |
//! | `cursor.rs` | the keyboard's cursor on the board |
//! | `grip.rs` | what a hand holds, and how it carries a piece |

mod cursor;
mod fingers;
mod grip;
mod keys;
mod mouse;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((grip::plugin, mouse::plugin, fingers::plugin, cursor::plugin, keys::plugin));
}
