//! What the program needs for input from outside that would have it list more moves than any computer can: on maps full of ladders, the
//! time and the memory of each command, in a process of its own.
//!
//! `cargo bench --no-default-features --bench outside -- [PROGRAM]` measures this build, or another one. A command that takes a minute or
//! 4 GB is ended. Memory is only known where the system has `/proc`.

#[path = "../tests/common/ladders.rs"]
mod ladders;

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use ladders::ladders;
use record::{Backup, Match, SavedMatch, Storage, TimedMatch, write_link};
use rules::{Game, GameKind, Player};

/// A move that both maps have, of which there are too many to list.
const MOVE: &str = "a1-c1xc3xe5xc7";
/// When a command is ended.
const LONGEST: Duration = Duration::from_secs(60);

fn main() -> Result<(), Box<dyn Error>> {
    let program = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let program = program.unwrap_or_else(|| env!("CARGO_BIN_EXE_spieltisch").to_owned());
    let folder = tempfile::tempdir()?;
    let file = |name: &str, text: &str| -> Result<String, Box<dyn Error>> {
        let path = folder.path().join(name);
        fs::write(&path, text)?;
        Ok(path.to_string_lossy().into_owned())
    };
    println!("| counters to capture, as | command | time | memory | it says |\n|---|---|---|---|---|");
    for army in [16, 24] {
        let map = ladders(army, army).map().ron();
        let start = GameKind::Napoleon.set_up("", Some(map), None)?;
        let mut game = Match::new(start);
        game.play_text(MOVE)?;
        let saved = SavedMatch::new(TimedMatch::new(game, None));
        let link = write_link(&saved).text;
        let (map_file, saved_file) = (file("map.ron", map)?, file("match.ron", &saved.to_ron())?);
        let mut commands: Vec<(&str, Vec<&str>, String)> = Vec::new();
        for command in [vec!["moves"], vec!["perft"], vec!["show"], vec!["link"]] {
            let depth: &[&str] = if command == ["perft"] { &["1"] } else { &[] };
            let whole = [&command, &["napoleon"][..], depth, &["--map", &map_file]].concat();
            commands.push(("map", whole.clone(), String::new()));
            commands.push(("map and move", [&whole, &["--moves", MOVE][..]].concat(), String::new()));
        }
        for (what, text) in [("file", &saved_file), ("link", &link)] {
            for command in ["show", "replay", "link"] {
                commands.push((what, vec![command, text], String::new()));
            }
        }
        let before = format!(
            "setoption name Game value napoleon\nsetoption name Map value {map_file}\nposition startpos"
        );
        for go in ["go nodes 1000", "go movetime 100"] {
            commands.push(("UGI", vec!["engine"], format!("{before}\n{go}\n")));
            commands.push(("UGI and move", vec!["engine"], format!("{before} moves {MOVE}\n{go}\n")));
        }
        // Some of the counters of a larger army are gone.
        let (position, largest) =
            (ladders(24, army).to_string(), file("largest.ron", ladders(24, 24).map().ron())?);
        for command in ["moves", "show", "link"] {
            let arguments = vec![command, "napoleon", "--map", &largest, "--position", &position];
            commands.push(("position", arguments, String::new()));
        }
        for (what, arguments, input) in commands {
            let name = [arguments[0], input.lines().last().unwrap_or_default()].join(" ");
            let (time, memory, said) = run(&program, &arguments, &input)?;
            println!("| {army}, {what} | {name} | {time} | {memory} | {said} |");
        }
        restore(&saved, &folder.path().join(army.to_string()))?;
    }
    Ok(())
}

/// Runs the program; returns how long it took, the most memory it had, and the first line of what it said last.
fn run(program: &str, arguments: &[&str], input: &str) -> Result<(String, String, String), Box<dyn Error>> {
    let begin = Instant::now();
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 4000000; exec \"$0\" \"$@\"", program])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut memory = 0;
    let mut to = child.stdin.take();
    if let Some(to) = &mut to {
        std::io::Write::write_all(to, input.as_bytes())?;
    }
    // The engine thinks until its input ends.
    let until = Instant::now() + Duration::from_millis(if input.is_empty() { 0 } else { 300 });
    let ended = loop {
        memory = memory.max(peak(&child));
        if Instant::now() >= until {
            drop(to.take());
        }
        match child.try_wait()? {
            Some(_) => break true,
            None if begin.elapsed() > LONGEST => break false,
            None => sleep(Duration::from_micros(500)),
        }
    };
    if !ended {
        child.kill()?;
    }
    let time = if ended { format!("{:.2} s", begin.elapsed().as_secs_f64()) } else { "ended".to_owned() };
    let output = child.wait_with_output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    // A command that ends at once may never have been seen.
    let memory = if memory == 0 { "unknown".to_owned() } else { format!("{} MB", memory / 1_024) };
    Ok((time, memory, said.lines().next().unwrap_or("result").to_owned()))
}

/// The most memory that a process has had so far, in KB.
fn peak(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or(0)
}

/// Restores a backup with a match, and reads the match.
fn restore(saved: &SavedMatch, folder: &Path) -> Result<(), Box<dyn Error>> {
    let [from, to] = ["from", "to"].map(|name| Storage::at(folder.join(name)));
    from.write("match.ron", saved.to_ron())?;
    let begin = Instant::now();
    let text = Backup::of(&[("matches", &from)])?.0.to_ron()?;
    Backup::from_ron(&text)?.restore(&[("matches", &to)])?;
    let read = SavedMatch::from_ron(&to.read("match.ron", SavedMatch::LARGEST)?)?;
    let left =
        read.game().position().pieces().iter().filter(|(_, piece)| piece.owner == Some(Player::Two)).count();
    println!(
        "| {left} left, backup | restored and read | {:.2} s | this process | result |",
        begin.elapsed().as_secs_f64()
    );
    Ok(())
}
