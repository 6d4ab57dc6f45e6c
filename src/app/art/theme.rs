//! Themes: what the table is made of, and the light and the room around it.
//!
//! To add one: a variant of [`Theme`] in `src/app/settings/`, its values below, and its name `settings-theme-…` in
//! `assets/locales/*.ftl`.

use bevy::prelude::*;

use crate::app::settings::Theme;

/// What covers the table inside its wooden rim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum TableTop {
    /// Planks: early wood and late wood.
    Wood { light: Srgba, dark: Srgba },
    /// Felt: its colour.
    Cloth(Srgba),
}

/// The light of a theme: a key lamp over the table, and the room's light from everywhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ThemeLight {
    pub(crate) key_colour: Srgba,
    /// The key lamp's illuminance.
    pub(crate) key_lux: f32,
    /// The intensity of the environment map.
    pub(crate) ambient: f32,
}

/// The room behind the table, which no lamp of the scene lights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RoomColours {
    /// What is seen where nothing is drawn: nothing, if all goes well.
    pub(crate) clear: Srgba,
    pub(crate) wall: Srgba,
    pub(crate) floor: Srgba,
    /// What the window lets in, and the light it throws on the floor.
    pub(crate) window: Srgba,
    /// The glow of the lamps on the walls.
    pub(crate) lamp: Srgba,
}

impl Theme {
    /// What the table is made of.
    pub(crate) const fn table_top(self) -> TableTop {
        match self {
            Self::Day => {
                TableTop::Wood { light: Srgba::rgb(0.30, 0.25, 0.215), dark: Srgba::rgb(0.215, 0.175, 0.15) }
            }
            Self::Evening => {
                TableTop::Wood { light: Srgba::rgb(0.215, 0.165, 0.135), dark: Srgba::rgb(0.14, 0.105, 0.088) }
            }
            Self::GreenCloth => TableTop::Cloth(Srgba::rgb(0.075, 0.185, 0.135)),
            Self::BlueCloth => TableTop::Cloth(Srgba::rgb(0.085, 0.125, 0.215)),
        }
    }

    /// The wood of the table's rim: light and dark.
    pub(crate) const fn rim(self) -> (Srgba, Srgba) {
        match self {
            Self::Day => (Srgba::rgb(0.285, 0.225, 0.19), Srgba::rgb(0.185, 0.145, 0.12)),
            Self::Evening => (Srgba::rgb(0.20, 0.145, 0.115), Srgba::rgb(0.12, 0.085, 0.068)),
            Self::GreenCloth | Self::BlueCloth => {
                (Srgba::rgb(0.25, 0.165, 0.12), Srgba::rgb(0.14, 0.088, 0.062))
            }
        }
    }

    /// The colour of the key lamp.
    pub(crate) const fn key_colour(self) -> Srgba {
        self.light().key_colour
    }

    /// The illuminance of the key lamp.
    pub(crate) const fn key_lux(self) -> f32 {
        self.light().key_lux
    }

    /// The intensity of the environment map.
    pub(crate) const fn ambient(self) -> f32 {
        self.light().ambient
    }

    /// The light on the table.
    pub(crate) const fn light(self) -> ThemeLight {
        match self {
            Self::Day => {
                ThemeLight { key_colour: Srgba::rgb(1.0, 0.95, 0.88), key_lux: 8_800.0, ambient: 450.0 }
            }
            Self::Evening => {
                ThemeLight { key_colour: Srgba::rgb(1.0, 0.86, 0.68), key_lux: 8_200.0, ambient: 300.0 }
            }
            Self::GreenCloth | Self::BlueCloth => {
                ThemeLight { key_colour: Srgba::rgb(1.0, 0.90, 0.76), key_lux: 8_800.0, ambient: 420.0 }
            }
        }
    }

    /// The room around the table.
    pub(crate) const fn room(self) -> RoomColours {
        match self {
            Self::Day => RoomColours {
                clear: Srgba::rgb(0.08, 0.085, 0.095),
                wall: Srgba::rgb(0.235, 0.25, 0.27),
                floor: Srgba::rgb(0.15, 0.135, 0.125),
                window: Srgba::rgb(0.72, 0.82, 0.95),
                lamp: Srgba::rgb(0.42, 0.34, 0.25),
            },
            Self::Evening => RoomColours {
                clear: Srgba::rgb(0.03, 0.026, 0.026),
                wall: Srgba::rgb(0.115, 0.095, 0.085),
                floor: Srgba::rgb(0.07, 0.055, 0.048),
                window: Srgba::rgb(0.13, 0.19, 0.32),
                lamp: Srgba::rgb(0.85, 0.55, 0.27),
            },
            Self::GreenCloth | Self::BlueCloth => RoomColours {
                clear: Srgba::rgb(0.04, 0.038, 0.04),
                wall: Srgba::rgb(0.15, 0.135, 0.125),
                floor: Srgba::rgb(0.095, 0.078, 0.07),
                window: Srgba::rgb(0.30, 0.38, 0.52),
                lamp: Srgba::rgb(0.72, 0.50, 0.29),
            },
        }
    }
}
