//! The player's own maps.

use bevy::prelude::*;
use tracing::warn;

use super::user_files::{UserFile, UserFiles};
use crate::app::games::Map;
use crate::app::settings::Settings;
use crate::app::state::Menu;
use texts::{Message, Report};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UserMaps>().add_systems(OnEnter(Menu::NewMatch), look_for_maps);
}

/// The player's own maps.
pub(crate) type UserMaps = UserFiles<Map>;

impl UserFile for Map {
    const FOLDER: &'static str = "maps";
    const LARGEST: u64 = Self::LARGEST;

    fn from_file(text: &str) -> Result<Self, Message> {
        Self::from_ron(text).map_err(|error| error.message())
    }

    fn title(&self) -> &str {
        self.name()
    }

    fn board(&self) -> &str {
        self.ron()
    }

    fn to_file(&self) -> String {
        self.ron().to_owned()
    }
}

fn look_for_maps(mut maps: ResMut<UserMaps>, settings: Res<Settings>) {
    // An unreadable folder is reported when something is saved to it.
    if let Err(message) = maps.refresh() {
        warn!("{}", settings.language().say(&message));
    }
}
