//! What highlights depend on. They come in groups, and a group is laid again when something that it depends on has changed.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::ai::{Hint, MatchReview, Warning};
use crate::app::board::{Replaying, ScoringStep};
use crate::app::exercises::Exercise;
use crate::app::games::{BoardLook, Spot};
use crate::app::interaction::{Hovered, Inspected, Selection};
use crate::app::session::{Assists, Session};
use crate::app::settings::Settings;
use crate::app::state::TurnPhase;
use rules::{Game, Piece, Site};

/// The group that a highlight belongs to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HighlightGroup {
    LastTurn,
    Won,
    Options,
    Payment,
    Hover,
    Hint,
    Threat,
    Better,
    Lesson,
    Zones,
    Regions,
}

/// Everything that highlights depend on.
#[derive(SystemParam)]
pub(super) struct Inputs<'w> {
    pub(super) session: Session<'w>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) hovered: Res<'w, Hovered>,
    pub(super) inspected: Res<'w, Inspected>,
    pub(super) assists: Res<'w, Assists>,
    /// The phase of the turn; none off the table.
    phase: Option<Res<'w, State<TurnPhase>>>,
    pub(super) hint: Res<'w, Hint>,
    pub(super) warning: Res<'w, Warning>,
    pub(super) review: Option<Res<'w, MatchReview>>,
    pub(super) exercise: Res<'w, Exercise>,
    pub(super) replaying: Res<'w, Replaying>,
    pub(super) step: Res<'w, ScoringStep>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) look: Res<'w, BoardLook>,
}

impl Inputs<'_> {
    /// Whether an action is due, so that options are highlighted.
    pub(super) fn is_choosing(&self) -> bool {
        self.phase.as_ref().is_some_and(|phase| phase.waits_for_action())
    }

    /// Whether the match is over, and the piece that decided it has arrived.
    pub(super) fn is_won(&self) -> bool {
        self.phase.as_ref().is_some_and(|phase| matches!(***phase, TurnPhase::Celebrating | TurnPhase::Over))
    }

    /// Whether the match is over, and has been counted.
    pub(super) fn is_over(&self) -> bool {
        self.phase.as_ref().is_some_and(|phase| ***phase == TurnPhase::Over)
    }

    /// Whether something that a group depends on has changed.
    pub(super) fn has_changed_for(&self, group: HighlightGroup) -> bool {
        let has_changed = || match group {
            HighlightGroup::LastTurn => self.step.is_changed() || self.selection.is_changed(),
            HighlightGroup::Won => self.has_phase_changed(),
            HighlightGroup::Options => {
                self.selection.is_changed() || self.hint.is_changed() || self.has_offer_changed()
            }
            HighlightGroup::Payment => self.has_pointer_changed() || self.has_phase_changed(),
            HighlightGroup::Hover => {
                let is_other = self.hint.is_changed() || self.inspected.is_changed();
                is_other || self.has_pointer_changed() || self.has_offer_changed()
            }
            HighlightGroup::Hint => self.hint.is_changed() || self.has_phase_changed(),
            HighlightGroup::Threat => {
                let is_other = self.warning.is_changed() || self.exercise.is_changed();
                is_other || self.hint.is_changed() || self.has_offer_changed()
            }
            HighlightGroup::Better => self.review.as_ref().is_some_and(|review| review.is_changed()),
            HighlightGroup::Lesson => self.exercise.is_changed() || self.selection.is_changed(),
            HighlightGroup::Zones => self.has_offer_changed(),
            HighlightGroup::Regions => {
                self.has_offer_changed() || self.replaying.is_changed() || self.step.is_changed()
            }
        };
        self.session.is_changed() || self.settings.is_changed() || has_changed()
    }

    fn has_phase_changed(&self) -> bool {
        self.phase.as_ref().is_some_and(|phase| phase.is_changed())
    }

    fn has_offer_changed(&self) -> bool {
        self.assists.is_changed() || self.has_phase_changed()
    }

    fn has_pointer_changed(&self) -> bool {
        self.selection.is_changed() || self.hovered.is_changed()
    }

    /// The pieces on the board in the present.
    pub(super) fn pieces(&self) -> Vec<(Site, Piece)> {
        self.session.position().pieces()
    }
}

/// The spot of a place.
pub(super) fn spot_of(site: Site, spots: &[Spot]) -> Option<&Spot> {
    spots.iter().find(|spot| spot.site == site)
}

/// A place as seen from above: x to the right, y away from the first player.
pub(super) fn above(spot: &Spot) -> Vec2 {
    Vec2::new(spot.place.x, -spot.place.z)
}
