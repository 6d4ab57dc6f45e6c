//! The dialog for reporting a problem: a text to copy. It is for the program's authors, and in English.

use std::env::consts;
use std::fmt::Write;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Frame, Label, Margin, RichText, Ui};

use crate::app::platform::now;
use crate::app::session::{SaveSlot, Session};
use crate::app::settings::Settings;
use crate::app::state::{Menu, MenuHistory, Screen};
use crate::app::ui::widgets::{button, heading, long_list, main_button, page_with_foot, paragraph};
use rules::file_format;
use texts::msg;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Report>().add_systems(OnEnter(Menu::ReportProblem), write_report);
}

/// The report, as it was when the dialog was opened.
#[derive(Resource, Debug, Default)]
pub(super) struct Report {
    text: String,
    is_copied: bool,
}

fn write_report(reported: Reported, mut report: ResMut<Report>) {
    *report = Report { text: reported.text(), is_copied: false };
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut report: ResMut<Report>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let Report { text, is_copied } = &mut *report;
    let body = |ui: &mut Ui| {
        heading(ui, msg::report_open());
        paragraph(ui, msg::report_what());
        let box_ = Frame::new().fill(ui.visuals().extreme_bg_color).inner_margin(Margin::same(10));
        box_.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            let lines: Vec<&str> = text.lines().collect();
            long_list(ui, "report", lines.len(), None, |ui, i| {
                // An empty line is as high as others.
                let line = if lines[i].is_empty() { " " } else { lines[i] };
                ui.add(Label::new(RichText::new(line).size(14.5)).wrap());
            });
        });
    };
    page_with_foot(contexts.ctx_mut()?, "report", "report", body, |ui| {
        let copy = if *is_copied { msg::report_copied() } else { msg::report_copy() };
        ui.columns_const(|[left, right]| {
            if main_button(left, copy, true).clicked() {
                left.ctx().copy_text(text.clone());
                *is_copied = true;
            }
            let width = right.available_width();
            if button(right, msg::rules_close(), width, true).clicked() {
                menu.set(history.back());
            }
        });
    });
    Ok(())
}

/// What a report is about.
#[derive(SystemParam)]
struct Reported<'w, 's> {
    settings: Res<'w, Settings>,
    session: Session<'w>,
    slot: Res<'w, SaveSlot>,
    screen: Res<'w, State<Screen>>,
    adapter: Option<Res<'w, RenderAdapterInfo>>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Reported<'_, '_> {
    /// The version, the system, the settings, and the match if one is at the table. It names no folders.
    fn text(&self) -> String {
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
