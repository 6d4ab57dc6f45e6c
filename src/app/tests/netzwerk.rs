//! Netzwerk on the table: what its pieces look like says what they are.

use std::sync::Arc;

use super::*;
use crate::app::games::{Look, TrayPlace, look};
use crate::app::session::{Assist, ToggleAssist};
use rules::Piece;
use texts::msg;

fn board_look() -> Arc<dyn Look> {
    look(&GameKind::Netzwerk.set_up("", None, None).unwrap())
}

#[test]
fn captured_robots_wait_apart_from_each_other_in_their_captors_dock() {
    for trays in [TrayPlace::Sides, TrayPlace::Ends] {
        let look = board_look().with_trays(trays);
        let (half, tray) = (look.half_size(), look.tray());
        let dock = |owner| (0..6).map(move |nth| (owner, nth));
        let at = |(owner, nth)| {
            let piece = Piece { kind: PieceKind::Robot, owner: Some(owner), spent: false };
            look.beside(piece, nth)
        };
        let robots: Vec<Transform> = Player::BOTH.into_iter().flat_map(dock).map(at).collect();
        for (i, robot) in robots.iter().enumerate() {
            let place = robot.translation;
            let (out, along) =
                if trays == TrayPlace::Sides { (place.x, place.z) } else { (place.z, place.x) };
            let is_beside = (half.x..half.x + tray.x).contains(&out.abs());
            assert!(is_beside && along.abs() < tray.y, "{place} is outside what the camera shows");
            let apart = |other: &Transform| other.translation.distance(place) > 1.1;
            assert!(robots[..i].iter().all(apart), "{place} has a neighbour in it");
            let to_board = if trays == TrayPlace::Sides { place.with_z(0.0) } else { place.with_x(0.0) };
            assert!(robot.forward().dot(-to_board.normalize().with_y(0.0)) > 0.9, "{place} looks away");
        }
        // White's robots are Black's captives, and the other way around.
        let captors = [robots[0].translation, robots[6].translation];
        match trays {
            TrayPlace::Sides => assert!(captors[0].x < 0.0 && captors[1].x > 0.0, "{captors:?}"),
            TrayPlace::Ends => assert!(captors[0].z < 0.0 && captors[1].z > 0.0, "{captors:?}"),
        }
    }
}

#[test]
fn a_spent_battery_lies_deeper_than_a_charged_one_and_upside_down() {
    let look = board_look();
    let [charged, spent] = [false, true]
        .map(|spent| look.standing(Piece { kind: PieceKind::Battery, owner: None, spent }, Site::new(0, 0)));
    assert!(spent.translation.y < charged.translation.y - 0.05);
    assert!(charged.up().y > 0.9 && spent.up().y < -0.9);
}

#[test]
fn a_double_click_to_confirm_a_run_does_not_end_the_turn() {
    let mut table = Table::start();
    table.set_up(|settings| settings.no_animations = true);
    let main_button = table.middle_of(&english(msg::panel_end_turn()));
    table.click("b2");
    table.click("b4");
    assert!(table.selection().proposal().is_some(), "two batteries could pay");
    table.click_at(main_button);
    table.click_at(main_button);
    table.rest();
    assert_eq!(table.played(), ["b2-b4*a3"]);
    assert_eq!(table.session().position().to_move(), Player::One);
    table.wait(60);
    table.click_at(main_button);
    table.rest();
    assert_eq!(table.session().position().to_move(), Player::Two, "a click of its own ends it");
}

#[test]
fn which_robots_the_enemy_could_capture_next_is_shown_and_said() {
    // Two batteries touch Black's f6, one of which is spent, and would be charged again.
    let mut table = Table::with("", Some("13/11b1/13/13/13/13/4o1x6/5b7/4o8/5w7/13/1w7w3/13 w r - -"));
    table.rest();
    table.point_at(Vec2::new(20.0, 20.0));
    table.wait(1);
    assert_eq!(table.marked(HighlightKind::Danger), ["f4"]);
    let at = table.pixel(site("f4"));
    table.point_at(at);
    table.wait(1);
    assert_eq!(table.marked(HighlightKind::Hovered), ["f4", "f6"], "from there");
    let said = english(msg::place_in_danger("f6"));
    assert!(table.texts().iter().any(|text| text.contains(&said)), "{said}: {:#?}", table.texts());
    table.app.world_mut().trigger(ToggleAssist(Assist::Danger));
    table.point_at(Vec2::new(20.0, 20.0));
    table.wait(2);
    assert_eq!(table.marked(HighlightKind::Danger), [""; 0], "it is switched off");
}
