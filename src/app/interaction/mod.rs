//! Input: mouse, touch and keyboard, and the selection. Everything becomes a request; no rules are known here.

mod bindings;
mod chord;
mod cursor;
mod drag;
mod hover;
mod inspect;
mod jump_preview;
mod key_presses;
mod keyboard;
mod layout;
mod lean;
mod mouse;
mod mouse_over;
mod pick;
mod raise;
mod rebinding;
mod selection;
mod touch;
mod turn_guard;

use bevy::prelude::*;

pub(crate) use bindings::{Bindings, Group, Shortcut};
pub(crate) use hover::Hovered;
pub(crate) use inspect::{
    InspectSite, Inspected, answer, brief_answer, captors_there, captures_of, danger, landing,
};
pub(crate) use key_presses::KeyPresses;
pub(crate) use layout::KeyboardLayout;
pub(crate) use rebinding::Rebinding;
pub(crate) use selection::{ActivateSite, BesideActivated, Confirm, OfferDropped, Selection};
pub(crate) use turn_guard::TurnGuard;

/// The selection without input devices: enough for a picture.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        hover::plugin,
        selection::plugin,
        turn_guard::plugin,
        inspect::plugin,
        jump_preview::plugin,
        raise::plugin,
        bindings::plugin,
        rebinding::plugin,
    ));
}

/// The input devices.
pub(super) fn devices_plugin(app: &mut App) {
    app.add_plugins((
        drag::plugin,
        raise::device_plugin,
        mouse::plugin,
        mouse_over::plugin,
        touch::plugin,
        lean::plugin,
        cursor::plugin,
        key_presses::plugin,
        rebinding::device_plugin,
        keyboard::plugin,
    ));
}
