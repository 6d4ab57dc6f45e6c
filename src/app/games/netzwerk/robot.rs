//! The robots. White's have round heads with two eyes and one antenna, Black's square heads with one long eye and two
//! antennas, so they differ in more than colour. Both face −z.

use bevy::prelude::*;

use crate::app::art::{ArtAssets, joined, rounded_box, turned};
use crate::app::games::netzwerk::colours;
use crate::games::Player;

pub(super) fn build(owner: Option<Player>, root: Entity, art: &mut ArtAssets) {
    let black = owner == Some(Player::Two);
    let names = if black { BLACK } else { WHITE };
    let shell = art.shared_mesh(names.shell, if black { black_shell } else { white_shell });
    let frame = art.shared_mesh(names.frame, if black { black_frame } else { white_frame });
    let lights = art.shared_mesh(names.lights, if black { black_lights } else { white_lights });
    let paint = art.shared_material(names.shell, || StandardMaterial {
        base_color: if black { colours::COAL } else { colours::IVORY }.into(),
        perceptual_roughness: if black { 0.3 } else { 0.36 },
        reflectance: 0.6,
        ..default()
    });
    let rubber = art.shared_material(names.frame, || StandardMaterial {
        base_color: if black { colours::STEEL } else { colours::RUBBER }.into(),
        metallic: if black { 0.9 } else { 0.2 },
        perceptual_roughness: 0.42,
        ..default()
    });
    let glow = art.shared_material(names.lights, || StandardMaterial {
        base_color: Color::BLACK,
        emissive: if black { colours::COAL_EYES } else { colours::IVORY_EYES },
        ..default()
    });
    let size = Transform::from_scale(Vec3::splat(SIZE));
    art.commands.entity(root).with_children(|parent| {
        parent.spawn((shell, paint, size));
        parent.spawn((frame, rubber, size));
        parent.spawn((lights, glow, size));
    });
}

/// How much larger the robots stand than they are drawn here.
const SIZE: f32 = 1.14;

struct Names {
    shell: &'static str,
    frame: &'static str,
    lights: &'static str,
}

const WHITE: Names = Names { shell: "white shell", frame: "white frame", lights: "white lights" };
const BLACK: Names = Names { shell: "black shell", frame: "black frame", lights: "black lights" };

fn at(mesh: Mesh, x: f32, y: f32, z: f32) -> Mesh {
    mesh.translated_by(Vec3::new(x, y, z))
}

/// The same part on the left and on the right.
fn both_sides(mesh: Mesh, x: f32, y: f32, z: f32) -> [Mesh; 2] {
    [at(mesh.clone(), -x, y, z), at(mesh, x, y, z)]
}

/// A wheel or a disc that faces sideways.
fn wheel(radius: f32, width: f32) -> Mesh {
    let (edge, half) = (0.03, width / 2.0);
    let profile = [
        (0.0, -half),
        (radius - edge, -half),
        (radius, -half + edge),
        (radius, half - edge),
        (radius - edge, half),
        (0.0, half),
    ];
    turned(&profile, 28).rotated_by(Quat::from_rotation_z(std::f32::consts::FRAC_PI_2))
}

fn rod(radius: f32, length: f32) -> Mesh {
    turned(&[(radius, 0.0), (radius, length), (0.0, length)], 12)
}

fn ball(radius: f32) -> Mesh {
    Sphere::new(radius).mesh().uv(20, 14)
}

/// Two chains that the robots roll on: rounded, with a hub in the middle.
fn tracks() -> Vec<Mesh> {
    both_sides(rounded_box(Vec3::new(0.2, 0.3, 0.86), 0.13), 0.33, 0.16, 0.0).into()
}

fn hubs() -> Vec<Mesh> {
    [-0.24, 0.0, 0.24].into_iter().flat_map(|z| both_sides(wheel(0.075, 0.06), 0.43, 0.16, z)).collect()
}

fn white_shell() -> Mesh {
    let belly = turned(
        &[
            (0.0, 0.22),
            (0.24, 0.22),
            (0.3, 0.27),
            (0.34, 0.4),
            (0.345, 0.55),
            (0.31, 0.7),
            (0.24, 0.78),
            (0.0, 0.78),
        ],
        36,
    );
    let dome: Vec<(f32, f32)> = (0..=8)
        .map(|i| {
            let angle = i as f32 / 8.0 * std::f32::consts::FRAC_PI_2;
            (0.315 * angle.cos(), 1.0 + 0.3 * angle.sin())
        })
        .collect();
    let mut head = vec![(0.0, 0.85), (0.27, 0.85), (0.305, 0.88)];
    head.extend(dome);
    let arms = both_sides(rounded_box(Vec3::new(0.13, 0.36, 0.17), 0.06), 0.415, 0.52, 0.0);
    joined([belly, turned(&head, 36)].into_iter().chain(arms))
}

fn white_frame() -> Mesh {
    let neck = turned(&[(0.17, 0.76), (0.15, 0.87)], 24);
    let visor = turned(&[(0.3, 0.93), (0.328, 0.95), (0.332, 1.0), (0.328, 1.05), (0.31, 1.07)], 40);
    let shoulders = both_sides(ball(0.085), 0.4, 0.66, 0.0);
    let antenna = at(rod(0.018, 0.22), 0.0, 1.28, 0.0);
    let hands = both_sides(ball(0.075), 0.415, 0.32, -0.02);
    joined([neck, visor, antenna].into_iter().chain(tracks()).chain(shoulders).chain(hands))
}

fn white_lights() -> Mesh {
    let eyes = both_sides(ball(0.062), 0.115, 1.0, -0.295);
    let tip = at(ball(0.05), 0.0, 1.52, 0.0);
    let back = at(rounded_box(Vec3::new(0.2, 0.06, 0.05), 0.02), 0.0, 0.55, 0.33);
    joined(eyes.into_iter().chain([tip, back]))
}

fn black_shell() -> Mesh {
    let chest = at(rounded_box(Vec3::new(0.6, 0.5, 0.46), 0.08), 0.0, 0.52, 0.0);
    let head = at(rounded_box(Vec3::new(0.56, 0.36, 0.46), 0.09), 0.0, 1.06, 0.0);
    let arms = both_sides(rounded_box(Vec3::new(0.14, 0.4, 0.2), 0.04), 0.4, 0.53, 0.0);
    let fenders = both_sides(rounded_box(Vec3::new(0.24, 0.07, 0.9), 0.03), 0.33, 0.31, 0.0);
    joined([chest, head].into_iter().chain(arms).chain(fenders).chain(tracks()))
}

fn black_frame() -> Mesh {
    let neck = turned(&[(0.14, 0.76), (0.14, 0.9)], 24);
    let bolts = both_sides(wheel(0.1, 0.06), 0.3, 1.06, 0.0);
    let antennas = both_sides(rod(0.022, 0.2), 0.2, 1.22, 0.08);
    let jaw = at(rounded_box(Vec3::new(0.34, 0.05, 0.03), 0.012), 0.0, 0.955, -0.232);
    let plate = at(rounded_box(Vec3::new(0.36, 0.26, 0.03), 0.012), 0.0, 0.54, -0.232);
    joined([neck, jaw, plate].into_iter().chain(hubs()).chain(bolts).chain(antennas))
}

fn black_lights() -> Mesh {
    let eye = at(rounded_box(Vec3::new(0.42, 0.09, 0.05), 0.024), 0.0, 1.09, -0.225);
    let tips = both_sides(ball(0.042), 0.2, 1.44, 0.08);
    let back = at(rounded_box(Vec3::new(0.09, 0.24, 0.05), 0.02), 0.0, 0.56, 0.225);
    joined([eye, back].into_iter().chain(tips))
}
