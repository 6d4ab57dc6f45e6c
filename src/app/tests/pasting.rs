//! Ctrl+V, wherever something can be pasted.

use super::*;
use input::Printed;
use record::write_link;
use texts::msg;

/// A match of Kulami with two marbles, as text and as a link.
fn copied() -> [String; 2] {
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text("d4 d7").unwrap();
    let saved = MatchSetup { began: 1_767_225_600, ..MatchSetup::new(game) }.saved(0);
    [saved.to_ron(), write_link(&saved).text]
}

fn open_import(table: &mut Table) {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(4);
    table.click_button(&english(msg::find_import()));
}

#[test]
fn a_match_and_its_link_are_pasted_in_the_main_menu_with_any_keyboard() {
    for printed in [Printed::ENGLISH, Printed::DVORAK, Printed::FRENCH] {
        for text in copied() {
            let mut table = Table::opened();
            table.switch_to(printed);
            table.paste("something else");
            assert_eq!((table.screen(), table.menu()), (Screen::Title, Menu::None));
            table.paste(&text);
            table.wait(4);
            assert_eq!((table.screen(), table.played()), (Screen::Table, vec!["d4".into(), "d7".into()]));
        }
    }
}

/// Presses Ctrl+V with the key that an English keyboard has there, all before the next frame.
fn paste_at_once(table: &mut Table, text: &str) {
    table.copy_elsewhere(text);
    table.key_down_at_once(KeyCode::ControlLeft);
    table.press_at_once(KeyCode::KeyV);
    table.key_up_at_once(KeyCode::ControlLeft);
    table.wait(6);
}

#[test]
fn it_is_pasted_with_a_keyboard_without_latin_letters_and_in_one_frame() {
    for printed in [Printed::RUSSIAN, Printed::GREEK, Printed::HEBREW] {
        for text in copied() {
            let mut table = Table::opened();
            table.switch_to(printed);
            paste_at_once(&mut table, &text);
            assert_eq!((table.screen(), table.played().len()), (Screen::Table, 2), "{printed:?}");
        }
    }
}

#[test]
fn a_pasted_match_is_one_line_in_a_field_of_one_line() {
    let [text, _] = copied();
    assert!(text.contains('\n'));
    let mut table = Table::opened();
    open_import(&mut table);
    table.paste(&text);
    let shown = table.texts().into_iter().find(|text| text.starts_with("Match(")).unwrap();
    assert!(!shown.contains(['\n', '\r', '?']), "{shown}");
    table.click_button(&english(msg::matches_load()));
    table.wait(4);
    assert_eq!((table.screen(), table.played().len()), (Screen::Table, 2));
}

#[test]
fn a_key_after_pasting_is_typed() {
    let mut table = Table::opened();
    open_import(&mut table);
    table.copy_elsewhere("pasted");
    table.key_down_at_once(KeyCode::ControlLeft);
    table.press_at_once(KeyCode::KeyV);
    table.key_up_at_once(KeyCode::ControlLeft);
    table.press_at_once(KeyCode::KeyV);
    table.wait(6);
    assert!(table.texts().contains(&"pastedv".to_owned()), "{:?}", table.texts());
}

#[test]
fn the_path_or_the_address_of_a_file_is_as_good_as_the_file() {
    let [text, link] = copied();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a käse.ron");
    for content in [text, link] {
        std::fs::write(&path, content).unwrap();
        let path = path.to_str().unwrap();
        let address = format!("file://{}", path.replace(' ', "%20").replace('ä', "%C3%A4"));
        let quoted = format!("\"{path}\"");
        for pasted in [path, &quoted, &address, &format!("x-special/nautilus-clipboard\ncopy\n{address}\n")] {
            let mut table = Table::opened();
            table.paste(pasted);
            table.wait(4);
            assert_eq!((table.screen(), table.played().len()), (Screen::Table, 2), "{pasted}");
            let mut table = Table::opened();
            open_import(&mut table);
            table.paste(pasted);
            table.click_button(&english(msg::matches_load()));
            table.wait(4);
            assert_eq!((table.screen(), table.played().len()), (Screen::Table, 2), "{pasted}");
        }
    }
    let mut table = Table::opened();
    table.paste("/no/such/file.ron");
    assert_eq!((table.screen(), table.menu()), (Screen::Title, Menu::None));
}
