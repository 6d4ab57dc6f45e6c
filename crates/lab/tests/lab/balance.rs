//! The engine against itself: how often each player wins.

use std::fs;

use super::{prints, program, refuses, temporary};

fn balance(arguments: &[&str]) -> Vec<String> {
    prints(&[&["balance"], arguments].concat()).lines().map(str::to_owned).collect()
}

/// The number after a word at the beginning of a line.
fn number(lines: &[String], word: &str) -> f64 {
    let line =
        lines.iter().find_map(|line| line.strip_prefix(word)).unwrap_or_else(|| panic!("{word}: {lines:?}"));
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[test]
fn shares_lengths_and_ends_are_reported() {
    for (game, sides) in [
        (&["kulami", "--rules", "score=level1,first=black"][..], ["red", "black"]),
        (
            &["napoleon", "--map", "quatre-bras", "--rules", "repetition=draw", "--longest", "10"],
            ["blue", "red"],
        ),
        (&["netzwerk", "--rules", "neto,repetition=draw", "--longest", "20"], ["white", "black"]),
    ] {
        let lines = balance(&[game, &["--setting", "nodes=20", "--games", "6"]].concat());
        assert_eq!(lines[0], "games 6", "{lines:?}");
        let shares = sides.map(|side| number(&lines, side));
        assert!((shares[0] + shares[1] - 100.0).abs() < 0.11, "{lines:?}");
        // The player who begins has one colour all along.
        let first = usize::from(game.contains(&"score=level1,first=black"));
        assert_eq!(number(&lines, "first player"), shares[first], "{lines:?}");
        assert!(number(&lines, "drawn") <= 100.0 && number(&lines, "turns") > 2.0);
        let ends: f64 = lines
            .iter()
            .filter(|line| line.starts_with("end "))
            .map(|line| line.split(' ').nth(2).unwrap().parse::<f64>().unwrap())
            .sum();
        assert!((ends - 100.0).abs() < 0.3, "{lines:?}");
    }
}

#[test]
fn players_who_swap_sides_keep_their_wins() {
    // By these rules no first turns are known to be fair. With other seeds, those who swapped may have won just as often as lost.
    let games = ["--games", "20", "--seed", "2"];
    let lines = balance(
        &[&["kulami", "--rules", "swap=on,score=level2", "--setting", "nodes=60"][..], &games].concat(),
    );
    let share = |word| number(&lines, word);
    assert!(share("swapped") > 0.0 && share("swapped") < 100.0, "{lines:?}");
    assert!((share("red") + share("black") - 100.0).abs() < 0.11, "{lines:?}");
    assert!(share("first player") != share("red"), "{lines:?}");
}

/// One of the forms in which an editor may have saved a text; `crates/record` tests the others.
fn saved_elsewhere(text: &str) -> Vec<u8> {
    let windows = format!("\u{feff}{}\u{1a}", text.replace('\n', "\r\n"));
    windows.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn a_measurement_can_be_continued() {
    let file = temporary("balance.games");
    let file = file.to_str().unwrap();
    let ask = |games: &str, more: &[&str]| {
        balance(&[&["kulami", "--setting", "nodes=10", "--games", games][..], more].concat())
    };
    let whole = ask("9", &["--threads", "1"]);
    assert_eq!(ask("9", &["--threads", "2"]), whole, "on however many threads");
    ask("4", &["--resume", file]);
    // As if the program had been killed while it wrote a game.
    let text = fs::read_to_string(file).unwrap();
    fs::write(file, &text[..text.len() - 9]).unwrap();
    assert_eq!(ask("9", &["--resume", file]), whole);
    let played = fs::read_to_string(file).unwrap();
    fs::write(file, saved_elsewhere(&played)).unwrap();
    assert_eq!(ask("9", &["--resume", file]), whole);
    assert_eq!(fs::read_to_string(file).unwrap().trim_end(), played.trim_end(), "no game stands there twice");
    // An empty file is as good as none.
    fs::write(file, "\u{feff}\n").unwrap();
    assert_eq!(ask("9", &["--resume", file]), whole);
    // Fewer games than there are in the file: the first of them.
    assert_eq!(ask("4", &["--resume", file]), ask("4", &[]));
    let other = refuses(&["balance", "kulami", "--setting", "nodes=11", "--resume", file]);
    assert!(other.contains("it belongs to another measurement: kulami, rules ‘’"), "{other}");
    fs::write(file, "something else\n").unwrap();
    let refused = refuses(&["balance", "kulami", "--setting", "nodes=11", "--resume", file]);
    assert_eq!(refused, format!("--resume: {file}: it is not a file of this command"));
    assert_eq!(fs::read_to_string(file).unwrap(), "something else\n");
}

#[test]
fn openings_come_from_a_file() {
    let file = temporary("openings.txt");
    let file = file.to_str().unwrap();
    fs::write(file, "# The first two marbles\nd4 d7\n\n  a1 a9  \n").unwrap();
    let kulami = ["balance", "kulami", "--setting", "nodes=5", "--games", "3", "--openings", file];
    let fault = refuses(&kulami);
    assert!(fault.contains("line 4: action 2, ‘a9’: there is no field on a9"), "{fault}");
    fs::write(file, saved_elsewhere("# The first two marbles\nd4 d7\n\n  a1\u{a0}a8  \n")).unwrap();
    let lines: Vec<String> = prints(&kulami).lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "games 3");
    // Two of the three games began with the first of them.
    let share = (2.0 * number(&lines, "after d4 d7") + number(&lines, "after a1 a8")) / 3.0;
    assert!((share - number(&lines, "first player")).abs() < 0.11, "{lines:?}");
    fs::write(file, "# Nothing\n").unwrap();
    assert!(refuses(&kulami).ends_with("there is no opening in it"));
    let refuses =
        |openings: &str| refuses(&["balance", "kulami", "--setting", "nodes=5", "--openings", openings]);
    assert_eq!(refuses("nowhere.txt"), "--openings: nowhere.txt: there is no such file");
    assert!(refuses("51").contains("a number of turns from 0 to 50, or a file"));
}

/// Names of files are what the system says they are.
#[cfg(unix)]
#[test]
fn names_that_are_not_utf_8_are_names() {
    use std::ffi::OsStr;
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
