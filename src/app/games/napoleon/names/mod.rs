//! Lettering on the map: names of places, the title, files and ranks. One picture of all texts, and for each side of the table a
//! mesh on which they are upright.

mod placing;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::sheet::{self, MARGIN};
use super::{NapoleonLook, colours};
use crate::app::art::{
    ArtAssets, Atlas, OnGround, SeenFrom, TITLE_FACE, face, pictures_on_ground, text_width,
};
use crate::games::{Player, Site};
pub(super) use placing::{Name, place_names};

/// Pixels of the picture along an edge, and for a unit of the board.
const PICTURE: u16 = 1024;
const FINE: f32 = 150.0;
/// How high a line of files and ranks is, and their middles' distance from the map.
const LETTERS: f32 = 0.34;
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
}

pub(super) fn letter(look: &NapoleonLook, root: Entity, art: &mut ArtAssets) {
    let texts = texts(look);
    let mut atlas = Atlas::new(face(TITLE_FACE), PICTURE);
    let mut parts: Vec<OnGround> = Vec::new();
    for Text { text, height, spacing, middle } in &texts {
        // What has been lettered is lettered once.
        let known =
            texts.iter().zip(&parts).find(|(other, _)| other.text == *text && other.height == *height);
        let part = known.map(|(_, known)| known.part);
        let part = part.or_else(|| atlas.letter(text, height * FINE, *spacing, colours::INK, colours::PAPER));
        let width = text_width(&face(TITLE_FACE), text, *spacing);
        let part = part.unwrap_or_default();
        parts.push(OnGround { part, middle: *middle, size: Vec2::new(width, 1.0) * *height, turn: 0.0 });
    }
    let picture = art.picture(|| atlas.finish(colours::PAPER));
    let ink = art.material(StandardMaterial {
        base_color_texture: picture,
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 0.95,
        reflectance: 0.1,
        depth_bias: 10.0,
        ..default()
    });
    for player in Player::BOTH {
        let turn = if player == Player::One { 0.0 } else { std::f32::consts::PI };
        let upright: Vec<OnGround> = parts.iter().map(|part| OnGround { turn, ..*part }).collect();
        let mesh = art.mesh(pictures_on_ground(&upright));
        let at = Transform::from_xyz(0.0, HEIGHT, 0.0);
        art.commands.spawn((mesh, ink.clone(), at, SeenFrom(player), NotShadowCaster, ChildOf(root)));
    }
}

fn texts(look: &NapoleonLook) -> Vec<Text> {
    let map = look.map;
    let margin = look.reach() + AWAY;
    let mut texts = Vec::new();
    if let Some((low, high)) = sheet::cartouche(map) {
        let room = (high - low) * Vec2::new(0.74, 0.62);
        let (text, spacing) = (map.name().to_owned(), 0.06);
        let height = room.y.min(room.x / text_width(&face(TITLE_FACE), &text, spacing));
        texts.push(Text { text, height, spacing, middle: low.midpoint(high) });
    }
    for Name { text, middle, height, spacing, .. } in &look.names {
        texts.push(Text { text: text.clone(), height: *height, spacing: *spacing, middle: *middle });
    }
    let mut add =
        |text: String, middle: Vec2| texts.push(Text { text, height: LETTERS, spacing: 0.0, middle });
    for file in 0..map.width() {
        let name = Site::new(file, 0).to_string();
        let x = look.flat(Site::new(file, 0)).x;
        for side in [-1.0, 1.0] {
            add(
                name.chars().take_while(|sign| sign.is_alphabetic()).collect(),
                Vec2::new(x, side * margin.y),
            );
        }
    }
    for rank in 0..map.height() {
        let y = look.flat(Site::new(0, rank)).y;
        for side in [-1.0, 1.0] {
            add((rank + 1).to_string(), Vec2::new(side * margin.x, y));
        }
    }
    texts
}
