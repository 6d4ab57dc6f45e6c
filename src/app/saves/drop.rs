//! Files that are dropped onto the window: maps and layouts, to be kept and played on, and matches.

use std::path::Path;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::layouts::UserLayouts;
use super::library::ReadMatch;
use super::maps::UserMaps;
use super::user_files::UserFile;
use crate::app::AppSystems;
use crate::games::GameKind;
use crate::games::kulami::NamedLayout;
use crate::games::napoleon::Map;
use crate::i18n::{say_with, tell};
use crate::record::{SavedMatch, read_text_file};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_files.in_set(AppSystems::Input).run_if(on_message::<FileDragAndDrop>));
}

/// Fact: a file came, and this is what became of it.
#[derive(Event, Clone, Debug)]
pub(crate) struct BoardReceived {
    /// A sentence for the player.
    pub(crate) told: String,
    /// The game that it is for, with the board's name for people and its text, if it can be played on.
    pub(crate) board: Option<(GameKind, String, String)>,
}

/// The largest file of any kind.
const LARGEST: u64 = SavedMatch::LARGEST;

fn take_files(
    mut drops: MessageReader<FileDragAndDrop>,
    mut maps: ResMut<UserMaps>,
    mut layouts: ResMut<UserLayouts>,
    mut commands: Commands,
) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            match take_file(path_buf, &mut maps, &mut layouts) {
                Came::Board(came) => commands.trigger(came),
                Came::Match(text) => commands.trigger(ReadMatch(text)),
            }
        }
    }
}

/// What a file holds.
enum Came {
    Board(BoardReceived),
    /// The text of a match.
    Match(String),
}

fn take_file(path: &Path, maps: &mut UserMaps, layouts: &mut UserLayouts) -> Came {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let refused = |why: String| {
        let told = say_with("own-fault", &[("file", name.to_string().into()), ("fault", why.into())]);
        Came::Board(BoardReceived { told, board: None })
    };
    let text = match read_text_file(path, LARGEST) {
        Ok(text) => text,
        Err(error) => return refused(tell("file", &error)),
    };
    if text.trim_start().starts_with("Match") {
        return Came::Match(text);
    }
    let taken = if text.trim_start().starts_with("Layout") {
        NamedLayout::from_file(&text).map(|named| {
            (layouts.keep(&named), (GameKind::Kulami, named.name.clone(), named.layout.to_string()))
        })
    } else {
        Map::from_file(&text)
            .map(|map| (maps.keep(&map), (GameKind::Napoleon, map.name().to_owned(), map.ron().to_owned())))
    };
    match taken {
        // Whether it could be kept or not, it can be played on.
        Ok((Ok(told) | Err(told), board)) => Came::Board(BoardReceived { told, board: Some(board) }),
        Err(fault) => refused(fault),
    }
}
