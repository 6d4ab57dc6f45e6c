//! The player's settings: saved in the system's own folder for settings. Each room applies those that concern it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::AppSystems;
use crate::app::platform::Redraw;
use crate::file_format::{self, FileFormat};
use crate::i18n::{Language, say_with, speak, tell};
use crate::record::{FileError, Storage};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<SettingsFile>()
        .add_observer(change_settings)
        .add_systems(Startup, read_settings)
        .add_systems(Update, apply_language.in_set(AppSystems::Input).run_if(resource_changed::<Settings>));
}

/// The settings. Their defaults are for a good machine and usual eyes.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Settings", default)]
pub(crate) struct Settings {
    pub(crate) format: u32,
    /// The language's code; the system's language where nobody chose.
    pub(crate) language: Option<String>,
    pub(crate) pace: AnimationSpeed,
    /// Pieces are put down at once instead of moving.
    pub(crate) still: bool,
    pub(crate) colours: HighlightColours,
    /// The size of what is written, in percent.
    pub(crate) text: u16,
    pub(crate) full_screen: bool,
    pub(crate) quality: Quality,
    /// Every move waits for a yes.
    pub(crate) confirm: bool,
    /// Hands do not turn the table.
    pub(crate) lock_camera: bool,
    pub(crate) seating: Seating,
    /// Between two turns the table waits for the next player to take it.
    pub(crate) hand_over: bool,
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum AnimationSpeed {
    Slow,
    #[default]
    Usual,
    Fast,
}

/// The colours of what lights up on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum HighlightColours {
    #[default]
    Usual,
    /// Blue and orange, which hardly anybody mixes up.
    Distinct,
}

/// How much the graphics card has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Quality {
    /// No shadows, no smoothed edges.
    Low,
    #[default]
    Medium,
    /// Finer shadows.
    High,
}

/// How two people sit at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Seating {
    /// Side by side: the first player's side is near.
    #[default]
    SameSide,
    /// The board turns to the player who is to move.
    Turning,
    /// Across the table, which lies between them: each has a panel on their own edge, the right way up.
    FaceToFace,
}

impl Seating {
    pub(crate) const ALL: [Self; 3] = [Self::SameSide, Self::Turning, Self::FaceToFace];
}

impl AnimationSpeed {
    pub(crate) const ALL: [Self; 3] = [Self::Slow, Self::Usual, Self::Fast];

    pub(crate) const fn factor(self) -> f32 {
        match self {
            Self::Slow => 0.6,
            Self::Usual => 1.0,
            Self::Fast => 2.0,
        }
    }
}

impl HighlightColours {
    pub(crate) const ALL: [Self; 2] = [Self::Usual, Self::Distinct];
}

impl Quality {
    pub(crate) const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            format: Self::FORMAT,
            language: None,
            pace: AnimationSpeed::default(),
            still: false,
            colours: HighlightColours::default(),
            text: 100,
            full_screen: false,
            quality: Quality::default(),
            confirm: false,
            lock_camera: false,
            seating: Seating::default(),
            hand_over: false,
        }
    }
}

impl FileFormat for Settings {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 16 * 1024;
}

impl Settings {
    /// The sizes of what is written, in percent.
    pub(crate) const TEXTS: [u16; 6] = [100, 125, 150, 200, 250, 300];

    pub(crate) fn language(&self) -> Language {
        // Tests read English, whoever runs them.
        let usual = || if cfg!(test) { Language::English } else { Language::of_system() };
        self.language.as_deref().and_then(Language::of_code).unwrap_or_else(usual)
    }

    /// The size of what is written, as a factor.
    pub(crate) fn scale(&self) -> f32 {
        f32::from(self.text.clamp(Self::TEXTS[0], Self::TEXTS[5])) / 100.0
    }
}

/// Where the settings lie.
#[derive(Resource, Debug)]
pub(crate) struct SettingsFile {
    storage: Result<Storage, FileError>,
    /// There is a file that could not be read: it is put aside before another takes its place.
    is_foreign: bool,
    /// What went wrong, for the player.
    pub(crate) told: Option<String>,
}

const FILE: &str = "settings.ron";
/// Where a file goes that could not be read.
const ASIDE: &str = "settings-unread.ron";

impl Default for SettingsFile {
    fn default() -> Self {
        // Tests leave the settings of whoever runs them alone.
        let storage = if cfg!(test) { Err(FileError::NoFolder) } else { Storage::of_settings() };
        Self { storage, is_foreign: false, told: None }
    }
}

impl SettingsFile {
    /// Nothing is read or kept.
    pub(crate) const fn none() -> Self {
        Self { storage: Err(FileError::NoFolder), is_foreign: false, told: None }
    }

    #[cfg(test)]
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        Self { storage: Ok(Storage::at(folder.to_owned())), is_foreign: false, told: None }
    }

    /// The settings as they were left; the defaults where there are none.
    fn read(&mut self) -> Settings {
        let Ok(storage) = &self.storage else { return Settings::default() };
        let text = match storage.read(FILE, Settings::LARGEST) {
            Err(FileError::Missing) => return Settings::default(),
            text => text.map_err(|error| tell("file", &error)),
        };
        match text.and_then(|text| file_format::parse(&text).map_err(|error| tell("format", &error))) {
            Ok(settings) => settings,
            Err(fault) => {
                self.is_foreign = true;
                self.told = Some(say_with("settings-unread", &[("fault", fault.into())]));
                Settings::default()
            }
        }
    }

    fn write(&mut self, settings: &Settings) {
        let written = self.storage.as_ref().map_err(Clone::clone).and_then(|storage| {
            if self.is_foreign {
                storage.rename(FILE, ASIDE)?;
            }
            storage.write(FILE, &file_format::to_text(settings))
        });
        self.told = written
            .as_ref()
            .err()
            .map(|error| say_with("settings-not-kept", &[("fault", tell("file", error).into())]));
        self.is_foreign &= written.is_err();
    }
}

/// Request: set something.
#[derive(Event, Clone, Debug)]
pub(crate) struct ChangeSettings(pub(crate) Settings);

fn read_settings(mut settings: ResMut<Settings>, mut file: ResMut<SettingsFile>) {
    if file.storage.is_ok() {
        *settings = file.read();
    }
    // Before anything is named: a match that is on the table from the start has players.
    speak(settings.language());
}

fn change_settings(
    request: On<ChangeSettings>,
    mut settings: ResMut<Settings>,
    mut file: ResMut<SettingsFile>,
) {
    if *settings != request.0 {
        *settings = request.0.clone();
        file.write(&settings);
    }
}

/// The language of every text from now on.
fn apply_language(settings: Res<Settings>, mut redraw: ResMut<Redraw>) {
    redraw.request();
    speak(settings.language());
}
