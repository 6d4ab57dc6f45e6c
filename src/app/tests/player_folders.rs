//! No test reads or writes a player's files.

use std::fs;
use std::path::PathBuf;

use super::*;
use crate::app::platform::{data_folder, downloads_folder, settings_folder};
use crate::app::session::PlayAction;
use crate::app::settings::ChangeSettings;
use record::{FileError, Storage};

/// Where the system is asked for the player's folders.
const ASKS_THE_SYSTEM: &str = "crates/record/src/disk/folders.rs";
/// Where the tests start the program, with other folders.
const STARTS_THE_PROGRAM: &str = "tests/common/program.rs";

#[test]
fn a_player_has_no_folders_in_tests() {
    for folder in [data_folder("matches"), settings_folder(), downloads_folder()] {
        assert_eq!(folder, Err(FileError::NoFolder));
    }
    // No other file of the table asks for them.
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    for asked in [
        concat!("Storage::of_pl", "ayer"),
        concat!("Storage::of_set", "tings"),
        concat!("Storage::of_down", "loads"),
    ] {
        assert_eq!(sources_with(asked, &table), ["src/app/platform/folders.rs"]);
    }
}

#[test]
fn a_table_has_its_files_in_its_own_folder() {
    let mut table = Table::kulami("", "closed");
    let action = table.session().game().actions()[0].clone();
    table.app.world_mut().trigger(PlayAction(action));
    table.app.world_mut().trigger(ChangeSettings(Settings { no_animations: true, ..Settings::default() }));
    table.wait(2);
    let folder = table.folder.as_ref().unwrap().path();
    assert!(folder.join("settings.ron").exists());
    let saved: Vec<_> = Storage::at(folder.join("matches")).list("ron").unwrap();
    assert_eq!(saved.len(), 1, "{saved:?}");
}

/// The sources in a folder that contain a text.
fn sources_with(text: &str, folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            found.extend(sources_with(text, &entry));
        } else if entry.extension().is_some_and(|ending| ending == "rs")
            && fs::read_to_string(&entry).unwrap().contains(text)
        {
            let path = entry.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap();
            found.push(path.to_str().unwrap().replace('\\', "/"));
        }
    }
    found
}

#[test]
fn the_system_is_asked_for_folders_and_the_program_is_started_in_one_place_each() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    // In two parts, so that this file is not found.
    let sources =
        |text: &str| ["src", "crates"].map(|folder| sources_with(text, &root.join(folder))).concat();
    assert_eq!(sources(concat!("use directo", "ries::")), [ASKS_THE_SYSTEM]);
    assert_eq!(sources(concat!("directo", "ries::UserDirs")), [""; 0]);
    assert_eq!(
        sources_with(concat!("CARGO_BIN_EXE", "_spieltisch"), &root.join("tests")),
        [STARTS_THE_PROGRAM]
    );
}
