//! The ways through a course: hint, solution, back, skip, leave and continue; how far a player has come, and its file.

use std::fs;

use super::*;
use crate::app::exercises::{Lessons, PATIENCE};
use crate::app::saves::Library;
use crate::app::session::Purpose;

const KIND: GameKind = GameKind::ALL[1];

fn press_button(table: &mut Table, label: impl Into<Message>) {
    table.click_button(&english(label));
    table.wait(4);
}

fn at(table: &Table) -> usize {
    running(table).at
}

#[test]
fn one_can_go_back_and_skip_and_continue_after_leaving() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begun(&mut table, KIND, Language::English);
    assert_eq!(at(&table), 0);
    for step in 1..=3 {
        press_button(&mut table, msg::lesson_skip());
        assert_eq!(at(&table), step);
    }
    press_button(&mut table, msg::lesson_back());
    assert_eq!(at(&table), 2);
    press_button(&mut table, msg::lesson_leave());
    assert_eq!(table.screen(), Screen::Title);
    assert!(table.exercise().is_none());
    // Another start of the program.
    let mut table = Table::opened_in(folder.path());
    begun(&mut table, KIND, Language::English);
    assert_eq!(at(&table), 2, "it continues where it was left");
    // The other courses are at their beginning. Escape is the way back.
    table.press(KeyCode::Escape);
    table.wait(4);
    assert_eq!((table.screen(), table.menu()), (Screen::Title, Menu::None));
    begun(&mut table, GameKind::ALL[0], Language::English);
    assert_eq!(at(&table), 0);
}

#[test]
fn the_solution_is_shown_and_counts_as_done() {
    for kind in GameKind::ALL {
        let mut table = Table::opened();
        begun(&mut table, kind, Language::English);
        let count = running(&table).count();
        for step in 0..count - 1 {
            assert_eq!(at(&table), step);
            press_button(&mut table, msg::lesson_show());
            table.wait_for("the solution", Table::is_done);
            table.rest();
            let played = table.played();
            let (solution, reply) = (running(&table).step.solution(), running(&table).step.reply());
            let mut shown: Vec<&str> = solution.split_whitespace().chain(reply.split_whitespace()).collect();
            if running(&table).step.takes_back {
                shown.pop();
            }
            assert_eq!(played[played.len() - shown.len()..], shown);
            table.check_pieces();
            table.press(KeyCode::Space);
            table.wait(4);
        }
        assert!(running(&table).is_match());
        assert_eq!(table.session().purpose(), Purpose::Practice);
    }
}

#[test]
fn a_hint_comes_when_it_is_asked_for_or_after_a_while() {
    let mut table = Table::opened();
    begun(&mut table, KIND, Language::English);
    press_button(&mut table, msg::lesson_skip());
    assert_eq!(remark(&table), None);
    assert!(!table.is_marked(HighlightKind::Hint));
    press_button(&mut table, msg::lesson_hint());
    let hint = Language::English.about(&running(&table).sentences());
    assert!(table.texts().contains(&hint), "{hint}");
    assert!(table.is_marked(HighlightKind::Hint));
    press_button(&mut table, msg::lesson_skip());
    assert!(!table.is_marked(HighlightKind::Hint), "each step has its own");
    table.leave_alone(PATIENCE - Duration::from_secs(2));
    assert_eq!(remark(&table), None);
    table.leave_alone(Duration::from_secs(4));
    assert_eq!(remark(&table), Some(&Remark::Hint), "it comes by itself");
    // The key for hints gives the hint of the course, not the computer's.
    press_button(&mut table, msg::lesson_skip());
    table.press(KeyCode::KeyH);
    assert_eq!(remark(&table), Some(&Remark::Hint));
}

#[test]
fn who_reads_for_long_before_the_next_step_gets_no_hint_at_once() {
    for rest in [Duration::from_secs(46), MINUTE * 60 * 24] {
        let mut table = Table::opened();
        begun(&mut table, KIND, Language::English);
        press_button(&mut table, msg::lesson_skip());
        solve(&mut table);
        table.wait(20);
        table.leave_alone(rest);
        // The only frame after the rest.
        table.press(KeyCode::Space);
        table.wait(10);
        assert!(!table.is_done(), "the next step is on the table");
        assert_eq!(remark(&table), None);
        table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Keys);
        table.leave_alone(rest);
        table.press(KeyCode::Escape);
        table.wait(10);
        assert_eq!((table.menu(), remark(&table)), (Menu::None, None), "nor after a menu");
        table.leave_alone(PATIENCE + Duration::from_secs(1));
        assert_eq!(remark(&table), Some(&Remark::Hint));
    }
}

#[test]
fn nothing_but_the_course_takes_back_or_reviews_in_a_step() {
    let mut table = Table::opened();
    begun(&mut table, GameKind::ALL[0], Language::English);
    solve(&mut table);
    let after = table.position();
    for key in [KeyCode::KeyU, KeyCode::ArrowLeft, KeyCode::KeyB] {
        table.press(key);
        table.wait(4);
    }
    assert_eq!(table.position(), after);
    assert_eq!(table.session().review_ply(), None);
    assert!(table.is_done());
}

#[test]
fn a_course_is_no_saved_game_and_leaves_the_last_one_to_continue() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begun(&mut table, KIND, Language::English);
    solve(&mut table);
    table.press(KeyCode::Escape);
    table.wait(4);
    let mut library = table.app.world_mut().resource_mut::<Library>();
    library.refresh();
    assert!(library.found.is_empty());
    assert!(library.to_go_on_with().is_none());
    assert!(library.save_error.is_none());
}

#[test]
fn another_match_ends_the_course() {
    let mut table = Table::opened();
    begun(&mut table, KIND, Language::English);
    let start = GameKind::ALL[0].set_up("", None, None).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(4);
    assert!(table.exercise().is_none());
    assert_eq!(table.session().purpose(), Purpose::Match);
    assert!(table.find(&english(msg::panel_end_turn())).is_some(), "the panel of a match");
}

#[test]
fn a_course_is_offered_before_the_first_match_until_it_is_answered() {
    let offer = english(msg::lesson_offer(game_title(KIND)));
    let play = english(Message::joined([game_title(KIND), msg::title_computer()], ": "));
    // Whoever declines is not asked again.
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    table.click_button(&play);
    assert!(table.texts().contains(&offer));
    press_button(&mut table, msg::lesson_offer_no());
    assert!(!table.texts().contains(&offer));
    assert_eq!(table.menu(), Menu::NewMatch, "the dialog is still there");
    let mut table = Table::opened_in(folder.path());
    table.click_button(&play);
    assert!(!table.texts().contains(&offer));
    // Nor is who just starts.
    let mut table = Table::opened();
    table.click_button(&play);
    press_button(&mut table, msg::new_match_start());
    assert_eq!(table.screen(), Screen::Table);
    assert!(table.exercise().is_none());
    assert!(!table.app.world().resource::<Lessons>().is_to_be_offered(KIND));
    assert!(table.app.world().resource::<Lessons>().is_to_be_offered(GameKind::ALL[0]));
    // Whoever accepts is in the course.
    let mut table = Table::opened();
    table.click_button(&play);
    press_button(&mut table, msg::lesson_learn());
    assert_eq!((at(&table), table.menu()), (0, Menu::None));
    assert!(!table.app.world().resource::<Lessons>().is_to_be_offered(KIND));
}

#[test]
fn progress_that_cannot_be_read_is_reported_and_put_aside() {
    for text in ["", "Lessons(format: 9)", "Lessons(format: 1, steps: 3)", "nothing"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("lessons.ron");
        fs::write(&file, text).unwrap();
        let mut table = Table::opened_in(folder.path());
        let message = table.app.world().resource::<Lessons>().file.message.as_ref().map(english).unwrap();
        assert!(message.starts_with("Your progress in the courses could not be read: "), "{message}");
        assert!(table.texts().contains(&message), "the main menu says so");
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "the file is left alone");
        begun(&mut table, KIND, Language::English);
        assert_eq!(at(&table), 0, "a fresh start");
        assert_eq!(fs::read_to_string(folder.path().join("lessons-unread.ron")).unwrap(), text);
        press_button(&mut table, msg::lesson_skip());
        let mut table = Table::opened_in(folder.path());
        begun(&mut table, KIND, Language::English);
        assert_eq!(at(&table), 1);
    }
}
