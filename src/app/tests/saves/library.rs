//! Saved matches are renamed, deleted and restored.

use super::*;
use crate::app::saves::{DeleteMatch, RenameMatch, RestoreMatch};
use crate::record::Name;

#[test]
fn matches_are_renamed_deleted_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
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
fn a_deleted_match_that_goes_on_is_saved_as_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
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
fn a_match_that_could_not_be_deleted_goes_on_in_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let (file, _) = only_file(folder.path());
    // A file lies where the folder of removed matches should be made.
    fs::write(folder.path().join("matches/removed"), "mine").unwrap();
    table.app.world_mut().trigger(DeleteMatch(file.clone()));
    table.wait(1);
    assert!(library(&table).told.as_ref().unwrap().contains(&file), "{:?}", library(&table).told);
    assert_eq!(library(&table).last_removed, None);
    play(&mut table, "d7");
    let (still, saved) = only_file(folder.path());
    assert_eq!((still, saved.game().played().len()), (file, 2));
}
