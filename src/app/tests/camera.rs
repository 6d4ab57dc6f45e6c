//! Looking around: the camera, the flat view.

use super::*;
use crate::app::ai::Opponent;
use crate::app::camera::{Orbit, ResetCamera};
use crate::app::session::LeaveTable;
use crate::app::settings::Seating;
use engine::Level;

#[test]
fn dragging_the_table_or_an_idle_piece_turns_the_camera_and_plays_nothing() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let before = (table.camera(), table.position());
    table.drag_between(MouseButton::Left, Vec2::new(30.0, 500.0), Vec2::new(180.0, 430.0));
    table.wait(30);
    let turned = table.camera();
    assert!(turned.rotation.angle_between(before.0.rotation) > 0.1);
    let from = table.pixel(site("g7"));
    table.drag_between(MouseButton::Right, from, from + Vec2::new(90.0, 10.0));
    table.wait(30);
    assert!(table.camera().rotation.angle_between(turned.rotation) > 0.1);
    assert_eq!((table.position(), table.selection()), (before.1, &Selection::Nothing));
    table.press(KeyCode::KeyR);
    table.wait(60);
    assert!(table.camera().rotation.angle_between(before.0.rotation) < 1e-2, "a key resets it");
}

#[test]
fn the_camera_keeps_within_its_limits() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let far = table.camera().translation.length();
    table.point_at(Vec2::new(500.0, 400.0));
    (0..40).for_each(|_| table.scroll(1.0));
    table.wait(60);
    let near = table.camera().translation.length();
    assert!(near < far * 0.6 && near > 5.0, "{near} of {far}");
    (0..80).for_each(|_| table.scroll(-1.0));
    table.wait(60);
    assert!(table.camera().translation.length() < far * 2.0);
    for y in [-600.0, 600.0] {
        let from = Vec2::new(40.0, 400.0);
        (0..3).for_each(|_| table.drag_between(MouseButton::Right, from, from + Vec2::Y * y));
        table.wait(60);
        let height = table.camera().forward().y;
        assert!(height < -0.2, "it always looks down at the table: {height}");
    }
}

#[test]
fn the_board_is_seen_across_the_table_and_from_above() {
    let mut table = Table::start();
    let above = table.camera();
    assert!(above.forward().y < -0.999);
    table.press(KeyCode::KeyF);
    table.wait(2);
    let across = table.camera();
    assert!(across.forward().y > -0.95);
    // Robots can be touched there, too, at their bodies.
    let position = table.pixel(site("d2")) - Vec2::Y * 18.0;
    table.click_at(position);
    assert_eq!(table.selection(), &Selection::Piece { from: site("d2") });
}

#[test]
fn who_looks_from_above_still_does_in_the_next_match_after_the_main_menu() {
    let mut table = Table::start();
    assert!(table.camera().forward().y < -0.999);
    table.app.world_mut().trigger(LeaveTable);
    table.wait(3);
    assert!(table.camera().forward().y > -0.8, "behind the menu, the table is a picture");
    let start = GameKind::Kulami.set_up("", Some("closed"), None).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(3);
    assert!(table.camera().forward().y < -0.999);
    table.press(KeyCode::KeyF);
    table.wait(3);
    assert!(table.camera().forward().y > -0.95);
}

#[test]
fn the_whole_board_is_seen_beside_the_panel() {
    let mut table = Table::start();
    for flat in [true, false] {
        for corner in ["a1", "m1", "a13", "m13"] {
            let at = table.pixel(site(corner));
            assert!(
                (0.0..1280.0 - 292.0).contains(&at.x) && (0.0..800.0).contains(&at.y),
                "{corner} {at} {flat}"
            );
        }
        table.press(KeyCode::KeyF);
        table.wait(3);
    }
}

/// Where the camera should be when a match starts: at the near player's side, the first one's in the positive direction.
fn check_starts_at(table: &mut Table, near: Player, context: &str) {
    table.wait(1);
    let at_once = table.camera();
    let side = if table.app.world().resource::<Orbit>().flat {
        (at_once.rotation * Vec3::NEG_Y).z
    } else {
        at_once.translation.z
    };
    assert_eq!(side > 0.0, near == Player::One, "{context}: {at_once:?}");
    let heading = |camera: &Transform| (camera.rotation * Vec3::X).xz();
    // The panels need a few frames until they leave their place free, which has its own usual pitch.
    table.wait(4);
    assert!(heading(&table.camera()).distance(heading(&at_once)) < 1e-3, "{context}: it swings");
    let at_once = table.camera();
    table.wait(60);
    let later = table.camera();
    assert!(later.rotation.angle_between(at_once.rotation) < 1e-3, "{context}: it swings");
    assert!(later.translation.distance(at_once.translation) < 1e-3, "{context}: it zooms");
    // And it is the usual view, which a reset leaves as it is.
    table.app.world_mut().trigger(ResetCamera);
    table.wait(60);
    assert!(table.camera().rotation.angle_between(at_once.rotation) < 1e-3, "{context}: it is turned");
    assert!(table.camera().translation.distance(at_once.translation) < 1e-3, "{context}: it is zoomed");
}

#[test]
fn a_match_starts_with_the_camera_at_the_near_players_side_whatever_was_before() {
    let lowest = Some(Level::LOWEST);
    let start = GameKind::Kulami.set_up("", Some("closed"), None).unwrap();
    let mut second_to_move = Match::new(start);
    second_to_move.play_text("d4").unwrap();
    let mut table = Table::opened();
    for before in ["still", "turned", "turning", "changing sides"] {
        for seating in Seating::ALL {
            for (computers, near) in [
                ([None, None], if seating == Seating::Turning { Player::Two } else { Player::One }),
                ([lowest, None], Player::Two),
                ([None, lowest], Player::One),
            ] {
                table.set_up(|settings| settings.seating = seating);
                let mut orbit = table.app.world_mut().resource_mut::<Orbit>();
                match before {
                    "turned" => orbit.look_from(2.0, 0.5, 0.6),
                    "turning" => orbit.drag(Vec2::new(300.0, 90.0)),
                    "changing sides" => {
                        let other = orbit.near().other();
                        orbit.sit(other, false);
                    }
                    _ => {}
                }
                table.wait(1);
                let setup = MatchSetup::new(second_to_move.clone()).with_computers(computers);
                table.app.world_mut().trigger(StartMatch(setup));
                table.app.world_mut().flush();
                table.app.world_mut().resource_mut::<Opponent>().pause();
                check_starts_at(&mut table, near, &format!("{before}, {seating:?}, {computers:?}"));
            }
        }
    }
}
