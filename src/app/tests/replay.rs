//! The last turn is replayed.

use super::*;

#[test]
fn a_ring_marks_where_a_robot_was_captured_and_another_one_stands() {
    let mut table = Table::with("", Some("13/11b1/13/13/13/13/13/3b7b1/2o1o5o2/3w9/2o1o8/9w3/13 w r - -"));
    play(&mut table, "d4xd6*c5e5 end");
    assert_eq!(table.marked(HighlightKind::Taken), ["d6"]);
    assert_eq!(table.marked(HighlightKind::Arrived), ["d6"]);
}

#[test]
fn the_last_turn_is_highlighted_and_can_be_replayed() {
    let mut table = Table::start();
    for text in ["b2-b6*a3c3", "m3>m5", "end"] {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
    }
    assert_eq!(table.marked(HighlightKind::Left), ["b2", "m3"]);
    assert_eq!(table.marked(HighlightKind::Arrived), ["b6", "m5"]);
    assert_eq!(table.marked(HighlightKind::Trail), ["b6", "m5"], "each way ends there");
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

/// The sentence about the last turn that the panel shows, which begins with the name of who played it.
fn told(table: &mut Table, name: &str) -> Option<String> {
    table.wait(1);
    let begin = format!("{name} ");
    table
        .texts()
        .into_iter()
        .find(|text| text.starts_with(&begin) && text.contains('–') | text.contains(" from "))
}

fn play(table: &mut Table, text: &str) {
    for text in text.split(' ') {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
    }
}

#[test]
fn the_opponents_turn_is_told_in_a_sentence_until_the_players_own_is_over() {
    let mut table = Table::start();
    play(&mut table, "b2-b6*a3c3 m3>m5");
    assert_eq!(told(&mut table, "White"), None, "a player knows the own turn");
    play(&mut table, "end");
    let sentence = "White moved a robot (b2–b6) and shifted a battery.";
    assert_eq!(told(&mut table, "White").as_deref(), Some(sentence));
    play(&mut table, "b12-b10*a11");
    assert_eq!(told(&mut table, "White").as_deref(), Some(sentence));
    play(&mut table, "end");
    assert_eq!(told(&mut table, "White"), None);
    assert_eq!(told(&mut table, "Black").as_deref(), Some("Black moved a robot (b12–b10)."));
}

#[test]
fn captures_are_told_even_of_short_turns() {
    let mut table = Table::with("", Some("13/11b1/13/13/13/13/13/3b7b1/2o1o5o2/3w9/2o1o8/9w3/13 w r - -"));
    play(&mut table, "d4xd6*c5e5 end");
    let sentence = "White moved a robot (d4–d6) and captured a robot (d6).";
    assert_eq!(told(&mut table, "White").as_deref(), Some(sentence));
    let position = "19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b5r5/13b5/19/19/5b13/r18 b";
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, Some(position)).unwrap());
    play(&mut table, "h6xh8");
    assert_eq!(
        told(&mut table, "Blue").as_deref(),
        Some("Blue moved from h6 to h8 and captured a counter (h7).")
    );
    play(&mut table, "n6xn4~");
    assert_eq!(
        told(&mut table, "Red").as_deref(),
        Some("Red moved from n6 to n4, captured a counter (n5) and lost a counter in the river.")
    );
    play(&mut table, "f2-f3");
    assert_eq!(told(&mut table, "Blue").as_deref(), Some("Blue moved from f2 to f3."));
}
