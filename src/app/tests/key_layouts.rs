//! Keyboards of other layouts: a shortcut's letter is where it is printed or, on a layout without Latin letters, where an English
//! keyboard has it.

use super::*;
use crate::app::camera::Orbit;
use crate::app::interaction::{Bindings, Hovered, KeyboardLayout, Shortcut};
use input::{Printed, letter};
use texts::msg;

const WITHOUT_LATIN: [Printed; 5] =
    [Printed::RUSSIAN, Printed::UKRAINIAN, Printed::GREEK, Printed::HEBREW, Printed::ARABIC];
const LATIN: [Printed; 4] = [Printed::ENGLISH, Printed::FRENCH, Printed::GERMAN, Printed::DVORAK];

/// A match in which three marbles were placed.
fn marbles(printed: Printed) -> Table {
    let mut table = Table::kulami("", "closed");
    for name in ["d4", "d7", "a7"] {
        table.click(name);
        table.rest();
    }
    table.switch_to(printed);
    table
}

fn count(table: &mut Table) -> usize {
    table.rest();
    table.played().len()
}

fn is_flat(table: &Table) -> bool {
    table.app.world().resource::<Orbit>().flat
}

/// A key's name on the page of shortcuts and in tooltips.
fn names(table: &Table, shortcut: Shortcut) -> Vec<String> {
    let (bindings, layout) =
        (table.app.world().resource::<Bindings>(), table.app.world().resource::<KeyboardLayout>());
    bindings.keys(shortcut).iter().map(|key| english(bindings.name(key, layout))).collect()
}

#[test]
fn without_latin_letters_the_places_of_an_english_keyboard_count() {
    for printed in WITHOUT_LATIN {
        let mut table = marbles(printed);
        table.press(KeyCode::KeyU);
        assert_eq!(count(&mut table), 2, "{printed:?}: U");
        table.press(KeyCode::KeyY);
        assert_eq!(count(&mut table), 3, "{printed:?}: Y");
        table.press_with(&[KeyCode::ControlLeft], KeyCode::KeyZ);
        assert_eq!(count(&mut table), 2, "{printed:?}: Ctrl+Z");
        table.press_with(&[KeyCode::ControlLeft, KeyCode::ShiftLeft], KeyCode::KeyZ);
        assert_eq!(count(&mut table), 3, "{printed:?}: Ctrl+Shift+Z");
        let before = is_flat(&table);
        table.press(KeyCode::KeyF);
        assert_ne!(is_flat(&table), before, "{printed:?}: F");
        table.press(KeyCode::Period);
        assert!(table.app.world().resource::<Hovered>().by_key, "{printed:?}: full stop");
        table.press_with(&[KeyCode::ShiftLeft], KeyCode::Slash);
        // What is printed there goes first: a full stop in Russian and Hebrew.
        let is_letter = printed.on(KeyCode::Slash) != Some(".");
        assert_eq!(table.menu() == Menu::Keys, is_letter, "{printed:?}: question mark");
    }
}

#[test]
fn a_latin_letter_is_where_it_is_printed() {
    for printed in LATIN {
        let mut table = marbles(printed);
        table.press(printed.place_of("u"));
        assert_eq!(count(&mut table), 2, "{printed:?}: u");
        table.press(printed.place_of("y"));
        assert_eq!(count(&mut table), 3, "{printed:?}: y");
        table.press_with(&[KeyCode::ControlLeft], printed.place_of("z"));
        assert_eq!(count(&mut table), 2, "{printed:?}: Ctrl+z");
        table.press_with(&[KeyCode::ControlLeft], printed.place_of("y"));
        assert_eq!(count(&mut table), 3, "{printed:?}: Ctrl+y");
        // Where an English keyboard has them, there is something else.
        for (english, held) in [("u", None), ("z", Some(KeyCode::ControlLeft))] {
            let place = Printed::ENGLISH.place_of(english);
            if printed.on(place) != Some(english) && printed.on(place) != Some("y") {
                table.press_with(held.as_slice(), place);
                assert_eq!(count(&mut table), 3, "{printed:?}: where {english} is on an English keyboard");
            }
        }
        assert_eq!(names(&table, Shortcut::Undo)[0], "U", "{printed:?}");
    }
}

#[test]
fn a_mark_in_the_place_of_a_letter_counts_by_its_place_once_the_layout_is_known() {
    // Hebrew has an apostrophe where W is.
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let game = Match::new(GameKind::Kulami.set_up("swap=on", Some("closed"), None).unwrap());
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    table.click("d4");
    table.rest();
    assert!(table.session().can_swap());
    table.switch_to(Printed::HEBREW);
    table.press(KeyCode::KeyM);
    table.press(KeyCode::KeyW);
    table.rest();
    assert_eq!(table.played(), ["d4", "swap"]);
    // On Dvorak's Q it is an apostrophe.
    let mut table = marbles(Printed::DVORAK);
    table.app.world_mut().resource_mut::<Settings>().keys =
        [("undo".to_owned(), vec!["q".to_owned()])].into();
    table.wait(2);
    table.press(Printed::DVORAK.place_of("u"));
    table.press(KeyCode::KeyQ);
    assert_eq!(count(&mut table), 3);
    table.press(Printed::DVORAK.place_of("q"));
    assert_eq!(count(&mut table), 2);
}

#[test]
fn a_key_with_alt_is_no_shortcut() {
    let mut table = marbles(Printed::ENGLISH);
    let before = is_flat(&table);
    let orbit = |table: &Table| format!("{:?}", table.app.world().resource::<Orbit>());
    let seen = orbit(&table);
    for key in [
        KeyCode::KeyU,
        KeyCode::Backspace,
        KeyCode::KeyF,
        KeyCode::KeyM,
        KeyCode::Space,
        KeyCode::Enter,
        KeyCode::ArrowUp,
        KeyCode::PageUp,
        KeyCode::Escape,
        KeyCode::F1,
    ] {
        table.press_with(&[KeyCode::AltLeft], key);
        table.press_with(&[KeyCode::ControlLeft, KeyCode::AltLeft], key);
    }
    assert_eq!(count(&mut table), 3);
    assert_eq!((is_flat(&table), orbit(&table)), (before, seen));
    assert_eq!((table.menu(), table.session().review_ply()), (Menu::None, None));
    assert!(!table.app.world().resource::<Hovered>().by_key);
    assert!(!table.app.world().resource::<Settings>().muted);
    table.press(KeyCode::KeyU);
    assert_eq!(count(&mut table), 2, "Alt is no longer held");
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::Pause);
    table.press_with(&[KeyCode::AltLeft], KeyCode::Escape);
    assert_eq!(table.menu(), Menu::Pause);
}

/// Types a character with `AltGr`, which Windows says are two keys.
fn type_with_alt_graph(table: &mut Table, place: KeyCode, character: &str, is_windows: bool) {
    if is_windows {
        table.key_down_at_once(KeyCode::ControlLeft);
    }
    table.key_down_at_once(KeyCode::AltRight);
    table.wait(1);
    table.key_named_at_once(place, letter(character), ButtonState::Pressed);
    table.wait(1);
    table.key_named_at_once(place, letter(character), ButtonState::Released);
    table.key_up_at_once(KeyCode::AltRight);
    if is_windows {
        table.key_up_at_once(KeyCode::ControlLeft);
    }
    table.wait(1);
}

#[test]
fn what_alt_graph_makes_can_be_bound_and_is_no_other_letter() {
    for is_windows in [false, true] {
        let mut table = marbles(Printed::GERMAN);
        table.app.world_mut().resource_mut::<Settings>().keys =
            [("undo".to_owned(), vec!["@".to_owned(), "u".to_owned()])].into();
        table.wait(2);
        type_with_alt_graph(&mut table, KeyCode::KeyQ, "@", is_windows);
        assert_eq!(count(&mut table), 2, "on Windows: {is_windows}");
        // A micro sign is no M, nor does it say anything about the layout.
        type_with_alt_graph(&mut table, KeyCode::KeyM, "µ", is_windows);
        type_with_alt_graph(&mut table, KeyCode::KeyU, "Ω", is_windows);
        assert!(!table.app.world().resource::<Settings>().muted);
        assert_eq!(count(&mut table), 2, "on Windows: {is_windows}");
        assert_eq!(names(&table, Shortcut::Mute), ["M"]);
    }
}

#[test]
fn what_alt_graph_makes_is_typed_into_a_field() {
    for is_windows in [false, true] {
        let mut table = Table::opened();
        table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
        table.wait(4);
        table.click_button(&english(msg::find_import()));
        type_with_alt_graph(&mut table, KeyCode::KeyQ, "@", is_windows);
        assert!(table.texts().contains(&"@".to_owned()), "on Windows: {is_windows}: {:?}", table.texts());
    }
}

#[test]
fn keys_are_shown_as_they_are_printed_as_far_as_that_is_known() {
    let mut table = marbles(Printed::RUSSIAN);
    assert_eq!(names(&table, Shortcut::Undo), ["U", "Backspace", "Ctrl+Z"], "nothing is known yet");
    table.press(KeyCode::KeyU);
    table.press_with(&[KeyCode::ControlLeft], KeyCode::KeyZ);
    assert_eq!(names(&table, Shortcut::Undo), ["U / Г", "Backspace", "Ctrl+Z / Я"]);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Keys);
    table.wait(4);
    assert!(table.find("Undo: U / Г").is_some());
    // Another layout.
    table.switch_to(Printed::ENGLISH);
    table.press(KeyCode::KeyG);
    assert_eq!(names(&table, Shortcut::Undo), ["U", "Backspace", "Ctrl+Z"]);
}

#[test]
fn a_letter_of_any_script_can_be_bound() {
    let mut table = marbles(Printed::RUSSIAN);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Keys);
    table.wait(4);
    table.click_button("Hint: H");
    table.press(KeyCode::KeyU);
    assert_eq!(names(&table, Shortcut::Hint), ["Г"]);
    assert!(table.find("Hint: Г").is_some());
    assert!(table.texts().contains(&"Г is no longer assigned to “Undo”.".to_owned()), "{:?}", table.texts());
    assert_eq!(names(&table, Shortcut::Undo)[0], "U", "it is not undo’s any more");
    table.press(KeyCode::Escape);
    table.press(KeyCode::KeyU);
    assert_eq!(count(&mut table), 3, "it does not undo");
    table.switch_to(Printed::ENGLISH);
    table.press(KeyCode::KeyU);
    assert_eq!(count(&mut table), 2, "U does");
}
