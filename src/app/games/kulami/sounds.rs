//! Glass on wood: what is heard in the game.

use crate::app::games::sounds::common_sound;
use crate::app::games::{Happening, Moment, Sound};

pub(super) fn sound(moment: &Moment) -> Option<Sound> {
    match moment.happening {
        Happening::Touches => Some(Sound::MarblePut),
        Happening::Rolls => Some(Sound::MarbleRoll),
        happening => common_sound(happening),
    }
}
