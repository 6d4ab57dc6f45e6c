//! The settings dialog: a row for each setting, in four groups. Restoring the default settings or keys can be undone while the menu is
//! open.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, ComboBox, Layout, RichText, Slider, Ui};

use crate::app::interaction::Shortcut;
use crate::app::settings::{
    AnimationSpeed, ChangeSettings, HighlightColours, Quality, Seating, Settings, SettingsFile, Theme,
};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{
    SymbolButton, button, button_with_symbol, choose_row, columns, columns_width, dialog_with_foot, faint,
    heading, least_width, main_button, row, send_pressed, slider_row, small_heading, two_choices,
    two_choices_unless,
};
use texts::{Language, Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BeforeDefaults>()
        .add_systems(OnExit(Menu::Settings), forget)
        .add_systems(OnExit(Menu::Keys), forget);
}

/// Between two rows: so that a window of 1024 × 768 has room for all.
const BETWEEN: f32 = 6.0;
/// The least width of a dialog whose heading has room for other pages, and the width of their buttons there.
const WIDE: f32 = 700.0;
const PAGE: f32 = 230.0;
/// The width of the list of languages.
const LANGUAGES: f32 = 260.0;
/// One step of a volume, in percent.
const STEP: f64 = 10.0;
/// The width of a volume in words.
const VALUE: f32 = 64.0;
/// The width of the button for the defaults.
const DEFAULTS: f32 = 240.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    (settings, file): (Res<Settings>, Res<SettingsFile>),
    mut before: ResMut<BeforeDefaults>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let mut wanted = settings.clone();
    let body = |ui: &mut Ui, wanted: &mut Settings| {
        let is_wide = ui.available_width() > WIDE;
        ui.horizontal(|ui| {
            heading(ui, msg::settings_heading());
            if is_wide {
                let in_order = Layout::right_to_left(Align::Center);
                ui.with_layout(in_order, |ui| offer_pages(ui, PAGE, &mut commands));
            }
        });
        if let Some(message) = &file.message {
            faint(ui, message);
        }
        columns(ui, |ui, half| {
            ui.spacing_mut().item_spacing.y = BETWEEN;
            let groups: [(Message, fn(&mut Ui, &mut Settings)); 2] = if half == 0 {
                [(msg::settings_group_game(), ask_game), (msg::settings_group_text(), ask_text)]
            } else {
                [(msg::settings_group_table(), ask_table), (msg::settings_group_sound(), ask_sound)]
            };
            for (name, ask) in groups {
                ui.add_space(6.0);
                small_heading(ui, name);
                ask(ui, wanted);
            }
        });
        if !is_wide {
            ui.separator();
            let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
            ui.horizontal(|ui| offer_pages(ui, half, &mut commands));
        }
    };
    let context = contexts.ctx_mut()?;
    let width = columns_width(context);
    dialog_with_foot(context, "settings", width, CONTROL + 4.0, &mut wanted, body, |ui, wanted| {
        // The keys have defaults of their own; what was chosen for the last games is no setting.
        let defaults = Settings {
            keys: wanted.keys.clone(),
            last_games: wanted.last_games.clone(),
            ..Settings::default()
        };
        if show_foot(ui, &mut before, wanted, defaults) {
            menu.set(history.back());
        }
    });
    if wanted != *settings {
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

/// The pages about keys and about the program.
fn offer_pages(ui: &mut Ui, width: f32, commands: &mut Commands) {
    let keys = SymbolButton::new(symbols::SHORTCUTS, msg::settings_shortcuts(), true);
    let about = SymbolButton::plain(symbols::ABOUT, msg::about_open(), true);
    for button in [keys.key(Shortcut::Shortcuts).opens(Menu::Keys), about.opens(Menu::About)] {
        let response = button_with_symbol(ui, &button, width);
        send_pressed(vec![button], &[response], commands);
    }
}

/// How people play: confirmation of moves, undo, seating, handing over, animations.
fn ask_game(ui: &mut Ui, wanted: &mut Settings) {
    let confirm = [msg::settings_confirm_no(), msg::settings_confirm_yes()];
    two_choices(ui, msg::settings_confirm(), confirm, &mut wanted.confirm);
    let undo = [msg::settings_undo_free(), msg::settings_undo_agreement()];
    two_choices(ui, msg::settings_undo(), undo, &mut wanted.undo_by_agreement);
    ask_seating(ui, wanted);
    let hand_over = [msg::settings_hand_over_no(), msg::settings_hand_over_yes()];
    let obstacle = (wanted.seating == Seating::FaceToFace).then(msg::settings_hand_over_face_to_face);
    two_choices_unless(ui, msg::settings_hand_over(), hand_over, &mut wanted.hand_over, obstacle);
    let speeds = [None, Some(AnimationSpeed::Slow), Some(AnimationSpeed::Usual), Some(AnimationSpeed::Fast)];
    let mut speed = (!wanted.no_animations).then_some(wanted.animation_speed);
    let speed_name =
        |speed: Option<AnimationSpeed>| speed.map_or_else(msg::settings_motion_still, animation_speed_name);
    if choose_row(ui, msg::settings_motion(), &speeds, speed_name, &mut speed) {
        wanted.no_animations = speed.is_none();
        wanted.animation_speed = speed.unwrap_or(wanted.animation_speed);
    }
}

pub(crate) fn animation_speed_name(speed: AnimationSpeed) -> Message {
    match speed {
        AnimationSpeed::Slow => msg::settings_pace_slow(),
        AnimationSpeed::Usual => msg::settings_pace_usual(),
        AnimationSpeed::Fast => msg::settings_pace_fast(),
    }
}

/// The choice of seating.
pub(super) fn ask_seating(ui: &mut Ui, wanted: &mut Settings) {
    let name = |seating| match seating {
        Seating::SameSide => msg::seating_same_side(),
        Seating::Turning => msg::seating_turning(),
        Seating::FaceToFace => msg::seating_face_to_face(),
    };
    choose_row(ui, msg::settings_seating(), &Seating::ALL, name, &mut wanted.seating);
}

/// What the table looks like: wood or felt, highlights, contrast, camera, window, graphics.
fn ask_table(ui: &mut Ui, wanted: &mut Settings) {
    let theme_name = |theme| match theme {
        Theme::Day => msg::settings_theme_day(),
        Theme::Evening => msg::settings_theme_evening(),
        Theme::GreenCloth => msg::settings_theme_green(),
        Theme::BlueCloth => msg::settings_theme_blue(),
    };
    choose_row(ui, msg::settings_theme(), &Theme::ALL, theme_name, &mut wanted.theme);
    let colours_name = |colours| match colours {
        HighlightColours::Usual => msg::settings_highlights_usual(),
        HighlightColours::Distinct => msg::settings_highlights_distinct(),
    };
    choose_row(ui, msg::settings_colours(), &HighlightColours::ALL, colours_name, &mut wanted.colours);
    let contrasts = [msg::settings_contrast_usual(), msg::settings_contrast_more()];
    two_choices(ui, msg::settings_contrast(), contrasts, &mut wanted.more_contrast);
    let cameras = [msg::settings_camera_free(), msg::settings_camera_locked()];
    two_choices(ui, msg::settings_camera(), cameras, &mut wanted.lock_camera);
    let screens = [msg::settings_screen_window(), msg::settings_screen_full()];
    two_choices(ui, msg::settings_screen(), screens, &mut wanted.full_screen);
    let quality_name = |quality| match quality {
        Quality::Low => msg::settings_quality_low(),
        Quality::Medium => msg::settings_quality_medium(),
        Quality::High => msg::settings_quality_high(),
        Quality::Ultra => msg::settings_quality_ultra(),
    };
    if choose_row(ui, msg::settings_quality(), &Quality::ALL, quality_name, &mut wanted.quality) {
        (wanted.quality_is_measured, wanted.quality_is_chosen) = (true, true);
    }
}

/// The language and the text size.
fn ask_text(ui: &mut Ui, wanted: &mut Settings) {
    row(ui, msg::settings_language(), |ui| ask_language(ui, wanted));
    let sizes = &Settings::TEXT_SIZES;
    choose_row(ui, msg::settings_text(), sizes, msg::settings_percent, &mut wanted.text_size);
}

/// The system's language, or one of the program's.
fn ask_language(ui: &mut Ui, wanted: &mut Settings) {
    let chosen = wanted.language.as_deref().and_then(Language::of_code);
    let of_system = Settings { language: None, ..Settings::default() }.language();
    let of_system = ui.say(&msg::settings_language_system(of_system.own_name()));
    let shown = chosen.map_or_else(|| of_system.clone(), |language| language.own_name().to_owned());
    ComboBox::from_id_salt("language").width(LANGUAGES).selected_text(shown).show_ui(ui, |ui| {
        if ui.selectable_label(chosen.is_none(), of_system).clicked() {
            wanted.language = None;
        }
        for language in Language::ALL {
            let name = RichText::new(language.own_name());
            if ui.selectable_label(chosen == Some(language), name).clicked() {
                wanted.language = Some(language.code().to_owned());
            }
        }
    });
}

/// How loud everything is.
fn ask_sound(ui: &mut Ui, wanted: &mut Settings) {
    let before = (wanted.effects_volume, wanted.room_volume);
    ask_volume(ui, msg::settings_effects_volume(), &mut wanted.effects_volume);
    ask_volume(ui, msg::settings_room_volume(), &mut wanted.room_volume);
    // A volume that is set is meant to be heard.
    if (wanted.effects_volume, wanted.room_volume) != before {
        wanted.muted = false;
    }
}

fn ask_volume(ui: &mut Ui, name: Message, percent: &mut u8) {
    let in_words = |percent| match percent {
        0 => msg::settings_volume_off(),
        percent => msg::settings_percent(u16::from(percent)),
    };
    slider_row(
        ui,
        name,
        percent,
        VALUE,
        |percent| Slider::new(percent, 0..=100).step_by(STEP).trailing_fill(true),
        in_words,
    );
}

/// The settings before the defaults were restored.
#[derive(Resource, Debug, Default)]
pub(crate) struct BeforeDefaults(Option<Settings>);

fn forget(mut before: ResMut<BeforeDefaults>) {
    before.0 = None;
}

/// The foot of the menus for settings and for keys: a button for restoring the defaults, then for undoing that, and one that leaves the
/// menu. Returns whether that was pressed.
pub(super) fn show_foot(
    ui: &mut Ui,
    before: &mut BeforeDefaults,
    wanted: &mut Settings,
    defaults: Settings,
) -> bool {
    let is_left = ui.horizontal(|ui| {
        // Half of a narrow dialog, or what its longest word needs.
        let width = DEFAULTS.min(ui.available_width() * 0.5).max(least_width(ui, &msg::settings_restore()));
        if before.0.is_some() {
            let undo = button(ui, msg::settings_restore_undo(), width, true);
            if undo.on_hover_text(ui.say(&msg::settings_restored())).clicked()
                && let Some(settings) = before.0.take()
            {
                *wanted = settings;
            }
        } else if button(ui, msg::settings_restore(), width, *wanted != defaults).clicked() {
            before.0 = Some(std::mem::replace(wanted, defaults));
        }
        main_button(ui, msg::settings_done(), true).clicked()
    });
    is_left.inner
}
