//! Wood on paper: what is heard in the game.

use crate::app::games::sounds::common_sound;
use crate::app::games::{Happening, Moment, Sound};

pub(super) fn sound(moment: &Moment) -> Option<Sound> {
    match moment.happening {
        Happening::Touches => Some(Sound::CounterStep),
        Happening::Lands { .. } => Some(Sound::CounterJump),
        Happening::IsCaptured => Some(Sound::CounterCapture),
        Happening::Sinks => Some(Sound::Splash),
        happening => common_sound(happening),
    }
}
