//! Proves that highlights can be seen: on every ground of every game, in every palette, by every eye.

use bevy::prelude::*;

use super::kind::HighlightKind::{self, *};
use super::kind::Tones;
use crate::app::games::view_of;
use crate::app::settings::HighlightColours;
use rules::{GameKind, Player};

/// The contrast that WCAG 2.1 asks of graphics (success criterion 1.4.11).
const ENOUGH: f32 = 3.0;

const KINDS: [HighlightKind; 27] = [
    Line, OffLimits, Held, Tied, Area, Chain, Trail, Left, Taken, Arrived, Danger, CanAct, CanCapture,
    Chosen, Target, Capture, Loss, Proposed, CouldPay, Pays, Pointed, Hint, Better, Mistaken, Control, Won,
    Hovered,
];

/// The light that falls on a ground, as a factor of its colour: in shadow, in a corner of the board, under the lamp.
const LIGHTS: [f32; 4] = [0.35, 0.7, 1.0, 1.5];

/// How eyes see colours, in linear RGB: as most do, and without the cones for long, middle and short waves. From Machado, Oliveira
/// and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.
const EYES: [(&str, Mat3); 4] = [
    ("usual", Mat3::IDENTITY),
    (
        "protanopic",
        rows(
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ),
    ),
    (
        "deuteranopic",
        rows(
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ),
    ),
    (
        "tritanopic",
        rows(
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ),
    ),
];

const fn rows(a: [f32; 3], b: [f32; 3], c: [f32; 3]) -> Mat3 {
    Mat3::from_cols_array(&[a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]])
}

fn linear(colour: Srgba) -> Vec3 {
    LinearRgba::from(colour).to_vec3()
}

/// The relative luminance of WCAG 2.1.
fn luminance(seen: Vec3) -> f32 {
    seen.clamp(Vec3::ZERO, Vec3::ONE).dot(Vec3::new(0.2126, 0.7152, 0.0722))
}

fn contrast(a: Vec3, b: Vec3) -> f32 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

/// The contrast with a ground of the tone that stands out more.
fn stands_out(tones: Tones, ground: Vec3, eye: Mat3) -> f32 {
    let on_ground = |tone: Srgba| ground.lerp(linear(tone), tone.alpha);
    [tones.fill, tones.edge]
        .map(|tone| contrast(eye * on_ground(tone), eye * ground))
        .into_iter()
        .fold(0.0, f32::max)
}

#[test]
fn every_highlight_stands_out_from_every_ground_for_every_eye() {
    let mut least = (f32::MAX, String::new());
    for colours in [HighlightColours::Usual, HighlightColours::Distinct] {
        for (kind, owner) in KINDS.iter().flat_map(|kind| Player::BOTH.map(|owner| (*kind, owner))) {
            let tones = match kind {
                Held | Tied | Area | Chain => kind.owned_tones(owner, colours),
                _ => kind.tones(colours),
            };
            for game in GameKind::ALL {
                let grounds = view_of(game).grounds;
                assert!(grounds.len() > 2, "{game:?} should say what highlights lie on");
                for (ground, light) in grounds.iter().flat_map(|ground| LIGHTS.map(|light| (ground, light))) {
                    for (name, eye) in EYES {
                        let seen = stands_out(tones, linear(*ground) * light, eye);
                        let what = format!(
                            "{colours:?} {kind:?} of {owner:?}, {game:?} {ground:?} × {light}, {name}"
                        );
                        if seen < least.0 {
                            least = (seen, what);
                        }
                    }
                }
            }
        }
    }
    assert!(least.0 >= ENOUGH, "{:.2}: {}", least.0, least.1);
}

#[test]
fn the_palettes_agree_in_shape_and_the_distinct_one_avoids_red_against_green() {
    // For eyes without the cones for long or middle waves, targets and captures of the distinct palette still differ in hue.
    for (name, eye) in &EYES[1..3] {
        let seen = |kind: HighlightKind| *eye * linear(kind.tones(HighlightColours::Distinct).fill);
        let (target, capture) = (seen(Target), seen(Capture));
        let hue = |seen: Vec3| (seen.z - seen.y) / seen.max_element();
        assert!((hue(target) - hue(capture)).abs() > 0.4, "{name}: {target} and {capture}");
    }
}
