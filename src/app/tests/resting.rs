//! Panels, menus and the table at rest.

use bevy::window::RequestRedraw;

use super::*;

#[test]
fn escape_lets_go_then_pauses_then_goes_on() {
    let mut table = Table::start();
    table.click("b2");
    table.press(KeyCode::Escape);
    assert_eq!((table.selection(), table.menu()), (&Selection::Nothing, Menu::None));
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::Pause);
    table.click("b2");
    assert_eq!(table.selection(), &Selection::Nothing, "the board rests while the match pauses");
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::None);
}

/// The middle of the panel's main button.
const MAIN_BUTTON: Vec2 = Vec2::new(1129.0, 287.0);

#[test]
fn the_panels_button_does_what_it_says_and_the_board_behind_it_rests() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let before = table.camera();
    table.click("b2");
    table.click("b4");
    assert!(table.selection().proposal().is_some());
    // A hand rests on a button before it presses it.
    table.point_at(MAIN_BUTTON);
    table.wait(2);
    table.click_at(MAIN_BUTTON);
    table.rest();
    let played: Vec<String> = table.session().game().played().iter().map(|p| p.action.to_string()).collect();
    assert_eq!(played, ["b2-b4*a3"], "it runs, and does not end the turn");
    table.click_at(MAIN_BUTTON);
    table.rest();
    assert_eq!(table.session().game().played().last().unwrap().action.to_string(), "end");
    table.point_at(MAIN_BUTTON);
    table.scroll(3.0);
    table.drag_between(MouseButton::Left, Vec2::new(1129.0, 600.0), Vec2::new(1040.0, 700.0));
    table.wait(20);
    assert!(
        table.camera().translation.distance(before.translation) < 1e-3,
        "the panel is no place to turn the table"
    );
}

#[test]
fn a_table_at_rest_asks_for_no_more_pictures() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    table.rest();
    table.wait(150);
    let asked =
        |table: &mut Table| table.app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count();
    asked(&mut table);
    table.wait(20);
    assert_eq!(asked(&mut table), 0);
    table.point_at(Vec2::new(300.0, 300.0));
    assert!(asked(&mut table) > 0, "a hand wakes it");
}
