//! Menus and panels, and the board behind them.

use super::endings::press_in_pause;
use super::*;
use crate::app::session::LeaveTable;
use texts::msg;

#[test]
fn escape_deselects_then_pauses_then_resumes() {
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

#[test]
fn the_panels_button_does_what_it_says_and_the_board_behind_it_rests() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let before = table.camera();
    table.click("b2");
    table.click("b4");
    assert!(table.selection().proposal().is_some());
    table.click_button(&english(msg::panel_run("b4")));
    table.rest();
    let played: Vec<String> = table.session().game().played().iter().map(|p| p.action.to_string()).collect();
    assert_eq!(played, ["b2-b4*a3"], "it runs, and does not end the turn");
    table.click_button(&english(msg::panel_end_turn()));
    table.rest();
    assert_eq!(table.session().game().played().last().unwrap().action.to_string(), "end");
    let main_button = table.middle_of(&english(msg::panel_end_turn()));
    table.point_at(main_button);
    table.scroll(3.0);
    table.drag_between(MouseButton::Left, Vec2::new(1129.0, 600.0), Vec2::new(1040.0, 700.0));
    table.wait(20);
    assert!(
        table.camera().translation.distance(before.translation) < 1e-3,
        "the panel is no place to turn the table"
    );
}

#[test]
fn back_leads_to_the_menu_that_was_there_before() {
    let mut table = Table::start();
    table.press(KeyCode::Escape);
    for (button, menu) in [
        (msg::settings_open(), Menu::Settings),
        (msg::rules_read(), Menu::Rules),
        (msg::shortcuts_open(), Menu::Keys),
    ] {
        press_in_pause(&mut table, button.clone());
        assert_eq!(table.menu(), menu);
        table.press(KeyCode::Escape);
        assert_eq!(table.menu(), Menu::Pause, "{button:?}");
    }
    table.click_button(&english(msg::settings_open()));
    table.click_button(&english(msg::settings_done()));
    assert_eq!(table.menu(), Menu::Pause);
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::None);
    // Opened from the table itself, it leads back there.
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Keys);
    table.wait(2);
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::None);
}

#[test]
fn a_result_is_not_announced_once_another_match_is_open() {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", Some("irregular"), None).unwrap());
    let actions = kulami_match();
    let (last, others) = actions.split_last().unwrap();
    game.play_text(&others.join(" ")).unwrap();
    let mut finished = game.clone();
    finished.play_text(last).unwrap();
    let mut table = Table::with_match(game);
    let last = table.session().position().read_action(last).unwrap();
    table.perform(&last);
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    table.click_button(&english(msg::panel_menu()));
    assert_eq!(table.menu(), Menu::Pause);
    table.app.world_mut().trigger(LeaveTable);
    table.wait(4);
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(finished)));
    table.wait(20);
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None), "it has been over for long");
}

#[test]
fn behind_a_dialog_there_is_only_the_board() {
    let mut table = Table::start();
    let undo = english(msg::panel_undo());
    assert!(table.texts().contains(&undo));
    for (menu, is_there) in [(Menu::Pause, false), (Menu::Settings, false), (Menu::None, true)] {
        table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        table.wait(4);
        assert_eq!(table.texts().contains(&undo), is_there, "{menu:?}");
    }
}
