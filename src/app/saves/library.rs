//! Autosave and the library of saved matches.

use bevy::prelude::*;

use super::user_files::{ENDING, Found, folder_unreadable, not_saved};
use crate::app::platform::now;
use crate::app::session::{
    ActionPlayed, ActionUndone, MatchSetup, SaveSlot, Session, StartMatch, TimeRanOut,
};
use crate::app::state::{Menu, Screen};
use crate::games::{AnyGame, GameKind};
use crate::i18n::{say_with, tell};
use crate::record::{FileError, Match, Name, Saved, SavedFile, SavedMatch, Storage, file_name};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(OnEnter(Screen::Title), look_for_latest)
        .add_systems(OnEnter(Menu::Matches), look_for_matches)
        .add_observer(autosave::<ActionPlayed>)
        .add_observer(autosave::<ActionUndone>)
        .add_observer(autosave::<TimeRanOut>)
        .add_observer(open_match)
        .add_observer(rename_match)
        .add_observer(delete_match)
        .add_observer(restore_match)
        .add_observer(export_match)
        .add_observer(take_match)
        .add_observer(read_match);
}

/// The folder of saved matches, and the one within it for deleted matches.
const FOLDER: &str = "matches";
const REMOVED: &str = "matches/removed";

/// The saved matches.
#[derive(Resource, Debug)]
pub(crate) struct Library {
    storage: Result<Storage, FileError>,
    removed: Result<Storage, FileError>,
    /// The folder for exported copies.
    exports: Option<std::path::PathBuf>,
    /// The matches in the folder when it was last read, latest first.
    pub(crate) found: Vec<Found<SavedMatch>>,
    /// Why the folder could not be read when it was last looked into.
    pub(crate) unreadable: Option<String>,
    /// The match that was deleted last, which can be restored.
    pub(crate) last_removed: Option<String>,
    /// Why the match at the table cannot be saved.
    pub(crate) trouble: Option<String>,
    /// The result of the last request.
    pub(crate) told: Option<String>,
}

impl Default for Library {
    fn default() -> Self {
        let exports = Storage::of_downloads().ok().map(|storage| storage.folder().to_owned());
        Self::of(Storage::of_player(FOLDER), Storage::of_player(REMOVED), exports)
    }
}

impl Library {
    const fn of(
        storage: Result<Storage, FileError>,
        removed: Result<Storage, FileError>,
        exports: Option<std::path::PathBuf>,
    ) -> Self {
        Self {
            storage,
            removed,
            exports,
            found: Vec::new(),
            unreadable: None,
            last_removed: None,
            trouble: None,
            told: None,
        }
    }

    /// The library in a folder.
    pub(crate) fn at(folder: &std::path::Path) -> Self {
        let storage = |name| Ok(Storage::at(folder.join(name)));
        Self::of(storage(FOLDER), storage(REMOVED), Some(folder.to_owned()))
    }

    fn storage(&self) -> Result<&Storage, FileError> {
        self.storage.as_ref().map_err(Clone::clone)
    }

    /// Reads the folder again.
    pub(crate) fn look(&mut self) {
        let listed = self.list();
        self.unreadable = listed.as_ref().err().cloned();
        let files = listed.unwrap_or_default();
        let read = |file: String| {
            let contents = self.read(&file);
            Found { file, contents }
        };
        self.found = files.into_iter().map(read).collect();
        let changed = |found: &Found<SavedMatch>| found.contents.as_ref().map_or(0, |kept| kept.changed);
        self.found.sort_by_key(|found| std::cmp::Reverse(changed(found)));
    }

    /// The names of the files, or a sentence that says why there are none to be had.
    fn list(&self) -> Result<Vec<String>, String> {
        let storage = self.storage().map_err(|error| told_fault(FOLDER, tell("file", &error)))?;
        storage.list(ENDING).map_err(|error| folder_unreadable(storage, &error))
    }

    /// Looks for the match that was kept last, and for no other: the main menu needs no more.
    /// Finds only the match that was saved last, which is all that the main menu needs.
    fn look_for_latest(&mut self) {
        let files = self.storage().and_then(|storage| storage.list_latest_first(ENDING)).unwrap_or_default();
        let readable = |file: String| Some(Found { contents: Ok(self.read(&file).ok()?), file });
        self.found = files.into_iter().find_map(readable).into_iter().collect();
    }

    fn read(&self, file: &str) -> Result<SavedMatch, String> {
        let storage = self.storage().map_err(|error| tell("file", &error))?;
        let text = storage.read(file, SavedMatch::LARGEST).map_err(|error| tell("file", &error))?;
        SavedMatch::from_ron(&text).map_err(|fault| tell("kept", &fault))
    }

    /// The match that was played last, if it is not over.
    pub(crate) fn to_go_on_with(&self) -> Option<(&str, &SavedMatch)> {
        let found = self.found.iter().find(|found| found.contents.is_ok())?;
        let kept = found.contents.as_ref().ok()?;
        kept.outcome().is_none().then_some((&*found.file, kept))
    }

    /// Saves the match at the table, in its file or a new one. Returns the name of the new file if another program
    /// had changed the old one.
    fn save(&mut self, session: &Session, slot: &mut SaveSlot) -> Result<Option<String>, FileError> {
        let saved = session.saved(slot, now());
        let storage = self.storage()?;
        match &mut slot.file {
            Some(file) => match storage.save(file, &saved.to_ron())? {
                Saved::InPlace => Ok(None),
                Saved::AsCopy { file } => Ok(Some(file)),
            },
            None => {
                slot.file = Some(storage.create(&stem(&saved), ENDING, &saved.to_ron())?);
                Ok(None)
            }
        }
    }

    /// Saves a match from elsewhere and returns its file: the existing one if it was saved before.
    fn take_in(&mut self, saved: &SavedMatch) -> Result<SavedFile, FileError> {
        self.look();
        let text = saved.to_ron();
        let is_same =
            |found: &&Found<SavedMatch>| found.contents.as_ref().is_ok_and(|other| other.to_ron() == text);
        let storage = self.storage()?;
        if let Some(found) = self.found.iter().find(is_same)
            && let Ok((file, _)) = storage.open(&found.file, SavedMatch::LARGEST)
        {
            return Ok(file);
        }
        storage.create(&stem(saved), ENDING, &text)
    }

    /// Opens a saved match to continue it.
    fn open(&self, name: &str) -> Result<(SavedFile, SavedMatch), String> {
        let storage = self.storage().map_err(|error| tell("file", &error))?;
        let (file, text) = storage.open(name, SavedMatch::LARGEST).map_err(|error| tell("file", &error))?;
        let saved = SavedMatch::from_ron(&text).map_err(|fault| tell("kept", &fault))?;
        Ok((file, saved))
    }
}

/// The prefix of a match's file name.
fn stem(saved: &SavedMatch) -> String {
    format!("{} {}", saved.game().start().kind(), saved.began)
}

/// An unused file name.
fn free_name(storage: &Storage, stem: &str) -> String {
    let names = std::iter::once(stem.to_owned()).chain((2..).map(|i| format!("{stem} {i}")));
    let mut files = names.map(|name| file_name(&name, ENDING));
    files.find(|file| !storage.has(file)).unwrap_or_else(|| file_name(stem, ENDING))
}

/// Request: put a saved match on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct OpenMatch(pub(crate) String);

/// Request: rename a match.
#[derive(Event, Clone, Debug)]
pub(crate) struct RenameMatch {
    pub(crate) file: String,
    pub(crate) title: String,
}

/// Request: delete a match; it can be restored.
#[derive(Event, Clone, Debug)]
pub(crate) struct DeleteMatch(pub(crate) String);

/// Request: restore the match that was deleted last.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct RestoreMatch;

/// Request: export a copy of a match.
#[derive(Event, Clone, Debug)]
pub(crate) struct ExportMatch(pub(crate) String);

/// Request: save a match from elsewhere, and put it on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct TakeMatch(pub(crate) SavedMatch);

/// Request: the same for a match as text.
#[derive(Event, Clone, Debug)]
pub(crate) struct ReadMatch(pub(crate) String);

fn take_match(request: On<TakeMatch>, mut library: ResMut<Library>, mut commands: Commands) {
    let taken = library.take_in(&request.0);
    library.trouble = taken.as_ref().err().map(told_trouble);
    commands.trigger(StartMatch(MatchSetup::of_saved(request.0.clone(), taken.ok())));
}

fn read_match(
    request: On<ReadMatch>,
    mut library: ResMut<Library>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let text = request.0.trim();
    if let Some(position) = read_position(text) {
        return commands.trigger(StartMatch(MatchSetup::new(Match::new(position))));
    }
    match SavedMatch::from_ron(text) {
        Ok(kept) => commands.trigger(TakeMatch(kept)),
        Err(fault) => {
            library.told = Some(say_with("matches-no-match", &[("fault", tell("kept", &fault).into())]));
            menu.set(Menu::Matches);
        }
    }
}

/// Parses a position string of any game, with the table's default rules.
fn read_position(text: &str) -> Option<AnyGame> {
    GameKind::ALL.into_iter().find_map(|kind| kind.set_up(kind.table_rules(), None, Some(text)).ok())
}

/// A position as text for [`ReadMatch`]: its position string if that is enough, otherwise a match that starts from it.
pub(crate) fn position_as_text(position: &AnyGame, names: &[Option<Name>; 2]) -> String {
    let text = position.to_string();
    if read_position(&text).as_ref() == Some(position) {
        return text;
    }
    MatchSetup::new(Match::new(position.clone())).with_names(names.clone()).saved(now()).to_ron()
}

fn told_trouble(error: &FileError) -> String {
    say_with("kept-trouble", &[("fault", tell("file", error).into())])
}

fn look_for_latest(mut library: ResMut<Library>) {
    library.look_for_latest();
}

fn look_for_matches(mut library: ResMut<Library>) {
    library.look();
}

/// Autosave: every change is on disk before anything else can happen.
fn autosave<E: Event>(_: On<E>, session: Session, mut slot: ResMut<SaveSlot>, mut library: ResMut<Library>) {
    library.trouble = match library.save(&session, &mut slot) {
        Ok(None) => None,
        Ok(Some(file)) => Some(say_with("saved-as-copy", &[("file", file.into())])),
        Err(error) => Some(told_trouble(&error)),
    };
}

fn open_match(request: On<OpenMatch>, mut library: ResMut<Library>, mut commands: Commands) {
    match library.open(&request.0) {
        Ok((file, saved)) => {
            library.told = None;
            commands.trigger(StartMatch(MatchSetup::of_saved(saved, Some(file))));
        }
        Err(fault) => library.told = Some(told_fault(&request.0, fault)),
    }
}

fn told_fault(file: &str, fault: String) -> String {
    say_with("own-fault", &[("file", file.to_owned().into()), ("fault", fault.into())])
}

fn rename_match(request: On<RenameMatch>, mut library: ResMut<Library>, mut slot: ResMut<SaveSlot>) {
    let RenameMatch { file, title } = &*request;
    let title = Name::fitted(title);
    let is_at_table = slot.file.as_ref().is_some_and(|open| open.name() == file);
    let renamed = library.open(file).and_then(|(mut opened, saved)| {
        let text = SavedMatch { title: title.clone(), ..saved }.to_ron();
        // The match at the table keeps its file.
        let target = if is_at_table { slot.file.as_mut() } else { None }.unwrap_or(&mut opened);
        let storage = library.storage().map_err(|error| tell("file", &error))?;
        storage.save(target, &text).map(drop).map_err(|error| tell("file", &error))
    });
    if is_at_table {
        slot.title = title;
    }
    library.told = renamed.err().map(|fault| told_fault(file, fault));
    library.look();
}

fn delete_match(request: On<DeleteMatch>, mut library: ResMut<Library>, mut slot: ResMut<SaveSlot>) {
    let file = &request.0;
    let moved = library.storage().and_then(|storage| {
        let removed = library.removed.as_ref().map_err(Clone::clone)?;
        storage.move_to(file, removed, &free_name(removed, file.trim_end_matches(".ron")))
    });
    match moved {
        Ok(kept_as) => {
            (library.last_removed, library.told) = (Some(kept_as), None);
            // If the match continues, it is saved as a new one.
            slot.file.take_if(|open| open.name() == file);
        }
        Err(error) => {
            let fillings = [("file", file.clone().into()), ("fault", tell("file", &error).into())];
            library.told = Some(say_with("own-not-removed", &fillings));
        }
    }
    library.look();
}

fn restore_match(_: On<RestoreMatch>, mut library: ResMut<Library>) {
    let Some(file) = library.last_removed.clone() else { return };
    let moved = library.storage().and_then(|storage| {
        let removed = library.removed.as_ref().map_err(Clone::clone)?;
        removed.move_to(&file, storage, &free_name(storage, file.trim_end_matches(".ron")))
    });
    // If restoring failed, it can be requested again.
    if moved.is_ok() {
        library.last_removed = None;
    }
    library.told = moved.err().map(|error| not_saved(&file, &error));
    library.look();
}

fn export_match(request: On<ExportMatch>, mut library: ResMut<Library>) {
    let file = &request.0;
    let exported = library.storage().and_then(|storage| {
        let text = storage.read(file, SavedMatch::LARGEST)?;
        let folder = Storage::at(library.exports.clone().ok_or(FileError::NoFolder)?);
        let copy = folder.create(file.trim_end_matches(".ron"), ENDING, &text)?;
        Ok(folder.folder().join(copy.name()).display().to_string())
    });
    library.told = Some(match exported {
        Ok(path) => say_with("matches-exported", &[("path", path.into())]),
        Err(error) => not_saved(file, &error),
    });
}
