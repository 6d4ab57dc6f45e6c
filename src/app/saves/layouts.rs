//! The player's own layouts.

use bevy::prelude::*;

use super::user_files::{ENDING, UserFile, UserFiles, not_saved};
use crate::app::games::{Layout, NamedLayout};
use crate::app::state::Menu;
use record::{file_name, shown_name};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UserLayouts>()
        .add_systems(OnEnter(Menu::NewMatch), look_for_layouts)
        .add_systems(OnEnter(Menu::Designer), look_for_layouts)
        .add_observer(save_layout)
        .add_observer(delete_layout);
}

/// The player's own layouts.
pub(crate) type UserLayouts = UserFiles<NamedLayout>;

impl UserFile for NamedLayout {
    const FOLDER: &'static str = "layouts";
    const LARGEST: u64 = Self::LARGEST;

    fn from_file(text: &str) -> Result<Self, Message> {
        Self::from_ron(text).map_err(|error| error.message())
    }

    fn title(&self) -> &str {
        &self.name
    }

    fn board(&self) -> &str {
        self.layout.text()
    }

    fn to_file(&self) -> String {
        self.to_ron()
    }
}

impl UserLayouts {
    fn save(&mut self, name: &str, layout: Layout, replace: bool) -> Result<Message, Message> {
        let named = NamedLayout::new(name, layout).map_err(|error| msg::design_not_saved(error.message()))?;
        let file = file_name(&named.name, ENDING);
        self.refresh()?;
        // Overwrite only a layout of the same name, and only when saved twice.
        match self.found.iter().find(|found| found.file.to_lowercase() == file).map(|found| &found.contents) {
            Some(Ok(other)) if *other == named => {}
            Some(Ok(other)) if other.name == named.name && replace => {}
            Some(Ok(other)) if other.name == named.name => {
                return Err(msg::design_save_again(other.name.clone()));
            }
            Some(Ok(other)) => {
                return Err(msg::design_other_layout(file, other.name.clone()));
            }
            Some(Err(_)) => {
                return Err(msg::design_other_file(file));
            }
            None => {}
        }
        let saved = self.storage()?.write(&file, named.to_file());
        saved.map_err(|error| not_saved(&file, &error))?;
        self.refresh()?;
        Ok(msg::design_saved(named.name))
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

fn look_for_layouts(mut layouts: ResMut<UserLayouts>, mut commands: Commands) {
    if let Err(message) = layouts.refresh() {
        commands.trigger(LayoutsReported { message, replaces: None });
    }
}

fn save_layout(request: On<SaveLayout>, mut layouts: ResMut<UserLayouts>, mut commands: Commands) {
    let saved = layouts.save(&request.name, request.layout, request.replace);
    let replaces = saved.is_err().then(|| request.name.clone());
    let (Ok(message) | Err(message)) = saved;
    commands.trigger(LayoutsReported { message, replaces });
}

fn delete_layout(request: On<DeleteLayout>, mut layouts: ResMut<UserLayouts>, mut commands: Commands) {
    let (Ok(message) | Err(message)) = layouts.remove(&request.file);
    commands.trigger(LayoutsReported { message, replaces: None });
}
