//! The place under the pointer, a finger or the keyboard cursor.

use bevy::prelude::*;

use rules::Site;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>();
}

/// The hovered place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hovered {
    pub(crate) site: Option<Site>,
    /// It is the keyboard cursor, which is always visible.
    pub(crate) by_key: bool,
}

impl Hovered {
    /// A pointer or finger hovers over a place.
    pub(crate) const fn by_hand(site: Option<Site>) -> Self {
        Self { site, by_key: false }
    }
}
