//! Who controls a battery or a panel is said about the place that is pointed at, and drawn on the board.

use super::keyboard::touch_by_key;
use super::*;
use crate::app::interaction::{Inspected, answer, brief_answer};
use crate::app::session::{Assist, Assists, ToggleAssist};
use engine::Level;

/// White's robot on f4 has run. Black alone touches e7, both players touch e5 and g5, and nobody touches c11.
const MEETING: &str = "13/13/2o10/13/13/13/4o1o6/5b7/4o1o6/3b1w7/4o8/13/13 w m - -";

fn told(table: &Table, place: &str, is_brief: bool) -> String {
    let assists = table.app.world().resource::<Assists>();
    let (session, selection, place) = (table.session(), table.selection(), site(place));
    if is_brief {
        brief_answer(place, &session, selection, assists).map(english).unwrap_or_default()
    } else {
        english(answer(place, &session, selection, assists))
    }
}

#[test]
fn who_controls_a_battery_and_what_it_may_do_is_said() {
    let table = Table::with("", Some(MEETING));
    for (place, wanted) in [
        ("e7", "A charged battery. Black controls this battery, 1 to 0."),
        ("e5", "A charged battery. Black controls this battery, 2 to 1."),
        ("g5", "A charged battery. Both players control this battery, 1 to 1. It can move to 4 spaces."),
        (
            "c11",
            "A charged battery. Both players control this battery: no robot touches it. It can move to 4 spaces.",
        ),
        ("d4", "Black’s robot."),
        ("b2", "Empty."),
    ] {
        assert_eq!(told(&table, place, false), wanted, "{place}");
    }
    assert_eq!(told(&table, "e7", true), "Black controls this battery, 1 to 0.");
    assert_eq!(
        told(&table, "g5", true),
        "Both players control this battery, 1 to 1. It can move to 4 spaces."
    );
    assert_eq!(told(&table, "d4", true), "Black’s robot.");
    assert_eq!(told(&table, "b2", true), "");
    // Why an own piece, or a battery that is not the opponent's alone, cannot act.
    let table = Table::with("", Some(&MEETING.replace("w m - -", "w m f4 -")));
    assert_eq!(
        told(&table, "f4", false),
        "White’s robot. It could be captured next turn, from d4 and f6. The robot on f4 has captured and may not run again this turn."
    );
    let table = Table::with("shared=locked", Some(MEETING));
    let locked = "Both players control the battery on g5, so neither may shift it.";
    assert!(told(&table, "g5", false).ends_with(locked));
}

#[test]
fn against_the_computer_what_is_ones_own_and_what_is_the_computers_is_said() {
    let mut table = Table::opened();
    let game = Match::new(GameKind::Netzwerk.set_up("", None, Some(MEETING)).unwrap());
    let setup = MatchSetup::new(game).with_computers([None, Level::new(1)]);
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    for (place, wanted) in [
        ("e7", "A charged battery. The computer controls this battery, 1 to 0."),
        ("d4", "The computer’s robot."),
    ] {
        assert_eq!(told(&table, place, false), wanted, "{place}");
    }
    assert!(told(&table, "f4", false).starts_with("Your robot."), "{}", told(&table, "f4", false));
    // By its level only where it is not the subject of a sentence.
    let session = table.session();
    assert_eq!(english(session.subject(Player::Two)), "The computer");
    assert_eq!(english(session.name(Player::Two)), "Computer (level 1)");
}

#[test]
fn the_robots_that_count_are_joined_to_the_battery_that_is_pointed_at() {
    let mut table = Table::with("", Some(MEETING));
    let controlled = |table: &mut Table| table.marked(HighlightKind::Control);
    for (place, robots) in [("e5", &["d4", "f4", "f6"][..]), ("e7", &["f6"]), ("c11", &[]), ("f4", &[])] {
        let at = table.pixel(site(place));
        table.point_at(at);
        table.wait(1);
        assert_eq!(controlled(&mut table), robots, "{place}");
    }
    // Above a panel of full height, what is pointed at has its line.
    let at = table.pixel(site("e7"));
    table.point_at(at);
    table.wait(1);
    let line = "e7. Black controls this battery, 1 to 0.";
    assert!(table.texts().iter().any(|text| text == line), "{:#?}", table.texts());
    table.point_at(Vec2::new(20.0, 20.0));
    table.wait(1);
    assert_eq!(controlled(&mut table), [""; 0]);
    // A long press, and the keyboard.
    table.finger(1, TouchPhase::Started, at);
    table.wait(20);
    assert_eq!(table.app.world().resource::<Inspected>().0, Some(site("e7")));
    table.wait(1);
    assert_eq!(controlled(&mut table), ["f6"]);
    table.finger(1, TouchPhase::Ended, at);
    table.wait(1);
    touch_by_key(&mut table, site("e5"));
    table.wait(1);
    assert_eq!(controlled(&mut table), ["d4", "f4", "f6"]);
}

#[test]
fn who_holds_a_panel_is_said_to_those_who_want_to_see_it() {
    let mut table = Table::kulami("", "closed");
    assert!(
        told(&table, "d4", true).starts_with("Neither player holds this panel of "),
        "{}",
        told(&table, "d4", true)
    );
    table.click("d4");
    table.rest();
    let held = told(&table, "d4", true);
    assert!(held.starts_with("Red holds this panel of ") && held.ends_with(" fields, 1 to 0."), "{held}");
    let refused = told(&table, "a1", false);
    assert!(refused.ends_with("in the column of the last marble, on d4."), "{refused}");
    table.app.world_mut().trigger(ToggleAssist(Assist::Panels));
    table.wait(2);
    assert_eq!(told(&table, "d4", true), "Red’s marble.");
}
