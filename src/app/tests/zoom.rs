//! Zooming to a point and shifting the view.

use super::window_sizes::resize;
use super::*;
use crate::app::camera::Orbit;
use texts::msg;

/// From above, across the table, and the same from the other side.
const VIEWS: [(bool, f32); 4] = [(true, 0.0), (true, 180.0), (false, 0.0), (false, 180.0)];

/// How far from each other two positions in the window may be that count as the same, in logical pixels.
const SAME: f32 = 1.5;

fn view_from(table: &mut Table, flat: bool, degrees: f32) {
    let mut orbit = table.app.world_mut().resource_mut::<Orbit>();
    orbit.flat = flat;
    orbit.look_from(degrees.to_radians(), 0.9, 1.0);
    table.wait(3);
}

/// The part of the usual distance at which the camera is.
fn zoom(table: &Table) -> f32 {
    table.app.world().resource::<Orbit>().distance()
}

#[test]
fn the_wheel_zooms_to_the_pointer_and_back_to_the_whole_board() {
    for (flat, degrees) in VIEWS {
        let context = format!("flat: {flat}, from {degrees}°");
        let mut table = Table::start();
        view_from(&mut table, flat, degrees);
        let whole = table.camera();
        for corner in ["a13", "m13", "a1", "m1", "g7"] {
            let at = table.pixel(site(corner));
            table.point_at(at);
            (0..6).for_each(|_| table.scroll(1.0));
            table.wait(60);
            let near = table.pixel(site(corner));
            assert!(near.distance(at) < SAME, "{context}: {corner} went from {at} to {near}");
            assert!(zoom(&table) < 0.6, "{context}: {}", zoom(&table));
            (0..8).for_each(|_| table.scroll(-1.0));
            table.app.world_mut().resource_mut::<Orbit>().set_distance(1.0);
            table.wait(60);
            let away = table.camera().translation.distance(whole.translation);
            assert!(
                away < 0.01,
                "{context}: zoomed out, the board is in the middle again, not {away} beside"
            );
        }
    }
}

#[test]
fn the_middle_button_and_shift_draw_the_table_with_the_pointer() {
    for (flat, degrees) in VIEWS {
        let context = format!("flat: {flat}, from {degrees}°");
        let mut table = Table::start();
        view_from(&mut table, flat, degrees);
        table.app.world_mut().resource_mut::<Orbit>().set_distance(0.5);
        table.wait(60);
        let before = table.camera();
        let from = table.pixel(site("g7"));
        let to = from + Vec2::new(90.0, 60.0);
        table.drag_between(MouseButton::Middle, from, to);
        table.wait(60);
        let there = table.pixel(site("g7"));
        assert!(there.distance(to) < SAME, "{context}: it is at {there} instead of {to}");
        assert!(table.camera().rotation.angle_between(before.rotation) < 1e-3, "{context}");
        // With Shift the left button does the same, also on a robot, which stays where it is.
        let position = table.position();
        table.key_down_at_once(KeyCode::ShiftLeft);
        table.drag_between(MouseButton::Left, to, from);
        table.key_up_at_once(KeyCode::ShiftLeft);
        table.wait(60);
        assert!(table.camera().translation.distance(before.translation) < 0.05, "{context}");
        assert_eq!((table.position(), table.selection()), (position, &Selection::Nothing), "{context}");
        table.press(KeyCode::KeyR);
        table.wait(60);
        assert_eq!(zoom(&table), 1.0);
    }
}

#[test]
fn two_fingers_take_what_is_between_them_along() {
    for (flat, degrees) in VIEWS {
        let context = format!("flat: {flat}, from {degrees}°");
        let mut table = Table::start();
        view_from(&mut table, flat, degrees);
        table.app.world_mut().resource_mut::<Orbit>().set_distance(0.6);
        table.wait(60);
        let middle = table.pixel(site("g7"));
        let fingers = [Vec2::new(-80.0, 0.0), Vec2::new(80.0, 0.0)];
        let (apart, along) = (1.2, Vec2::new(40.0, 30.0));
        for (id, finger) in (1..).zip(fingers) {
            table.finger(id, TouchPhase::Started, middle + finger);
            table.wait(1);
        }
        for step in 1..=5 {
            let part = step as f32 / 5.0;
            for (id, finger) in (1..).zip(fingers) {
                let at = middle + finger * 1.0_f32.lerp(apart, part) + along * part;
                table.finger(id, TouchPhase::Moved, at);
            }
            table.wait(1);
        }
        table.wait(60);
        let there = table.pixel(site("g7"));
        assert!(there.distance(middle + along) < 4.0, "{context}: {there} instead of {}", middle + along);
        assert!((zoom(&table) - 0.6 / apart).abs() < 0.02, "{context}: {}", zoom(&table));
        for (id, finger) in (1..).zip(fingers) {
            table.finger(id, TouchPhase::Ended, middle + finger * apart + along);
        }
        table.wait(2);
        assert_eq!((table.selection(), table.played().len()), (&Selection::Nothing, 0));
    }
}

#[test]
fn keys_shift_the_view_as_seen_and_never_away_from_the_board() {
    for (flat, degrees) in VIEWS {
        let context = format!("flat: {flat}, from {degrees}°");
        let mut table = Table::start();
        view_from(&mut table, flat, degrees);
        table.app.world_mut().resource_mut::<Orbit>().set_distance(0.5);
        table.wait(60);
        let before = table.pixel(site("g7"));
        table.key_down_at_once(KeyCode::ShiftLeft);
        table.press(KeyCode::ArrowRight);
        table.wait(60);
        let there = table.pixel(site("g7"));
        assert!(there.x < before.x - 20.0 && (there.y - before.y).abs() < 10.0, "{context}: {there}");
        // However long they are pressed, the board stays in sight.
        for key in [KeyCode::ArrowRight, KeyCode::ArrowUp] {
            (0..20).for_each(|_| table.press(key));
        }
        table.wait(60);
        let corner = if degrees == 0.0 { "m13" } else { "a1" };
        let at = table.pixel(site(corner));
        assert!(
            at.x > 300.0 && at.x < 988.0 && at.y > 100.0 && at.y < 800.0,
            "{context}: {corner} is at {at}"
        );
        table.key_up_at_once(KeyCode::ShiftLeft);
    }
}

#[test]
fn a_locked_camera_is_neither_zoomed_nor_shifted() {
    let mut table = Table::start();
    table.set_up(|settings| settings.lock_camera = true);
    let before = table.camera();
    let at = table.pixel(site("c9"));
    table.point_at(at);
    (0..4).for_each(|_| table.scroll(1.0));
    table.drag_between(MouseButton::Middle, at, at + Vec2::new(120.0, 40.0));
    table.key_down_at_once(KeyCode::ShiftLeft);
    table.press(KeyCode::ArrowUp);
    table.key_up_at_once(KeyCode::ShiftLeft);
    table.wait(30);
    assert_eq!(table.camera(), before);
}

#[test]
fn the_camera_stays_above_the_pieces_and_inside_the_room() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        table.press(KeyCode::KeyF);
        for size in [(390.0, 844.0), (1280.0, 800.0), (300.0, 1000.0), (2000.0, 400.0)] {
            resize(&mut table, size);
            for distance in [0.0, 1.0, 9.0] {
                for pitch in [0.0, 0.6, 2.0] {
                    for degrees in [0.0, 45.0] {
                        let mut orbit = table.app.world_mut().resource_mut::<Orbit>();
                        orbit.look_from(f32::to_radians(degrees), pitch, distance);
                        orbit.shift_seen(Vec2::splat(50.0));
                        table.wait(12);
                        let at = table.camera().translation;
                        let context = format!("{kind}, {size:?}, {distance}, {pitch}, {degrees}°: {at}");
                        assert!(at.y > 2.4, "{context} is too low");
                        assert!(at.xz().length() < 140.0 && at.y < 120.0, "{context} is outside the room");
                    }
                }
            }
        }
    }
}

#[test]
fn on_a_phone_a_button_brings_the_board_closer_and_one_finger_draws_it() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    let action = table.session().position().read_action("j8-j9").unwrap();
    table.perform(&action);
    resize(&mut table, (390.0, 844.0));
    table.wait(4);
    let apart = |table: &mut Table| table.pixel(site("k9")).distance(table.pixel(site("j9")));
    let far = apart(&mut table);
    let closer = table.middle_of(&english(msg::panel_closer()));
    table.tap_at(closer);
    table.wait(60);
    assert!(apart(&mut table) > far * 1.6, "{far}, then {}", apart(&mut table));
    let before = table.camera();
    let at = table.pixel(site("j10"));
    table.stroke(1, &[at, at + Vec2::new(20.0, 30.0), at + Vec2::new(40.0, 60.0)]);
    table.wait(60);
    let there = table.pixel(site("j10"));
    // The finger has moved a little before it is known that it does not tap.
    assert!(there.distance(at + Vec2::new(40.0, 60.0)) < 40.0, "from {at} to {there}");
    assert!(there.y > at.y + 20.0 && there.x > at.x + 10.0, "from {at} to {there}");
    assert!(table.camera().rotation.angle_between(before.rotation) < 1e-3, "it is not turned");
    assert_eq!(table.played().len(), 1);
    let back = table.middle_of(&english(msg::panel_reset_view()));
    table.tap_at(back);
    table.wait(60);
    assert!((apart(&mut table) - far).abs() < 0.5, "the whole board is in sight again");
}

#[test]
fn on_a_phone_a_tapped_piece_brings_the_board_closer_until_it_has_gone() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    resize(&mut table, (390.0, 844.0));
    table.wait(4);
    let apart = |table: &mut Table| table.pixel(site("k9")).distance(table.pixel(site("j9")));
    let far = apart(&mut table);
    let from = table.pixel(site("j8"));
    table.tap_at(from);
    table.wait(60);
    let near = apart(&mut table);
    assert!(near > far * 1.4, "{far}, then {near}");
    let targets: Vec<Site> = table
        .session()
        .legal_moves()
        .from(Some(site("j8")))
        .by_target()
        .filter_map(|alike| alike[0].to)
        .collect();
    assert!(!targets.is_empty());
    for target in targets {
        let at = table.pixel(target);
        assert!((0.0..390.0).contains(&at.x) && (60.0..560.0).contains(&at.y), "{target} is at {at}");
    }
    // Who lets go of it sees the whole board again, and so does who plays.
    let at = table.pixel(site("j8"));
    table.tap_at(at);
    table.wait(60);
    assert!((apart(&mut table) - far).abs() < 0.5);
    for place in ["j8", "j9"] {
        let at = table.pixel(site(place));
        table.tap_at(at);
        table.wait(60);
    }
    assert_eq!(table.played().len(), 1);
    assert!((apart(&mut table) - far).abs() < 0.5);
}

#[test]
fn a_view_that_was_chosen_stays_when_a_piece_is_tapped_and_so_does_that_of_a_large_window() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    let tapped = |table: &mut Table| {
        let before = table.camera();
        let at = table.pixel(site("j8"));
        table.tap_at(at);
        table.wait(60);
        assert_eq!(table.camera(), before);
        table.press(KeyCode::Escape);
        table.wait(60);
        assert_eq!(table.camera(), before);
    };
    resize(&mut table, (1280.0, 800.0));
    table.wait(4);
    tapped(&mut table);
    resize(&mut table, (390.0, 844.0));
    table.wait(4);
    table.app.world_mut().resource_mut::<Orbit>().shift_seen(Vec2::new(30.0, 0.0));
    table.wait(60);
    tapped(&mut table);
}
