//! Saved matches on the command line: replayed, checked, shown; and malicious files.

use std::fs;
use std::path::PathBuf;

use record::{Match, SavedMatch, TimedMatch};
use rules::GameKind;

use super::{prints, refuses};

const NETZWERK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/match-format-1/netzwerk.ron");
const KULAMI: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/match-format-1/kulami.ron");
const NAPOLEON: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/match-format-1/napoleon.ron");
const RESIGNED: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/match-format-3/netzwerk-resigned.ron");
const DRAW_AGREED: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/match-format-3/kulami-draw-agreed.ron");

/// Writes a file for a test, under a name that no other test uses.
fn file(name: &str, contents: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, contents).unwrap();
    path.into_os_string().into_string().unwrap()
}

#[test]
fn replay_prints_one_turn_per_line_then_the_position_and_the_outcome() {
    insta::assert_snapshot!(prints(&["replay", NETZWERK]), @r"
    1 white b2-b6*a3c3 f2-f4*e3 m3>m5 end
    2 black d12-d8*c11e11 l12-l10*m11 end
    13/1b3b1b1b3/o1o1o1o1o1o1o/11b1/13/3b9/13/1w11/12o/5w7/o1o1o1o1o1o2/3w3w1w1w1/13 w r - -
    outcome none
    ");
    let text = prints(&["replay", NAPOLEON]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), lines[4]), (11, "5 blue e4-g2-g4-g6xg8-e10-c8xe6-c4"));
    assert_eq!(lines[10], "outcome blue wins: time ran out");
}

#[test]
fn replay_prints_how_the_players_ended_a_match() {
    assert!(prints(&["replay", RESIGNED]).ends_with("\noutcome white wins: by resignation\n"));
    assert_eq!(
        prints(&["replay", "--check", DRAW_AGREED]),
        format!(
            "{DRAW_AGREED} is a valid saved game of Kulami: 2 actions in 2 turns\noutcome draw: both players agreed\n"
        )
    );
    assert!(prints(&["show", RESIGNED]).ends_with("\noutcome white wins: by resignation\n"));
}

#[test]
fn review_judges_every_turn() {
    // White could bring home the third robot; Black then does.
    let start = "13/1w1w9/13/5w7/4o1o6/1b9b1/13/13/13/7b5/o5o1o4/1w3w3b1b1/13 w r - -";
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(start)).unwrap());
    game.play_text("f10-d10*e9 end h4-h2*g3").unwrap();
    let path = file("review.ron", &SavedMatch::new(TimedMatch::new(game, None)).to_ron());
    insta::assert_snapshot!(prints(&["review", &path]), @r"
    1 white f10-d10*e9 end ?? | 0 % better f10-f12*e9
    2 black h4-h2*g3 ! | 0 %
    turning points 1
    ");
    refuses(&["review", "no such file"]);
}

#[test]
fn replay_with_check_prints_only_a_summary() {
    let check = |path| prints(&["replay", path, "--check"]);
    assert_eq!(
        check(NETZWERK),
        format!("{NETZWERK} is a valid saved game of Netzwerk: 7 actions in 2 turns\noutcome none\n")
    );
    assert_eq!(
        check(KULAMI),
        format!(
            "{KULAMI} is a valid saved game of Kulami: 35 actions in 35 turns\noutcome black wins: 30 points to 25\n"
        )
    );
    assert!(check(NAPOLEON).contains("Napoleon: 9 actions in 9 turns\n"));
}

#[test]
fn show_draws_the_present_position_of_a_file() {
    let moves = "b2-b6*a3c3 f2-f4*e3 m3>m5 end d12-d8*c11e11 l12-l10*m11 end";
    let named = prints(&["show", "netzwerk", "--rules", "repetition=draw", "--moves", moves]);
    assert_eq!(prints(&["show", NETZWERK]), named);
    let text = prints(&["show", KULAMI]);
    assert!(text.ends_with("score 25 30\noutcome black wins: 30 points to 25\n"), "{text}");
    assert!(prints(&["show", NAPOLEON]).ends_with("\noutcome blue wins: time ran out\n"));
    // A file need not end in .ron.
    let odd = file("odd.match", &fs::read_to_string(NETZWERK).unwrap());
    assert_eq!(prints(&["show", &odd]), named);
}

#[test]
fn a_file_without_a_match_gets_one_line() {
    assert_eq!(refuses(&["show", "mine.ron"]), "mine.ron: there is no such file");
    assert_eq!(refuses(&["show", "nowhere/mine"]), "nowhere/mine: there is no such file");
    assert_eq!(refuses(&["replay", "mine"]), "mine: there is no such file");
    assert!(refuses(&["replay"]).contains("<FILE|LINK>"));
    let tmp = env!("CARGO_TARGET_TMPDIR");
    assert_eq!(refuses(&["replay", tmp]), format!("{tmp}: it is not a file"));
    assert_eq!(
        refuses(&["show", NETZWERK, "--rules", "neto"]),
        "a saved game contains its own rules, board and moves: it cannot be combined with other options"
    );
    assert!(
        refuses(&["show", "chess"]).contains("unknown game ‘chess’; expected netzwerk, kulami or napoleon")
    );
    let broken = fs::read_to_string(NETZWERK).unwrap().replace("l12-l10*m11", "l12-l4*m11");
    let broken = file("broken.ron", &broken);
    let sentence = format!("{broken}: turn 2, action 6, ‘l12-l4*m11’: the run costs 4, but 1 would be paid");
    assert_eq!(refuses(&["replay", &broken]), sentence);
    assert_eq!(refuses(&["replay", &broken, "--check"]), sentence);
    assert_eq!(refuses(&["show", &broken]), sentence);
    let layout = "Layout(format: 1, name: \"Mine\", rows: [])";
    let layout = file("a-layout.ron", layout);
    assert!(
        refuses(&["replay", &layout])
            .ends_with("line 1, column 1: Expected struct `Match` but found `Layout`")
    );
}

/// The shell lends the program 100 MB, its own code and stacks included. The table's code alone takes most of that, so this is for the
/// program without it; what reads files is the same.
#[cfg(all(target_os = "linux", not(feature = "app")))]
#[test]
fn a_malicious_file_is_refused_within_a_hundred_megabytes() {
    use std::process::Command;

    let text = fs::read_to_string(NAPOLEON).unwrap();
    let later = fs::read_to_string(NAPOLEON.replace("format-1", "format-2")).unwrap();
    let rows = "a1".to_owned() + &"-c1-a1".repeat(333_000) + "-c1";
    let files = [
        file("brackets.ron", &"[".repeat(4 * 1024 * 1024)),
        file("lines.ron", &text.replace("\"d4-d5\",", &"\"\",".repeat(1_300_000))),
        file("words.ron", &text.replace("d4-d5", &"a ".repeat(2_000_000))),
        file("signs.ron", &text.replace("d4-d5", &"-".repeat(1_999_000))),
        file("legs.ron", &text.replace("d4-d5", &rows)),
        file("maps.ron", &text.replace("fff.WWW..ff", &"?".repeat(60_000))),
        file("list.ron", &format!("Match(format: 1, players: [{}]", "0,".repeat(2_000_000))),
        file("list-2.ron", &format!("Match(format: 4, players: [{}]", "0,".repeat(2_000_000))),
        file(
            "readings.ron",
            &later.replace("undo: \"60000/60000", &format!("undo: \"{}", "1/1 ".repeat(900_000))),
        ),
        file("later.ron", &format!("Match(format: 4, players: [{}])", "(0),".repeat(1_000_000))),
    ];
    for path in files {
        let shell = "ulimit -v 100000; exec \"$0\" replay --check \"$1\"";
        let program = super::program();
        let output =
            Command::new("sh").args(["-c", shell]).arg(program.get_program()).arg(&path).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.starts_with(&format!("spieltisch: {path}: ")), "{complaint}");
    }
    assert_eq!(super::run(&["replay", NAPOLEON]).status.code(), Some(0));
}

#[test]
fn the_link_of_a_match_stands_for_its_file() {
    for path in [NETZWERK, KULAMI, RESIGNED, DRAW_AGREED] {
        let link = prints(&["link", path]);
        assert!(link.starts_with("m=1.") && link.lines().count() == 1 && link.len() < 300, "{link}");
        let address = format!("https://example.org/play#{link}");
        assert_eq!(prints(&["replay", &address]), prints(&["replay", path]));
        assert_eq!(prints(&["show", link.trim()]), prints(&["show", path]));
        assert_eq!(prints(&["link", link.trim()]), link);
    }
    let position = ["--rules", "swap=on", "--layout", "ring", "--moves", "a4 swap a7"];
    let link = prints(&[&["link", "kulami"], &position[..]].concat());
    assert_eq!(prints(&["show", &link]), prints(&[&["show", "kulami"], &position[..]].concat()));
}

#[test]
fn links_that_cannot_be_opened_get_one_line() {
    let link = prints(&["link", NETZWERK]);
    let damaged = "the link cannot be opened: it is damaged or incomplete: copy the whole link again";
    for command in ["show", "replay", "link", "review"] {
        assert_eq!(refuses(&[command, &link[..link.len() - 4]]), damaged);
        assert!(refuses(&[command, "https://example.org/#m=99.AAAA"]).contains("a newer version made it"));
    }
    assert!(refuses(&["link", "no game"]).contains("unknown game ‘no game’"));
    assert!(refuses(&["link", &link, "--moves", "a3>a5"]).contains("cannot be combined"));
}

#[cfg(feature = "app")]
#[test]
fn play_refuses_links_that_cannot_be_opened() {
    let link = prints(&["link", NETZWERK]);
    assert!(refuses(&["play", &link[..link.len() - 4]]).contains("damaged"));
    assert!(refuses(&["play", "kulami", &link]).contains("of netzwerk, not of kulami"));
    assert!(refuses(&["play", &link, "--moves", "end"]).contains("cannot be combined"));
}
