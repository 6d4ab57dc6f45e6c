//! Maps and layouts as files: in the player's folders, and dropped onto the window.

use std::path::Path;

use super::*;
use crate::app::ui::Draft;
use rules::kulami::shipped as layouts;
use rules::napoleon::{LONGEST, shipped as maps};

/// Drops a file with this text onto the window.
fn drop_file(table: &mut Table, folder: &Path, text: &str) {
    let path_buf = folder.join("dropped.ron");
    std::fs::write(&path_buf, text).unwrap();
    table.drop_file(&path_buf);
    table.wait(6);
}

fn draft(table: &Table) -> &Draft {
    table.app.world().resource::<Draft>()
}

fn message(table: &Table) -> String {
    draft(table).message().map(english).unwrap_or_default()
}

/// A small map whose name is `name`, in the built-in one's format.
fn own_map(name: &str) -> String {
    maps()[1].1.ron().replace("Quatre-Bras", name)
}

#[test]
fn a_map_dropped_onto_the_window_is_saved_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    drop_file(&mut table, folder.path(), &own_map("My Field"));
    assert_eq!(table.menu(), Menu::NewMatch);
    assert_eq!(message(&table), "My Field was added.");
    assert_eq!(draft(&table).board().map(|board| english(board.0)).as_deref(), Some("My Field"));
    assert!(folder.path().join("maps/my-field.ron").exists());
    // Again: it is there. Another one of that name does not take its place.
    drop_file(&mut table, folder.path(), &own_map("My Field"));
    assert_eq!(message(&table), "My Field is already there.");
    let other = own_map("My Field").replace("format: 1", "format: 1 ").replace('=', ".");
    drop_file(&mut table, folder.path(), &other);
    assert_eq!(message(&table), "Not saved: another file named my-field.ron already exists.");
    assert_eq!(table.app.world().resource::<UserBoards>().folder("maps").unwrap().readable().count(), 1);
}

#[test]
fn a_layout_dropped_onto_the_window_is_saved_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let mut named = layouts()[2].1.clone();
    named.name = "Of mine".to_owned();
    drop_file(&mut table, folder.path(), &named.to_ron());
    assert_eq!(message(&table), "Of mine was added.");
    let (title, text) = draft(&table).board().unwrap();
    assert_eq!((english(title), text), ("Of mine".to_owned(), named.layout.to_string()));
}

#[test]
fn a_dropped_file_is_recognised_by_its_struct_after_a_byte_order_mark_and_comments() {
    let folder = tempfile::tempdir().unwrap();
    let mut named = layouts()[2].1.clone();
    let intros =
        ["\u{feff}", "// Map(: a layout\n", " /* one /* in */ another */\r\n// and\n\t", "\u{feff}\n//\n"];
    for (number, intro) in intros.into_iter().enumerate() {
        let mut table = Table::opened_in(folder.path());
        named.name = format!("Of mine {number}");
        drop_file(&mut table, folder.path(), &format!("{intro}{}", named.to_ron()));
        assert_eq!(message(&table), format!("Of mine {number} was added."), "{intro:?}");
        drop_file(&mut table, folder.path(), &format!("{intro}{}", own_map(&format!("Field {number}"))));
        assert_eq!(message(&table), format!("Field {number} was added."), "{intro:?}");
        let start = GameKind::Netzwerk.set_up("", None, None).unwrap();
        let saved = MatchSetup::new(Match::new(start)).saved(0).to_ron();
        assert!(saved.starts_with("Match("));
        drop_file(&mut table, folder.path(), &format!("{intro}{saved}"));
        assert_eq!((table.menu(), table.session().kind()), (Menu::None, GameKind::Netzwerk), "{intro:?}");
    }
}

#[test]
fn an_unknown_dropped_file_is_refused_with_the_kinds_that_can_be_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    for empty in ["", "\u{feff}", "\r\n \n"] {
        drop_file(&mut table, folder.path(), empty);
        assert_eq!(message(&table), "dropped.ron: it is empty.");
    }
    for text in ["// nothing", "/* open", "Settings(format: 1)", "Layouts(", "{}", "Kulami"] {
        drop_file(&mut table, folder.path(), text);
        let message = message(&table);
        for name in ["Match(", "Layout(", "Map("] {
            assert!(message.starts_with("dropped.ron: ") && message.contains(name), "{text:?}: {message}");
        }
        assert_eq!((table.menu(), draft(&table).kind()), (Menu::NewMatch, GameKind::ALL[0]));
    }
}

#[test]
fn a_map_that_cannot_be_played_on_is_refused_with_every_fault_and_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let start = GameKind::Napoleon.set_up("", None, None).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    let step = table.session().game().actions()[0].clone();
    table.perform(&step);
    let before = table.position();
    // Without blue's headquarters, with an unknown sign and one red counter too few.
    let faulty = own_map("Bad")
        .replace('M', ".")
        .replacen(".ap(", "Map(", 1)
        .replacen('~', "?", 1)
        .replacen('R', ".", 1);
    let wide = format!("\"{}\",", ".".repeat(usize::from(LONGEST) + 1));
    for (text, faults) in [
        (faulty, vec!["headquarters", "row ", "column ", "counters"]),
        (own_map("Wide").replacen("terrain: [", &format!("terrain: [{wide}"), 1), vec!["40"]),
        ("Map(format: 1, name: ".to_owned(), vec!["line 1"]),
        (own_map("Later").replace("format: 1", "format: 9"), vec!["a newer version"]),
        (format!("Map{}", "(".repeat(100_000)), vec!["too large"]),
        ("Map".to_owned(), vec!["it contains something else"]),
    ] {
        drop_file(&mut table, folder.path(), &text);
        assert!(message(&table).starts_with("dropped.ron: "), "{}", message(&table));
        for fault in faults {
            assert!(message(&table).contains(fault), "‘{fault}’ should be told: {}", message(&table));
        }
        assert_eq!((table.menu(), table.position()), (Menu::NewMatch, before.clone()));
        table.press(KeyCode::Escape);
        table.wait(2);
    }
    assert_eq!(table.menu(), Menu::None);
    assert!(!folder.path().join("maps").exists(), "nothing was kept");
    let step = table.session().game().actions()[0].clone();
    table.perform(&step);
    assert_ne!(table.position(), before, "the match goes on");
}

#[test]
fn maps_in_the_folder_are_offered_and_faults_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("maps")).unwrap();
    std::fs::write(folder.path().join("maps/good.ron"), own_map("Good")).unwrap();
    std::fs::write(folder.path().join("maps/bad.ron"), own_map("Bad").replace('W', ".")).unwrap();
    let mut table = Table::opened_in(folder.path());
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::NewMatch);
    table.wait(4);
    let maps = table.app.world().resource::<UserBoards>().folder("maps").unwrap();
    assert_eq!(maps.readable().map(|map| &map.title).collect::<Vec<_>>(), ["Good"]);
    assert_eq!(maps.faults().len(), 1);
    let fault = english(&maps.faults()[0]);
    assert!(fault.starts_with("bad.ron: "), "{fault}");
}
