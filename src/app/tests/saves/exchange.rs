//! Matches and positions leave the program as files and text, and come in again.

use super::*;
use crate::app::saves::{BackUp, ExportMatch, ReadMatch, TakeMatch, position_as_text};

#[test]
fn a_match_is_exported_and_imported_as_a_file_and_as_text() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Netzwerk);
    play(&mut table, "b2-b4*a3 a3>a5 end");
    let (file, saved) = only_file(folder.path());
    table.app.world_mut().trigger(ExportMatch(file.clone()));
    table.wait(1);
    let exported = folder.path().join(&file);
    assert!(message(&table).contains(exported.to_str().unwrap()));
    // Somebody else gets it as a file.
    let mut theirs = Table::opened_in(other.path());
    theirs.drop_file(&exported);
    theirs.wait(4);
    assert_eq!((theirs.position(), theirs.screen()), (saved.game().position().to_string(), Screen::Table));
    assert_eq!(only_file(other.path()).1.game().played().len(), 3);
    // And once more, as text and as an argument: it is the same match, not another one.
    let text = fs::read_to_string(exported).unwrap();
    theirs.app.world_mut().trigger(ReadMatch(text));
    theirs.app.world_mut().trigger(TakeMatch(saved));
    theirs.wait(4);
    assert_eq!(only_file(other.path()).1.game().played().len(), 3);
    theirs.app.world_mut().trigger(ReadMatch("no match at all".to_owned()));
    theirs.wait(2);
    assert_eq!(message(&theirs), "This can’t be opened: it contains something else.");
    assert_eq!(theirs.menu(), Menu::Matches);
}

#[test]
fn everything_is_backed_up_and_taken_to_another_device_by_dropping_or_pasting() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut table = Table::opened_in(folder.path());
    for (kind, text) in [(GameKind::Netzwerk, "b2-b4*a3"), (GameKind::Kulami, "d4")] {
        begin(&mut table, kind);
        play(&mut table, text);
    }
    table.app.world_mut().trigger(BackUp);
    table.wait(1);
    let backup = folder.path().join("spieltisch.ron");
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(4);
    assert!(message(&table).contains(backup.to_str().unwrap()), "{}", message(&table));
    let mut theirs = Table::opened_in(other.path());
    theirs.drop_file(&backup);
    theirs.wait(4);
    assert_eq!(theirs.menu(), Menu::Matches);
    assert_eq!(message(&theirs), "Restored: 2 new, 0 already here.");
    let titles = |table: &Table| {
        let mut files: Vec<String> =
            library(table).found.iter().map(|found| found.file().to_owned()).collect();
        files.sort();
        files
    };
    assert_eq!(titles(&theirs).len(), 2);
    assert_eq!(titles(&theirs), titles(&table));
    // Once more, as text: nothing is there twice.
    theirs.app.world_mut().trigger(ReadMatch(fs::read_to_string(backup).unwrap()));
    theirs.wait(2);
    assert_eq!(message(&theirs), "Restored: 0 new, 2 already here.");
    theirs.app.world_mut().trigger(ReadMatch("Backup(format: 1, files: [".to_owned()));
    theirs.wait(2);
    assert!(message(&theirs).starts_with("spieltisch.ron: it is damaged at line 1"), "{}", message(&theirs));
}

#[test]
fn a_position_is_copied_and_pasted_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
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
        let text = position_as_text(setup.timed.game().position(), &setup.players.names);
        assert_eq!(text.lines().count() == 1, is_plain, "{text}");
        table.app.world_mut().trigger(ReadMatch(text));
        table.wait(4);
        assert_eq!(table.session().position(), setup.timed.game().position(), "{kind} {rules}");
        assert!(table.session().game().played().is_empty());
    }
}

#[test]
fn a_backup_names_what_is_not_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    for name in ["1.ron", "2.ron"] {
        fs::write(folder.path().join("matches").join(name), [0xc3, 0x28]).unwrap();
    }
    table.app.world_mut().trigger(BackUp);
    table.wait(1);
    let message = message(&table);
    assert!(message.starts_with("Everything is backed up except 2 files. Saved as "), "{message}");
    assert!(message.ends_with(". 1.ron: it contains no text. 2.ron: it contains no text."), "{message}");
}
