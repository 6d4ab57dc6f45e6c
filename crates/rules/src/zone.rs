//! Parts of the board that matter for the next action.

use super::Site;

/// A part of the board that the rules of the next action mention; a table can show it without knowing the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Zone {
    /// A row or column that the next piece must be placed in; there may be gaps between its ends.
    Line {
        /// One end.
        from: Site,
        /// The other end.
        to: Site,
    },
    /// Places that are closed for the next action.
    OffLimits {
        /// The places.
        sites: Vec<Site>,
    },
}
