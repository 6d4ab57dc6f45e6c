//! Several programs save the same match: no file ever loses an action.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Barrier;
use std::thread;

use record::{FileError, Match, Saved, SavedFile, SavedMatch, Storage, TimedMatch};
use rules::{GameKind, Rng};

/// Where a second program finds the folder that it saves to.
const FOLDER: &str = "SPIELTISCH_TEST_FOLDER";
const ACTIONS: usize = 8;

fn start() -> SavedMatch {
    let game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    SavedMatch::new(TimedMatch::new(game, None))
}

fn notation(saved: &SavedMatch) -> String {
    let actions: Vec<String> = saved.game().played().iter().map(|played| played.action.to_string()).collect();
    actions.join(" ")
}

/// Opens the match that has been started, as a program does.
fn open(storage: &Storage, name: &str) -> (SavedFile, SavedMatch) {
    let (file, text) = storage.open(name, SavedMatch::LARGEST).unwrap();
    (file, SavedMatch::from_ron(&text).unwrap())
}

/// Plays on by chance, and saves after each action, as a program does. `wait` is called before each.
fn play_on(
    storage: &Storage,
    (mut file, mut saved): (SavedFile, SavedMatch),
    seed: u64,
    wait: impl Fn(),
) -> (String, SavedMatch) {
    let mut chance = Rng::new(seed);
    for _ in 0..ACTIONS {
        let actions = saved.timed.actions();
        saved.timed.play(&actions[chance.below(actions.len())]).unwrap();
        wait();
        let how = storage.save(&mut file, &saved.to_ron()).unwrap();
        // What has been saved is there, wherever it has gone.
        let (_, now) = open(storage, file.name());
        if matches!(how, Saved::AsCopy { .. }) {
            assert_eq!(notation(&now), notation(&saved));
        }
    }
    (file.name().to_owned(), saved)
}

/// Every file holds the whole line of one of the programs, and every program has a file of its own.
fn assert_nothing_lost(storage: &Storage, lines: &[(String, SavedMatch)]) {
    let names: BTreeSet<_> = lines.iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(names.len(), lines.len(), "two programs save to one file");
    assert_eq!(storage.list("ron").unwrap(), names.into_iter().collect::<Vec<_>>());
    for (name, saved) in lines {
        assert_eq!(notation(&open(storage, name).1), notation(saved), "{name}");
    }
}

#[test]
fn the_second_program_that_saves_a_match_continues_with_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().join("matches"));
    let mut mine = storage.create("kulami 1", "ron", "a").unwrap();
    assert_eq!(mine.name(), "kulami-1.ron");
    let (mut theirs, text) = storage.open("kulami-1.ron", 10).unwrap();
    assert_eq!(text, "a");
    assert_eq!(storage.save(&mut mine, "a b"), Ok(Saved::InPlace));
    assert_eq!(storage.save(&mut theirs, "a c"), Ok(Saved::AsCopy { file: "kulami-1-2.ron".to_owned() }));
    assert_eq!(storage.save(&mut theirs, "a c d"), Ok(Saved::InPlace), "the copy is its own");
    assert_eq!(storage.save(&mut mine, "a b e"), Ok(Saved::InPlace));
    assert_eq!(storage.read("kulami-1.ron", 10).unwrap(), "a b e");
    assert_eq!(storage.read("kulami-1-2.ron", 10).unwrap(), "a c d");
    // The same length, but another text.
    fs::write(storage.folder().join("kulami-1.ron"), "a b f").unwrap();
    assert_eq!(storage.save(&mut mine, "a b g"), Ok(Saved::AsCopy { file: "kulami-1-3.ron".to_owned() }));
    assert_eq!(storage.read("kulami-1.ron", 10).unwrap(), "a b f");
}

#[test]
fn a_new_match_takes_no_name_that_exists_and_a_removed_file_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().to_owned());
    fs::write(folder.path().join("mine.ron"), "other").unwrap();
    let mut file = storage.create("mine", "ron", "a").unwrap();
    assert_eq!(file.name(), "mine-2.ron");
    storage.remove("mine-2.ron").unwrap();
    assert_eq!(storage.save(&mut file, "a b"), Ok(Saved::InPlace));
    assert_eq!(storage.list("ron").unwrap(), ["mine-2.ron", "mine.ron"]);
    assert_eq!(storage.read("mine.ron", 10).unwrap(), "other");
}

#[test]
fn while_another_program_saves_the_match_goes_to_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().to_owned());
    let mut file = storage.create("mine", "ron", "a").unwrap();
    // A program that was stopped while it was saving.
    let lock = fs::File::create(folder.path().join(".lock")).unwrap();
    lock.lock().unwrap();
    assert_eq!(storage.save(&mut file, "a b"), Ok(Saved::AsCopy { file: "mine-2.ron".to_owned() }));
    assert_eq!(storage.read("mine.ron", 10).unwrap(), "a");
    lock.unlock().unwrap();
    assert_eq!(storage.save(&mut file, "a b c"), Ok(Saved::InPlace));
}

fn wait(barrier: &Barrier) {
    barrier.wait();
}

#[test]
fn programs_that_save_at_the_same_moment_lose_nothing() {
    const WRITERS: usize = 4;
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().to_owned());
    let name = storage.create("kulami", "ron", start().to_ron()).unwrap().name().to_owned();
    let barrier = Barrier::new(WRITERS);
    let lines: Vec<_> = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|seed| {
                let (storage, barrier) = (&storage, &barrier);
                let opened = open(storage, &name);
                scope.spawn(move || play_on(storage, opened, seed as u64, || wait(barrier)))
            })
            .collect();
        writers.into_iter().map(|writer| writer.join().unwrap()).collect()
    });
    assert_nothing_lost(&storage, &lines);
}

/// A program of its own, which says where it has saved.
#[test]
#[ignore = "another test runs it"]
fn second_program() {
    let storage = Storage::at(std::env::var(FOLDER).unwrap().into());
    let opened = open(&storage, "kulami.ron");
    let (name, saved) = play_on(&storage, opened, u64::from(std::process::id()), || ());
    println!("\nsaved {name} {}", notation(&saved));
}

fn run_again(test: &str, folder: &Path) -> Command {
    let mut program = Command::new("sh");
    let run = format!("exec \"$0\" --ignored --exact {test} --nocapture");
    program
        .args(["-c", &run])
        .arg(std::env::current_exe().unwrap())
        .env(FOLDER, folder)
        .stdout(Stdio::piped());
    program
}

#[cfg(unix)]
#[test]
fn two_processes_that_play_the_same_match_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().to_owned());
    storage.create("kulami", "ron", start().to_ron()).unwrap();
    let programs = [(); 2].map(|()| run_again("saving::second_program", folder.path()).spawn().unwrap());
    let lines = programs.map(|program| {
        let output = program.wait_with_output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix("saved ")).unwrap();
        let (name, moves) = line.split_once(' ').unwrap();
        let mut game = start().game().clone();
        game.play_text(moves).unwrap();
        (name.to_owned(), SavedMatch::new(TimedMatch::new(game, None)))
    });
    // If one was done before the other began, that one went on with its match, and there is one file.
    let [(one, first), (two, second)] = &lines;
    if one == two {
        let (long, short) = if first.game().played().len() > second.game().played().len() {
            (first, second)
        } else {
            (second, first)
        };
        assert!(notation(long).starts_with(&notation(short)));
        assert_eq!(notation(&open(&storage, one).1), notation(long));
    } else {
        assert_nothing_lost(&storage, &lines);
    }
}

/// A program that may not write more than a few hundred bytes to a file: it breaks off in the middle, as on a full disk.
#[test]
#[ignore = "another test runs it"]
fn program_without_room() {
    let storage = Storage::at(std::env::var(FOLDER).unwrap().into());
    let (mut file, text) = storage.open("mine.ron", 100).unwrap();
    let fault = storage.save(&mut file, &text.repeat(10_000)).unwrap_err();
    assert!(matches!(fault, FileError::System(_)), "{fault}");
    assert!(storage.write("mine.ron", text.repeat(10_000)).is_err());
    assert!(storage.create("other", "ron", text.repeat(10_000)).is_err());
    assert_eq!(storage.save(&mut file, "short"), Ok(Saved::InPlace), "as soon as there is room again");
    println!("\ndone");
}

#[cfg(target_os = "linux")]
#[test]
fn a_write_that_breaks_off_leaves_the_old_file_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine.ron"), "old").unwrap();
    let mut program = Command::new("sh");
    let run =
        "trap '' XFSZ; ulimit -f 1; exec \"$0\" --ignored --exact saving::program_without_room --nocapture";
    program.args(["-c", run]).arg(std::env::current_exe().unwrap()).env(FOLDER, folder.path());
    let output = program.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.lines().any(|line| line == "done"), "{text}");
    let mut files: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, [".lock", "mine.ron"]);
}

#[cfg(unix)]
#[test]
fn a_link_in_the_folder_leads_no_write_astray() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().join("matches"));
    fs::create_dir(storage.folder()).unwrap();
    let target = folder.path().join("target");
    fs::write(&target, "mine").unwrap();
    // The name that files had while they were written, in earlier releases.
    symlink(&target, storage.folder().join(".a.ron.part")).unwrap();
    symlink(&target, storage.folder().join("a.ron")).unwrap();
    storage.write("a.ron", "text").unwrap();
    assert_eq!(fs::read_to_string(&target).unwrap(), "mine");
    assert_eq!(storage.read("a.ron", 10).unwrap(), "text");
    let about = fs::symlink_metadata(storage.folder().join("a.ron")).unwrap();
    assert!(about.is_file(), "the link was replaced, not followed");
    assert_eq!(about.permissions().mode() & 0o600, 0o600);
}

#[test]
fn files_that_were_left_unfinished_long_ago_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().to_owned());
    let (old, new) = (folder.path().join(".old.part"), folder.path().join(".new.part"));
    fs::write(&new, "another program is writing it").unwrap();
    let long_ago = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
    fs::File::create(&old).unwrap().set_modified(long_ago).unwrap();
    storage.create("a", "ron", "a").unwrap();
    assert!(!old.exists() && new.exists());
}
