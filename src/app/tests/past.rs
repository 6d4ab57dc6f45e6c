//! What was played: shown as it moves, taken back, played again, shown once more.

use super::*;

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
        let batteries = world.query::<(&BoardPiece, &Transform)>().iter(world).collect::<Vec<_>>();
        let turned = batteries.iter().filter(|(board_piece, transform)| {
            board_piece.piece.kind == PieceKind::Battery && (transform.rotation * Vec3::Y).y < -0.99
        });
        let mut sites: Vec<Site> = turned.filter_map(|(board_piece, _)| board_piece.site()).collect();
        sites.sort_unstable();
        sites
    };
    assert_eq!(upside_down(&mut table), []);
    table.click("b2");
    table.click("b6");
    table.wait(3);
    assert_eq!(table.turn(), TurnPhase::Animating, "it takes its time");
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
    assert_eq!(table.session().game().played().len(), 2);
    table.check_pieces();
}

#[test]
fn the_last_turn_is_marked_and_can_be_shown_again() {
    let mut table = Table::start();
    for text in ["b2-b6*a3c3", "m3>m5", "end"] {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
    }
    assert_eq!(table.marked(HighlightKind::Left), ["b2", "m3"]);
    assert_eq!(table.marked(HighlightKind::Arrived), ["b6", "m5"]);
    let before = table.position();
    table.press(KeyCode::KeyL);
    table.wait(12);
    let look = table.look();
    let world = table.app.world_mut();
    let runner = world
        .query::<(&BoardPiece, &Transform)>()
        .iter(world)
        .find(|(board_piece, _)| board_piece.site() == Some(site("b6")));
    let away = runner
        .map(|(board_piece, transform)| transform.translation.distance(board_piece.rest(&*look).translation));
    assert!(away.unwrap() > 0.5, "the robot is on its way again");
    table.rest();
    table.rest();
    assert_eq!(table.position(), before);
    table.check_pieces();
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
    assert_eq!(table.session().game().played().last().unwrap().action.to_string(), "end");
    table.check_pieces();
}
