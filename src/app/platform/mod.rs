//! Platform differences: requirements, when a frame is drawn, the time of day.

mod redraw;
mod requirements;
mod time;

use bevy::prelude::*;

pub(crate) use redraw::{REST, Redraw};
pub use requirements::Missing;
pub(crate) use requirements::{backends, check_display, check_driver};
pub(crate) use time::now;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(redraw::plugin);
}
