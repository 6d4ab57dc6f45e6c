//! The players of a new match: their names, and which of them the computer plays.

use bevy_egui::egui::{ComboBox, Margin, RichText, TextEdit, Ui, vec2};

use super::draft::{Draft, default_names};
use crate::app::ui::painting::emblem;
use crate::app::ui::theme::{CONTROL, FAINT};
use crate::engine::Level;
use crate::games::Player;
use crate::i18n::{say, say_with};

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 18;

pub(crate) fn ask_names(ui: &mut Ui, draft: &mut Draft) {
    let defaults = default_names(draft);
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 8.0) / 2.0;
        for player in Player::BOTH {
            ui.allocate_ui(vec2(width, CONTROL), |ui| {
                ui.horizontal(|ui| {
                    emblem(ui, draft.kind(), player, 34.0);
                    let name = TextEdit::singleline(&mut draft.names[player.index()])
                        .hint_text(RichText::new(&defaults[player.index()]).color(FAINT))
                        .char_limit(LONGEST_NAME)
                        .vertical_align(bevy_egui::egui::Align::Center)
                        .min_size(vec2(0.0, CONTROL))
                        .margin(Margin::symmetric(10, 4))
                        .desired_width(f32::INFINITY);
                    ui.add(name).on_hover_text(say("new-match-name"));
                });
            });
        }
    });
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 8.0) / 2.0;
        for player in Player::BOTH {
            choose_seat(ui, player, width, &mut draft.machines[player.index()]);
        }
    });
}

/// Who plays: a person, or the computer at one of its levels.
fn choose_seat(ui: &mut Ui, player: Player, width: f32, machine: &mut Option<Level>) {
    let told = |seat: Option<Level>| match seat {
        None => say("seat-person"),
        Some(level) => {
            let name = say(&format!("level-{}", level.number()));
            say_with("seat-machine", &[("level", level.number().into()), ("name", name.into())])
        }
    };
    let list = ComboBox::from_id_salt(("seat", player.index())).width(width).height(520.0);
    list.selected_text(told(*machine)).show_ui(ui, |ui| {
        for seat in std::iter::once(None).chain(Level::all().map(Some)) {
            ui.selectable_value(machine, seat, told(seat));
        }
    });
}
