//! Files and folders that cannot be read are reported and left alone.

use super::*;
use crate::app::saves::{OpenMatch, ReadMatch};
use crate::app::settings::ChangeSettings;
use texts::msg;

#[test]
fn damaged_foreign_and_newer_files_are_reported_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    fs::create_dir(&matches).unwrap();
    let files = [
        ("damaged.ron", "Match(format: 1, game: \"kulami\"".to_owned()),
        ("foreign.ron", "just some text".to_owned()),
        ("newer.ron", "Match(format: 9, of_the: \"future\")".to_owned()),
        ("brackets.ron", "[".repeat(10_000_000)),
        ("bytes.ron", "\u{0}\u{1}".repeat(10)),
    ];
    for (name, text) in &files {
        fs::write(matches.join(name), text).unwrap();
    }
    let mut table = Table::opened_in(folder.path());
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait_for("the list", |table| library(table).found.len() == files.len());
    for found in &library(&table).found {
        let fault = english(found.contents.as_ref().map(|_| ()).unwrap_err());
        assert!(!fault.is_empty() && fault.lines().count() == 1 && fault.len() < 300, "{fault}");
    }
    table.app.world_mut().trigger(OpenMatch("newer.ron".to_owned()));
    table.wait(2);
    let message = message(&table);
    assert_eq!(message, "newer.ron: it was written by a newer version (format 9; this one reads format 4).");
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    for (name, text) in &files {
        assert_eq!(&fs::read_to_string(matches.join(name)).unwrap(), text, "{name}");
    }
}

#[test]
fn a_folder_of_matches_that_cannot_be_read_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    fs::write(&matches, "mine").unwrap();
    let mut table = Table::opened_in(folder.path());
    let mut open_dialog = || {
        for menu in [Menu::None, Menu::Matches] {
            table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            table.wait(6);
        }
        texts(&mut table)
    };
    let none = english(msg::matches_none());
    let message = open_dialog();
    assert!(!message.contains(&none), "{message:?}");
    assert!(message.iter().any(|text| text.contains(matches.to_str().unwrap())), "{message:?}");
    fs::remove_file(&matches).unwrap();
    let message = open_dialog();
    assert!(message.contains(&none), "{message:?}");
    assert!(!message.iter().any(|text| text.contains(matches.to_str().unwrap())), "{message:?}");
}

#[test]
fn the_main_menu_says_that_the_folder_of_matches_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    fs::write(&matches, "mine").unwrap();
    let mut app = table_app(Surface::Nothing);
    app.insert_resource(Library::at(folder.path()));
    let mut table = Table::running(app);
    assert_eq!((table.screen(), table.menu()), (Screen::Title, Menu::None));
    let shown = texts(&mut table);
    assert!(shown.iter().any(|text| text.contains(matches.to_str().unwrap())), "{shown:?}");
}

#[test]
fn an_error_that_is_shown_changes_with_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    table.app.world_mut().trigger(ReadMatch("no match at all".to_owned()));
    table.wait(4);
    let error = library(&table).message.clone().unwrap();
    let [english, german] = [Language::English, Language::German].map(|language| language.say(&error));
    assert_ne!(english, german);
    let shown = texts(&mut table);
    assert!(shown.contains(&english) && !shown.contains(&german), "{shown:?}");
    let language = Some(Language::German.code().to_owned());
    table.app.world_mut().trigger(ChangeSettings(Settings { language, ..Settings::default() }));
    table.wait(4);
    let shown = texts(&mut table);
    assert!(shown.contains(&german) && !shown.contains(&english), "{shown:?}");
}
