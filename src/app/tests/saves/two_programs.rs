//! Two programs play on the same saved match, and no file ever loses an action.

use std::collections::BTreeMap;

use super::*;
use crate::app::saves::OpenMatch;
use crate::app::session::{Redo, Undo};
use record::{Match, Storage};
use rules::Rng;

/// The actions in a match: those played, then those undone, which can be redone.
fn line(game: &Match<AnyGame>) -> Vec<String> {
    let played = game.played().iter().map(|played| played.action.to_string());
    played.chain(game.undone().map(ToString::to_string)).collect()
}

/// The actions in every saved match of a folder.
fn lines(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let storage = Storage::at(folder.join("matches"));
    let read = |file: String| {
        let saved = SavedMatch::from_ron(&storage.read(&file, SavedMatch::LARGEST).unwrap()).unwrap();
        (file, line(saved.game()))
    };
    storage.list("ron").unwrap().into_iter().map(read).collect()
}

/// Checks that every file holds at least what it held before, and every action that a table has played is in some file.
fn check_nothing_lost(folder: &Path, before: &mut BTreeMap<String, Vec<String>>, tables: &[Table]) {
    let now = lines(folder);
    for (file, line) in &*before {
        assert!(now[file].starts_with(line), "{file} had {line:?} and has {:?}", now[file]);
    }
    for table in tables {
        let line = line(table.session().game());
        assert!(now.values().any(|saved| saved.starts_with(&line)), "{line:?} is not saved: {now:?}");
    }
    *before = now;
}

/// The file that a table saves in.
fn file(table: &Table) -> String {
    table.app.world().resource::<SaveSlot>().file.as_ref().unwrap().name().to_owned()
}

/// Sends a request, and lets everything happen that follows from it before the next frame.
fn request<'a, E: Event<Trigger<'a>: Default>>(table: &mut Table, request: E) {
    table.app.world_mut().trigger(request);
    table.app.world_mut().flush();
}

/// Plays a legal action, by chance.
fn play_by_chance(table: &mut Table, chance: &mut Rng) {
    let actions = table.session().position().actions();
    let action = actions[chance.below(actions.len())].clone();
    request(table, PlayAction(action));
}

/// A folder with a saved match of two actions, and two programs that have opened it.
fn two_programs(folder: &Path) -> [Table; 2] {
    let mut first = Table::opened_in(folder);
    begin(&mut first, GameKind::Kulami);
    play(&mut first, "d4 d7");
    let name = file(&first);
    let mut second = Table::opened_in(folder);
    second.app.world_mut().trigger(OpenMatch(name.clone()));
    second.wait(4);
    assert_eq!((file(&second), second.position()), (name, first.position()));
    [first, second]
}

#[test]
fn two_programs_on_one_match_lose_no_action() {
    for (seed, starts) in [(1, 0), (2, 1), (3, 0), (4, 1)] {
        let folder = tempfile::tempdir().unwrap();
        let mut tables = two_programs(folder.path());
        let mut before = lines(folder.path());
        let original = before.keys().next().unwrap().clone();
        let mut chance = Rng::new(seed);
        for turn in 0..12 {
            let number = (starts + turn) % 2;
            play_by_chance(&mut tables[number], &mut chance);
            check_nothing_lost(folder.path(), &mut before, &tables);
            // The second one to save is told once that it continues in a copy.
            assert_eq!(library(&tables[number]).save_error.is_some(), turn == 1, "turn {turn}");
            tables[number].wait(1);
        }
        assert_eq!(before.len(), 2, "one file each: {before:?}");
        assert_eq!(file(&tables[starts]), original, "whoever saves first keeps the file");
        assert_ne!(file(&tables[1 - starts]), original);
        // Undo and redo in one leave the other's file alone.
        for number in [0, 1] {
            request(&mut tables[number], Undo);
            check_nothing_lost(folder.path(), &mut before, &tables);
            request(&mut tables[number], Redo);
            check_nothing_lost(folder.path(), &mut before, &tables);
        }
        // A third program finds both.
        let mut third = Table::opened_in(folder.path());
        look(&mut third);
        let found = library(&third).found.iter().filter(|found| found.contents.is_ok());
        assert_eq!(found.count(), 2);
    }
}

#[test]
fn two_programs_that_play_in_turns_of_many_actions_lose_none() {
    let folder = tempfile::tempdir().unwrap();
    let mut tables = two_programs(folder.path());
    let mut before = lines(folder.path());
    let mut chance = Rng::new(7);
    for (number, actions) in [(1, 5), (0, 5), (1, 3), (0, 1), (1, 1)] {
        for _ in 0..actions {
            play_by_chance(&mut tables[number], &mut chance);
            check_nothing_lost(folder.path(), &mut before, &tables);
        }
        tables[number].wait(2);
    }
    assert_eq!(before.len(), 2);
    assert_ne!(file(&tables[0]), file(&tables[1]));
}
