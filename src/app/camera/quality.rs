//! What the graphics quality means for the picture: how edges are smoothed, whether lights glow, how soft shadows are.

use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::Hdr;
use bevy::light::ShadowFilteringMethod;
use bevy::post_process::bloom::{Bloom, BloomCompositeMode, BloomPrefilter};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use super::table_camera::TableCamera;
use crate::app::settings::{Quality, Settings, Smoothing};

/// A glow around what shines, and around nothing else.
pub(super) const BLOOM: Bloom = Bloom {
    intensity: 0.06,
    prefilter: BloomPrefilter { threshold: 1.0, threshold_softness: 0.3 },
    composite_mode: BloomCompositeMode::Additive,
    max_mip_dimension: 256,
    ..Bloom::NATURAL
};

/// What a camera has by its quality, beside what can be removed.
pub(super) fn looks(quality: Quality) -> (Msaa, Fxaa, ShadowFilteringMethod) {
    let is_filtered = quality.smoothing() == Smoothing::Filter;
    (
        if is_filtered { Msaa::Off } else { Msaa::Sample4 },
        Fxaa { enabled: is_filtered, ..default() },
        if quality.glows() { ShadowFilteringMethod::Gaussian } else { ShadowFilteringMethod::Hardware2x2 },
    )
}

pub(super) fn apply_settings(
    settings: Res<Settings>,
    camera: Single<Entity, With<TableCamera>>,
    mut applied: Local<Option<Quality>>,
    renderer: Option<Res<RenderDevice>>,
    mut commands: Commands,
) {
    // Without a renderer, as in tests, there is nothing to smooth.
    if renderer.is_none() || applied.replace(settings.quality) == Some(settings.quality) {
        return;
    }
    let mut camera = commands.entity(*camera);
    camera.insert(looks(settings.quality));
    if settings.quality.glows() {
        camera.insert((Hdr, BLOOM));
    } else {
        camera.remove::<(Hdr, Bloom)>();
    }
}
