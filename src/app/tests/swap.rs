//! The swap rule at the table: a button and a key, and people who keep their names, their seats and their time.

use crate::app::session::{Strength, Undo, near_player};
use crate::app::settings::Seating;
use engine::Level;
use record::{Clock, Name};
use texts::{msg, player_name};

use super::*;

/// A match by the swap rule after these actions, between Ada, who begins, and Grace; or the computer as one of them.
fn match_after(kind: GameKind, moves: &str, computers: [Option<Level>; 2]) -> Table {
    let mut game = Match::new(kind.set_up("swap=on", None, None).unwrap());
    game.play_text(moves).unwrap();
    let names = ["Ada", "Grace"].map(Name::fitted);
    let clock = Clock::new(600, 5).ok();
    let setup = MatchSetup::new(game).with_names(names).with_computers(computers).with_clock(clock);
    let mut table = Table::opened();
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    table
}

fn names(table: &Table) -> [String; 2] {
    table.session().names().map(|name| name.unwrap().to_string())
}

#[test]
fn a_key_swaps_sides_and_undo_swaps_them_back() {
    let mut table = match_after(GameKind::Kulami, "d4", [None; 2]);
    assert_eq!(names(&table), ["Ada", "Grace"]);
    table.rest();
    table.press(KeyCode::KeyW);
    table.rest();
    assert_eq!(names(&table), ["Grace", "Ada"]);
    assert_eq!(table.session().position().to_move(), Player::Two, "the position is the same");
    table.check_pieces();
    // Only once.
    table.press(KeyCode::KeyW);
    assert_eq!(table.session().game().played().len(), 2);
    table.app.world_mut().trigger(Undo);
    table.rest();
    assert_eq!(names(&table), ["Ada", "Grace"]);
    assert!(table.session().can_swap());
}

#[test]
fn a_button_swaps_sides() {
    let mut table = match_after(GameKind::Kulami, "d4", [None; 2]);
    table.rest();
    let red = player_name(GameKind::Kulami, Player::One);
    table.click_button(&english(msg::panel_swap_sides(red)));
    table.rest();
    assert!(table.session().game().are_sides_swapped());
}

#[test]
fn the_end_of_a_turn_is_no_swap() {
    let mut table = match_after(GameKind::Netzwerk, "b2-b4*a3 end", [None; 2]);
    table.rest();
    assert!(table.session().can_swap());
    table.press(KeyCode::Space);
    table.rest();
    assert!(table.session().can_swap() && !table.session().game().are_sides_swapped());
}

#[test]
fn people_face_to_face_keep_their_seats() {
    let mut table = match_after(GameKind::Kulami, "d4", [None; 2]);
    table.set_up(|settings| settings.seating = Seating::FaceToFace);
    let near = |table: &Table| near_player(&table.session(), table.app.world().resource::<Settings>());
    assert_eq!(near(&table), Player::One);
    table.rest();
    table.press(KeyCode::KeyW);
    table.rest();
    assert_eq!(near(&table), Player::Two, "Ada sits where she sat, and plays the other side");
}

#[test]
fn the_computer_plays_the_side_that_it_gets() {
    let weak = Some(Level::LOWEST);
    let mut table = match_after(GameKind::Kulami, "d4", [weak, None]);
    table.rest();
    table.press(KeyCode::KeyW);
    table.wait_for("the computer's turn", |table| table.session().game().played().len() == 3);
    assert_eq!(table.session().computers(), [None, weak.map(Strength::Level)]);
    assert_eq!(table.session().game().played()[2].by, Player::Two);
    table.rest();
    // Undo takes back its turn with the swap.
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(table.session().game().played().len(), 1);
}

#[test]
fn the_computer_swaps_or_not_and_its_match_goes_on() {
    for moves in ["a1", "d4", "h8"] {
        let mut table = match_after(GameKind::Kulami, moves, [None, Level::new(6)]);
        table.wait_for("the computer's answer", |table| table.session().game().played().len() == 2);
        table.rest();
        assert!(table.session().is_human_to_move());
        let has_swapped = table.session().game().are_sides_swapped();
        let computers = table.session().computers();
        assert_eq!(computers.iter().position(Option::is_some), Some(usize::from(!has_swapped)));
        let kept = english(msg::panel_kept_side(table.session().subject(Player::Two)));
        assert_eq!(table.texts().contains(&kept), !has_swapped, "{moves}: {kept}");
    }
}

#[test]
fn who_is_swapped_with_by_the_computer_is_told_the_new_colour() {
    let mut table = match_after(GameKind::Netzwerk, "b2-b4*a3 end", [None, super::endings::level(1)]);
    table.app.world_mut().resource_mut::<crate::app::ai::Opponent>().pause();
    table.rest();
    let name = table.session().subject(Player::Two);
    table.app.world_mut().trigger(crate::app::session::PlayAction(AnyAction::Swap));
    table.rest();
    assert!(table.session().is_human_to_move());
    let told = english(msg::panel_swapped_you(name, player_name(GameKind::Netzwerk, Player::Two)));
    assert!(table.texts().contains(&told), "{told}: {:#?}", table.texts());
}
