//! Who sits on which side of the board.

use super::read::Session;
use crate::app::settings::{Seating, Settings};
use rules::{Game, Player};

/// The player whose side of the board is near the camera.
pub(crate) fn near_player(session: &Session, settings: &Settings) -> Player {
    match session.computers() {
        // A person who plays against the computer sits on their own side.
        [Some(_), None] => Player::Two,
        [None, None] if settings.seating == Seating::Turning => session.position().to_move(),
        // People who sit face to face keep their seats when they swap sides: the board turns instead.
        _ if settings.seating == Seating::FaceToFace => session.game().person(Player::One),
        _ => Player::One,
    }
}

/// Whether two people sit face to face.
pub(crate) fn is_face_to_face(session: &Session, settings: &Settings) -> bool {
    settings.seating == Seating::FaceToFace && session.computers() == [None; 2]
}

/// Whether the player to move sits at the far edge, and so sees the table upside down.
pub(crate) fn is_upside_down(session: &Session, settings: &Settings) -> bool {
    is_face_to_face(session, settings) && session.person_to_move() == Player::Two
}

/// Whether two people pass the device back and forth.
pub(crate) fn is_passed_on(session: &Session, settings: &Settings) -> bool {
    settings.hand_over && settings.seating != Seating::FaceToFace && session.computers() == [None; 2]
}
