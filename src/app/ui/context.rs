//! How egui runs over the table: its context belongs to the table's camera, scales with the text size, and is idle when nothing happens.
//! What `bevy_egui` makes of the window's events is put right before egui sees it. Menus are drawn above the panels.

use bevy::asset::AssetEventSystems;
use bevy::ecs::schedule::IntoScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::{Event, Key, Modifiers};
use bevy_egui::input::{ModifierKeysState, write_modifiers_keys_state_system};
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiInput, EguiInputSet, EguiPlugin, EguiPostUpdateSet,
    EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext,
};

use super::theme::dress;
use crate::app::camera::TableCamera;
use crate::app::interaction::KeyPresses;
use crate::app::order::{AppSystems, UiLayer};
use crate::app::platform::has_mouse_left;
use crate::app::settings::Settings;
use crate::app::state::Menu;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        .add_observer(give_context)
        .add_observer(dress)
        // New letters are painted into a texture in the frame that needs them. `bevy_egui` leaves it open whether the renderer is told of
        // that in the same frame: if not, they are missing in it, and everything is if the texture had to grow.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(
            PreUpdate,
            (
                hold_modifiers
                    .in_set(EguiInputSet::InitReading)
                    .in_set(EguiPreUpdateSet::ProcessInput)
                    .after(write_modifiers_keys_state_system),
                (mark_pasted, take_mouse_away)
                    .chain()
                    .after(EguiInputSet::WriteEguiEvents)
                    .in_set(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
                forget_unchanged_modifiers
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            ),
        )
        .add_systems(Update, scale_text.in_set(AppSystems::Ui));
}

/// Adds menus.
pub(crate) trait AddMenu {
    /// Draws a menu while it is open.
    fn add_menu<M>(&mut self, menu: Menu, show: impl IntoScheduleConfigs<ScheduleSystem, M>) -> &mut Self;
}

impl AddMenu for App {
    fn add_menu<M>(&mut self, menu: Menu, show: impl IntoScheduleConfigs<ScheduleSystem, M>) -> &mut Self {
        self.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(menu)))
    }
}

/// `bevy_egui` reports the modifier keys to egui every frame, even if unchanged, and egui requests another frame
/// after every event. Without this, the table would never be idle.
fn forget_unchanged_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

/// The minimum size of menus and panels, in points.
const ROOM: (f32, f32) = (260.0, 160.0);

/// Scales everything with the text size, as far as the window or the picture has room.
fn scale_text(settings: Res<Settings>, mut contexts: Query<(&Camera, &mut EguiContext)>) {
    for (camera, mut context) in &mut contexts {
        let Some(room) = camera.logical_target_size() else { continue };
        let most = (room.x / ROOM.0).min(room.y / ROOM.1).max(1.0);
        let scale = settings.scale().min(most);
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

/// `bevy_egui` is not told of keys that are let go of while another window has the keyboard for less than a frame, and takes `AltGr` for Ctrl
/// where Windows holds both.
fn hold_modifiers(keys: Option<Res<KeyPresses>>, mut state: ResMut<ModifierKeysState>) {
    let Some(keys) = keys else { return };
    state.shift = keys.holds_shift();
    state.ctrl = keys.holds_control();
    state.alt = keys.holds_alt();
    state.win = keys.holds_super();
}

/// On the desktop, `bevy_egui` sends pasted text as if it had been typed. Here it is as in a browser, so that what waits for pasted text
/// gets it, and a field of one line makes one line of it.
fn mark_pasted(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        let mut follows_paste = false;
        for event in &mut input.events {
            match event {
                Event::Text(text) if follows_paste => *event = Event::Paste(std::mem::take(text)),
                _ => {}
            }
            follows_paste = matches!(event, Event::Key { key: Key::V, pressed: true, modifiers, .. } if modifiers.command);
        }
    }
}

/// `bevy_egui` does not say that the mouse has left the window: what was last below it would stay lit, and its tooltip open.
fn take_mouse_away(
    mut events: MessageReader<WindowEvent>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if has_mouse_left(events.read())
        && let Ok(mut input) = inputs.single_mut()
    {
        input.events.push(Event::PointerGone);
    }
}
