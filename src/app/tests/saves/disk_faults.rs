//! The disk refuses to write: the match continues all the same.

use super::*;

#[test]
fn a_match_that_cannot_be_saved_goes_on_and_is_saved_as_soon_as_possible() {
    let folder = tempfile::tempdir().unwrap();
    // A file lies where the folder of matches should be made.
    fs::write(folder.path().join("matches"), "mine").unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let save_error = english(library(&table).save_error.as_ref().unwrap());
    assert!(
        save_error.starts_with("This game can’t be saved: ") && save_error.ends_with("possible."),
        "{save_error}"
    );
    assert_eq!(fs::read_to_string(folder.path().join("matches")).unwrap(), "mine");
    play(&mut table, "d7");
    assert_eq!(table.session().game().played().len(), 2, "the match goes on");
    fs::remove_file(folder.path().join("matches")).unwrap();
    play(&mut table, "a7");
    assert_eq!(library(&table).save_error, None);
    assert_eq!(only_file(folder.path()).1.game().played().len(), 3);
}

#[test]
fn a_match_that_can_no_longer_be_saved_goes_on_and_its_file_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    // A folder in the place of the file that programs lock before they write.
    let lock = folder.path().join("matches/.lock");
    drop(fs::remove_file(&lock));
    fs::create_dir(&lock).unwrap();
    play(&mut table, "d7");
    let save_error = english(library(&table).save_error.as_ref().unwrap());
    assert!(save_error.starts_with("This game can’t be saved: "), "{save_error}");
    assert_eq!(only_file(folder.path()).1.game().played().len(), 1, "the file is as it was");
    assert_eq!(table.session().game().played().len(), 2, "the match goes on");
    fs::remove_dir(&lock).unwrap();
    play(&mut table, "a7");
    assert_eq!((&library(&table).save_error, only_file(folder.path()).1.game().played().len()), (&None, 3));
}

#[cfg(target_os = "linux")]
#[test]
fn a_match_goes_on_in_a_folder_without_write_permission() {
    // Not even an administrator makes folders there.
    let mut table = Table::opened_in(Path::new("/sys"));
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4 d7");
    let save_error = english(library(&table).save_error.as_ref().unwrap());
    assert!(save_error.starts_with("This game can’t be saved: "), "{save_error}");
    assert_eq!(table.session().game().played().len(), 2);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(6);
    assert!(library(&table).found.is_empty());
}

#[test]
fn a_folder_that_disappears_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    fs::remove_dir_all(folder.path().join("matches")).unwrap();
    play(&mut table, "d7");
    assert_eq!(library(&table).save_error, None);
    assert_eq!(only_file(folder.path()).1.game().played().len(), 2);
}
