//! The player's own results: what counts, what stays, and how it is cleared.

use super::*;
use crate::app::exercises::{Lessons, PuzzleStars};
use crate::app::saves::DeleteMatch;
use crate::app::session::{Resign, Undo};
use engine::Level;
use record::{Against, Count};
use rules::file_format::to_text;
use study::puzzles::{Collection, PuzzleProgress, Stars};
use texts::msg;

const KIND: GameKind = GameKind::ALL[1];

/// A new match in which the computer plays these sides, after one marble.
fn begin(table: &mut Table, began: u64, computers: [Option<u8>; 2]) {
    let mut game = Match::new(KIND.set_up("", None, None).unwrap());
    game.play_text("d4").unwrap();
    let computers = computers.map(|level| level.and_then(Level::new));
    let setup = MatchSetup { began, ..MatchSetup::new(game).with_computers(computers) };
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(3);
}

fn resign(table: &mut Table) {
    table.app.world_mut().trigger(Resign);
    table.wait(3);
}

fn counted(table: &Table) -> Vec<(Against, Count)> {
    table.app.world().resource::<OwnRecord>().tally.of(KIND)
}

fn count(games: usize, won: usize) -> Count {
    Count { games, won, drawn: 0 }
}

#[test]
fn results_are_counted_by_opponent_and_no_longer_when_they_are_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    // The first player has moved: who is to move is the second.
    begin(&mut table, 10, [Some(2), None]);
    assert!(counted(&table).is_empty(), "it goes on");
    resign(&mut table);
    assert_eq!(counted(&table), [(Against::Computer(2), count(1, 0))]);
    table.app.world_mut().trigger(Undo);
    table.wait(3);
    assert!(counted(&table).is_empty(), "the resignation was taken back");
    resign(&mut table);
    begin(&mut table, 20, [None, None]);
    resign(&mut table);
    let both = [(Against::Person, count(1, 1)), (Against::Computer(2), count(1, 0))];
    assert_eq!(counted(&table), both);
    // Another start of the program.
    let table = Table::opened_in(folder.path());
    assert_eq!(counted(&table), both);
}

#[test]
fn results_outlive_their_matches_and_older_matches_count_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, 10, [Some(2), None]);
    resign(&mut table);
    // A release that knew no results saved only the match.
    std::fs::remove_file(folder.path().join("record.ron")).unwrap();
    let mut table = Table::opened_in(folder.path());
    assert!(counted(&table).is_empty());
    open_page(&mut table);
    assert_eq!(counted(&table), [(Against::Computer(2), count(1, 0))]);
    let file = table.app.world().resource::<Library>().found[0].file().to_owned();
    table.app.world_mut().trigger(DeleteMatch(file));
    table.wait(3);
    let table = Table::opened_in(folder.path());
    assert_eq!(counted(&table), [(Against::Computer(2), count(1, 0))]);
}

/// Opens the page as people do: from the saved games.
fn open_page(table: &mut Table) {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(3);
    table.click_button(&english(msg::record_open()));
    table.wait(3);
    assert_eq!(table.menu(), Menu::Record);
}

#[test]
fn the_page_shows_results_and_courses_and_can_be_cleared_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut solved = PuzzleProgress::default();
    let puzzles = &Collection::of(KIND).puzzles;
    solved.record(KIND, &puzzles[0], Stars::Three);
    std::fs::write(folder.path().join("puzzles.ron"), to_text(&solved)).unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, 10, [Some(2), None]);
    resign(&mut table);
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    open_page(&mut table);
    let texts = table.texts();
    let shown = |message: texts::Message| texts.contains(&english(message));
    assert!(shown(msg::computer_name(2_u8)) && shown(msg::record_lost()), "{texts:?}");
    assert!(shown(msg::record_puzzles(msg::puzzles_solved(1, puzzles.len(), 3))), "{texts:?}");
    assert!(shown(msg::record_none()) && shown(msg::record_course_none()), "of the other games");
    table.click_button(&english(msg::record_clear_open()));
    table.wait(2);
    assert_eq!(counted(&table).len(), 1, "first it is confirmed");
    table.click_button(&english(msg::record_keep()));
    table.wait(2);
    assert_eq!(counted(&table).len(), 1);
    table.click_button(&english(msg::record_clear_open()));
    table.wait(2);
    table.click_button(&english(msg::record_clear()));
    table.wait(2);
    assert!(counted(&table).is_empty());
    assert!(!table.app.world().resource::<Lessons>().is_any());
    assert!(!table.app.world().resource::<PuzzleStars>().is_any());
    // The match is still there, and does not come back.
    assert_eq!(table.app.world().resource::<Library>().found.len(), 1);
    table.press(KeyCode::Escape);
    table.wait(2);
    assert_eq!(table.menu(), Menu::Matches);
    table.click_button(&english(msg::record_open()));
    table.wait(3);
    assert!(counted(&table).is_empty());
}
