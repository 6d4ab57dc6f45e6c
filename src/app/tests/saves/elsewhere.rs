//! Files and texts from elsewhere: other editors' forms, links with something around them, names that are not UTF-8.

use std::path::PathBuf;

use super::*;
use crate::app::saves::{
    DeleteMatch, ExportMatch, OpenMatch, ReadMatch, RenameMatch, RestoreMatch, TakeMatch,
};
use crate::app::settings::ChangeSettings;
use record::{name_as_text, read_link};

const LINK: &str = "m=1.ARuA8tbKBpedAxFjhypjg3if2TElkdW9CBiFADdsOFlDew";

fn data(path: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn drop_path(table: &mut Table, path_buf: PathBuf) {
    table.drop_file(&path_buf);
    table.wait(6);
}

fn actions(table: &Table) -> usize {
    table.session().game().played().len()
}

#[test]
fn files_of_other_editors_are_dropped_and_found_in_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    for file in data("elsewhere/matches") {
        let mut table = Table::opened_in(folder.path());
        drop_path(&mut table, file.clone());
        assert_eq!(
            (table.screen(), actions(&table)),
            (Screen::Table, 2),
            "{}: {}",
            file.display(),
            message(&table)
        );
    }
    only_file(folder.path());
    // In the folder itself they are read, and go on in their places.
    let matches = folder.path().join("matches");
    fs::remove_dir_all(&matches).unwrap();
    fs::create_dir(&matches).unwrap();
    for file in data("elsewhere/matches") {
        fs::copy(&file, matches.join(file.file_name().unwrap())).unwrap();
    }
    let number = data("elsewhere/matches").len();
    let mut table = Table::opened_in(folder.path());
    look(&mut table);
    let names: Vec<String> = library(&table).found.iter().map(|found| found.file().to_owned()).collect();
    assert!(
        library(&table).found.iter().all(|found| found.contents.is_ok()) && names.len() == number,
        "{names:?}"
    );
    for name in &names {
        table.app.world_mut().trigger(OpenMatch(name.clone()));
        table.wait(4);
        assert_eq!(actions(&table), 2, "{name}: {}", message(&table));
        // It is over on time, but it can have a title.
        table.app.world_mut().trigger(RenameMatch { file: name.clone(), title: "Größe".to_owned() });
        table.wait(1);
        assert_eq!(message(&table), "", "{name}");
        let text = fs::read_to_string(matches.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(SavedMatch::from_ron(&text).unwrap().title.unwrap().as_str(), "Größe", "{name}");
    }
    let files = fs::read_dir(&matches)
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().path().extension().is_some_and(|ending| ending == "ron"));
    assert_eq!(files.count(), number, "no copies");
}

#[test]
fn links_in_mails_are_dropped_and_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let wanted = read_link(LINK).unwrap();
    let check = |table: &Table, what: &str| {
        assert_eq!(table.session().position(), wanted.game().position(), "{what}: {}", message(table));
        assert_eq!(
            (table.screen(), table.menu(), message(table)),
            (Screen::Table, Menu::None, String::new()),
            "{what}"
        );
    };
    for file in data("elsewhere/links") {
        begin(&mut table, GameKind::Netzwerk);
        drop_path(&mut table, file.clone());
        check(&table, &file.display().to_string());
    }
    for text in [
        format!("{LINK}."),
        format!("<https://example.org/#{LINK}>"),
        format!("https://example.org/?fbclid=x#{LINK}&utm_source=mail Viel Spass!\n-- \nAda"),
        format!("> {}\r\n> {}\r\n", &LINK[..30], &LINK[30..]),
        format!("\u{feff}[move]({LINK})\u{200b}\0"),
    ] {
        begin(&mut table, GameKind::Netzwerk);
        table.app.world_mut().trigger(ReadMatch(text.clone()));
        table.wait(4);
        check(&table, &text);
    }
    assert!(!folder.path().join("matches").exists(), "nobody has moved");
}

#[test]
fn text_is_pasted_as_it_comes() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let saved = SavedMatch::from_ron(&fs::read_to_string(data("match-format-4").remove(2)).unwrap()).unwrap();
    let text = saved.to_ron();
    let played = saved.game().played().len();
    for other in [
        format!("\u{feff}{text}"),
        text.replace('\n', "\r\n") + "\u{1a}",
        text.replace("    ", "\u{a0} "),
        format!("\n{text}\0\0"),
    ] {
        begin(&mut table, GameKind::Kulami);
        table.app.world_mut().trigger(ReadMatch(other));
        table.wait(4);
        assert_eq!((table.menu(), actions(&table)), (Menu::None, played), "{}", message(&table));
    }
    only_file(folder.path());
    // A position, too.
    let position = "\u{feff}13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w1w1/13\u{a0}w r - -\r\n";
    table.app.world_mut().trigger(ReadMatch(position.to_owned()));
    table.wait(4);
    assert_eq!((table.session().kind(), actions(&table)), (GameKind::Netzwerk, 0), "{}", message(&table));
}

#[test]
fn an_empty_text_and_one_of_another_kind_are_told_in_the_players_language() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let say = |table: &mut Table, text: &str| {
        table.app.world_mut().trigger(ReadMatch(text.to_owned()));
        table.wait(4);
        Language::ALL.map(|language| language.say(library(table).message.as_ref().unwrap()))
    };
    let empty = say(&mut table, "\u{feff}\r\n");
    assert_eq!(empty[0], "This can’t be opened: it is empty.");
    let foreign = say(&mut table, "<html><body>Not found</body></html>");
    assert_eq!(foreign[0], "This can’t be opened: it contains something else.");
    let damaged = say(&mut table, "Match(format: 4, game: [])");
    assert!(damaged[0].starts_with("This can’t be opened: it is damaged at line 1, column "), "{damaged:?}");
    for texts in [empty, foreign, damaged] {
        for (i, text) in texts.iter().enumerate() {
            assert!(
                !text.contains("Expected") && texts.iter().skip(i + 1).all(|other| other != text),
                "{texts:?}"
            );
        }
    }
    // Dropped, in German.
    let language = Some(Language::German.code().to_owned());
    table.app.world_mut().trigger(ChangeSettings(Settings { language, ..Settings::default() }));
    let file = folder.path().join("leer.ron");
    fs::write(&file, "\u{feff}").unwrap();
    drop_path(&mut table, file);
    let shown = texts(&mut table);
    assert!(shown.iter().any(|text| text == "leer.ron: Der Text ist leer."), "{shown:?}");
}

#[test]
fn two_programs_that_are_given_one_file_play_on_beside_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let given = read_link(LINK).unwrap();
    // As a file manager starts them, one after the other.
    let mut tables = [(), ()].map(|()| {
        let mut table = Table::opened_in(folder.path());
        table.app.world_mut().trigger(TakeMatch(given.clone()));
        table.wait(4);
        table
    });
    only_file(folder.path());
    for (table, answers) in tables.iter_mut().zip([1, 2]) {
        for _ in 0..answers {
            let move_now = table.session().game().actions()[0].to_string();
            play(table, &move_now);
        }
    }
    assert!(library(&tables[0]).save_error.is_none());
    look(&mut tables[1]);
    let mut turns: Vec<usize> =
        library(&tables[1]).found.iter().map(|found| found.contents.as_ref().unwrap().turns).collect();
    turns.sort_unstable();
    let before = given.game().turns().len();
    assert_eq!(turns, [before + 1, before + 2], "each has its own file");
}

/// Names of files are what the system says they are.
#[cfg(unix)]
#[test]
fn a_saved_match_whose_name_is_not_utf_8_is_listed_opened_exported_deleted_and_restored() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    fs::create_dir(&matches).unwrap();
    let latin_1 = OsStr::from_bytes(b"lat\xe4in.ron");
    fs::write(matches.join(latin_1), read_link(LINK).unwrap().to_ron()).unwrap();
    fs::write(matches.join(OsStr::from_bytes(b"\xfcnreadable.ron")), "nonsense").unwrap();
    let mut table = Table::opened_in(folder.path());
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(6);
    let name = name_as_text(latin_1);
    assert_eq!(library(&table).found.len(), 2);
    let shown = texts(&mut table);
    assert!(shown.iter().any(|text| text.starts_with("\u{fffd}nreadable.ron: ")), "{shown:?}");
    table.app.world_mut().trigger(OpenMatch(name.clone()));
    table.wait(4);
    assert_eq!(actions(&table), 3, "{}", message(&table));
    let move_now = table.session().game().actions()[0].to_string();
    play(&mut table, &move_now);
    let text = fs::read_to_string(matches.join(latin_1)).unwrap();
    assert_eq!(SavedMatch::from_ron(&text).unwrap().game().played().len(), 4, "it is saved in its place");
    table.app.world_mut().trigger(ExportMatch(name.clone()));
    table.wait(1);
    assert!(folder.path().join("lat-in.ron").is_file(), "{}", message(&table));
    table.app.world_mut().trigger(DeleteMatch(name));
    table.wait(1);
    assert!(!matches.join(latin_1).exists(), "{}", message(&table));
    table.app.world_mut().trigger(RestoreMatch);
    table.wait(1);
    assert!(library(&table).found.iter().any(|found| found.contents.is_ok()), "{}", message(&table));
}
