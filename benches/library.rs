//! What the list of saved games costs with 50 and with 5,000 of them, side by side.
//!
//! `cargo bench --bench library`; after `--`: `--rounds N`. The games are random ones of all kinds and lengths, always the same. Every
//! figure is measured by a process of its own, which opens the program without a window or a driver: the main menu, then the list.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on should say where")]

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use record::{Match, Name, SavedMatch, SavedPlayer, Seat, TimedMatch};
use rules::{AnyGame, Game, GameKind, Rng};
use spieltisch::app::{library_progress, library_to_measure, open_library};

/// The numbers of games that are compared.
const SIZES: [u64; 2] = [50, 5_000];
/// The most actions of a game.
const LONGEST: usize = 120;
/// Frames at the main menu before the list is opened.
const FRAMES: usize = 10;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let value = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    match value("--folder") {
        Some(folder) => measure(Path::new(&folder)),
        None => compare(value("--rounds").map_or(5, |rounds| rounds.parse().unwrap())),
    }
}

/// What is measured, in the order of the columns.
const COLUMNS: [&str; 6] =
    ["start, s", "list, s", "all read, s", "boards, s", "memory at start, MiB", "growth, MiB"];

fn compare(rounds: usize) {
    let folders = SIZES.map(|size| {
        let folder = tempfile::tempdir().unwrap();
        write_games(folder.path(), size);
        folder
    });
    let index = |folder: &Path| folder.join("matches/.index");
    println!("| games | {} |", COLUMNS.join(" | "));
    println!("|---|{}", "---|".repeat(COLUMNS.len()));
    for (name, has_index) in [("the first time", false), ("again", true)] {
        let mut figures = SIZES.map(|_| Vec::new());
        for _ in 0..rounds {
            for (folder, figures) in folders.iter().zip(&mut figures) {
                if !has_index {
                    drop(fs::remove_file(index(folder.path())));
                }
                figures.push(run(folder.path()));
            }
        }
        for (size, figures) in SIZES.iter().zip(&figures) {
            let medians: Vec<String> = (0..COLUMNS.len()).map(|i| median(figures, i)).collect();
            println!("| {size}, {name} | {} |", medians.join(" | "));
        }
    }
}

fn median(figures: &[Vec<f64>], column: usize) -> String {
    let mut one: Vec<f64> = figures.iter().map(|figures| figures[column]).collect();
    one.sort_by(f64::total_cmp);
    let digits = if COLUMNS[column].ends_with("MiB") { 1 } else { 3 };
    format!("{:.digits$}", one[one.len() / 2])
}

/// Lets a process open a folder, and reads what it measured.
fn run(folder: &Path) -> Vec<f64> {
    let mut process = Command::new(std::env::current_exe().unwrap());
    let output =
        process.args(["--folder", folder.to_str().unwrap()]).stderr(Stdio::inherit()).output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("measured ")).unwrap();
    line.split(' ').map(|figure| figure.parse().unwrap()).collect()
}

/// Opens the program and the list, until all files are read and the boards in sight are drawn.
fn measure(folder: &Path) {
    let begun = Instant::now();
    let mut app = library_to_measure(folder);
    app.update();
    let start = begun.elapsed();
    (0..FRAMES).for_each(|_| app.update());
    let before = resident();
    open_library(&mut app);
    let opened = Instant::now();
    app.update();
    let list = opened.elapsed();
    let (games, ..) = library_progress(&app);
    assert!(games > 0, "the first page should be there");
    let mut all = None;
    while all.is_none() || library_progress(&app).2 == 0 {
        app.update();
        if library_progress(&app).1 == 0 {
            all.get_or_insert_with(|| opened.elapsed());
        }
    }
    let boards = opened.elapsed();
    // The index is written in the background, and the list is drawn some more times.
    let last = Instant::now();
    while last.elapsed() < Duration::from_millis(500) {
        app.update();
    }
    let seconds =
        [start, list, all.unwrap_or_default(), boards].map(|time| format!("{:.5}", time.as_secs_f64()));
    println!("measured {} {before:.2} {:.2}", seconds.join(" "), resident() - before);
}

/// Resident memory in MiB.
fn resident() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<f64>().ok());
    kib.unwrap_or(f64::NAN) / 1024.0
}

/// Saves games that were played over many days, the last one yesterday.
fn write_games(folder: &Path, size: u64) {
    const DAY: u64 = 24 * 60 * 60;
    let matches = folder.join("matches");
    fs::create_dir_all(&matches).unwrap();
    let mut chance = Rng::new(20_261_122);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs();
    let (mut bytes, mut actions) = (0, 0);
    for i in 0..size {
        let saved = random_match(i, now - (i + 1) * DAY / 2, &mut chance);
        let (path, text) = (matches.join(format!("{}-{i}.ron", saved.game().start().kind())), saved.to_ron());
        (bytes, actions) = (bytes + text.len() as u64, actions + saved.game().played().len() as u64);
        fs::write(&path, text).unwrap();
        let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(saved.changed);
        File::options().write(true).open(path).unwrap().set_modified(modified).unwrap();
    }
    eprintln!("{size} games: {} actions and {} bytes each", actions / size, bytes / size);
}

fn random_match(number: u64, changed: u64, chance: &mut Rng) -> SavedMatch {
    let kind = GameKind::ALL[number as usize % GameKind::ALL.len()];
    let boards = kind.boards();
    let board = (!boards.is_empty()).then(|| boards[chance.below(boards.len())].key);
    let mut game: Match<AnyGame> = Match::new(kind.set_up(kind.table_rules(), board, None).unwrap());
    let mut actions = Vec::new();
    for _ in 0..chance.below(LONGEST) {
        if game.outcome().is_some() {
            break;
        }
        actions.clear();
        game.position().legal_actions(&mut actions);
        let Some(action) = actions.get(chance.below(actions.len().max(1))) else { break };
        game.play(action).unwrap();
    }
    let names = ["Ada", "Zoë", "Paul", "Émile", ""];
    let mut player =
        || SavedPlayer { name: Name::fitted(names[chance.below(names.len())]), seat: Seat::Human };
    let players = [player(), player()];
    let title = number.is_multiple_of(4).then(|| Name::fitted(&format!("Game {number}"))).flatten();
    SavedMatch { title, players, began: changed, changed, ..SavedMatch::new(TimedMatch::new(game, None)) }
}
