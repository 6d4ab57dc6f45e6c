//! How players sit, and how the table changes hands.

use crate::app::settings::Seating;

use super::window_sizes::resize;
use super::*;
use crate::app::ui::FarEdge;
use texts::msg;

/// Where the camera is, towards the first player's side.
fn side(table: &mut Table) -> f32 {
    // Straight from above it is seen by what is up.
    (table.camera().rotation * Vec3::NEG_Y).z
}

#[test]
fn the_board_turns_to_the_next_player_once_the_pieces_rest() {
    let mut table = Table::kulami("", "closed");
    table.set_up(|settings| settings.seating = Seating::Turning);
    assert!(side(&mut table) > 0.9, "the first player's side is near");
    table.tap("d4");
    table.wait(2);
    assert!(side(&mut table) > 0.9, "the marble is still on its way");
    table.rest();
    table.wait(60);
    assert!(side(&mut table) < -0.9, "the second player's side is near");
    table.tap("d6");
    table.rest();
    assert_eq!(table.played(), ["d4", "d6"]);
    table.wait(60);
    assert!(side(&mut table) > 0.9);
    table.press(KeyCode::KeyU);
    table.rest();
    table.wait(60);
    assert!(side(&mut table) < -0.9, "who takes back sits there again");
}

#[test]
fn whoever_plays_against_the_computer_sits_on_their_own_side() {
    let start = GameKind::Kulami.set_up("", None, None).unwrap();
    let mut table = Table::opened();
    let session = MatchSetup::new(Match::new(start)).with_computers([Some(engine::Level::LOWEST), None]);
    table.app.world_mut().trigger(StartMatch(session));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    assert!(side(&mut table) < -0.9);
}

#[test]
fn face_to_face_each_player_has_a_panel_of_their_own_edge() {
    let mut table = Table::start();
    table.set_up(|settings| settings.seating = Seating::FaceToFace);
    table.wait(4);
    table.tap("b2");
    table.tap("b4");
    assert!(table.selection().proposal().is_some());
    let size = Vec2::new(1280.0, 800.0);
    // The main button, and where the other player has it: the panels are the same, turned around the middle of the window.
    let near = table.middle_of(&english(msg::panel_run("b4")));
    let far = size - near;
    assert!(near.y > size.y * 0.8, "{near}");
    for at in [near, far] {
        assert!(table.covered_by(at).is_some());
    }
    table.tap_at(far);
    assert_eq!(table.played().len(), 0, "the other player's button does nothing now");
    table.tap_at(near);
    table.rest();
    table.tap_at(near);
    table.rest();
    assert_eq!(table.played().last().map(String::as_str), Some("end"));
    let action = table.session().game().actions()[0].clone();
    let gesture = table.session().position().gesture(&action);
    for place in [gesture.from, gesture.to].into_iter().flatten() {
        let at = table.pixel(place);
        table.tap_at(at);
    }
    if table.selection().proposal().is_some() {
        table.tap_at(far);
    }
    table.rest();
    let count = table.played().len();
    assert_eq!(count, 3, "the far player has run");
    table.tap_at(far);
    table.rest();
    assert_eq!(table.played().len(), 4, "and ends the turn from there");
}

#[test]
fn nobody_plays_before_the_table_has_changed_hands() {
    for hand_over in [true, false] {
        let mut table = Table::kulami("", "closed");
        table.set_up(|settings| {
            settings.hand_over = hand_over;
            settings.seating = Seating::Turning;
        });
        table.tap("d4");
        // Longer than the guard, while the marble is still on its way; then while the board turns.
        for _ in 0..2 {
            table.wait(11);
            table.tap("d6");
            assert_eq!(table.played(), ["d4"], "hand-over: {hand_over}");
        }
        if hand_over {
            table.wait_for("the hand-over", |table| table.menu() == Menu::HandOver);
            table.wait(60);
            table.press(KeyCode::Enter);
            // A second tap on the button falls on the board.
            table.tap("d6");
            assert_eq!(table.played(), ["d4"]);
        }
        table.wait(60);
        table.tap("d6");
        table.rest();
        assert_eq!(table.played(), ["d4", "d6"]);
    }
}

#[test]
fn a_table_that_is_handed_over_waits_for_the_next_player() {
    let mut table = Table::kulami("", "closed");
    table.set_up(|settings| settings.hand_over = true);
    assert_eq!(table.menu(), Menu::None, "the first player has it");
    table.tap("d4");
    table.wait_for("the hand-over", |table| table.menu() == Menu::HandOver);
    table.wait(2);
    table.tap("d6");
    table.wait(20);
    assert_eq!(table.played(), ["d4"], "the board rests");
    table.press(KeyCode::Enter);
    table.wait(2);
    assert_eq!(table.menu(), Menu::None);
    table.rest();
    table.tap("d6");
    table.rest();
    assert_eq!(table.played(), ["d4", "d6"]);
}

#[test]
fn face_to_face_buttons_are_whole_and_the_board_is_large_in_every_text_size() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        table.set_up(|settings| settings.seating = Seating::FaceToFace);
        for size in [(1024.0, 768.0), (768.0, 1024.0)] {
            resize(&mut table, size);
            for text in [100, 125, 150, 200] {
                table.set_up(|settings| settings.text_size = text);
                table.wait(6);
                let context = format!("{kind}, {size:?}, {text} %");
                let has_two = table.app.world().resource::<FarEdge>().0.is_some();
                assert_eq!(has_two, text < 200, "{context}: one panel leaves more room in a small window");
                let window = Rect::new(0.0, 0.0, size.0, size.1);
                // A single panel scrolls, but for its way out.
                let buttons = if has_two {
                    vec![msg::panel_undo(), msg::panel_replay_turn(), msg::panel_mute(), msg::panel_menu()]
                } else {
                    vec![msg::panel_menu()]
                };
                for button in buttons {
                    let label = english(button);
                    let widget = table.find(&label).unwrap_or_else(|| panic!("{context}: ‘{label}’"));
                    let cut_off = (widget.whole.size() - widget.shown.size()).max_element();
                    assert!(cut_off < 1.0, "{context}: ‘{label}’ is cut off: {widget:?}");
                    assert_eq!(window.union(widget.whole), window, "{context}: ‘{label}’ {widget:?}");
                    assert!(widget.shown.height() >= 44.0, "{context}: ‘{label}’ {widget:?}");
                }
                let sites: Vec<Site> = table.look().spots().iter().map(|spot| spot.site).collect();
                let places: Vec<Vec2> = sites.into_iter().map(|site| table.pixel(site)).collect();
                let board = places.iter().fold(Rect::EMPTY, |board, place| board.union_point(*place));
                let least = 0.38 * size.0.min(size.1);
                assert!(board.size().max_element() >= least, "{context}: the board is small: {board:?}");
            }
        }
    }
}
