//! The options that the other program can set.

use std::ffi::OsStr;

use engine::{LEVELS, Level};
use rules::GameKind;

use super::commands::short;
use super::start::{Start, StartOptions, reason};
use crate::command_line::CommandError;
use crate::command_line::errors::one_line;

/// The largest values of `Hash`, `Threads` and `MultiPV`.
const MOST_MEGABYTES: usize = 4_096;
const MOST_THREADS: usize = 64;
const MOST_LINES: usize = 100;
const EMPTY: &str = "<empty>";

/// The options, with the start position that they describe.
#[derive(Clone, Debug)]
pub(super) struct Options {
    said: StartOptions,
    pub(super) start: Start,
    /// What is reported as the options' defaults.
    defaults: StartOptions,
    pub(super) threads: usize,
    pub(super) megabytes: usize,
    pub(super) level: Option<Level>,
    pub(super) lines: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Changed {
    /// The game or its start position; and in one line what does not fit the game, if anything.
    Start(Option<String>),
    /// Nothing yet, for this reason: it does not fit the game.
    Later(Option<String>),
    Memory,
    Search,
}

impl Options {
    pub(super) fn new(said: StartOptions) -> Result<Self, CommandError> {
        said.check()?;
        let (start, _) = said.start()?;
        let defaults = said.clone();
        Ok(Self { said, start, defaults, threads: 1, megabytes: 16, level: None, lines: 1 })
    }

    /// One `option` line for each.
    pub(super) fn listed(&self) -> Vec<String> {
        let StartOptions { kind, rules, layout, map } = &self.defaults;
        let default = |text: Option<&OsStr>| {
            let text = text.filter(|text| !text.is_empty()).unwrap_or(EMPTY.as_ref());
            one_line(&text.to_string_lossy())
        };
        let games: String = GameKind::ALL.iter().map(|kind| format!(" var {kind}")).collect();
        vec![
            format!("option name Game type combo default {kind}{games}"),
            format!("option name Rules type string default {}", default(Some(rules.as_ref()))),
            format!("option name Layout type string default {}", default(layout.as_deref())),
            format!("option name Map type string default {}", default(map.as_deref())),
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
                self.start_as(Ok(StartOptions { kind, ..self.said.clone() }))
            }
            "rules" => self.start_as(self.said.with_rules(text)),
            "layout" => self.start_as(self.said.with_layout(named())),
            "map" => self.start_as(self.said.with_map(named())),
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

    fn start_as(&mut self, said: Result<StartOptions, CommandError>) -> Result<Changed, String> {
        let said = said.map_err(|fault| reason(&fault))?;
        let (start, unfit) = said.start().map_err(|fault| reason(&fault))?;
        self.said = said;
        let has_changed = start != self.start;
        self.start = start;
        Ok(if has_changed { Changed::Start(unfit) } else { Changed::Later(unfit) })
    }
}
