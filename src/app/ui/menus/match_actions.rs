//! What the pause menu and the result share: a new match of the same game, and pairs of buttons.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::new_match::Draft;
use crate::app::session::Session;
use crate::app::state::Menu;
use crate::app::ui::language::Say;
use crate::app::ui::theme::{TEXT, strong};
use crate::app::ui::widgets::button;
use texts::Message;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(open_new_match);
}

/// A request for the dialog for a new match of the same game.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct NewMatchOfGame;

fn open_new_match(
    _: On<NewMatchOfGame>,
    session: Session,
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if draft.kind() != session.kind() {
        *draft = Draft::new(session.kind());
    }
    menu.set(Menu::NewMatch);
}

/// Two buttons side by side, or one below the other where their texts are too long for that. Returns the one that was pressed.
pub(crate) fn pair(ui: &mut Ui, labels: [Message; 2]) -> Option<usize> {
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
