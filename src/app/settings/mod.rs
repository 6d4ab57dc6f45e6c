//! The player's settings, saved in the system's configuration folder. Each room applies those that concern it.
//!
//! To add a setting:
//!
//! 1. Add a field to [`Settings`] and its default below. Older files, which lack the field, are read with the default.
//! 2. Add a row in its group, in `src/app/ui/menus/settings.rs`: `two_choices` for a switch, `choose_row` for values.
//! 3. Add the messages `settings-…` for the row to `assets/locales/*.ftl`.
//! 4. Apply it in its room, when `Settings` has changed, as `apply_lock` in `src/app/camera/mod.rs` does; name it in `docs/manual.md`.
//!
//! What is shown on the board is switched elsewhere: `src/app/session/assists.rs`.

mod config_file;
mod measured_quality;
mod quality;

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub(crate) use config_file::{Stored, StoredFile};
pub(crate) use measured_quality::QualityLowered;
pub use quality::Quality;
pub(crate) use quality::Smoothing;

use crate::app::order::InputSystems;
use crate::app::platform::{Redraw, prefers_less_motion, prefers_more_contrast};
use rules::file_format::FileFormat;
use texts::{Language, Message, msg};

/// Measures frames, in a window.
pub(in crate::app) fn measure_plugin(app: &mut App) {
    app.add_plugins(measured_quality::plugin);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<SettingsFile>()
        .add_observer(change_settings)
        .add_observer(toggle_mute)
        .add_systems(Startup, read_settings)
        .add_systems(
            Update,
            draw_changes.in_set(InputSystems::Settings).run_if(resource_changed::<Settings>),
        );
}

/// The settings. The defaults suit a good computer and normal eyesight. Where a name in the file differs from the field's, older
/// releases have written it.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Settings", default)]
pub(crate) struct Settings {
    pub(crate) format: u32,
    /// The language code; the system's language by default.
    pub(crate) language: Option<String>,
    #[serde(rename = "pace")]
    pub(crate) animation_speed: AnimationSpeed,
    /// As the system wishes, unless the player has chosen otherwise.
    #[serde(rename = "still", skip_serializing_if = "is_as_the_system_wishes")]
    pub(crate) no_animations: bool,
    pub(crate) colours: HighlightColours,
    /// Whether lines and shades in panels and menus differ more. As the system wishes, unless the player has chosen otherwise.
    #[serde(skip_serializing_if = "has_the_contrast_that_the_system_wishes")]
    pub(crate) more_contrast: bool,
    /// The text size, in percent.
    #[serde(rename = "text")]
    pub(crate) text_size: u16,
    pub(crate) full_screen: bool,
    pub(crate) quality: Quality,
    /// Whether the quality was found by the time of a few frames, or chosen by the player.
    pub(crate) quality_is_measured: bool,
    /// Whether the player has chosen the quality: it is not lowered when frames take long.
    pub(crate) quality_is_chosen: bool,
    pub(crate) theme: Theme,
    /// Whether every move must be confirmed.
    pub(crate) confirm: bool,
    /// Whether the camera is locked.
    pub(crate) lock_camera: bool,
    /// Whether undo needs the opponent's agreement in a match between two people.
    pub(crate) undo_by_agreement: bool,
    pub(crate) seating: Seating,
    /// Whether the device is handed over between turns: the next player has to press a button.
    pub(crate) hand_over: bool,
    /// The volume of what happens at the table, and of the room around it, in percent.
    pub(crate) effects_volume: u8,
    pub(crate) room_volume: u8,
    /// Whether nothing is heard.
    pub(crate) muted: bool,
    /// For each game, by its name on the command line, what was chosen for its last match.
    pub(crate) last_games: BTreeMap<String, LastGame>,
    /// The assists that the player has switched on or off. They are read in `src/app/session/assists.rs`.
    pub(crate) assists: BTreeMap<String, bool>,
    /// The shortcuts whose keys are not the default ones. They are read in `src/app/interaction/bindings.rs`.
    pub(crate) keys: BTreeMap<String, Vec<String>>,
}

fn is_as_the_system_wishes(no_animations: &bool) -> bool {
    *no_animations == prefers_less_motion()
}

fn has_the_contrast_that_the_system_wishes(more_contrast: &bool) -> bool {
    *more_contrast == prefers_more_contrast()
}

/// The animation speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum AnimationSpeed {
    Slow,
    #[default]
    Usual,
    Fast,
}

/// The highlight colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum HighlightColours {
    #[default]
    Usual,
    /// Blue and orange, for colour-blind players.
    Distinct,
}

/// What the table is made of, and the light around it. Its colours are in `src/app/art/theme.rs`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// Grey-brown wood by daylight.
    Day,
    /// Smoked oak by lamplight.
    #[default]
    Evening,
    /// Green felt.
    GreenCloth,
    /// Blue felt.
    BlueCloth,
}

/// What was chosen for the last match of a game: the next one is proposed with it. What no longer exists is left out when they are read: a board that was deleted, an option
/// of another release.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LastGame {
    pub(crate) is_against_computer: bool,
    /// The computer's level, from 1.
    pub(crate) level: u8,
    /// The seconds that the computer has for each turn, if that was chosen instead of a level.
    pub(crate) seconds: Option<u16>,
    pub(crate) side: SideChoice,
    /// The names of two people.
    pub(crate) names: [String; 2],
    /// The options, `KEY=VALUE,…`.
    pub(crate) rules: Option<String>,
    /// The board: its name, and its text.
    pub(crate) board: Option<(String, String)>,
    /// The minutes for each player, and the seconds added per turn; no clock if there are no minutes.
    pub(crate) clock: (u32, u32),
}

/// Which side a person has against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum SideChoice {
    #[default]
    First,
    Second,
    /// Drawn for each match.
    Random,
}

impl SideChoice {
    pub(crate) const ALL: [Self; 3] = [Self::First, Self::Second, Self::Random];
}

impl Default for LastGame {
    /// The first match: an easy opponent.
    fn default() -> Self {
        Self {
            is_against_computer: false,
            level: 2,
            seconds: None,
            side: SideChoice::default(),
            names: Default::default(),
            rules: None,
            board: None,
            clock: (0, 0),
        }
    }
}

/// The seating of two people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Seating {
    /// Side by side: the first player's side is near the camera.
    #[default]
    SameSide,
    /// The board rotates to the player to move.
    Turning,
    /// Face to face: each has an upright panel on their own edge.
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

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Day, Self::Evening, Self::GreenCloth, Self::BlueCloth];

    /// Its name on the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Day => "day",
            Self::Evening => "evening",
            Self::GreenCloth => "green",
            Self::BlueCloth => "blue",
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            format: Self::FORMAT,
            language: None,
            animation_speed: AnimationSpeed::default(),
            no_animations: prefers_less_motion(),
            colours: HighlightColours::default(),
            more_contrast: prefers_more_contrast(),
            text_size: 100,
            full_screen: false,
            quality: Quality::default(),
            quality_is_measured: false,
            quality_is_chosen: false,
            theme: Theme::default(),
            confirm: false,
            lock_camera: false,
            undo_by_agreement: false,
            seating: Seating::default(),
            hand_over: false,
            effects_volume: 80,
            room_volume: 0,
            muted: false,
            last_games: BTreeMap::new(),
            assists: BTreeMap::new(),
            keys: BTreeMap::new(),
        }
    }
}

impl FileFormat for Settings {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 64 * 1024;
}

impl Settings {
    /// The text sizes, in percent.
    pub(crate) const TEXT_SIZES: [u16; 6] = [100, 125, 150, 200, 250, 300];

    pub(crate) fn language(&self) -> Language {
        // Tests use English, whatever the system's language.
        let usual = || if cfg!(test) { Language::English } else { Language::of_system() };
        self.language.as_deref().and_then(Language::of_code).unwrap_or_else(usual)
    }

    /// The text size, as a factor.
    pub(crate) fn scale(&self) -> f32 {
        f32::from(self.text_size.clamp(Self::TEXT_SIZES[0], Self::TEXT_SIZES[5])) / 100.0
    }
}

/// Where the settings are saved.
pub(crate) type SettingsFile = StoredFile<Settings>;

impl Stored for Settings {
    const FILE: &'static str = "settings";

    fn unread(fault: Message) -> Message {
        msg::settings_unread(fault)
    }

    fn not_saved(fault: Message) -> Message {
        msg::settings_not_saved(fault)
    }
}

/// Request: change settings.
#[derive(Event, Clone, Debug)]
pub(crate) struct ChangeSettings(pub(crate) Settings);

/// Request: turn the sound off, or on again.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ToggleMute;

fn read_settings(mut settings: ResMut<Settings>, mut file: ResMut<SettingsFile>) {
    if let Some(saved) = file.read() {
        *settings = saved;
    }
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

fn toggle_mute(_: On<ToggleMute>, settings: Res<Settings>, mut commands: Commands) {
    commands.trigger(ChangeSettings(Settings { muted: !settings.muted, ..settings.clone() }));
}

/// Draws a frame, in which every room applies the changes.
fn draw_changes(mut redraw: ResMut<Redraw>) {
    redraw.request();
}
