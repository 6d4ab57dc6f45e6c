//! The palette: the shape and colour of each kind of highlight.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::kind::HighlightKind;
use crate::app::art::{ArtAssets, flat_polygon, flat_ring, tile};
use crate::app::settings::HighlightColours;
use crate::games::Player;

/// The disc behind a floating price.
const PRICE_DISC: Srgba = Srgba::new(0.45, 0.07, 0.04, 0.92);

struct Ink {
    colour: Srgba,
    glow: f32,
}

impl HighlightKind {
    const fn ink(self) -> Ink {
        let (colour, glow) = match self {
            Self::Line => (Srgba::new(1.0, 0.96, 0.85, 0.5), 0.5),
            Self::OffLimits => (Srgba::new(0.02, 0.015, 0.01, 0.62), 0.0),
            Self::Held => (Srgba::new(0.72, 0.06, 0.05, 0.95), 0.25),
            Self::Area => (Srgba::new(1.0, 0.62, 0.3, 0.95), 1.0),
            Self::Chain => (Srgba::new(1.0, 0.9, 0.35, 0.95), 1.3),
            Self::Left | Self::Arrived => (Srgba::new(0.62, 0.78, 0.95, 0.62), 0.5),
            Self::CanAct => (Srgba::new(0.95, 0.93, 0.85, 0.42), 0.4),
            Self::Chosen => (Srgba::new(1.0, 0.97, 0.85, 0.95), 1.4),
            Self::Target => (Srgba::new(0.35, 0.95, 0.7, 0.42), 0.9),
            Self::Proposed => (Srgba::new(0.45, 1.0, 0.75, 0.9), 1.4),
            Self::Capture => (Srgba::new(1.0, 0.36, 0.24, 0.95), 1.6),
            Self::Loss => (Srgba::new(0.1, 0.2, 0.6, 0.95), 0.6),
            Self::CouldPay => (Srgba::new(1.0, 0.8, 0.3, 0.75), 0.9),
            Self::Hint => (Srgba::new(0.78, 0.55, 1.0, 0.95), 1.5),
            Self::Pays => (Srgba::new(1.0, 0.8, 0.25, 1.0), 1.7),
            Self::Hovered => (Srgba::new(1.0, 1.0, 1.0, 0.95), 1.2),
        };
        Ink { colour, glow }
    }

    /// A palette for colour-blind players: blue and orange instead of green and red.
    const fn distinct_ink(self) -> Ink {
        match self {
            Self::Target => Ink { colour: Srgba::new(0.3, 0.68, 1.0, 0.5), glow: 0.9 },
            Self::Proposed => Ink { colour: Srgba::new(0.45, 0.8, 1.0, 0.95), glow: 1.4 },
            Self::Capture => Ink { colour: Srgba::new(1.0, 0.55, 0.05, 0.95), glow: 1.7 },
            Self::Loss => Ink { colour: Srgba::new(0.05, 0.05, 0.1, 0.95), glow: 0.0 },
            other => other.ink(),
        }
    }

    const fn ink_in(self, colours: HighlightColours) -> Ink {
        match colours {
            HighlightColours::Usual => self.ink(),
            HighlightColours::Distinct => self.distinct_ink(),
        }
    }

    /// Its colour in flat pictures.
    pub(crate) const fn colour(self, colours: HighlightColours) -> Srgba {
        self.ink_in(colours).colour
    }

    /// The name of its material and, with the shape of the place, of its mesh. All begin alike: `forget_colours` relies on it.
    const fn name(self, round: bool) -> &'static str {
        match (self, round) {
            (Self::Line, _) => "highlight line",
            (Self::OffLimits, _) => "highlight off limits",
            (Self::Held, _) => "highlight held",
            (Self::Area, _) => "highlight area",
            (Self::Chain, _) => "highlight chain",
            (Self::Left, _) => "highlight left",
            (Self::Arrived, _) => "highlight arrived",
            (Self::CanAct, true) => "highlight can act, round",
            (Self::CanAct, false) => "highlight can act",
            (Self::Chosen, true) => "highlight chosen, round",
            (Self::Chosen, false) => "highlight chosen",
            (Self::Target, true) => "highlight target, round",
            (Self::Target, false) => "highlight target",
            (Self::Capture, _) => "highlight capture",
            (Self::Loss, _) => "highlight loss",
            (Self::Proposed, true) => "highlight proposed, round",
            (Self::Proposed, false) => "highlight proposed",
            (Self::CouldPay, _) => "highlight could pay",
            (Self::Pays, _) => "highlight pays",
            (Self::Hint, _) => "highlight hint",
            (Self::Hovered, _) => "highlight hovered",
        }
    }

    /// Its shape for a place of half-width 1.
    fn shape(self, round: bool) -> Mesh {
        match self {
            Self::Left => flat_ring(0.0, 0.17, 0),
            Self::Arrived => corners(0.98, 0.075),
            Self::CanAct => flat_ring(0.9, 0.97, 0),
            Self::Chosen => flat_ring(0.86, 1.06, 0),
            Self::Target if round => flat_ring(0.0, 0.86, 0),
            Self::Target => tile(Vec2::splat(0.9), 0.24, 0.001, 0.001),
            Self::Proposed => flat_ring(0.84, 1.02, 0),
            Self::Capture => flat_ring(0.82, 1.08, 4),
            Self::Loss => cross(0.7, 0.13),
            Self::CouldPay => flat_ring(0.98, 1.12, 8),
            Self::Pays => flat_ring(0.96, 1.2, 0),
            Self::Hint => flat_ring(1.06, 1.24, 3),
            Self::Hovered => corners(1.08, 0.13),
            // These are not shapes of one place.
            Self::Line | Self::OffLimits | Self::Held | Self::Area | Self::Chain => flat_ring(0.0, 1.0, 0),
        }
    }

    /// Its height above the board: each kind has its own level.
    pub(crate) const fn height(self) -> f32 {
        0.02 + 0.001 * self as u8 as f32
    }
}

/// Two crossed bars.
fn cross(half: f32, width: f32) -> Mesh {
    let bar = |x: f32| {
        let [a, b] = [(-half * x, -half), (half * x, half)];
        let aside = (width * x, -width);
        let corner = |p: (f32, f32), side: f32| (p.0 + side * aside.0, p.1 + side * aside.1);
        let corners = [corner(a, -1.0), corner(b, -1.0), corner(b, 1.0), corner(a, 1.0)];
        [[corners[0], corners[1], corners[2]], [corners[0], corners[2], corners[3]]]
    };
    flat_polygon(&[bar(1.0), bar(-1.0)].concat())
}

/// The four corners of a square, like a viewfinder.
fn corners(half: f32, width: f32) -> Mesh {
    let length = half * 0.45;
    let mut triangles = Vec::new();
    for (x, y) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
        let mut bar = |across: f32, up: f32| {
            let (near, far) = ((x * half, y * half), (x * (half - across), y * (half - up)));
            triangles.push([near, (far.0, near.1), far]);
            triangles.push([near, far, (near.0, far.1)]);
        };
        bar(length, width);
        bar(width, length);
    }
    flat_polygon(&triangles)
}

/// The material of a highlight.
pub(crate) fn material(
    kind: HighlightKind,
    round: bool,
    art: &mut ArtAssets,
) -> MeshMaterial3d<StandardMaterial> {
    inked(kind.name(round), kind.ink_in(art.colours()), art)
}

/// The material for a player: the second player's lines are dark on the board and pale over their dark pieces.
pub(crate) fn owned_material(
    kind: HighlightKind,
    owner: Player,
    art: &mut ArtAssets,
) -> MeshMaterial3d<StandardMaterial> {
    match (owner, kind) {
        (Player::One, _) => material(kind, true, art),
        (Player::Two, HighlightKind::Held) => inked(
            "highlight held, dark",
            Ink { colour: Srgba::new(0.015, 0.015, 0.02, 0.95), glow: 0.0 },
            art,
        ),
        (Player::Two, _) => {
            inked("highlight, pale", Ink { colour: Srgba::new(0.75, 0.86, 1.0, 0.95), glow: 1.0 }, art)
        }
    }
}

fn inked(
    name: &'static str,
    Ink { colour, glow }: Ink,
    art: &mut ArtAssets,
) -> MeshMaterial3d<StandardMaterial> {
    art.shared_material(name, || StandardMaterial {
        base_color: colour.into(),
        emissive: LinearRgba::from(colour) * glow,
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 1.0,
        reflectance: 0.0,
        // The same settings for all, so that one pipeline draws them and none is compiled while a player waits.
        depth_bias: 20.0,
        ..default()
    })
}

/// A flat object on the board.
pub(crate) fn flat(mesh: Mesh3d, material: MeshMaterial3d<StandardMaterial>, at: Transform) -> impl Bundle {
    (mesh, material, at, Visibility::default(), NotShadowCaster, NotShadowReceiver)
}

/// The mesh of a highlight on a place of half-width 1.
pub(crate) fn shape(kind: HighlightKind, round: bool, art: &mut ArtAssets) -> Mesh3d {
    art.shared_mesh(kind.name(round), || kind.shape(round))
}

/// Draws the price of a target, `height` above it, on its own disc if it floats.
pub(crate) fn label(target: Entity, price: usize, height: f32, floats: bool, art: &mut ArtAssets) {
    // Highlights are scaled to their place, and so are their children.
    let digit = art.lettering(&price.to_string(), 1.25, Srgba::rgb(1.0, 0.99, 0.94));
    let digit = (digit, Transform::from_xyz(0.0, height + 0.01, 0.0), ChildOf(target));
    art.commands.spawn(digit);
    if floats {
        let disc = art.shared_mesh("price disc", || flat_ring(0.0, 0.72, 0));
        let dark = art.shared_material("price disc", || StandardMaterial {
            base_color: PRICE_DISC.into(),
            alpha_mode: AlphaMode::Blend,
            depth_bias: 20.0,
            ..default()
        });
        let at = Transform::from_xyz(0.0, height, 0.0);
        art.commands.spawn((disc, dark, at, NotShadowCaster, NotShadowReceiver, ChildOf(target)));
    }
}
