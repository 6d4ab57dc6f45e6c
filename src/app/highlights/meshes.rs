//! The shape of each kind of highlight, and its mesh in the tones of its kind.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::kind::HighlightKind;
use super::shapes::{
    FRAME_OUTLINE, OUTLINE, Paint, Stroke, arrowheads, corners, cross, frame, ring, slash, spikes, wreath,
};
use crate::app::art::{ArtAssets, Hollow, ReadsNear, SurfaceMaterial, SurfaceSpec, flat_ring};
use crate::app::settings::HighlightColours;

/// Where highlights are in the order of what lies on the ground.
const ORDER: f32 = 20.0;
/// The disc behind a floating price, and how far it is from the middle of its place, in half-widths.
const PRICE_DISC: Srgba = Srgba::new(0.45, 0.07, 0.04, 0.92);
const AHEAD: f32 = 1.3;

/// How much of the ground is seen through the fill of a target.
const CLEAR: f32 = 0.42;
/// How much is left of what stands back.
const QUIET: f32 = 0.3;
/// How much is seen of what pieces hide, and the bias that brings it in front of all of them: by half of its depth.
const VEILED: f32 = 0.6;
const IN_FRONT: f32 = 4.0e6;
/// What washes the squares of the last turn: the colour of no player and of no ground.
const PLAYED: Srgba = Srgba::new(0.36, 0.22, 0.62, 0.72);
/// How bright the light at the bottom of a hollow is.
const GLOW: f32 = 0.75;

impl HighlightKind {
    /// Its colour in flat pictures.
    pub(crate) fn colour(self, colours: HighlightColours) -> Srgba {
        let fill = self.tones(colours).fill;
        if self == Self::Target { fill.with_alpha(CLEAR) } else { fill }
    }

    /// The name of its mesh, which differs with the shape of the place. All begin alike: `forget_colours` relies on it.
    const fn name(self, place: Place) -> &'static str {
        match (self, place) {
            (Self::Left, Place::Square) => "highlight left",
            (Self::Left, _) => "highlight left, round",
            (Self::Taken, _) => "highlight taken",
            (Self::Arrived, Place::Square) => "highlight arrived",
            (Self::Arrived, _) => "highlight arrived, round",
            (Self::Danger, _) => "highlight danger",
            (Self::CanAct, _) => "highlight can act",
            (Self::CanCapture, _) => "highlight can capture",
            (Self::Chosen, _) => "highlight chosen",
            (Self::Target, Place::Square) => "highlight target",
            (Self::Target, Place::Round) => "highlight target, round",
            (Self::Target, Place::Hollow(..)) => "highlight target, hollow",
            (Self::Capture, _) => "highlight capture",
            (Self::Loss, _) => "highlight loss",
            (Self::Mistaken, _) => "highlight mistaken",
            (Self::Proposed, Place::Hollow(..)) => "highlight proposed, hollow",
            (Self::Proposed, _) => "highlight proposed",
            (Self::CouldPay, _) => "highlight could pay",
            (Self::Pays, _) => "highlight pays",
            (Self::Pointed, _) => "highlight pointed",
            (Self::Hint, _) => "highlight hint",
            (Self::Won, _) => "highlight won",
            (Self::Hovered, _) => "highlight hovered",
            (
                Self::Line
                | Self::OffLimits
                | Self::Held
                | Self::Tied
                | Self::Area
                | Self::Chain
                | Self::Trail
                | Self::Better
                | Self::Control,
                _,
            ) => "highlight area",
        }
    }

    /// The name of the mesh of what is seen of it through the pieces in front of its square: what one must not miss among tall pieces.
    const fn veiled_name(self) -> Option<&'static str> {
        match self {
            Self::Left => Some("highlight left, veiled"),
            Self::Taken => Some("highlight taken, veiled"),
            Self::Arrived => Some("highlight arrived, veiled"),
            Self::Chosen => Some("highlight chosen, veiled"),
            Self::Target => Some("highlight target, veiled"),
            Self::Capture => Some("highlight capture, veiled"),
            Self::Hint => Some("highlight hint, veiled"),
            _ => None,
        }
    }

    /// Its shape for a place of half-width 1.
    fn strokes(self, place: Place) -> Vec<Stroke> {
        match (self, place) {
            (Self::Left, _) => ring(0.0, 0.16, 0),
            (Self::Taken, _) => cross(0.34, 0.13),
            (Self::Arrived, Place::Square) => corners(0.97, 0.1),
            // Around a ball that is wider than its place.
            (Self::Arrived, _) => corners(1.12, 0.09),
            (Self::Danger, _) => spikes(0.97, 1.24, 8),
            (Self::CanAct, _) => ring(0.84, 0.96, 0),
            (Self::CanCapture, _) => ring(0.84, 1.02, 4),
            (Self::Chosen, _) => ring(0.86, 1.05, 0),
            (Self::Target, Place::Square) => frame(0.83, 0.24, 0.13),
            (Self::Target, Place::Round) => ring(0.78, 0.9, 0),
            (Self::Target, Place::Hollow(..)) => ring(1.03, 1.15, 0),
            (Self::Proposed, Place::Hollow(..)) => ring(1.03, 1.23, 0),
            (Self::Proposed, _) => ring(0.84, 1.02, 0),
            (Self::Capture, _) => ring(0.7, 1.08, 4),
            (Self::Loss, _) => cross(0.66, 0.2),
            (Self::Mistaken, _) => [ring(0.84, 1.02, 0), slash(0.6, 0.18)].concat(),
            (Self::CouldPay, _) => ring(0.98, 1.11, 8),
            (Self::Pays, _) => ring(0.96, 1.18, 0),
            (Self::Pointed, _) => arrowheads(1.02, 0.42, 0.24),
            (Self::Hint, _) => [ring(1.0, 1.08, 0), ring(1.2, 1.27, 0)].concat(),
            (Self::Won, _) => wreath(1.16, 0.42, 0.2),
            (Self::Hovered, _) => corners(1.1, 0.12),
            // The others are not shapes of one place.
            _ => Vec::new(),
        }
    }

    /// The width of its outline.
    const fn outline(self, place: Place) -> f32 {
        match (self, place) {
            (Self::Target, Place::Square) => FRAME_OUTLINE,
            _ => OUTLINE,
        }
    }

    /// Its height above the board: each kind has its own level.
    pub(crate) const fn height(self) -> f32 {
        0.02 + 0.001 * self as u8 as f32
    }
}

/// The shape of the place that a highlight is drawn on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Square,
    Round,
    /// In a hollow of a surface; with half the width of the place.
    Hollow(Hollow, f32),
}

/// The mesh of a highlight on a place of half-width 1.
pub(super) fn shape(kind: HighlightKind, place: Place, art: &mut ArtAssets) -> Mesh3d {
    let tones = kind.tones(art.colours());
    art.shared_mesh(kind.name(place), || {
        let mut paint = Paint::default();
        let wash = tones.fill.with_alpha(CLEAR);
        match (kind, place) {
            (HighlightKind::Target, Place::Square) => paint.square(0.84, wash.with_alpha(CLEAR * 0.6)),
            (HighlightKind::Arrived | HighlightKind::Left, Place::Square) => paint.square(0.97, PLAYED),
            (HighlightKind::Chosen, _) => paint.wash(0.9, wash),
            (HighlightKind::Target, Place::Round) | (HighlightKind::Capture, _) => paint.wash(0.82, wash),
            (HighlightKind::Target | HighlightKind::Proposed, Place::Hollow(hollow, half)) => {
                paint.glow_in(hollow, half, kind.height(), tones.fill.with_alpha(GLOW));
            }
            _ => {}
        }
        paint.two_tone(&kind.strokes(place), kind.outline(place), tones);
        paint.mesh()
    })
}

/// What is seen of a highlight on a square through the pieces in front of it: only its strokes, and faintly.
pub(super) fn veiled(kind: HighlightKind, art: &mut ArtAssets) -> Option<Mesh3d> {
    let name = kind.veiled_name()?;
    let tones = kind.tones(art.colours());
    Some(art.shared_mesh(name, || {
        let mut paint = Paint::default();
        paint.two_tone(&kind.strokes(Place::Square), kind.outline(Place::Square), tones);
        paint.mesh()
    }))
}

/// A mesh of a highlight once more, faintly before all pieces.
pub(super) fn in_front(mesh: Mesh3d, art: &mut ArtAssets) -> impl Bundle + use<> {
    let material = art.shared_surface("highlight, veiled", |_| {
        SurfaceSpec::mark(Srgba::WHITE.with_alpha(VEILED), IN_FRONT)
    });
    flat(mesh, material, Transform::default())
}

/// The material of all highlights; their colours are in their meshes. It is not lit, so that they look the same everywhere, and one
/// pipeline draws all of them, so that none is compiled while a player waits.
pub(super) fn material(art: &mut ArtAssets) -> MeshMaterial3d<SurfaceMaterial> {
    art.shared_surface("highlight", |_| SurfaceSpec::mark(Srgba::WHITE, ORDER))
}

/// The same for what stands back while something else is pointed out.
pub(super) fn quiet_material(art: &mut ArtAssets) -> MeshMaterial3d<SurfaceMaterial> {
    art.shared_surface("highlight, quiet", |_| SurfaceSpec::mark(Srgba::WHITE.with_alpha(QUIET), ORDER))
}

/// The same for a piece that is only thought of.
pub(super) fn ghost_material(art: &mut ArtAssets) -> MeshMaterial3d<SurfaceMaterial> {
    art.shared_surface("highlight, ghost", |_| SurfaceSpec {
        stands: true,
        ..SurfaceSpec::mark(Srgba::WHITE, ORDER)
    })
}

/// A flat object on the board.
pub(super) fn flat(mesh: Mesh3d, material: MeshMaterial3d<SurfaceMaterial>, at: Transform) -> impl Bundle {
    (mesh, material, at, Visibility::default(), NotShadowCaster, NotShadowReceiver)
}

/// What a target costs.
pub(super) struct Price {
    pub(super) number: usize,
    /// Its height above the target.
    pub(super) height: f32,
    /// Whether it floats on a disc of its own before a piece, as its reader sees it: above the piece it would hide what is behind.
    pub(super) floats: bool,
}

/// Draws the price of a target.
pub(super) fn label(target: Entity, price: &Price, art: &mut ArtAssets) {
    // Highlights are scaled to their place, and so are their children.
    let digit = art.lettering(&price.number.to_string(), 1.25, Srgba::rgb(1.0, 0.99, 0.94));
    let at = |above: f32, ahead: f32| Transform::from_xyz(0.0, price.height + above, ahead);
    if price.floats {
        // The disc goes around with its digit.
        let side = (ReadsNear::default(), Transform::default(), Visibility::default(), ChildOf(target));
        let side = art.commands.spawn(side).id();
        art.commands.spawn((digit, at(0.01, AHEAD), ChildOf(side))).remove::<ReadsNear>();
        let disc = art.shared_mesh("price disc", || flat_ring(0.0, 0.62, 0));
        let dark = art.shared_surface("price disc", |_| SurfaceSpec::mark(PRICE_DISC, ORDER));
        art.commands.spawn((disc, dark, at(0.0, AHEAD), NotShadowCaster, NotShadowReceiver, ChildOf(side)));
    } else {
        art.commands.spawn((digit, at(0.01, 0.0), ChildOf(target)));
    }
}
