//! The start of a game as the options Game, Rules, Layout and Map describe it, in whatever order they are set.

use std::ffi::{OsStr, OsString};

use rules::{AnyGame, BoardKind, GameKind};

use crate::command_line::CommandError;
use crate::command_line::position::{read_board, set_up};

/// What was said about the start. Whatever does not fit the game is kept: the game may be named later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StartOptions {
    pub(super) kind: GameKind,
    pub(super) rules: String,
    pub(super) layout: Option<OsString>,
    pub(super) map: Option<OsString>,
}

/// The start that follows: what was said, as far as it fits the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Start {
    pub(super) kind: GameKind,
    rules: String,
    /// The layout or map as text.
    board: Option<String>,
    position: AnyGame,
}

impl StartOptions {
    /// The start with everything that fits the game, and in one line what does not.
    ///
    /// # Errors
    /// Never: the usual start of each game is valid.
    pub(super) fn start(&self) -> Result<(Start, Option<String>), CommandError> {
        let kind = self.kind;
        let mut start =
            Start { kind, rules: String::new(), board: None, position: set_up(kind, "", None, None)? };
        let (mut rules, mut unfit) = ("", Vec::new());
        match Start::of(kind, &self.rules, None, None) {
            Ok(with_rules) => (start, rules) = (with_rules, &self.rules),
            Err(fault) => unfit.push(reason(&fault)),
        }
        for (layout, map) in [(self.layout.as_deref(), None), (None, self.map.as_deref())] {
            if layout.is_some() || map.is_some() {
                match Start::of(kind, rules, layout, map) {
                    Ok(with_board) => start = with_board,
                    Err(fault) => unfit.push(reason(&fault)),
                }
            }
        }
        let unfit = (!unfit.is_empty()).then(|| format!("not used: {}", unfit.join("; ")));
        Ok((start, unfit))
    }

    pub(super) fn check(&self) -> Result<(), CommandError> {
        Start::of(self.kind, &self.rules, self.layout.as_deref(), self.map.as_deref()).map(|_| ())
    }

    pub(super) fn with_rules(&self, rules: &str) -> Result<Self, CommandError> {
        fits(self.kind, &GameKind::ALL, |kind| Start::of(kind, rules, None, None))?;
        Ok(Self { rules: rules.to_owned(), ..self.clone() })
    }

    /// The option Layout with this text, or none.
    pub(super) fn with_layout(&self, layout: Option<String>) -> Result<Self, CommandError> {
        let layout = layout.map(OsString::from);
        if let Some(text) = &layout {
            fits(self.kind, &played_on(BoardKind::Layout), |kind| Start::of(kind, "", Some(text), None))?;
        }
        Ok(Self { layout, ..self.clone() })
    }

    /// The option Map with this name or file, or none.
    pub(super) fn with_map(&self, map: Option<String>) -> Result<Self, CommandError> {
        let map = map.map(OsString::from);
        if let Some(text) = &map {
            fits(self.kind, &played_on(BoardKind::Map), |kind| Start::of(kind, "", None, Some(text)))?;
        }
        Ok(Self { map, ..self.clone() })
    }
}

fn played_on(board: BoardKind) -> Vec<GameKind> {
    let is_on = |kind: &GameKind| kind.board_files().is_some_and(|files| files.kind == board);
    GameKind::ALL.into_iter().filter(is_on).collect()
}

/// Checks that an option fits one of these games.
///
/// # Errors
/// Why it does not fit the present game, if that is one of them, or else the first.
fn fits(
    present: GameKind,
    kinds: &[GameKind],
    start: impl Fn(GameKind) -> Result<Start, CommandError>,
) -> Result<(), CommandError> {
    let mut first_fault = None;
    let present_first = kinds.iter().filter(|kind| **kind == present).chain(kinds);
    for kind in present_first {
        match start(*kind) {
            Ok(_) => return Ok(()),
            Err(fault) => first_fault = first_fault.or(Some(fault)),
        }
    }
    first_fault.map_or(Ok(()), Err)
}

impl Start {
    fn of(
        kind: GameKind,
        rules: &str,
        layout: Option<&OsStr>,
        map: Option<&OsStr>,
    ) -> Result<Self, CommandError> {
        let board = read_board(kind, layout, map)?;
        let position = set_up(kind, rules, board.as_deref(), None)?;
        Ok(Self { kind, rules: rules.to_owned(), board, position })
    }

    /// The start, or the position that a string describes.
    pub(super) fn position(&self, string: Option<&str>) -> Result<AnyGame, String> {
        match string {
            None => Ok(self.position.clone()),
            Some(_) => {
                set_up(self.kind, &self.rules, self.board.as_deref(), string).map_err(|fault| reason(&fault))
            }
        }
    }
}

/// The text of an error, without the dashes of a command-line argument.
pub(super) fn reason(fault: &CommandError) -> String {
    fault.to_string().trim_start_matches("--").to_owned()
}
