//! How people end a match, and begin the next one: resigning, rematches, sides.

use crate::app::ai::Opponent;
use crate::app::session::{GoToPly, LeaveReview, can_swap_sides};
use engine::Level;
use record::{Clock, Ending, Name, SavedMatch, Seat, read_text_file};
use rules::{Outcome, Reason};
use texts::{Message, msg, player_name};

use super::*;

pub(super) fn level(number: u8) -> Option<Level> {
    Some(Level::new(number).unwrap())
}

/// A match of Kulami between two people in which these fields were taken.
pub(super) fn kulami(moves: &str) -> Table {
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text(moves).unwrap();
    Table::with_match(game)
}

/// Opens the pause menu and presses a button of it.
pub(super) fn pause_and_press(table: &mut Table, button: impl Into<Message>) {
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::Pause);
    press_in_pause(table, button);
}

/// Presses a button of the pause menu, which may be behind *More*.
pub(super) fn press_in_pause(table: &mut Table, button: impl Into<Message>) {
    let button = button.into();
    if !shows(table, &button) {
        table.click_button(&english(msg::pause_more()));
    }
    table.click_button(&english(button));
}

/// Resigns as people do: in the pause menu, after a question.
fn resign(table: &mut Table) {
    pause_and_press(table, msg::pause_resign());
    assert_eq!((table.menu(), table.session().outcome()), (Menu::Resign, None), "first it is confirmed");
    table.click_button(&english(msg::resign_confirm()));
}

/// Whether a button or a text is shown, as a screen reader would be told of it.
pub(super) fn shows(table: &mut Table, message: impl Into<Message>) -> bool {
    table.texts().contains(&english(message))
}

/// Plays the legal action that is nearest to the lower edge of the window.
pub(super) fn play_on(table: &mut Table) {
    table.rest();
    let actions = table.session().game().actions();
    let place = |action: &AnyAction| table.session().position().gesture(action).to;
    let places: Vec<(AnyAction, Site)> =
        actions.into_iter().filter_map(|action| place(&action).map(|to| (action, to))).collect();
    let lowest = places.into_iter().max_by_key(|(_, to)| table.pixel(*to).y as i32);
    table.perform(&lowest.unwrap().0);
}

pub(super) fn wait_for_result(table: &mut Table) {
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.rest();
}

/// The match in the file of the table.
pub(super) fn in_file(table: &Table) -> SavedMatch {
    let folder = table.folder.as_ref().unwrap().path().join("matches");
    let slot = table.app.world().resource::<SaveSlot>();
    let path = folder.join(slot.file.as_ref().unwrap().name());
    SavedMatch::from_ron(&read_text_file(&path, SavedMatch::LARGEST).unwrap()).unwrap()
}

pub(super) fn red() -> Message {
    player_name(GameKind::Kulami, Player::One)
}

pub(super) fn black() -> Message {
    player_name(GameKind::Kulami, Player::Two)
}

#[test]
fn a_player_resigns_and_the_match_is_over_in_its_file_and_in_review() {
    let mut table = kulami("d4 d7 a7");
    pause_and_press(&mut table, msg::pause_resign());
    assert!(shows(&mut table, msg::resign_text(black(), red())));
    table.click_button(&english(msg::decision_cancel()));
    assert_eq!((table.menu(), table.session().outcome()), (Menu::None, None));
    resign(&mut table);
    let outcome = Some(Outcome::win(Player::One, Reason::Resigned));
    assert_eq!(table.session().outcome(), outcome);
    let saved = in_file(&table);
    assert_eq!((saved.timed.ended(), saved.outcome()), (Some(Ending::Resigned(Player::Two)), outcome));
    wait_for_result(&mut table);
    let why = Message::joined([msg::result_resigned(black()), msg::result_turns(3)], " ");
    assert!(shows(&mut table, msg::result_wins(red())) && shows(&mut table, why));
    // From its file it is as it was left, and nothing more can be played.
    table.app.world_mut().trigger(StartMatch(MatchSetup::of_saved(saved, None)));
    table.wait(4);
    assert_eq!((table.turn(), table.session().outcome()), (TurnPhase::Over, outcome));
    table.click("d1");
    assert_eq!(table.played(), ["d4", "d7", "a7"]);
    table.app.world_mut().trigger(GoToPly(1));
    table.wait(4);
    assert_eq!(table.session().shown_outcome(), None);
    table.app.world_mut().trigger(GoToPly(3));
    table.wait(4);
    assert_eq!(table.session().shown_outcome(), outcome);
    table.app.world_mut().trigger(LeaveReview);
    table.press(KeyCode::Escape);
    assert!(!shows(&mut table, msg::pause_resign()), "it is over");
}

#[test]
fn undo_takes_back_that_a_player_resigned_and_the_match_continues() {
    let mut table = kulami("d4 d7 a7");
    resign(&mut table);
    wait_for_result(&mut table);
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!((table.session().outcome(), table.played().len()), (None, 3));
    assert_eq!(in_file(&table).timed.ended(), None);
    play_on(&mut table);
    assert_eq!(table.played().len(), 4);
}

#[test]
fn who_resigns_during_a_review_leaves_it() {
    let mut table = kulami("d4 d7 a7");
    table.app.world_mut().trigger(GoToPly(1));
    table.wait(4);
    table.click_button(&english(msg::panel_menu()));
    press_in_pause(&mut table, msg::pause_resign());
    table.click_button(&english(msg::resign_confirm()));
    table.wait(3);
    assert_eq!(table.session().review_ply(), None);
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::Resigned)));
}

#[test]
fn against_the_computer_the_person_resigns_whoever_is_to_move() {
    let mut table = Table::opened();
    let game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_computers([None, level(1)])));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    table.app.world_mut().resource_mut::<Opponent>().pause();
    table.click("d4");
    table.rest();
    assert!(table.session().computer_to_move().is_some());
    resign(&mut table);
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::Two, Reason::Resigned)));
    wait_for_result(&mut table);
    // The computer would move again soon.
    table.press(KeyCode::KeyU);
    assert_eq!((table.session().outcome(), table.played().len()), (None, 1), "only that is undone");
}

#[test]
fn computers_neither_resign_nor_offer_draws() {
    let mut table = Table::opened();
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text("d4 d7").unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_computers([level(1), level(1)])));
    table.app.world_mut().flush();
    table.app.world_mut().resource_mut::<Opponent>().pause();
    table.wait(4);
    table.press(KeyCode::Escape);
    assert!(shows(&mut table, msg::pause_resume()));
    table.click_button(&english(msg::pause_more()));
    assert!(!shows(&mut table, msg::pause_resign()) && !shows(&mut table, msg::pause_offer_draw()));
}

/// A match of Ada against the computer.
fn ada_against_computer(moves: &str) -> MatchSetup {
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text(moves).unwrap();
    MatchSetup::new(game)
        .with_names([Name::fitted("Ada"), None])
        .with_computers([None, level(2)])
        .with_clock(Clock::new(600, 5).ok())
}

fn players(table: &Table) -> [(Option<String>, Option<Seat>); 2] {
    let session = table.session();
    let name = |i: usize| session.names()[i].as_ref().map(ToString::to_string);
    [0, 1].map(|i| (name(i), session.computers()[i].map(|computer| computer.seat())))
}

#[test]
fn a_rematch_swaps_sides_and_a_restart_does_not() {
    let ada = (Some("Ada".to_owned()), None);
    let computer = (None, Some(Seat::Computer(2)));
    let mut table = Table::opened();
    table.app.world_mut().trigger(StartMatch(ada_against_computer("d4 d7")));
    table.wait(4);
    pause_and_press(&mut table, msg::match_restart());
    assert_eq!((players(&table), table.played().len()), ([ada.clone(), computer.clone()], 0));
    table.app.world_mut().trigger(StartMatch(ada_against_computer("d4 d7")));
    table.wait(4);
    resign(&mut table);
    wait_for_result(&mut table);
    assert!(!shows(&mut table, msg::match_restart()), "a rematch is enough");
    table.app.world_mut().resource_mut::<Opponent>().pause();
    table.click_button(&english(msg::result_rematch()));
    assert_eq!(players(&table), [computer, ada]);
    assert_eq!(table.session().clock().map(|clock| clock.left(Player::One)), Some(600_000));
    assert_eq!((table.menu(), table.session().outcome()), (Menu::None, None));
}

#[test]
fn sides_are_swapped_only_before_the_first_move() {
    let mut table = Table::opened();
    table.app.world_mut().trigger(StartMatch(ada_against_computer("")));
    table.wait(4);
    let before = players(&table);
    pause_and_press(&mut table, msg::pause_swap_sides());
    let [one, two] = before;
    assert_eq!((players(&table), table.menu()), ([two, one], Menu::None));
    // Now the computer begins.
    table.wait_for("its first move", |table| table.played().len() == 1);
    assert!(!can_swap_sides(&table.session()));
    table.press(KeyCode::Escape);
    table.click_button(&english(msg::pause_more()));
    assert!(shows(&mut table, msg::pause_resume()) && !shows(&mut table, msg::pause_swap_sides()));
}
