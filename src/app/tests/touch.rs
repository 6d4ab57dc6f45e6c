//! Fingers on the table.

use super::window_sizes::resize;
use super::*;
use crate::app::interaction::{Hovered, Inspected};
use texts::msg;

/// Touches a place as clumsy hands do: now and then the finger slips off first, another one lands beside it, the system takes the
/// touch away, or it lifts outside the window; then it taps.
fn touch_clumsily(table: &mut Table, site: Site, count: &mut usize) {
    let at = table.pixel(site);
    let aside = Vec2::new(200.0, 730.0);
    *count += 1;
    let camera = table.camera();
    match *count % 5 {
        0 => {
            table.finger(1, TouchPhase::Started, at);
            table.wait(1);
            table.finger(2, TouchPhase::Started, aside);
            table.wait(1);
            table.finger(1, TouchPhase::Ended, at);
            table.finger(2, TouchPhase::Ended, aside);
            table.wait(1);
        }
        2 => {
            table.finger(1, TouchPhase::Started, at);
            table.wait(1);
            table.finger(1, TouchPhase::Canceled, at);
            table.wait(1);
        }
        3 => table.stroke(1, &[at, at.lerp(aside, 0.5), Vec2::new(-40.0, 900.0)]),
        _ => {}
    }
    table.wait(12);
    // A finger on what cannot be carried has turned the table.
    if table.camera() != camera {
        table.press(KeyCode::KeyR);
        table.wait(40);
    }
    let at = table.pixel(site);
    table.tap_at(at);
}

#[test]
fn whole_matches_by_clumsy_touches_are_the_same_as_by_mouse() {
    for kind in GameKind::ALL {
        let (mut by_mouse, actions) = whole_match(kind);
        for text in &actions {
            let action = by_mouse.session().position().read_action(text).unwrap();
            by_mouse.perform(&action);
        }
        let (mut table, _) = whole_match(kind);
        let mut count = 0;
        for text in &actions {
            let action = table.session().position().read_action(text).unwrap();
            let before = table.played().len();
            table.perform_by(
                &action,
                |table, site| {
                    touch_clumsily(table, site, &mut count);
                },
                |table| {
                    let at = table.middle_of(&english(msg::panel_end_turn()));
                    table.tap_at(at);
                },
            );
            let message = format!("{text}: {:?}", table.selection());
            assert_eq!(table.played().len(), before + 1, "{message}");
        }
        assert_eq!(table.played(), by_mouse.played());
        assert_eq!(table.position(), by_mouse.position());
        assert_eq!(table.session().outcome(), by_mouse.session().outcome());
        assert!(table.session().outcome().is_some(), "{kind}");
    }
}

#[test]
fn a_piece_is_dragged_with_a_finger_and_seen_clear_of_it() {
    let mut table = Table::start();
    let (from, to) = (table.pixel(site("b2")), table.pixel(site("b4")));
    table.finger(1, TouchPhase::Started, from);
    table.wait(1);
    for i in 1..=6 {
        table.finger(1, TouchPhase::Moved, from.lerp(to, i as f32 / 6.0));
        table.wait(1);
    }
    assert_eq!(table.app.world().resource::<Hovered>().site, Some(site("b4")), "it says where it would land");
    let spots = table.look().spots();
    let below = spots.iter().find(|spot| spot.site == site("b4")).unwrap().place;
    let mut board_pieces = table.app.world_mut().query::<(&BoardPiece, &Transform)>();
    let (_, carried) = board_pieces
        .iter(table.app.world())
        .find(|(board_piece, _)| board_piece.site() == Some(site("b2")))
        .unwrap();
    assert!(carried.translation.z < below.z - 0.8, "seen from above it is beyond the fingertip");
    table.finger(1, TouchPhase::Ended, to);
    table.wait(1);
    assert!(table.selection().proposal().is_some(), "there are several ways to pay");
}

#[test]
fn a_tap_is_seen_in_the_very_next_picture() {
    let mut table = Table::start();
    table.rest();
    let at = table.pixel(site("b2"));
    table.finger(1, TouchPhase::Started, at);
    table.wait(1);
    let world = table.app.world_mut();
    let mut highlights = world.query::<(&Highlight, &Transform, &GlobalTransform, &InheritedVisibility)>();
    let (_, local, global, seen) =
        highlights.iter(world).find(|(highlight, ..)| highlight.kind == HighlightKind::Hovered).unwrap();
    assert!(seen.get());
    assert_eq!(global.translation(), local.translation, "it is where it will be drawn");
    table.finger(1, TouchPhase::Ended, at);
    table.wait(1);
    assert_eq!(table.marked(HighlightKind::Chosen), ["b2"]);
}

#[test]
fn a_touch_that_comes_and_goes_between_two_pictures_is_a_tap() {
    let mut table = Table::start();
    let at = table.pixel(site("b2"));
    table.finger(1, TouchPhase::Started, at);
    table.finger(1, TouchPhase::Ended, at);
    table.wait(1);
    assert_eq!(table.selection().from(), Some(site("b2")));
}

#[test]
fn a_drag_with_a_finger_between_two_frames_is_the_same_as_a_slow_one() {
    let mut table = Table::start();
    let [b2, b6] = ["b2", "b6"].map(|name| table.pixel(site(name)));
    table.finger(1, TouchPhase::Started, b2);
    table.finger(1, TouchPhase::Moved, b6);
    table.finger(1, TouchPhase::Ended, b6);
    table.rest();
    assert_eq!(table.played(), ["b2-b6*a3c3"]);
    table.check_pieces();
}

#[test]
fn a_fingertip_means_the_nearest_place_where_something_can_be_done() {
    // On the smallest screen the squares of the largest board are about half as wide as a fingertip.
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    resize(&mut table, (800.0, 480.0));
    let activatable = table.activatable();
    let places: Vec<(Site, Vec2)> =
        table.look().spots().iter().map(|spot| (spot.site, table.pixel(spot.site))).collect();
    let mut meant = 0;
    for (idle, at) in places.iter().filter(|(site, _)| !activatable.contains(site)) {
        let mut able: Vec<_> = places.iter().filter(|(site, _)| activatable.contains(site)).collect();
        able.sort_by(|a, b| a.1.distance(*at).total_cmp(&b.1.distance(*at)));
        let (nearest, next) = (able[0], able[1]);
        // Where two are as near as each other, either may be meant.
        if nearest.1.distance(*at) > 26.0 || next.1.distance(*at) - nearest.1.distance(*at) < 4.0 {
            continue;
        }
        let finger = at.move_towards(nearest.1, 5.0);
        table.finger(1, TouchPhase::Started, finger);
        table.wait(1);
        let hovered = table.app.world().resource::<Hovered>().site;
        assert_eq!(hovered, Some(nearest.0), "beside {idle}, and it is lit before the finger lifts");
        table.finger(1, TouchPhase::Ended, finger);
        table.wait(1);
        assert_eq!(table.selection().from(), Some(nearest.0));
        table.press(KeyCode::Escape);
        // The view came closer, and goes back.
        table.wait(60);
        meant += 1;
    }
    assert!(meant >= 5, "{meant}");
}

#[test]
fn two_fingers_pinch_and_turn_and_play_nothing() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    table.wait(4);
    let before = table.camera();
    let (one, two) = (table.pixel(site("b2")), table.pixel(site("b4")));
    table.finger(1, TouchPhase::Started, one);
    table.wait(1);
    table.finger(2, TouchPhase::Started, two);
    table.wait(1);
    table.finger(2, TouchPhase::Moved, two + Vec2::new(150.0, -60.0));
    table.wait(30);
    let nearer = table.camera();
    assert!(nearer.translation.length() < before.translation.length() * 0.9, "apart is nearer");
    assert!(nearer.rotation.angle_between(before.rotation) > 0.1, "and around");
    // Lifting one of two fingers makes nothing jump, and the other one does nothing more.
    table.finger(2, TouchPhase::Ended, two);
    table.wait(1);
    table.finger(1, TouchPhase::Moved, one + Vec2::new(120.0, 40.0));
    table.wait(1);
    table.finger(1, TouchPhase::Ended, one + Vec2::new(120.0, 40.0));
    table.wait(20);
    assert!(table.camera().translation.distance(nearer.translation) < 0.05);
    assert_eq!((table.selection(), table.played().len()), (&Selection::Nothing, 0));
    // Two taps where there is nothing show the usual view again.
    for _ in 0..2 {
        table.tap_at(Vec2::new(30.0, 60.0));
    }
    table.wait(60);
    assert!(table.camera().translation.distance(before.translation) < 0.05);
}

#[test]
fn a_locked_camera_stays_and_nothing_is_played() {
    let mut table = Table::start();
    table.set_up(|settings| settings.lock_camera = true);
    let before = table.camera();
    table.stroke(1, &[Vec2::new(100.0, 700.0), Vec2::new(300.0, 500.0)]);
    table.scroll(3.0);
    table.drag_between(MouseButton::Left, Vec2::new(100.0, 700.0), Vec2::new(300.0, 500.0));
    table.finger(1, TouchPhase::Started, Vec2::new(100.0, 700.0));
    table.finger(2, TouchPhase::Started, Vec2::new(200.0, 700.0));
    table.wait(1);
    table.finger(2, TouchPhase::Moved, Vec2::new(500.0, 500.0));
    table.wait(20);
    assert_eq!(table.camera(), before);
    assert_eq!((table.selection(), table.played().len()), (&Selection::Nothing, 0));
}

#[test]
fn a_guard_holds_however_long_a_picture_takes() {
    let mut table = Table::kulami("", "closed");
    table.set_up(|settings| settings.no_animations = true);
    table.frame_time = Duration::from_secs(1);
    for place in ["d4", "d6"] {
        let at = table.pixel(site(place));
        table.finger(1, TouchPhase::Started, at);
        table.finger(1, TouchPhase::Ended, at);
        table.wait(1);
    }
    assert_eq!(table.played(), ["d4"]);
}

#[test]
fn a_tap_stays_a_tap_however_long_a_picture_takes() {
    let mut table = Table::kulami("", "closed");
    table.set_up(|settings| settings.no_animations = true);
    table.frame_time = Duration::from_secs(1);
    let at = table.pixel(site("d4"));
    table.finger(1, TouchPhase::Started, at);
    // The finger was lifted while the second picture was drawn: the program hears of it with the third.
    table.frames(2);
    table.finger(1, TouchPhase::Ended, at);
    table.wait(1);
    assert_eq!(table.played(), ["d4"]);
}

#[test]
fn a_finger_on_the_board_leaves_the_buttons_to_another_one() {
    let mut table = Table::start();
    let at = table.pixel(site("f6"));
    table.finger(3, TouchPhase::Started, at);
    table.wait(30);
    let menu = table.middle_of(&english(msg::panel_menu()));
    table.tap_at(menu);
    table.wait(2);
    assert_eq!(table.menu(), Menu::Pause);
}

#[test]
fn a_long_press_inspects_and_plays_nothing() {
    let mut table = Table::start();
    for place in ["b2", "b4"] {
        let at = table.pixel(site(place));
        table.finger(1, TouchPhase::Started, at);
        table.wait(20);
        assert_eq!(table.app.world().resource::<Inspected>().0, Some(site(place)));
        table.finger(1, TouchPhase::Ended, at);
        table.wait(1);
        assert_eq!((table.selection(), table.played().len()), (&Selection::Nothing, 0));
    }
    let assists = table.app.world().resource::<crate::app::session::Assists>();
    let answer = crate::app::interaction::answer(site("b2"), &table.session(), &Selection::Nothing, assists);
    let answer = english(answer);
    assert!(answer.starts_with("White’s robot."), "{answer}");
    table.tap("b2");
    assert_eq!(table.app.world().resource::<Inspected>().0, None, "whoever goes on has heard enough");
}

#[test]
fn moves_can_wait_for_confirmation() {
    let mut table = Table::kulami("", "closed");
    table.set_up(|settings| settings.confirm = true);
    table.tap("d4");
    table.rest();
    assert_eq!((table.played().len(), table.marked(HighlightKind::Proposed)), (0, vec!["d4".to_owned()]));
    table.tap("c3");
    assert_eq!(table.marked(HighlightKind::Proposed), ["c3"], "another place takes its place");
    table.press(KeyCode::Escape);
    assert_eq!(table.selection(), &Selection::Nothing);
    table.tap("c3");
    table.tap("c3");
    table.rest();
    assert_eq!(table.played(), ["c3"]);
    table.tap("c5");
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(table.played(), ["c3", "c5"]);
}

#[test]
fn nobody_plays_for_the_other_by_a_tap_too_many() {
    let mut table = Table::kulami("", "closed");
    table.set_up(|settings| settings.no_animations = true);
    table.tap("d4");
    table.tap("d6");
    assert_eq!(table.played(), ["d4"], "the second tap came too soon");
    // A finger that was down when the turn changed plays nothing either.
    table.rest();
    let at = table.pixel(site("d6"));
    table.finger(1, TouchPhase::Started, at);
    table.wait(1);
    table.click("d7");
    table.wait(8);
    assert!(!table.app.world().resource::<TurnGuard>().is_up(), "the other player could play");
    table.finger(1, TouchPhase::Ended, at);
    table.rest();
    assert_eq!(table.played(), ["d4", "d7"]);
    assert_eq!(table.app.world().resource::<Inspected>().0, None, "and it was not taken for a long press");
    let next = table.session().game().actions()[0].to_string();
    table.tap(&next);
    table.rest();
    assert_eq!(table.played().len(), 3);
}

#[test]
fn a_finger_on_the_panel_leaves_the_table_alone() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let before = table.camera();
    table.stroke(1, &[Vec2::new(1129.0, 600.0), Vec2::new(900.0, 500.0), Vec2::new(400.0, 400.0)]);
    table.wait(20);
    assert!(table.camera().translation.distance(before.translation) < 1e-3);
    // One hand rests on the panel while another one plays.
    table.finger(7, TouchPhase::Started, Vec2::new(1129.0, 600.0));
    table.wait(1);
    table.tap("b2");
    assert_eq!(table.selection().from(), Some(site("b2")));
}

#[test]
fn a_finger_after_a_rest_has_come_down_now() {
    let mut table = Table::start();
    table.leave_alone(Duration::from_secs(60));
    let place = table.pixel(site("b2"));
    table.finger(1, TouchPhase::Started, place);
    table.frames(2);
    table.finger(1, TouchPhase::Ended, place);
    table.frames(2);
    assert_eq!(table.selection().from(), Some(site("b2")), "it was no long press");
    // A picture's time is when it was begun, not when the last one was finished: that may be before the rest.
    assert!(!table.app.world().contains_resource::<bevy::time::TimeReceiver>());
}
