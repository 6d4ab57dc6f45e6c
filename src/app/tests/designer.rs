//! The layout designer, with the mouse: from the menu to a match on a layout of one's own.

use super::*;
use crate::app::ai::FairnessCheck;
use crate::app::ui::{Designer, Draft};
use rules::kulami::{Layout, NamedLayout};
use texts::msg;

/// The grid's width and height, and the tray's width beside it, in fields.
const SPAN: f32 = 10.0;
const TRAY: f32 = 3.6;

/// The designer, with a folder of its own for layouts.
fn designer(folder: &std::path::Path) -> Table {
    let mut table = Table::opened();
    table.app.insert_resource(UserBoards::at(|_| folder.to_owned()));
    for menu in [Menu::NewMatch, Menu::Designer] {
        table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        table.wait(6);
    }
    table
}

/// The grid's lower left corner in the window, and the width of a field.
fn grid(table: &mut Table) -> (Vec2, f32) {
    let desk = table.find(&english(msg::design_heading())).unwrap().whole;
    let cell = desk.height() / SPAN;
    (Vec2::new(desk.min.x + TRAY * cell, desk.max.y), cell)
}

/// The middle of a field of the grid.
fn field(table: &mut Table, name: &str) -> Vec2 {
    let Site { file, rank } = site(name);
    let (corner, cell) = grid(table);
    corner + Vec2::new(f32::from(file) + 0.5, -f32::from(rank) - 0.5) * cell
}

/// A field of the large panel in the tray: the lower left one.
fn large_panel(table: &mut Table) -> Vec2 {
    let (corner, cell) = grid(table);
    corner + Vec2::new(0.4 - TRAY, 1.9 - SPAN) * cell
}

fn design(table: &Table) -> &Designer {
    table.app.world().resource::<Designer>()
}

/// The result of the last request.
fn message(table: &Table) -> String {
    design(table).message().map(english).unwrap_or_default()
}

#[test]
fn a_panel_is_dragged_onto_the_grid_turned_moved_and_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = designer(folder.path());
    let c8 = field(&mut table, "c8");
    let g3 = field(&mut table, "g3");
    let large_panel = large_panel(&mut table);
    table.drag_between(MouseButton::Left, large_panel, c8);
    table.wait(2);
    let laid = design(&table).panels().to_vec();
    assert_eq!(laid.len(), 1, "{laid:?}");
    assert_eq!((laid[0].width, laid[0].height), (3, 2));
    assert!(laid[0].fields().any(|field| field == site("c8")));
    table.click_at(c8);
    table.wait(3);
    let turned = design(&table).panels().to_vec();
    assert_eq!((turned[0].width, turned[0].height), (2, 3));
    table.drag_between(MouseButton::Left, c8, g3);
    table.wait(2);
    assert!(design(&table).panels()[0].fields().any(|field| field == site("g3")));
    table.drag_between(MouseButton::Left, g3, Vec2::new(200.0, 600.0));
    table.wait(2);
    assert_eq!(design(&table).panels().len(), 0, "it is back in the tray");
    assert!(design(&table).faults().iter().any(|fault| fault == "the layout is empty"));
}

#[test]
fn a_dragged_panel_is_turned_and_a_cancelled_touch_puts_it_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = designer(folder.path());
    let b2 = field(&mut table, "b2");
    let d5 = field(&mut table, "d5");
    let e5 = field(&mut table, "e5");
    let g8 = field(&mut table, "g8");
    let h8 = field(&mut table, "h8");
    let large_panel = large_panel(&mut table);
    // Held by its lower left field and turned with the other button.
    table.point_at(large_panel);
    table.mouse(MouseButton::Left, ButtonState::Pressed);
    table.point_at(d5);
    table.mouse(MouseButton::Right, ButtonState::Pressed);
    table.mouse(MouseButton::Right, ButtonState::Released);
    table.point_at(e5);
    table.mouse(MouseButton::Left, ButtonState::Released);
    table.wait(2);
    let laid = design(&table).panels().to_vec();
    assert_eq!(laid.iter().map(|panel| (panel.width, panel.height)).collect::<Vec<_>>(), [(2, 3)]);
    table.finger(3, TouchPhase::Started, e5);
    table.wait(30);
    table.finger(3, TouchPhase::Moved, g8);
    table.wait(2);
    assert_eq!(design(&table).panels(), [], "it is in the hand, however long the finger rested first");
    table.finger(3, TouchPhase::Canceled, g8);
    table.wait(3);
    assert_eq!(design(&table).panels(), laid);
    // The next finger carries it.
    table.finger(3, TouchPhase::Started, e5);
    table.wait(2);
    table.finger(3, TouchPhase::Moved, h8);
    table.wait(2);
    table.finger(3, TouchPhase::Ended, h8);
    table.wait(3);
    assert!(design(&table).panels()[0].fields().any(|field| field == site("h8")));
    table.point_at(h8);
    table.mouse(MouseButton::Left, ButtonState::Pressed);
    table.point_at(b2);
    let before = design(&table).panels().len();
    table.press(KeyCode::Escape);
    table.wait(2);
    assert_eq!(
        (table.menu(), before, design(&table).panels().len()),
        (Menu::NewMatch, 0, 1),
        "leaving loses nothing"
    );
}

#[test]
fn clearing_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = designer(folder.path());
    table.click_button(&english(msg::design_irregular()));
    let laid = design(&table).panels().to_vec();
    assert_eq!((laid.len(), design(&table).faults()), (17, vec![]));
    table.click_button(&english(msg::design_clear()));
    assert_eq!(design(&table).panels(), []);
    table.click_button(&english(msg::design_undo()));
    assert_eq!(design(&table).panels(), laid);
}

#[test]
fn a_random_layout_is_saved_under_a_name_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = designer(folder.path());
    table.click_button(&english(msg::design_square()));
    assert_eq!(design(&table).faults(), [""; 0]);
    table.app.world_mut().resource_mut::<Designer>().set_name("My: Square");
    table.wait(2);
    table.click_button(&english(msg::design_save()));
    let text = std::fs::read_to_string(folder.path().join("my-square.ron")).unwrap();
    let saved = NamedLayout::from_ron(&text).unwrap();
    assert_eq!(saved.name, "My: Square");
    // Another layout under the same name replaces it when that is asked for twice; another name for the same file never does.
    table.click_button(&english(msg::design_square()));
    table.click_button(&english(msg::design_save()));
    assert!(message(&table).contains("Press “Save” again to replace it"));
    assert_eq!(std::fs::read_to_string(folder.path().join("my-square.ron")).unwrap(), text);
    table.click_button(&english(msg::design_save()));
    assert_eq!(message(&table), "Saved as My: Square.");
    let text = std::fs::read_to_string(folder.path().join("my-square.ron")).unwrap();
    let replaced = NamedLayout::from_ron(&text).unwrap();
    assert_ne!(replaced.layout, saved.layout);
    table.app.world_mut().resource_mut::<Designer>().set_name("my square");
    table.wait(2);
    table.click_button(&english(msg::design_save()));
    table.click_button(&english(msg::design_save()));
    assert!(message(&table).contains("contains the layout My: Square"));
    assert_eq!(std::fs::read_to_string(folder.path().join("my-square.ron")).unwrap(), text);
    table.app.world_mut().resource_mut::<Designer>().set_name("My: Square");
    table.click_button(&english(msg::design_play()));
    assert_eq!(table.menu(), Menu::NewMatch);
    let saved = replaced;
    let (name, layout) = table.app.world().resource::<Draft>().board().unwrap();
    assert_eq!((english(name), Layout::from_text(&layout)), ("My: Square".to_owned(), Ok(saved.layout)));
}

#[test]
fn files_without_a_layout_are_reported_and_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("damaged.ron", "Layout(format: 1, name: \"x");
    write("large.ron", &"(".repeat(100_000));
    write("parts.ron", "Layout(format: 1, name: \"Parts\", rows: [\"AA.BB\"])");
    let mut table = designer(folder.path());
    let faults: Vec<String> = table
        .app
        .world()
        .resource::<UserBoards>()
        .designed()
        .unwrap()
        .found
        .iter()
        .map(|found| format!("{}: {}", found.file, english(found.contents.as_ref().unwrap_err())))
        .collect();
    assert!(faults[0].starts_with("damaged.ron: it is damaged at line 1"), "{faults:?}");
    assert!(faults[1].contains("too large"), "{faults:?}");
    assert!(
        faults[2].contains("falls into 2 parts") && faults[2].contains("panels of 2 × 3: 0 instead of 4"),
        "{faults:?}"
    );
    table.click_button(&english(msg::design_square()));
    table.app.world_mut().resource_mut::<Designer>().set_name("damaged");
    table.wait(2);
    table.click_button(&english(msg::design_save()));
    let saved = std::fs::read_to_string(folder.path().join("damaged.ron")).unwrap();
    assert_eq!(saved, "Layout(format: 1, name: \"x");
    assert!(message(&table).contains("Choose another name"));
    assert_eq!(table.menu(), Menu::Designer, "and the work goes on");
    assert_eq!(design(&table).faults(), [""; 0]);
}

#[test]
fn a_layout_is_tried_out_in_the_background_until_it_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = designer(folder.path());
    let label = english(msg::design_fairness());
    let can_be_asked = |table: &mut Table| {
        table.find_by(|node| node.label() == Some(label.as_str()) && !node.is_disabled()).is_some()
    };
    let games = |table: &Table| table.app.world().resource::<FairnessCheck>().games();
    assert!(!can_be_asked(&mut table), "an empty desk is no layout");
    table.click_button(&english(msg::design_square()));
    assert!(can_be_asked(&mut table));
    table.click_button(&label);
    table.wait_for("the first game", |table| games(table).is_some_and(|games| games > 0));
    assert!(!can_be_asked(&mut table), "it is being answered");
    let progress = english(msg::design_fairness_so_far(0, study::fairness::GAMES));
    let start = progress.split('0').next().unwrap();
    assert!(table.texts().iter().any(|text| text.starts_with(start)), "{:?}", table.texts());
    // Another layout is another question, and so is the next visit.
    table.click_button(&english(msg::design_square()));
    table.wait(4);
    assert_eq!(games(&table), None);
    table.click_button(&label);
    assert!(games(&table).is_some());
    table.click_button(&english(msg::design_back()));
    table.wait(4);
    assert_eq!(games(&table), None);
}
