//! Dragging pieces to their targets.

use super::*;

#[test]
fn a_robot_and_a_battery_can_be_dragged() {
    let mut table = Table::start();
    table.drag("b2", "b6");
    table.rest();
    assert_eq!(table.session().game().played().last().unwrap().action.to_string(), "b2-b6*a3c3");
    table.drag("m3", "m5");
    table.rest();
    assert_eq!(table.session().game().played().last().unwrap().action.to_string(), "m3>m5");
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
fn a_cancelled_touch_lets_go() {
    let mut table = Table::start();
    let (from, to) = (table.pixel(site("b2")), table.pixel(site("b6")));
    table.finger(7, TouchPhase::Started, from);
    table.wait(2);
    for i in 1..=4 {
        table.finger(7, TouchPhase::Moved, from.lerp(to, i as f32 / 4.0));
        table.wait(1);
    }
    assert_eq!(table.selection(), &Selection::Piece { from: site("b2") }, "the piece is being carried");
    table.finger(7, TouchPhase::Canceled, to);
    table.rest();
    assert_eq!(table.session().game().played().len(), 0);
    table.check_pieces();
    table.drag("b2", "b6");
    table.rest();
    assert_eq!(table.session().game().played().len(), 1, "the next hand is free");
}

#[test]
fn a_piece_goes_on_from_where_it_was_dropped() {
    let mut table = Table::start();
    let (from, to) = (table.pixel(site("b2")), table.pixel(site("b6")));
    table.drag_between(MouseButton::Left, from, to);
    let look = table.look();
    let world = table.app.world_mut();
    let board_pieces = world.query::<(&BoardPiece, &Transform)>().iter(world).collect::<Vec<_>>();
    let (board_piece, transform) =
        board_pieces.iter().find(|(board_piece, _)| board_piece.site() == Some(site("b6"))).unwrap();
    let rest = board_piece.rest(&*look).translation;
    assert!(transform.translation.distance(rest) < 1.5, "it does not jump back first: {transform:?}");
    table.rest();
    table.check_pieces();
}
