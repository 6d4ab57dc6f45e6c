//! Lettering on the map: names of places, the title, files and ranks. One picture of all texts; for each side of the table
//! meshes on which they are upright, those at the players' own edges apart.

mod placing;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::geometry::{MARGIN, PITCH};
use super::map_look::NapoleonLook;
use super::{colours, sheet};
use crate::app::art::{ArtAssets, Atlas, OnEdgeOf, OnGround, SeenBy, SurfaceSpec, pictures_on_ground};
use crate::app::text::{Line, TextFace};
pub(super) use placing::{Name, place_names};
use rules::napoleon::Terrain;
use rules::{Player, Site};

/// Pixels of the picture along an edge, and for a unit of the board.
const PICTURE: u16 = 1024;
const FINE: f32 = 130.0;
/// How high a line of files and ranks is, and their middles' distance from the map.
const LETTERS: f32 = 0.42;
const AWAY: f32 = MARGIN * 0.33;
/// Above the map.
const HEIGHT: f32 = 0.008;

/// A text on the ground.
struct Text {
    text: String,
    /// The height of its line.
    height: f32,
    spacing: f32,
    middle: Vec2,
    /// Its colour, and that of the halo around it.
    colours: [Vec3; 2],
    /// The player at whose edge of the board it is.
    edge: Option<Player>,
}

pub(super) fn letter(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let texts = texts(look);
    let mut atlas = Atlas::new(TextFace::Title, PICTURE);
    let mut parts: Vec<OnGround> = Vec::new();
    for Text { text, height, spacing, middle, colours: [ink, halo], .. } in &texts {
        // What has been lettered is lettered once.
        let known =
            texts.iter().zip(&parts).find(|(other, _)| other.text == *text && other.height == *height);
        let part = known.map(|(_, known)| known.part);
        let part = part.or_else(|| atlas.letter(text, height * FINE, *spacing, *ink, *halo));
        let width = Line::width_of(text, TextFace::Title, *spacing);
        let part = part.unwrap_or_default();
        parts.push(OnGround { part, middle: *middle, size: Vec2::new(width, 1.0) * *height, turn: 0.0 });
    }
    let picture = art.picture(|| atlas.finish(colours::PAPER));
    let ink = art.surface(&SurfaceSpec {
        colour: colours::PRINT,
        picture,
        alpha_mode: AlphaMode::Blend,
        roughness: 0.95,
        reflectance: 0.1,
        order: 10.0,
        ..default()
    });
    for player in Player::BOTH {
        let turn = if player == Player::One { 0.0 } else { std::f32::consts::PI };
        // Face to face, each player reads the letters at their own edge.
        for edge in [None, Some(Player::One), Some(Player::Two)] {
            let own = texts.iter().zip(&parts).filter(|(text, _)| text.edge == edge);
            let upright: Vec<OnGround> = own.map(|(_, part)| OnGround { turn, ..*part }).collect();
            let mesh = art.mesh(pictures_on_ground(&upright));
            let at = Transform::from_xyz(0.0, HEIGHT, 0.0);
            let letters = (mesh, ink.clone(), at, SeenBy(player), NotShadowCaster, ChildOf(root));
            let letters = art.commands.spawn(letters).id();
            if let Some(edge) = edge {
                art.commands.entity(letters).insert(OnEdgeOf(edge));
            }
        }
    }
}

fn texts(look: &NapoleonLook) -> Vec<Text> {
    let map = look.map;
    let margin = look.reach() + AWAY;
    let mut texts = Vec::new();
    if let Some((low, high)) = sheet::cartouche(map) {
        let room = (high - low) * Vec2::new(0.74, 0.62);
        let (text, spacing) = (map.name().to_owned(), 0.06);
        let height = room.y.min(room.x / Line::width_of(&text, TextFace::Title, spacing));
        let middle = low.midpoint(high);
        texts.push(Text { text, height, spacing, middle, colours: colours::ON_PAPER, edge: None });
    }
    let is_forest = |site: &Site| map.terrain(*site).is_some_and(Terrain::is_forest);
    for name in &look.names {
        let Name { text, height, spacing, middle, .. } = name.clone();
        // Pale letters only where all of them are on dark woods.
        let mut covered = look.sites().filter(|site| name.covers(look.flat(*site), PITCH * 0.4));
        let is_forest = covered.all(|site| is_forest(&site));
        let colours = if is_forest { colours::ON_FOREST } else { colours::ON_PAPER };
        texts.push(Text { text, height, spacing, middle, colours, edge: None });
    }
    let mut add = |text: String, middle: Vec2, edge: Option<Player>| {
        texts.push(Text { text, height: LETTERS, spacing: 0.0, middle, colours: colours::ON_PAPER, edge });
    };
    for file in 0..map.width() {
        let name = Site::new(file, 0).to_string();
        let name: String = name.chars().take_while(|sign| sign.is_alphabetic()).collect();
        let x = look.flat(Site::new(file, 0)).x;
        add(name.clone(), Vec2::new(x, -margin.y), Some(Player::One));
        add(name, Vec2::new(x, margin.y), Some(Player::Two));
    }
    for rank in 0..map.height() {
        let y = look.flat(Site::new(0, rank)).y;
        for x in [-margin.x, margin.x] {
            add((rank + 1).to_string(), Vec2::new(x, y), None);
        }
    }
    texts
}
