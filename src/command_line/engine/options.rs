//! The options that the other program can set.

use spieltisch::engine::{LEVELS, Level, Skill, skill};
use spieltisch::games::{AnyGame, GameKind};

use super::commands::short;
use crate::command_line::CommandError;
use crate::command_line::position::{read_board, set_up};

/// The largest values of `Hash`, `Threads` and `MultiPV`.
const MOST_MEGABYTES: usize = 4_096;
const MOST_THREADS: usize = 64;
const MOST_LINES: usize = 100;
/// Stands for an empty string.
const EMPTY: &str = "<empty>";

/// The options, with the start position that they describe.
#[derive(Clone, Debug)]
pub(super) struct Options {
    kind: GameKind,
    rules: String,
    layout: Option<String>,
    map: Option<String>,
    /// The board that the layout or map names, as text.
    board: Option<String>,
    start: AnyGame,
    pub(super) threads: usize,
    pub(super) megabytes: usize,
    pub(super) level: Option<Level>,
    pub(super) lines: usize,
}

/// What an option changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Changed {
    /// The game or its start position.
    Start,
    /// The memory size.
    Memory,
    /// The search.
    Search,
}

impl Options {
    /// The defaults.
    ///
    /// # Errors
    /// Never: the start of each game is valid.
    pub(super) fn usual() -> Result<Self, CommandError> {
        let kind = GameKind::Netzwerk;
        Ok(Self {
            kind,
            rules: String::new(),
            layout: None,
            map: None,
            board: None,
            start: set_up(kind, "", None, None)?,
            threads: 1,
            megabytes: 16,
            level: None,
            lines: 1,
        })
    }

    /// One `option` line for each.
    pub(super) fn listed(&self) -> Vec<String> {
        let games: String = GameKind::ALL.iter().map(|kind| format!(" var {kind}")).collect();
        vec![
            format!("option name Game type combo default {}{games}", GameKind::Netzwerk),
            format!("option name Rules type string default {EMPTY}"),
            format!("option name Layout type string default {EMPTY}"),
            format!("option name Map type string default {EMPTY}"),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            format!("option name Hash type spin default 16 min 1 max {MOST_MEGABYTES}"),
            format!("option name Level type spin default 0 min 0 max {LEVELS}"),
            format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
        ]
    }

    /// Sets an option by its name, which is not case-sensitive.
    ///
    /// # Errors
    /// The reason why it was rejected; nothing changes.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        let spin = |least: usize, most: usize| {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| {
                format!("{name}: ‘{}’ is not a whole number from {least} to {most}", short(value))
            })
        };
        let text = if value == EMPTY { "" } else { value };
        let named = || Some(text.to_owned()).filter(|text| !text.is_empty());
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                let kind =
                    value.to_ascii_lowercase().parse().map_err(|unknown| format!("Game: {unknown}"))?;
                // Rules, layout and map belong to the previous game.
                if kind != self.kind {
                    self.start_as(kind, String::new(), None, None)?;
                }
                Ok(Changed::Start)
            }
            "rules" => self.start_as(self.kind, text.to_owned(), self.layout.clone(), self.map.clone()),
            "layout" => self.start_as(self.kind, self.rules.clone(), named(), self.map.clone()),
            "map" => self.start_as(self.kind, self.rules.clone(), self.layout.clone(), named()),
            "threads" => {
                self.threads = spin(1, MOST_THREADS)?;
                Ok(Changed::Search)
            }
            "hash" => {
                self.megabytes = spin(1, MOST_MEGABYTES)?;
                Ok(Changed::Memory)
            }
            "level" => {
                self.level = Level::new(spin(0, LEVELS)? as u8);
                Ok(Changed::Search)
            }
            "multipv" => {
                self.lines = spin(1, MOST_LINES)?;
                Ok(Changed::Search)
            }
            _ => Err(format!(
                "‘{}’ is not an option (options: Game, Rules, Layout, Map, Threads, Hash, Level, MultiPV)",
                short(name)
            )),
        }
    }

    fn start_as(
        &mut self,
        kind: GameKind,
        rules: String,
        layout: Option<String>,
        map: Option<String>,
    ) -> Result<Changed, String> {
        let start = read_board(kind, layout.as_deref(), map.as_deref())
            .and_then(|board| Ok((set_up(kind, &rules, board.as_deref(), None)?, board)));
        let (start, board) =
            start.map_err(|fault| format!("{}; the option Game comes first", reason(&fault)))?;
        *self = Self { kind, rules, layout, map, board, start, ..self.clone() };
        Ok(Changed::Start)
    }

    /// The start position, or the one that a string describes.
    ///
    /// # Errors
    /// What is wrong with the string.
    pub(super) fn position(&self, string: Option<&str>) -> Result<AnyGame, String> {
        match string {
            None => Ok(self.start.clone()),
            Some(_) => {
                set_up(self.kind, &self.rules, self.board.as_deref(), string).map_err(|fault| reason(&fault))
            }
        }
    }

    /// The skill of the level that is set; `None` at full strength.
    pub(super) fn skill(&self) -> Option<Skill> {
        self.level.map(|level| skill(self.kind, level))
    }
}

/// The text of an error, without the dashes of a command-line argument.
pub(super) fn reason(fault: &CommandError) -> String {
    fault.to_string().trim_start_matches("--").to_owned()
}
