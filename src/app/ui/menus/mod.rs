//! Dialogs and screens of buttons, a file each.

mod hand_over;
mod matches;
mod new_match;
mod pause;
mod result;
mod rules;
mod settings;
mod shortcuts;
mod title;

use bevy::prelude::*;

pub(crate) use new_match::Draft;
pub(super) use result::{headline, reason};
pub(crate) use rules::RulesPage;
pub(super) use settings::PACES;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        new_match::plugin,
        matches::plugin,
        settings::plugin,
        rules::plugin,
        shortcuts::plugin,
        hand_over::plugin,
        pause::plugin,
        result::plugin,
    ));
}
