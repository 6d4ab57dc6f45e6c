//! The end of a match: who won, why, and what next.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::RichText;

use super::new_match::{Draft, go_on, rematch};
use super::parts::{button, dialog, emblem, main_button};
use super::theme::{BRASS_BRIGHT, title};
use crate::app::screen::{Menu, Turn};
use crate::app::session::{ActionPlayed, Session};
use crate::games::{Effect, Outcome};

/// Whether the match has just ended and nobody was told yet.
#[derive(Resource, Debug, Default)]
pub(super) struct Pending(bool);

pub(super) fn await_end(fact: On<ActionPlayed>, mut pending: ResMut<Pending>) {
    pending.0 = fact.effects.iter().any(|effect| matches!(effect, Effect::Ended { .. }));
}

/// The end is told once the last piece has come to rest and no other dialog is open.
pub(super) fn announce(
    mut pending: ResMut<Pending>,
    turn: Option<Res<State<Turn>>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if pending.0 && turn.is_some_and(|turn| **turn == Turn::Over) {
        pending.0 = false;
        menu.set(Menu::Result);
    }
}

/// The end in a few words: who won.
pub(super) fn headline(session: &Session, outcome: Outcome) -> String {
    outcome.winner.map_or_else(|| "A draw".to_owned(), |winner| format!("{} wins", session.name(winner)))
}

/// The end in a sentence: why.
pub(super) fn reason(outcome: Outcome) -> String {
    let reason = outcome.reason.to_string();
    reason[..1].to_uppercase() + &reason[1..] + "."
}

pub(super) fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let Some(outcome) = session.outcome() else {
        menu.set(Menu::None);
        return Ok(());
    };
    dialog(contexts.ctx_mut()?, "result", 430.0, |ui| {
        ui.vertical_centered(|ui| {
            if let Some(winner) = outcome.winner {
                emblem(ui, winner, 64.0);
            }
            ui.label(RichText::new(headline(&session, outcome)).font(title(34.0)).color(BRASS_BRIGHT));
            ui.label(reason(outcome));
        });
        ui.add_space(8.0);
        if main_button(ui, "Rematch", true).clicked() {
            commands.trigger(rematch(&session));
        }
        if button(ui, "Look at the board", ui.available_width(), true).clicked() {
            menu.set(Menu::None);
        }
        go_on(ui, &session, &mut draft, &mut menu, &mut commands);
    });
    Ok(())
}
