//! Undo and redo.

use super::*;

#[test]
fn undo_and_redo_go_across_turns() {
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
fn a_captured_robot_returns_when_its_capture_is_undone() {
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
