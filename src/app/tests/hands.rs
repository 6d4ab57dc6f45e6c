//! What hands can do at the table: choose, pay, drag, take back, look around.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::window::RequestRedraw;

use super::*;

#[test]
fn only_pieces_that_can_act_are_marked_and_answer() {
    let mut table = Table::start();
    assert_eq!(table.marked(MarkKind::CanAct), ["b2", "d2", "f2", "h2", "j2", "l2"]);
    for idle in ["b12", "b4", "a3", "g7"] {
        table.click(idle);
        assert_eq!(table.selection(), &Selection::Nothing, "{idle}");
    }
    table.click("b2");
    assert_eq!(table.selection(), &Selection::Piece { from: site("b2") });
    assert_eq!(table.marked(MarkKind::Chosen), ["b2"]);
    let targets: Vec<String> = ["b4", "b6", "d4"].map(str::to_owned).to_vec();
    assert_eq!(table.marked(MarkKind::Target), targets);
    table.click("l8");
    assert_eq!(table.selection(), &Selection::Nothing, "a place that is no target lets go");
    assert_eq!(table.session().game.played().len(), 0);
}

#[test]
fn prices_stand_on_the_targets_and_captures_look_different() {
    let mut table = Table::with("", Some("13/11b1/13/13/13/13/13/3b9/2o1o8/3w9/2o1o8/13/13 w r - -"));
    table.click("d4");
    assert_eq!(table.marked(MarkKind::Capture), ["d6"]);
    assert!(!table.marked(MarkKind::Target).contains(&"d6".to_owned()));
    let targets = table.marked(MarkKind::Target).len() + 1;
    let world = table.app.world_mut();
    let labelled = world.query_filtered::<&Children, With<Mark>>().iter(world).count();
    assert_eq!(labelled, targets, "each target has its price");
}

#[test]
fn a_sensible_payment_is_proposed_and_can_be_changed() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b4");
    assert_eq!(table.selection().proposal().unwrap().to_string(), "b2-b4*a3", "c3 serves d2 as well");
    assert_eq!(table.marked(MarkKind::Pays), ["a3"]);
    assert_eq!(table.marked(MarkKind::CouldPay), ["c3"]);
    assert_eq!(table.session().game.played().len(), 0, "nothing happens before it is confirmed");
    table.click("c3");
    assert_eq!(table.selection().proposal().unwrap().to_string(), "b2-b4*c3");
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(table.session().game.played().last().unwrap().action.to_string(), "b2-b4*c3");
    table.check_pieces();
}

#[test]
fn where_there_is_no_choice_a_run_starts_at_once() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    table.rest();
    assert_eq!(table.session().game.played().last().unwrap().action.to_string(), "b2-b6*a3c3");
}

#[test]
fn a_robot_and_a_battery_can_be_dragged() {
    let mut table = Table::start();
    table.drag("b2", "b6");
    table.rest();
    assert_eq!(table.session().game.played().last().unwrap().action.to_string(), "b2-b6*a3c3");
    table.drag("m3", "m5");
    table.rest();
    assert_eq!(table.session().game.played().last().unwrap().action.to_string(), "m3>m5");
    table.check_pieces();
}

#[test]
fn a_piece_that_is_dropped_elsewhere_goes_back() {
    let mut table = Table::start();
    let before = table.position();
    for target in ["l8", "b12", "a5"] {
        table.drag("b2", target);
        table.rest();
        assert_eq!(table.position(), before);
        table.check_pieces();
    }
    // Beside the board.
    let from = table.pixel(site("b2"));
    table.drag_between(MouseButton::Left, from, Vec2::new(20.0, 20.0));
    table.rest();
    assert_eq!(table.position(), before);
    table.check_pieces();
}

#[test]
fn dragging_the_table_or_an_idle_piece_turns_the_camera_and_plays_nothing() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let before = (table.camera(), table.position());
    table.drag_between(MouseButton::Left, Vec2::new(30.0, 500.0), Vec2::new(180.0, 430.0));
    table.wait(30);
    let turned = table.camera();
    assert!(turned.rotation.angle_between(before.0.rotation) > 0.1);
    let from = table.pixel(site("g7"));
    table.drag_between(MouseButton::Right, from, from + Vec2::new(90.0, 10.0));
    table.wait(30);
    assert!(table.camera().rotation.angle_between(turned.rotation) > 0.1);
    assert_eq!((table.position(), table.selection()), (before.1, &Selection::Nothing));
    table.press(KeyCode::KeyR);
    table.wait(60);
    assert!(table.camera().rotation.angle_between(before.0.rotation) < 1e-2, "a key resets it");
}

#[test]
fn the_camera_keeps_within_its_limits() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let far = table.camera().translation.length();
    table.point_at(Vec2::new(500.0, 400.0));
    (0..40).for_each(|_| table.scroll(1.0));
    table.wait(60);
    let near = table.camera().translation.length();
    assert!(near < far * 0.6 && near > 5.0, "{near} of {far}");
    (0..80).for_each(|_| table.scroll(-1.0));
    table.wait(60);
    assert!(table.camera().translation.length() < far * 2.0);
    for y in [-600.0, 600.0] {
        let from = Vec2::new(40.0, 400.0);
        (0..3).for_each(|_| table.drag_between(MouseButton::Right, from, from + Vec2::Y * y));
        table.wait(60);
        let height = table.camera().forward().y;
        assert!(height < -0.2, "it always looks down at the table: {height}");
    }
}

#[test]
fn actions_are_taken_back_and_played_again_across_turns() {
    let mut table = Table::start();
    let mut positions = vec![table.position()];
    for text in ["b2-b6*a3c3", "m3>m5", "end", "b12-b8*a11c11"] {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
        positions.push(table.position());
    }
    for expected in positions.iter().rev().skip(1) {
        table.press(KeyCode::KeyU);
        table.rest();
        assert_eq!(&table.position(), expected);
        table.check_pieces();
    }
    table.press(KeyCode::KeyU);
    assert_eq!(table.position(), positions[0], "there is nothing more to take back");
    for expected in &positions[1..] {
        table.press(KeyCode::KeyY);
        table.rest();
        assert_eq!(&table.position(), expected);
        table.check_pieces();
    }
}

#[test]
fn a_captured_robot_comes_back_when_its_capture_is_taken_back() {
    let mut table = Table::with("", Some("13/11b1/13/13/13/13/13/3b9/2o1o8/3w9/2o1o8/13/13 w r - -"));
    let before = table.position();
    let action = table.session().position().read_action("d4xd6*c3c5").unwrap();
    table.perform(&action);
    table.check_pieces();
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(table.position(), before);
    table.check_pieces();
}

#[test]
fn batteries_that_paid_flip_over_and_back_at_the_end_of_the_turn() {
    let mut table = Table::start();
    let upside_down = |table: &mut Table| {
        let world = table.app.world_mut();
        let batteries = world.query::<(&Token, &Transform)>().iter(world).collect::<Vec<_>>();
        let turned = batteries.iter().filter(|(token, transform)| {
            token.piece.kind == PieceKind::Battery && (transform.rotation * Vec3::Y).y < -0.99
        });
        let mut sites: Vec<Site> = turned.filter_map(|(token, _)| token.site()).collect();
        sites.sort_unstable();
        sites
    };
    assert_eq!(upside_down(&mut table), []);
    table.click("b2");
    table.click("b6");
    table.wait(3);
    assert_eq!(table.turn(), Turn::Animating, "it takes its time");
    table.rest();
    assert_eq!(upside_down(&mut table), [site("a3"), site("c3")]);
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(upside_down(&mut table), []);
    assert_eq!(table.session().position().to_move(), Player::Two);
}

#[test]
fn whoever_acts_does_not_wait_for_what_moves() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    // In the middle of the run the next robot is chosen and runs.
    table.click("l2");
    table.click("l6");
    table.rest();
    assert_eq!(table.session().game.played().len(), 2);
    table.check_pieces();
}

#[test]
fn the_last_turn_is_marked_and_can_be_shown_again() {
    let mut table = Table::start();
    for text in ["b2-b6*a3c3", "m3>m5", "end"] {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
    }
    assert_eq!(table.marked(MarkKind::Left), ["b2", "m3"]);
    assert_eq!(table.marked(MarkKind::Arrived), ["b6", "m5"]);
    let before = table.position();
    table.press(KeyCode::KeyL);
    table.wait(12);
    let session = table.session().clone();
    let world = table.app.world_mut();
    let runner =
        world.query::<(&Token, &Transform)>().iter(world).find(|(token, _)| token.site() == Some(site("b6")));
    let away = runner
        .map(|(token, transform)| transform.translation.distance(token.rest(session.look()).translation));
    assert!(away.unwrap() > 0.5, "the robot is on its way again");
    table.rest();
    table.rest();
    assert_eq!(table.position(), before);
    table.check_pieces();
}

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

#[test]
fn the_board_is_seen_across_the_table_and_from_above() {
    let mut table = Table::start();
    let above = table.camera();
    assert!(above.forward().y < -0.999);
    table.press(KeyCode::KeyF);
    table.wait(2);
    let across = table.camera();
    assert!(across.forward().y > -0.95);
    // Robots can be touched there, too, at their bodies.
    let position = table.pixel(site("d2")) - Vec2::Y * 18.0;
    table.click_at(position);
    assert_eq!(table.selection(), &Selection::Piece { from: site("d2") });
}

#[test]
fn the_whole_board_is_seen_beside_the_panel() {
    let mut table = Table::start();
    for flat in [true, false] {
        for corner in ["a1", "m1", "a13", "m13"] {
            let at = table.pixel(site(corner));
            assert!(
                (0.0..1280.0 - 292.0).contains(&at.x) && (0.0..800.0).contains(&at.y),
                "{corner} {at} {flat}"
            );
        }
        table.press(KeyCode::KeyF);
        table.wait(3);
    }
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
    let played: Vec<String> = table.session().game.played().iter().map(|p| p.action.to_string()).collect();
    assert_eq!(played, ["b2-b4*a3"], "it runs, and does not end the turn");
    table.click_at(MAIN_BUTTON);
    table.rest();
    assert_eq!(table.session().game.played().last().unwrap().action.to_string(), "end");
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
fn a_touch_that_is_taken_away_lets_go() {
    let mut table = Table::start();
    let (from, to) = (table.pixel(site("b2")), table.pixel(site("b6")));
    let window = table.window;
    let touch = |phase, position| TouchInput { phase, position, window, force: None, id: 7 };
    table.send(touch(TouchPhase::Started, from));
    table.wait(2);
    for i in 1..=4 {
        table.send(touch(TouchPhase::Moved, from.lerp(to, i as f32 / 4.0)));
        table.wait(1);
    }
    assert_eq!(table.selection(), &Selection::Piece { from: site("b2") }, "the piece is being carried");
    table.send(touch(TouchPhase::Canceled, to));
    table.rest();
    assert_eq!(table.session().game.played().len(), 0);
    table.check_pieces();
    table.drag("b2", "b6");
    table.rest();
    assert_eq!(table.session().game.played().len(), 1, "the next hand is free");
}

#[test]
fn acting_while_the_last_turn_is_shown_again_ends_in_the_present() {
    let mut table = Table::start();
    for text in ["b2-b6*a3c3", "end", "b12-b8*a11c11"] {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
    }
    table.press(KeyCode::KeyL);
    table.wait(8);
    table.press(KeyCode::Space);
    table.rest();
    table.rest();
    assert_eq!(table.session().game.played().last().unwrap().action.to_string(), "end");
    table.check_pieces();
}

#[test]
fn a_piece_goes_on_from_where_it_was_dropped() {
    let mut table = Table::start();
    let (from, to) = (table.pixel(site("b2")), table.pixel(site("b6")));
    table.drag_between(MouseButton::Left, from, to);
    let session = table.session().clone();
    let world = table.app.world_mut();
    let tokens = world.query::<(&Token, &Transform)>().iter(world).collect::<Vec<_>>();
    let (token, transform) = tokens.iter().find(|(token, _)| token.site() == Some(site("b6"))).unwrap();
    let rest = token.rest(session.look()).translation;
    assert!(transform.translation.distance(rest) < 1.5, "it does not jump back first: {transform:?}");
    table.rest();
    table.check_pieces();
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
