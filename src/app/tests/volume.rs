//! Sound is muted and set as loud as people want it, and its files are small.

use std::sync::mpsc::Receiver;

use crate::app::games::Sound;
use crate::app::sound::{Request, files};

use super::sound::{play, with_speaker};
use super::*;

#[test]
fn nothing_is_heard_when_it_is_muted_by_the_button_or_its_key() {
    let mut table = Table::kulami("", "closed");
    let requests = with_speaker(&mut table);
    let is_silent = |requests: &Receiver<Request>| {
        let requests: Vec<Request> = requests.try_iter().collect();
        !requests.iter().any(|request| matches!(request, Request::Play(_)))
    };
    table.press(KeyCode::KeyM);
    assert!(requests.try_iter().any(|request| request == Request::Silence), "what is heard stops");
    play(&mut table, "d4");
    assert!(is_silent(&requests));
    table.click_button("Unmute");
    assert!(!table.app.world().resource::<Settings>().muted);
    play(&mut table, "d7");
    assert!(!is_silent(&requests));
    table.click_button("Mute");
    assert!(table.app.world().resource::<Settings>().muted);
    play(&mut table, "a7");
    assert!(is_silent(&requests));
}

#[test]
fn volumes_are_set_by_the_mouse_and_by_keys_and_the_room_is_silent_at_first() {
    let mut table = Table::start();
    let requests = with_speaker(&mut table);
    table.wait(2);
    assert_eq!(requests.try_iter().next(), None, "no room is heard");
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    table.wait(4);
    table.check_can_be_pressed("Effects", "settings");
    let slider = table.find("Effects").unwrap().whole;
    table.click_at(Vec2::new(slider.max.x - 2.0, slider.center().y));
    table.wait(3);
    assert_eq!(table.app.world().resource::<Settings>().effects_volume, 100);
    let slider = table.find("Ambience").unwrap().whole;
    table.click_at(slider.center());
    table.wait(3);
    assert_eq!(table.app.world().resource::<Settings>().room_volume, 50);
    let rooms: Vec<Request> = requests.try_iter().collect();
    assert!(matches!(rooms[..], [Request::Room(Some(volume))] if volume < -5.0), "{rooms:?}");
    table.press(KeyCode::ArrowLeft);
    table.wait(3);
    assert_eq!(table.app.world().resource::<Settings>().room_volume, 40);
}

#[test]
fn every_sound_can_be_read_and_all_are_small() {
    use kira::sound::static_sound::StaticSoundData;
    let mut size = 0;
    for sound in Sound::ALL {
        assert!(!files(sound).is_empty());
        for file in files(sound) {
            let content = file.content().unwrap();
            size += content.len();
            let data = StaticSoundData::from_cursor(std::io::Cursor::new(content)).unwrap();
            let seconds = data.duration().as_secs_f32();
            assert!(seconds > sound.lead() && seconds < 15.0, "{sound:?}: {seconds} s");
            let loudest = data.frames.iter().map(|frame| frame.left.abs()).fold(0.0, f32::max);
            assert!((0.005..1.0).contains(&loudest), "{sound:?}: {loudest}");
        }
    }
    assert!(size < 2 * 1024 * 1024, "{size} bytes");
    // Each file in the folder belongs to a sound.
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
    let in_folder = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let in_folder = in_folder.filter(|path| path.extension().is_some_and(|end| end == "ogg")).count();
    assert_eq!(in_folder, Sound::ALL.iter().map(|sound| files(*sound).len()).sum::<usize>());
}
