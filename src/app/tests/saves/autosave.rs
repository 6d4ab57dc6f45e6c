//! The match is saved after every action, and can be continued.

use super::*;
use crate::app::saves::OpenMatch;
use crate::app::session::{PlayAction, Undo};

#[test]
fn every_action_is_saved_at_once_and_so_is_every_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
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
    let (_, saved) = only_file(folder.path());
    assert_eq!((saved.game().played().len(), saved.game().undone().len()), (2, 1));
    assert_eq!(saved.players.map(|player| player.name), [None, None], "names that nobody gave are not saved");
}

#[test]
fn the_latest_match_is_continued_as_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let before = {
        let mut table = Table::opened_in(folder.path());
        begin(&mut table, GameKind::Napoleon);
        play(&mut table, "j8-j9 f10-g9");
        table.app.world_mut().trigger(Undo);
        table.wait(2);
        table.position()
    };
    let mut table = Table::opened_in(folder.path());
    look(&mut table);
    let last = library(&table).to_go_on_with().unwrap().clone();
    let file = last.file;
    assert_eq!(last.position.to_string(), before);
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
fn a_finished_match_is_not_offered_to_continue() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let position = "19/8b10/8b10/19/19/19/19/19/19/19/3r15/19/19/19/19/19/3r15/19/19 b";
    let start = GameKind::Napoleon.set_up("", None, Some(position)).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(4);
    play(&mut table, "i18-j19 d9-d8");
    look(&mut table);
    assert!(library(&table).to_go_on_with().is_some());
    play(&mut table, "i17-j18");
    look(&mut table);
    assert!(library(&table).to_go_on_with().is_none());
    assert_eq!(library(&table).found.len(), 1, "it is kept all the same");
}
