//! Small dialogs with a question to one player: decisions that must not be made by a slip, to resign and to offer a draw, and whether the
//! next player is ready when the device is handed over.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;

use crate::app::session::{OfferDraw, Resign, Session, who_can_end};
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::widgets::{button, dialog, heading, main_button};
use rules::{Game, Player};
use texts::{Message, msg};

pub(crate) fn confirm_resigning(
    mut contexts: EguiContexts,
    session: Session,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    // The match may have ended in the meantime.
    let Some(player) = who_can_end(&session) else {
        menu.set(Menu::None);
        return Ok(());
    };
    let text = match session.computers()[player.other().index()] {
        Some(_) => msg::resign_text_alone(),
        None => msg::resign_text(session.name(player), session.name(player.other())),
    };
    dialog(contexts.ctx_mut()?, "resign", 400.0, |ui| {
        ask(ui, &session, player, msg::resign_heading(), text);
        // The safe way is the one that stands out.
        let is_cancelled = main_button(ui, msg::decision_cancel(), true).clicked();
        let is_confirmed = button(ui, msg::resign_confirm(), ui.available_width(), true).clicked();
        if is_confirmed {
            commands.trigger(Resign);
        }
        if is_confirmed || is_cancelled {
            menu.set(Menu::None);
        }
    });
    Ok(())
}

pub(crate) fn confirm_draw(
    mut contexts: EguiContexts,
    session: Session,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let Some(player) = who_can_end(&session) else {
        menu.set(Menu::None);
        return Ok(());
    };
    let text = msg::draw_text(session.subject(player.other()));
    dialog(contexts.ctx_mut()?, "offer a draw", 400.0, |ui| {
        ask(ui, &session, player, msg::draw_heading(), text);
        let is_confirmed = main_button(ui, msg::draw_confirm(), true).clicked();
        let is_cancelled = button(ui, msg::decision_cancel(), ui.available_width(), true).clicked();
        if is_confirmed {
            commands.trigger(OfferDraw);
        }
        if is_confirmed || is_cancelled {
            menu.set(Menu::None);
        }
    });
    Ok(())
}

/// The table waits for the next player.
pub(crate) fn hand_over(
    mut contexts: EguiContexts,
    session: Session,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let player = session.position().to_move();
    dialog(contexts.ctx_mut()?, "hand over", 400.0, |ui| {
        ask(ui, &session, player, msg::hand_over_heading(session.name(player)), msg::hand_over_text());
        if main_button(ui, msg::hand_over_ready(), true).clicked() {
            menu.set(Menu::None);
        }
    });
    Ok(())
}

/// The question to a player, and what follows from it.
fn ask(ui: &mut Ui, session: &Session, player: Player, question: Message, text: Message) {
    ui.horizontal(|ui| {
        emblem(ui, session.kind(), player, 44.0);
        heading(ui, question);
    });
    ui.label(ui.say(&text));
    ui.add_space(6.0);
}
