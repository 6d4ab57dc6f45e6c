//! Sound: what is heard at the table, on whatever the system has for it; without any, the table is silent.
//!
//! The way of a sound: the plan of a motion says what happens when ([`Moment`](crate::app::games::Moment)), the game says what that
//! sounds like, the timeline asks for the sound when its time comes ([`PlaySound`](crate::app::games::PlaySound)). From there:
//!
//! | file | topic |
//! |---|---|
//! | `interface.rs` | what the program itself sounds like: a piece is selected, an action is refused |
//! | `voices.rs` | how a sound is played: how loud, from which side, a little different each time |
//! | `room.rs` | the room around the table |
//! | `speaker.rs` | where sounds are sent |
//! | `home/` | who plays them: a thread, or the page of a browser |
//! | `player.rs` | plays the sounds, and rests when there are none |
//! | `device/` | the way to the system's loudspeakers |
//! | `files.rs` | the table of the files in `assets/sounds/` |

mod device;
mod files;
mod home;
mod interface;
mod player;
mod room;
mod speaker;
mod voices;

use bevy::prelude::*;

pub(crate) use files::files;
#[cfg(test)]
pub(crate) use speaker::Request;
pub(crate) use speaker::Speaker;

use crate::app::games::Sound;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((speaker::plugin, voices::plugin, interface::plugin, room::plugin));
    // After what the first picture needs itself.
    app.add_systems(Last, want_files.run_if(run_once));
}

/// A page loads all files before the first sound is wanted.
fn want_files() {
    for file in Sound::ALL.into_iter().flat_map(files) {
        file.preload();
    }
}
