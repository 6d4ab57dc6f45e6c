//! How a sound is played: how loud, from which side, and a little different each time.

use bevy::prelude::*;

use super::files::files;
use super::speaker::{Request, Speaker, Voice};
use crate::app::camera::TableCamera;
use crate::app::games::{PlaySound, Sound};
use crate::app::settings::Settings;
use rules::Rng;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chance>().add_observer(play_sound);
}

/// How much softer the slowest is than the fastest, in decibels.
const SLOW: f32 = 9.0;
/// How much a sound differs each time: in decibels, and as a part of its speed.
const VOLUME_VARIES: f32 = 1.0;
const RATE_VARIES: f32 = 0.03;
/// How far to the side a sound comes from that is at the edge of what the camera sees.
const WIDEST: f32 = 0.7;

/// What differs each time, and which file each sound had last.
#[derive(Resource, Debug)]
struct Chance {
    rng: Rng,
    last: [usize; Sound::ALL.len()],
}

impl Default for Chance {
    fn default() -> Self {
        Self { rng: Rng::new(1), last: [usize::MAX; Sound::ALL.len()] }
    }
}

impl Chance {
    /// A number from −1 to 1.
    fn vary(&mut self) -> f32 {
        self.rng.below(2_001) as f32 / 1_000.0 - 1.0
    }

    /// One of a sound's files, not the same twice in a row.
    fn file(&mut self, sound: Sound) -> usize {
        let count = files(sound).len();
        let last = &mut self.last[sound as usize];
        let mut file = self.rng.below(if *last < count { count - 1 } else { count });
        if *last < count && file >= *last && count > 1 {
            file += 1;
        }
        *last = file;
        file
    }
}

/// A volume of the settings, in decibels: half-way sounds half as loud.
pub(super) fn decibels(percent: u8) -> f32 {
    40.0 * (f32::from(percent.clamp(1, 100)) / 100.0).log10()
}

/// From which side a place is heard, from −1 to 1: from the one where it is seen.
fn side(place: Vec3, camera: &GlobalTransform) -> f32 {
    let seen = camera.affine().inverse().transform_point3(place);
    (seen.x / seen.z.abs().max(1.0) * 2.0).clamp(-1.0, 1.0) * WIDEST
}

fn play_sound(
    request: On<PlaySound>,
    settings: Res<Settings>,
    camera: Option<Single<&GlobalTransform, With<TableCamera>>>,
    speaker: Res<Speaker>,
    mut chance: ResMut<Chance>,
) {
    if settings.muted || settings.effects_volume == 0 {
        return;
    }
    let PlaySound { sound, place, speed, rate, delay } = *request;
    let slower = SLOW * (1.0 - speed.clamp(0.0, 1.0));
    speaker.send(Request::Play(Voice {
        sound,
        file: chance.file(sound),
        volume: decibels(settings.effects_volume) - slower + VOLUME_VARIES * chance.vary(),
        side: place.zip(camera).map_or(0.0, |(place, camera)| side(place, &camera)),
        rate: rate * (1.0 + RATE_VARIES * chance.vary()),
        delay,
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_differs_from_the_one_before() {
        let mut chance = Chance::default();
        let played: Vec<usize> = (0..200).map(|_| chance.file(Sound::MarblePut)).collect();
        assert!(played.array_windows().all(|[before, after]| before != after), "{played:?}");
        assert!((0..4).all(|file| played.contains(&file)), "each file is played: {played:?}");
        assert_eq!((0..3).map(|_| chance.file(Sound::Tap)).max(), Some(0), "there is only one");
    }

    #[test]
    fn what_is_seen_on_the_left_is_heard_from_the_left() {
        let camera =
            GlobalTransform::from(Transform::from_xyz(0.0, 10.0, 10.0).looking_at(Vec3::ZERO, Vec3::Y));
        let [left, middle, right] = [-4.0, 0.0, 4.0].map(|x| side(Vec3::new(x, 0.0, 0.0), &camera));
        assert!(left < -0.2 && middle.abs() < 1e-4 && right > 0.2, "{left} {middle} {right}");
        assert_eq!(side(Vec3::new(90.0, 0.0, 0.0), &camera), WIDEST);
    }
}
