//! Saved matches are searched, filtered and sorted, by mouse, touch and keyboard.

use super::*;
use record::{Name, TimedMatch};
use texts::msg;

/// Saves a match of a game after these actions; returns the name of its file.
fn save(folder: &Path, number: u64, kind: GameKind, title: &str, actions: &str) -> String {
    let mut game = Match::new(kind.set_up("", None, None).unwrap());
    game.play_text(actions).unwrap();
    let saved = SavedMatch { title: Name::fitted(title), ..SavedMatch::new(TimedMatch::new(game, None)) };
    let file = format!("{number}.ron");
    fs::create_dir_all(folder.join("matches")).unwrap();
    fs::write(folder.join("matches").join(&file), SavedMatch { changed: 1_000 - number, ..saved }.to_ron())
        .unwrap();
    file
}

/// Three matches, the latest first, and the dialog.
fn open_dialog(folder: &Path) -> Table {
    save(folder, 0, GameKind::Kulami, "Sunday", "d4 d7");
    save(folder, 1, GameKind::Napoleon, "Zoë’s revenge", "j8-j9");
    save(folder, 2, GameKind::Netzwerk, "", NETZWERK);
    let mut table = Table::opened_in(folder);
    show_dialog(&mut table);
    table
}

fn show_dialog(table: &mut Table) {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(4);
}

/// The titles in sight, from top to bottom.
fn titles(table: &mut Table) -> Vec<String> {
    let netzwerk = table.library_title("2.ron");
    let known = ["Sunday".to_owned(), "Zoë’s revenge".to_owned(), netzwerk];
    texts(table).into_iter().filter(|text| known.contains(text)).collect()
}

impl Table {
    /// The middle of the field for words.
    fn search_field(&mut self) -> Vec2 {
        let context = self.egui();
        let middle = context.read_response(egui::Id::new("words to find")).unwrap().rect.center();
        Vec2::new(middle.x, middle.y) * context.zoom_factor()
    }
}

#[test]
fn a_match_is_found_by_typing_and_opened_by_a_click() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open_dialog(folder.path());
    assert_eq!(titles(&mut table).len(), 3);
    let field = table.search_field();
    table.click_at(field);
    for key in [KeyCode::KeyZ, KeyCode::KeyO, KeyCode::KeyE] {
        table.press(key);
    }
    table.wait(2);
    assert_eq!(titles(&mut table), ["Zoë’s revenge"], "the field keeps the focus");
    table.click_button(&english(msg::matches_continue()));
    table.wait(4);
    assert_eq!((table.screen(), table.menu()), (Screen::Table, Menu::None));
    let slot = table.app.world().resource::<SaveSlot>();
    assert_eq!(slot.file.as_ref().unwrap().name(), "1.ron");
}

#[test]
fn a_match_is_found_and_opened_with_the_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open_dialog(folder.path());
    // The first field is the one for words.
    table.press(KeyCode::Tab);
    for key in [KeyCode::KeyS, KeyCode::KeyU, KeyCode::KeyN] {
        table.press(key);
    }
    assert_eq!(titles(&mut table), ["Sunday"]);
    let open = english(msg::matches_continue());
    for _ in 0..20 {
        table.press(KeyCode::Tab);
        let node = table.find(&open).unwrap().whole;
        let context = table.egui();
        let focused = context.memory(|memory| memory.focused());
        let response = focused.and_then(|id| context.read_response(id));
        let is_there = response.is_some_and(|response| {
            let middle = response.rect.center() * context.zoom_factor();
            node.contains(Vec2::new(middle.x, middle.y))
        });
        if is_there {
            table.press(KeyCode::Enter);
            break;
        }
    }
    table.wait(4);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.app.world().resource::<SaveSlot>().file.as_ref().unwrap().name(), "0.ron");
}

#[test]
fn matches_are_filtered_by_touch() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open_dialog(folder.path());
    let finished = table.middle_of(&english(msg::find_finished()));
    table.tap_at(finished);
    table.wait(3);
    let netzwerk = table.library_title("2.ron");
    assert_eq!(titles(&mut table), [netzwerk]);
    assert!(table.find(&english(msg::matches_view())).is_some());
    let unfinished = table.middle_of(&english(msg::find_unfinished()));
    table.tap_at(unfinished);
    table.wait(3);
    assert_eq!(titles(&mut table), ["Sunday", "Zoë’s revenge"]);
}

#[test]
fn the_order_is_chosen_by_a_click() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open_dialog(folder.path());
    let netzwerk = table.library_title("2.ron");
    assert_eq!(titles(&mut table), ["Sunday", "Zoë’s revenge", &netzwerk]);
    table.click_button(&english(msg::find_latest()));
    table.click_button(&english(msg::find_oldest()));
    assert_eq!(titles(&mut table), [&netzwerk, "Zoë’s revenge", "Sunday"]);
    table.click_button(&english(msg::find_all_games()));
    table.click_button(GameKind::Kulami.title());
    assert_eq!(titles(&mut table), ["Sunday"]);
}

#[test]
fn a_search_without_a_result_says_so_and_is_undone_by_a_button() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open_dialog(folder.path());
    let field = table.search_field();
    table.click_at(field);
    for _ in 0..3 {
        table.press(KeyCode::KeyX);
    }
    table.wait(2);
    assert_eq!(titles(&mut table), [""; 0]);
    assert!(texts(&mut table).contains(&english(msg::find_none())));
    table.click_button(&english(msg::find_show_all()));
    assert_eq!(titles(&mut table).len(), 3);
}

#[test]
fn the_rarer_actions_are_behind_a_button() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open_dialog(folder.path());
    let field = table.search_field();
    table.click_at(field);
    for key in [KeyCode::KeyS, KeyCode::KeyU, KeyCode::KeyN] {
        table.press(key);
    }
    let delete = english(msg::matches_delete());
    assert!(table.find(&delete).is_none());
    table.click_button(&english(msg::find_more()));
    table.click_button(&delete);
    assert_eq!(titles(&mut table), [""; 0]);
    assert!(texts(&mut table).contains(&english(msg::matches_deleted())));
    table.click_button(&english(msg::matches_restore()));
    assert_eq!(titles(&mut table), ["Sunday"]);
    table.click_button(&english(msg::find_more()));
    table.click_button(&english(msg::matches_rename()));
    table.press(KeyCode::KeyA);
    table.click_button(&english(msg::matches_rename_done()));
    let title = table.library_title("0.ron");
    assert!(title.len() == "Sunday".len() + 1 && title.contains('a'), "{title}");
    assert!(table.find(&delete).is_none(), "the row is calm again");
}

#[test]
fn a_match_from_elsewhere_is_pasted() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = save(other.path(), 7, GameKind::Kulami, "", "d4 d7 a7");
    let text = fs::read_to_string(other.path().join("matches").join(file)).unwrap();
    let mut table = open_dialog(folder.path());
    table.click_button(&english(msg::find_import()));
    table.paste(&text);
    table.click_button(&english(msg::matches_load()));
    table.wait(4);
    assert_eq!(table.screen(), Screen::Table);
    assert_eq!(table.session().game().played().len(), 3);
}

#[test]
fn escape_while_renaming_keeps_the_old_title() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = open_dialog(folder.path());
    let file = "0.ron";
    let before = table.library_title(file);
    for (leave, is_renamed) in [(KeyCode::Escape, false), (KeyCode::Enter, true)] {
        table.click_button(&english(msg::find_more()));
        table.click_button(&english(msg::matches_rename()));
        table.press(KeyCode::KeyX);
        table.press(leave);
        table.wait(4);
        assert_eq!(table.menu(), Menu::Matches, "{leave:?} leaves the field only");
        assert_eq!(table.library_title(file) != before, is_renamed, "{leave:?}");
    }
}
