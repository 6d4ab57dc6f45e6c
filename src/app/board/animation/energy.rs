//! Energy that flows: sparks of light that run over the board, each with a tail; the copper glows behind them, and a flash is seen
//! where they arrive.

use std::f32::consts::PI;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::curves::smooth;
use super::speeds::FLOW;
use super::timeline::Timeline;
use crate::app::art::ArtAssets;
use crate::app::board::soft::{SoftDisc, soft_light, soft_quad};
use crate::app::order::AnimationSystems;
use crate::app::session::MatchStarted;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, move_sparks.in_set(AnimationSystems::Move))
        .add_observer(show_spark)
        .add_observer(put_out);
}

/// The light of energy: far brighter than white, so that it glows.
const LIGHT: LinearRgba = LinearRgba::rgb(4.2, 2.3, 0.42);
/// Half the width of a spark, and of the flash where it arrives.
const SPARK: f32 = 0.28;
const FLASH: f32 = 0.95;
/// Half the width of the glow along the copper.
const GLOW: f32 = 0.2;
/// The sparks of a tail, how much later each comes, and how much smaller it is.
const TAIL: u8 = 6;
const LATER: f32 = 0.016;
const SMALLER: f32 = 0.86;
/// How long a flash takes.
const FLASH_TIME: f32 = 0.3;
/// How high sparks are above the board: they pass under the rims of what lies on it.
const HEIGHT: f32 = 0.05;

/// What a light does in its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// It runs along its path.
    Runs,
    /// It lights up along its path, from end to end, and fades.
    Glows,
    /// It swells where it is, and fades.
    Flashes,
}

/// A light over the board: it runs, glows or flashes. Times are the timeline's.
#[derive(Component, Clone, Debug)]
pub(crate) struct Spark {
    act: Act,
    /// The places where its way turns.
    path: Vec<Vec3>,
    start: f32,
    duration: f32,
    /// Half its width.
    size: f32,
}

impl Spark {
    /// Where it is at a part of its time, 0 to 1.
    fn place(&self, t: f32) -> Vec3 {
        let lengths = self.path.windows(2).map(|leg| leg[0].distance(leg[1]));
        let mut left = smooth(t) * lengths.sum::<f32>();
        for leg in self.path.windows(2) {
            let length = leg[0].distance(leg[1]);
            if left <= length {
                return leg[0].lerp(leg[1], left / length.max(f32::EPSILON));
            }
            left -= length;
        }
        self.path.last().copied().unwrap_or_default()
    }

    /// Where and how large it is at a part of its time, 0 to 1.
    fn at(&self, t: f32) -> Transform {
        let swollen = self.size * (t.sqrt() * PI).sin().max(1e-3);
        let (place, scale, turn) = match (self.act, &self.path[..]) {
            (Act::Glows, [from, to]) => {
                let way = *to - *from;
                let scale = Vec3::new(way.length() / 2.0 + self.size, 1.0, swollen);
                (from.midpoint(*to), scale, Quat::from_rotation_y(-way.z.atan2(way.x)))
            }
            (Act::Flashes | Act::Glows, _) => (self.place(0.0), Vec3::splat(swollen), Quat::IDENTITY),
            (Act::Runs, _) => (self.place(t), Vec3::splat(self.size), Quat::IDENTITY),
        };
        Transform { translation: place + Vec3::Y * HEIGHT, rotation: turn, scale }
    }
}

/// Energy flows along a path from a time on, and flashes at its end.
pub(super) fn flow(path: &[Vec3], start: f32, commands: &mut Commands) {
    for i in 0..TAIL {
        commands.spawn(Spark {
            act: Act::Runs,
            path: path.to_vec(),
            start: start + LATER * f32::from(i),
            duration: FLOW - LATER * f32::from(TAIL - 1),
            size: SPARK * SMALLER.powi(i32::from(i)),
        });
    }
    // The copper glows behind them.
    for leg in path.windows(2) {
        let (path, duration) = (leg.to_vec(), FLOW + FLASH_TIME * 0.5);
        commands.spawn(Spark { act: Act::Glows, path, start, duration, size: GLOW });
    }
    if let Some(end) = path.last() {
        flash(*end, start + FLOW - FLASH_TIME * 0.5, FLASH, commands);
    }
}

/// A place lights up.
pub(super) fn flash(place: Vec3, start: f32, size: f32, commands: &mut Commands) {
    commands.spawn(Spark { act: Act::Flashes, path: vec![place], start, duration: FLASH_TIME, size });
}

fn show_spark(added: On<Add, Spark>, disc: Res<SoftDisc>, mut art: ArtAssets) {
    let quad = art.shared_mesh("spark", || soft_quad(1.0));
    let light = art.shared_surface("spark", |_| soft_light(&disc, LIGHT));
    let spark = (quad, light, Visibility::Hidden, NotShadowCaster, NotShadowReceiver);
    art.commands.entity(added.entity).insert(spark);
}

fn move_sparks(
    timeline: Res<Timeline>,
    mut sparks: Query<(Entity, &Spark, &mut Transform, &mut Visibility)>,
    mut commands: Commands,
) {
    let now = timeline.now();
    for (entity, spark, mut transform, mut visibility) in &mut sparks {
        let t = (now - spark.start) / spark.duration;
        if t >= 1.0 || !timeline.is_busy() {
            commands.entity(entity).despawn();
        } else if t >= 0.0 {
            *visibility = Visibility::Inherited;
            *transform = spark.at(t);
        }
    }
}

/// Another match has other ways.
fn put_out(_: On<MatchStarted>, sparks: Query<Entity, With<Spark>>, mut commands: Commands) {
    sparks.iter().for_each(|spark| commands.entity(spark).despawn());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glow_lies_on_its_way_from_end_to_end_and_fades() {
        let (from, to) = (Vec3::new(1.0, 0.0, 2.0), Vec3::new(1.0, 0.0, -1.0));
        let glow = Spark { act: Act::Glows, path: vec![from, to], start: 0.0, duration: 1.0, size: 0.2 };
        let at = glow.at(0.3);
        for (end, x) in [(from, -1.0), (to, 1.0)] {
            let reached = at.transform_point(Vec3::X * x * 1.5 / 1.7);
            assert!(reached.with_y(0.0).distance(end) < 1e-3, "{reached} for {end}");
        }
        assert!(glow.at(0.99).scale.z < 0.02 && at.scale.z > 0.1);
    }

    #[test]
    fn a_spark_goes_its_way_from_end_to_end_without_a_jump() {
        let path = vec![Vec3::ZERO, Vec3::X, Vec3::new(1.0, 0.0, -1.0)];
        let spark = Spark { act: Act::Runs, path: path.clone(), start: 0.0, duration: 1.0, size: 1.0 };
        let places: Vec<Vec3> = (0..=100_u8).map(|i| spark.place(f32::from(i) / 100.0)).collect();
        assert_eq!((places[0], places[100]), (path[0], path[2]));
        assert!(places.array_windows().all(|[a, b]| a.distance(*b) < 0.04));
    }
}
