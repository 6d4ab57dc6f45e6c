//! Actions on the match as a whole, which the pause and result menus share: restart, rematch, new match.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::new_match::Draft;
use crate::app::session::{MatchSetup, Session, StartMatch};
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{TEXT, strong};
use crate::app::ui::widgets::button;
use record::{Clock, Match};
use texts::Message;

/// Opens the dialog for a new match of the same game.
pub(super) fn new_match_like(draft: &mut Draft, session: &Session, menu: &mut NextState<Menu>) {
    if draft.kind() != session.kind() {
        *draft = Draft::new(session.kind());
    }
    menu.set(Menu::NewMatch);
}

/// The same match from its start, with the same players on the same sides, and the same time.
fn fresh(session: &Session) -> MatchSetup {
    let full = |clock: Clock| {
        Clock::new((clock.limit_ms() / 1000) as u32, (clock.increment_ms() / 1000) as u32).ok()
    };
    let clock = session.clock().and_then(full);
    let game = Match::new(session.game().start().clone());
    MatchSetup::new(game).with_players(session.players().clone()).with_clock(clock)
}

/// The match once more from its start.
pub(super) fn restart(session: &Session) -> StartMatch {
    StartMatch(fresh(session))
}

/// The next match of the same players: they swap sides, so that the other one begins.
pub(super) fn rematch(session: &Session) -> StartMatch {
    StartMatch(fresh(session).with_sides_swapped())
}

/// Two buttons side by side, or one below the other where their texts are too long for that. Returns the one that was pressed.
pub(super) fn pair(ui: &mut Ui, labels: [Message; 2]) -> Option<usize> {
    // Content above that is too wide must not make it wider than what is in sight.
    let whole = ui.available_width().min(ui.clip_rect().right() - ui.cursor().left());
    let gap = ui.spacing().item_spacing.x;
    let half = (whole - gap) / 2.0;
    let padding = 2.0 * ui.spacing().button_padding.x;
    let width = |label: &Message| ui.painter().layout_no_wrap(ui.say(label), strong(17.0), TEXT).size().x;
    let fits = labels.iter().all(|label| width(label) + padding <= half);
    let mut pressed = None;
    let offer = |ui: &mut Ui, width: f32| {
        for (i, label) in labels.into_iter().enumerate() {
            if button(ui, label, width, true).clicked() {
                pressed = Some(i);
            }
        }
    };
    if fits {
        ui.horizontal(|ui| offer(ui, half));
    } else {
        offer(ui, whole);
    }
    pressed
}
