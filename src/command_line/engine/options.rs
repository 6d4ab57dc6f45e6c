//! What a match runner can set.

use spieltisch::engine::{LEVELS, Level, Skill, skill};
use spieltisch::games::{AnyGame, GameKind};

use super::commands::short;
use crate::command_line::CommandError;
use crate::command_line::position::{read_board, set_up};

/// The most megabytes, threads and lines.
const MOST_MEGABYTES: usize = 4_096;
const MOST_THREADS: usize = 64;
const MOST_LINES: usize = 100;
/// What stands for a text of no letters.
const EMPTY: &str = "<empty>";

/// The options, with the start that they describe.
#[derive(Clone, Debug)]
pub(super) struct Options {
    kind: GameKind,
    rules: String,
    layout: Option<String>,
    map: Option<String>,
    /// The board that the layout or the map names, as text.
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
    /// The game, or how it starts.
    Start,
    /// The size of the memory.
    Memory,
    /// How it thinks.
    Thinking,
}

impl Options {
    /// The options as they are when nothing was set.
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

    /// A line for each, as the interface wants it.
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

    /// Sets an option by its name, whose letters may be large or small.
    ///
    /// # Errors
    /// Why not; then nothing changes.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        let spin = |least: usize, most: usize| {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| {
                format!("{name}: ‘{}’ is no whole number from {least} to {most}", short(value))
            })
        };
        let text = if value == EMPTY { "" } else { value };
        let named = || Some(text.to_owned()).filter(|text| !text.is_empty());
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                let kind =
                    value.to_ascii_lowercase().parse().map_err(|unknown| format!("Game: {unknown}"))?;
                // Rules, layout and map are those of the game before.
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
                Ok(Changed::Thinking)
            }
            "hash" => {
                self.megabytes = spin(1, MOST_MEGABYTES)?;
                Ok(Changed::Memory)
            }
            "level" => {
                self.level = Level::new(spin(0, LEVELS)? as u8);
                Ok(Changed::Thinking)
            }
            "multipv" => {
                self.lines = spin(1, MOST_LINES)?;
                Ok(Changed::Thinking)
            }
            _ => Err(format!(
                "‘{}’ is no option (there are: Game, Rules, Layout, Map, Threads, Hash, Level, MultiPV)",
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

    /// The start of the game, or the position that a string describes.
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

    /// How the level plays that is set; nothing at full strength.
    pub(super) fn skill(&self) -> Option<Skill> {
        self.level.map(|level| skill(self.kind, level))
    }
}

/// What is wrong, without the dashes that an argument of the program would have.
pub(super) fn reason(fault: &CommandError) -> String {
    fault.to_string().trim_start_matches("--").to_owned()
}
