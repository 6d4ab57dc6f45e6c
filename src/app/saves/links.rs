//! Matches that are opened by a link. They are shown, and saved with the first move: as a new match or, where the link continues one
//! of the player's own, as that one.

use bevy::prelude::*;

use super::autosave::save_time;
use super::found_match::FoundMatch;
use super::library::Library;
use crate::app::platform::{forget_link, new_moment};
use crate::app::session::{ActionPlayed, LinkedMatch, MatchSetup, SaveSlot, Session, StartMatch};
use crate::app::state::Menu;
use record::{Name, SavedFile, SavedMatch, Seat, read_link};
use texts::{Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(open_link).add_observer(|_: On<ActionPlayed>| forget_link());
}

/// Request: put the match of a link on the table. What cannot be opened is told, and the table stays as it is.
#[derive(Event, Clone, Debug)]
pub(crate) struct OpenLink(pub(crate) String);

fn open_link(
    request: On<OpenLink>,
    session: Session,
    (mut slot, mut library): (ResMut<SaveSlot>, ResMut<Library>),
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let mut saved = match read_link(&request.0) {
        Ok(saved) => saved,
        Err(fault) => {
            library.message = Some(msg::matches_no_link(fault.message()));
            return menu.set(Menu::Matches);
        }
    };
    (library.message, library.save_error) = (None, None);
    // A position that nobody has played from has no date.
    if saved.began == 0 {
        saved.began = new_moment();
    }
    // It may be the match at the table.
    save_time(&session, &mut slot, &mut library);
    let own = find_own(&mut library, &saved);
    let (file, title) = own.map_or((None, None), |(file, title)| (Some(file), title));
    let linked = Some(LinkedMatch::of(&saved.timed));
    saved.title = title;
    commands.trigger(StartMatch(MatchSetup { linked, ..MatchSetup::of_saved(saved, file) }));
}

/// The player's own match that a link continues, with its title: its file is written when the match goes on.
fn find_own(library: &mut Library, linked: &SavedMatch) -> Option<(SavedFile, Option<Name>)> {
    library.refresh_all();
    let kind = linked.game().start().kind();
    let is_like = |found: &&FoundMatch| {
        found.contents.as_ref().is_ok_and(|own| (own.kind, own.began) == (kind, linked.began))
    };
    library.found.iter().filter(is_like).find_map(|found| {
        let (file, own) = library.open(found.file()).ok()?;
        continues(linked, &own).then_some((file, own.title))
    })
}

/// Whether a link is the same match as a saved one, and has all that was played in that.
fn continues(linked: &SavedMatch, own: &SavedMatch) -> bool {
    // Links have neither computers nor clocks: a match with them stays as it is.
    let is_between_people =
        own.players.iter().all(|player| player.seat == Seat::Human) && own.clock().is_none();
    is_between_people
        && own.game().start() == linked.game().start()
        && LinkedMatch::of(&linked.timed).has_all_of(&own.timed)
}
