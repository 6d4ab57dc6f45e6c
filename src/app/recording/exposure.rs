//! How a frame comes back from the graphics card: a few frames later, and each under its number.

use bevy::prelude::*;
use bevy::render::view::screenshot::Screenshot;

/// A frame on its way back.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Exposure {
    /// Which recording it belongs to.
    pub(super) recording: u32,
    /// Its number in the recording, from 0.
    pub(super) number: usize,
    /// For how long it is shown, in hundredths of a second.
    pub(super) hundredths: u16,
}

/// Takes what the camera draws in this frame. The image comes back as a `ScreenshotCaptured` of the entity.
pub(super) fn expose<'a>(
    canvas: Handle<Image>,
    exposure: Exposure,
    commands: &'a mut Commands,
) -> EntityCommands<'a> {
    commands.spawn((Screenshot::image(canvas), exposure))
}
