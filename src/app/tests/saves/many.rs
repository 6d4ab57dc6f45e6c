//! Many saved matches: few of them are read, and fewer played through.

use std::fs::File;
use std::time::{Duration, UNIX_EPOCH};

use super::*;
use crate::app::saves::Positions;
use record::{Name, TimedMatch};
use texts::msg;

/// The text of a match with a title, which began long ago.
fn text(title: &str, changed: u64) -> String {
    let mut game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    game.play_text("d4 d7 a7").unwrap();
    let saved = SavedMatch::new(TimedMatch::new(game, None));
    SavedMatch { title: Name::fitted(title), changed, ..saved }.to_ron()
}

/// Writes a file that was last changed long ago.
fn write(folder: &Path, number: u64, text: &str, seconds: u64) {
    let path = folder.join("matches").join(format!("{number}.ron"));
    fs::create_dir_all(folder.join("matches")).unwrap();
    fs::write(&path, text).unwrap();
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds)).unwrap();
}

/// Saves matches with the titles `Number 0` and so on, the latest first.
fn write_many(folder: &Path, count: u64, change: impl Fn(String) -> String) {
    for i in 0..count {
        write(folder, i, &change(text(&format!("Number {i}"), 5_000 - i)), 50_000 - i);
    }
}

fn open_list(table: &mut Table) {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(4);
    table.wait_for("all files are read", |table| library(table).unread() == 0);
    table.wait(4);
}

fn readable(table: &Table) -> usize {
    library(table).found.iter().filter(|found| found.contents.is_ok()).count()
}

#[test]
fn only_matches_in_sight_are_played_through() {
    let folder = tempfile::tempdir().unwrap();
    // All of them can be listed, but none can be played through.
    write_many(folder.path(), 300, |text| text.replace("\"d7\"", "\"no such action\""));
    let mut table = Table::opened_in(folder.path());
    open_list(&mut table);
    let faults = |table: &Table| library(table).found.len() - readable(table);
    table.wait_for("the matches in sight are played through", |table| faults(table) > 0);
    table.wait(20);
    assert_eq!(library(&table).found.len(), 300);
    assert!((1..60).contains(&faults(&table)), "{}", faults(&table));
}

#[test]
fn the_boards_in_sight_are_drawn_and_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    write_many(folder.path(), 300, |text| text);
    let mut table = Table::opened_in(folder.path());
    open_list(&mut table);
    let known = |table: &Table| table.app.world().resource::<Positions>().len();
    table.wait_for("the matches in sight are played through", |table| known(table) > 2);
    table.wait(10);
    assert!((3..30).contains(&known(&table)), "{}", known(&table));
    assert_eq!(readable(&table), 300);
    let drawn = texts(&mut table).iter().filter(|text| text.starts_with("Number ")).count();
    assert!((3..40).contains(&drawn), "{drawn}");
    table.click_button(&english(msg::matches_close()));
    assert_eq!(known(&table), 0);
}

#[test]
fn a_file_that_has_not_changed_is_not_read_again() {
    let folder = tempfile::tempdir().unwrap();
    write_many(folder.path(), 5, |text| text);
    let mut table = Table::opened_in(folder.path());
    look(&mut table);
    assert_eq!(readable(&table), 5);
    // Other files in their places, with the same size and time.
    for i in 0..5 {
        write(
            folder.path(),
            i,
            &text(&format!("Number {i}"), 5_000 - i).replace("Number", "Damage"),
            50_000 - i,
        );
    }
    write(folder.path(), 3, &text("Another", 1), 60_000);
    look(&mut table);
    let found = library(&table).found.iter();
    let titles: Vec<_> = found.map(|found| table.library_title(found.file())).collect();
    assert_eq!(titles, ["Number 0", "Number 1", "Number 2", "Number 4", "Another"]);
}

#[test]
fn a_match_that_was_saved_while_the_systems_clock_was_ahead_comes_last() {
    let folder = tempfile::tempdir().unwrap();
    let tomorrow = UNIX_EPOCH.elapsed().unwrap().as_secs() + 24 * 60 * 60;
    for (number, (title, changed)) in (0..).zip([("Old", 5), ("Tomorrow", tomorrow), ("Latest", 5_000)]) {
        write(folder.path(), number, &text(title, changed), changed);
    }
    let mut table = Table::opened_in(folder.path());
    look(&mut table);
    let found = library(&table).found.iter();
    let titles: Vec<_> = found.map(|found| table.library_title(found.file())).collect();
    assert_eq!(titles, ["Latest", "Old", "Tomorrow"]);
}

#[test]
fn the_index_spares_reading_the_files_in_another_start() {
    let folder = tempfile::tempdir().unwrap();
    write_many(folder.path(), 400, |text| text);
    let mut table = Table::opened_in(folder.path());
    open_list(&mut table);
    assert_eq!(readable(&table), 400);
    let index = folder.path().join("matches/.index");
    table.wait_for("the index is written", |_| index.exists());
    for i in 1..400 {
        write(
            folder.path(),
            i,
            &text(&format!("Number {i}"), 5_000 - i).replace("Match(", "Catch("),
            50_000 - i,
        );
    }
    // One is new, one has changed, one is gone.
    write(folder.path(), 1_000, &text("New", 9_000), 70_000);
    write(folder.path(), 5, &text("Changed", 9_001), 70_001);
    fs::remove_file(folder.path().join("matches/6.ron")).unwrap();
    let mut table = Table::opened_in(folder.path());
    look(&mut table);
    assert_eq!((library(&table).unread(), readable(&table)), (0, 400));
    assert_eq!(table.library_title("5.ron"), "Changed");
    assert_eq!(table.library_title("1000.ron"), "New");
    assert_eq!(table.library_title("7.ron"), "Number 7");
    assert!(library(&table).found.iter().all(|found| found.file() != "6.ron"));
    // A damaged index is as good as none.
    fs::write(&index, "damaged").unwrap();
    let mut table = Table::opened_in(folder.path());
    open_list(&mut table);
    assert_eq!(readable(&table), 3, "the files that were not damaged");
}

#[test]
fn the_main_menu_reads_only_the_latest_match() {
    let folder = tempfile::tempdir().unwrap();
    write_many(folder.path(), 50, |text| text);
    let table = Table::opened_in(folder.path());
    assert_eq!(library(&table).to_go_on_with().unwrap().file, "0.ron");
    assert!(library(&table).found.is_empty() && library(&table).unread() == 0);
}
