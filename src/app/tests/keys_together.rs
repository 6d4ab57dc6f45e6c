//! Several keys before the next frame, as on a machine that draws slowly: each acts on what the one before it did.

use bevy::time::TimeUpdateStrategy;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::*;
use crate::app::interaction::{Hovered, Inspected};
use crate::app::session::GoToPly;
use texts::msg;

/// Presses keys before the next frame, and lets the table come to rest.
fn press_together(table: &mut Table, keys: &[KeyCode]) {
    keys.iter().for_each(|key| table.press_at_once(*key));
    table.wait(1);
    table.rest();
}

fn hovered(table: &Table) -> Option<String> {
    table.app.world().resource::<Hovered>().site.map(|site| site.to_string())
}

#[test]
fn enter_plays_where_the_arrows_have_led() {
    let mut table = Table::kulami("", "closed");
    table.press(KeyCode::ArrowUp);
    let from = table.app.world().resource::<Hovered>().site.unwrap();
    press_together(&mut table, &[KeyCode::ArrowRight, KeyCode::ArrowRight, KeyCode::Enter]);
    assert_eq!(table.played(), [hovered(&table).unwrap()]);
    let here = table.app.world().resource::<Hovered>().site.unwrap();
    assert_eq!((here.file, here.rank), (from.file + 2, from.rank));
}

#[test]
fn escape_twice_deselects_and_then_opens_the_menu() {
    let mut table = Table::start();
    table.click("b2");
    press_together(&mut table, &[KeyCode::Escape, KeyCode::Escape]);
    assert_eq!((table.selection(), table.menu()), (&Selection::Nothing, Menu::Pause));
    press_together(&mut table, &[KeyCode::Escape, KeyCode::Escape]);
    assert_eq!(table.menu(), Menu::Pause, "the first closes it, the second opens it");
    press_together(&mut table, &[KeyCode::Escape, KeyCode::Period, KeyCode::Enter]);
    assert_eq!(table.menu(), Menu::None);
    assert_ne!(table.selection(), &Selection::Nothing);
}

#[test]
fn page_up_and_escape_leave_the_review() {
    let mut table = Table::kulami("", "closed");
    table.click("d4");
    table.rest();
    press_together(&mut table, &[KeyCode::PageUp, KeyCode::Escape]);
    assert_eq!((table.session().review_ply(), table.menu()), (None, Menu::None));
    table.app.world_mut().trigger(GoToPly(0));
    table.rest();
    press_together(&mut table, &[KeyCode::Escape, KeyCode::KeyU]);
    assert_eq!(table.played(), [""; 0], "back in the present, it undoes");
}

#[test]
fn what_a_full_stop_has_found_is_selected_and_inspected() {
    let mut table = Table::start();
    press_together(&mut table, &[KeyCode::Period, KeyCode::Enter]);
    let from = table.selection().from().unwrap().to_string();
    assert_eq!(Some(from), hovered(&table));
    let mut table = Table::kulami("", "closed");
    press_together(&mut table, &[KeyCode::ArrowUp, KeyCode::ArrowRight, KeyCode::KeyI]);
    let inspected = table.app.world().resource::<Inspected>().0.map(|site| site.to_string());
    assert_eq!(inspected, hovered(&table));
}

#[test]
fn control_is_held_for_its_own_keys_only() {
    let mut table = Table::kulami("", "closed");
    for name in ["d4", "d7"] {
        table.click(name);
        table.rest();
    }
    let orbit = |table: &Table| format!("{:?}", table.app.world().resource::<crate::app::camera::Orbit>());
    let before = orbit(&table);
    // Ctrl+Z, then an arrow.
    table.key_down_at_once(KeyCode::ControlLeft);
    table.press_at_once(KeyCode::KeyZ);
    table.key_up_at_once(KeyCode::ControlLeft);
    table.press_at_once(KeyCode::ArrowUp);
    table.wait(1);
    table.rest();
    assert_eq!((table.played().len(), orbit(&table)), (1, before));
    assert!(hovered(&table).is_some());
}

#[test]
fn tab_and_enter_press_a_button_and_nothing_on_the_board() {
    let mut table = Table::kulami("", "closed");
    table.press(KeyCode::ArrowUp);
    press_together(&mut table, &[KeyCode::Tab, KeyCode::Enter]);
    table.wait(4);
    assert_eq!((table.menu(), table.played().len()), (Menu::Pause, 0), "the first button opens the menu");
}

#[test]
fn keys_and_clicks_keep_their_order() {
    let mut table = Table::kulami("", "closed");
    let [first, second] = ["d4", "d7"].map(|name| table.pixel(site(name)));
    let click = |table: &mut Table, at: Vec2| {
        table.move_to_at_once(at);
        table.mouse_at_once(MouseButton::Left, ButtonState::Pressed);
        table.mouse_at_once(MouseButton::Left, ButtonState::Released);
    };
    // A click, and it is undone.
    click(&mut table, first);
    table.press_at_once(KeyCode::KeyU);
    table.wait(1);
    table.rest();
    assert_eq!(table.played(), [""; 0]);
    // What is undone is played once more, elsewhere.
    click(&mut table, first);
    table.wait(1);
    table.rest();
    table.press_at_once(KeyCode::KeyU);
    click(&mut table, second);
    table.wait(1);
    table.rest();
    assert_eq!(table.played(), ["d7"]);
    // The menu is open before the mouse comes.
    table.press_at_once(KeyCode::Escape);
    click(&mut table, first);
    table.wait(1);
    table.rest();
    assert_eq!((table.menu(), table.played().len()), (Menu::Pause, 1));
}

#[test]
fn a_name_is_typed_however_slowly_it_is_drawn() {
    let mut table = Table::opened();
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(4);
    table.click_button(&english(msg::find_import()));
    for place in
        [KeyCode::KeyA, KeyCode::KeyD, KeyCode::Space, KeyCode::KeyB, KeyCode::Backspace, KeyCode::KeyA]
    {
        table.press_at_once(place);
    }
    // Every letter has come by then: what is not a letter had to wait.
    table.wait(2);
    assert!(table.texts().contains(&"ad a".to_owned()), "{:?}", table.texts());
}

/// All that keys can change.
fn state(table: &mut Table) -> String {
    let inspected = table.app.world().resource::<Inspected>().0;
    let hovered = *table.app.world().resource::<Hovered>();
    let (menu, selection) = (table.menu(), format!("{:?}", table.selection()));
    let (ply, can_redo) = (table.session().review_ply(), table.session().game().can_redo());
    let played = table.played();
    format!("{played:?} {can_redo} {ply:?} {menu:?} {selection} {hovered:?} {inspected:?}")
}

const KEYS: [KeyCode; 16] = [
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Period,
    KeyCode::Comma,
    KeyCode::Escape,
    KeyCode::KeyI,
    KeyCode::KeyU,
    KeyCode::KeyY,
    KeyCode::PageUp,
    KeyCode::KeyL,
    KeyCode::F1,
];

/// Presses keys, a frame each or all before the next one. No time passes meanwhile: what only time does would differ.
fn press_all(table: &mut Table, keys: &[KeyCode], is_together: bool) {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    for key in keys {
        table.press_at_once(*key);
        if !is_together {
            table.wait(2);
        }
    }
    table.wait(2 * keys.len());
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
}

#[test]
fn keys_do_the_same_whether_each_has_its_own_frame_or_all_share_one() {
    let mut runner = TestRunner::new(Config { cases: 12, failure_persistence: None, ..Config::default() });
    let keys = || proptest::collection::vec(proptest::sample::select(&KEYS[..]), 1..9);
    let sequences = proptest::collection::vec(keys(), 1..7);
    let test = |(sequences, kind): (Vec<Vec<KeyCode>>, GameKind)| {
        let mut tables = [(), ()].map(|()| whole_match(kind).0);
        for keys in &sequences {
            for (table, is_together) in tables.iter_mut().zip([false, true]) {
                press_all(table, keys, is_together);
                table.wait(40);
            }
            let [alone, together] = &mut tables;
            prop_assert_eq!(state(alone), state(together), "{:?} after {:?}", keys, sequences);
        }
        Ok(())
    };
    let kinds = proptest::sample::select(&GameKind::ALL[..]);
    runner.run(&(sequences, kinds), test).unwrap();
}
