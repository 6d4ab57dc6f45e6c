//! The text for reporting a problem. It is for the program's authors, and in English.

use std::env::consts;
use std::fmt::Write;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::PrimaryWindow;

use crate::app::platform::now;
use crate::app::session::{SaveSlot, Session};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use rules::file_format;

/// What a report is about.
#[derive(SystemParam)]
pub(super) struct Reported<'w, 's> {
    settings: Res<'w, Settings>,
    session: Session<'w>,
    slot: Res<'w, SaveSlot>,
    screen: Res<'w, State<Screen>>,
    adapter: Option<Res<'w, RenderAdapterInfo>>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Reported<'_, '_> {
    /// The version, the system, the settings, and the match if one is at the table. It names no folders.
    pub(super) fn text(&self) -> String {
        let mut text = format!("Spieltisch {}\n", env!("CARGO_PKG_VERSION"));
        // Writing to a text always succeeds.
        let _ = writeln!(text, "System: {} {}", consts::OS, consts::ARCH);
        if let Some(window) = self.window.iter().next() {
            let (width, height, scale) = (window.width(), window.height(), window.scale_factor());
            let _ = writeln!(text, "Window: {width} x {height}, scale {scale}");
        }
        if let Some(info) = &self.adapter {
            let info = &info.0;
            let (name, backend, kind) = (&info.name, info.backend, info.device_type);
            let _ = writeln!(text, "Graphics: {name}, {backend:?}, {kind:?}");
            let _ = writeln!(text, "Driver: {} {}", info.driver, info.driver_info);
        }
        let _ = writeln!(text, "Language: {}", self.settings.language().code());
        let _ = writeln!(text, "Quality: {}", self.settings.quality.name());
        let _ = write!(text, "\n{}", file_format::to_text(&*self.settings));
        if **self.screen == Screen::Table {
            let _ = write!(text, "\n{}", self.session.saved(&self.slot, now()).to_ron());
        }
        text
    }
}
