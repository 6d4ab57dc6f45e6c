//! The shade where pieces touch the ground: a soft quad under each, which fades and widens as the piece rises.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::piece::BoardPiece;
use super::soft::{SoftDisc, soft_quad};
use crate::app::art::{ArtAssets, SurfaceSpec};
use crate::app::games::{BoardLook, Look};
use crate::app::order::AnimationSystems;
use rules::Site;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_pieces.in_set(AnimationSystems::Contact))
        .add_observer(lay_shade)
        .add_observer(remove_shade);
}

/// How dark the shade is under a piece on the ground.
const OPACITY: f32 = 0.6;
/// From this height on a piece has none.
const HIGHEST: f32 = 1.1;
/// So deep in the ground it still has its shade.
const LOWEST: f32 = 0.1;
/// How much wider the shade is at the greatest height.
const WIDER: f32 = 0.7;
/// How high it is above the ground: below all highlights.
const ABOVE: f32 = 0.008;
/// The opacities in steps: pieces at rest share the first mesh, so that they are drawn together.
const STEPS: [&str; 6] = ["shade", "shade 1", "shade 2", "shade 3", "shade 4", "shade 5"];

/// The shade of a piece.
#[derive(Component, Debug)]
struct Shaded {
    quad: Entity,
    radius: f32,
    /// The ground on the board and beside it.
    on: Ground,
    beside: Ground,
    /// Half the width and depth of the board.
    half: Vec2,
}

/// The ground that a piece can stand on.
#[derive(Clone, Copy, Debug)]
struct Ground {
    height: f32,
    /// The height of the origin of a piece that stands there.
    origin: f32,
}

/// The quad under a piece.
#[derive(Component, Debug)]
pub(crate) struct Shade {
    meshes: [Handle<Mesh>; STEPS.len()],
}

impl Shaded {
    fn ground(&self, place: Vec3) -> Ground {
        let is_on_board = place.x.abs() < self.half.x && place.z.abs() < self.half.y;
        if is_on_board { self.on } else { self.beside }
    }
}

fn lay_shade(
    added: On<Add, BoardPiece>,
    board_pieces: Query<&BoardPiece>,
    look: Res<BoardLook>,
    disc: Res<SoftDisc>,
    mut art: ArtAssets,
) {
    let look: &dyn Look = &**look;
    let Ok(piece) = board_pieces.get(added.entity).map(|board_piece| board_piece.piece) else { return };
    let (Some(on), Some(off)) = (look.contact(piece, true), look.contact(piece, false)) else { return };
    let mut step = 0.0;
    let meshes = STEPS.map(|name| {
        let opacity = OPACITY * (1.0 - step / STEPS.len() as f32);
        step += 1.0;
        art.shared_mesh(name, || soft_quad(opacity)).0
    });
    let material = art.shared_surface("shade", |_| SurfaceSpec {
        picture: Some(disc.0.clone()),
        // Drawn before all highlights and letters.
        ..SurfaceSpec::mark(Srgba::BLACK, -10.0)
    });
    let first = Mesh3d(meshes[0].clone());
    let quad = (Shade { meshes }, first, material, Visibility::Hidden, NotShadowCaster, NotShadowReceiver);
    let quad = art.commands.spawn(quad).id();
    let ground = |origin: f32, below: f32| Ground { height: origin - below, origin };
    let origins = (look.standing(piece, Site::new(0, 0)), look.beside(piece, 0));
    art.commands.entity(added.entity).insert(Shaded {
        quad,
        radius: on.radius,
        on: ground(origins.0.translation.y, on.below),
        beside: ground(origins.1.translation.y, off.below),
        half: look.half_size(),
    });
}

fn remove_shade(removed: On<Remove, Shaded>, shaded: Query<&Shaded>, mut commands: Commands) {
    if let Ok(shaded) = shaded.get(removed.entity) {
        commands.entity(shaded.quad).try_despawn();
    }
}

fn follow_pieces(
    pieces: Query<(&Transform, &Shaded), Or<(Changed<Transform>, Added<Shaded>)>>,
    mut shades: Query<(&Shade, &mut Transform, &mut Mesh3d, &mut Visibility), Without<Shaded>>,
) {
    for (piece, shaded) in &pieces {
        let Ok((shade, mut transform, mut mesh, mut visibility)) = shades.get_mut(shaded.quad) else {
            continue;
        };
        let ground = shaded.ground(piece.translation);
        let height = piece.translation.y - ground.origin;
        let seen = (-LOWEST..HIGHEST).contains(&height);
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
        if !seen {
            continue;
        }
        let part = height.max(0.0) / HIGHEST;
        let step = (part * STEPS.len() as f32) as usize;
        if mesh.0 != shade.meshes[step] {
            mesh.0 = shade.meshes[step].clone();
        }
        transform.translation = piece.translation.with_y(ground.height + ABOVE);
        transform.scale = (piece.scale * shaded.radius * (1.0 + WIDER * part)).with_y(1.0);
    }
}
