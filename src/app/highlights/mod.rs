//! Highlights on the board: which pieces can act, where the selected one can go and at what price, what pays, and what the
//! last turn did. Each kind has its own shape, so that none relies on colour alone, and two tones, so that it stands out from any ground.
//!
//! They come in groups. A group is laid anew when something that it depends on has changed; moving the pointer only touches those
//! that depend on the place under it.
//!
//! | file | topic |
//! |---|---|
//! | `kind.rs` | a highlight and its kind |
//! | `group.rs` | the groups, and how one is laid |
//! | `palette.rs` | the shape of each kind of highlight |
//! | `tones.rs` | the two tones of each kind |
//! | `shapes.rs` | the meshes of shapes in two tones |
//! | `last_turn.rs` | where pieces left and arrived |
//! | `options.rs` | what can be done: pieces that can act, targets and their prices |
//! | `payment.rs` | what pays for the proposal or for the hovered target |
//! | `hover.rs` | the hovered place, and the new piece that would go there |
//! | `hint.rs` | the hint |
//! | `better.rs` | in a review, what would have been better |
//! | `lesson.rs` | what a course points at |
//! | `zones.rs` | rows and columns, closed places |
//! | `regions.rs` | what counts for each player |
//! | `contrast.rs` | a test: highlights stand out from every ground for every eye |

mod better;
mod group;
mod hint;
mod hover;
mod kind;
mod last_turn;
mod lesson;
mod options;
mod palette;
mod payment;
mod regions;
mod shapes;
mod tones;
mod zones;

#[cfg(test)]
mod contrast;

use bevy::prelude::*;

#[cfg(test)]
pub(crate) use group::HighlightGroup;
#[cfg(test)]
pub(crate) use kind::Highlight;
pub(crate) use kind::HighlightKind;

use crate::app::AppSystems;
use crate::app::art::ArtAssets;
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            forget_colours.run_if(resource_changed::<Settings>),
            last_turn::lay_last_turn.run_if(last_turn::is_stale),
            options::lay_options.run_if(options::is_stale),
            payment::lay_payment.run_if(payment::is_stale),
            (hover::lay_hovered, hover::hide_covered_target).chain().run_if(hover::is_stale),
            hint::lay_hint.run_if(hint::is_stale),
            better::lay_better.run_if(better::is_stale),
            lesson::lay_lesson.run_if(lesson::is_stale),
            zones::lay_zones.run_if(zones::is_stale),
            regions::lay_regions.run_if(regions::is_stale),
        )
            .chain()
            .in_set(AppSystems::Highlight),
    );
}

/// Rebuilds the highlights when their colours change.
fn forget_colours(mut art: ArtAssets) {
    art.forget_meshes("highlight");
}
