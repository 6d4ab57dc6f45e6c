//! The file with the games that were played, so that a measurement can be continued.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use record::{FileError, path_of, read_text_file, write_file};
use serde::{Deserialize, Serialize};

use super::super::self_play::PlayedGame;
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

#[derive(Debug)]
pub(super) struct GameRecord {
    file: File,
    path: PathBuf,
}

impl GameRecord {
    /// Opens a file, or creates it; returns it with the games in it.
    pub(super) fn open(path: &Path, measures: String) -> Result<(Self, Vec<PlayedGame>), CommandError> {
        let fault = |what: &str| CommandError::Usage(format!("--resume: {}: {what}", path.display()));
        let head = Balance { format: FORMAT, measures };
        let path = path_of(path);
        let text = match read_text_file(&path, LARGEST) {
            Err(FileError::Missing) => String::new(),
            text => text.map_err(|error| fault(&error.to_string()))?,
        };
        let mut games: Vec<PlayedGame> = Vec::new();
        let mut lines = text.trim_start().lines();
        if let Some(first) = lines.next() {
            let found: Balance =
                ron::from_str(first).map_err(|_| fault("it is not a file of this command"))?;
            if found != head {
                return Err(fault(&format!("it belongs to another measurement: {}", found.measures)));
            }
            // A program that was killed may have left half a line.
            games.extend(lines.filter_map(|line| ron::from_str(line).ok()));
        }
        // Written anew, as no line can be appended to what an editor may have made of it.
        let lines = std::iter::once(text_of(&head)).chain(games.iter().map(text_of));
        let whole: String = lines.map(|line| line + "\n").collect();
        write_file(&path, whole.as_bytes()).map_err(|error| fault(&error.to_string()))?;
        let file = OpenOptions::new().append(true).open(&path).map_err(|error| fault(&error.to_string()))?;
        Ok((Self { file, path }, games))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &PlayedGame) -> Result<(), CommandError> {
        let path = self.path.display();
        writeln!(self.file, "{}", text_of(game))
            .map_err(|error| CommandError::Output(io::Error::new(error.kind(), format!("{path}: {error}"))))
    }
}

/// Numbers and texts can always be written.
fn text_of(line: &impl Serialize) -> String {
    ron::to_string(line).unwrap_or_default()
}
