//! Why a click does nothing: the panel says so, in every game, until the player goes on.

use super::keyboard::touch_by_key;
use super::*;
use crate::app::ai::Hint;
use texts::msg;

/// f4 is white and has captured; d4 and f6 are black. Black alone touches e7, and both players touch g5.
const CAPTURED: &str = "13/13/13/13/13/13/4o1o6/5b7/4o1o6/3b1w7/4o8/13/13 w m f4 -";

fn says(table: &mut Table, text: &str) -> bool {
    table.wait(1);
    table.texts().iter().any(|shown| shown == text)
}

/// What each place says if it is clicked.
const REASONS: [(&str, &str); 3] = [
    ("f4", "The robot on f4 has captured and may not run again this turn."),
    ("e7", "You do not control the battery on e7. Black controls this battery, 1 to 0."),
    ("d4", "The robot on d4 is not yours."),
];

#[test]
fn a_match_says_why_a_click_does_nothing() {
    let mut table = Table::with("", Some(CAPTURED));
    for (place, reason) in REASONS {
        table.click(place);
        assert!(says(&mut table, reason), "{place}: {:#?}", table.texts());
        assert_eq!(table.selection(), &Selection::Nothing);
    }
    assert_eq!(table.played(), [""; 0]);
    // Who goes on has heard enough.
    table.click("g5");
    assert!(REASONS.iter().all(|(_, reason)| !says(&mut table, reason)));
    assert_eq!(table.selection(), &Selection::Piece { from: site("g5") });
}

#[test]
fn a_finger_and_the_keyboard_are_told_as_well() {
    let mut table = Table::with("", Some(CAPTURED));
    let (place, reason) = REASONS[0];
    table.tap(place);
    assert!(says(&mut table, reason));
    let (place, reason) = REASONS[2];
    touch_by_key(&mut table, site(place));
    assert!(says(&mut table, reason));
}

#[test]
fn what_the_chosen_piece_cannot_do_has_its_reason_too_and_it_stays_chosen() {
    let mut table = Table::start();
    table.click("b2");
    for (place, reason) in [
        ("l8", "The robot on b2 cannot run to l8."),
        ("b8", "That run costs 3 batteries, but only 2 can pay for it."),
        // A chosen robot is asked to capture an enemy one.
        ("b12", "The robot on b2 cannot run to b12."),
        (
            "k3",
            "A turn begins with a run: before a robot has run, you cannot shift batteries or end the turn.",
        ),
    ] {
        table.click(place);
        assert!(says(&mut table, reason), "{place}: {:#?}", table.texts());
        assert_eq!(table.selection(), &Selection::Piece { from: site("b2") }, "{place}");
    }
    table.click("b2");
    // An empty place has nothing to begin with.
    table.click("f8");
    assert!(says(&mut table, "There is no robot on f8."), "{:#?}", table.texts());
    table.click("g7");
    assert!(says(&mut table, "There is no battery on g7."), "{:#?}", table.texts());
    assert_eq!((table.selection(), table.played()), (&Selection::Nothing, Vec::new()));
}

#[test]
fn counters_that_cannot_move_or_are_the_opponents_say_so() {
    let position = "19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b5r5/13b5/19/19/5b13/r18 b";
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, Some(position)).unwrap());
    table.click("h7");
    assert!(says(&mut table, "The counter on h7 is not yours."), "{:#?}", table.texts());
    table.click("h6");
    table.click("a10");
    let shape = "The counter on h6 cannot get to a10: a move is one step, or a series of jumps, each straight over one counter.";
    assert!(says(&mut table, shape), "{:#?}", table.texts());
    assert_eq!((table.selection(), table.played()), (&Selection::Piece { from: site("h6") }, Vec::new()));
}

#[test]
fn a_reason_is_seen_while_a_hint_is_shown_and_then_the_hint_again() {
    let mut table = Table::start();
    table.press(KeyCode::KeyH);
    table.wait_for("the hint", |table| table.app.world().resource::<Hint>().advice().is_some());
    let is_hint = |table: &mut Table| {
        table.texts().iter().any(|text| ["Hint: ", "Hint, "].iter().any(|begin| text.starts_with(begin)))
    };
    table.wait(2);
    assert!(is_hint(&mut table));
    table.click("b12");
    assert!(says(&mut table, "The robot on b12 is not yours."));
    table.click("b2");
    table.wait(1);
    assert!(is_hint(&mut table));
}

#[test]
fn a_field_that_is_taken_says_so() {
    let mut table = Table::kulami("", "closed");
    table.click("d4");
    table.rest();
    table.click("d4");
    assert!(says(&mut table, "There is already a marble on d4."), "{:#?}", table.texts());
    assert_eq!(table.played(), ["d4"]);
}

#[test]
fn a_marble_of_a_tray_says_where_to_click() {
    let said = english(msg::panel_beside_to_place());
    for is_tap in [false, true] {
        let mut table = Table::kulami("", "closed");
        table.rest();
        let world = table.app.world_mut();
        let mut marbles = world.query::<(&BoardPiece, &Transform)>();
        let tray = marbles.iter(world).filter(|(marble, _)| marble.site().is_none());
        // One that nothing stands in front of: the nearest to the player.
        let places = tray.map(|(_, transform)| transform.translation);
        let nearest = places.max_by(|a, b| a.z.total_cmp(&b.z)).unwrap();
        let at = table.pixel_at(nearest + Vec3::Y * 0.3);
        if is_tap {
            table.tap_at(at);
        } else {
            table.click_at(at);
        }
        table.wait(2);
        assert!(table.texts().contains(&said), "{is_tap}: {:#?}", table.texts());
        table.click("d4");
        table.rest();
        assert!(!table.texts().contains(&said), "{is_tap}");
    }
}
