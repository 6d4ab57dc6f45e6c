//! The groups of highlights: each is laid as a whole.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::kind::{Highlight, HighlightKind};
use super::palette::{Place, flat, material, shape};
use crate::app::art::ArtAssets;
use crate::app::games::{BoardLook, Spot};
use crate::app::platform::Redraw;
use crate::app::state::TurnPhase;
use rules::{Player, Site};

/// The group that a highlight belongs to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HighlightGroup {
    LastTurn,
    Options,
    Payment,
    Hover,
    Hint,
    Lesson,
    Better,
    Zones,
    Regions,
}

/// The phase of the turn; none off the table.
pub(super) type Phase<'w> = Option<Res<'w, State<TurnPhase>>>;

/// Whether an action is due, so that options are highlighted.
pub(super) fn is_choosing(phase: &Phase) -> bool {
    phase.as_ref().is_some_and(|phase| phase.waits_for_action())
}

pub(super) fn has_changed(phase: &Phase) -> bool {
    phase.as_ref().is_some_and(|phase| phase.is_changed())
}

/// Everything needed to lay highlights.
#[derive(SystemParam)]
pub(super) struct Highlighter<'w, 's> {
    pub(super) art: ArtAssets<'w, 's>,
    pub(super) look: Res<'w, BoardLook>,
    redraw: ResMut<'w, Redraw>,
    highlights: Query<'w, 's, (Entity, &'static HighlightGroup)>,
}

impl Highlighter<'_, '_> {
    /// Removes a group.
    pub(super) fn clear(&mut self, group: HighlightGroup) {
        self.redraw.request();
        for (entity, _) in self.highlights.iter().filter(|(_, other)| **other == group) {
            self.art.commands.entity(entity).despawn();
        }
    }

    /// Lays these highlights in place of a group.
    pub(super) fn relay(
        &mut self,
        group: HighlightGroup,
        highlights: impl IntoIterator<Item = (Site, HighlightKind)>,
    ) {
        self.clear(group);
        let spots = self.look.spots();
        for (site, kind) in highlights {
            self.lay(group, Highlight { site, kind }, &spots);
        }
    }

    /// Lays a highlight on its place, one of the board's `spots`.
    pub(super) fn lay(
        &mut self,
        group: HighlightGroup,
        highlight: Highlight,
        spots: &[Spot],
    ) -> Option<Entity> {
        self.lay_lifted(group, highlight, spots, 0.0)
    }

    /// The same, but higher.
    pub(super) fn lay_lifted(
        &mut self,
        group: HighlightGroup,
        highlight: Highlight,
        spots: &[Spot],
        lift: f32,
    ) -> Option<Entity> {
        let spot = spots.iter().find(|spot| spot.site == highlight.site)?;
        let place = match self.look.hollow() {
            Some(hollow) => Place::Hollow(hollow, spot.half),
            None if spot.round => Place::Round,
            None => Place::Square,
        };
        let mesh = shape(highlight.kind, place, &mut self.art);
        let at = Transform::from_translation(spot.place + Vec3::Y * (highlight.kind.height() + lift))
            .with_scale(Vec3::new(spot.half, 1.0, spot.half));
        Some(self.draw(group, highlight, mesh, at))
    }

    /// Lays a highlight of any shape.
    pub(super) fn draw(
        &mut self,
        group: HighlightGroup,
        highlight: Highlight,
        mesh: Mesh3d,
        at: Transform,
    ) -> Entity {
        let material = material(&mut self.art);
        self.art.commands.spawn((highlight, group, flat(mesh, material, at))).id()
    }

    /// Shows the new piece that a player would place, if the game shows such pieces.
    pub(super) fn draw_ghost(&mut self, group: HighlightGroup, site: Site, owner: Player) {
        let Some(spot) = self.look.spots().into_iter().find(|spot| spot.site == site) else { return };
        if let Some(mesh) = self.look.ghost(owner, &mut self.art) {
            let material = material(&mut self.art);
            let at = Transform::from_translation(spot.place);
            self.art.commands.spawn((group, flat(mesh, material, at)));
        }
    }
}
