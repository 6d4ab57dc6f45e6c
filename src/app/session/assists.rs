//! Board assists: what is shown on the board, each of which can be switched off. Settings are elsewhere, in
//! `src/app/settings/mod.rs`.

use bevy::prelude::*;

use super::read::Session;
use crate::app::order::InputSystems;
use crate::app::settings::{ChangeSettings, Settings};
use rules::{Game, ScoreKind, Zone};
use texts::{Explained, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Assists>()
        .add_systems(
            Update,
            apply_settings.in_set(InputSystems::Settings).run_if(resource_changed::<Settings>),
        )
        .add_observer(toggle_assist);
}

/// An assist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Assist {
    /// Where the next piece may go.
    Targets,
    /// The row and column of the last piece.
    Lines,
    /// The places that are closed to the next piece.
    OffLimits,
    /// The number of pieces each player has left.
    Left,
    /// Who holds which panel.
    Panels,
    /// The current points.
    Points,
    /// The largest areas.
    Areas,
    /// The chains.
    Chains,
    /// The own pieces that the enemy could capture.
    Danger,
    /// A warning before a turn is ended that would lose at once.
    Warning,
    /// Series of jumps are made one jump at a time.
    Landings,
}

impl Assist {
    const ALL: [Self; 11] = [
        Self::Targets,
        Self::Lines,
        Self::OffLimits,
        Self::Left,
        Self::Points,
        Self::Panels,
        Self::Areas,
        Self::Chains,
        Self::Danger,
        Self::Warning,
        Self::Landings,
    ];

    /// Its name in the settings.
    fn key(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// The label of its switch.
    pub(crate) fn message(self) -> Explained {
        match self {
            Self::Targets => msg::assist_targets(),
            Self::Lines => msg::assist_lines(),
            Self::OffLimits => msg::assist_off_limits(),
            Self::Left => msg::assist_left(),
            Self::Points => msg::assist_points(),
            Self::Panels => msg::assist_panels(),
            Self::Areas => msg::assist_areas(),
            Self::Chains => msg::assist_chains(),
            Self::Danger => msg::assist_danger(),
            Self::Warning => msg::assist_warning(),
            Self::Landings => msg::assist_landings(),
        }
    }

    /// The assists that apply to a match.
    pub(crate) fn of(session: &Session) -> Vec<Self> {
        let score = session.position().score();
        let counts = |kind| score.as_ref().is_some_and(|score| score.part(kind).is_some());
        let is_useful = |assist: &Self| match assist {
            Self::Panels => counts(ScoreKind::Panels),
            Self::Areas => counts(ScoreKind::Areas),
            Self::Chains => counts(ScoreKind::Chains),
            Self::Targets | Self::Lines | Self::OffLimits | Self::Left | Self::Points => score.is_some(),
            Self::Danger => score.is_none(),
            Self::Landings => session.kind().jumps_in_rows(),
            // Two people warn nobody.
            Self::Warning => score.is_none() && session.computers().iter().any(Option::is_some),
        };
        Self::ALL.into_iter().filter(is_useful).collect()
    }
}

/// The assists that are switched off.
#[derive(Resource, Clone, Debug, PartialEq)]
pub(crate) struct Assists {
    off: Vec<Assist>,
}

impl Default for Assists {
    fn default() -> Self {
        Self::of_settings(&Settings::default())
    }
}

impl Assists {
    /// Those that the player has switched, and the others as they are at first.
    fn of_settings(settings: &Settings) -> Self {
        let is_on = |assist: &Assist| {
            let at_first = !matches!(assist, Assist::Areas | Assist::Chains | Assist::Landings);
            settings.assists.get(&assist.key()).copied().unwrap_or(at_first)
        };
        Self { off: Assist::ALL.into_iter().filter(|assist| !is_on(assist)).collect() }
    }

    pub(crate) fn shows(&self, assist: Assist) -> bool {
        !self.off.contains(&assist)
    }

    /// Whether a zone is shown.
    pub(crate) fn shows_zone(&self, zone: &Zone) -> bool {
        self.shows(match zone {
            Zone::Line { .. } => Assist::Lines,
            Zone::OffLimits { .. } => Assist::OffLimits,
            Zone::Danger { .. } => Assist::Danger,
        })
    }

    /// Whether a part of the score is shown on the board.
    pub(crate) fn shows_score(&self, kind: ScoreKind) -> bool {
        self.shows(match kind {
            ScoreKind::Panels => Assist::Panels,
            ScoreKind::Areas => Assist::Areas,
            ScoreKind::Chains => Assist::Chains,
        })
    }
}

/// Request: switch an assist on or off.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ToggleAssist(pub(crate) Assist);

fn toggle_assist(
    request: On<ToggleAssist>,
    assists: Res<Assists>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let mut settings = settings.clone();
    settings.assists.insert(request.0.key(), !assists.shows(request.0));
    commands.trigger(ChangeSettings(settings));
}

fn apply_settings(settings: Res<Settings>, mut assists: ResMut<Assists>) {
    assists.set_if_neq(Assists::of_settings(&settings));
}
