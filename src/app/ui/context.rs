//! egui's context: it belongs to the table's camera, scales with the text size, and is idle when nothing happens.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet,
    PrimaryEguiContext, egui,
};

use crate::app::AppSystems;
use crate::app::camera::TableCamera;
use crate::app::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        .add_observer(give_context)
        // New letters are painted into a texture in the frame that needs them. `bevy_egui` leaves it open whether the renderer is told of
        // that in the same frame: if not, they are missing in it, and everything is if the texture had to grow.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(
            PreUpdate,
            forget_unchanged_modifiers
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, scale_text.in_set(AppSystems::Ui));
}

/// `bevy_egui` reports the modifier keys to egui every frame, even if unchanged, and egui requests another frame
/// after every event. Without this, the table would never be idle.
fn forget_unchanged_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

/// The minimum size of menus and panels, in points.
const ROOM: (f32, f32) = (260.0, 160.0);

/// Scales everything with the text size, as far as the window has room.
fn scale_text(
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut contexts: Query<&mut EguiContext>,
) {
    let most = |window: &Window| (window.width() / ROOM.0).min(window.height() / ROOM.1).max(1.0);
    let scale = settings.scale().min(window.iter().next().map_or(f32::MAX, most));
    for mut context in &mut contexts {
        let context = context.get_mut();
        if context.zoom_factor() != scale {
            context.set_zoom_factor(scale);
        }
    }
}

/// The context belongs to the table's camera, whatever other cameras there are.
fn give_context(added: On<Add, TableCamera>, mut commands: Commands) {
    commands.entity(added.entity).insert(PrimaryEguiContext);
}
