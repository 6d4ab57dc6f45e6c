//! Panels and fields: how many there are, their numbers, and sets of fields.

use crate::Site;
use crate::bit_set::bit_set;

/// The number of fields of a layout.
pub const FIELDS: usize = 64;
/// The number of panels of a layout.
pub const PANELS: usize = 17;
/// The maximum number of fields that a layout may span in either direction.
pub const SPAN: u8 = 10;
/// The sizes of panels, the longer side first, and how many there are of each.
pub const SIZES: [(u8, u8, usize); 4] = [(3, 2, 4), (2, 2, 5), (3, 1, 4), (2, 1, 4)];

/// A panel on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Panel {
    /// Its lower left field.
    pub corner: Site,
    /// Fields from left to right.
    pub width: u8,
    /// Fields from bottom to top.
    pub height: u8,
}

impl Panel {
    /// Its fields.
    pub fn fields(self) -> impl Iterator<Item = Site> {
        let Site { file, rank } = self.corner;
        let files =
            move |rank| (file..file.saturating_add(self.width)).map(move |file| Site::new(file, rank));
        (rank..rank.saturating_add(self.height)).flat_map(files)
    }

    /// The number of its fields, which is also its value.
    pub const fn size(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// The index of its size in [`SIZES`], in either orientation.
    pub fn kind(self) -> Option<usize> {
        let (long, short) = (self.width.max(self.height), self.width.min(self.height));
        SIZES.iter().position(|size| (size.0, size.1) == (long, short))
    }

    /// The same panel, turned by 90° around its lower left field.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { corner: self.corner, width: self.height, height: self.width }
    }
}

/// A field of a layout: numbered row by row from the bottom, each row from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(pub u8);

/// Stands for no field in tables.
pub const NO_FIELD: Field = Field(u8::MAX);

impl Field {
    /// Its place in the tables of a [`Board`](super::board::Board).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bit_set! {
    /// A set of fields.
    FieldSet of Field
}

/// A panel of a layout: numbered in the order of the panels' letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PanelNumber(pub u8);

impl PanelNumber {
    /// Its place in the tables of a [`Board`](super::board::Board).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl FieldSet {
    /// All fields: a layout has as many as the set has bits.
    pub const ALL: Self = Self(u64::MAX);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kulami::random_irregular;

    #[test]
    fn the_field_at_the_place_of_a_field_is_that_field() {
        for seed in 0..20 {
            let board = random_irregular(seed).board();
            for field in FieldSet::ALL.iter() {
                let site = board.sites[field.index()];
                assert_eq!(board.field(site), Some(field));
            }
        }
    }
}
