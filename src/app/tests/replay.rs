//! The last turn is replayed.

use super::*;

#[test]
fn the_last_turn_is_highlighted_and_can_be_replayed() {
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
