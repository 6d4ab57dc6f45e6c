//! The page of keyboard shortcuts, where keys can be changed. What the keys do is in `src/app/interaction/`: `bindings.rs` and
//! `keyboard.rs`.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Button, Label, Response, RichText, TextWrapMode, Ui, WidgetInfo, WidgetType, vec2};

use super::settings::{BeforeDefaults, show_foot};
use crate::app::interaction::{Bindings, Group, KeyboardLayout, Rebinding, Shortcut};
use crate::app::settings::{ChangeSettings, Settings};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::theme::{BRASS_BRIGHT, CONTROL, FAINT, strong};
use crate::app::ui::widgets::{
    columns, columns_width, dialog_with_foot, faint, heading, in_sight, small_heading, warning,
};
use texts::{Message, msg};

/// The part of a row's width that says what its keys do.
const WORDS: f32 = 0.5;
/// The size of a key.
const KEY: f32 = 44.0;
/// The space between rows.
const BETWEEN: f32 = 4.0;

/// The keys that always do the same, below the others of their group: what they do, and their names.
fn fixed_keys(group: Group) -> Vec<(Message, Message)> {
    let arrows = msg::key_name_arrows;
    match group {
        Group::Play => vec![(msg::key_cursor(), arrows())],
        Group::View => vec![
            (msg::key_rotate(), msg::key_with_control(arrows())),
            (msg::key_shift_view(), msg::key_with_shift(arrows())),
        ],
        Group::Review => Vec::new(),
        Group::Program => {
            vec![(msg::key_escape(), msg::key_name_escape()), (msg::key_tab(), msg::key_name_tab())]
        }
    }
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (settings, bindings, layout): (Res<Settings>, Res<Bindings>, Res<KeyboardLayout>),
    (mut rebinding, mut before): (ResMut<Rebinding>, ResMut<BeforeDefaults>),
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut wanted = settings.clone();
    let body = |ui: &mut Ui, _: &mut Settings| {
        heading(ui, msg::shortcuts_heading());
        faint(ui, msg::shortcuts_help());
        columns(ui, |ui, half| {
            let groups = if half == 0 {
                [(Group::Play, msg::shortcuts_play()), (Group::Program, msg::shortcuts_program())]
            } else {
                [(Group::View, msg::shortcuts_view()), (Group::Review, msg::shortcuts_review())]
            };
            for (group, name) in groups {
                ui.add_space(6.0);
                small_heading(ui, name);
                ui.spacing_mut().item_spacing.y = BETWEEN;
                for shortcut in Shortcut::ALL.into_iter().filter(|shortcut| shortcut.group() == group) {
                    show_shortcut(ui, shortcut, &bindings, &layout, &mut rebinding);
                }
                for (does, name) in fixed_keys(group) {
                    row(ui, &does, |ui| {
                        let name = RichText::new(ui.say(&name)).font(strong(16.0)).color(FAINT);
                        ui.add(Label::new(name).wrap());
                    });
                }
            }
        });
    };
    dialog_with_foot(
        context,
        "keys",
        columns_width(context),
        CONTROL + 4.0,
        &mut wanted,
        body,
        |ui, wanted| {
            let defaults = Settings { keys: Settings::default().keys, ..wanted.clone() };
            if show_foot(ui, &mut before, wanted, defaults) {
                menu.set(history.back());
            }
        },
    );
    if wanted != *settings {
        *rebinding = Rebinding::default();
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

/// A row: what its keys do, and the keys.
fn row(ui: &mut Ui, does: &Message, add_keys: impl FnOnce(&mut Ui)) {
    let words = (ui.available_width() * WORDS).floor();
    ui.horizontal_top(|ui| {
        ui.allocate_ui(vec2(words, KEY), |ui| {
            ui.set_width(words);
            ui.set_min_height(KEY);
            ui.horizontal_centered(|ui| ui.add(Label::new(ui.say(does)).wrap()));
        });
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(KEY);
            add_keys(ui);
        });
    });
}

/// A shortcut with a button for each of its keys, and what is to be said about the last change.
fn show_shortcut(
    ui: &mut Ui,
    shortcut: Shortcut,
    bindings: &Bindings,
    layout: &KeyboardLayout,
    rebinding: &mut Rebinding,
) {
    let does = shortcut.message();
    row(ui, &does, |ui| {
        let keys = bindings.keys(shortcut);
        for at in 0..keys.len().max(1) {
            let waits = rebinding.waiting == Some((shortcut, at));
            let name = match keys.get(at) {
                _ if waits => msg::key_press(),
                Some(key) => bindings.name(key, layout),
                None => msg::key_none(),
            };
            let response = offer_key(ui, &name, &does, waits);
            if rebinding.refocus == Some((shortcut, at)) {
                rebinding.refocus = None;
                response.request_focus();
            }
            if response.clicked() && waits {
                *rebinding = Rebinding::default();
            } else if response.clicked() {
                rebinding.start(shortcut, at, response.has_focus());
                // Enter and Space are keys like others now.
                response.surrender_focus();
            }
        }
    });
    if let Some((last, message)) = &rebinding.message
        && *last == shortcut
    {
        warning(ui, message);
    }
}

/// The button of a key.
fn offer_key(ui: &mut Ui, name: &Message, does: &Message, waits: bool) -> Response {
    let (name, does) = (ui.say(name), ui.say(does));
    let text = RichText::new(&name).font(strong(16.0)).color(BRASS_BRIGHT);
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding.x = 8.0;
            let key = Button::new(text).wrap_mode(TextWrapMode::Extend);
            ui.add(key.selected(waits).min_size(vec2(KEY, KEY)))
        })
        .inner;
    in_sight(&response);
    // For screen readers, as the key alone says little.
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, format!("{does}: {name}")));
    response
}
