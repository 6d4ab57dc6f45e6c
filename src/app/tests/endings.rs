//! How people end a match, and begin the next one: resigning, draws, rematches, sides, undo by agreement.

use bevy_egui::EguiOutput;

use crate::app::ai::Opponent;
use crate::app::session::{GoToPly, LeaveReview, Offers, can_swap_sides};
use crate::app::settings::Seating;
use crate::engine::Level;
use crate::games::{Outcome, Reason};
use crate::i18n::{Message, msg, player_name};
use crate::record::{Clock, Ending, Name, SavedMatch, Seat, read_text_file};

use super::*;

fn level(number: u8) -> Option<Level> {
    Some(Level::new(number).unwrap())
}

/// A match of Kulami between two people in which these fields were taken.
fn kulami(moves: &str) -> Table {
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text(moves).unwrap();
    Table::with_match(game)
}

/// Opens the pause menu and presses a button of it.
fn pause_and_press(table: &mut Table, button: impl Into<Message>) {
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::Pause);
    table.click_button(&english(button));
}

/// Resigns as people do: in the pause menu, after a question.
fn resign(table: &mut Table) {
    pause_and_press(table, msg::pause_resign());
    assert_eq!((table.menu(), table.session().outcome()), (Menu::Resign, None), "first it is confirmed");
    table.click_button(&english(msg::resign_confirm()));
}

fn offer_draw(table: &mut Table) {
    pause_and_press(table, msg::pause_offer_draw());
    assert_eq!(table.menu(), Menu::OfferDraw);
    table.click_button(&english(msg::draw_confirm()));
}

/// Whether a button or a text is shown, as a screen reader would be told of it.
fn shows(table: &mut Table, message: impl Into<Message>) -> bool {
    let text = english(message);
    let context = table.egui();
    context.enable_accesskit();
    table.wait(1);
    context.disable_accesskit();
    let mut outputs = table.app.world_mut().query::<&EguiOutput>();
    let updates =
        outputs.iter(table.app.world()).filter_map(|output| output.platform_output.accesskit_update.as_ref());
    let mut nodes = updates.flat_map(|update| &update.nodes);
    nodes.any(|(_, node)| [node.label(), node.value()].contains(&Some(text.as_str())))
}

/// Whether the opponent is asked something.
fn is_asked(table: &mut Table) -> bool {
    table.wait(3);
    shows(table, msg::offer_accept())
}

/// Plays the legal action that is nearest to the lower edge of the window.
fn play_on(table: &mut Table) {
    table.rest();
    let actions = table.session().game().actions();
    let place = |action: &AnyAction| table.session().position().gesture(action).to;
    let places: Vec<(AnyAction, Site)> =
        actions.into_iter().filter_map(|action| place(&action).map(|to| (action, to))).collect();
    let lowest = places.into_iter().max_by_key(|(_, to)| table.pixel(*to).y as i32);
    table.perform(&lowest.unwrap().0);
}

fn wait_for_result(table: &mut Table) {
    table.wait_for("the result", |table| table.menu() == Menu::Result);
    table.wait(3);
}

/// The match in the file of the table.
fn in_file(table: &Table) -> SavedMatch {
    let folder = table.folder.as_ref().unwrap().path().join("matches");
    let slot = table.app.world().resource::<SaveSlot>();
    let path = folder.join(slot.file.as_ref().unwrap().name());
    SavedMatch::from_ron(&read_text_file(&path, SavedMatch::LARGEST).unwrap()).unwrap()
}

fn red() -> Message {
    player_name(GameKind::Kulami, Player::One)
}

fn black() -> Message {
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
    assert!(shows(&mut table, msg::result_wins(red())) && shows(&mut table, msg::result_resigned(black())));
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
    table.press(KeyCode::Escape);
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
    table.click_button(&english(msg::pause_resign()));
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
    table.press(KeyCode::Escape);
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
    assert!(!shows(&mut table, msg::pause_resign()) && !shows(&mut table, msg::pause_offer_draw()));
}

#[test]
fn two_people_agree_to_a_draw() {
    let mut table = kulami("d4 d7 a7");
    offer_draw(&mut table);
    assert!(is_asked(&mut table) && shows(&mut table, msg::offer_draw(black())));
    assert!(shows(&mut table, msg::offer_agree(red())));
    assert_eq!(table.session().outcome(), None);
    table.click_button(&english(msg::offer_accept()));
    let outcome = Some(Outcome::draw(Reason::DrawAgreed));
    assert_eq!((table.session().outcome(), in_file(&table).outcome()), (outcome, outcome));
    wait_for_result(&mut table);
    assert!(shows(&mut table, msg::result_draw()));
    assert!(!is_asked(&mut table));
}

#[test]
fn a_draw_is_declined_and_cannot_be_offered_again_at_once() {
    let mut table = kulami("d4 d7 a7");
    offer_draw(&mut table);
    assert!(is_asked(&mut table));
    table.click_button(&english(msg::offer_decline()));
    assert!(!is_asked(&mut table) && table.session().outcome().is_none());
    assert!(shows(&mut table, msg::offer_draw_declined(red())));
    pause_and_press(&mut table, msg::pause_offer_draw());
    assert_eq!(table.menu(), Menu::Pause, "not again so soon");
    table.press(KeyCode::Escape);
    // The other player may, who has offered none.
    play_on(&mut table);
    offer_draw(&mut table);
    assert!(is_asked(&mut table) && shows(&mut table, msg::offer_draw(red())));
    for _ in 0..6 {
        play_on(&mut table);
    }
    pause_and_press(&mut table, msg::pause_offer_draw());
    assert_eq!(table.menu(), Menu::OfferDraw, "three turns of each player later");
}

#[test]
fn playing_on_declines_a_draw_but_the_one_who_offered_may_play() {
    let mut table = kulami("d4 d7 a7");
    offer_draw(&mut table);
    play_on(&mut table);
    assert_eq!(table.played().len(), 4);
    assert!(is_asked(&mut table), "it stands until the opponent answers");
    play_on(&mut table);
    assert_eq!((table.played().len(), is_asked(&mut table)), (5, false));
    assert_eq!(table.session().outcome(), None);
}

/// A match of Netzwerk in the middle of White's first turn, against the computer. Who has only two robots left needs one of them at home,
/// and wins a race against six.
fn netzwerk_against_computer(position: &str) -> Table {
    let mut table = Table::opened();
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(position)).unwrap());
    game.play_text("b2-b4*a3").unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_computers([None, level(8)])));
    table.wait(4);
    table
}

#[test]
fn the_computer_accepts_a_draw_when_it_is_losing() {
    let mut table = netzwerk_against_computer(
        "13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w9w1/13 w r - -",
    );
    offer_draw(&mut table);
    assert!(!is_asked(&mut table), "no person has to answer");
    table.wait_for("the answer", |table| table.session().outcome().is_some());
    let outcome = Some(Outcome::draw(Reason::DrawAgreed));
    assert_eq!((table.session().outcome(), in_file(&table).outcome()), (outcome, outcome));
    wait_for_result(&mut table);
}

#[test]
fn the_computer_declines_a_draw_when_it_is_winning() {
    let mut table = netzwerk_against_computer(
        "13/1b9b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w1w1/13 w r - -",
    );
    offer_draw(&mut table);
    table.wait_for("the answer", |table| table.app.world().resource::<Offers>().pending().is_none());
    assert_eq!(table.session().outcome(), None);
    let name = msg::computer_name(8);
    assert!(shows(&mut table, msg::offer_draw_declined(name)));
    pause_and_press(&mut table, msg::pause_offer_draw());
    assert_eq!(table.menu(), Menu::Pause, "it is not pestered");
}

#[test]
fn face_to_face_the_question_is_upright_for_the_one_who_answers() {
    for (moves, is_far) in [("d4 d7", true), ("d4 d7 a7", false)] {
        let mut table = kulami(moves);
        table.set_up(|settings| settings.seating = Seating::FaceToFace);
        offer_draw(&mut table);
        assert!(is_asked(&mut table));
        let card = table.egui().memory(|memory| memory.area_rect(egui::Id::new("offer"))).unwrap();
        let window = table.egui().viewport_rect();
        assert_eq!(card.center().y < window.center().y, is_far, "it is at their edge");
        let accept = table.middle_of(&english(msg::offer_accept()));
        let middle = Vec2::new(card.center().x, card.center().y);
        table.tap_at(if is_far { middle * 2.0 - accept } else { accept });
        table.wait(3);
        assert_eq!(table.session().outcome(), Some(Outcome::draw(Reason::DrawAgreed)), "far: {is_far}");
    }
}

#[test]
fn by_agreement_the_opponent_is_asked_before_a_turn_is_undone() {
    let mut table = Table::start();
    table.set_up(|settings| settings.undo_by_agreement = true);
    for text in ["b2-b4*a3", "a3>a5"] {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
    }
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(table.played(), ["b2-b4*a3"], "one’s own turn is not over yet");
    assert!(!is_asked(&mut table));
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(table.played(), ["b2-b4*a3", "end"]);
    table.click_button(&english(msg::panel_undo()));
    assert!(is_asked(&mut table));
    assert_eq!(table.played().len(), 2, "the opponent is asked first");
    table.click_button(&english(msg::offer_decline()));
    assert_eq!((table.played().len(), is_asked(&mut table)), (2, false));
    table.click_button(&english(msg::panel_undo()));
    table.wait(3);
    table.click_button(&english(msg::offer_accept()));
    table.rest();
    assert_eq!(table.played(), ["b2-b4*a3"]);
    assert_eq!(in_file(&table).game().played().len(), 1);
    table.check_pieces();
}

#[test]
fn against_the_computer_undo_is_always_at_will() {
    let mut table = Table::opened();
    let game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_computers([None, level(1)])));
    table.wait(4);
    table.set_up(|settings| settings.undo_by_agreement = true);
    table.app.world_mut().resource_mut::<Opponent>().pause();
    table.press(KeyCode::KeyF);
    table.wait(4);
    table.click("d4");
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(table.played().len(), 0);
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
    assert!(shows(&mut table, msg::pause_resume()) && !shows(&mut table, msg::pause_swap_sides()));
}
