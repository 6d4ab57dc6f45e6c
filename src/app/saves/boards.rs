//! The player's own boards of all games, each game's in a folder of their own.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::layouts::UserLayouts;
use super::maps::UserMaps;
use super::user_files::{UserFile, UserFiles};

/// A folder of the player's own boards of a game.
pub(crate) trait BoardFolder {
    /// The folder's name.
    fn name(&self) -> &'static str;

    /// The boards that can be read: each one's name for people and its text.
    fn boards(&self) -> Vec<(String, String)>;

    /// What is wrong with the files that cannot be read, a sentence each.
    fn faults(&self) -> Vec<String>;

    /// Keeps the board of a file's text.
    ///
    /// # Errors
    /// What is wrong with the file.
    fn take(&mut self, text: &str) -> Result<TakenBoard, String>;
}

/// A board that came as a file. Whether it could be kept or not, it can be played on.
pub(crate) struct TakenBoard {
    /// Whether it could be kept, as a sentence.
    pub(crate) told: String,
    /// Its name for people.
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

    fn faults(&self) -> Vec<String> {
        Self::faults(self)
    }

    fn take(&mut self, text: &str) -> Result<TakenBoard, String> {
        let file = F::from_file(text)?;
        let (Ok(told) | Err(told)) = self.keep(&file);
        Ok(TakenBoard { told, title: file.title().to_owned(), text: file.board().to_owned() })
    }
}

/// The player's own boards, to be read.
#[derive(SystemParam)]
pub(crate) struct UserBoards<'w> {
    layouts: Res<'w, UserLayouts>,
    maps: Res<'w, UserMaps>,
}

impl UserBoards<'_> {
    /// The folder of this name.
    pub(crate) fn folder(&self, name: &str) -> Option<&dyn BoardFolder> {
        let folders: [&dyn BoardFolder; 2] = [&*self.layouts, &*self.maps];
        folders.into_iter().find(|folder| folder.name() == name)
    }
}

/// The player's own boards, to be added to.
#[derive(SystemParam)]
pub(super) struct UserBoardsMut<'w> {
    layouts: ResMut<'w, UserLayouts>,
    maps: ResMut<'w, UserMaps>,
}

impl UserBoardsMut<'_> {
    /// The folder of this name.
    pub(super) fn folder(&mut self, name: &str) -> Option<&mut dyn BoardFolder> {
        let folders: [&mut dyn BoardFolder; 2] = [&mut *self.layouts, &mut *self.maps];
        folders.into_iter().find(|folder| folder.name() == name)
    }
}
