//! The main menu.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Area, Context, Id, Order, Response, RichText, ScrollArea, Ui, pos2, vec2};

use super::matches::last_match;
use super::new_match::Draft;
use crate::app::camera::FreeView;
use crate::app::saves::{Library, OpenMatch};
use crate::app::state::{Menu, Screen};
use crate::app::ui::language::Say;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::theme::{BRASS_BRIGHT, WARNING, title};
use crate::app::ui::widgets::{button, card_frame, faint, main_button};
use crate::games::GameKind;
use crate::i18n::{Message, game_summary, game_title, msg};
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiLayer::Screen).run_if(in_state(Screen::Title)).run_if(in_state(Menu::None)),
    );
}

const WIDTH: f32 = 330.0;
/// The padding inside the card, and its margin.
const PADDING: i8 = 14;
const GAP: f32 = 12.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    mut menu: ResMut<NextState<Menu>>,
    mut draft: ResMut<Draft>,
    mut free: ResMut<FreeView>,
    library: Res<Library>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let last = last_match(&library);
    let width = WIDTH.min(window.width() - 24.0);
    let left = (window.width() * 0.06).clamp(12.0, 80.0);
    let view = FreeView { left: if window.width() > 2.0 * WIDTH { left + width } else { 0.0 }, ..default() };
    let size = Vec2::new(window.width(), window.height());
    free.set_if_neq(view.measured(size, context.zoom_factor()));
    title_card(context, left, width, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(4.0);
            ui.label(RichText::new("Spieltisch").font(title(46.0)).color(BRASS_BRIGHT));
            faint(ui, msg::title_subtitle());
            ui.add_space(10.0);
        });
        if let Some(fault) = &library.unreadable {
            ui.label(RichText::new(ui.say(fault)).color(WARNING).size(15.0));
        }
        if let Some((file, text)) = &last {
            if main_button(ui, msg::title_continue(), true).clicked() {
                commands.trigger(OpenMatch(file.clone()));
            }
            ui.vertical_centered(|ui| faint(ui, text));
            ui.add_space(4.0);
        }
        for kind in GameKind::ALL {
            if title_button(ui, game_title(kind), last.is_none()).clicked() {
                *draft = Draft::new(kind);
                menu.set(Menu::NewMatch);
            }
            ui.vertical_centered(|ui| faint(ui, game_summary(kind)));
            ui.add_space(2.0);
        }
        ui.horizontal(|ui| {
            let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
            if button(ui, msg::matches_open(), half, true).clicked() {
                menu.set(Menu::Matches);
            }
            if button(ui, msg::settings_open(), half, true).clicked() {
                menu.set(Menu::Settings);
            }
        });
        if button(ui, msg::title_quit(), ui.available_width(), true).clicked() {
            exit.write(AppExit::Success);
        }
    });
    Ok(())
}

/// A card as high as its content, halfway down the window; it scrolls where the window is too low for it.
fn title_card(context: &Context, left: f32, width: f32, add: impl FnOnce(&mut Ui)) {
    let window = context.viewport_rect();
    let around = 2.0 * (f32::from(PADDING) + 1.0);
    let size = vec2(width - around, window.height() - 2.0 * GAP - around);
    let area = Area::new(Id::new("title")).order(Order::Middle).pivot(Align2::LEFT_CENTER);
    let area = area.fixed_pos(pos2(window.min.x + left, window.center().y)).default_size(size);
    area.show(context, |ui| {
        card_frame(PADDING).show(ui, |ui| {
            ui.set_width(size.x);
            // Without a minimum height it would never become higher than in its first frame.
            let scroll = ScrollArea::vertical().max_height(size.y).min_scrolled_height(size.y);
            scroll.show(ui, |ui| {
                ui.set_width(ui.available_width());
                add(ui);
            });
        });
    });
}

/// The main button is the one that most players want: continue a match, or start one.
fn title_button(ui: &mut Ui, text: Message, is_lit: bool) -> Response {
    if is_lit { main_button(ui, text, true) } else { button(ui, text, ui.available_width(), true) }
}
