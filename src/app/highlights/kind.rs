//! A highlight and its kind.

use bevy::prelude::*;

use rules::Site;

/// A highlight on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Highlight {
    pub(crate) site: Site,
    pub(crate) kind: HighlightKind,
}

/// The kind of a highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HighlightKind {
    /// The next piece must be placed in this row or column: a thin line between its places.
    Line,
    /// This place is closed: slanting stripes.
    OffLimits,
    /// A player holds this panel: a line around it.
    Held,
    /// Part of a player's largest area: lines from piece to piece.
    Area,
    /// Part of a chain: a line over it.
    Chain,
    /// A piece left here in the last turn: a small dot.
    Left,
    /// A piece arrived here in the last turn: four corners.
    Arrived,
    /// The piece here can act: a thin ring.
    CanAct,
    /// The piece here is selected: a wide ring.
    Chosen,
    /// The selected piece can go here, or a new piece can be placed here: a frame, or light in a hollow.
    Target,
    /// The selected piece can go here and captures: a broken ring.
    Capture,
    /// The selected piece can go here and is lost: a cross.
    Loss,
    /// The target of the proposal: a wide ring.
    Proposed,
    /// The battery here could pay: a dashed ring.
    CouldPay,
    /// The battery here pays, or would: a wide golden ring.
    Pays,
    /// A course points here: four arrowheads around it.
    Pointed,
    /// Part of the hint: a ring in three parts.
    Hint,
    /// What would have been better: an arrow from place to place.
    Better,
    /// Touch or keyboard would activate this place: four corners around it.
    Hovered,
}
