//! What people agree on: draws, and undo by agreement.

use crate::app::ai::Opponent;
use crate::app::session::Offers;
use crate::app::settings::Seating;
use rules::{Outcome, Reason};
use texts::msg;

use super::endings::{black, in_file, kulami, level, pause_and_press, play_on, red, shows, wait_for_result};
use super::*;

fn offer_draw(table: &mut Table) {
    pause_and_press(table, msg::pause_offer_draw());
    assert_eq!(table.menu(), Menu::OfferDraw);
    table.click_button(&english(msg::draw_confirm()));
}

/// Whether the opponent is asked something.
fn is_asked(table: &mut Table) -> bool {
    table.wait(3);
    shows(table, msg::offer_accept())
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
    assert!(shows(&mut table, msg::pause_offer_draw_later()), "and the button says so");
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
/// and wins a race against six, the more so with all the energy.
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
    let mut table =
        netzwerk_against_computer("13/1b9b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o12/1w1w1w1w1w1w1/13 w r - -");
    offer_draw(&mut table);
    table.wait_for("the answer", |table| table.app.world().resource::<Offers>().pending().is_none());
    assert_eq!(table.session().outcome(), None);
    let name = msg::the_computer();
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
