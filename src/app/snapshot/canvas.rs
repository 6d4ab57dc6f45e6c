//! What the camera draws on instead of a window, and how its picture is got.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use crate::app::camera::TableCamera;

/// Frames after which a picture has failed.
const PATIENCE: u32 = 200;

#[derive(Resource)]
struct Canvas(Handle<Image>);

#[derive(Resource, Clone, Default)]
struct Developed(Arc<Mutex<Option<Image>>>);

/// Lets the camera draw on a canvas, a frame every twentieth of a second.
pub(super) fn lay_canvas(app: &mut App, (width, height): (u32, u32)) -> Handle<Image> {
    let canvas = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let canvas = app.world_mut().resource_mut::<Assets<Image>>().add(canvas);
    app.insert_resource(Canvas(canvas.clone()))
        .insert_resource(Developed::default())
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)))
        .add_observer(draw_on_canvas);
    canvas
}

fn draw_on_canvas(added: On<Add, TableCamera>, canvas: Res<Canvas>, mut commands: Commands) {
    commands.entity(added.entity).insert(RenderTarget::Image(canvas.0.clone().into()));
}

/// Draws frames until the next one is on the canvas, and gives it; nothing if none comes.
pub(super) fn expose(app: &mut App) -> Option<Image> {
    let canvas = app.world().resource::<Canvas>().0.clone();
    app.world_mut().spawn(Screenshot::image(canvas)).observe(develop);
    let developed = app.world().resource::<Developed>().clone();
    for _ in 0..PATIENCE {
        app.update();
        if let Some(image) = developed.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Some(image);
        }
    }
    None
}

fn develop(captured: On<ScreenshotCaptured>, developed: Res<Developed>) {
    *developed.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(captured.image.clone());
}
