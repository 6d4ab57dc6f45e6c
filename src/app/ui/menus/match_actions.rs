//! Actions on the match as a whole: rematch, new match, main menu. The pause and result menus have them.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::new_match::Draft;
use crate::app::session::{LeaveTable, MatchSetup, Session, StartMatch};
use crate::app::state::Menu;
use crate::app::ui::widgets::button_row;
use crate::i18n::msg;
use crate::record::{Clock, Match};

/// Opens the dialog for a new match of the same game.
fn new_match_like(draft: &mut Draft, session: &Session, menu: &mut NextState<Menu>) {
    if draft.kind() != session.kind() {
        *draft = Draft::new(session.kind());
    }
    menu.set(Menu::NewMatch);
}

/// The same match from its start, with the same players and time.
pub(crate) fn rematch(session: &Session) -> StartMatch {
    let fresh = |clock: Clock| {
        Clock::new((clock.limit_ms() / 1000) as u32, (clock.increment_ms() / 1000) as u32).ok()
    };
    let clock = session.clock().and_then(fresh);
    let game = Match::new(session.game().start().clone());
    StartMatch(
        MatchSetup::new(game)
            .with_names(session.names().clone())
            .with_computers(session.computers())
            .with_clock(clock),
    )
}

/// A row of buttons that end this match: rematch, new match, main menu.
pub(crate) fn offer_match_actions(
    ui: &mut Ui,
    session: &Session,
    draft: &mut Draft,
    menu: &mut NextState<Menu>,
    commands: &mut Commands,
) {
    match button_row(
        ui,
        [(msg::match_restart(), true), (msg::match_new(), true), (msg::match_main_menu(), true)],
    ) {
        Some(0) => commands.trigger(rematch(session)),
        Some(1) => new_match_like(draft, session, menu),
        Some(_) => commands.trigger(LeaveTable),
        None => {}
    }
}
