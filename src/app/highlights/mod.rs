//! Highlights on the board: which pieces can act, where the selected one can go and at what price, what pays, and what the
//! last turn did. Each kind has its own shape, so that none relies on colour alone, and two tones, so that it stands out from any ground.
//!
//! They come in groups. What a group wants on the board is computed when something that it depends on has changed, and then takes the
//! place of what it had there; moving the pointer only touches the groups that depend on the place under it.
//!
//! | file | topic |
//! |---|---|
//! | `kind.rs` | a highlight, its kind and the two tones of each kind |
//! | `inputs.rs` | the groups, and what they depend on |
//! | `steps.rs` | the steps of a turn, as arrows and as trails |
//! | `turn.rs` | what the last turn did and the next one can do |
//! | `pointing.rs` | what a review, a course or a puzzle points out |
//! | `zones.rs` | rows and columns, closed places |
//! | `regions.rs` | what counts for each player |
//! | `draw.rs` | the highlights that are wanted are drawn |
//! | `meshes.rs` | the shape of each kind of highlight |
//! | `shapes.rs` | the meshes of shapes in two tones |
//! | `contrast.rs` | a test: highlights stand out from every ground for every eye |

mod draw;
mod inputs;
mod kind;
mod meshes;
mod pointing;
mod regions;
mod shapes;
mod steps;
mod turn;
mod zones;

#[cfg(test)]
mod contrast;

use bevy::prelude::*;

pub(crate) use inputs::HighlightGroup;
pub(crate) use kind::{Highlight, HighlightKind};

use crate::app::art::ArtAssets;
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use draw::Wanted;
use inputs::Inputs;

pub(super) fn plugin(app: &mut App) {
    let systems = (lay_highlights, hide_covered_target).chain();
    app.add_systems(Update, systems.in_set(AppSystems::Highlight));
}

/// Finds what a group wants on the board.
type Find = fn(&Inputs) -> Vec<Wanted>;

/// The groups, in the order in which they are laid.
const GROUPS: [(HighlightGroup, Find); 11] = [
    (HighlightGroup::LastTurn, turn::last_turn),
    (HighlightGroup::Won, turn::won),
    (HighlightGroup::Options, turn::options),
    (HighlightGroup::Payment, turn::payment),
    (HighlightGroup::Hover, turn::hover),
    (HighlightGroup::Hint, turn::hint),
    (HighlightGroup::Threat, turn::threat),
    (HighlightGroup::Better, pointing::better),
    (HighlightGroup::Lesson, pointing::lesson),
    (HighlightGroup::Zones, zones::zones),
    (HighlightGroup::Regions, regions::regions),
];

fn lay_highlights(
    inputs: Inputs,
    highlights: Query<(Entity, &HighlightGroup)>,
    mut art: ArtAssets,
    mut redraw: ResMut<Redraw>,
) {
    if inputs.settings.is_changed() {
        // Their colours may be others now.
        art.forget_meshes("highlight");
    }
    let stale: Vec<_> = GROUPS.iter().filter(|(group, _)| inputs.has_changed_for(*group)).collect();
    if stale.is_empty() {
        return;
    }
    redraw.request();
    let spots = inputs.look.spots();
    for (group, find) in stale {
        for (entity, _) in highlights.iter().filter(|(_, other)| *other == group) {
            art.commands.entity(entity).despawn();
        }
        for wanted in find(&inputs) {
            wanted.draw(*group, &inputs.look, &spots, &mut art);
        }
    }
}

/// The ring of a proposed new piece is drawn in place of the frame below it.
pub(super) fn hide_covered_target(mut highlights: Query<(&Highlight, &HighlightGroup, &mut Visibility)>) {
    let mut rings = highlights.iter().filter(|(_, group, _)| **group == HighlightGroup::Hover);
    let ring = rings.find(|(highlight, ..)| highlight.kind == HighlightKind::Proposed);
    let covered = ring.map(|(highlight, ..)| highlight.site);
    for (highlight, group, mut visibility) in &mut highlights {
        if *group == HighlightGroup::Options && highlight.kind == HighlightKind::Target {
            let is_covered = covered == Some(highlight.site);
            visibility.set_if_neq(if is_covered { Visibility::Hidden } else { Visibility::Inherited });
        }
    }
}
