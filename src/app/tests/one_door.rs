//! Tests write the window's events through `input.rs` alone, which writes what the window system really sends.

use std::fs;

use super::*;

/// How an event is written by hand.
const BY_HAND: [&str; 10] = [
    "KeyboardInput {",
    "KeyboardFocusLost)",
    "MouseButtonInput {",
    "MouseWheel {",
    "CursorMoved {",
    "TouchInput {",
    "DroppedFile {",
    "WindowFocused {",
    "WindowCloseRequested {",
    "Event::Paste(",
];

fn sources(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|entry| if entry.is_dir() { sources(&entry) } else { vec![entry] }).collect()
}

#[test]
fn no_test_writes_an_event_by_hand() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app/tests");
    let doors = [tests.join("input.rs"), tests.join("input/keyboard.rs"), tests.join("one_door.rs")];
    let is_source = |file: &std::path::PathBuf| file.extension().is_some_and(|ending| ending == "rs");
    let others = sources(&tests).into_iter().filter(|source| is_source(source) && !doors.contains(source));
    for source in others {
        let text = fs::read_to_string(&source).unwrap();
        for event in BY_HAND {
            assert!(!text.contains(event), "{} writes ‘{event}’ by hand", source.display());
        }
    }
}

#[test]
fn a_window_that_is_closed_is_gone() {
    let mut table = Table::start();
    table.request_close();
    table.wait(1);
    assert!(table.app.world().get::<Window>(table.window).is_none());
}
