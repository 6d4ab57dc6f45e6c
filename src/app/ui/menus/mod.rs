//! Dialogs and full-screen menus, one per file.

mod about;
mod copied_link;
mod decisions;
mod defaults;
mod hand_over;
mod match_actions;
mod matches;
mod new_match;
mod offer_card;
mod pause;
mod puzzles;
mod record;
mod report;
mod report_text;
mod result;
mod rules;
mod rules_page;
mod settings;
mod share;
mod shortcuts;
mod title;
mod undo_setting;

use bevy::prelude::*;

pub(crate) use about::AboutPage;
pub(crate) use new_match::Draft;
#[cfg(test)]
pub(crate) use new_match::Opponent;
pub(crate) use puzzles::PuzzlesPage;
pub(crate) use rules_page::RulesPage;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        new_match::plugin,
        matches::plugin,
        settings::plugin,
        rules::plugin,
        shortcuts::plugin,
        defaults::plugin,
        about::plugin,
    ))
    .add_plugins((
        record::plugin,
        report::plugin,
        hand_over::plugin,
        pause::plugin,
        copied_link::plugin,
        puzzles::plugin,
        decisions::plugin,
        offer_card::plugin,
        result::plugin,
        share::plugin,
    ));
}
