//! What the pointer, a finger or the keyboard's cursor is over.

use bevy::prelude::*;

use crate::games::Site;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>();
}

/// The place that a pointer, a finger or the keyboard's cursor rests on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hovered {
    pub(crate) site: Option<Site>,
    /// It is the keyboard's cursor, which is seen wherever it is.
    pub(crate) by_key: bool,
}

impl Hovered {
    /// A pointer or a finger rests on a place.
    pub(crate) const fn by_hand(site: Option<Site>) -> Self {
        Self { site, by_key: false }
    }
}
