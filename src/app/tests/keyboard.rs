//! Everything without a pointer.

use super::*;
use crate::app::camera::Orbit;
use crate::app::interaction::{Hovered, Inspected};
use input::letter;

/// Moves the cursor to a place with the arrows, and touches it.
pub(super) fn touch_by_key(table: &mut Table, to: Site) {
    go_to(table, to);
    table.press(KeyCode::Enter);
}

fn go_to(table: &mut Table, to: Site) {
    let spots = table.look().spots();
    let place = |site: Site| spots.iter().find(|spot| spot.site == site).unwrap().place;
    for _ in 0..80 {
        let hovered = *table.app.world().resource::<Hovered>();
        let Some(here) = hovered.site.filter(|_| hovered.by_key) else {
            table.press(KeyCode::ArrowUp);
            continue;
        };
        if here == to {
            return;
        }
        let way = place(to) - place(here);
        let aside = if way.x > 0.0 { KeyCode::ArrowRight } else { KeyCode::ArrowLeft };
        let along = if way.z > 0.0 { KeyCode::ArrowDown } else { KeyCode::ArrowUp };
        let [first, second] = if way.x.abs() > way.z.abs() { [aside, along] } else { [along, aside] };
        table.press(first);
        if table.app.world().resource::<Hovered>().site == Some(here) {
            table.press(second);
        }
    }
    panic!("the cursor should reach {to}");
}

#[test]
fn whole_matches_are_played_with_keys_alone() {
    for kind in GameKind::ALL {
        let (mut table, actions) = whole_match(kind);
        for text in &actions {
            let action = table.session().position().read_action(text).unwrap();
            table.perform_by(&action, touch_by_key, |table| table.press(KeyCode::Space));
        }
        assert_eq!(table.played(), actions);
        assert!(table.session().outcome().is_some());
    }
}

#[test]
fn the_cursor_is_seen_and_goes_where_something_can_be_done() {
    let mut table = Table::start();
    assert!(!table.is_marked(HighlightKind::Hovered));
    table.press(KeyCode::ArrowUp);
    assert!(table.is_marked(HighlightKind::Hovered));
    let mut seen = Vec::new();
    for _ in 0..6 {
        table.press(KeyCode::Period);
        seen.extend(table.marked(HighlightKind::Hovered));
    }
    seen.sort_unstable();
    assert_eq!(seen, table.marked(HighlightKind::CanAct), "one after the other");
    table.press(KeyCode::KeyI);
    assert!(table.app.world().resource::<Inspected>().0.is_some(), "it is told what is there");
    table.press(KeyCode::Escape);
    assert_eq!(table.app.world().resource::<Inspected>().0, None);
    // What moves under a mouse that rests takes nothing away; a mouse that moves does.
    let at = table.pixel(site("b2"));
    table.point_at(at);
    table.press(KeyCode::ArrowUp);
    table.press(KeyCode::KeyF);
    table.wait(20);
    assert!(table.app.world().resource::<Hovered>().by_key);
    table.point_at(Vec2::new(300.0, 300.0));
    assert!(!table.app.world().resource::<Hovered>().by_key, "the mouse takes over");
}

#[test]
fn arrows_point_as_the_board_is_seen() {
    let mut table = Table::kulami("", "closed");
    table.app.world_mut().resource_mut::<crate::app::camera::Orbit>().look_from(
        std::f32::consts::PI,
        1.0,
        1.0,
    );
    table.press(KeyCode::ArrowUp);
    let before = table.app.world().resource::<Hovered>().site.unwrap();
    table.press(KeyCode::ArrowUp);
    let after = table.app.world().resource::<Hovered>().site.unwrap();
    assert_eq!((after.file, after.rank + 1), (before.file, before.rank), "from the other side, up is down");
}

#[test]
fn every_place_of_every_board_is_reached() {
    for kind in GameKind::ALL {
        let (mut table, _) = whole_match(kind);
        let spots = table.look().spots();
        for spot in spots.iter().step_by(3) {
            go_to(&mut table, spot.site);
        }
    }
}

#[test]
fn tab_leads_through_the_buttons_and_enter_presses_them() {
    let mut table = Table::start();
    table.press(KeyCode::Tab);
    table.wait(2);
    table.press(KeyCode::Enter);
    table.wait(2);
    assert_eq!(table.menu(), Menu::Pause, "the first button opens the menu");
    table.press(KeyCode::Escape);
    table.wait(2);
    assert_eq!(table.menu(), Menu::None);
}

/// Sends one key's event, as it is named at that moment.
fn send_key(table: &mut Table, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
    table.key_named_at_once(key_code, logical_key.clone(), state);
    table.wait(1);
}

/// A match in which two marbles were placed.
fn two_marbles() -> Table {
    let mut table = Table::kulami("", "closed");
    for name in ["d4", "d7"] {
        table.click(name);
        table.rest();
    }
    assert_eq!(table.played(), ["d4", "d7"]);
    table
}

#[test]
fn caps_lock_does_not_turn_undo_into_redo() {
    let mut table = two_marbles();
    send_key(&mut table, KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
    for left in [1, 0] {
        // Caps Lock makes it a capital letter.
        send_key(&mut table, KeyCode::KeyZ, &letter("Z"), ButtonState::Pressed);
        send_key(&mut table, KeyCode::KeyZ, &letter("Z"), ButtonState::Released);
        table.rest();
        assert_eq!(table.played().len(), left);
    }
    // And Shift makes it a small one again.
    send_key(&mut table, KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
    send_key(&mut table, KeyCode::KeyZ, &letter("z"), ButtonState::Pressed);
    table.rest();
    assert_eq!(table.played().len(), 1);
}

#[test]
fn redo_works_again_after_shift_was_let_go_of_first() {
    let mut table = two_marbles();
    (0..2).for_each(|_| table.press(KeyCode::KeyU));
    table.rest();
    assert_eq!(table.played().len(), 0);
    for played in [1, 2] {
        send_key(&mut table, KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
        send_key(&mut table, KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        send_key(&mut table, KeyCode::KeyZ, &letter("Z"), ButtonState::Pressed);
        send_key(&mut table, KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
        send_key(&mut table, KeyCode::KeyZ, &letter("z"), ButtonState::Released);
        send_key(&mut table, KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
        table.rest();
        assert_eq!(table.played().len(), played);
    }
}

#[test]
fn a_key_that_is_held_down_counts_once() {
    let mut table = two_marbles();
    table.key_down_at_once(KeyCode::KeyU);
    table.wait(1);
    for _ in 0..2 {
        table.repeat_at_once(KeyCode::KeyU);
        table.wait(1);
    }
    table.rest();
    assert_eq!(table.played(), ["d4"]);
}

#[test]
fn a_window_that_loses_the_keyboard_holds_no_key() {
    for key in [KeyCode::ControlLeft, KeyCode::SuperLeft, KeyCode::ShiftLeft] {
        for is_back_at_once in [false, true] {
            let context = format!("{key:?}, back at once: {is_back_at_once}");
            let mut table = Table::start();
            let orbit = |table: &Table| format!("{:?}", table.app.world().resource::<Orbit>());
            table.key_down_at_once(key);
            table.wait(1);
            // It is let go of in another window, which this one is not told.
            if is_back_at_once {
                table.change_focus_at_once(false);
                table.change_focus_at_once(true);
                table.wait(1);
            } else {
                table.lose_focus();
                table.change_focus_at_once(true);
                table.wait(1);
            }
            let before = orbit(&table);
            table.press(KeyCode::ArrowUp);
            assert!(table.app.world().resource::<Hovered>().by_key, "{context}: an arrow moves the cursor");
            assert_eq!(orbit(&table), before, "{context}: the table is not turned");
            let modifiers = table.egui().input(|input| input.modifiers);
            assert_eq!(modifiers, egui::Modifiers::NONE, "{context}: nor is it held in a menu");
        }
    }
}
