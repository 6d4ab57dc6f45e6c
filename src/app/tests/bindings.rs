//! Keys that a player has changed.

use super::*;
use crate::app::interaction::{Bindings, KeyboardLayout, Rebinding, Shortcut};
use input::letter;
use texts::msg;

/// Presses a key, with Ctrl or without.
fn press_key(table: &mut Table, key: &Key, with_control: bool) {
    let mut send = |key_code, key: &Key, state| {
        table.key_named_at_once(key_code, key.clone(), state);
        table.wait(1);
    };
    if with_control {
        send(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
    }
    // Wherever on the keyboard it is.
    send(KeyCode::Lang5, key, ButtonState::Pressed);
    send(KeyCode::Lang5, key, ButtonState::Released);
    if with_control {
        send(KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
    }
    table.wait(1);
}

fn bindings(table: &Table) -> Bindings {
    table.app.world().resource::<Bindings>().clone()
}

/// The names of a shortcut's keys.
fn keys(table: &Table, shortcut: Shortcut) -> Vec<String> {
    bindings(table).keys(shortcut).iter().map(|key| english(key.message())).collect()
}

fn is_waiting(table: &Table) -> bool {
    table.app.world().resource::<Rebinding>().waiting.is_some()
}

/// What the page says about the last change.
fn message(table: &Table) -> Option<String> {
    table.app.world().resource::<Rebinding>().message.as_ref().map(|(_, message)| english(message))
}

fn open_page(table: &mut Table) {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Keys);
    table.wait(4);
}

/// A match of Kulami in which two marbles were placed, with all files in a folder.
fn two_marbles(folder: &Path) -> Table {
    let mut table = Table::opened_in(folder);
    let game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    for name in ["d4", "d7"] {
        table.click(name);
        table.rest();
    }
    table
}

#[test]
fn a_key_is_replaced_by_pressing_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = two_marbles(folder.path());
    open_page(&mut table);
    table.click_button("Undo: U");
    assert!(is_waiting(&table));
    press_key(&mut table, &letter("b"), true);
    assert!(!is_waiting(&table));
    assert_eq!(keys(&table, Shortcut::Undo), ["Ctrl+B", "Backspace", "Ctrl+Z"]);
    assert_eq!(message(&table), None);
    assert!(table.find("Undo: Ctrl+B").is_some(), "the page shows it");
    press_key(&mut table, &Key::Escape, false);
    assert_eq!(table.menu(), Menu::None);
    for (key, with_control, left) in [("u", false, 2), ("b", false, 2), ("b", true, 1), ("z", true, 0)] {
        press_key(&mut table, &letter(key), with_control);
        table.rest();
        assert_eq!(table.played().len(), left, "{key}");
    }
    let tip = |table: &Table, language: Language| {
        bindings(table).tip(language, &KeyboardLayout::default(), &msg::panel_hint(), Shortcut::Undo)
    };
    assert!(tip(&table, Language::English).ends_with(" (Ctrl+B)"));
    assert!(tip(&table, Language::German).ends_with(" (Strg+B)"));
    // And at the next start.
    let next = Table::opened_in(folder.path());
    assert_eq!(bindings(&next), bindings(&table));
    assert_ne!(bindings(&next), Bindings::default());
}

#[test]
fn a_key_is_taken_from_the_shortcut_that_had_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = two_marbles(folder.path());
    open_page(&mut table);
    table.click_button("Undo: U");
    press_key(&mut table, &letter("h"), false);
    assert_eq!(message(&table).unwrap(), "H is no longer assigned to “Hint”.");
    assert_eq!(keys(&table, Shortcut::Hint), [""; 0]);
    table.click_button("Hint: none");
    press_key(&mut table, &Key::F5, false);
    assert_eq!(keys(&table, Shortcut::Hint), ["F5"]);
    press_key(&mut table, &Key::Escape, false);
    press_key(&mut table, &letter("h"), false);
    table.rest();
    assert_eq!(table.played(), ["d4"]);
}

#[test]
fn escape_cancels_and_keys_that_always_do_the_same_are_refused() {
    let mut table = Table::opened();
    open_page(&mut table);
    table.click_button("Undo: U");
    press_key(&mut table, &Key::Escape, false);
    assert!(!is_waiting(&table));
    assert_eq!((table.menu(), message(&table)), (Menu::Keys, None));
    for key in [Key::Tab, Key::ArrowLeft] {
        table.click_button("Undo: U");
        press_key(&mut table, &key, false);
        assert!(!is_waiting(&table));
        assert_eq!(message(&table), Some(english(msg::key_fixed())));
    }
    // A modifier key alone is not a key yet.
    table.click_button("Undo: U");
    press_key(&mut table, &Key::Shift, false);
    assert!(is_waiting(&table));
    assert_eq!(bindings(&table), Bindings::default());
    press_key(&mut table, &Key::Escape, false);
    press_key(&mut table, &Key::Escape, false);
    assert_eq!(table.menu(), Menu::None);
}

#[test]
fn the_default_keys_are_restored_and_that_is_undone() {
    let mut table = Table::opened();
    open_page(&mut table);
    table.click_button("Redo: Y");
    press_key(&mut table, &letter("#"), false);
    let changed = bindings(&table);
    assert_eq!(keys(&table, Shortcut::Redo), ["#", "Ctrl+Y", "Ctrl+Shift+Z"]);
    table.scroll_to_button(&english(msg::settings_restore()));
    assert_eq!(bindings(&table), Bindings::default());
    table.scroll_to_button(&english(msg::settings_restore_undo()));
    assert_eq!(bindings(&table), changed);
}

#[test]
fn keys_are_changed_without_a_pointer() {
    let mut table = Table::opened();
    open_page(&mut table);
    for _ in 0..3 {
        press_key(&mut table, &Key::Tab, false);
        press_key(&mut table, &Key::Enter, false);
        if is_waiting(&table) {
            break;
        }
    }
    let (shortcut, at) = table.app.world().resource::<Rebinding>().waiting.unwrap();
    // What presses a focused button is a key like others now.
    press_key(&mut table, &Key::Enter, true);
    assert!(!is_waiting(&table));
    assert_eq!(keys(&table, shortcut)[at], "Ctrl+Enter");
    // The button has the focus again.
    press_key(&mut table, &Key::Enter, false);
    assert_eq!(table.app.world().resource::<Rebinding>().waiting, Some((shortcut, at)));
}

#[test]
fn every_shortcut_is_on_the_page_in_every_language() {
    for language in Language::ALL {
        let mut table = Table::opened();
        table.set_up(|settings| settings.language = Some(language.code().to_owned()));
        open_page(&mut table);
        let (bindings, texts) = (bindings(&table), table.texts());
        for shortcut in Shortcut::ALL {
            assert!(!bindings.keys(shortcut).is_empty());
            for key in bindings.keys(shortcut) {
                let button =
                    format!("{}: {}", language.say(&shortcut.message()), language.say(&key.message()));
                assert!(texts.contains(&button), "{language:?}: {button} is not in {texts:?}");
            }
        }
    }
}
