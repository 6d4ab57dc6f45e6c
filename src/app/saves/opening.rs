//! What is opened: saved matches, links, and matches, positions and boards from elsewhere, which are pasted, dropped onto the window or
//! named on the command line.
//!
//! The match of a link is shown, and saved with the first move: as a new match or, where the link continues one of the player's own, as
//! that one.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::autosave::{cannot_be_saved, save_time, stem};
use super::backup::{BACKUP, RestoreBackup};
use super::boards::{ENDING, UserBoards, not_opened};
use super::library::Library;
use super::reading::FoundMatch;
use crate::app::games::{choosers, game_of_file};
use crate::app::order::{ActionSystems, AfterAction, AppSystems};
#[cfg(target_family = "wasm")]
use crate::app::platform::{FileChosen, LinkEntered, keep_match};
use crate::app::platform::{forget_link, new_moment, now};
use crate::app::session::{LinkedMatch, MatchSetup, MatchStarted, SaveSlot, Session, StartMatch};
use crate::app::state::{Menu, Screen};
#[cfg(target_family = "wasm")]
use crate::app::{order::EndSystems, session::Purpose};
use record::{
    Backup, FileError, Match, MatchSummary, Name, SavedFile, SavedMatch, Seat, is_link, path_of, read_link,
    read_text_file,
};
use rules::file_format::{FileFormat, FormatError, struct_name};
use rules::text::clean_text;
#[cfg(target_family = "wasm")]
use rules::text::text_of;
use rules::{AnyGame, GameKind};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_files.in_set(AppSystems::Input).run_if(on_message::<FileDragAndDrop>))
        .add_observer(open_match)
        .add_observer(take_match)
        .add_observer(read_match)
        .add_observer(open_link)
        .add_systems(AfterAction, forget_link.in_set(ActionSystems::Save))
        .add_observer(forget_other_link)
        .add_observer(take_from_disk);
    #[cfg(target_family = "wasm")]
    app.add_systems(Update, take_chosen.in_set(AppSystems::Input).run_if(on_message::<FileChosen>))
        .add_systems(Update, take_entered.in_set(AppSystems::Input).run_if(on_message::<LinkEntered>))
        .add_systems(Last, keep_unfinished_match.in_set(EndSystems::Save));
}

/// The struct name of match files.
const MATCH: &str = stringify!(Match);
/// The maximum size of any file.
const LARGEST: u64 = Backup::LARGEST;

/// Request: put a saved match on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct OpenMatch(pub(crate) String);

/// Request: save a match from elsewhere, and put it on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct TakeMatch(pub(crate) SavedMatch);

/// Request: the same for a match or a position as text; the match of a link is only shown until somebody moves.
#[derive(Event, Clone, Debug)]
pub(crate) struct ReadMatch(pub(crate) String);

/// Request: put the match of a link on the table. What cannot be opened is told, and the table stays as it is.
#[derive(Event, Clone, Debug)]
pub(crate) struct OpenLink(pub(crate) String);

/// Request: take a file, as if it had been dropped.
#[derive(Event, Clone, Debug)]
struct TakeFile(PathBuf);

/// Fact: a file was dropped, with this result.
#[derive(Event, Clone, Debug)]
pub(crate) struct BoardReceived {
    /// A message for the player.
    pub(crate) message: Message,
    /// The file's game, with the board's display name and text, if it can be played on.
    pub(crate) board: Option<(GameKind, String, String)>,
}

/// What is over or was left is not gone back to.
#[cfg(target_family = "wasm")]
fn keep_unfinished_match(
    session: Session,
    slot: Res<SaveSlot>,
    screen: Res<State<Screen>>,
    mut kept: Local<Option<Option<String>>>,
) {
    let is_there =
        **screen == Screen::Table && session.purpose() == Purpose::Match && session.outcome().is_none();
    let file = slot.file.as_ref().filter(|_| is_there).map(|file| file.name().to_owned());
    if kept.as_ref() != Some(&file) {
        keep_match(file.as_deref());
        *kept = Some(file);
    }
}

fn open_match(
    request: On<OpenMatch>,
    session: Session,
    (mut slot, mut library): (ResMut<SaveSlot>, ResMut<Library>),
    mut commands: Commands,
) {
    // It may be the match at the table.
    save_time(&session, &mut slot, &mut library);
    match library.open(&request.0) {
        Ok((file, saved)) => {
            library.message = None;
            commands.trigger(StartMatch(MatchSetup::of_saved(saved, Some(file))));
        }
        Err(fault) => library.message = Some(not_opened(&request.0, fault)),
    }
}

fn take_match(
    request: On<TakeMatch>,
    session: Session,
    (mut slot, mut library): (ResMut<SaveSlot>, ResMut<Library>),
    mut commands: Commands,
) {
    // It may be the match at the table.
    save_time(&session, &mut slot, &mut library);
    let taken = take_in(&mut library, &request.0);
    library.save_error = taken.as_ref().err().map(cannot_be_saved);
    commands.trigger(StartMatch(MatchSetup::of_saved(request.0.clone(), taken.ok())));
}

fn read_match(
    request: On<ReadMatch>,
    mut library: ResMut<Library>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let text = clean_text(&request.0);
    let text = text.trim();
    if let Some(file) = named_file(text) {
        return commands.trigger(TakeFile(file));
    }
    if is_link(text) {
        return commands.trigger(OpenLink(text.to_owned()));
    }
    if struct_name(text) == BACKUP {
        return commands.trigger(RestoreBackup(text.to_owned()));
    }
    if let Some(position) = read_position(text) {
        return commands.trigger(StartMatch(MatchSetup::new(Match::new(position))));
    }
    match SavedMatch::from_ron(text) {
        Ok(saved) => commands.trigger(TakeMatch(saved)),
        Err(fault) => {
            library.message = Some(msg::matches_no_match(fault.message()));
            menu.set(Menu::Matches);
        }
    }
}

/// Whether [`ReadMatch`] can do something with a text, which need not be whole.
pub(crate) fn is_readable(text: &str) -> bool {
    let text = clean_text(text);
    let text = text.trim();
    let holds = struct_name(text);
    let is_text = is_link(text) || holds == MATCH || holds == BACKUP;
    is_text || named_file(text).is_some() || read_position(text).is_some()
}

/// Saves a match from elsewhere and returns its file: the existing one if it was saved before.
fn take_in(library: &mut Library, saved: &SavedMatch) -> Result<SavedFile, FileError> {
    library.refresh_all();
    let text = saved.to_ron();
    let summary = MatchSummary::from_ron(&text).ok();
    let is_like =
        |found: &&FoundMatch| found.contents.as_ref().is_ok_and(|other| Some(other) == summary.as_ref());
    let storage = library.storage()?;
    for found in library.found.iter().filter(is_like) {
        if let Ok((file, other)) = storage.open(found.file(), SavedMatch::LARGEST)
            && SavedMatch::from_ron(&other).is_ok_and(|other| other.to_ron() == text)
        {
            return Ok(file);
        }
    }
    storage.create(&stem(saved), ENDING, &text)
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
    // A position without moves has no date.
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

/// Another match is at the table now: whoever opens the program again must not find that of the link.
fn forget_other_link(_: On<MatchStarted>, slot: Res<SaveSlot>, screen: Res<NextState<Screen>>) {
    // Behind the main menu lies a match that nobody has started.
    if slot.linked.is_none() && !matches!(*screen, NextState::Unchanged) {
        forget_link();
    }
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

fn take_files(mut drops: MessageReader<FileDragAndDrop>, mut commands: Commands) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            commands.trigger(TakeFile(path_buf.clone()));
        }
    }
}

#[cfg(target_family = "wasm")]
fn take_entered(mut links: MessageReader<LinkEntered>, mut commands: Commands) {
    for link in links.read() {
        commands.trigger(OpenLink(link.0.clone()));
    }
}

fn take_from_disk(request: On<TakeFile>, mut boards: ResMut<UserBoards>, mut commands: Commands) {
    let path = &request.0;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let text = read_text_file(path, LARGEST).map_err(|error| error.message());
    take_file(&name, text, &mut boards, &mut commands);
}

/// The file that a pasted text names: by its path or its address, as file managers copy them.
fn named_file(text: &str) -> Option<PathBuf> {
    let line = text.lines().rev().map(str::trim).find(|line| !line.is_empty())?;
    // Some file managers put what is to be done before the address, in lines that a field has joined.
    let line = line.rfind("file://").map_or(line, |at| &line[at..]).trim_matches(['"', '\'']);
    let path = path_of(line);
    (path.is_absolute() && path.is_file()).then_some(path)
}

/// Files from a browser, which has read their bytes.
#[cfg(target_family = "wasm")]
fn take_chosen(mut files: MessageReader<FileChosen>, mut boards: ResMut<UserBoards>, mut commands: Commands) {
    for FileChosen { name, content } in files.read() {
        let text = content.clone().and_then(text_of).ok_or_else(|| FileError::NoText.message());
        take_file(name, text, &mut boards, &mut commands);
    }
}

fn take_file(name: &str, text: Result<String, Message>, boards: &mut UserBoards, commands: &mut Commands) {
    let is_blank = |text: &String| text.trim().is_empty();
    let received = match text {
        Ok(text) if is_blank(&text) => Err(FormatError::Empty.message()),
        Ok(text) if struct_name(&text) == MATCH || is_link(&text) => {
            return commands.trigger(ReadMatch(text));
        }
        Ok(text) if struct_name(&text) == BACKUP => return commands.trigger(RestoreBackup(text)),
        Ok(text) => take_board(&text, boards),
        Err(why) => Err(why),
    };
    let refused = |why| BoardReceived { message: msg::own_fault(name, why), board: None };
    commands.trigger(received.unwrap_or_else(refused));
}

/// Saves the board of a file. It can be played on even if it could not be saved.
fn take_board(text: &str, boards: &mut UserBoards) -> Result<BoardReceived, Message> {
    let (kind, chooser) = game_of_file(struct_name(text)).ok_or_else(told_kinds)?;
    let folder = boards.folder_mut(chooser.folder).ok_or_else(told_kinds)?;
    let board = (chooser.read)(text)?;
    let (Ok(message) | Err(message)) = folder.import(&board);
    Ok(BoardReceived { message, board: Some((kind, board.title, board.text)) })
}

/// The message that a file is of no supported kind, with the prefixes of those that are.
fn told_kinds() -> Message {
    let names = std::iter::once(MATCH).chain(choosers().map(|(_, chooser)| chooser.struct_name));
    let kinds = names.map(|name| format!("{name}(…)")).collect::<Vec<_>>().join(", ");
    msg::own_unknown_kind(kinds)
}
