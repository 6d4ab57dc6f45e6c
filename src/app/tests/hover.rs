//! What is pointed at, when the mouse leaves the window and when there are fingers.

use super::*;
use crate::app::interaction::Hovered;
use texts::msg;

fn hovered(table: &Table) -> Option<String> {
    table.app.world().resource::<Hovered>().site.map(|site| site.to_string())
}

#[test]
fn a_mouse_that_leaves_the_window_points_at_nothing() {
    let mut table = Table::kulami("", "closed");
    let at = table.pixel(site("d4"));
    table.point_at(at);
    table.wait(2);
    assert_eq!(hovered(&table).as_deref(), Some("d4"));
    assert!(table.is_marked(HighlightKind::Hovered));
    table.mouse_leaves();
    table.wait(2);
    assert_eq!(hovered(&table), None);
    assert!(!table.is_marked(HighlightKind::Hovered));
    // Nor when something moves where it was.
    table.press(KeyCode::KeyF);
    table.wait(40);
    assert_eq!(hovered(&table), None);
    table.press(KeyCode::KeyF);
    table.wait(40);
    table.mouse_enters(at);
    table.wait(2);
    assert_eq!(hovered(&table).as_deref(), Some("d4"), "it is back");
}

#[test]
fn a_mouse_that_is_back_before_the_next_frame_has_not_left() {
    let mut table = Table::kulami("", "closed");
    let [from, to] = ["d4", "e5"].map(|name| table.pixel(site(name)));
    table.point_at(from);
    let window = table.window;
    table.send(bevy::window::CursorLeft { window });
    table.mouse_enters(to);
    table.wait(2);
    assert_eq!(hovered(&table).as_deref(), Some("e5"));
}

#[test]
fn a_button_is_not_lit_and_says_nothing_once_the_mouse_has_left() {
    let mut table = Table::kulami("", "closed");
    let at = table.middle_of(&english(msg::panel_3d()));
    table.point_at(at);
    table.wait(1);
    assert!(table.egui().input(|input| input.pointer.has_pointer()));
    table.mouse_leaves();
    table.wait(40);
    assert!(!table.egui().input(|input| input.pointer.has_pointer()));
    let tip = table.egui().memory(|memory| memory.areas().visible_layer_ids());
    assert!(tip.iter().all(|layer| layer.order != egui::Order::Tooltip), "{tip:?}");
}

#[test]
fn the_keyboards_cursor_stays_when_the_mouse_leaves() {
    let mut table = Table::kulami("", "closed");
    let at = table.pixel(site("d4"));
    table.point_at(at);
    table.press(KeyCode::ArrowUp);
    let before = hovered(&table);
    table.mouse_leaves();
    table.wait(4);
    assert_eq!(hovered(&table), before);
    assert!(table.app.world().resource::<Hovered>().by_key);
}

#[test]
fn a_piece_is_carried_across_the_edge_of_the_window() {
    let mut table = Table::start();
    let (from, to) = (table.pixel(site("b2")), table.pixel(site("b6")));
    table.point_at(from);
    table.mouse(MouseButton::Left, ButtonState::Pressed);
    table.point_at(from.lerp(to, 0.5));
    table.mouse_leaves();
    table.mouse_enters(to);
    table.mouse(MouseButton::Left, ButtonState::Released);
    table.wait(2);
    assert!(table.selection().proposal().is_some() || !table.played().is_empty(), "{:?}", table.selection());
}

#[test]
fn a_finger_under_x11_is_no_mouse() {
    let mut table = Table::kulami("", "closed");
    let [from, to] = ["d4", "e5"].map(|name| table.pixel(site(name)));
    // It turns the table, and is lifted.
    table.x11_finger(1, TouchPhase::Started, from);
    table.wait(1);
    for step in 1..=4 {
        table.x11_finger(1, TouchPhase::Moved, from.lerp(to, step as f32 / 4.0));
        table.wait(1);
        if step > 1 {
            assert_eq!(hovered(&table), None, "nothing is pointed at while the table turns");
        }
    }
    table.x11_finger(1, TouchPhase::Ended, to);
    table.wait(2);
    assert_eq!(hovered(&table), None, "nothing is left under it");
    table.press(KeyCode::KeyF);
    table.wait(40);
    assert_eq!(hovered(&table), None, "nor comes something there");
    assert_eq!(table.played(), [""; 0]);
    // A tap plays as anywhere.
    let at = table.pixel(site("d4"));
    table.x11_finger(2, TouchPhase::Started, at);
    table.x11_finger(2, TouchPhase::Ended, at);
    table.rest();
    assert_eq!(table.played(), ["d4"]);
    assert_eq!(hovered(&table), None);
    // A tap leaves the keyboard's cursor where it is not in the way.
    table.press(KeyCode::ArrowUp);
    table.x11_finger(3, TouchPhase::Started, Vec2::new(8.0, 8.0));
    table.x11_finger(3, TouchPhase::Ended, Vec2::new(8.0, 8.0));
    table.wait(2);
    table.point_at(at);
    table.wait(2);
    assert_eq!(hovered(&table).as_deref(), Some("d4"), "a mouse is still a mouse");
}

#[test]
fn a_touchpad_scrolls_by_pixels_of_any_screen() {
    // How much nearer the camera is after a step.
    let nearer = |density: f32, scroll: fn(&mut Table)| {
        let mut table = Table::kulami("", "closed");
        table.press(KeyCode::KeyF);
        let window = table.window;
        let mut data = table.app.world_mut().get_mut::<Window>(window).unwrap();
        data.resolution.set_scale_factor_override(Some(density));
        super::window_sizes::resize(&mut table, (1280.0, 800.0));
        table.leave_alone(MINUTE);
        let place = table.pixel(site("d4"));
        table.point_at(place);
        let before = table.camera().translation.length();
        scroll(&mut table);
        table.leave_alone(MINUTE);
        table.camera().translation.length() / before
    };
    let notch = nearer(1.0, |table| table.scroll(1.0));
    assert!(notch < 0.95, "{notch}");
    for (density, scroll) in [
        (1.0, (|table| table.scroll_pixels(100.0)) as fn(&mut Table)),
        (2.0, |table| table.scroll_pixels(200.0)),
    ] {
        let pixels = nearer(density, scroll);
        assert!((pixels - notch).abs() < 0.01, "{pixels} at {density}, {notch} by a notch");
    }
}
