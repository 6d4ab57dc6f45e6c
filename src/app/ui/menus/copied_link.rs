//! The link of the match at the table, which the pause menu copies.

use bevy::prelude::*;

use crate::app::platform::{link_of, now};
use crate::app::session::{SaveSlot, Session};
use crate::app::state::Menu;
use record::write_link;
use texts::{Explained, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CopiedLink>().add_systems(OnEnter(Menu::Pause), forget);
}

/// Whether the link has been copied since the menu was opened, and with which turn it begins if the whole match was too long.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CopiedLink {
    is_copied: bool,
    first_turn: Option<usize>,
}

impl CopiedLink {
    /// The label of the button, which confirms it.
    pub(super) fn label(self) -> Explained {
        if self.is_copied { msg::pause_link_copied() } else { msg::pause_copy_link() }
    }

    pub(super) const fn first_turn(self) -> Option<usize> {
        self.first_turn
    }

    /// The link to copy.
    pub(super) fn make(&mut self, session: &Session, slot: &SaveSlot) -> String {
        let saved = session.saved(slot, now());
        let link = write_link(&saved);
        *self = Self { is_copied: true, first_turn: link.first_turn(saved.game()) };
        link_of(&link.text)
    }
}

fn forget(mut link: ResMut<CopiedLink>) {
    link.set_if_neq(CopiedLink::default());
}
