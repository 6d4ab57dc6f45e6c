//! Robots on tiles, battery stones in sockets: what is heard in the game.

use crate::app::games::sounds::common_sound;
use crate::app::games::{Happening, Moment, Sound};
use rules::PieceKind;

pub(super) fn sound(moment: &Moment) -> Option<Sound> {
    let is_battery = moment.piece.is_some_and(|piece| piece.kind == PieceKind::Battery);
    match moment.happening {
        Happening::TurnsOver => Some(Sound::BatteryClick),
        Happening::Touches if is_battery => Some(Sound::BatteryClick),
        Happening::Touches => Some(Sound::RobotStep),
        Happening::Slides => Some(Sound::BatterySlide),
        Happening::Turns => Some(Sound::RobotServo),
        Happening::Lands { .. } => Some(Sound::RobotJump),
        Happening::IsCaptured => Some(Sound::RobotCapture),
        Happening::IsCharged => Some(Sound::BatteryHum),
        happening => common_sound(happening),
    }
}
