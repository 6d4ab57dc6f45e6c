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
    /// The strength of the room's light, which comes from everywhere.
    pub(crate) ambient: f32,
}

/// The room behind the table, which no lamp of the scene lights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RoomColours {
    /// What is seen where nothing is drawn: nothing, if all goes well.
    pub(crate) clear: Srgba,
    pub(crate) wall: Srgba,
    pub(crate) floor: Srgba,
    /// The carpet under the table, and the curtains.
    pub(crate) carpet: Srgba,
    /// What the window lets in, and the light it throws on the floor.
    pub(crate) window: Srgba,
    /// The glow of the lamps on the walls.
    pub(crate) lamp: Srgba,
}

impl Theme {
    /// What the table is made of.
    pub(crate) const fn table_top(self) -> TableTop {
        match self {
            Self::Day => TableTop::Wood {
                light: Srgba::rgb(0.30, 0.228, 0.175),
                dark: Srgba::rgb(0.195, 0.142, 0.108),
            },
            Self::Evening => {
                TableTop::Wood { light: Srgba::rgb(0.37, 0.262, 0.18), dark: Srgba::rgb(0.18, 0.122, 0.086) }
            }
            Self::GreenCloth => TableTop::Cloth(Srgba::rgb(0.095, 0.235, 0.165)),
            Self::BlueCloth => TableTop::Cloth(Srgba::rgb(0.11, 0.165, 0.285)),
        }
    }

    /// The wood of the table's rim: light and dark.
    pub(crate) const fn rim(self) -> (Srgba, Srgba) {
        match self {
            Self::Day => (Srgba::rgb(0.335, 0.28, 0.245), Srgba::rgb(0.235, 0.19, 0.165)),
            Self::Evening => (Srgba::rgb(0.36, 0.23, 0.15), Srgba::rgb(0.22, 0.135, 0.09)),
            Self::GreenCloth | Self::BlueCloth => {
                (Srgba::rgb(0.25, 0.165, 0.12), Srgba::rgb(0.14, 0.088, 0.062))
            }
        }
    }

    /// The light on the table.
    pub(crate) const fn light(self) -> ThemeLight {
        match self {
            Self::Day => {
                ThemeLight { key_colour: Srgba::rgb(1.0, 0.93, 0.83), key_lux: 9_600.0, ambient: 370.0 }
            }
            Self::Evening => {
                ThemeLight { key_colour: Srgba::rgb(1.0, 0.86, 0.69), key_lux: 9_000.0, ambient: 270.0 }
            }
            Self::GreenCloth | Self::BlueCloth => {
                ThemeLight { key_colour: Srgba::rgb(1.0, 0.91, 0.78), key_lux: 9_600.0, ambient: 340.0 }
            }
        }
    }

    /// The room around the table.
    pub(crate) const fn room(self) -> RoomColours {
        match self {
            Self::Day => RoomColours {
                clear: Srgba::rgb(0.10, 0.105, 0.11),
                wall: Srgba::rgb(0.63, 0.595, 0.54),
                floor: Srgba::rgb(0.44, 0.38, 0.33),
                carpet: Srgba::rgb(0.275, 0.30, 0.36),
                window: Srgba::rgb(0.95, 0.98, 1.0),
                lamp: Srgba::rgb(0.95, 0.74, 0.47),
            },
            Self::Evening => RoomColours {
                clear: Srgba::rgb(0.04, 0.034, 0.03),
                wall: Srgba::rgb(0.49, 0.395, 0.315),
                floor: Srgba::rgb(0.37, 0.28, 0.215),
                carpet: Srgba::rgb(0.38, 0.18, 0.145),
                window: Srgba::rgb(0.16, 0.24, 0.42),
                lamp: Srgba::rgb(1.0, 0.68, 0.36),
            },
            Self::GreenCloth | Self::BlueCloth => RoomColours {
                clear: Srgba::rgb(0.05, 0.045, 0.045),
                wall: Srgba::rgb(0.38, 0.34, 0.31),
                floor: Srgba::rgb(0.27, 0.21, 0.18),
                carpet: Srgba::rgb(0.26, 0.15, 0.13),
                window: Srgba::rgb(0.42, 0.53, 0.70),
                lamp: Srgba::rgb(0.95, 0.68, 0.40),
            },
        }
    }
}
