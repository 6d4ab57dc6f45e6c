//! The arguments that describe a position.

use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::path::PathBuf;

use clap::Args;
use record::{Match, path_of, read_text_file};
use rules::text::clean_text;
use rules::{AnyGame, BoardFiles, BoardKind, GameKind, SetUpError};

use super::CommandError;

/// A game and a position of it.
#[derive(Clone, Debug, Args)]
pub struct PositionArguments {
    #[arg(value_name = "GAME", help = format!("The game: {}", game_names()))]
    game: GameKind,
    #[command(flatten)]
    place: PlaceArguments,
}

/// The rules and the board of a game that is given elsewhere.
#[derive(Clone, Debug, Default, Args)]
pub struct BoardArguments {
    #[arg(long, value_name = "KEY=VALUE,…", default_value = "", hide_default_value = true, help = about_rules(), long_help = list_rules())]
    pub(super) rules: String,
    #[arg(long, value_name = "LAYOUT", help = about_layout())]
    pub(super) layout: Option<OsString>,
    #[arg(long, value_name = "NAME|FILE", help = about_map())]
    pub(super) map: Option<OsString>,
}

/// A position of a game that is given elsewhere.
#[derive(Clone, Debug, Default, Args)]
pub struct PlaceArguments {
    #[command(flatten)]
    on: BoardArguments,
    /// The position to start from [default: the start of a game]
    #[arg(long, value_name = "STRING")]
    position: Option<String>,
    /// Actions to play from there, separated by spaces
    #[arg(
        long,
        value_name = "\"A B C\"",
        default_value = "",
        hide_default_value = true,
        allow_hyphen_values = true
    )]
    moves: String,
}

/// The names of the games, for help texts.
pub fn game_names() -> String {
    GameKind::names()
}

/// The rules options and presets of each game, for help texts.
fn about_rules() -> String {
    let of_game = |kind: GameKind| {
        let keys: Vec<&str> = kind.options().iter().map(|option| option.key).collect();
        let presets: Vec<&str> = kind.presets().into_iter().map(|(name, _)| name).collect();
        let presets =
            if presets.is_empty() { String::new() } else { format!("; presets: {}", presets.join(", ")) };
        format!("{kind} ({}{presets})", keys.join(", "))
    };
    format!("Rules options, or a preset and changes to it: {}", GameKind::ALL.map(of_game).join(", "))
}

/// The same with the values of each option, the default first.
fn list_rules() -> String {
    let mut text =
        "Rules options, or a preset and changes to it. The values of each option, the default first:\n"
            .to_owned();
    for kind in GameKind::ALL {
        text += &format!("\n{kind}:");
        for option in kind.options() {
            text += &format!("\n  {}={}", option.key, option.values.join("|"));
        }
        for (name, rules) in kind.presets() {
            text += &format!("\n  {name}: a preset");
            if !rules.is_empty() {
                text += &format!(", {rules}");
            }
        }
    }
    text
}

fn about_layout() -> String {
    let names = board_names(BoardKind::Layout);
    format!("The layout of the panels: a built-in name ({names}), a text (AAB/AAB/…), or a file")
}

fn about_map() -> String {
    format!("The map: a built-in name ({}), or a file", board_names(BoardKind::Map))
}

/// The names of the built-in boards of a kind.
fn board_names(board: BoardKind) -> String {
    let is_on = |kind: &GameKind| kind.board_files().is_some_and(|files| files.kind == board);
    let boards = GameKind::ALL.into_iter().filter(is_on).flat_map(GameKind::boards);
    boards.map(|board| board.key).collect::<Vec<_>>().join(", ")
}

impl PositionArguments {
    /// The match up to the position that the arguments describe.
    pub fn set_up(&self) -> Result<Match<AnyGame>, CommandError> {
        self.place.set_up(self.game)
    }
}

impl PlaceArguments {
    /// The same with the house rules of the table, unless the options are given explicitly.
    #[cfg(feature = "app")]
    pub fn with_table_rules(mut self, kind: GameKind) -> Self {
        for rule in kind.table_rules().split(',').filter(|rule| !rule.is_empty()) {
            let key = rule.split_once('=').map_or(rule, |(key, _)| key);
            let is_given = self
                .on
                .rules
                .split(',')
                .any(|part| part.split_once('=').is_some_and(|(k, _)| k.trim() == key));
            if !is_given {
                let comma = if self.on.rules.trim().is_empty() { "" } else { "," };
                self.on.rules = format!("{}{comma}{rule}", self.on.rules);
            }
        }
        self
    }

    /// Whether no arguments are given, so that it is the start of a match.
    pub fn is_start(&self) -> bool {
        self.on.rules.is_empty()
            && self.on.layout.is_none()
            && self.on.map.is_none()
            && self.position.is_none()
            && self.moves.is_empty()
    }

    /// The match of `kind` up to the position that the arguments describe.
    pub fn set_up(&self, kind: GameKind) -> Result<Match<AnyGame>, CommandError> {
        let board = read_board(kind, self.on.layout.as_deref(), self.on.map.as_deref())?;
        let start = set_up(kind, &self.on.rules, board.as_deref(), self.position.as_deref())?;
        play_from(start, &self.moves)
    }
}

/// The board that the layout or map argument names, as text; `None` if there is neither.
pub fn read_board(
    kind: GameKind,
    layout: Option<&OsStr>,
    map: Option<&OsStr>,
) -> Result<Option<String>, CommandError> {
    let files = kind.board_files();
    let is_on = |board| files.is_some_and(|files| files.kind == board);
    if layout.is_some() && !is_on(BoardKind::Layout) {
        return Err(CommandError::Usage(format!("--layout: {} is not laid of panels", kind.title())));
    }
    if map.is_some() && !is_on(BoardKind::Map) {
        return Err(CommandError::Usage(format!("--map: {} is not played on a map", kind.title())));
    }
    match (files, layout.or(map)) {
        (Some(files), Some(argument)) => read_board_file(argument, kind, files).map(Some),
        _ => Ok(None),
    }
}

/// [`GameKind::set_up`] with errors that name the invalid argument.
pub fn set_up(
    kind: GameKind,
    rules: &str,
    board: Option<&str>,
    position: Option<&str>,
) -> Result<AnyGame, CommandError> {
    let position = position.map(clean_text);
    kind.set_up(&clean_text(rules), board, position.as_deref()).map_err(|error| {
        CommandError::Usage(match error {
            SetUpError::Rules(fault) => format!("--rules: {fault}"),
            SetUpError::OneBoard(_) | SetUpError::TwoBoards => format!("--layout: {error}"),
            SetUpError::Layout(faults) => format!("--layout: {faults}"),
            SetUpError::Map(fault) => format!("--map: {fault}"),
            SetUpError::Position(fault) => format!("--position: {fault}"),
            SetUpError::SwapInTurn => format!("--position: {error}"),
        })
    })
}

/// The match that starts from a position and continues with some actions.
///
/// # Errors
/// The first action that is not legal.
pub fn play_from(start: AnyGame, moves: &str) -> Result<Match<AnyGame>, CommandError> {
    let mut played = Match::new(start);
    played.play_text(&clean_text(moves)).map_err(|error| CommandError::Usage(format!("--moves: {error}")))?;
    Ok(played)
}

/// The text of a board in a file; a built-in name, or anything else that does not name a file, is returned unchanged.
fn read_board_file(argument: &OsStr, kind: GameKind, files: BoardFiles) -> Result<String, CommandError> {
    let text = argument.to_string_lossy();
    let Some(path) = as_file(argument, kind) else { return Ok(clean_text(&text).into_owned()) };
    let fault = |reason: &dyn Display| CommandError::Usage(format!("--{}: {text}: {reason}", files.kind));
    let content = read_text_file(&path, files.largest).map_err(|error| fault(&error))?;
    (files.read)(&content).map_err(|error| fault(&error))
}

/// The file that an argument names: anything that has the ending of a board's file or is an existing file, but is not the name of a board.
fn as_file(argument: &OsStr, kind: GameKind) -> Option<PathBuf> {
    let is_built_in = kind.boards().iter().any(|board| board.key == argument);
    let path = path_of(argument);
    let is_meant_as_file = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"));
    (!is_built_in && (is_meant_as_file || path.is_file())).then_some(path)
}
