//! The last positions of saved matches, for their small pictures. A match is played through in the background when its row is in
//! sight, and only then.

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::library::{Library, read_match};
use super::reading::FoundMatch;
use super::unfinished::LastMatch;
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::state::Menu;
use record::{FileStamp, MatchSummary, SavedMatch};
use rules::AnyGame;
use texts::Message;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Positions>()
        .add_systems(Update, find_positions.in_set(AppSystems::Ui).run_if(in_state(Menu::Matches)))
        .add_systems(OnExit(Menu::Matches), forget_positions);
}

/// The most positions that are kept.
const MOST: usize = 100;

/// The last positions of the matches whose rows were in sight.
#[derive(Resource, Debug, Default)]
pub(crate) struct Positions {
    /// The one that was shown last is the last.
    known: Vec<(FileStamp, AnyGame)>,
    /// The matches in sight whose positions are not known.
    wanted: Vec<FileStamp>,
    task: Option<Task<Vec<Read>>>,
}

/// A match that was played through, or why it cannot be.
type Read = (FileStamp, Result<AnyGame, Message>);

impl Positions {
    /// The position of a match in sight; `None` until it has been played through.
    pub(crate) fn of(&mut self, found: &FoundMatch) -> Option<&AnyGame> {
        match self.known.iter().position(|(stamp, _)| *stamp == found.stamp) {
            Some(at) => {
                let shown = self.known.remove(at);
                self.known.push(shown);
                self.known.last().map(|(_, position)| position)
            }
            None => {
                self.wanted.push(found.stamp.clone());
                None
            }
        }
    }

    /// How many positions are known.
    pub(crate) const fn len(&self) -> usize {
        self.known.len()
    }

    fn add(&mut self, stamp: FileStamp, position: AnyGame) {
        self.known.push((stamp, position));
        let surplus = self.known.len().saturating_sub(MOST);
        self.known.drain(..surplus);
    }
}

fn find_positions(
    mut positions: ResMut<Positions>,
    mut library: ResMut<Library>,
    mut redraw: ResMut<Redraw>,
) {
    if let Some(task) = &mut positions.task {
        redraw.request();
        let Some(read) = check_ready(task) else {
            // The rows in sight ask again.
            positions.wanted.clear();
            return;
        };
        positions.task = None;
        for (stamp, result) in read {
            match result {
                Ok(position) => positions.add(stamp, position),
                // Its summary was readable, but not all of it.
                Err(fault) => {
                    let found = library.found.iter_mut().find(|found| found.stamp == stamp);
                    if let Some(found) = found {
                        (found.contents, found.is_settled) = (Err(fault), false);
                    }
                }
            }
        }
        positions.wanted.clear();
    }
    let wanted = std::mem::take(&mut positions.wanted);
    let Ok(storage) = library.storage().cloned() else { return };
    if wanted.is_empty() {
        return;
    }
    redraw.request();
    let play = async move {
        let read = |stamp: FileStamp| {
            let position = read_match(&storage, &stamp.name).map(|saved| saved.game().position().clone());
            (stamp, position)
        };
        wanted.into_iter().map(read).collect()
    };
    positions.task = Some(AsyncComputeTaskPool::get().spawn(play));
}

/// Shows matches that no folder has, the latest first: for pictures of the menus.
pub(crate) fn show_matches(world: &mut World, matches: impl IntoIterator<Item = (String, SavedMatch)>) {
    let mut found = Vec::new();
    let mut unfinished = None;
    for (name, saved) in matches {
        let last = LastMatch::new(name.clone(), &saved);
        let stamp = FileStamp { name, size: 0, modified: 0 };
        world.resource_mut::<Positions>().add(stamp.clone(), last.position.clone());
        found.push(FoundMatch::indexed(stamp, MatchSummary::of(&saved)));
        if !last.is_over() {
            unfinished.get_or_insert(last);
        }
    }
    let mut library = world.resource_mut::<Library>();
    (library.found, library.unfinished) = (found, unfinished);
}

fn forget_positions(mut positions: ResMut<Positions>) {
    *positions = Positions::default();
}
