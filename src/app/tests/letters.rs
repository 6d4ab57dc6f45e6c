//! Letters on the board and above it are the right way up for whoever is near.

use super::*;
use crate::app::art::{OnEdgeOf, ReadsNear};
use crate::app::camera::Orbit;
use crate::app::settings::Seating;

/// Where the top of letters points on the table: towards −z for the first player.
fn reader(transform: &GlobalTransform) -> Player {
    if (transform.rotation() * Vec3::NEG_Z).z < 0.0 { Player::One } else { Player::Two }
}

/// For whom all letters are the right way up; those on the players' own edges apart, each with whose edge it is. A game may print its
/// letters on the board instead.
fn readers(table: &mut Table) -> (Vec<Player>, Vec<(Player, Player)>) {
    let world = table.app.world_mut();
    let mut letters = world.query::<(&ReadsNear, &GlobalTransform, Option<&OnEdgeOf>)>();
    let (mut near, mut edges) = (Vec::new(), Vec::new());
    for (reads, transform, edge) in letters.iter(world) {
        assert_eq!(reads.reader(), reader(transform));
        match edge {
            Some(edge) => edges.push((edge.0, reader(transform))),
            None => near.push(reader(transform)),
        }
    }
    (near, edges)
}

fn all_read_for(table: &mut Table, player: Player) {
    let (near, edges) = readers(table);
    assert!(near.iter().all(|reader| *reader == player));
    assert!(edges.iter().all(|(_, reader)| *reader == player));
}

#[test]
fn ranks_and_prices_are_the_right_way_up_on_blacks_side_as_well() {
    let mut table = Table::start();
    let letters = |table: &mut Table| readers(table).0.len();
    let ranks = letters(&mut table);
    assert!(ranks >= 26 && readers(&mut table).1.len() == 26, "ranks on both sides, files on both edges");
    all_read_for(&mut table, Player::One);
    table.click("b2");
    assert!(letters(&mut table) > ranks, "there are prices on the targets");
    all_read_for(&mut table, Player::One);
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    for action in ["b2-b6*a3c3", "f2-f4*e3", "m3>m5", "end"] {
        game.play_text(action).unwrap();
    }
    let mut table = Table::with_match(game);
    table.set_up(|settings| settings.seating = Seating::Turning);
    table.wait(60);
    assert_eq!(table.app.world().resource::<Orbit>().near(), Player::Two);
    all_read_for(&mut table, Player::Two);
    // Prices are so from their first picture on.
    let at = table.pixel(site("d12"));
    table.point_at(at);
    table.mouse(MouseButton::Left, ButtonState::Pressed);
    table.mouse(MouseButton::Left, ButtonState::Released);
    assert!(letters(&mut table) > ranks);
    all_read_for(&mut table, Player::Two);
}

#[test]
fn whoever_turns_the_table_by_hand_reads_the_letters_from_there() {
    let mut table = Table::start();
    for (degrees, player) in [(170.0, Player::Two), (80.0, Player::One), (-120.0, Player::Two)] {
        table.app.world_mut().resource_mut::<Orbit>().look_from(f32::to_radians(degrees), 0.9, 1.0);
        table.wait(2);
        all_read_for(&mut table, player);
    }
}

#[test]
fn face_to_face_each_player_reads_the_files_on_their_own_edge() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        table.set_up(|settings| settings.seating = Seating::FaceToFace);
        table.wait(2);
        let (near, edges) = readers(&mut table);
        assert!(near.iter().all(|reader| *reader == Player::One), "{kind}");
        assert!(edges.iter().all(|(edge, reader)| edge == reader), "{kind}");
    }
}
