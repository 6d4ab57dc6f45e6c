//! Files dropped onto the window, or named by a pasted path: matches, and boards to save and play on.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::backup::{BACKUP, RestoreBackup};
use super::boards::{TakenBoard, UserBoardsMut};
use super::import::ReadMatch;
use crate::app::AppSystems;
use crate::app::games::{choosers, game_of_file};
#[cfg(target_family = "wasm")]
use crate::app::platform::FileChosen;
#[cfg(target_family = "wasm")]
use record::FileError;
use record::{Backup, is_link, path_of, read_text_file};
use rules::GameKind;
use rules::file_format::{FileFormat, FormatError, struct_name};
#[cfg(target_family = "wasm")]
use rules::text::text_of;
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_files.in_set(AppSystems::Input).run_if(on_message::<FileDragAndDrop>))
        .add_observer(take_from_disk);
    #[cfg(target_family = "wasm")]
    app.add_systems(Update, take_chosen.in_set(AppSystems::Input).run_if(on_message::<FileChosen>));
}

/// Fact: a file was dropped, with this result.
#[derive(Event, Clone, Debug)]
pub(crate) struct BoardReceived {
    /// A message for the player.
    pub(crate) message: Message,
    /// The file's game, with the board's display name and text, if it can be played on.
    pub(crate) board: Option<(GameKind, String, String)>,
}

/// The maximum size of any file.
const LARGEST: u64 = Backup::LARGEST;
/// The struct name of match files.
pub(super) const MATCH: &str = stringify!(Match);

/// Request: take a file, as if it had been dropped.
#[derive(Event, Clone, Debug)]
pub(super) struct TakeFile(pub(super) PathBuf);

fn take_files(mut drops: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            commands.trigger(TakeFile(path_buf.clone()));
        }
    }
}

fn take_from_disk(request: On<TakeFile>, mut boards: UserBoardsMut, mut commands: Commands) {
    let path = &request.0;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let text = read_text_file(path, LARGEST).map_err(|error| error.message());
    announce(take_file(&name, text, &mut boards), &mut commands);
}

/// The file that a pasted text names: by its path or its address, as file managers copy them.
pub(super) fn named_file(text: &str) -> Option<PathBuf> {
    let line = text.lines().rev().map(str::trim).find(|line| !line.is_empty())?;
    // Some file managers put what is to be done before the address, in lines that a field has joined.
    let line = line.rfind("file://").map_or(line, |at| &line[at..]).trim_matches(['"', '\'']);
    let path = path_of(line);
    (path.is_absolute() && path.is_file()).then_some(path)
}

/// Files from a browser, which has read their bytes.
#[cfg(target_family = "wasm")]
fn take_chosen(mut files: MessageReader<FileChosen>, mut boards: UserBoardsMut, mut commands: Commands) {
    for FileChosen { name, content } in files.read() {
        let text = content.clone().and_then(text_of).ok_or_else(|| FileError::NoText.message());
        announce(take_file(name, text, &mut boards), &mut commands);
    }
}

fn announce(came: Came, commands: &mut Commands) {
    match came {
        Came::Board(came) => commands.trigger(came),
        Came::Match(text) => commands.trigger(ReadMatch(text)),
        Came::Backup(text) => commands.trigger(RestoreBackup(text)),
    }
}

/// The content of a file.
enum Came {
    Board(BoardReceived),
    /// A match as text, or its link.
    Match(String),
    /// A backup as text.
    Backup(String),
}

fn take_file(name: &str, text: Result<String, Message>, boards: &mut UserBoardsMut) -> Came {
    let refused = |why: Message| {
        let message = msg::own_fault(name, why);
        Came::Board(BoardReceived { message, board: None })
    };
    let text = match text {
        Ok(text) => text,
        Err(why) => return refused(why),
    };
    if text.trim().is_empty() {
        return refused(FormatError::Empty.message());
    }
    let holds = struct_name(&text);
    if holds == MATCH || is_link(&text) {
        return Came::Match(text);
    }
    if holds == BACKUP {
        return Came::Backup(text);
    }
    let game = game_of_file(holds);
    let folder = game.and_then(|(kind, chooser)| Some((kind, boards.folder(chooser.folder)?)));
    let Some((kind, folder)) = folder else { return refused(told_kinds()) };
    match folder.take(&text) {
        Ok(TakenBoard { message, title, text }) => {
            Came::Board(BoardReceived { message, board: Some((kind, title, text)) })
        }
        Err(fault) => refused(fault),
    }
}

/// The message that a file is of no supported kind, with the prefixes of those that are.
fn told_kinds() -> Message {
    let names = std::iter::once(MATCH).chain(choosers().map(|(_, chooser)| chooser.struct_name));
    let kinds = names.map(|name| format!("{name}(…)")).collect::<Vec<_>>().join(", ");
    msg::own_unknown_kind(kinds)
}
