//! Files of older formats: one function per format, from its own fields to those of the current one, in `match_file.rs`.
//!
//! | format | difference from the one before |
//! |---|---|
//! | 1 | |
//! | 2 | the result is data, not an English line; default names are not stored; players have seats; clock readings for undo |
//! | 3 | players can end a match: they resign, or agree to a draw |
//! | 4 | the computer can have a time for each turn instead of a level; the fields are those of format 3 |

use serde::Deserialize;

use super::match_file::{ClockFields, MatchFile, MatchResult, PlayerFields, PlayersFields, few_lines};
use crate::Seat;

#[derive(Deserialize)]
#[serde(rename = "Match", deny_unknown_fields)]
pub(super) struct Format1 {
    format: u32,
    game: String,
    rules: String,
    #[serde(deserialize_with = "Option::deserialize")]
    board: Option<String>,
    start: String,
    title: String,
    players: (String, String),
    /// The computer's levels. Matches between people lack this field.
    #[serde(default)]
    machines: (Option<u8>, Option<u8>),
    began: u64,
    changed: u64,
    #[serde(deserialize_with = "few_lines")]
    turns: Vec<String>,
    #[serde(deserialize_with = "few_lines")]
    undone: Vec<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    clock: Option<Clock1>,
    /// An English line, whose wording has changed over time.
    #[serde(deserialize_with = "Option::deserialize")]
    result: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
struct Clock1 {
    limit: u32,
    increment: u32,
    left_ms: (u64, u64),
}

/// The line becomes the reason of the result, which is not compared with the outcome: only that there is one counts.
pub(super) fn from_format_1(file: Format1) -> MatchFile {
    let Format1 { format, game, rules, board, start, title, began, changed, turns, undone, .. } = file;
    let player = |name: String, level: Option<u8>| PlayerFields {
        name: is_given(&name).then_some(name),
        seat: level.map_or(Seat::Human, Seat::Computer),
    };
    let ((one, two), (level_one, level_two)) = (file.players, file.machines);
    let clock =
        |Clock1 { limit, increment, left_ms }| ClockFields { limit, increment, left_ms, readings: None };
    let result = |reason| MatchResult { winner: None, reason };
    MatchFile {
        format,
        game,
        rules,
        board,
        start,
        title: Some(title),
        players: PlayersFields { one: player(one, level_one), two: player(two, level_two) },
        began,
        changed,
        turns,
        undone,
        clock: file.clock.map(clock),
        ended: None,
        result: file.result.map(result),
    }
}

#[derive(Deserialize)]
#[serde(rename = "Match", deny_unknown_fields)]
pub(super) struct Format2 {
    format: u32,
    game: String,
    rules: String,
    #[serde(deserialize_with = "Option::deserialize")]
    board: Option<String>,
    start: String,
    #[serde(deserialize_with = "Option::deserialize")]
    title: Option<String>,
    players: PlayersFields,
    began: u64,
    changed: u64,
    #[serde(deserialize_with = "few_lines")]
    turns: Vec<String>,
    #[serde(deserialize_with = "few_lines")]
    undone: Vec<String>,
    #[serde(deserialize_with = "Option::deserialize")]
    clock: Option<ClockFields>,
    #[serde(deserialize_with = "Option::deserialize")]
    result: Option<MatchResult>,
}

/// In format 2, matches ended only by the rules or by the clock.
pub(super) fn from_format_2(file: Format2) -> MatchFile {
    let Format2 { format, game, rules, board, start, title, players, began, changed, turns, .. } = file;
    MatchFile {
        format,
        game,
        rules,
        board,
        start,
        title,
        players,
        began,
        changed,
        turns,
        undone: file.undone,
        clock: file.clock,
        ended: None,
        result: file.result,
    }
}

/// The names that format 1 stored for players without a name of their own: in English, German, French, Dutch and Italian.
const COLOURS: [[&str; 5]; 4] = [
    ["White", "Weiß", "Blanc", "Wit", "Bianco"],
    ["Black", "Schwarz", "Noir", "Zwart", "Nero"],
    ["Red", "Rot", "Rouge", "Rood", "Rosso"],
    ["Blue", "Blau", "Bleu", "Blauw", "Blu"],
];
/// The names that it stored for the computer, which its level followed.
const COMPUTERS: [&str; 3] = ["Machine ", "Maschine ", "Macchina "];

/// Whether this name was entered by a player, not generated.
fn is_given(name: &str) -> bool {
    let is_level = |rest: &str| !rest.is_empty() && rest.bytes().all(|digit| digit.is_ascii_digit());
    let is_computer = COMPUTERS.iter().filter_map(|computer| name.strip_prefix(computer)).any(is_level);
    !is_computer && !COLOURS.as_flattened().contains(&name)
}
