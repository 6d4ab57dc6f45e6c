//! Napoleon on the command line: moves, counts and pictures; maps by name and from files.

use std::fs;
use std::path::PathBuf;

use super::{prints, refuses};

const MAP: &str = r#"Map(
    format: 1,
    name: "Mine",
    terrain: [
        "W..~",
        "....",
        "o=.M",
    ],
    counters: [
        "..R.",
        "R...",
        "BB..",
    ],
    places: [
        ("Here", "a1"),
    ],
)
"#;

/// Writes a file for a test, which names it so that no other test does.
fn file(name: &str, contents: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, contents).unwrap();
    path.into_os_string().into_string().unwrap()
}

#[test]
fn moves_are_listed_and_played() {
    let text = prints(&["moves", "napoleon"]);
    let moves: Vec<&str> = text.lines().collect();
    assert_eq!(moves.len(), 223);
    assert!(moves.is_sorted());
    assert!(moves.contains(&"j8-j9"));
    let shown = prints(&["show", "napoleon", "--moves", "j8-j9 k12-k11"]);
    assert!(shown.contains("\nblue to move: Move a counter: one step, or a series of jumps.\n"), "{shown}");
    assert_eq!(shown.lines().last(), Some("outcome none"));
    assert!(!shown.contains("score"));
    assert_eq!(
        refuses(&["show", "napoleon", "--moves", "j8-j9 j8-j9"]),
        "--moves: action 2, ‘j8-j9’: there is no red counter on j8"
    );
    assert_eq!(
        refuses(&["show", "napoleon", "--moves", "onwards"]),
        "--moves: action 1, ‘onwards’: a step looks like j8-j9, jumps like j8-j10xl12, and a loss in the river ends with ~"
    );
}

#[test]
fn perft_counts_and_divides() {
    assert!(prints(&["perft", "napoleon", "2"]).starts_with("perft 2 48168 "));
    let divided = prints(&["perft", "napoleon", "2", "--divide", "--map", "waterloo"]);
    assert_eq!(divided.lines().count(), 224);
    assert!(divided.lines().last().unwrap().starts_with("perft 2 48168 "), "{divided}");
}

#[test]
fn show_draws_the_map_and_prints_the_outcome() {
    let path = file("shown.ron", MAP.as_bytes());
    insta::assert_snapshot!(prints(&["show", "napoleon", "--map", &path, "--moves", "b1-b2 c3-b3"]), @r"
     3  W  R  .  ~
     2  R  B  .  .
     1  B  =  .  M
        a  b  c  d
    blue to move: Move a counter: one step, or a series of jumps.
    1r2/rb2/b3 b
    outcome none
    ");
    let drawn = ["show", "napoleon", "--map", &path, "--position", "4/4/b2r b"];
    assert_eq!(prints(&drawn).lines().last(), Some("outcome draw: neither army has two counters left"));
    let won = ["show", "napoleon", "--map", &path, "--position", "2r1/r3/4 b"];
    assert_eq!(prints(&won).lines().last(), Some("outcome red wins: no legal move is left"));
    assert_eq!(prints(&["moves", "napoleon", "--map", &path, "--position", "2r1/r3/4 b"]), "");
    let round = "b1-c1 c3-b3 c1-b1 b3-c3 ".repeat(2);
    let arguments = ["--map", &path, "--rules", "repetition=draw", "--moves", &round];
    let shown = prints(&[&["show", "napoleon"], &arguments[..]].concat());
    assert_eq!(shown.lines().last(), Some("outcome draw: the same position for the third time"));
    assert_eq!(prints(&[&["moves", "napoleon"], &arguments[..]].concat()), "");
}

#[test]
fn a_map_is_named_or_in_a_file() {
    let path = file("named-map.ron", MAP.as_bytes());
    // A file need not end in .ron.
    let odd = file("named-map.map", MAP.as_bytes());
    let moves = prints(&["moves", "napoleon", "--map", &path]);
    assert_eq!(prints(&["moves", "napoleon", "--map", &odd]), moves);
    assert!(moves.lines().any(|line| line == "a1-c1"), "{moves}");
    assert_eq!(prints(&["moves", "napoleon", "--map", "waterloo"]), prints(&["moves", "napoleon"]));
}

#[test]
fn a_file_does_not_hide_a_map_that_is_built_in() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hidden-map");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("waterloo"), "something else").unwrap();
    let mut program = super::program();
    let output =
        program.current_dir(&folder).args(["moves", "napoleon", "--map", "waterloo"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn maps_and_layouts_belong_to_their_games() {
    for (game, title) in [("netzwerk", "Netzwerk"), ("kulami", "Kulami")] {
        assert_eq!(
            refuses(&["moves", game, "--map", "waterloo"]),
            format!("--map: {title} is not played on a map")
        );
    }
    let layout = "--layout: Napoleon is not laid of panels";
    assert_eq!(refuses(&["moves", "napoleon", "--layout", "closed"]), layout);
    assert_eq!(refuses(&["moves", "napoleon", "--layout", "closed", "--map", "waterloo"]), layout);
    assert_eq!(
        refuses(&["moves", "kulami", "--layout", "closed", "--map", "waterloo"]),
        "--map: Kulami is not played on a map"
    );
}

#[test]
fn wrong_rules_and_positions_get_one_line() {
    let line = refuses(&["moves", "napoleon", "--rules", "home=rest"]);
    assert_eq!(line, "--rules: home=rest needs headquarters=open");
    // One jump ends in blue’s headquarters.
    assert_eq!(prints(&["moves", "napoleon", "--rules", "home=rest,headquarters=open"]).lines().count(), 228);
    assert_eq!(
        refuses(&["moves", "napoleon", "--rules", "headquarters=closed"]),
        "--rules: ‘closed’ is not a value of the rules option headquarters (its values: refuge, open)"
    );
    assert_eq!(
        refuses(&["moves", "napoleon", "--rules", "speed=3"]),
        "--rules: there is no rules option ‘speed’ (there are: headquarters, home, first, swap, repetition)"
    );
    let path = file("positions.ron", MAP.as_bytes());
    let position = |text: &str| refuses(&["show", "napoleon", "--map", &path, "--position", text]);
    assert_eq!(position("4/4/4"), "--position: a position has two parts, BOARD SIDE, not 1");
    assert_eq!(position("4/4 b"), "--position: the board has 2 ranks, not 3");
    assert_eq!(position("bbb1/4/4 b"), "--position: 3 blue counters, more than 2");
    assert_eq!(
        refuses(&["show", "napoleon", "--position", "4/4/4 b"]),
        "--position: the board has 3 ranks, not 19"
    );
}

#[test]
fn a_wrong_map_gets_one_line_that_names_the_fault() {
    let name = refuses(&["show", "napoleon", "--map", "ligny"]);
    assert!(name.starts_with("--map: there is no map ‘ligny’ (there are: waterloo"), "{name}");
    assert!(refuses(&["show", "napoleon", "--map", ""]).starts_with("--map: there is no map ‘’"));
    assert!(refuses(&["show", "napoleon", "--map", "a\nb"]).contains("‘a b’"));
    assert!(
        refuses(&["show", "napoleon", "--map", env!("CARGO_TARGET_TMPDIR")]).starts_with("--map: "),
        "a folder"
    );
    let fault = |path: &str| {
        let line = refuses(&["show", "napoleon", "--map", path]);
        let fault = line.strip_prefix(&format!("--map: {path}: "));
        fault.unwrap_or_else(|| panic!("{line} should name {path}")).to_owned()
    };
    let with = |name: &str, text: String| fault(&file(name, text.as_bytes()));
    assert_eq!(fault("no-such-folder/mine.ron"), "there is no such file");
    assert_eq!(
        with("damaged-map.ron", MAP.replace("terrain: [", "terrain: ")),
        "line 4, column 13: Expected opening `[`"
    );
    assert_eq!(with("empty-map.ron", String::new()), "it is empty");
    assert_eq!(
        with("newer-map.ron", MAP.replace("format: 1", "format: 2")),
        "it was written by a newer version (format 2; this one reads format 1)"
    );
    assert_eq!(
        with("large-map.ron", " ".repeat(65_537)),
        "it is too large: 65537 bytes (the maximum is 65536)"
    );
    assert_eq!(
        with("faults-map.ron", MAP.replace("W..~", "...?").replace("BB..", "BBB.")),
        "terrain: “?” in row 1, column 4, is not one of . = o ~ f W M; there is no red headquarters (W); \
         the armies differ: 3 blue counters, 2 red ones"
    );
    assert_eq!(
        with("place-map.ron", MAP.replace("Here", "a\\nb")),
        "places: “a b” at “a1” needs a name and a square of the map",
        "a line break in a file is none in the complaint"
    );
    assert_eq!(fault(&file("bytes-map.ron", &[0xff, 0xfe, 0x00])), "it contains no text");
    let layout = "Layout(format: 1, name: \"Mine\", rows: [])".to_owned();
    assert_eq!(
        with("layout-map.ron", layout),
        "it contains something else: line 1, column 1: Expected struct `Map` but found `Layout`"
    );
}
