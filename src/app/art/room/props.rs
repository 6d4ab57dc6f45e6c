//! What stands on the table far behind the board and beside it: a lamp, books, a cup of tea, and what a game lays there; behind the table
//! a chair; by day the sun. It goes around the table with the light, so that nothing of it ever stands before the board.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::chair;
use super::table::{BELOW, TOP_WOOD};
use crate::app::art::assets::{ArtAssets, SurfaceSpec, WoodSpec};
use crate::app::art::layers::SPATIAL_ONLY;
use crate::app::art::light::LampPlace;
use crate::app::art::meshes::{ProfilePoint, RoundedRectangle, coloured, joined, smooth_profile, turned};
use crate::app::art::painting::step_between;
use crate::app::art::theme::TableTop;
use crate::app::settings::Theme;

/// Where they stand, as seen from above: x to the right, y away from the player who is near.
const LAMP: Vec2 = Vec2::new(-10.5, 13.6);
const BOOKS: Vec2 = Vec2::new(16.6, 14.2);
const CUP: Vec2 = Vec2::new(10.8, 14.6);

/// Profiles from bottom to top, in radius and height.
const FOOT: [(f32, f32); 10] = [
    (1.5, 0.0),
    (1.5, 0.16),
    (1.3, 0.3),
    (0.6, 0.46),
    (0.26, 0.7),
    (0.2, 1.4),
    (0.34, 1.7),
    (0.2, 2.0),
    (0.15, 3.6),
    (0.0, 3.7),
];
/// Outside and inside.
const SHADE: [(f32, f32); 10] = [
    (2.5, 3.1),
    (2.3, 3.6),
    (2.16, 4.0),
    (1.8, 4.9),
    (1.45, 5.9),
    (1.38, 5.9),
    (1.74, 4.9),
    (2.09, 4.0),
    (2.23, 3.6),
    (2.43, 3.1),
];
const SAUCER: [(f32, f32); 6] = [(0.55, 0.0), (0.6, 0.06), (1.25, 0.2), (1.3, 0.24), (1.2, 0.24), (0.0, 0.1)];
const TEA_CUP: [(f32, f32); 8] = [
    (0.34, 0.1),
    (0.4, 0.16),
    (0.66, 0.4),
    (0.8, 0.72),
    (0.84, 0.98),
    (0.8, 0.98),
    (0.75, 0.7),
    (0.72, 0.66),
];
const TEA: [(f32, f32); 2] = [(0.79, 0.84), (0.0, 0.84)];

/// The lamp's light on the table, wider towards the board: the middle, half the size and the strength of each pool. They end at
/// the table's edge.
const POOLS: [(Vec2, Vec2, f32); 3] = [
    (Vec2::new(-6.0, 6.2), Vec2::new(13.5, 10.0), 0.75),
    (Vec2::new(-9.0, 9.5), Vec2::new(10.5, 6.7), 0.6),
    (Vec2::new(-10.5, 12.4), Vec2::new(6.2, 3.8), 0.8),
];

/// What of that is seen by day.
const BY_DAY: f32 = 0.45;

/// How pale light is that cloth sends back.
const PALE: f32 = 0.3;

/// The sun through the window, by day: the middle of its panes on the table, half the size of one, along the light and across it, the bars
/// between them, and the way of the light from the right.
const SUN: Vec2 = Vec2::new(-8.6, -4.5);
const PANE: Vec2 = Vec2::new(3.0, 2.4);
const BAR: f32 = 0.6;
const SUN_WAY: f32 = -0.464;
const SUNLIGHT: Srgba = Srgba::rgb(0.42, 0.355, 0.26);

/// How dark the shade under what stands there is.
const DARK: f32 = 0.62;

const BRASS: Srgba = Srgba::rgb(0.62, 0.44, 0.19);
const BULB: Srgba = Srgba::rgb(1.0, 0.92, 0.74);
const PORCELAIN: Srgba = Srgba::rgb(0.8, 0.76, 0.68);
const TEA_COLOUR: Srgba = Srgba::rgb(0.24, 0.09, 0.03);
const PAPER: Srgba = Srgba::rgb(0.68, 0.61, 0.48);
const LEATHER: [Srgba; 2] = [Srgba::rgb(0.30, 0.075, 0.06), Srgba::rgb(0.075, 0.15, 0.13)];

/// The chair's wood: light and dark.
const MAHOGANY: [Srgba; 2] = [Srgba::rgb(0.52, 0.31, 0.19), Srgba::rgb(0.34, 0.185, 0.11)];

/// How what a game lays there is turned, and half the size of the shade under it.
const LAID: f32 = 0.5;
const LAID_SHADE: Vec2 = Vec2::new(2.8, 1.5);

/// A root of it.
#[derive(Component, Debug)]
pub(super) struct Props;

/// It goes around the table with the light.
pub(super) fn turn(lamp: Res<LampPlace>, mut props: Query<&mut Transform, With<Props>>) {
    for mut props in &mut props {
        props.rotation = Quat::from_rotation_y(lamp.side);
    }
}

/// Lays the parts of something on the table, at a place as the player who is near sees it: x to the right, y away from them.
pub(crate) fn lay_prop(parts: Vec<(Mesh, SurfaceSpec)>, at: Vec2, root: Entity, art: &mut ArtAssets) {
    let props = spawn_root(root, art);
    let shade = soft_spot(at, LAID_SHADE, LAID, Srgba::BLACK.with_alpha(DARK));
    spawn_part(shade, Vec2::ZERO, 0.0, &unlit(AlphaMode::Blend), props, art);
    for (mesh, look) in parts {
        spawn_part(mesh, at, LAID, &look, props, art);
    }
}

fn spawn_root(parent: Entity, art: &mut ArtAssets) -> Entity {
    let turned_to = Transform::from_rotation(Quat::from_rotation_y(art.lamp().side));
    art.commands.spawn((Name::new("Props"), Props, turned_to, Visibility::default(), ChildOf(parent))).id()
}

fn spawn_part(mesh: Mesh, at: Vec2, turn: f32, look: &SurfaceSpec, root: Entity, art: &mut ArtAssets) {
    let at = Transform::from_xyz(at.x, -BELOW, -at.y).with_rotation(Quat::from_rotation_y(turn));
    let (mesh, look) = (art.mesh(mesh), art.surface(look));
    art.commands.spawn((mesh, look, at, NotShadowCaster, SPATIAL_ONLY, ChildOf(root)));
}

/// What has its colours in its mesh, and shines by itself or is dark.
fn unlit(alpha_mode: AlphaMode) -> SurfaceSpec {
    SurfaceSpec { alpha_mode, ..SurfaceSpec::mark(Srgba::WHITE, 0.0) }
}

pub(super) fn build(theme: Theme, room: Entity, art: &mut ArtAssets) {
    let props = spawn_root(room, art);
    pull_up_chair(props, art);
    let add = |art: &mut ArtAssets, mesh, at, turn, look| spawn_part(mesh, at, turn, &look, props, art);
    let (away, dark) = (Vec2::new(0.3, -0.2), Srgba::BLACK.with_alpha(DARK));
    let shadows = joined([
        soft_spot(LAMP + away, Vec2::splat(2.4), 0.0, dark),
        soft_spot(BOOKS + away, Vec2::new(2.9, 2.2), 0.35, dark),
        soft_spot(CUP + away, Vec2::splat(1.9), 0.0, dark),
    ]);
    add(art, shadows, Vec2::ZERO, 0.0, unlit(AlphaMode::Blend));
    add(art, turned(&FOOT, 40), LAMP, 0.0, SurfaceSpec::metal(BRASS, 0.3));
    let shade = turned(&SHADE, 48);
    // Brightest and palest where the bulb is; there it shines beyond white.
    let glow = theme.room().lamp;
    let shining = |at: Vec3| {
        let bulb = step_between(1.5, 0.0, (at.y - 4.0).abs());
        glow.mix(&BULB, 0.6 * bulb) * (0.6 + 0.55 * bulb)
    };
    let shade = coloured(shade, |at| shining(at).with_alpha(1.0));
    add(art, shade, LAMP, 0.0, unlit(AlphaMode::Opaque));
    // By day, its light is little beside that of the windows.
    let strength = if theme == Theme::Day { BY_DAY } else { 1.0 };
    let lit = on_table(glow, theme);
    let pool = |(middle, half, part): (Vec2, Vec2, f32)| {
        soft_spot(middle, half, 0.0, (lit * (part * strength)).with_alpha(1.0))
    };
    add(art, joined(POOLS.map(pool)), Vec2::ZERO, 0.0, unlit(AlphaMode::Add));
    if theme == Theme::Day {
        add(art, joined(panes()), Vec2::ZERO, 0.0, unlit(AlphaMode::Add));
    }
    let porcelain = joined([turned(&SAUCER, 40), turned(&smooth_profile(&TEA_CUP, 4), 40)]);
    add(art, porcelain, CUP, 0.0, SurfaceSpec::plain(PORCELAIN, 0.2));
    add(art, turned(&TEA, 40), CUP, 0.0, SurfaceSpec::plain(TEA_COLOUR, 0.08));
    for (i, (colour, turn)) in LEATHER.into_iter().zip([0.35, 0.16]).enumerate() {
        let up = i as f32 * 0.62;
        let [pages, cover] = book(up);
        add(art, pages, BOOKS, turn, SurfaceSpec::plain(PAPER, 0.95));
        add(art, cover, BOOKS, turn, SurfaceSpec::plain(colour, 0.5));
    }
}

/// The lamp's light as the table sends it back: cloth is too colourful to send back all of it.
fn on_table(light: Srgba, theme: Theme) -> Srgba {
    let TableTop::Cloth(cloth) = theme.table_top() else { return light };
    let tint = (cloth / cloth.red.max(cloth.green).max(cloth.blue)).mix(&Srgba::WHITE, PALE);
    Srgba::rgb(light.red * tint.red, light.green * tint.green, light.blue * tint.blue)
}

/// The chair opposite.
fn pull_up_chair(props: Entity, art: &mut ArtAssets) {
    let [wood, cushion] = chair::parts();
    spawn_part(cushion, chair::PLACE, chair::TURN, &SurfaceSpec::plain(LEATHER[0], 0.42), props, art);
    let [light, dark] = MAHOGANY;
    let look = art.wood(&WoodSpec { light, dark, plank: 0.0, cut: 9.0, ..TOP_WOOD });
    let at = Transform::from_xyz(chair::PLACE.x, -BELOW, -chair::PLACE.y)
        .with_rotation(Quat::from_rotation_y(chair::TURN));
    let wood = art.mesh(wood);
    art.commands.spawn((wood, look, at, NotShadowCaster, SPATIAL_ONLY, ChildOf(props)));
}

/// A book that lies on the table: its pages, and its cover of two boards and a spine.
fn book(up: f32) -> [Mesh; 2] {
    let slab = |half: Vec2, low: f32, high: f32| {
        let sides = RoundedRectangle { half, corner: 0.08 };
        let edge = |inset, height| ProfilePoint::new(inset, height, 0.0);
        let round = [edge(0.0, low), edge(0.0, high - 0.03), edge(0.03, high)];
        let lid = RoundedRectangle { half: half - 0.03, corner: 0.05 }.top(1);
        joined([sides.swept(&round), lid.translated_by(Vec3::Y * high)])
    };
    let boards = [slab(Vec2::new(2.1, 1.5), up, up + 0.1), slab(Vec2::new(2.1, 1.5), up + 0.5, up + 0.6)];
    let spine = slab(Vec2::new(2.1, 0.08), up, up + 0.6).translated_by(Vec3::Z * 1.44);
    [slab(Vec2::new(2.0, 1.4), up + 0.1, up + 0.5), joined(boards.into_iter().chain([spine]))]
}

/// The light of the window's panes on the table, with soft edges.
fn panes() -> Vec<Mesh> {
    let light = |at: Vec3| {
        let aside = (at.x.abs() / PANE.x).max(at.z.abs() / PANE.y);
        SUNLIGHT * step_between(1.0, 0.9, aside)
    };
    let pane = coloured(RoundedRectangle { half: PANE, corner: 0.3 }.top(10), |at| light(at).with_alpha(1.0));
    let turn = Quat::from_rotation_y(SUN_WAY);
    let place = |(along, across): (f32, f32)| {
        let at = Vec3::new(along * (2.0 * PANE.x + BAR), 0.0, across * (2.0 * PANE.y + BAR));
        pane.clone().translated_by(at).rotated_by(turn).translated_by(Vec3::new(SUN.x, 0.03, -SUN.y))
    };
    [-1.0, 0.0, 1.0].into_iter().flat_map(|along| [-0.5, 0.5].map(|across| place((along, across)))).collect()
}

/// A spot on the table that fades from its colour to nothing.
fn soft_spot(at: Vec2, half: Vec2, turn: f32, colour: Srgba) -> Mesh {
    let disc = turned(&[(1.0, 0.0), (0.8, 0.0), (0.6, 0.0), (0.45, 0.0), (0.3, 0.0), (0.0, 0.0)], 32);
    let fading = |at: Vec3| colour.with_alpha(colour.alpha * step_between(1.0, 0.3, at.length()));
    let spot = coloured(disc, fading).scaled_by(Vec3::new(half.x, 1.0, half.y));
    spot.rotated_by(Quat::from_rotation_y(turn)).translated_by(Vec3::new(at.x, 0.02, -at.y))
}
