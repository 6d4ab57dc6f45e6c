//! The list of puzzles, the stars in it and their file, the puzzle of the day, and the ways from one to the next.

use super::super::window_sizes::resize;
use super::*;
use crate::app::exercises::{ExerciseRequest, PuzzleStars};
use rules::file_format::to_text;
use study::puzzles::{PuzzleProgress, Stars};

#[test]
fn a_puzzle_is_chosen_in_the_list_and_the_next_one_follows() {
    let folder = tempfile::tempdir().unwrap();
    for (number, kind) in GameKind::ALL.into_iter().enumerate() {
        let mut table = Table::opened_in(folder.path());
        table.click_button(&way_in(kind, Language::English));
        table.wait(4);
        assert_eq!(table.menu(), Menu::Puzzles);
        table.click_button(&english(msg::puzzles_entry(1, 0)));
        table.wait(6);
        assert_eq!((table.menu(), table.screen()), (Menu::None, Screen::Table));
        assert_eq!((running(&table).place, running(&table).is_of_day), (0, false));
        table.press(KeyCode::KeyF);
        table.rest();
        play_right_turn(&mut table);
        table.wait_for("the solution", |table| table.is_done() || table.is_open());
        if !table.is_done() {
            continue;
        }
        // A match that is over is counted first.
        table.wait_for("the count", |table| table.turn() != TurnPhase::Scoring);
        table.rest();
        if number % 2 == 0 {
            table.click_button(&english(msg::puzzle_next()));
        } else {
            table.press(KeyCode::Space);
        }
        table.wait(6);
        assert_eq!(running(&table).place, 1, "{kind}");
        table.press(KeyCode::Escape);
        table.wait(6);
        assert_eq!(table.screen(), Screen::Title);
        assert!(table.exercise().is_none());
        // Another start of the program: the stars are in the list.
        let mut table = Table::opened_in(folder.path());
        let first = &Collection::of(kind).puzzles[0];
        assert_eq!(table.app.world().resource::<PuzzleStars>().of(kind, first), Some(Stars::Three));
        table.click_button(&way_in(kind, Language::English));
        table.wait(4);
        assert!(table.find(&english(msg::puzzles_entry(1, 3))).is_some(), "{kind}");
    }
}

#[test]
fn the_puzzle_of_the_day_is_one_click_away() {
    let mut table = Table::opened();
    table.click_button(&way_in(GameKind::ALL[1], Language::English));
    table.wait(4);
    table.click_button(&english(msg::puzzles_day()));
    table.wait(6);
    assert!(running(&table).is_of_day);
    table.press(KeyCode::Escape);
    table.wait(6);
    assert_eq!(table.screen(), Screen::Title);
}

#[test]
fn a_file_of_stars_that_cannot_be_read_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("puzzles.ron"), "nonsense").unwrap();
    let mut table = Table::opened_in(folder.path());
    table.click_button(&way_in(GameKind::ALL[0], Language::English));
    table.wait(4);
    assert!(table.texts().iter().any(|text| text.starts_with("Your progress in the puzzles")));
    table.press(KeyCode::Escape);
    table.wait(4);
    begin(&mut table, GameKind::ALL[1], 0);
    play_right_turn(&mut table);
    table.wait_for("the end", Table::is_done);
    table.wait(2);
    assert_eq!(std::fs::read_to_string(folder.path().join("puzzles-unread.ron")).unwrap(), "nonsense");
    assert!(folder.path().join("puzzles.ron").exists());
}

#[test]
fn every_sentence_of_the_panel_fits_into_every_window() {
    let mut table = Table::opened();
    for (size, text) in
        [((1280.0, 800.0), 100), ((1024.0, 768.0), 100), ((400.0, 860.0), 100), ((1280.0, 800.0), 200)]
    {
        resize(&mut table, size);
        for language in Language::ALL {
            table.set_up(|settings| {
                (settings.language, settings.text_size) = (Some(language.code().to_owned()), text);
            });
            for kind in GameKind::ALL {
                table.app.world_mut().trigger(StartPuzzle { kind, place: 0, is_of_day: false });
                table.wait(5);
                let context = format!("{kind}, {language:?}, {size:?}, {text} %");
                let sentence = language.say(&texts::puzzle_goal(running(&table).goal));
                table.check_is_whole(&sentence, &context);
                assert!(table.find(&language.say(&msg::puzzle_hint())).is_some(), "{context}");
            }
        }
    }
}

/// A folder in which these puzzles of a game are solved.
fn solved(kind: GameKind, places: impl IntoIterator<Item = usize>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut progress = PuzzleProgress::default();
    for place in places {
        progress.record(kind, &Collection::of(kind).puzzles[place], Stars::Two);
    }
    std::fs::write(folder.path().join("puzzles.ron"), to_text(&progress)).unwrap();
    folder
}

#[test]
fn one_button_leads_from_the_list_to_the_next_puzzle_that_is_not_solved() {
    let kind = GameKind::ALL[1];
    let folder = solved(kind, [0, 1, 3]);
    let mut table = Table::opened_in(folder.path());
    table.click_button(&way_in(kind, Language::English));
    table.wait(4);
    let [next, close] =
        [msg::puzzles_next_unsolved(), msg::rules_close()].map(|label| table.find(&english(label)).unwrap());
    assert!(next.shown.width() > close.shown.width(), "{next:?} stands out, not {close:?}");
    assert_eq!((next.whole, close.whole), (next.shown, close.shown));
    table.click_button(&english(msg::puzzles_next_unsolved()));
    table.wait(6);
    assert_eq!((table.menu(), running(&table).place), (Menu::None, 2));
}

#[test]
fn after_a_puzzle_the_next_one_that_is_not_solved_follows_and_after_the_last_one_the_first() {
    let kind = GameKind::ALL[1];
    let count = Collection::of(kind).puzzles.len();
    // All but the first one and the third one, which is only left then.
    let folder = solved(kind, (0..count).filter(|place| ![0, 2].contains(place)));
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, kind, 0);
    play_right_turn(&mut table);
    table.wait_for("the end", Table::is_done);
    table.app.world_mut().trigger(ExerciseRequest::Next);
    table.wait(6);
    assert_eq!(running(&table).place, 2);
    // From behind it, the way leads around the end.
    let stars = table.app.world().resource::<PuzzleStars>();
    assert_eq!([0, 2, 3].map(|from| stars.next_unsolved(kind, from)), [Some(2); 3]);
}

#[test]
fn a_list_without_a_puzzle_left_offers_none() {
    let kind = GameKind::ALL[1];
    let folder = solved(kind, 0..Collection::of(kind).puzzles.len());
    let mut table = Table::opened_in(folder.path());
    table.click_button(&way_in(kind, Language::English));
    table.wait(4);
    assert!(table.find(&english(msg::puzzles_next_unsolved())).is_none());
    table.click_button(&english(msg::rules_close()));
    assert_eq!(table.menu(), Menu::None);
}

#[test]
fn the_list_shows_the_board_of_every_puzzle_in_sight() {
    for kind in GameKind::ALL {
        let mut table = Table::opened();
        table.watch_paint();
        table.click_button(&way_in(kind, Language::English));
        table.wait(4);
        let first = table.find(&english(msg::puzzles_entry(1, 0))).unwrap();
        let position = Collection::of(kind).puzzles[0].set_up(kind).unwrap().position().clone();
        let painted = table.painted_within(first.shown);
        // Each piece is more than one shape, and so are the fields.
        assert!(painted > position.pieces().len(), "{kind}: {painted} shapes in {first:?}");
    }
}
