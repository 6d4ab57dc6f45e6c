//! A battery stone: a bolt on its printed side, nothing on its blank one.

use bevy::prelude::*;

use crate::app::art::{ArtAssets, flat_polygon, turned};
use crate::app::games::netzwerk::colours;

pub(super) const THICKNESS: f32 = 0.22;
/// The height of its middle above the board.
pub(super) const MIDDLE: f32 = THICKNESS / 2.0 + 0.015;
const RADIUS: f32 = 0.43;
const FACE: f32 = 0.335;

pub(super) fn build(root: Entity, art: &mut ArtAssets) {
    let half = THICKNESS / 2.0;
    let case = art.shared_mesh("battery case", || {
        let edge = 0.055;
        let rim = [(FACE, half - 0.012), (FACE + 0.012, half), (RADIUS - edge, half)];
        let round: [(f32, f32); 3] = [0.3_f32, 0.6, 1.0].map(|t| {
            let angle = t * std::f32::consts::FRAC_PI_2;
            (RADIUS - edge + edge * angle.sin(), half - edge + edge * angle.cos())
        });
        let upper = rim.into_iter().chain(round);
        let mut profile: Vec<(f32, f32)> = upper.clone().map(|(radius, height)| (radius, -height)).collect();
        profile.extend(upper.rev());
        turned(&profile, 40)
    });
    let case_material = art.shared_material("battery case", || StandardMaterial {
        base_color: colours::CASE.into(),
        metallic: 0.55,
        perceptual_roughness: 0.38,
        ..default()
    });
    let face = art.shared_mesh("battery face", || turned(&[(FACE + 0.004, 0.0), (0.0, 0.0)], 40));
    let printed = art.shared_material("battery printed", || StandardMaterial {
        base_color: colours::PRINTED.into(),
        emissive: LinearRgba::from(colours::PRINTED) * 0.35,
        perceptual_roughness: 0.42,
        ..default()
    });
    let blank = art.shared_material("battery blank", || StandardMaterial {
        base_color: colours::BLANK.into(),
        perceptual_roughness: 0.85,
        ..default()
    });
    let bolt = art.shared_mesh("battery bolt", || {
        let [top, left, inner, foot, right, outer] =
            [(0.09, 0.27), (-0.16, -0.045), (-0.01, -0.045), (-0.09, -0.27), (0.16, 0.045), (0.01, 0.045)];
        flat_polygon(&[[top, left, outer], [left, inner, outer], [inner, right, outer], [inner, foot, right]])
    });
    let bolt_material = art.shared_material("battery bolt", || StandardMaterial {
        base_color: colours::BOLT.into(),
        perceptual_roughness: 0.5,
        ..default()
    });
    let up = half - 0.012;
    let down = Transform::from_xyz(0.0, -up, 0.0).with_rotation(Quat::from_rotation_x(std::f32::consts::PI));
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((case, case_material));
        parent.spawn((face.clone(), printed, Transform::from_xyz(0.0, up, 0.0)));
        parent.spawn((bolt, bolt_material, Transform::from_xyz(0.0, up + 0.004, 0.0)));
        parent.spawn((face, blank, down));
    });
}
