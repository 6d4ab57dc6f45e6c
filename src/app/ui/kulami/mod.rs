//! What only Kulami has among the menus: the layout designer.

mod designer;

use bevy::prelude::*;

#[cfg(test)]
pub(crate) use designer::Designer;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(designer::plugin);
}
