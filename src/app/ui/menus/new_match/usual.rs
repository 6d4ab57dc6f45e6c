//! The usual choices for a new match, on a small card: against whom, and then the computer's level and one's side, or two names.

use bevy_egui::egui::Ui;

use super::draft::{Draft, MINUTES, Opponent, SECONDS, THINKING};
use super::seats::ask_names;
use crate::app::session::Strength;
use crate::app::settings::SideChoice;
use crate::app::ui::widgets::{faint, row, segments};
use engine::Level;
use rules::Player;
use texts::{Message, level_name, msg, option_name, option_value, player_name};

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
    let labels: Vec<Message> =
        levels.iter().map(|level| Message::verbatim(level.number().to_string())).collect();
    let chosen = levels.iter().position(|known| *known == level);
    if let Some(i) = segments(ui, &labels, chosen) {
        draft.level = levels[i];
        draft.choose_opponent(Opponent::Computer);
    }
    faint(ui, level_name(level));
}

fn choose_seconds(ui: &mut Ui, draft: &mut Draft, seconds: u16) {
    let labels = THINKING.map(msg::new_match_thinking_seconds);
    let chosen = THINKING.iter().position(|choice| *choice == seconds);
    if let Some(i) = segments(ui, &labels, chosen) {
        draft.seconds = Some(THINKING[i]);
        draft.choose_opponent(Opponent::Computer);
    }
    faint(ui, msg::new_match_thinking_note());
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
