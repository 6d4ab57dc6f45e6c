//! The files of all sounds.

use crate::app::games::Sound;
use crate::app::platform::{ProgramFile, program_file};

macro_rules! sounds {
    ($($name:literal),*) => {
        &[$(program_file!("sounds/", $name, ".ogg")),*]
    };
}

/// The files of a sound, as Ogg Vorbis: they differ a little, so that it does not sound the same twice in a row.
pub(crate) const fn files(sound: Sound) -> &'static [ProgramFile] {
    match sound {
        Sound::BatteryClick => sounds!["battery-click-1", "battery-click-2", "battery-click-3"],
        Sound::BatteryHum => sounds!["battery-hum-1"],
        Sound::BatterySlide => sounds!["battery-slide-1", "battery-slide-2"],
        Sound::CounterCapture => sounds!["counter-capture-1", "counter-capture-2"],
        Sound::CounterJump => sounds!["counter-jump-1", "counter-jump-2", "counter-jump-3"],
        Sound::CounterStep => sounds!["counter-step-1", "counter-step-2", "counter-step-3", "counter-step-4"],
        Sound::EndDraw => sounds!["end-draw-1"],
        Sound::EndWin => sounds!["end-win-1"],
        Sound::MarblePut => sounds!["marble-put-1", "marble-put-2", "marble-put-3", "marble-put-4"],
        Sound::MarbleRoll => sounds!["marble-roll-1", "marble-roll-2"],
        Sound::PanelLay => sounds!["panel-lay-1", "panel-lay-2", "panel-lay-3"],
        Sound::PanelLift => sounds!["panel-lift-1", "panel-lift-2"],
        Sound::Refuse => sounds!["refuse-1"],
        Sound::RobotCapture => sounds!["robot-capture-1"],
        Sound::RobotJump => sounds!["robot-jump-1", "robot-jump-2"],
        Sound::RobotServo => sounds!["robot-servo-1", "robot-servo-2"],
        Sound::RobotStep => sounds!["robot-step-1", "robot-step-2", "robot-step-3", "robot-step-4"],
        Sound::Room => sounds!["room-1"],
        Sound::Splash => sounds!["splash-1", "splash-2"],
        Sound::Tap => sounds!["tap-1"],
        Sound::Turn => sounds!["turn-1"],
    }
}
