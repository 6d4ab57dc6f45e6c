//! The settings and their file.

use std::fs;

use bevy::light::DirectionalLightShadowMap;
use bevy::render::renderer::{RenderAdapterInfo, WgpuWrapper};
use bevy_egui::egui::accesskit::{Node, Toggled};

use super::*;
use crate::app::interaction::{Bindings, Shortcut};
use crate::app::settings::{
    AnimationSpeed, ChangeSettings, HighlightColours, Quality, Seating, Theme, measure_plugin,
};
use texts::msg;

fn settings(table: &Table) -> Settings {
    table.app.world().resource::<Settings>().clone()
}

fn set(table: &mut Table, settings: Settings) {
    table.app.world_mut().trigger(ChangeSettings(settings));
    table.wait(2);
}

#[test]
fn settings_are_there_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    assert_eq!(settings(&table), Settings::default());
    assert!(!folder.path().join("settings.ron").exists(), "nothing was set yet");
    let wanted = Settings {
        animation_speed: AnimationSpeed::Fast,
        text_size: 150,
        colours: HighlightColours::Distinct,
        ..Settings::default()
    };
    set(&mut table, wanted.clone());
    assert_eq!(table.app.world().resource::<Timeline>().animation_speed, 2.0);
    assert_eq!(settings(&Table::opened_in(folder.path())), wanted);
}

#[test]
fn settings_that_cannot_be_read_are_reported_and_put_aside() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.ron");
    for (i, text) in
        ["no settings", "Settings(format: 7)", "Settings(text: 12, format: 1", ""].iter().enumerate()
    {
        fs::write(&file, text).unwrap();
        let mut table = Table::opened_in(folder.path());
        assert_eq!(settings(&table), Settings::default());
        let message = english(table.app.world().resource::<SettingsFile>().message.as_ref().unwrap());
        assert!(message.starts_with("Your settings could not be read: "), "{message}");
        assert_eq!(fs::read_to_string(&file).unwrap(), *text, "the file is left alone");
        set(&mut table, Settings { no_animations: true, ..Settings::default() });
        let aside = folder.path().join("settings-unread.ron");
        if i == 0 {
            assert_eq!(fs::read_to_string(&aside).unwrap(), *text, "it was put aside");
            assert!(Table::opened_in(folder.path()).app.world().resource::<Settings>().no_animations);
        } else {
            // Something was put aside before: that is not lost either, and nothing is written.
            assert_eq!(fs::read_to_string(&aside).unwrap(), "no settings");
            assert_eq!(fs::read_to_string(&file).unwrap(), *text);
            assert!(settings(&table).no_animations, "the program has the setting all the same");
        }
    }
}

#[test]
fn settings_of_an_older_release_are_read() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.ron"), "Settings(format: 1, pace: Slow, still: true, text: 150)")
        .unwrap();
    assert_eq!(
        settings(&Table::opened_in(folder.path())),
        Settings {
            animation_speed: AnimationSpeed::Slow,
            no_animations: true,
            text_size: 150,
            ..Settings::default()
        }
    );
}

#[test]
fn changed_keys_of_a_file_are_read_and_unknown_ones_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = r#"Settings(format: 1, keys: {"undo": ["F9", "Hyper+x"], "fly": ["x"]})"#;
    fs::write(folder.path().join("settings.ron"), text).unwrap();
    let table = Table::opened_in(folder.path());
    let bindings = table.app.world().resource::<Bindings>();
    assert_eq!(bindings.keys(Shortcut::Undo), ["F9".parse().unwrap()]);
    assert_eq!(settings(&table).keys.len(), 2);
}

fn open_settings(table: &mut Table) {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    table.wait(4);
}

#[test]
fn the_language_is_the_systems_until_another_one_is_chosen() {
    let mut table = Table::opened();
    let choose = |table: &mut Table, shown: &str, choice: &str| {
        let list = table.find_by(|node| node.value() == Some(shown)).unwrap();
        table.click_at(list.whole.center());
        table.wait(3);
        table.click_button(choice);
    };
    open_settings(&mut table);
    choose(&mut table, "System language (English)", "Deutsch");
    assert_eq!(settings(&table).language(), Language::German);
    choose(&mut table, "Deutsch", "Sprache des Systems (English)");
    assert_eq!(settings(&table), Settings::default());
}

#[test]
fn animations_are_off_or_have_a_speed() {
    let mut table = Table::opened();
    open_settings(&mut table);
    // The only row where this is not what is selected.
    let still = english(msg::settings_motion_still());
    let is_it = |node: &Node| node.label() == Some(&still) && node.toggled() != Some(Toggled::True);
    let still = table.find_by(is_it).expect("animations can be turned off").whole.center();
    table.click_at(still);
    table.wait(3);
    assert!(settings(&table).no_animations);
    table.click_button(&english(msg::settings_pace_fast()));
    let now = settings(&table);
    assert_eq!((now.no_animations, now.animation_speed), (false, AnimationSpeed::Fast));
}

#[test]
fn the_defaults_are_restored_and_that_is_undone() {
    let mut table = Table::opened();
    let keys = [("undo".to_owned(), vec!["F9".to_owned()])];
    let wanted = Settings { text_size: 125, lock_camera: true, keys: keys.into(), ..Settings::default() };
    set(&mut table, wanted.clone());
    open_settings(&mut table);
    table.scroll_to_button(&english(msg::settings_restore()));
    let defaults = Settings { keys: wanted.keys.clone(), ..Settings::default() };
    assert_eq!(settings(&table), defaults, "the keys have defaults of their own");
    table.scroll_to_button(&english(msg::settings_restore_undo()));
    assert_eq!(settings(&table), wanted);
}

#[test]
fn without_animations_pieces_are_put_down_at_once() {
    let mut table = Table::start();
    set(&mut table, Settings { no_animations: true, ..Settings::default() });
    table.click("b2");
    table.click("b4");
    table.wait(2);
    assert!(!table.app.world().resource::<Timeline>().is_busy());
    table.check_pieces();
}

#[test]
fn shadows_are_as_fine_as_the_quality_says_from_the_first_frame_on() {
    let size = |table: &Table| table.app.world().resource::<DirectionalLightShadowMap>().size;
    let app = table_app(Surface::Nothing);
    let at_first = app.world().resource::<DirectionalLightShadowMap>().size;
    let mut table = Table::running(app);
    assert_eq!(size(&table), at_first, "no other size is set before the first frame");
    for (quality, expected) in [(Quality::Ultra, 4096), (Quality::Medium, 1024), (Quality::High, 2048)] {
        set(&mut table, Settings { quality, ..Settings::default() });
        assert_eq!(size(&table), expected, "{quality:?}");
    }
}

#[test]
fn a_quality_that_a_player_chose_is_not_lowered_on_a_slow_machine() {
    for is_chosen in [false, true] {
        let mut app = table_app(Surface::Nothing);
        app.add_plugins(measure_plugin).insert_resource(without_card()).insert_resource(Settings {
            quality: Quality::High,
            quality_is_measured: true,
            quality_is_chosen: is_chosen,
            ..Settings::default()
        });
        app.insert_resource(SettingsFile::none());
        let mut table = Table::running(app);
        table.frame_time = Duration::from_secs(2);
        // Somebody moves the mouse all the while.
        for frame in 0..30 {
            table.point_at(Vec2::new(300.0 + frame as f32, 300.0));
        }
        let expected = if is_chosen { Quality::High } else { Quality::Medium };
        assert_eq!(settings(&table).quality, expected, "chosen: {is_chosen}");
    }
}

/// What a computer without a graphics card tells of itself.
fn without_card() -> RenderAdapterInfo {
    RenderAdapterInfo(WgpuWrapper::new(wgpu::AdapterInfo {
        name: String::new(),
        vendor: 0,
        device: 0,
        device_type: wgpu::DeviceType::Cpu,
        device_pci_bus_id: String::new(),
        driver: String::new(),
        driver_info: String::new(),
        backend: wgpu::Backend::Vulkan,
        subgroup_min_size: 4,
        subgroup_max_size: 4,
        transient_saves_memory: false,
    }))
}

#[test]
fn another_theme_has_another_light_at_once_and_one_room() {
    let mut table = Table::opened();
    let light_of = |table: &mut Table| {
        let world = table.app.world_mut();
        let lamp = world.query::<&DirectionalLight>().single(world).unwrap();
        let (colour, lux) = (lamp.color, lamp.illuminance);
        let room = world.resource::<GlobalAmbientLight>().brightness;
        let names = world.query::<&Name>().iter(world).map(ToString::to_string).collect::<Vec<_>>();
        let count = |name: &str| names.iter().filter(|other| other.as_str() == name).count();
        assert_eq!(["Table top", "Table rim", "Room"].map(count), [1, 1, 1]);
        (colour, lux, room, world.resource::<ClearColor>().0)
    };
    let mut seen = Vec::new();
    for theme in [Theme::Day, Theme::Evening, Theme::GreenCloth] {
        set(&mut table, Settings { theme, ..Settings::default() });
        let light = light_of(&mut table);
        assert!(!seen.contains(&light), "{theme:?}");
        seen.push(light);
    }
}

#[test]
fn a_switch_without_effect_is_greyed_and_says_why() {
    let mut table = Table::opened();
    let on = english(msg::settings_hand_over_yes());
    for (seating, is_greyed) in
        [(Seating::SameSide, false), (Seating::FaceToFace, true), (Seating::Turning, false)]
    {
        table.set_up(|settings| settings.seating = seating);
        open_settings(&mut table);
        let greyed = table.find_by(|node| node.label() == Some(on.as_str()) && node.is_disabled());
        assert_eq!(greyed.is_some(), is_greyed, "{seating:?}");
        let reason = english(msg::settings_hand_over_face_to_face());
        assert_eq!(table.texts().contains(&reason), is_greyed, "{seating:?}");
        if let Some(switch) = greyed {
            let hand_over = settings(&table).hand_over;
            table.click_at(switch.shown.center());
            assert_eq!(settings(&table).hand_over, hand_over, "it does nothing");
        }
    }
}
