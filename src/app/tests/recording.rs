//! Pictures and animations of the match: what is saved, and that the table is as before. The frames are the tests' own, as there is no
//! renderer.

use std::fs;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::endings::press_in_pause;
use super::*;
use crate::app::camera::FilmCamera;
use crate::app::recording::Recorder;
use crate::app::session::GoToPly;
use texts::{Message, msg};

const ACTIONS: &str = "b2-b4*a3 a3>a5 end b12-b10*a11 end b4-b6*a5 c3>c5 end";

/// A match of three turns, and the folder with its files.
fn table() -> (tempfile::TempDir, Table) {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    game.play_text(ACTIONS).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
    table.wait(4);
    (folder, table)
}

/// Opens the dialog as people do.
fn open_dialog(table: &mut Table) {
    table.press(KeyCode::Escape);
    press_in_pause(table, msg::share_open());
    table.wait(2);
    assert_eq!(table.menu(), Menu::Share);
}

fn press_button(table: &mut Table, label: impl Into<Message>) {
    table.click_button(&english(label));
    table.wait(1);
}

fn recorder(table: &Table) -> &Recorder {
    table.app.world().resource::<Recorder>()
}

/// Gives back every frame that is under way, each in a shade of its own. Returns their size.
fn give_frames_back(table: &mut Table, shade: &mut u8) -> Option<UVec2> {
    let world = table.app.world_mut();
    let mut screenshots = world.query::<(Entity, &Screenshot)>();
    let under_way: Vec<(Entity, Handle<Image>)> = screenshots
        .iter(world)
        .filter_map(|(entity, screenshot)| match &screenshot.0 {
            RenderTarget::Image(target) => Some((entity, target.handle.clone())),
            _ => None,
        })
        .collect();
    let mut last = None;
    for (entity, canvas) in under_way {
        let size = world.resource::<Assets<Image>>().get(&canvas).unwrap().size();
        *shade = shade.wrapping_add(10);
        let (extent, pixel) =
            (Extent3d { width: size.x, height: size.y, ..default() }, [*shade, 90, 60, 255]);
        let usage = RenderAssetUsages::default();
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new_fill(extent, TextureDimension::D2, &pixel, format, usage);
        world.trigger(ScreenshotCaptured { entity, image });
        world.despawn(entity);
        last = Some(size);
    }
    last
}

/// Records until only the file is still to be made. Returns the positions that were shown, by the actions before each.
fn record(table: &mut Table) -> Vec<usize> {
    let (mut shown, mut shade) = (Vec::new(), 0);
    for _ in 0..2_000 {
        if !recorder(table).is_running() || recorder(table).is_developing() {
            shown.dedup();
            return shown;
        }
        give_frames_back(table, &mut shade);
        table.wait(1);
        shown.extend(table.session().review_ply());
    }
    panic!("the recording should end");
}

/// Waits for the file.
fn finish(table: &mut Table) -> String {
    table.app.world_mut().resource_mut::<Recorder>().finish();
    table.wait(2);
    let saved = table.texts().into_iter().find(|text| text.starts_with("Saved as "));
    saved.unwrap_or_else(|| panic!("{:?}", table.texts()))
}

/// Checks that the table is as it was before.
fn check_untouched(table: &mut Table, review_ply: Option<usize>) {
    table.wait(20);
    assert_eq!(table.session().review_ply(), review_ply);
    assert!(!table.app.world().resource::<Timeline>().is_recorded);
    let world = table.app.world_mut();
    assert_eq!(world.query::<&FilmCamera>().iter(world).count(), 0);
    let frame = match world.resource::<TimeUpdateStrategy>() {
        TimeUpdateStrategy::ManualDuration(frame) => *frame,
        _ => Duration::ZERO,
    };
    assert_eq!(frame, table.given, "time passes as before");
    if review_ply.is_none() {
        table.check_pieces();
    }
}

#[test]
fn an_animation_of_the_whole_game_shows_every_turn() {
    let (folder, mut table) = table();
    open_dialog(&mut table);
    press_button(&mut table, msg::share_all());
    assert!(recorder(&table).is_running());
    // It stood at the start while the button was let go of.
    assert_eq!(record(&mut table), [3, 5, 8], "the positions after the turns");
    let notice = finish(&mut table);
    let file = folder.path().join("netzwerk.gif");
    assert_eq!(notice, format!("Saved as {}.", file.display()));
    let mut decoder = gif::DecodeOptions::new().read_info(fs::File::open(&file).unwrap()).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (800, 500));
    let (mut frames, mut time) = (0, 0);
    while let Some(frame) = decoder.next_frame_info().unwrap() {
        (frames, time) = (frames + 1, time + u32::from(frame.delay));
    }
    assert!(frames > 15, "pieces move in {frames} frames");
    assert!((500..1_500).contains(&time), "{time} hundredths of a second");
    assert_eq!(table.menu(), Menu::Share);
    check_untouched(&mut table, None);
}

#[test]
fn an_animation_that_is_ended_early_keeps_the_turns_so_far() {
    let (folder, mut table) = table();
    open_dialog(&mut table);
    press_button(&mut table, msg::share_all());
    let mut shade = 0;
    while table.session().review_ply() != Some(3) {
        give_frames_back(&mut table, &mut shade);
        table.wait(1);
    }
    table.app.world_mut().resource_mut::<Recorder>().end_early();
    assert_eq!(record(&mut table), [3], "the turn that was under way");
    let file = folder.path().join("netzwerk.gif");
    assert_eq!(finish(&mut table), format!("Saved as {}.", file.display()));
    let mut decoder = gif::DecodeOptions::new().read_info(fs::File::open(&file).unwrap()).unwrap();
    let mut frames = 0;
    while decoder.next_frame_info().unwrap().is_some() {
        frames += 1;
    }
    assert!(frames > 5, "{frames} frames");
    check_untouched(&mut table, None);
}

#[test]
fn the_last_turn_alone_is_short_and_a_second_file_has_another_name() {
    let (folder, mut table) = table();
    open_dialog(&mut table);
    for file in ["netzwerk.gif", "netzwerk-2.gif"] {
        press_button(&mut table, msg::share_last());
        assert_eq!(record(&mut table), [8]);
        finish(&mut table);
        assert!(folder.path().join(file).exists(), "{file}");
    }
}

#[test]
fn a_picture_shows_the_position_under_review_with_or_without_names() {
    let (folder, mut table) = table();
    table.app.world_mut().trigger(GoToPly(3));
    table.rest();
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Share);
    table.wait(2);
    // The line with the names is below the table.
    for (names, height) in [(msg::share_names_on(), 938), (msg::share_names_off(), 1000)] {
        let label = english(&names);
        if height == 1000 {
            press_button(&mut table, &names);
        }
        press_button(&mut table, msg::share_picture());
        let mut size = None;
        for _ in 0..200 {
            if recorder(&table).is_developing() {
                break;
            }
            size = give_frames_back(&mut table, &mut 0).or(size);
            table.wait(1);
        }
        assert_eq!(size, Some(UVec2::new(1600, height)), "{label}");
        finish(&mut table);
    }
    for file in ["netzwerk.png", "netzwerk-2.png"] {
        assert_eq!(image::open(folder.path().join(file)).unwrap().to_rgb8().dimensions(), (1600, 1000));
    }
    check_untouched(&mut table, Some(3));
}

#[test]
fn a_recording_can_be_cancelled_by_its_button_and_by_escape() {
    let (folder, mut table) = table();
    for by_key in [false, true] {
        open_dialog(&mut table);
        press_button(&mut table, msg::share_all());
        let mut shade = 0;
        for _ in 0..12 {
            give_frames_back(&mut table, &mut shade);
            table.wait(1);
        }
        assert!(recorder(&table).is_running() && table.session().review_ply().is_some());
        if by_key {
            table.press(KeyCode::Escape);
        } else {
            press_button(&mut table, msg::share_cancel());
            assert_eq!(table.menu(), Menu::Share);
            table.press(KeyCode::Escape);
        }
        assert_eq!(table.menu(), Menu::Pause, "it was opened from there");
        assert!(!recorder(&table).is_running());
        table.press(KeyCode::Escape);
        check_untouched(&mut table, None);
    }
    let files = fs::read_dir(folder.path()).unwrap().flatten().map(|file| file.file_name());
    assert!(files.filter_map(|name| name.into_string().ok()).all(|name| !name.ends_with("gif")));
}

#[test]
fn without_an_answer_from_the_driver_the_player_is_told() {
    let (_folder, mut table) = table();
    open_dialog(&mut table);
    press_button(&mut table, msg::share_all());
    table.wait_for("the recording to give up", |table| !recorder(table).is_running());
    table.wait(2);
    let told = english(msg::share_failed(msg::share_nothing_drawn()));
    assert!(table.texts().contains(&told), "{:?}", table.texts());
    check_untouched(&mut table, None);
}
