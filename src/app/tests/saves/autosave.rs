//! The match is saved after every action, and can be continued.

use super::*;
use crate::app::saves::OpenMatch;
use crate::app::session::{LeaveTable, PlayAction, Resign, Undo};
use texts::msg;

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

/// Plays another match of Napoleon to its end.
fn end_another(table: &mut Table) {
    let position = "19/8b10/8b10/19/19/19/19/19/19/19/3r15/19/19/19/19/19/3r15/19/19 b";
    let start = GameKind::Napoleon.set_up("", None, Some(position)).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(4);
    play(table, "i18-j19 d9-d8 i17-j18");
    assert!(table.session().outcome().is_some());
}

#[test]
fn the_newest_unfinished_match_is_offered_whatever_else_has_ended_since() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Napoleon);
    play(&mut table, "j8-j9");
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4 d7 a7");
    let left = table.position();
    for _ in 0..3 {
        end_another(&mut table);
    }
    table.app.world_mut().trigger(LeaveTable);
    table.wait(4);
    let last = library(&table).to_go_on_with().unwrap().clone();
    assert_eq!((last.summary.kind, last.position.to_string()), (GameKind::Kulami, left.clone()));
    // The same when the program is opened again, and the button leads there.
    let mut table = Table::opened_in(folder.path());
    table.wait(4);
    table.click_button(&english(msg::title_continue()));
    assert_eq!((table.screen(), table.position()), (Screen::Table, left));
    // Once that is over as well, the one before it is the newest.
    table.app.world_mut().trigger(Resign);
    table.wait(4);
    table.app.world_mut().trigger(LeaveTable);
    table.wait(4);
    let last = library(&table).to_go_on_with().map(|last| last.summary.kind);
    assert_eq!(last, Some(GameKind::Napoleon));
    for file in fs::read_dir(folder.path().join("matches")).unwrap().flatten() {
        let text = fs::read_to_string(file.path()).unwrap_or_default();
        if text.contains("j8-j9") {
            fs::remove_file(file.path()).unwrap();
        }
    }
    look(&mut table);
    assert!(library(&table).to_go_on_with().is_none(), "all others are over");
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
