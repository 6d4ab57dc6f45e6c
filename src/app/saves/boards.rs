//! The player's own boards of all games, with a folder for each game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::layouts::UserLayouts;
use super::maps::UserMaps;
use super::user_files::{UserFile, UserFiles};
use texts::Message;

/// A folder of the player's own boards of a game.
pub(crate) trait BoardFolder {
    /// The name of the folder.
    fn name(&self) -> &'static str;

    /// The readable boards: display name and text.
    fn boards(&self) -> Vec<(String, String)>;

    /// A message for each unreadable file.
    fn faults(&self) -> Vec<Message>;

    /// Saves the board in a file's text.
    ///
    /// # Errors
    /// What is wrong with the file.
    fn take(&mut self, text: &str) -> Result<TakenBoard, Message>;
}

/// A board from a file. It can be played on even if it could not be saved.
pub(crate) struct TakenBoard {
    /// The message about saving it.
    pub(crate) message: Message,
    /// Its display name.
    pub(crate) title: String,
    /// The board as text.
    pub(crate) text: String,
}

impl<F: UserFile> BoardFolder for UserFiles<F> {
    fn name(&self) -> &'static str {
        F::FOLDER
    }

    fn boards(&self) -> Vec<(String, String)> {
        self.readable().map(|file| (file.title().to_owned(), file.board().to_owned())).collect()
    }

    fn faults(&self) -> Vec<Message> {
        Self::faults(self)
    }

    fn take(&mut self, text: &str) -> Result<TakenBoard, Message> {
        let file = F::from_file(text)?;
        let (Ok(message) | Err(message)) = self.import(&file);
        Ok(TakenBoard { message, title: file.title().to_owned(), text: file.board().to_owned() })
    }
}

/// Read access to the player's own boards.
#[derive(SystemParam)]
pub(crate) struct UserBoards<'w> {
    layouts: Res<'w, UserLayouts>,
    maps: Res<'w, UserMaps>,
}

impl UserBoards<'_> {
    /// The folder with this name.
    pub(crate) fn folder(&self, name: &str) -> Option<&dyn BoardFolder> {
        let folders: [&dyn BoardFolder; 2] = [&*self.layouts, &*self.maps];
        folders.into_iter().find(|folder| folder.name() == name)
    }
}

/// Write access to the player's own boards.
#[derive(SystemParam)]
pub(super) struct UserBoardsMut<'w> {
    layouts: ResMut<'w, UserLayouts>,
    maps: ResMut<'w, UserMaps>,
}

impl UserBoardsMut<'_> {
    /// The folder with this name.
    pub(super) fn folder(&mut self, name: &str) -> Option<&mut dyn BoardFolder> {
        let folders: [&mut dyn BoardFolder; 2] = [&mut *self.layouts, &mut *self.maps];
        folders.into_iter().find(|folder| folder.name() == name)
    }
}
