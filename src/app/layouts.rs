//! The player's own layouts: files in a folder of theirs. A file that cannot be read is told of and left alone.

use bevy::prelude::*;

use super::screen::Menu;
use crate::games::kulami::{Layout, NamedLayout};
use crate::record::{FileError, Storage, file_name};

pub(super) fn plugin(app: &mut App) {
    let storage = Storage::of_player("layouts");
    app.insert_resource(OwnLayouts { storage, found: Vec::new() })
        .add_systems(OnEnter(Menu::NewMatch), look_for_layouts)
        .add_systems(OnEnter(Menu::Design), look_for_layouts)
        .add_observer(save_layout)
        .add_observer(remove_layout);
}

/// The ending of a layout's file.
const ENDING: &str = "ron";

/// The player's own layouts.
#[derive(Resource, Debug)]
pub(crate) struct OwnLayouts {
    storage: Result<Storage, FileError>,
    /// What was found when the folder was last looked into.
    pub(crate) found: Vec<Found>,
}

/// A file in the folder of layouts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) file: String,
    /// The layout, or why there is none in it.
    pub(crate) layout: Result<NamedLayout, String>,
}

impl OwnLayouts {
    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { storage: Ok(Storage::at(folder.to_owned())), found: Vec::new() }
    }

    fn storage(&self) -> Result<&Storage, String> {
        self.storage.as_ref().map_err(|error| format!("Layouts cannot be kept: {error}."))
    }

    fn look(&mut self) -> Result<(), String> {
        let storage = self.storage()?;
        let folder = storage.folder().display();
        let files = storage.list(ENDING).map_err(|error| format!("{folder} cannot be read: {error}."))?;
        let read = |file: String| {
            let text = storage.read(&file, NamedLayout::LARGEST).map_err(|error| error.to_string());
            let layout =
                text.and_then(|text| NamedLayout::from_ron(&text).map_err(|error| error.to_string()));
            Found { file, layout }
        };
        self.found = files.into_iter().map(read).collect();
        Ok(())
    }

    fn save(&mut self, name: &str, layout: Layout) -> Result<String, String> {
        let named =
            NamedLayout::new(name, layout).map_err(|error| format!("The layout was not saved: {error}."))?;
        let file = file_name(&named.name, ENDING);
        self.look()?;
        // A file that cannot be read is never written over, nor is one of another name that happens to get the same file.
        let other = self.found.iter().find(|found| found.file == file);
        if let Some(Found { layout: Err(_), .. }) = other {
            return Err(format!("The file {file} holds something else. Choose another name."));
        }
        let saved = self.storage()?.write(&file, &named.to_ron());
        saved.map_err(|error| format!("{file} could not be saved: {error}."))?;
        self.look()?;
        Ok(format!("Saved as {}.", named.name))
    }

    fn remove(&mut self, file: &str) -> Result<String, String> {
        let removed = self.storage()?.remove(file);
        removed.map_err(|error| format!("{file} could not be removed: {error}."))?;
        self.look()?;
        Ok(format!("{file} was removed."))
    }
}

/// Request: keep a layout under a name.
#[derive(Event, Clone, Debug)]
pub(crate) struct SaveLayout {
    pub(crate) name: String,
    pub(crate) layout: Layout,
}

/// Request: remove a layout's file.
#[derive(Event, Clone, Debug)]
pub(crate) struct RemoveLayout {
    pub(crate) file: String,
}

/// Fact: what came of a request, as a sentence for the player.
#[derive(Event, Clone, Debug)]
pub(crate) struct LayoutsTold(pub(crate) String);

fn look_for_layouts(mut layouts: ResMut<OwnLayouts>, mut commands: Commands) {
    if let Err(told) = layouts.look() {
        commands.trigger(LayoutsTold(told));
    }
}

fn save_layout(request: On<SaveLayout>, mut layouts: ResMut<OwnLayouts>, mut commands: Commands) {
    let (Ok(told) | Err(told)) = layouts.save(&request.name, request.layout);
    commands.trigger(LayoutsTold(told));
}

fn remove_layout(request: On<RemoveLayout>, mut layouts: ResMut<OwnLayouts>, mut commands: Commands) {
    let (Ok(told) | Err(told)) = layouts.remove(&request.file);
    commands.trigger(LayoutsTold(told));
}
