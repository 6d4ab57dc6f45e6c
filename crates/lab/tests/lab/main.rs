//! The commands for developers: what they print, and their errors.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod balance;
mod bench;
mod contests;
mod documents;
mod elsewhere;
#[cfg(unix)]
mod interrupted;
mod report;

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

#[test]
fn help_names_all_games() {
    let help = prints(&["bench", "--help"]);
    assert!(help.contains("The game: netzwerk, kulami or napoleon [default: all of them]\n"), "{help}");
}
