//! With animations off, pieces are in their new places at once: where something has changed a soft light fades away, so that nobody
//! has to guess.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::motion::{Motions, move_pieces};
use super::timeline::Timeline;
use crate::app::art::{ArtAssets, SurfaceMaterial};
use crate::app::board::piece::BoardPiece;
use crate::app::board::soft::{SoftDisc, soft_light, soft_quad};
use crate::app::games::BoardLook;
use crate::app::order::AnimationSystems;
use crate::app::platform::Redraw;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_fade).add_systems(
        Update,
        (light_up_changes.before(move_pieces), fade).chain().in_set(AnimationSystems::Move),
    );
}

/// How long a light fades, in seconds.
const FADE: f32 = 0.5;
/// The longest step between two frames, in seconds: however slow a machine is, the light is seen.
const LONGEST_FRAME: f32 = 0.2;
/// How strong the light is, and how much wider than the piece.
const LIGHT: Srgba = Srgba::rgb(0.85, 0.8, 0.62);
const WIDER: f32 = 1.9;
/// Its height above the board.
const HEIGHT: f32 = 0.03;
/// What moves less only turns over in its place.
const LEAST: f32 = 0.3;

/// A light that fades.
#[derive(Component, Debug)]
pub(crate) struct Fade {
    /// The part of its time that is left, from 1 to 0.
    left: f32,
}

fn light_up_changes(
    timeline: Res<Timeline>,
    look: Res<BoardLook>,
    pieces: Query<(&BoardPiece, &Motions), Changed<Motions>>,
    mut commands: Commands,
) {
    if !timeline.is_still() {
        return;
    }
    for (board_piece, motions) in &pieces {
        let (Some(first), Some(last)) = (motions.0.front(), motions.0.back()) else { continue };
        let size = look.body(board_piece.piece).radius * WIDER;
        let [from, to] = [first.from, last.to].map(|at| at.translation);
        let places = if from.distance(to) < LEAST { vec![to] } else { vec![from, to] };
        for place in places {
            let at = Transform::from_translation(place.with_y(HEIGHT)).with_scale(Vec3::splat(size));
            commands.spawn((Fade { left: 1.0 }, at));
        }
    }
}

fn show_fade(added: On<Add, Fade>, disc: Res<SoftDisc>, mut art: ArtAssets) {
    let quad = art.shared_mesh("fade", || soft_quad(1.0));
    let light = art.surface(&soft_light(&disc, LIGHT));
    art.commands.entity(added.entity).insert((quad, light, NotShadowCaster, NotShadowReceiver));
}

fn fade(
    time: Res<Time>,
    mut fades: Query<(Entity, &mut Fade, &MeshMaterial3d<SurfaceMaterial>)>,
    mut materials: ResMut<Assets<SurfaceMaterial>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for (entity, mut fade, light) in &mut fades {
        redraw.request();
        fade.left -= time.delta_secs().min(LONGEST_FRAME) / FADE;
        if fade.left <= 0.0 {
            commands.entity(entity).despawn();
        } else if let Some(mut material) = materials.get_mut(&light.0) {
            material.look.colour = (LIGHT * fade.left).with_alpha(1.0).into();
        }
    }
}
