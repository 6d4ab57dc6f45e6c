//! The dialog for reporting a problem: a text to copy.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Frame, Label, Margin, RichText, ScrollArea};

use super::report_text::Reported;
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::layer::UiLayer;
use crate::app::ui::widgets::{
    button, dialog_fixed, heading, long_list, main_button, paragraph, scroll_by_keys,
};
use texts::msg;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Report>().add_systems(OnEnter(Menu::ReportProblem), write_report).add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiLayer::Menu).run_if(in_state(Menu::ReportProblem)),
    );
}

const WIDTH: f32 = 720.0;
/// The room for the buttons below.
const FOOT: f32 = 62.0;

/// The report, as it was when the dialog was opened.
#[derive(Resource, Debug, Default)]
struct Report {
    text: String,
    is_copied: bool,
}

fn write_report(reported: Reported, mut report: ResMut<Report>) {
    *report = Report { text: reported.text(), is_copied: false };
}

fn show(
    mut contexts: EguiContexts,
    mut report: ResMut<Report>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    dialog_fixed(contexts.ctx_mut()?, "report", WIDTH, |ui| {
        let height = ui.available_height() - FOOT;
        let scroll = ScrollArea::vertical().max_height(height).auto_shrink(false);
        scroll.show(ui, |ui| {
            scroll_by_keys(ui);
            ui.set_width(ui.available_width() - 14.0);
            heading(ui, msg::report_open());
            paragraph(ui, msg::report_what());
            let box_ = Frame::new().fill(ui.visuals().extreme_bg_color).inner_margin(Margin::same(10));
            box_.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                let lines: Vec<&str> = report.text.lines().collect();
                long_list(ui, "report", lines.len(), None, |ui, i| {
                    // An empty line is as high as others.
                    let line = if lines[i].is_empty() { " " } else { lines[i] };
                    ui.add(Label::new(RichText::new(line).size(14.5)).wrap());
                });
            });
        });
        ui.add_space(8.0);
        let copy = if report.is_copied { msg::report_copied() } else { msg::report_copy() };
        ui.columns(2, |halves| {
            let [left, right] = halves else { return };
            if main_button(left, copy, true).clicked() {
                left.ctx().copy_text(report.text.clone());
                report.is_copied = true;
            }
            let width = right.available_width();
            if button(right, msg::rules_close(), width, true).clicked() {
                menu.set(history.back());
            }
        });
    });
    Ok(())
}
