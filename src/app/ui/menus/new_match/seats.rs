//! The players of a new match: their names, and which of them the computer plays.

use bevy_egui::egui::{ComboBox, Margin, RichText, TextEdit, Ui, vec2};

use super::draft::{Draft, THINKING, default_names};
use crate::app::session::Strength;
use crate::app::text::lay_out_field;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::theme::{CONTROL, FAINT};
use crate::app::ui::widgets::name_note;
use engine::Level;
use rules::Player;
use texts::msg;

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 18;

/// The names of both players.
pub(super) fn ask_names(ui: &mut Ui, draft: &mut Draft) {
    let defaults = default_names(draft);
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 8.0) / 2.0;
        for player in Player::BOTH {
            ui.allocate_ui(vec2(width, CONTROL), |ui| {
                ui.horizontal(|ui| {
                    emblem(ui, draft.kind(), player, 34.0);
                    let mut layouter = lay_out_field;
                    let name = TextEdit::singleline(&mut draft.names[player.index()])
                        .layouter(&mut layouter)
                        .hint_text(RichText::new(ui.say(&defaults[player.index()])).color(FAINT))
                        .char_limit(LONGEST_NAME)
                        .vertical_align(bevy_egui::egui::Align::Center)
                        .min_size(vec2(0.0, CONTROL))
                        .margin(Margin::symmetric(10, 4))
                        .desired_width(f32::INFINITY);
                    ui.add(name).on_hover_text(ui.say(&msg::new_match_name()));
                });
            });
        }
    });
    name_note(ui, draft.names.iter().map(String::as_str));
}

/// Who plays on each side: a person, or the computer.
pub(super) fn ask_seats(ui: &mut Ui, draft: &mut Draft) {
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 8.0) / 2.0;
        for player in Player::BOTH {
            choose_seat(ui, player, width, &mut draft.computers[player.index()]);
        }
    });
}

/// Who plays: a person, or the computer at one of its levels or with a time for each turn.
fn choose_seat(ui: &mut Ui, player: Player, width: f32, computer: &mut Option<Strength>) {
    let message = |seat: Option<Strength>| seat.map_or_else(msg::seat_person, Strength::seat_name);
    let list = ComboBox::from_id_salt(("seat", player.index())).width(width).height(520.0);
    list.selected_text(ui.say(&message(*computer))).show_ui(ui, |ui| {
        let (levels, times) = (Level::all().map(Strength::Level), THINKING.map(Strength::Seconds));
        for seat in std::iter::once(None).chain(levels.chain(times).map(Some)) {
            ui.selectable_value(computer, seat, ui.say(&message(seat)));
        }
    });
}
