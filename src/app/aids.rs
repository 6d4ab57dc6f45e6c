//! What the table may do to help, each of which can be switched off.

use bevy::prelude::*;

use super::session::Session;
use crate::games::{Game, ScoreKind, Zone};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aids>().add_observer(switch_aid);
}

/// Something that helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aid {
    /// Where the next piece may go.
    Targets,
    /// The row and the column of the last piece.
    Lines,
    /// What is closed for the next piece.
    OffLimits,
    /// How many pieces each player has left.
    Left,
    /// Who holds which panel.
    Panels,
    /// The points as they stand.
    Points,
    /// The largest areas.
    Areas,
    /// The chains.
    Chains,
    /// Jumps in a row are made landing by landing.
    Landings,
}

impl Aid {
    const ALL: [Self; 9] = [
        Self::Targets,
        Self::Lines,
        Self::OffLimits,
        Self::Left,
        Self::Points,
        Self::Panels,
        Self::Areas,
        Self::Chains,
        Self::Landings,
    ];

    /// The message of its switch.
    pub(crate) fn key(self) -> String {
        let name = match self {
            Self::Targets => "targets",
            Self::Lines => "lines",
            Self::OffLimits => "off-limits",
            Self::Left => "left",
            Self::Points => "points",
            Self::Panels => "panels",
            Self::Areas => "areas",
            Self::Chains => "chains",
            Self::Landings => "landings",
        };
        format!("aid-{name}")
    }

    /// The aids that a match has a use for.
    pub(crate) fn of(session: &Session) -> Vec<Self> {
        let score = session.position().score();
        let counts = |kind| score.as_ref().is_some_and(|score| score.part(kind).is_some());
        let is_useful = |aid: &Self| match aid {
            Self::Panels => counts(ScoreKind::Panels),
            Self::Areas => counts(ScoreKind::Areas),
            Self::Chains => counts(ScoreKind::Chains),
            Self::Targets | Self::Lines | Self::OffLimits | Self::Left | Self::Points => score.is_some(),
            Self::Landings => session.kind().jumps_in_rows(),
        };
        Self::ALL.into_iter().filter(is_useful).collect()
    }
}

/// The aids that are switched off.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Aids {
    off: Vec<Aid>,
}

impl Default for Aids {
    fn default() -> Self {
        Self { off: vec![Aid::Areas, Aid::Chains, Aid::Landings] }
    }
}

impl Aids {
    pub(crate) fn shows(&self, aid: Aid) -> bool {
        !self.off.contains(&aid)
    }

    /// Whether a zone is shown.
    pub(crate) fn shows_zone(&self, zone: &Zone) -> bool {
        self.shows(match zone {
            Zone::Line { .. } => Aid::Lines,
            Zone::OffLimits { .. } => Aid::OffLimits,
        })
    }

    /// Whether what counts for a part of the score is shown on the board.
    pub(crate) fn shows_score(&self, kind: ScoreKind) -> bool {
        self.shows(match kind {
            ScoreKind::Panels => Aid::Panels,
            ScoreKind::Areas => Aid::Areas,
            ScoreKind::Chains => Aid::Chains,
        })
    }
}

/// Request: show what is hidden, or hide what is shown.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SwitchAid(pub(crate) Aid);

fn switch_aid(request: On<SwitchAid>, mut aids: ResMut<Aids>) {
    if aids.shows(request.0) {
        aids.off.push(request.0);
    } else {
        aids.off.retain(|aid| *aid != request.0);
    }
}
