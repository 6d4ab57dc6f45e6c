//! Draws the highlights that are wanted.

use bevy::prelude::*;

use super::inputs::{HighlightGroup, spot_of};
use super::kind::{Highlight, HighlightKind};
use super::meshes::{
    Place, Price, flat, ghost_material, in_front, label, material, quiet_material, shape, veiled,
};
use super::shapes::{Paint, Stroke, closed};
use crate::app::art::ArtAssets;
use crate::app::games::{BoardLook, Spot};
use rules::{Player, Site};

/// A highlight that is to be on the board.
pub(super) struct Wanted {
    pub(super) site: Site,
    pub(super) kind: HighlightKind,
    pub(super) shape: Shape,
    /// It stands back while something else is pointed out.
    pub(super) is_quiet: bool,
}

/// The shape of a highlight.
pub(super) enum Shape {
    /// That of its kind on its place, higher by `lift`, with a price on it.
    OnPlace { lift: f32, price: Option<Price> },
    /// Strokes in the style of a player, with outlines of a width, and what is inlaid in them in the colour of the outlines.
    Strokes { strokes: Vec<Stroke>, inlaid: Vec<Stroke>, outline: f32, owner: Player, at: Vec3 },
    /// Shade all over the place and to its neighbours.
    Closed,
    /// No highlight, but the new piece that a player would place, if the game shows such pieces.
    Ghost(Player),
}

impl Wanted {
    /// A highlight of the usual shape on its place.
    pub(super) const fn new(site: Site, kind: HighlightKind) -> Self {
        Self::shaped(site, kind, Shape::OnPlace { lift: 0.0, price: None })
    }

    /// A highlight of a shape.
    pub(super) const fn shaped(site: Site, kind: HighlightKind, shape: Shape) -> Self {
        Self { site, kind, shape, is_quiet: false }
    }

    /// A highlight of lines, each with an outline.
    pub(super) const fn lines(
        site: Site,
        kind: HighlightKind,
        strokes: Vec<Stroke>,
        outline: f32,
        at: Vec3,
    ) -> Self {
        let inlaid = Vec::new();
        Self::shaped(site, kind, Shape::Strokes { strokes, inlaid, outline, owner: Player::One, at })
    }

    /// Draws it as one of a group.
    pub(super) fn draw(self, group: HighlightGroup, look: &BoardLook, spots: &[Spot], art: &mut ArtAssets) {
        let Self { site, kind, shape: form, is_quiet } = self;
        let Some(spot) = spot_of(site, spots) else { return };
        let at_height = |height: f32| Transform::from_translation(spot.place + Vec3::Y * height);
        let (mut floating, mut is_ghost, mut on_square) = (None, false, false);
        let (mesh, at) = match form {
            Shape::OnPlace { lift, price } => {
                floating = price;
                let place = match look.hollow() {
                    Some(hollow) => Place::Hollow(hollow, spot.half),
                    None if spot.round => Place::Round,
                    None => Place::Square,
                };
                on_square = matches!(place, Place::Square) && !is_quiet;
                let scale = Vec3::new(spot.half, 1.0, spot.half);
                (shape(kind, place, art), at_height(kind.height() + lift).with_scale(scale))
            }
            Shape::Strokes { strokes, inlaid, outline, owner, at } => {
                let mut paint = Paint::default();
                let tones = kind.owned_tones(owner, art.colours());
                paint.two_tone(&strokes, outline, tones);
                paint.strokes(&inlaid, tones.edge);
                (art.mesh(paint.mesh()), Transform::from_translation(at))
            }
            Shape::Closed => {
                let tones = kind.tones(art.colours());
                let mesh = art.shared_mesh("highlight off limits", || closed(tones));
                (mesh, at_height(kind.height()).with_scale(Vec3::splat(spot.reach)))
            }
            Shape::Ghost(owner) => {
                is_ghost = true;
                let Some(mesh) = look.ghost(owner, art) else { return };
                (mesh, at_height(0.0))
            }
        };
        let material = match (is_ghost, is_quiet) {
            (true, _) => ghost_material(art),
            (_, true) => quiet_material(art),
            _ => material(art),
        };
        let veiled = match kind {
            // The way of a piece that is seen from behind is short, and the piece stands on it.
            HighlightKind::Trail if !is_quiet => Some(mesh.clone()),
            _ if on_square => veiled(kind, art),
            _ => None,
        };
        let entity = art.commands.spawn((group, flat(mesh, material, at))).id();
        if let Some(veiled) = veiled {
            let veiled = in_front(veiled, art);
            art.commands.spawn((veiled, ChildOf(entity)));
        }
        if !is_ghost {
            art.commands.entity(entity).insert(Highlight { site, kind });
        }
        if let Some(price) = floating {
            label(entity, &price, art);
        }
    }
}
