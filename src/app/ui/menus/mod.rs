//! Dialogs and full-screen menus, one per file.

mod decisions;
mod hand_over;
mod match_actions;
mod matches;
mod new_match;
mod offer_card;
mod pause;
mod result;
mod rules;
mod rules_page;
mod settings;
mod shortcuts;
mod title;
mod undo_setting;

use bevy::prelude::*;

pub(crate) use new_match::Draft;
#[cfg(test)]
pub(crate) use new_match::Opponent;
pub(crate) use rules_page::RulesPage;

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
        decisions::plugin,
        offer_card::plugin,
        result::plugin,
    ));
}
