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

/// A field as it is numbered along [`Lines`](super::lines::Lines): line by line, along each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineField(pub u8);

bit_set! {
    /// A set of fields as they are numbered along lines.
    LineFieldSet of LineField
}

impl FieldSet {
    /// All fields: a layout has as many as the set has bits.
    pub const ALL: Self = Self(u64::MAX);

    /// The same fields as they are numbered along the rows: by the same numbers.
    #[inline]
    pub const fn in_rows(self) -> LineFieldSet {
        LineFieldSet(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kulami::random_irregular;

    #[test]
    fn fields_have_the_same_numbers_along_the_rows() {
        for seed in 0..20 {
            let board = random_irregular(seed).board();
            for field in FieldSet::ALL.iter() {
                let site = board.sites[field.index()];
                assert_eq!(board.field(site), Some(field));
                assert_eq!(board.rows.number(site).bit(), field.bit().in_rows());
            }
        }
    }
}
