//! Netzwerk on the table: what its pieces look like says what they are.

use std::sync::Arc;

use super::*;
use crate::app::games::{Look, look};
use crate::games::Piece;

fn board_look() -> Arc<dyn Look> {
    look(&GameKind::Netzwerk.set_up("", None, None).unwrap())
}

#[test]
fn captured_robots_wait_apart_from_each_other_in_their_captors_dock() {
    let look = board_look();
    let (half, tray) = (look.half_size(), look.tray());
    let dock = |owner| (0..6).map(move |nth| (owner, nth));
    let at = |(owner, nth)| {
        let piece = Piece { kind: PieceKind::Robot, owner: Some(owner), spent: false };
        look.beside(piece, nth).translation
    };
    let places: Vec<Vec3> = Player::BOTH.into_iter().flat_map(dock).map(at).collect();
    for (i, place) in places.iter().enumerate() {
        let is_beside = (half.x..half.x + tray.x).contains(&place.x.abs());
        assert!(is_beside && place.z.abs() < tray.y, "{place} is outside what the camera shows");
        assert!(
            places[..i].iter().all(|other| other.distance(*place) > 1.1),
            "{place} has a neighbour in it"
        );
    }
    // White's robots are at Black's right hand, and the other way around.
    assert!(places[0].x < 0.0 && places[6].x > 0.0, "{places:?}");
}

#[test]
fn a_spent_battery_lies_deeper_than_a_charged_one_and_upside_down() {
    let look = board_look();
    let [charged, spent] = [false, true]
        .map(|spent| look.standing(Piece { kind: PieceKind::Battery, owner: None, spent }, Site::new(0, 0)));
    assert!(spent.translation.y < charged.translation.y - 0.05);
    assert!(charged.up().y > 0.9 && spent.up().y < -0.9);
}
