//! A second camera, which records the table for a picture or an animation: it sees the whole board from where the player looks, without the
//! part of the window that panels cover, and stays there.

use bevy::camera::{Hdr, RenderTarget};
use bevy::prelude::*;

use super::framing::Framing;
use super::lens::{FreeView, Lens};
use super::orbit::Orbit;
use super::quality::{BLOOM, looks};
use super::table_camera::TONES;
use super::view::View;
use crate::app::art::layers_seen;
use crate::app::settings::Quality;

/// The camera that records the table.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct FilmCamera {
    /// Width and height of its picture, in pixels.
    size: Vec2,
    view: View,
    is_flat: bool,
    /// A view that was not changed is the usual one for the picture's own shape.
    is_usual: bool,
}

impl Orbit {
    /// A camera that records what the player looks at.
    pub(crate) fn film(&self, size: UVec2) -> FilmCamera {
        let is_usual = !self.is_displaced();
        FilmCamera { size: size.as_vec2(), view: self.goal, is_flat: self.flat, is_usual }
    }
}

/// Adds the camera, which draws on an image. Without a renderer, as in tests, it draws nothing.
pub(crate) fn spawn_film_camera(
    film: FilmCamera,
    canvas: Handle<Image>,
    quality: Quality,
    has_renderer: bool,
    commands: &mut Commands,
) -> Entity {
    let mut camera =
        commands.spawn((film, layers_seen(film.is_flat), Transform::default(), Projection::default()));
    if !has_renderer {
        return camera.id();
    }
    camera.insert((
        Camera3d::default(),
        Camera { order: -1, ..default() },
        RenderTarget::Image(canvas.into()),
        TONES,
        looks(quality),
    ));
    if quality.glows() {
        camera.insert((Hdr, BLOOM));
    }
    camera.id()
}

pub(super) fn place_film_camera(
    framing: Res<Framing>,
    films: Query<(&FilmCamera, &mut Transform, &mut Projection)>,
) {
    for (film, mut transform, mut projection) in films {
        let lens = Lens::new(film.size, FreeView::default());
        let pitch = if film.is_usual { framing.usual_pitch(&lens) } else { film.view.pitch };
        (*transform, *projection) = framing.aim(&lens, View { pitch, ..film.view }, film.is_flat);
    }
}
