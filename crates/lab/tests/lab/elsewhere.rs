//! Files from other editors, and names that are not UTF-8.

use std::ffi::OsStr;
use std::fs;

use super::{prints, program, refuses, temporary};

/// One of the forms in which an editor may have saved a text; `crates/record` tests the others.
fn saved_elsewhere(text: &str) -> Vec<u8> {
    let windows = format!("\u{feff}{}\u{1a}", text.replace('\n', "\r\n"));
    windows.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn openings_are_read_whatever_editor_has_saved_them() {
    let file = temporary("openings-elsewhere.txt");
    fs::write(&file, saved_elsewhere("# two openings\nd4 d7\n\nc3\u{a0}c5\n")).unwrap();
    let openings = file.to_str().unwrap();
    let text = prints(&["balance", "kulami", "--setting", "nodes=1", "--games", "2", "--openings", openings]);
    assert!(text.contains("d4 d7") && text.contains("c3 c5"), "{text}");
}

#[test]
fn a_measurement_goes_on_after_an_editor_has_saved_its_file() {
    let file = temporary("games-elsewhere.txt");
    let path = file.to_str().unwrap();
    let measure = |games: &str| {
        prints(&["balance", "kulami", "--setting", "nodes=1", "--games", games, "--resume", path])
    };
    measure("2");
    let before = fs::read_to_string(&file).unwrap();
    let whole = measure("4");
    let games = |text: &str| text.lines().filter(|line| line.contains("number:")).count();
    assert_eq!(games(&fs::read_to_string(&file).unwrap()), 4);
    fs::write(&file, saved_elsewhere(&before)).unwrap();
    assert_eq!(measure("4"), whole);
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(games(&text), 4, "the first two were not played again");
    assert!(text.starts_with("(format:2"), "{text}");
    assert_eq!(measure("4"), whole);
    // An empty file is as good as none.
    fs::write(&file, "\u{feff}\n").unwrap();
    assert_eq!(measure("4"), whole);
    fs::write(&file, "something else\n").unwrap();
    let fault = refuses(&["balance", "kulami", "--setting", "nodes=1", "--games", "2", "--resume", path]);
    assert!(fault.ends_with("it is not a file of this command"), "{fault}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "something else\n");
}

/// Names of files are what the system says they are.
#[cfg(unix)]
#[test]
fn names_that_are_not_utf_8_are_names() {
    use std::os::unix::ffi::OsStrExt;

    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join(OsStr::from_bytes(b"f\xf6lder"));
    fs::create_dir(&folder).unwrap();
    let file = |name: &[u8]| folder.join(OsStr::from_bytes(name)).into_os_string();
    let (openings, games) = (file(b"\xf6penings"), file(b"g\xe4mes"));
    fs::write(&openings, "d4 d7\n").unwrap();
    let balance = ["balance", "kulami", "--setting", "nodes=1", "--games", "1", "--openings"];
    let output = program().args(balance).arg(&openings).arg("--resume").arg(&games).output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("d4 d7"));
    assert!(fs::exists(&games).unwrap());
}
