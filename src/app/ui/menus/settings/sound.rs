//! How loud everything is.

use bevy_egui::egui::{Slider, Ui, WidgetInfo};

use crate::app::settings::Settings;
use crate::app::ui::language::Say;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{in_sight, row};
use texts::{Message, msg};

/// One step of a volume, in percent.
const STEP: f64 = 10.0;
/// The width of a volume in words.
const VALUE: f32 = 64.0;

pub(super) fn ask_sound(ui: &mut Ui, wanted: &mut Settings) {
    let before = (wanted.effects_volume, wanted.room_volume);
    ask_volume(ui, msg::settings_effects_volume(), &mut wanted.effects_volume);
    ask_volume(ui, msg::settings_room_volume(), &mut wanted.room_volume);
    // Whoever sets a volume wants to hear it.
    if (wanted.effects_volume, wanted.room_volume) != before {
        wanted.muted = false;
    }
}

/// A volume that can be dragged, or changed by the arrow keys.
fn ask_volume(ui: &mut Ui, name: Message, percent: &mut u8) {
    let label = ui.say(&name);
    row(ui, name, |ui| {
        ui.spacing_mut().slider_width = (ui.available_width() - VALUE).max(CONTROL);
        ui.spacing_mut().interact_size.y = CONTROL;
        let slider =
            ui.add(Slider::new(percent, 0..=100).step_by(STEP).show_value(false).trailing_fill(true));
        in_sight(&slider);
        // After the mouse the arrow keys go on.
        if slider.drag_started() || slider.clicked() {
            slider.request_focus();
        }
        slider.widget_info(|| WidgetInfo::slider(true, f64::from(*percent), &label));
        let value = match *percent {
            0 => msg::settings_volume_off(),
            percent => msg::settings_percent(u16::from(percent)),
        };
        ui.label(ui.say(&value));
    });
}
