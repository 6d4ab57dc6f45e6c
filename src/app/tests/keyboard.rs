//! Everything without a pointer.

use super::*;
use crate::app::interaction::{Hovered, Inspected};

/// Moves the cursor to a place with the arrows, and touches it.
fn touch_by_key(table: &mut Table, to: Site) {
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
