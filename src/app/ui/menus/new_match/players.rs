//! The players of a new match. The usual choices: against whom, and then the computer's level and one's side, or two names; and for
//! each side, who plays there.

use bevy_egui::egui::{ComboBox, Ui, vec2};

use super::draft::{Draft, Opponent, THINKING, default_names};
use crate::app::session::Strength;
use crate::app::settings::SideChoice;
use crate::app::text::lay_out_field;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{choose, choose_row, faint, name_note, row, segments, text_field};
use engine::Level;
use rules::Player;
use texts::{Message, level_name, msg, player_name};

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 18;

/// Another person, or the computer.
pub(super) fn choose_opponent(ui: &mut Ui, draft: &mut Draft) {
    let labels = [msg::title_two_players(), msg::title_computer()];
    let chosen = match draft.computers {
        [None, None] => Some(0),
        [Some(_), Some(_)] => None,
        _ => Some(1),
    };
    match segments(ui, &labels, chosen) {
        Some(0) => draft.choose_opponent(Opponent::Person),
        Some(_) => draft.choose_opponent(Opponent::Computer),
        None => {}
    }
}

/// What is asked about this opponent.
pub(super) fn ask_usual(ui: &mut Ui, draft: &mut Draft) {
    match (draft.computer(), draft.computers) {
        (Some(strength), _) => {
            choose_strength(ui, draft, strength);
            choose_side(ui, draft);
        }
        (None, [None, None]) => ask_names(ui, draft),
        // The computer plays against itself.
        _ => {}
    }
}

/// One of the levels, or the time that the computer has for each turn.
fn choose_strength(ui: &mut Ui, draft: &mut Draft, strength: Strength) {
    row(ui, msg::new_match_strength(), |ui| {
        ui.vertical(|ui| {
            let is_timed = matches!(strength, Strength::Seconds(_));
            let ways = [msg::new_match_level(), msg::new_match_thinking()];
            if let Some(way) = segments(ui, &ways, Some(usize::from(is_timed))) {
                draft.seconds = (way == 1).then_some(draft.seconds.unwrap_or(THINKING[1]));
                draft.choose_opponent(Opponent::Computer);
            }
            match strength {
                Strength::Level(level) => choose_level(ui, draft, level),
                Strength::Seconds(seconds) => choose_seconds(ui, draft, seconds),
            }
        });
    });
}

fn choose_level(ui: &mut Ui, draft: &mut Draft, level: Level) {
    let levels: Vec<Level> = Level::all().collect();
    let name = |level: Level| Message::verbatim(level.number().to_string());
    if let Some(level) = choose(ui, &levels, name, level) {
        draft.level = level;
        draft.choose_opponent(Opponent::Computer);
    }
    faint(ui, level_name(level));
}

fn choose_seconds(ui: &mut Ui, draft: &mut Draft, seconds: u16) {
    if let Some(seconds) = choose(ui, &THINKING, msg::new_match_thinking_seconds, seconds) {
        draft.seconds = Some(seconds);
        draft.choose_opponent(Opponent::Computer);
    }
    faint(ui, msg::new_match_thinking_note());
}

fn choose_side(ui: &mut Ui, draft: &mut Draft) {
    let kind = draft.kind;
    let name = |side| match side {
        SideChoice::First => player_name(kind, Player::One),
        SideChoice::Second => player_name(kind, Player::Two),
        SideChoice::Random => msg::new_match_random_side(),
    };
    if choose_row(ui, msg::new_match_side(), &SideChoice::ALL, name, &mut draft.side) {
        draft.choose_opponent(Opponent::Computer);
    }
}

/// The names of both players.
fn ask_names(ui: &mut Ui, draft: &mut Draft) {
    let defaults = default_names(draft);
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 8.0) / 2.0;
        for player in Player::BOTH {
            ui.allocate_ui(vec2(width, CONTROL), |ui| {
                ui.horizontal(|ui| {
                    emblem(ui, draft.kind(), player, 34.0);
                    let mut layouter = lay_out_field;
                    let name = text_field(ui, &mut draft.names[player.index()], &defaults[player.index()])
                        .layouter(&mut layouter)
                        .char_limit(LONGEST_NAME)
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
