//! Matches on the disk: kept after every action, listed, opened, renamed, removed and brought back; and what happens when the disk
//! refuses.

use crate::app::saves::{
    DeleteMatch, ExportMatch, Library, OpenMatch, ReadMatch, RenameMatch, RestoreMatch, TakeMatch,
    position_as_text,
};
use crate::app::session::{PlayAction, Undo};
use crate::app::settings::ChangeSettings;
use crate::i18n::msg;
use crate::record::{Name, SavedMatch};

use std::fs;
use std::path::Path;

use bevy::window::FileDragAndDrop;
use bevy_egui::EguiOutput;

use super::*;

/// The program with an archive of its own.
fn opened(folder: &Path) -> Table {
    let mut table = Table::opened();
    table.app.insert_resource(Library::at(folder));
    table
}

fn begin(table: &mut Table, kind: GameKind) {
    let start = kind.set_up("", None, None).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(4);
}

fn play(table: &mut Table, text: &str) {
    for word in text.split(' ') {
        let action = table.session().position().read_action(word).unwrap();
        table.app.world_mut().trigger(PlayAction(action));
        table.wait(1);
    }
}

fn library(table: &Table) -> &Library {
    table.app.world().resource::<Library>()
}

/// The result of the last request.
fn told(table: &Table) -> String {
    library(table).told.as_ref().map(english).unwrap_or_default()
}

fn look(table: &mut Table) {
    table.app.world_mut().resource_mut::<Library>().look();
}

/// The match in the only file of a folder.
fn only_file(folder: &Path) -> (String, SavedMatch) {
    let mut files: Vec<_> =
        fs::read_dir(folder.join("matches")).unwrap().map(|entry| entry.unwrap()).collect();
    files.retain(|entry| entry.path().extension().is_some_and(|ending| ending == "ron"));
    assert_eq!(files.len(), 1, "{files:?}");
    let text = fs::read_to_string(files[0].path()).unwrap();
    (files[0].file_name().into_string().unwrap(), SavedMatch::from_ron(&text).unwrap())
}

#[test]
fn every_action_is_on_the_disk_at_once_and_so_is_what_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    assert!(!folder.path().join("matches").exists(), "nothing has happened yet");
    for (number, action) in ["d4", "d7", "a7"].into_iter().enumerate() {
        let action = table.session().position().read_action(action).unwrap();
        table.app.world_mut().trigger(PlayAction(action));
        table.app.world_mut().flush();
        assert_eq!(only_file(folder.path()).1.game().played().len(), number + 1, "before the next picture");
    }
    table.app.world_mut().trigger(Undo);
    table.app.world_mut().flush();
    let (_, kept) = only_file(folder.path());
    assert_eq!((kept.game().played().len(), kept.game().undone().len()), (2, 1));
    assert_eq!(kept.players.map(|player| player.name), [None, None], "names that nobody gave are not saved");
}

#[test]
fn the_main_menu_offers_to_go_on_and_the_match_is_as_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let before = {
        let mut table = opened(folder.path());
        begin(&mut table, GameKind::Napoleon);
        play(&mut table, "j8-j9 f10-g9");
        table.app.world_mut().trigger(Undo);
        table.wait(2);
        table.position()
    };
    let mut table = opened(folder.path());
    look(&mut table);
    let (file, kept) = library(&table).to_go_on_with().unwrap();
    let (file, kept) = (file.to_owned(), kept.clone());
    assert_eq!(kept.game().position().to_string(), before);
    table.app.world_mut().trigger(OpenMatch(file.clone()));
    table.wait(4);
    assert_eq!((table.position(), table.screen()), (before, Screen::Table));
    assert!(table.session().game().can_redo(), "what was taken back can be played again");
    play(&mut table, "f10-g9");
    assert_eq!(only_file(folder.path()).0, file, "it goes on in the same file");
    table.rest();
    table.check_pieces();
}

#[test]
fn a_match_that_is_over_is_not_offered_to_go_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    let position = "19/8b10/8b10/19/19/19/19/19/19/19/3r15/19/19/19/19/19/3r15/19/19 b";
    let start = GameKind::Napoleon.set_up("", None, Some(position)).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(4);
    play(&mut table, "i18-j18 d9-d8");
    look(&mut table);
    assert!(library(&table).to_go_on_with().is_some());
    play(&mut table, "i17-j17");
    look(&mut table);
    assert!(library(&table).to_go_on_with().is_none());
    assert_eq!(library(&table).found.len(), 1, "it is kept all the same");
}

#[test]
fn matches_are_renamed_removed_and_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let (file, _) = only_file(folder.path());
    table.app.world_mut().trigger(RenameMatch { file: file.clone(), title: "Sunday".to_owned() });
    table.wait(1);
    assert_eq!(only_file(folder.path()).1.title, Name::fitted("Sunday"));
    play(&mut table, "d7");
    assert_eq!(
        only_file(folder.path()).1.title,
        Name::fitted("Sunday"),
        "the match on the table has the new title too"
    );
    table.app.world_mut().trigger(DeleteMatch(file.clone()));
    table.wait(1);
    assert!(library(&table).found.is_empty() && library(&table).last_removed.is_some());
    table.app.world_mut().trigger(RestoreMatch);
    table.wait(1);
    let (back, kept) = only_file(folder.path());
    assert_eq!((back, kept.game().played().len()), (file, 2));
}

#[test]
fn a_removed_match_that_goes_on_is_kept_as_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let (file, _) = only_file(folder.path());
    table.app.world_mut().trigger(DeleteMatch(file));
    table.wait(1);
    play(&mut table, "d7");
    assert_eq!(only_file(folder.path()).1.game().played().len(), 2);
    table.app.world_mut().trigger(RestoreMatch);
    table.wait(1);
    assert_eq!(library(&table).found.len(), 2, "the one that was removed is there beside it");
}

#[test]
fn a_match_is_exported_and_taken_in_again_as_a_file_and_as_text() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Netzwerk);
    play(&mut table, "b2-b4*a3 a3>a5 end");
    let (file, kept) = only_file(folder.path());
    table.app.world_mut().trigger(ExportMatch(file.clone()));
    table.wait(1);
    let exported = folder.path().join(&file);
    assert!(told(&table).contains(exported.to_str().unwrap()));
    // Somebody else gets it as a file.
    let mut theirs = opened(other.path());
    let window = theirs.window;
    theirs.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: exported.clone() });
    theirs.wait(4);
    assert_eq!((theirs.position(), theirs.screen()), (kept.game().position().to_string(), Screen::Table));
    assert_eq!(only_file(other.path()).1.game().played().len(), 3);
    // And once more, as text and as an argument: it is the same match, not another one.
    let text = fs::read_to_string(exported).unwrap();
    theirs.app.world_mut().trigger(ReadMatch(text));
    theirs.app.world_mut().trigger(TakeMatch(kept));
    theirs.wait(4);
    assert_eq!(only_file(other.path()).1.game().played().len(), 3);
    theirs.app.world_mut().trigger(ReadMatch("no match at all".to_owned()));
    theirs.wait(2);
    assert!(told(&theirs).starts_with("This is no match: line 1"));
    assert_eq!(theirs.menu(), Menu::Matches);
}

#[test]
fn where_nothing_can_be_written_the_match_goes_on_and_is_kept_as_soon_as_it_can_be() {
    let folder = tempfile::tempdir().unwrap();
    // A file lies where the folder of matches should be made.
    fs::write(folder.path().join("matches"), "mine").unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let trouble = english(library(&table).trouble.as_ref().unwrap());
    assert!(
        trouble.starts_with("This match cannot be kept: ") && trouble.ends_with("possible."),
        "{trouble}"
    );
    assert_eq!(fs::read_to_string(folder.path().join("matches")).unwrap(), "mine");
    play(&mut table, "d7");
    assert_eq!(table.session().game().played().len(), 2, "the match goes on");
    fs::remove_file(folder.path().join("matches")).unwrap();
    play(&mut table, "a7");
    assert_eq!(library(&table).trouble, None);
    assert_eq!(only_file(folder.path()).1.game().played().len(), 3);
}

#[test]
fn where_nothing_can_be_written_the_match_goes_on_and_what_was_saved_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    // A folder in the place of the file that programs lock before they write.
    let lock = folder.path().join("matches/.lock");
    drop(fs::remove_file(&lock));
    fs::create_dir(&lock).unwrap();
    play(&mut table, "d7");
    let trouble = english(library(&table).trouble.as_ref().unwrap());
    assert!(trouble.starts_with("This match cannot be kept: "), "{trouble}");
    assert_eq!(only_file(folder.path()).1.game().played().len(), 1, "the file is as it was");
    assert_eq!(table.session().game().played().len(), 2, "the match goes on");
    fs::remove_dir(&lock).unwrap();
    play(&mut table, "a7");
    assert_eq!((&library(&table).trouble, only_file(folder.path()).1.game().played().len()), (&None, 3));
}

#[cfg(target_os = "linux")]
#[test]
fn in_a_folder_where_nobody_may_write_the_match_goes_on() {
    // Not even an administrator makes folders there.
    let mut table = opened(Path::new("/sys"));
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4 d7");
    let trouble = english(library(&table).trouble.as_ref().unwrap());
    assert!(trouble.starts_with("This match cannot be kept: "), "{trouble}");
    assert_eq!(table.session().game().played().len(), 2);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(6);
    assert!(library(&table).found.is_empty());
}

#[test]
fn a_folder_that_is_taken_away_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    fs::remove_dir_all(folder.path().join("matches")).unwrap();
    play(&mut table, "d7");
    assert_eq!(library(&table).trouble, None);
    assert_eq!(only_file(folder.path()).1.game().played().len(), 2);
}

#[test]
fn damaged_foreign_and_newer_files_are_told_of_and_left_alone() {
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
    let mut table = opened(folder.path());
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(6);
    assert_eq!(library(&table).found.len(), files.len());
    for found in &library(&table).found {
        let fault = english(found.contents.as_ref().map(|_| ()).unwrap_err());
        assert!(!fault.is_empty() && fault.lines().count() == 1 && fault.len() < 300, "{fault}");
    }
    table.app.world_mut().trigger(OpenMatch("newer.ron".to_owned()));
    table.wait(2);
    let told = told(&table);
    assert_eq!(told, "newer.ron: it has format 9, which a later release wrote: this one reads format 2.");
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    for (name, text) in &files {
        assert_eq!(&fs::read_to_string(matches.join(name)).unwrap(), text, "{name}");
    }
}

#[test]
fn a_position_is_copied_as_text_and_put_on_the_table_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    for (kind, rules, board, is_plain) in [
        (GameKind::Netzwerk, "repetition=draw", None, true),
        (GameKind::Kulami, "", Some("ring"), true),
        (GameKind::Napoleon, "repetition=draw", None, true),
        // What the position string does not tell is told by a whole match.
        (GameKind::Kulami, "score=level2", None, false),
        (GameKind::Napoleon, "repetition=draw", Some("quatre-bras"), false),
    ] {
        let mut game = Match::new(kind.set_up(rules, board, None).unwrap());
        let first = game.actions()[0].clone();
        game.play(&first).unwrap();
        let setup = MatchSetup::new(game);
        let text = position_as_text(setup.timed.game().position(), &setup.names);
        assert_eq!(text.lines().count() == 1, is_plain, "{text}");
        table.app.world_mut().trigger(ReadMatch(text));
        table.wait(4);
        assert_eq!(table.session().position(), setup.timed.game().position(), "{kind} {rules}");
        assert!(table.session().game().played().is_empty());
    }
}

#[test]
fn a_match_that_could_not_be_removed_goes_on_in_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let (file, _) = only_file(folder.path());
    // A file lies where the folder of removed matches should be made.
    fs::write(folder.path().join("matches/removed"), "mine").unwrap();
    table.app.world_mut().trigger(DeleteMatch(file.clone()));
    table.wait(1);
    assert!(told(&table).contains(&file), "{}", told(&table));
    assert_eq!(library(&table).last_removed, None);
    play(&mut table, "d7");
    let (still, saved) = only_file(folder.path());
    assert_eq!((still, saved.game().played().len()), (file, 2));
}

/// The texts in the last picture, as a screen reader would be told of them.
fn texts(table: &mut Table) -> Vec<String> {
    let context = table.egui();
    context.enable_accesskit();
    table.wait(1);
    context.disable_accesskit();
    let mut outputs = table.app.world_mut().query::<&EguiOutput>();
    let updates =
        outputs.iter(table.app.world()).filter_map(|output| output.platform_output.accesskit_update.as_ref());
    let nodes = updates.flat_map(|update| &update.nodes);
    nodes.filter_map(|(_, node)| node.value().map(str::to_owned)).collect()
}

#[test]
fn a_folder_of_matches_that_cannot_be_read_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    fs::write(&matches, "mine").unwrap();
    let mut table = opened(folder.path());
    let mut open_dialog = || {
        for menu in [Menu::None, Menu::Matches] {
            table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            table.wait(6);
        }
        texts(&mut table)
    };
    let none = english(msg::matches_none());
    let told = open_dialog();
    assert!(!told.contains(&none), "{told:?}");
    assert!(told.iter().any(|text| text.contains(matches.to_str().unwrap())), "{told:?}");
    fs::remove_file(&matches).unwrap();
    let told = open_dialog();
    assert!(told.contains(&none), "{told:?}");
    assert!(!told.iter().any(|text| text.contains(matches.to_str().unwrap())), "{told:?}");
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
fn a_match_that_another_window_changed_is_renamed_as_a_copy_which_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let (file, _) = only_file(folder.path());
    let path = folder.path().join("matches").join(&file);
    fs::write(&path, fs::read_to_string(&path).unwrap() + "\n").unwrap();
    table.app.world_mut().trigger(RenameMatch { file: file.clone(), title: "Sunday".to_owned() });
    table.wait(1);
    let copies: Vec<&String> =
        library(&table).found.iter().map(|found| &found.file).filter(|found| **found != file).collect();
    assert_eq!(copies.len(), 1, "{copies:?}");
    assert_eq!(told(&table), english(msg::saved_as_copy(copies[0])));
}

#[test]
fn an_error_that_is_shown_changes_with_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    table.app.world_mut().trigger(ReadMatch("no match at all".to_owned()));
    table.wait(4);
    let error = library(&table).told.clone().unwrap();
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
