//! The button to swap sides, where the rules offer that.

use bevy::prelude::Commands;
use bevy_egui::egui::Ui;

use super::status::other_side;
use super::view::HudView;
use crate::app::interaction::Shortcut;
use crate::app::session::PlayAction;
use crate::app::ui::language::Tip;
use crate::app::ui::widgets::button;
use rules::AnyAction;
use texts::msg;

/// The button, if the person to move may swap sides. As others, it is found with the Tab key.
pub(crate) fn offer_swap(ui: &mut Ui, panel: &HudView, width: f32, commands: &mut Commands) {
    if !panel.session.can_swap() {
        return;
    }
    let label = msg::panel_swap_sides(other_side(panel.session));
    let pressed = button(ui, label.clone(), width, !panel.is_guarded);
    let pressed = pressed.on_hover_text(ui.tip(&label, Shortcut::SwapSides)).clicked();
    if pressed {
        commands.trigger(PlayAction(AnyAction::Swap));
    }
}
