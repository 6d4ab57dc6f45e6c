//! The player's own layouts.

use bevy::prelude::*;

use super::own_files::{ENDING, OwnFile, OwnFiles};
use super::screen::Menu;
use crate::games::kulami::{Layout, NamedLayout};
use crate::record::file_name;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnLayouts>()
        .add_systems(OnEnter(Menu::NewMatch), look_for_layouts)
        .add_systems(OnEnter(Menu::Design), look_for_layouts)
        .add_observer(save_layout)
        .add_observer(remove_layout);
}

/// The player's own layouts.
pub(crate) type OwnLayouts = OwnFiles<NamedLayout>;

impl OwnFile for NamedLayout {
    const FOLDER: &'static str = "layouts";
    const LARGEST: u64 = Self::LARGEST;

    fn from_file(text: &str) -> Result<Self, String> {
        Self::from_ron(text).map_err(|error| error.to_string())
    }

    fn title(&self) -> &str {
        &self.name
    }

    fn to_file(&self) -> String {
        self.to_ron()
    }
}

impl OwnLayouts {
    fn save(&mut self, name: &str, layout: Layout, replace: bool) -> Result<String, String> {
        let named =
            NamedLayout::new(name, layout).map_err(|error| format!("The layout was not saved: {error}."))?;
        let file = file_name(&named.name, ENDING);
        self.look()?;
        // Nothing is written over but a layout of this very name, and that only when it was asked for twice.
        match self.found.iter().find(|found| found.file.to_lowercase() == file).map(|found| &found.contents) {
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
        let saved = self.storage()?.write(&file, &named.to_file());
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
