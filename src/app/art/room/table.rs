//! The table: a top of planks or cloth in a pool of lamplight, and a wooden rim around it.
//!
//! The light fades towards the edge, so that the board is the brightest thing.

use bevy::light::NotShadowCaster;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::shape::FLOOR;
use crate::app::art::assets::{ArtAssets, SurfaceSpec, WoodSpec};
use crate::app::art::materials::BEHIND;
use crate::app::art::meshes::{ProfilePoint, RoundedRectangle, joined, turned};
use crate::app::art::painting::{chance, repeated_texture, step_between};
use crate::app::art::theme::TableTop;
use crate::app::settings::Theme;

/// The depth of the table top below the board's surface.
pub(super) const BELOW: f32 = 0.58;
/// The table as seen from above.
pub(super) const TABLE: RoundedRectangle = RoundedRectangle { half: Vec2::new(21.0, 17.5), corner: 5.5 };
/// The width of the rim.
const RIM: f32 = 1.3;
/// How far the apron is from the table's edge.
const APRON: f32 = 2.2;
/// The outline of a leg: its radius, and how far down it is, from the top (0) to the floor (1).
const LEG: [(f32, f32); 9] = [
    (0.55, 1.0),
    (0.62, 0.96),
    (0.5, 0.9),
    (0.85, 0.4),
    (1.05, 0.24),
    (0.75, 0.21),
    (1.1, 0.18),
    (1.15, 0.12),
    (1.15, 0.03),
];
/// Rings of the top, on which the lamplight fades.
const RINGS: usize = 12;

/// Pixels along an edge of the weave, and the length of the table that it covers.
const SIZE: usize = 256;
const LENGTH: f32 = 7.0;
/// How much darker than the colour the weave's deepest places are.
const DEPTH: f32 = 0.45;

/// Where the light begins to fade and where it has faded, from the middle of the table.
const FADES: [f32; 2] = [7.0, 18.0];
/// What is left of it there on cloth, and the shade there on wood.
const LEFT: f32 = 0.4;
const SHADE: f32 = 0.25;

/// The rim from under the table's edge over its round side to a groove around the top.
const PROFILE: [ProfilePoint; 18] = [
    ProfilePoint::new(0.9, -1.5, 0.7),
    ProfilePoint::new(0.28, -1.02, 0.35),
    ProfilePoint::new(0.28, -1.02, 0.3),
    ProfilePoint::new(0.1, -0.96, 0.2),
    ProfilePoint::new(0.02, -0.86, 0.12),
    ProfilePoint::new(0.0, -0.74, 0.05),
    ProfilePoint::new(0.0, -0.3, 0.0),
    ProfilePoint::new(0.03, -0.16, 0.0),
    ProfilePoint::new(0.1, -0.04, 0.0),
    ProfilePoint::new(0.22, 0.04, 0.0),
    ProfilePoint::new(0.36, 0.08, 0.0),
    ProfilePoint::new(0.52, 0.09, 0.0),
    ProfilePoint::new(1.08, 0.09, 0.0),
    ProfilePoint::new(1.16, 0.07, 0.05),
    ProfilePoint::new(1.2, 0.02, 0.2),
    ProfilePoint::new(1.21, -0.05, 0.6),
    ProfilePoint::new(1.21, -0.05, 0.7),
    ProfilePoint::new(RIM + 0.05, -0.05, 0.7),
];

pub(super) fn build(theme: Theme, room: Entity, art: &mut ArtAssets) {
    let at = Transform::from_xyz(0.0, -BELOW, 0.0);
    let inner = RoundedRectangle { half: TABLE.half - RIM, corner: TABLE.corner - RIM };
    let (light, dark) = theme.rim();
    let rim = art.mesh(TABLE.swept(&PROFILE));
    let wood = art.wood(&WoodSpec { light, dark, plank: 0.0, cut: 5.0, ..TOP_WOOD });
    art.commands.spawn((Name::new("Table rim"), rim, wood, at, NotShadowCaster, ChildOf(room)));
    let legs = art.mesh(joined(legs()));
    let (light, dark) = (dimmed(light), dimmed(dark));
    let wood = art.wood(&WoodSpec { light, dark, plank: 0.0, cut: 17.0, ..TOP_WOOD });
    art.commands.spawn((Name::new("Table legs"), legs, wood, at, NotShadowCaster, ChildOf(room)));
    let top = (Name::new("Table top"), at, NotShadowCaster, ChildOf(room));
    match theme.table_top() {
        TableTop::Wood { light, dark } => {
            let mesh = art.mesh(shaded(inner.top(RINGS)));
            let wood = art.wood(&WoodSpec { light, dark, ..TOP_WOOD });
            art.commands.spawn((top, mesh, wood));
        }
        TableTop::Cloth(colour) => {
            let mesh = art.mesh(coloured(woven(inner.top(RINGS))));
            let weave = art.image(weave());
            let cloth = art.surface(&SurfaceSpec {
                colour,
                roughness: 0.96,
                reflectance: 0.12,
                picture: Some(weave),
                alpha_mode: BEHIND,
                ..default()
            });
            art.commands.spawn((top, mesh, cloth));
        }
    }
}

/// The apron under the top, and four turned legs down to the floor.
fn legs() -> Vec<Mesh> {
    let apron = RoundedRectangle { half: TABLE.half - APRON, corner: TABLE.corner - APRON };
    let foot = FLOOR + BELOW;
    let corner = apron.half - apron.corner * 0.3;
    let profile = LEG.map(|(radius, down)| (radius, foot * down));
    let leg = turned(&profile, 20);
    let signs = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
    let legs = signs.map(|(x, z)| leg.clone().translated_by(Vec3::new(x * corner.x, 0.0, z * corner.y)));
    let band = apron.swept(&[ProfilePoint::new(0.0, -3.4, 0.35), ProfilePoint::new(0.0, -0.9, 0.5)]);
    legs.into_iter().chain([band]).collect()
}

/// Wood in the shade of the table.
fn dimmed(colour: Srgba) -> Srgba {
    Srgba::rgb(colour.red * 0.85, colour.green * 0.85, colour.blue * 0.85)
}

/// The wood of the top, but for its colours: quiet, so that it does not compete with the board.
pub(super) const TOP_WOOD: WoodSpec = WoodSpec {
    light: Srgba::BLACK,
    dark: Srgba::BLACK,
    plank: 3.1,
    rings: 1.3,
    roughness: 0.27,
    grain: 0.75,
    turned: false,
    cut: 0.0,
    alpha_mode: BEHIND,
};

/// Fibres that cross at random, as a picture that fits to itself on all sides.
fn weave() -> Image {
    let noise: Vec<f32> = (0..SIZE * SIZE).map(|i| chance(i as u32, 0, 0)).collect();
    // Short strokes along both ways: each pixel is the mean of its neighbours in a row or in a column.
    let at = |x: usize, y: usize| noise[(y % SIZE) * SIZE + x % SIZE];
    let stroke = |x: usize, y: usize| {
        let along: f32 = (0..5).map(|i| at(x + i, y)).sum::<f32>() / 5.0;
        let across: f32 = (0..5).map(|i| at(x + 131, y + i)).sum::<f32>() / 5.0;
        (along.max(across) - 0.5) * 1.6 + 0.5
    };
    repeated_texture(SIZE, |x, y| 1.0 - DEPTH * (1.0 - stroke(x, y).clamp(0.0, 1.0)))
}

/// A flat mesh on the table with the weave's places.
fn woven(mesh: Mesh) -> Mesh {
    let uvs: Vec<[f32; 2]> = places(&mesh).iter().map(|[x, _, z]| [x / LENGTH, z / LENGTH]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
}

/// The corners of a mesh.
fn places(mesh: &Mesh) -> &[[f32; 3]] {
    match mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
        Some(VertexAttributeValues::Float32x3(places)) => places,
        _ => &[],
    }
}

/// How far the light has faded at a place, 0 to 1.
fn faded([x, _, z]: &[f32; 3]) -> f32 {
    step_between(FADES[0], FADES[1], x.hypot(*z))
}

/// A wooden mesh whose corners are in the shade there.
fn shaded(mesh: Mesh) -> Mesh {
    let shades: Vec<[f32; 2]> = places(&mesh).iter().map(|place| [SHADE * faded(place), 0.0]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, shades)
}

/// A painted mesh whose corners are darker there.
fn coloured(mesh: Mesh) -> Mesh {
    let light = |place| 1.0_f32.lerp(LEFT, faded(place));
    let colours: Vec<[f32; 4]> = places(&mesh).iter().map(light).map(|l| [l, l, l, 1.0]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}
