//! The player's own boards: a folder for each game that has several. An unreadable file is reported and left alone.

use std::path::PathBuf;

use bevy::prelude::*;
use tracing::warn;

use crate::app::games::{BoardChooser, Layout, NamedBoard, NamedLayout, choosers};
use crate::app::platform::data_folder;
use crate::app::settings::Settings;
use crate::app::state::Menu;
use record::{FileError, Storage, file_name, shown_name};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UserBoards>()
        .add_systems(OnEnter(Menu::NewMatch), (look_for_layouts, look_for_others).chain())
        .add_systems(OnEnter(Menu::Designer), look_for_layouts)
        .add_observer(save_layout)
        .add_observer(delete_layout);
}

/// The file extension.
pub(crate) const ENDING: &str = "ron";

/// The player's own boards, by game.
#[derive(Resource)]
pub(crate) struct UserBoards(Vec<BoardFolder>);

/// The player's own boards of a game.
pub(crate) struct BoardFolder {
    chooser: &'static BoardChooser,
    storage: Result<Storage, FileError>,
    /// The files in the folder when it was last read.
    pub(crate) found: Vec<FoundBoard>,
}

/// A file in the player's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FoundBoard {
    pub(crate) file: String,
    /// Its content, or why it is unreadable.
    pub(crate) contents: Result<NamedBoard, Message>,
}

impl Default for UserBoards {
    fn default() -> Self {
        Self::of(data_folder)
    }
}

impl UserBoards {
    fn of(storage: impl Fn(&str) -> Result<Storage, FileError>) -> Self {
        let folder = |chooser: &'static BoardChooser| BoardFolder {
            chooser,
            storage: storage(chooser.folder),
            found: Vec::new(),
        };
        Self(choosers().map(|(_, chooser)| folder(chooser)).collect())
    }

    /// Boards in the folders that have these names.
    pub(crate) fn at(folder: impl Fn(&str) -> PathBuf) -> Self {
        Self::of(|name| Ok(Storage::at(folder(name))))
    }

    /// The folder of this name.
    pub(crate) fn folder(&self, name: &str) -> Option<&BoardFolder> {
        self.0.iter().find(|folder| folder.chooser.folder == name)
    }

    pub(super) fn folder_mut(&mut self, name: &str) -> Option<&mut BoardFolder> {
        self.0.iter_mut().find(|folder| folder.chooser.folder == name)
    }

    /// The folder that the designer saves layouts in.
    pub(crate) fn designed(&self) -> Option<&BoardFolder> {
        self.0.iter().find(|folder| folder.chooser.has_designer)
    }

    fn designed_mut(&mut self) -> Option<&mut BoardFolder> {
        self.0.iter_mut().find(|folder| folder.chooser.has_designer)
    }

    /// Each folder's name and storage.
    pub(super) fn storages(&self) -> impl Iterator<Item = Result<(&'static str, &Storage), Message>> {
        self.0.iter().map(|folder| Ok((folder.chooser.folder, folder.storage()?)))
    }
}

impl BoardFolder {
    fn storage(&self) -> Result<&Storage, Message> {
        let name = self.chooser.folder;
        self.storage.as_ref().map_err(|error| msg::own_folder_unusable(name, error.message()))
    }

    /// Reads the folder again.
    fn refresh(&mut self) -> Result<(), Message> {
        let storage = self.storage()?;
        let files = storage.list(ENDING).map_err(|error| folder_unreadable(storage, &error))?;
        let read = |file: String| {
            let text = storage.read(&file, self.chooser.largest).map_err(|error| error.message());
            FoundBoard { file, contents: text.and_then(|text| (self.chooser.read)(&text)) }
        };
        self.found = files.into_iter().map(read).collect();
        Ok(())
    }

    /// The file of this name, in any case.
    fn find(&self, file: &str) -> Option<&FoundBoard> {
        self.found.iter().find(|found| found.file.to_lowercase() == file)
    }

    /// Writes a file, and reads the folder again.
    fn write(&mut self, file: &str, board: &NamedBoard) -> Result<(), Message> {
        let saved = self.storage()?.write(file, &board.file);
        saved.map_err(|error| not_saved(file, &error))?;
        self.refresh()
    }

    /// Saves a board among the player's own and returns a message. Never overwrites a file.
    pub(super) fn import(&mut self, board: &NamedBoard) -> Result<Message, Message> {
        self.refresh()?;
        if self.readable().any(|other| other == board) {
            return Ok(msg::own_there_already(board.title.clone()));
        }
        let file = file_name(&board.title, ENDING);
        if self.find(&file).is_some() {
            return Err(msg::own_not_added(file));
        }
        self.write(&file, board)?;
        Ok(msg::own_added(board.title.clone()))
    }

    /// The readable boards.
    pub(crate) fn readable(&self) -> impl Iterator<Item = &NamedBoard> {
        self.found.iter().filter_map(|found| found.contents.as_ref().ok())
    }

    /// A message for each unreadable file.
    pub(crate) fn faults(&self) -> Vec<Message> {
        let fault =
            |found: &FoundBoard| Some(not_opened(&found.file, found.contents.as_ref().err()?.clone()));
        self.found.iter().filter_map(fault).collect()
    }

    /// Saves a layout. Overwrites only one of the same name, and only when it is saved twice.
    fn save(&mut self, name: &str, layout: Layout, replace: bool) -> Result<Message, Message> {
        let named = NamedLayout::new(name, layout).map_err(|error| msg::design_not_saved(error.message()))?;
        let board = NamedBoard::from(named);
        let file = file_name(&board.title, ENDING);
        self.refresh()?;
        match self.find(&file).map(|found| &found.contents) {
            Some(Ok(other)) if *other == board || other.title == board.title && replace => {}
            Some(Ok(other)) if other.title == board.title => {
                return Err(msg::design_save_again(other.title.clone()));
            }
            Some(Ok(other)) => return Err(msg::design_other_layout(file, other.title.clone())),
            Some(Err(_)) => return Err(msg::design_other_file(file)),
            None => {}
        }
        self.write(&file, &board)?;
        Ok(msg::design_saved(board.title))
    }

    fn remove(&mut self, file: &str) -> Result<Message, Message> {
        let removed = self.storage()?.remove(file);
        removed.map_err(|error| msg::own_not_deleted(shown_name(file), error.message()))?;
        self.refresh()?;
        Ok(msg::own_deleted(shown_name(file)))
    }
}

/// Request: save a layout under a name.
#[derive(Event, Clone, Debug)]
pub(crate) struct SaveLayout {
    pub(crate) name: String,
    pub(crate) layout: Layout,
    /// Whether to replace a layout saved under this name.
    pub(crate) replace: bool,
}

/// Request: delete a layout's file.
#[derive(Event, Clone, Debug)]
pub(crate) struct DeleteLayout {
    pub(crate) file: String,
}

/// Fact: the result of a request, as a message for the player.
#[derive(Event, Clone, Debug)]
pub(crate) struct LayoutsReported {
    pub(crate) message: Message,
    /// The name of the layout that saving once more will replace.
    pub(crate) replaces: Option<String>,
}

fn look_for_layouts(mut boards: ResMut<UserBoards>, mut commands: Commands) {
    if let Some(Err(message)) = boards.designed_mut().map(BoardFolder::refresh) {
        commands.trigger(LayoutsReported { message, replaces: None });
    }
}

/// An unreadable folder is reported when something is saved to it.
fn look_for_others(mut boards: ResMut<UserBoards>, settings: Res<Settings>) {
    for folder in boards.0.iter_mut().filter(|folder| !folder.chooser.has_designer) {
        if let Err(message) = folder.refresh() {
            warn!("{}", settings.language().say(&message));
        }
    }
}

fn save_layout(request: On<SaveLayout>, mut boards: ResMut<UserBoards>, mut commands: Commands) {
    let Some(layouts) = boards.designed_mut() else { return };
    let saved = layouts.save(&request.name, request.layout, request.replace);
    let replaces = saved.is_err().then(|| request.name.clone());
    let (Ok(message) | Err(message)) = saved;
    commands.trigger(LayoutsReported { message, replaces });
}

fn delete_layout(request: On<DeleteLayout>, mut boards: ResMut<UserBoards>, mut commands: Commands) {
    let Some(layouts) = boards.designed_mut() else { return };
    let (Ok(message) | Err(message)) = layouts.remove(&request.file);
    commands.trigger(LayoutsReported { message, replaces: None });
}

/// That a folder cannot be read, as a sentence.
pub(super) fn folder_unreadable(storage: &Storage, error: &FileError) -> Message {
    let folder = storage.folder().display().to_string();
    msg::own_folder_unreadable(folder, error.message())
}

/// The message that a file could not be opened.
pub(crate) fn not_opened(file: &str, fault: Message) -> Message {
    msg::own_fault(shown_name(file), fault)
}

/// The message that a file could not be saved.
pub(super) fn not_saved(file: &str, error: &FileError) -> Message {
    msg::own_not_saved(shown_name(file), error.message())
}
