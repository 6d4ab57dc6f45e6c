//! A highlight, its kind, and the colours of each kind: two tones, so that it is seen on every ground.

use bevy::prelude::*;

use crate::app::settings::HighlightColours;
use rules::{Player, Site};

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
    /// This place is closed: it lies in the shade, with a cross.
    OffLimits,
    /// A player holds this panel: a band around it.
    Held,
    /// Both players have as many marbles on this panel: a thin broken band around it, in the colours of both.
    Tied,
    /// Part of a player's largest area: links between neighbours.
    Area,
    /// Part of a chain: links from piece to piece.
    Chain,
    /// The way of a piece in the last turn, over all its landings: a line that grows wider.
    Trail,
    /// A piece left here in the last turn: a small dot.
    Left,
    /// A piece was captured here in the last turn: a small cross, or a broken ring around the piece that stands there now.
    Taken,
    /// A piece arrived here in the last turn: four corners.
    Arrived,
    /// The enemy could capture the piece here: spikes all around; or could win by this step: an arrow from place to place.
    Danger,
    /// The piece here can act: a thin ring.
    CanAct,
    /// The piece here can capture: a thin broken ring.
    CanCapture,
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
    /// Part of the hint: a double ring.
    Hint,
    /// What would have been better: an arrow from place to place.
    Better,
    /// What was played, and was a mistake: an arrow from place to place, or a ring with a bar across it where a piece was placed.
    Mistaken,
    /// The robot here touches the battery that is pointed at, and so counts for its control: a line from one to the other.
    Control,
    /// The piece here has reached the goal, and the match is won: a wreath.
    Won,
    /// Touch or keyboard would activate this place: four corners around it.
    Hovered,
}

/// What outlines are drawn in, around light and around dark fills.
const INK: Srgba = Srgba::rgb(0.045, 0.035, 0.03);
const CREAM: Srgba = Srgba::rgb(1.0, 0.96, 0.86);

/// The two tones of a highlight: one is light and one dark, so that it is seen on every ground.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tones {
    pub(super) fill: Srgba,
    pub(super) edge: Srgba,
}

/// A light fill in a dark outline.
const fn light(red: f32, green: f32, blue: f32) -> Tones {
    Tones { fill: Srgba::rgb(red, green, blue), edge: INK }
}

/// A dark fill in a light outline.
const fn dark(red: f32, green: f32, blue: f32) -> Tones {
    Tones { fill: Srgba::rgb(red, green, blue), edge: CREAM }
}

impl HighlightKind {
    const fn usual_tones(self) -> Tones {
        match self {
            Self::Line | Self::OffLimits | Self::Control => light(1.0, 0.96, 0.86),
            // As bright as it can be and still stand out from red wood for every eye.
            Self::Held | Self::Tied | Self::Danger => dark(0.49, 0.0, 0.012),
            Self::Area => light(1.0, 0.66, 0.66),
            Self::Chain => light(1.0, 0.9, 0.35),
            Self::Trail | Self::Left | Self::Taken | Self::Arrived => light(0.87, 0.76, 1.0),
            Self::CanAct => light(0.96, 0.94, 0.87),
            Self::Target => light(0.4, 0.98, 0.72),
            Self::Proposed => light(0.5, 1.0, 0.78),
            Self::Capture | Self::CanCapture => light(1.0, 0.66, 0.34),
            Self::Loss => dark(0.08, 0.15, 0.5),
            // The colour of no player.
            Self::Mistaken => dark(0.1, 0.06, 0.06),
            Self::Chosen | Self::CouldPay | Self::Pays | Self::Won => light(1.0, 0.84, 0.32),
            Self::Pointed => light(1.0, 0.74, 0.92),
            Self::Hint | Self::Better => light(0.6, 0.84, 1.0),
            Self::Hovered => light(1.0, 1.0, 1.0),
        }
    }

    /// A palette for colour-blind players: blue and orange instead of green and red.
    const fn distinct_tones(self) -> Tones {
        match self {
            Self::Target => light(0.45, 0.8, 1.0),
            Self::Proposed => light(0.6, 0.87, 1.0),
            Self::Danger | Self::Capture | Self::CanCapture => light(1.0, 0.74, 0.25),
            Self::Loss | Self::Mistaken => dark(0.05, 0.05, 0.1),
            other => other.usual_tones(),
        }
    }

    /// Its tones in a palette.
    pub(super) const fn tones(self, colours: HighlightColours) -> Tones {
        match colours {
            HighlightColours::Usual => self.usual_tones(),
            HighlightColours::Distinct => self.distinct_tones(),
        }
    }

    /// The tones of a player's lines: the second player's are black on the board and pale over their dark pieces.
    pub(super) const fn owned_tones(self, owner: Player, colours: HighlightColours) -> Tones {
        match (owner, self) {
            (Player::One, _) => self.tones(colours),
            (Player::Two, Self::Held | Self::Tied | Self::Control) => dark(0.02, 0.02, 0.025),
            (Player::Two, _) => light(0.8, 0.89, 1.0),
        }
    }
}
