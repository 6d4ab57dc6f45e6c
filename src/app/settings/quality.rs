//! The graphics quality: four levels, from an old tablet's chip to a strong card. All show the same information.

use serde::{Deserialize, Serialize};

/// The graphics quality, from an old tablet's chip to a strong card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Quality {
    /// No thrown shadows.
    Low,
    /// Shadows; edges are smoothed in the finished picture.
    #[default]
    Medium,
    /// Edges are smoothed by several samples a pixel; what shines has a glow.
    High,
    /// Finer shadows.
    Ultra,
}

/// How edges are smoothed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Smoothing {
    /// In the finished picture, by its contrasts.
    Filter,
    /// By four samples a pixel.
    Samples,
}

impl Quality {
    /// All levels, from the lowest.
    pub const ALL: [Self; 4] = [Self::Low, Self::Medium, Self::High, Self::Ultra];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Ultra => "ultra",
        }
    }

    /// Pixels along an edge of the shadow map; none without shadows.
    pub(crate) const fn shadow_map(self) -> Option<usize> {
        match self {
            Self::Low => None,
            Self::Medium => Some(1024),
            Self::High => Some(2048),
            Self::Ultra => Some(4096),
        }
    }

    pub(crate) const fn smoothing(self) -> Smoothing {
        match self {
            Self::Low | Self::Medium => Smoothing::Filter,
            Self::High | Self::Ultra => Smoothing::Samples,
        }
    }

    /// Whether colours brighter than white are kept until the picture is finished, so that they can glow.
    pub(crate) const fn glows(self) -> bool {
        matches!(self, Self::High | Self::Ultra)
    }

    /// The next lower level.
    pub(crate) fn lower(self) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|level| *level < self)
    }

    /// The next higher level.
    pub(crate) fn higher(self) -> Option<Self> {
        Self::ALL.into_iter().find(|level| *level > self)
    }
}
