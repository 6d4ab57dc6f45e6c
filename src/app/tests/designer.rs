//! The layout designer, with the mouse: from the menu to a match on a layout of one's own.

use super::*;
use crate::app::layouts::OwnLayouts;
use crate::app::overlay::{Design, Draft};
use crate::games::kulami::{Layout, NamedLayout};

/// The left edge and the lower edge of the designer's grid in this window, and the width of a field.
const GRID: (f32, f32, f32) = (320.0, 703.0, 56.0);
/// A field of the large panel in the tray.
const LARGE_PANEL: Vec2 = Vec2::new(145.0, 205.0);
const SQUARE: Vec2 = Vec2::new(934.0, 313.0);
const SAVE: Vec2 = Vec2::new(1108.0, 366.0);
const PLAY: Vec2 = Vec2::new(1025.0, 419.0);

/// The designer, with a folder of its own for layouts.
fn designer(folder: &std::path::Path) -> Table {
    let mut table = Table::opened();
    table.app.insert_resource(OwnLayouts::at(folder));
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Design);
    table.wait(6);
    table
}

/// The middle of a field of the grid.
fn field(name: &str) -> Vec2 {
    let Site { file, rank } = site(name);
    let (left, bottom, cell) = GRID;
    Vec2::new(left + (f32::from(file) + 0.5) * cell, bottom - (f32::from(rank) + 0.5) * cell)
}

fn design(table: &Table) -> &Design {
    table.app.world().resource::<Design>()
}

fn press_button(table: &mut Table, at: Vec2) {
    table.point_at(at);
    table.wait(2);
    table.click_at(at);
    table.wait(3);
}

#[test]
fn a_panel_is_dragged_onto_the_grid_turned_moved_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = designer(folder.path());
    table.drag_between(MouseButton::Left, LARGE_PANEL, field("c8"));
    table.wait(2);
    let laid = design(&table).panels().to_vec();
    assert_eq!(laid.len(), 1, "{laid:?}");
    assert_eq!((laid[0].width, laid[0].height), (3, 2));
    assert!(laid[0].fields().any(|field| field == site("c8")));
    press_button(&mut table, field("c8"));
    let turned = design(&table).panels().to_vec();
    assert_eq!((turned[0].width, turned[0].height), (2, 3));
    table.drag_between(MouseButton::Left, field("c8"), field("g3"));
    table.wait(2);
    assert!(design(&table).panels()[0].fields().any(|field| field == site("g3")));
    table.drag_between(MouseButton::Left, field("g3"), Vec2::new(200.0, 600.0));
    table.wait(2);
    assert_eq!(design(&table).panels().len(), 0, "it is back in the tray");
    assert!(design(&table).faults().iter().any(|fault| fault == "the layout is empty"));
}

#[test]
fn a_random_layout_is_saved_under_a_name_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = designer(folder.path());
    press_button(&mut table, SQUARE);
    assert_eq!(design(&table).faults(), [""; 0]);
    table.app.world_mut().resource_mut::<Design>().set_name("My: Square");
    table.wait(2);
    press_button(&mut table, SAVE);
    let text = std::fs::read_to_string(folder.path().join("my-square.ron")).unwrap();
    let saved = NamedLayout::from_ron(&text).unwrap();
    assert_eq!(saved.name, "My: Square");
    press_button(&mut table, PLAY);
    assert_eq!(table.menu(), Menu::NewMatch);
    let (name, layout) = table.app.world().resource::<Draft>().board().unwrap();
    assert_eq!((name.as_str(), Layout::from_text(&layout)), ("My: Square", Ok(saved.layout)));
}

#[test]
fn files_that_hold_no_layout_are_told_of_and_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("damaged.ron", "Layout(format: 1, name: \"x");
    write("large.ron", &"(".repeat(100_000));
    write("parts.ron", "Layout(format: 1, name: \"Parts\", rows: [\"AA.BB\"])");
    let mut table = designer(folder.path());
    let told: Vec<String> = table
        .app
        .world()
        .resource::<OwnLayouts>()
        .found
        .iter()
        .map(|found| format!("{}: {}", found.file, found.layout.as_ref().unwrap_err()))
        .collect();
    assert!(told[0].starts_with("damaged.ron: line 1"), "{told:?}");
    assert!(told[1].contains("too large"), "{told:?}");
    assert!(
        told[2].contains("falls into 2 parts") && told[2].contains("panels of 2 × 3: 0 instead of 4"),
        "{told:?}"
    );
    press_button(&mut table, SQUARE);
    table.app.world_mut().resource_mut::<Design>().set_name("damaged");
    table.wait(2);
    press_button(&mut table, SAVE);
    let kept = std::fs::read_to_string(folder.path().join("damaged.ron")).unwrap();
    assert_eq!(kept, "Layout(format: 1, name: \"x");
    assert!(design(&table).told().unwrap().contains("Choose another name"));
    assert_eq!(table.menu(), Menu::Design, "and the work goes on");
    assert_eq!(design(&table).faults(), [""; 0]);
}
