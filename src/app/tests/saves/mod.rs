//! Saved matches.

mod autosave;
mod disk_faults;
mod elsewhere;
mod exchange;
mod finding;
mod library;
mod links;
mod many;
mod two_programs;
mod unreadable;

use std::fs;
use std::path::Path;

use bevy_egui::egui::accesskit::{Node, NodeId};

use super::*;
use crate::app::saves::title_of;
use crate::app::session::PlayAction;
use record::SavedMatch;

fn begin(table: &mut Table, kind: GameKind) {
    let start = kind.set_up("", None, None).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start))));
    table.wait(4);
}

fn play(table: &mut Table, text: &str) {
    for word in text.split(' ') {
        let action = table.session().position().read_action(word).unwrap();
        table.app.world_mut().trigger(PlayAction(action));
        table.wait(1);
    }
}

fn library(table: &Table) -> &Library {
    table.app.world().resource::<Library>()
}

fn look(table: &mut Table) {
    let mut library = table.app.world_mut().resource_mut::<Library>();
    library.refresh();
    library.look_for_unfinished();
}

impl Table {
    /// The title of a saved match.
    fn library_title(&self, file: &str) -> String {
        let found = library(self).found.iter().find(|found| found.file() == file);
        english(title_of(found.unwrap().contents.as_ref().unwrap()))
    }
}

/// The result of the last request.
fn message(table: &Table) -> String {
    library(table).message.as_ref().map(english).unwrap_or_default()
}

/// The texts in the last picture, from top to bottom, as a screen reader would be told of them.
fn texts(table: &mut Table) -> Vec<String> {
    let text = |(_, node): (NodeId, Node)| {
        let top = node.bounds().map_or(0.0, |bounds| bounds.y0);
        Some((top, node.value()?.to_owned()))
    };
    let mut texts: Vec<(f64, String)> = table.nodes().into_iter().filter_map(text).collect();
    texts.sort_by(|one, other| one.0.total_cmp(&other.0));
    texts.into_iter().map(|(_, text)| text).collect()
}

/// The match in the only file of a folder.
fn only_file(folder: &Path) -> (String, SavedMatch) {
    let mut files: Vec<_> =
        fs::read_dir(folder.join("matches")).unwrap().map(|entry| entry.unwrap()).collect();
    files.retain(|entry| entry.path().extension().is_some_and(|ending| ending == "ron"));
    assert_eq!(files.len(), 1, "{files:?}");
    let text = fs::read_to_string(files[0].path()).unwrap();
    (files[0].file_name().into_string().unwrap(), SavedMatch::from_ron(&text).unwrap())
}
