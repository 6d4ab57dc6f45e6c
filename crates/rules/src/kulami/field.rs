//! Fields and panels of a layout by their numbers, and sets of fields.

use crate::bit_set::bit_set;

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
