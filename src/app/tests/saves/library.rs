//! Saved matches are renamed, deleted and restored.

use super::*;
use crate::app::saves::{DeleteMatch, FoundMatch, RenameMatch, RestoreMatch};
use record::Name;
use texts::msg;

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
    let (back, saved) = only_file(folder.path());
    assert_eq!((back, saved.game().played().len()), (file, 2));
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
    assert!(message(&table).contains(&file), "{}", message(&table));
    assert_eq!(library(&table).last_removed, None);
    play(&mut table, "d7");
    let (still, saved) = only_file(folder.path());
    assert_eq!((still, saved.game().played().len()), (file, 2));
}

#[test]
fn a_match_that_another_window_changed_is_renamed_as_a_copy_and_the_player_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    let (file, _) = only_file(folder.path());
    let path = folder.path().join("matches").join(&file);
    fs::write(&path, fs::read_to_string(&path).unwrap() + "\n").unwrap();
    table.app.world_mut().trigger(RenameMatch { file: file.clone(), title: "Sunday".to_owned() });
    table.wait(1);
    let copies: Vec<&str> =
        library(&table).found.iter().map(FoundMatch::file).filter(|found| *found != file).collect();
    assert_eq!(copies.len(), 1, "{copies:?}");
    assert_eq!(message(&table), english(msg::saved_as_copy(copies[0])));
}

/// Saves matches with the titles `Number 0` and so on, the latest first.
fn save_matches(folder: &Path, count: u64) {
    let game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    fs::create_dir_all(folder.join("matches")).unwrap();
    for i in 0..count {
        let title = Name::fitted(&format!("Number {i}"));
        let saved = MatchSetup { title, ..MatchSetup::new(game.clone()) }.saved(1000 - i);
        fs::write(folder.join(format!("matches/{i}.ron")), saved.to_ron()).unwrap();
    }
}

#[test]
fn of_many_matches_only_those_near_the_window_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    save_matches(folder.path(), 200);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(4);
    let drawn = |table: &mut Table| texts(table).iter().filter(|text| text.starts_with("Number ")).count();
    assert!((2..40).contains(&drawn(&mut table)), "{}", drawn(&mut table));
    assert!(texts(&mut table).contains(&"Number 0".to_owned()));
    let window = table.window;
    let size = table.app.world().get::<Window>(window).unwrap().size();
    table.point_at(size / 2.0);
    for _ in 0..400 {
        table.scroll(-20.0);
    }
    table.wait(10);
    assert!(texts(&mut table).contains(&"Number 199".to_owned()), "the end of the list can be reached");
    assert!((2..40).contains(&drawn(&mut table)), "{}", drawn(&mut table));
}

#[test]
fn every_match_of_many_can_be_reached_by_the_tab_key() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    save_matches(folder.path(), 30);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(4);
    let mut seen = Vec::new();
    // The field for a pasted match, then five buttons a match, some presses more than there are.
    for _ in 0..170 {
        table.press(KeyCode::Tab);
        table.wait(2);
        seen.extend(texts(&mut table).into_iter().filter(|text| text.starts_with("Number ")));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 30, "{seen:?}");
}
