//! Hands: what pointers, wheels and keys mean. They become requests; nothing here knows a rule.

mod keys;
mod pointer;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, keys::plugin));
}
