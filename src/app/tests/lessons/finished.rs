//! After the last step of a course: the first match that is offered, and the tick in the main menu.

use super::super::window_sizes::resize;
use super::course::play_match;
use super::*;
use crate::app::exercises::StartLesson;
use crate::app::session::{LeaveTable, Purpose, Strength};
use crate::app::ui::outcome_reason;
use engine::Level;
use study::lessons::Course;

/// The table after the match at the end of a course.
fn finished(table: &mut Table, kind: GameKind) {
    begun(table, kind, Language::English);
    let last = Course::of(kind).steps.len() - 1;
    table.app.world_mut().trigger(StartLesson(kind, Some(last)));
    table.wait(6);
    play_match(table);
}

/// Who has won the match of a course, and why.
fn told(table: &Table) -> [String; 2] {
    let outcome = table.session().outcome().expect("the match is over");
    let headline = match outcome.winner {
        Some(Player::One) => msg::result_you_win(),
        Some(Player::Two) => msg::result_you_lose(),
        None => msg::result_draw(),
    };
    [headline, outcome_reason(&table.session(), outcome)].map(english)
}

#[test]
fn who_has_won_the_match_of_a_course_and_why_is_in_sight_in_every_window() {
    let windows = [(1280.0, 800.0, 100), (390.0, 844.0, 100), (844.0, 390.0, 100), (1024.0, 768.0, 200)];
    for kind in GameKind::ALL {
        for (width, height, text_size) in windows {
            let mut table = Table::opened();
            table.set_up(|settings| settings.text_size = text_size);
            resize(&mut table, (width, height));
            finished(&mut table, kind);
            for text in told(&table) {
                let label = table.find_by(|node| node.value() == Some(text.as_str()));
                let label = label.unwrap_or_else(|| panic!("{kind}, {width} × {height}: ‘{text}’"));
                let cut_off = (label.whole.size() - label.shown.size()).max_element();
                assert!(cut_off < 1.0, "{kind}, {width} × {height}: ‘{text}’ is cut off: {label:?}");
            }
        }
    }
}

/// The button for the course of a game in the main menu, once it was finished.
fn way_in_again(kind: GameKind) -> String {
    english(Message::joined(
        [Message::verbatim(way_in(kind, Language::English)), msg::record_course_done()],
        ". ",
    ))
}

#[test]
fn the_first_match_after_a_course_is_against_the_weakest_computer_on_the_board_that_was_learnt() {
    for (number, kind) in GameKind::ALL.into_iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let mut table = Table::opened_in(folder.path());
        finished(&mut table, kind);
        let learnt = table.session().position().board();
        for text in told(&table).into_iter().chain([english(msg::lesson_finished())]) {
            assert!(table.texts().contains(&text), "{kind}: {text}: {:#?}", table.texts());
        }
        if number == 0 {
            table.press(KeyCode::Space);
        } else {
            table.click_button(&english(msg::lesson_first_match()));
        }
        table.rest();
        assert_eq!((table.screen(), table.menu()), (Screen::Table, Menu::None), "{kind}");
        assert!(table.exercise().is_none(), "{kind}: the course is over");
        let session = table.session();
        assert_eq!((session.kind(), session.purpose()), (kind, Purpose::Match));
        assert_eq!(session.computers(), [None, Some(Strength::Level(Level::LOWEST))], "{kind}");
        assert!(session.game().played().is_empty(), "{kind}: from the start");
        assert_eq!(session.position().board(), learnt, "{kind}");
        assert!(session.position().has_swap_rule(), "{kind}: as the course has taught it");
        assert!(session.is_human_to_move(), "{kind}");
        drop(table);
        // The next one is proposed like it, also when the program is opened again.
        let table = Table::opened_in(folder.path());
        let last = table.app.world().resource::<Settings>().last_games.get(kind.name()).cloned().unwrap();
        assert_eq!((last.level, last.is_against_computer), (1, true), "{kind}");
        let usual = || kind.boards().into_iter().next().map(|board| board.text);
        let board = last.board.map(|(_, text)| text).or_else(usual);
        let proposed = kind.set_up("", board.as_deref(), None).unwrap();
        assert_eq!(proposed.board(), learnt, "{kind}");
    }
}

#[test]
fn a_finished_course_has_a_tick_in_the_main_menu_that_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let [kind, others @ ..] = [GameKind::ALL[1], GameKind::ALL[0], GameKind::ALL[2]];
    let mut table = Table::opened_in(folder.path());
    assert!(table.find(&way_in_again(kind)).is_none());
    finished(&mut table, kind);
    table.click_button(&english(msg::match_main_menu()));
    table.wait(4);
    assert_eq!(table.screen(), Screen::Title);
    let check = |table: &mut Table| {
        assert!(table.find(&way_in_again(kind)).is_some(), "{:#?}", table.texts());
        for other in others {
            assert!(table.find(&way_in(other, Language::English)).is_some(), "{other}");
        }
    };
    check(&mut table);
    // Another start of the program; the course can be taken again.
    let mut table = Table::opened_in(folder.path());
    check(&mut table);
    table.click_button(&way_in_again(kind));
    table.wait(4);
    assert_eq!(running(&table).at, 0);
    table.app.world_mut().trigger(LeaveTable);
    table.wait(4);
    check(&mut table);
}

#[test]
fn rules_that_a_first_match_does_without_come_after_the_match_of_a_course() {
    let kind = GameKind::Kulami;
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    finished(&mut table, kind);
    table.click_button(&english(msg::lesson_more()));
    table.wait(6);
    let more = &Course::of(kind).more;
    for (number, step) in (1..).zip(more) {
        assert_eq!(running(&table).step.key, step.key);
        assert!(table.texts().contains(&english(msg::lesson_step_more(number, more.len()))));
        solve(&mut table);
        let next = if number == more.len() { msg::lesson_first_match() } else { msg::lesson_next() };
        table.click_button(&english(next));
        table.wait(6);
    }
    assert!(table.exercise().is_none(), "then comes the first match");
    assert_eq!(table.session().purpose(), Purpose::Match);
    // Whoever leaves in between has finished the course, which begins anew.
    table.app.world_mut().trigger(StartLesson(kind, Some(Course::of(kind).steps.len())));
    table.wait(6);
    table.app.world_mut().trigger(LeaveTable);
    table.wait(4);
    assert!(table.find(&way_in_again(kind)).is_some(), "{:#?}", table.texts());
    table.click_button(&way_in_again(kind));
    table.wait(4);
    assert_eq!(running(&table).at, 0);
}
