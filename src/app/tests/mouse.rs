//! The mouse on a slow machine: what happens between two frames counts in its order and at its places.

use super::*;
use crate::app::interaction::Inspected;

impl Table {
    /// Presses at a place, moves on and releases at another, all before the next frame.
    fn stroke_at_once(&mut self, button: MouseButton, from: Vec2, to: Vec2) {
        self.move_to_at_once(from);
        self.mouse_at_once(button, ButtonState::Pressed);
        self.move_to_at_once(to);
        self.mouse_at_once(button, ButtonState::Released);
    }

    /// Presses at the first of some places, moves over the others and releases at the last, all before the next frame.
    fn carry_at_once(&mut self, places: &[&str]) {
        for (i, name) in places.iter().enumerate() {
            let at = self.pixel(site(name));
            self.move_to_at_once(at);
            if i == 0 {
                self.mouse_at_once(MouseButton::Left, ButtonState::Pressed);
            }
        }
        self.mouse_at_once(MouseButton::Left, ButtonState::Released);
    }

    /// Clicks before the next frame.
    fn click_at_once(&mut self, name: &str) {
        let at = self.pixel(site(name));
        self.move_to_at_once(at);
        self.mouse_at_once(MouseButton::Left, ButtonState::Pressed);
        self.mouse_at_once(MouseButton::Left, ButtonState::Released);
    }
}

#[test]
fn a_click_between_two_frames_activates_its_place() {
    let mut table = Table::start();
    for name in ["b2", "d2", "h2"] {
        table.point_at(Vec2::new(30.0, 400.0));
        table.click_at_once(name);
        table.wait(2);
        assert_eq!(table.selection(), &Selection::Piece { from: site(name) });
    }
}

#[test]
fn several_clicks_between_two_frames_count_in_their_order() {
    let mut table = Table::start();
    table.click_at_once("b2");
    table.click_at_once("b6");
    table.rest();
    assert_eq!(table.played(), ["b2-b6*a3c3"]);
    table.check_pieces();
}

#[test]
fn a_click_that_slips_onto_a_neighbour_activates_the_place_that_was_pressed() {
    for at_once in [true, false] {
        let mut table = Table::kulami("", "closed");
        let middle = table.pixel(site("d4")).midpoint(table.pixel(site("d5")));
        let towards = (table.pixel(site("d5")) - middle).normalize();
        let (on_d4, on_d5) = (middle - towards * 2.0, middle + towards * 2.0);
        if at_once {
            table.stroke_at_once(MouseButton::Left, on_d4, on_d5);
        } else {
            table.drag_between(MouseButton::Left, on_d4, on_d5);
        }
        table.rest();
        assert_eq!(table.played(), ["d4"], "at once: {at_once}");
    }
}

#[test]
fn a_drag_between_two_frames_is_the_same_as_a_slow_one() {
    let mut table = Table::start();
    let [b2, b6, l8] = ["b2", "b6", "l8"].map(|name| table.pixel(site(name)));
    table.stroke_at_once(MouseButton::Left, b2, b6);
    table.rest();
    assert_eq!(table.played(), ["b2-b6*a3c3"]);
    let l2 = table.pixel(site("l2"));
    table.stroke_at_once(MouseButton::Left, l2, l8);
    table.rest();
    assert_eq!(table.played().len(), 1, "a robot dropped elsewhere goes back");
    table.check_pieces();
}

#[test]
fn a_jump_dragged_between_two_frames_is_the_same_as_a_slow_one() {
    let position = "19/19/19/19/19/19/19/19/19/19/12b6/11r1b5/11bb6/19/19/19/19/19/r18 b";
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, Some(position)).unwrap());
    let [l7, l9] = ["l7", "l9"].map(|name| table.pixel(site(name)));
    table.stroke_at_once(MouseButton::Left, l7, l9);
    table.rest();
    assert_eq!(table.played(), ["l7xl9"]);
    table.check_pieces();
}

#[test]
fn a_piece_carried_over_its_landings_between_two_frames_goes_that_way() {
    let position = "19/19/19/19/19/19/19/19/19/19/12b6/11r1b5/11bb6/19/19/19/19/19/r18 b";
    let set_up = || Table::set(GameKind::Napoleon.set_up("", None, Some(position)).unwrap());
    let mut table = set_up();
    table.carry_at_once(&["l7", "n7", "n9", "l9"]);
    table.rest();
    if table.selection().proposal().is_some() {
        table.press(KeyCode::Space);
        table.rest();
    }
    assert_eq!(table.played(), ["l7-n7-n9-l9"]);
    table.check_pieces();
    // Released elsewhere, it goes home and nothing is played.
    let mut table = set_up();
    table.carry_at_once(&["l7", "n7", "n9", "q12"]);
    table.rest();
    assert_eq!(table.selection(), &Selection::Piece { from: site("l7") });
    assert_eq!(table.played().len(), 0);
    table.check_pieces();
}

#[test]
fn a_drag_of_the_table_between_two_frames_clicks_nowhere() {
    let mut table = Table::kulami("", "closed");
    let beside = Vec2::new(30.0, 400.0);
    let [d4, d7] = ["d4", "d7"].map(|name| table.pixel(site(name)));
    for (from, to) in [(beside, d4), (d4, d7), (d7, beside)] {
        table.point_at(to);
        table.stroke_at_once(MouseButton::Left, from, to);
        table.wait(3);
        assert_eq!(table.played().len(), 0, "from {from} to {to}");
        table.press(KeyCode::KeyR);
        table.wait(30);
    }
}

#[test]
fn a_right_click_between_two_frames_inspects_its_place() {
    let mut table = Table::start();
    let [g7, b2] = ["g7", "b2"].map(|name| table.pixel(site(name)));
    table.point_at(g7);
    table.stroke_at_once(MouseButton::Right, b2, b2 + Vec2::X);
    table.wait(2);
    assert_eq!(table.app.world().resource::<Inspected>().0, Some(site("b2")));
    assert_eq!(table.selection(), &Selection::Nothing);
}

#[test]
fn a_click_on_a_panel_between_two_frames_leaves_the_table_alone() {
    let mut table = Table::start();
    let panel = table.middle_of(&english(texts::msg::panel_menu()));
    let b2 = table.pixel(site("b2"));
    table.point_at(b2);
    let before = table.camera();
    table.stroke_at_once(MouseButton::Left, panel, b2);
    table.wait(20);
    assert_eq!(table.selection(), &Selection::Nothing);
    assert!(table.camera().translation.distance(before.translation) < 1e-3);
}

#[test]
fn a_button_that_is_held_for_long_is_pressed() {
    let mut table = Table::start();
    let at = table.middle_of("Menu");
    table.point_at(at);
    table.wait(2);
    table.mouse_at_once(MouseButton::Left, ButtonState::Pressed);
    // Two seconds, as slow hands or slow pictures take.
    table.wait(50);
    table.mouse_at_once(MouseButton::Left, ButtonState::Released);
    table.wait(3);
    assert_eq!(table.menu(), Menu::Pause);
}

#[test]
fn a_target_wins_over_the_counter_that_hides_it() {
    for (front, part, becomes) in [
        // An enemy's counter hides the square behind it; its foot is its own.
        ('r', 0.9, Some("l7xl9")),
        ('r', 0.55, Some("l7xl9")),
        // One's own can be selected instead, and gives way to all but the rim of the square.
        ('b', 0.95, Some("l7-l9")),
        ('b', 0.7, Some("l7-l9")),
        ('b', 0.6, None),
        ('b', 0.4, None),
    ] {
        let position = format!("19/19/19/19/19/19/19/19/19/19/19/11{front}7/11bb6/19/19/19/19/19/r18 b");
        let mut table = Table::set(GameKind::Napoleon.set_up("", None, Some(&position)).unwrap());
        // Out of the flat view, in which nothing hides anything.
        table.press(KeyCode::KeyF);
        table.wait(40);
        table.click("l7");
        assert_eq!(table.selection(), &Selection::Piece { from: site("l7") });
        let at = table.pixel(site("l8")).lerp(table.pixel(site("l9")), part);
        table.point_at(at);
        table.wait(2);
        let pointed = table.app.world().resource::<crate::app::interaction::Hovered>().site;
        assert_eq!(pointed, Some(site(if becomes.is_some() { "l9" } else { "l8" })), "{front}, {part}");
        table.click_at(at);
        table.rest();
        assert_eq!(table.played().first().map(String::as_str), becomes, "{front}, {part}");
        if becomes.is_none() {
            assert_eq!(table.selection(), &Selection::Piece { from: site("l8") });
        }
    }
}

#[test]
fn the_frame_of_a_target_wins_over_the_head_of_the_piece_that_goes_there() {
    let position = "19/19/19/19/19/19/19/19/19/19/19/19/11b7/19/19/19/19/19/rr17 b";
    for (part, becomes) in [(1.0, Some("l7-l8")), (0.65, Some("l7-l8")), (0.55, None)] {
        let mut table = Table::set(GameKind::Napoleon.set_up("", None, Some(position)).unwrap());
        table.press(KeyCode::KeyF);
        table.wait(40);
        table.click("l7");
        let at = table.pixel(site("l7")).lerp(table.pixel(site("l8")), part);
        table.click_at(at);
        table.rest();
        assert_eq!(table.played().first().map(String::as_str), becomes, "{part}");
    }
}

#[test]
fn a_free_field_wins_over_the_marble_that_hides_it() {
    let mut table = Table::kulami("", "closed");
    table.click("d5");
    table.rest();
    table.press(KeyCode::KeyF);
    table.wait(40);
    let [marble, field] = ["d5", "d6"].map(|name| table.pixel(site(name)));
    let pointed = |table: &mut Table, part: f32| {
        table.point_at(marble.lerp(field, part));
        table.wait(2);
        table.app.world().resource::<crate::app::interaction::Hovered>().site
    };
    // The field begins half-way between their middles, not where the marble ends.
    assert_eq!(pointed(&mut table, 0.3), Some(site("d5")));
    assert_eq!(pointed(&mut table, 0.65), Some(site("d6")));
    table.click_at(marble.lerp(field, 0.65));
    table.rest();
    assert_eq!(table.played(), ["d5", "d6"]);
}

#[test]
fn a_counter_that_can_move_wins_over_the_one_that_hides_it() {
    for (front, part, chosen) in [
        ('r', 0.9, Some("l9")),
        ('r', 0.55, Some("l9")),
        ('r', 0.2, None),
        // One that can move itself gives way to all but the rim of the square behind it.
        ('b', 0.95, Some("l9")),
        ('b', 0.7, Some("l9")),
        ('b', 0.6, Some("l8")),
        ('b', 0.2, Some("l8")),
    ] {
        let position = format!("19/19/19/19/19/19/19/19/19/19/11b7/11{front}7/12b6/19/19/19/19/19/r18 b");
        let mut table = Table::set(GameKind::Napoleon.set_up("", None, Some(&position)).unwrap());
        table.press(KeyCode::KeyF);
        table.wait(40);
        let at = table.pixel(site("l8")).lerp(table.pixel(site("l9")), part);
        table.click_at(at);
        let wanted = chosen.map_or(Selection::Nothing, |from| Selection::Piece { from: site(from) });
        assert_eq!(table.selection(), &wanted, "{front}, {part}");
    }
}

#[test]
fn a_target_wins_over_the_head_of_the_counter_that_could_go_round_to_it() {
    // From e4 one can go round to e4 again, and step to e5, which its head hides in part.
    let position = "8rr1/11/11/11/3r1r5/11/3r1b5/4b6/11/11/11 b";
    let mut table = Table::set(GameKind::Napoleon.set_up("", Some("quatre-bras"), Some(position)).unwrap());
    table.press(KeyCode::KeyF);
    table.wait(40);
    table.click("e4");
    let at = table.pixel(site("e4")).lerp(table.pixel(site("e5")), 0.7);
    table.click_at(at);
    table.rest();
    assert_eq!(table.played(), ["e4-e5"]);
}
