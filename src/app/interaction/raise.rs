//! The selected piece is picked up a little, if a hand would do that with it; what a hand has let go of is put back.

use bevy::prelude::*;

use super::drag::Grip;
use super::selection::Selection;
use crate::app::art::step_between;
use crate::app::board::{BoardPiece, Motions, Timeline, carries_pieces};
use crate::app::games::{BoardLook, Gait};
use crate::app::order::AnimationSystems;
use crate::app::platform::Redraw;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Grip>().add_systems(Update, raise.in_set(AnimationSystems::Raise));
}

/// With input devices, pieces can be dropped.
pub(super) fn device_plugin(app: &mut App) {
    app.add_systems(Update, put_back.run_if(not(carries_pieces)).in_set(AnimationSystems::PutBack));
}

/// How high, in units of the board, and in how many seconds.
const HIGH: f32 = 0.2;
const DURATION: f32 = 0.12;

/// A piece that is picked up, or put down again: how far, 0 to 1.
#[derive(Component, Debug)]
pub(super) struct Raised(f32);

type Pieces<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static BoardPiece, &'static Motions, &'static mut Transform, Option<&'static mut Raised>),
>;

fn raise(
    (selection, grip): (Res<Selection>, Res<Grip>),
    look: Res<BoardLook>,
    timeline: Res<Timeline>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut pieces: Pieces,
    mut commands: Commands,
) {
    let chosen = match &*selection {
        // It is already on its way.
        Selection::Led { .. } => None,
        selection => selection.from(),
    };
    for (entity, piece, motions, mut at, raised) in &mut pieces {
        let is_held = matches!(*grip, Grip::Piece { entity: held, .. } if held == entity);
        let is_free = motions.0.is_empty() && !is_held;
        let is_wanted = is_free
            && chosen.is_some_and(|chosen| piece.site() == Some(chosen))
            && matches!(look.gait(piece.piece), Gait::Lifted | Gait::Slides);
        let Some(mut raised) = raised else {
            if is_wanted {
                // The time before it was chosen is no part of this.
                commands.entity(entity).insert(Raised(0.0));
                redraw.request();
            }
            continue;
        };
        let goal = f32::from(is_wanted);
        if !is_free {
            commands.entity(entity).remove::<Raised>();
        } else if raised.0 != goal {
            let step = if timeline.is_still() { 1.0 } else { time.delta_secs() / DURATION };
            raised.0 += (goal - raised.0).clamp(-step, step);
            let height = HIGH * step_between(0.0, 1.0, raised.0);
            at.translation.y = piece.rest(&**look).translation.y + height;
            redraw.request();
        } else if !is_wanted {
            commands.entity(entity).remove::<Raised>();
        }
    }
}

/// A dropped piece returns to its place, unless it is already moving.
fn put_back(
    grip: Res<Grip>,
    look: Res<BoardLook>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: Query<(Entity, &BoardPiece, &Transform, &mut Motions), Without<Raised>>,
) {
    let held = match *grip {
        Grip::Piece { entity, .. } => Some(entity),
        _ => None,
    };
    for (entity, board_piece, transform, mut motions) in &mut board_pieces {
        if held != Some(entity) {
            motions.return_home(*transform, board_piece.rest(&**look), &mut timeline);
        }
    }
}
