//! Two running programs, each in a window, play on one saved match: no file ever loses an action. The computer plays all seats,
//! so that nobody needs a hand. Needs Xvfb and a graphics driver, and minutes: `cargo test --test window two_windows -- --ignored`.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use crate::program::program;
use crate::window::{Running, display};
use record::{Match, SavedMatch, Seat, Storage, TimedMatch};
use rules::GameKind;

/// How many actions each program should have saved.
const ENOUGH: usize = 12;
/// Drawing by software may take long before the first picture.
const PATIENCE: Duration = Duration::from_secs(240);
const SETTINGS: &str = "Settings(format: 1, still: true, quality: Low, quality_is_measured: true)";

/// The actions in every saved match of a folder.
fn lines(storage: &Storage) -> BTreeMap<String, Vec<String>> {
    let read = |file: String| {
        let saved = SavedMatch::from_ron(&storage.read(&file, SavedMatch::LARGEST).unwrap()).unwrap();
        let line = saved.game().played().iter().map(|played| played.action.to_string()).collect();
        (file, line)
    };
    storage.list("ron").unwrap().into_iter().map(read).collect()
}

/// Opens a saved match in a window.
fn open(display: &str, folder: &Path, file: &Path) -> Running {
    let mut program = program();
    program.arg("play").arg(file).env("DISPLAY", display).env_remove("WAYLAND_DISPLAY");
    program.env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
    // What it complains of is shown, so that a run that fails says why.
    Running(program.stdout(Stdio::null()).stderr(Stdio::inherit()).spawn().unwrap())
}

#[test]
#[ignore = "opens two windows under a virtual display, and watches them for minutes"]
fn two_windows_on_one_match_lose_no_action() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("two-windows");
    let _ = fs::remove_dir_all(&folder);
    let storage = Storage::at(folder.join("spieltisch/matches"));
    let mut game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    game.play_text("d4 d7").unwrap();
    let mut saved = SavedMatch::new(TimedMatch::new(game, None));
    saved.players.iter_mut().for_each(|player| player.seat = Seat::Computer(1));
    let file = storage.create("shared", "ron", saved.to_ron()).unwrap();
    fs::write(folder.join("spieltisch/settings.ron"), SETTINGS).unwrap();

    let (_display, name) = display();
    let path = storage.folder().join(file.name());
    let mut programs = [(), ()].map(|()| open(&name, &folder, &path));
    let mut before = lines(&storage);
    let begun = Instant::now();
    while before.values().filter(|line| line.len() >= ENOUGH).count() < 2 {
        assert!(begun.elapsed() < PATIENCE, "both should play on: {before:?}");
        for program in &mut programs {
            assert_eq!(program.0.try_wait().unwrap(), None, "the table should stay open");
        }
        thread::sleep(Duration::from_millis(10));
        let now = lines(&storage);
        for (file, line) in &before {
            assert!(now[file].starts_with(line), "{file} had {line:?} and has {:?}", now[file]);
        }
        before = now;
    }
    drop(programs);
    println!("{:?}", lines(&storage).iter().map(|(file, line)| (file, line.len())).collect::<Vec<_>>());
}
