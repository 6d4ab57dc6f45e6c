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

    fn save(&mut self, name: &str, layout: Layout, replace: bool) -> Result<String, String> {
        let named =
            NamedLayout::new(name, layout).map_err(|error| format!("The layout was not saved: {error}."))?;
        let file = file_name(&named.name, ENDING);
        self.look()?;
        // Nothing is written over but a layout of this very name, and that only when it was asked for twice.
        match self.found.iter().find(|found| found.file.to_lowercase() == file).map(|found| &found.layout) {
            Some(Ok(other)) if *other == named => {}
            Some(Ok(other)) if other.name == named.name && replace => {}
            Some(Ok(other)) if other.name == named.name => {
                return Err(format!(
                    "There is a layout {} already. Save once more to replace it.",
                    other.name
                ));
            }
            Some(Ok(other)) => {
                let other = &other.name;
                return Err(format!("The file {file} holds the layout {other}. Choose another name."));
            }
            Some(Err(_)) => {
                return Err(format!("The file {file} holds something else. Choose another name."));
            }
            None => {}
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
    /// Whether another layout that was kept under this name may go.
    pub(crate) replace: bool,
}

/// Request: remove a layout's file.
#[derive(Event, Clone, Debug)]
pub(crate) struct RemoveLayout {
    pub(crate) file: String,
}

/// Fact: what came of a request, as a sentence for the player.
#[derive(Event, Clone, Debug)]
pub(crate) struct LayoutsTold {
    pub(crate) told: String,
    /// The name of a layout that is replaced if it is saved once more.
    pub(crate) replaces: Option<String>,
}

fn look_for_layouts(mut layouts: ResMut<OwnLayouts>, mut commands: Commands) {
    if let Err(told) = layouts.look() {
        commands.trigger(LayoutsTold { told, replaces: None });
    }
}

fn save_layout(request: On<SaveLayout>, mut layouts: ResMut<OwnLayouts>, mut commands: Commands) {
    let saved = layouts.save(&request.name, request.layout, request.replace);
    let replaces = saved.is_err().then(|| request.name.clone());
    let (Ok(told) | Err(told)) = saved;
    commands.trigger(LayoutsTold { told, replaces });
}

fn remove_layout(request: On<RemoveLayout>, mut layouts: ResMut<OwnLayouts>, mut commands: Commands) {
    let (Ok(told) | Err(told)) = layouts.remove(&request.file);
    commands.trigger(LayoutsTold { told, replaces: None });
}
