//! Kulami on the command line: layouts by name, as text and from files; points; random layouts.

use std::fs;
use std::path::PathBuf;

use super::{prints, refuses};

const CLOSED: &str = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";

/// Writes a file for a test, which names it so that no other test does.
fn file(name: &str, contents: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, contents).unwrap();
    path.into_os_string().into_string().unwrap()
}

fn layout_file(rows: &str) -> String {
    let rows: Vec<String> = rows.split('/').map(|row| format!("{row:?}")).collect();
    format!("Layout(\n    format: 1,\n    name: \"Mine\",\n    rows: [{}],\n)\n", rows.join(", "))
}

#[test]
fn a_layout_is_named_written_out_or_in_a_file() {
    let path = file("named.ron", layout_file(CLOSED).as_bytes());
    // A file need not end in .ron.
    let odd = file("named.layout", layout_file(CLOSED).as_bytes());
    let moves = prints(&["moves", "kulami", "--moves", "d4"]);
    assert_eq!(moves.lines().collect::<Vec<_>>().join(" "), "a4 b4 d1 d2 d3 d6 d7 d8 f4 g4 h4");
    for layout in ["closed", CLOSED, &path, &odd] {
        assert_eq!(prints(&["moves", "kulami", "--layout", layout, "--moves", "d4"]), moves, "{layout}");
    }
    assert_eq!(prints(&["moves", "kulami"]).lines().count(), 64);
    let counted = prints(&["perft", "kulami", "3", "--layout", "irregular"]);
    assert!(counted.starts_with("perft 3 6308 "), "{counted}");
    let counted = prints(&["perft", "kulami", "2", "--layout", &path, "--divide"]);
    assert_eq!(counted.lines().count(), 65);
    assert!(counted.lines().last().unwrap().starts_with("perft 2 752 "), "{counted}");
}

#[test]
fn a_file_does_not_hide_a_layout_that_is_built_in() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hidden");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("ring"), "something else").unwrap();
    let mut program = super::program();
    let output = program.current_dir(&folder).args(["moves", "kulami", "--layout", "ring"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn show_prints_the_points_before_the_outcome() {
    insta::assert_snapshot!(prints(&["show", "kulami", "--layout", "ring", "--moves", "a5 i5 i1"]), @r"
    10 a a a b b c c c d d
     9 a a a b b e e e f f
     8 g g             f f
     7 g g             h h
     6 g g             h h
     5 R i             B h
     4 i i             j j
     3 k k             j j
     2 k k l l m m n n n o
     1 k k p p m m q q R o
       a b c d e f g h i j
    black to move: Place a marble in the row or column of the last one.
    AAABBCCCDD/AAABBEEEFF/GG......FF/GG......HH/GG......HH/II......HH/II......JJ/KK......JJ/KKLLMMNNNO/KKPPMMQQQO a5,i5,i1
    score 7 6
    outcome none
    ");
    let finished = "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP.. \
                    f7,e7,e4,e8,e2,e6,e3,e9,e5,d5,d8,d2,d3,d7,d4,d1,d9,f9,f6,f8,f4,b4,b6,d6,a6,i6,g6,c6,h6,h4,h8,c8,c2,c4,a4,g4,\
                    g7,h7,h2,g2,b2,b3,f3,f5,h5,c5,g5,g8,g1,g3,c3,c7,i7,i2,f2";
    let last = |rules: &str| {
        let text = prints(&["show", "kulami", "--position", finished, "--rules", rules]);
        text.lines().rev().take(2).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(last(""), "outcome red wins: 31 points to 27, score 31 27");
    assert_eq!(last("score=level1"), "outcome black wins: 32 points to 31, score 31 32");
    assert_eq!(last("score=chains"), "outcome red wins: 31 points to 30, score 31 30");
    assert_eq!(last("score=level2"), "outcome black wins: 35 points to 31, score 31 35");
    assert_eq!(prints(&["moves", "kulami", "--position", finished]), "");
    assert!(!prints(&["show", "netzwerk"]).contains("score"));
}

#[test]
fn a_random_layout_is_one_line_that_can_be_played_on() {
    for seed in ["0", "7", "18446744073709551615"] {
        let closed = prints(&["layout", "--seed", seed]);
        let irregular = prints(&["layout", "--irregular", "--seed", seed]);
        assert_eq!(prints(&["layout", "--seed", seed]), closed);
        assert_ne!(closed, irregular);
        for text in [closed, irregular] {
            let layout = text.strip_suffix('\n').unwrap();
            assert!(!layout.contains('\n'));
            assert_eq!(prints(&["moves", "kulami", "--layout", layout]).lines().count(), 64);
            let shown = prints(&["show", "kulami", "--layout", layout]);
            assert!(shown.contains(&format!("\n{layout} -\n")), "it is written as {layout}: {shown}");
        }
    }
    assert_ne!(prints(&["layout", "--seed", "1"]), prints(&["layout", "--seed", "2"]));
    assert!(refuses(&["layout"]).contains("--seed"));
    assert!(refuses(&["layout", "--seed", "-1"]).contains("-1"));
    assert!(refuses(&["layout", "--seed", "18446744073709551616"]).contains("18446744073709551616"));
}

#[test]
fn a_random_layout_is_tried_out_if_asked() {
    let plain = prints(&["layout", "--seed", "3"]);
    let tried = prints(&["layout", "--seed", "3", "--fairness", "3"]);
    let lines: Vec<&str> = tried.strip_prefix(&plain).unwrap().lines().collect();
    assert!(lines[0].starts_with("first player ") && lines[0].contains(" % ("), "{tried}");
    assert_eq!(lines[1..], ["no advantage that these games show"], "three games show nothing: {tried}");
    assert!(refuses(&["layout", "--seed", "3", "--fairness", "0"]).contains("--fairness"));
}

#[test]
fn a_position_is_on_its_own_board() {
    let position = format!("{CLOSED} d4,d7");
    let same = ["show", "kulami", "--position", &position, "--layout", "closed"];
    assert!(prints(&same).contains(&position));
    assert_eq!(
        refuses(&["show", "kulami", "--position", &position, "--layout", "ring"]),
        "--layout: the position is on a different board from the one that is given"
    );
    assert_eq!(
        refuses(&["moves", "kulami", "--position", &format!("{CLOSED} d4,d5")]),
        "--position: marble 2, on d5: the panel of d5 is off limits: one of the last two marbles lies on it, on d4"
    );
    assert_eq!(
        refuses(&["moves", "kulami", "--moves", "d4 d7 z1"]),
        "--moves: action 3, ‘z1’: there is no field on z1"
    );
    assert_eq!(
        refuses(&["moves", "kulami", "--moves", "here"]),
        "--moves: action 1, ‘here’: a marble is placed by naming its field, such as d4"
    );
    assert_eq!(
        refuses(&["moves", "kulami", "--rules", "score=3"]),
        "--rules: ‘3’ is not a value of the rules option score (its values: basic, level1, chains, level2)"
    );
}

#[test]
fn a_wrong_layout_gets_one_line_that_names_the_fault() {
    let layout = |text: &str| refuses(&["show", "kulami", "--layout", text]);
    assert_eq!(
        refuses(&["moves", "netzwerk", "--layout", "closed"]),
        "--layout: Netzwerk is not laid of panels"
    );
    assert_eq!(
        layout("oval"),
        "--layout: there is no layout ‘oval’ (there are: closed, irregular, pinwheel, parquet, ring, bridge, cross, diamond; \
         or a text, such as AAB/AAB/…)"
    );
    assert_eq!(layout(""), "--layout: the layout is empty");
    assert_eq!(layout(&CLOSED.replace('F', ".")), "--layout: panels of 1 × 2: 3 instead of 4");
    assert!(layout("a\nb").contains("‘a b’"));
    assert!(layout(&"A/".repeat(50_000)).contains("no layout needs more"));
    assert!(layout(env!("CARGO_TARGET_TMPDIR")).starts_with("--layout: "), "a folder");
}

#[test]
fn a_wrong_layout_file_gets_one_line_that_names_it_and_the_fault() {
    let fault = |path: &str| {
        let line = refuses(&["show", "kulami", "--layout", path]);
        line.strip_prefix(&format!("--layout: {path}: "))
            .unwrap_or_else(|| panic!("{line} should name {path}"))
            .to_owned()
    };
    let with = |name: &str, text: String| fault(&file(name, text.as_bytes()));
    let whole = layout_file(CLOSED);
    assert_eq!(fault("no-such-folder/mine.ron"), "there is no such file");
    assert_eq!(
        with("damaged.ron", whole.replace("rows: [", "rows: ")),
        "line 4, column 10: Expected opening `[`"
    );
    assert_eq!(with("empty.ron", String::new()), "it is empty");
    assert_eq!(
        with("newer.ron", whole.replace("format: 1", "format: 3")),
        "it was written by a newer version (format 3; this one reads format 1)"
    );
    assert_eq!(with("large.ron", " ".repeat(16_385)), "it is too large: 16385 bytes (the maximum is 16384)");
    assert_eq!(with("nameless.ron", whole.replace("Mine", " ")), "its name must have 1 to 40 characters");
    assert_eq!(with("panels.ron", whole.replace('F', ".")), "panels of 1 × 2: 3 instead of 4");
    assert_eq!(fault(&file("bytes.ron", &[0xff, 0xfe, 0x00])), "it contains no text");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("folder.ron");
    fs::create_dir_all(&folder).unwrap();
    assert_eq!(fault(folder.to_str().unwrap()), "it is not a file");
    // What the file is called decides: this text would be a layout.
    assert_eq!(fault("AAB/AAB.ron"), "there is no such file");
}
