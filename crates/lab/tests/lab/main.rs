//! The commands for developers: what they print, and their errors.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod balance;
mod bench;
mod contests;
mod documents;
#[cfg(unix)]
mod interrupted;
mod report;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_spieltisch-lab"))
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().expect("the program should start")
}

fn prints(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

/// Checks that the arguments are refused with exit status 2 and one line, and gives that line.
fn refuses(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert!(output.stdout.is_empty());
    let line = complaint
        .strip_suffix('\n')
        .unwrap_or_else(|| panic!("{arguments:?} should get a line: {complaint:?}"));
    assert!(!line.contains('\n') && !line.contains("panicked"), "one line: {complaint}");
    line.strip_prefix("spieltisch: ").unwrap_or_else(|| panic!("{line}")).to_owned()
}

/// The path of a file for a test, under a name that no other test uses; it is not there yet.
fn temporary(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn invalid_arguments_get_one_line() {
    for (arguments, fault) in [
        ("bench chess", "unknown game ‘chess’; expected netzwerk, kulami or napoleon"),
        ("bench --depth 0", "--depth"),
        ("documents", "<FOLDER>"),
        ("balance kulami", "--setting"),
        ("balance kulami --setting hash=4", "no limit given"),
        ("balance kulami --setting level=1 --games 0", "--games"),
        ("match kulami --one fast --two level=1", "‘fast’ is none of level, nodes, movetime, depth, hash"),
        ("match kulami --one level=1 --two level=1 --sprt 20,0", "the lower first, as in 0,20"),
        ("match kulami --one level=1 --two level=1 --sprt 20", "expected two differences in Elo"),
        ("match kulami --one level=1 --two level=1 --sprt 0,nan", "expected two differences in Elo"),
        ("match kulami --one level=1 --two level=1 --games 0", "--games"),
        ("match kulami --one level=1 --two level=1 --longest many", "--longest"),
        ("match kulami --one level=1 --two level=1 --map waterloo", "--map: Kulami is not played on a map"),
    ] {
        let complaint = refuses(&arguments.split(' ').collect::<Vec<_>>());
        assert!(complaint.contains(fault), "{arguments}: {complaint}");
    }
    let won =
        ["--position", "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -", "--moves", "f4xd4*e3e5"];
    for command in [
        &["match", "netzwerk", "--one", "level=1", "--two", "level=1"][..],
        &["balance", "netzwerk", "--setting", "level=1"],
    ] {
        assert_eq!(refuses(&[command, &won].concat()), "the game is over in this position");
    }
}

#[test]
fn help_names_all_games() {
    let help = prints(&["bench", "--help"]);
    assert!(help.contains("The game: netzwerk, kulami or napoleon [default: all of them]\n"), "{help}");
    assert!(prints(&["match", "--help"]).contains("In Netzwerk"));
}
