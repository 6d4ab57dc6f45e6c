//! The file with the games that were played, so that a measurement can be continued.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use record::{FileError, path_of, read_text_file, write_file};
use rules::Player;
use serde::{Deserialize, Serialize};

use spieltisch::command_line::CommandError;

/// The largest file that is read, in bytes: enough for a million games.
const LARGEST: u64 = 128 * 1024 * 1024;
const FORMAT: u32 = 2;

/// The first line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Balance {
    format: u32,
    /// All that the games depend on, but for their number.
    measures: String,
}

/// A game that was played; a line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Game {
    /// Which game of the series, from 0.
    pub(super) number: u32,
    pub(super) winner: Option<Player>,
    pub(super) has_first_won: Option<bool>,
    pub(super) is_swapped: bool,
    pub(super) turns: usize,
    /// A hash of what was played.
    pub(super) line: u64,
    /// The identifier of what ended it.
    pub(super) end: String,
}

#[derive(Debug)]
pub(super) struct GameRecord {
    file: File,
    path: PathBuf,
}

impl GameRecord {
    /// Opens a file, or creates it; returns it with the games in it.
    pub(super) fn open(path: &Path, measures: String) -> Result<(Self, Vec<Game>), CommandError> {
        let fault = |what: &str| CommandError::Usage(format!("--resume: {}: {what}", path.display()));
        let head = Balance { format: FORMAT, measures };
        let mut games = Vec::new();
        let path = path_of(path);
        let text = match read_text_file(&path, LARGEST) {
            Err(FileError::Missing) => String::new(),
            text => text.map_err(|error| fault(&error.to_string()))?,
        };
        let text = text.trim_start();
        let exists = !text.is_empty();
        if exists {
            let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
            let found: Balance =
                ron::from_str(first).map_err(|_| fault("it is not a file of this command"))?;
            if found != head {
                return Err(fault(&format!("it belongs to another measurement: {}", found.measures)));
            }
            // A program that was killed may have left half a line.
            games = rest.lines().filter_map(|line| ron::from_str(line).ok()).collect();
        }
        // An editor may have saved it as something that no line can be appended to.
        if exists && !fs::read(&path).is_ok_and(|bytes| bytes.starts_with(text.trim_end().as_bytes())) {
            write_file(&path, text.as_bytes()).map_err(|error| fault(&error.to_string()))?;
        }
        let opened = OpenOptions::new().create(true).append(true).open(&path);
        let file = opened.map_err(|error| fault(&error.to_string()))?;
        let mut record = Self { file, path };
        if exists {
            // What follows half a line begins a line of its own.
            record.write("")?;
        } else {
            record.write(&text_of(&head))?;
        }
        Ok((record, games))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &Game) -> Result<(), CommandError> {
        self.write(&text_of(game))
    }

    fn write(&mut self, line: &str) -> Result<(), CommandError> {
        let path = self.path.display();
        writeln!(self.file, "{line}")
            .map_err(|error| CommandError::Output(io::Error::new(error.kind(), format!("{path}: {error}"))))
    }
}

/// Numbers and texts can always be written.
fn text_of(line: &impl Serialize) -> String {
    ron::to_string(line).unwrap_or_default()
}
