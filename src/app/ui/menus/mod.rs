//! Dialogs and full-screen menus, one per file.

mod about;
mod decisions;
mod match_actions;
mod matches;
mod new_match;
mod offer_card;
mod pause;
mod puzzles;
mod record;
mod report;
mod rules;
mod settings;
mod share;
mod shortcuts;
#[cfg(not(target_family = "wasm"))]
mod tablet;
mod title;

use bevy::prelude::*;

use super::context::AddMenu;
use crate::app::state::Menu;
pub(crate) use about::AboutPage;
pub(super) use match_actions::{NewMatchOfGame, pair};
pub(crate) use new_match::Draft;
#[cfg(test)]
pub(crate) use new_match::Opponent;
pub(crate) use puzzles::PuzzlesPage;
pub(crate) use rules::RulesPage;
pub(super) use settings::animation_speed_name;
#[cfg(not(target_family = "wasm"))]
pub(crate) use tablet::TabletServer;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        new_match::plugin,
        matches::plugin,
        settings::plugin,
        record::plugin,
        report::plugin,
        offer_card::plugin,
        match_actions::plugin,
        pause::plugin,
        share::plugin,
    ))
    .init_resource::<PuzzlesPage>()
    .init_resource::<RulesPage>()
    .init_resource::<AboutPage>()
    .add_menu(Menu::NewMatch, new_match::show)
    .add_menu(Menu::Rules, rules::show)
    .add_menu(Menu::Puzzles, puzzles::show)
    .add_menu(Menu::Matches, matches::show)
    .add_menu(Menu::Record, record::show)
    .add_menu(Menu::Settings, settings::show)
    .add_menu(Menu::Keys, shortcuts::show)
    .add_menu(Menu::About, about::show)
    .add_menu(Menu::ReportProblem, report::show)
    .add_menu(Menu::HandOver, decisions::hand_over)
    .add_menu(Menu::Pause, pause::show)
    .add_menu(Menu::Resign, decisions::confirm_resigning)
    .add_menu(Menu::OfferDraw, decisions::confirm_draw)
    .add_menu(Menu::Share, share::show);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(tablet::plugin);
}
