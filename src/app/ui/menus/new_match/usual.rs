//! The usual choices for a new match, on a small card: against whom, and then the computer's level and one's side, or two names.

use bevy_egui::egui::Ui;

use super::draft::{Draft, MINUTES, Opponent, SECONDS};
use super::seats::ask_names;
use crate::app::settings::SideChoice;
use crate::app::ui::widgets::{faint, row, segments};
use crate::engine::Level;
use crate::games::Player;
use crate::i18n::{Message, level_name, msg, option_name, option_value, player_name};

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
        (Some(level), _) => {
            choose_level(ui, draft, level);
            choose_side(ui, draft);
        }
        (None, [None, None]) => ask_names(ui, draft),
        // The computer plays against itself.
        _ => {}
    }
}

fn choose_level(ui: &mut Ui, draft: &mut Draft, level: Level) {
    row(ui, msg::new_match_level(), |ui| {
        ui.vertical(|ui| {
            let levels: Vec<Level> = Level::all().collect();
            let labels: Vec<Message> =
                levels.iter().map(|level| Message::verbatim(level.number().to_string())).collect();
            let chosen = levels.iter().position(|known| *known == level);
            if let Some(i) = segments(ui, &labels, chosen) {
                draft.level = levels[i];
                draft.choose_opponent(Opponent::Computer);
            }
            faint(ui, level_name(level));
        });
    });
}

fn choose_side(ui: &mut Ui, draft: &mut Draft) {
    row(ui, msg::new_match_side(), |ui| {
        let labels = SideChoice::ALL.map(|side| match side {
            SideChoice::First => player_name(draft.kind(), Player::One),
            SideChoice::Second => player_name(draft.kind(), Player::Two),
            SideChoice::Random => msg::new_match_random_side(),
        });
        let chosen = SideChoice::ALL.iter().position(|side| *side == draft.side);
        if let Some(i) = segments(ui, &labels, chosen) {
            draft.side = SideChoice::ALL[i];
            draft.choose_opponent(Opponent::Computer);
        }
    });
}

/// What is chosen behind *More*: the board, the rules that are not the usual ones, the clock.
pub(super) fn summary(draft: &Draft) -> Message {
    let board = draft.board.iter().map(|(title, _)| title.clone());
    let options = draft.unusual_options().map(|(option, value)| {
        let name = option_name(draft.kind(), option);
        Message::joined([name, option_value(draft.kind(), option, value).into()], ": ")
    });
    let [minutes, seconds] = [MINUTES[draft.clock[0]], SECONDS[draft.clock[1]]];
    let clock = match (minutes, seconds) {
        (0, _) => vec![msg::new_match_clock_no_limit()],
        (_, 0) => vec![msg::new_match_clock_minutes(minutes)],
        _ => vec![msg::new_match_clock_minutes(minutes), msg::new_match_clock_seconds(seconds)],
    };
    Message::joined(board.chain(options).chain(clock), " · ")
}
