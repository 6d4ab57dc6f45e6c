//! What the computer says: hints, and what a position is worth.

use super::*;
use crate::app::ai::{Analysis, Hint, SwitchAnalysis};
use crate::app::session::GoToPly;
use engine::Why;

/// White wins by one more robot at home: two are there, a third is one square away.
const ALMOST_HOME: &str = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";

#[test]
fn a_hint_is_highlighted_with_its_reason_until_something_is_played() {
    let mut table = Table::with("", Some(ALMOST_HOME));
    table.press(KeyCode::KeyH);
    table.wait_for("the hint", |table| table.app.world().resource::<Hint>().advice().is_some());
    table.wait(2);
    let advice = table.app.world().resource::<Hint>().advice().unwrap().clone();
    assert_eq!(advice.why, [Why::Wins]);
    assert!(advice.turn[0].to_string().starts_with("f10-f12"), "{:?}", advice.turn);
    let marked = table.marked(HighlightKind::Hint);
    assert!(marked.contains(&"f10".to_owned()) && marked.contains(&"f12".to_owned()), "{marked:?}");
    // A second question changes nothing.
    table.press(KeyCode::KeyH);
    assert_eq!(table.app.world().resource::<Hint>().advice(), Some(&advice));
    let action = table.session().position().read_action("f10-d10*e9").unwrap();
    table.perform(&action);
    assert_eq!(table.app.world().resource::<Hint>().advice(), None);
    assert_eq!(table.marked(HighlightKind::Hint), [""; 0]);
}

/// A short match in which White could have won by the third turn but did not.
fn wasted() -> Table {
    let start = GameKind::Netzwerk.set_up("", None, Some(ALMOST_HOME)).unwrap();
    let mut game = Match::new(start);
    game.play_text("f10-d10*e9 end").unwrap();
    Table::with_match(game)
}

#[test]
fn positions_in_review_are_analysed_when_that_is_switched_on() {
    let mut table = wasted();
    table.app.world_mut().trigger(GoToPly(0));
    table.wait(10);
    let lines = |table: &Table| table.app.world().resource::<Analysis>().lines(&table.session());
    assert_eq!(lines(&table), [], "while the match goes on nobody is helped unasked");
    table.app.world_mut().trigger(SwitchAnalysis);
    table.wait_for("the first lines", |table| !lines(table).is_empty());
    let best = lines(&table)[0].clone();
    assert!(best.chance > 0.99, "white wins at once: {best:?}");
    assert!(best.turns[0][0].to_string().starts_with("f10-f12"), "{best:?}");
    table.press(KeyCode::Escape);
    table.wait(2);
    assert_eq!(lines(&table), [], "in the present nothing is told");
}
