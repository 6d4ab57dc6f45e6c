//! Mistakes in maps.

use crate::{Message, Report, msg};
use rules::napoleon::{MapFault, MapFileError};

impl Report for MapFault {
    fn message(&self) -> Message {
        match self {
            Self::Empty => msg::map_empty(),
            Self::Name => msg::map_name(),
            Self::TooLarge { width, height } => msg::map_too_large(*width, *height),
            Self::Ragged { grid, row, found, wanted } => msg::map_ragged(*grid, *row, *found, *wanted),
            Self::Rows { found, wanted } => msg::map_rows(*found, *wanted),
            Self::Sign { grid, sign, row, column, known } => {
                msg::map_sign(*grid, *sign, *row, *column, *known)
            }
            Self::NoHeadquarters { colour, sign } => msg::map_no_headquarters(*colour, *sign),
            Self::UnequalArmies { blue, red } => msg::map_unequal_armies(*blue, *red),
            Self::Army(counters) => msg::map_army(*counters),
            Self::AtHome { row, column } => msg::map_at_home(*row, *column),
            Self::RiverCorner { row, column } => msg::map_river_corner(*row, *column),
            Self::Place { name, at } => msg::map_place(name, at),
        }
    }
}

impl Report for MapFileError {
    fn message(&self) -> Message {
        match self {
            // Names are given only on the command line, which speaks English.
            Self::UnknownName { .. } => Message::verbatim(self.to_string()),
            Self::Format(error) => error.message(),
            Self::Map(faults) => faults.message(),
        }
    }
}
