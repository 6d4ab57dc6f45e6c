//! Malicious files: each is refused with a short message, without work that grows with its size.

use record::SavedMatch;
use rules::GameKind;

use super::{fault, played, sample};

/// As large as a file may be.
const LARGEST: usize = SavedMatch::LARGEST as usize;

/// The format that is written today.
fn current_format() -> u32 {
    let text = sample().to_ron();
    let digits = text.split_once("format: ").unwrap().1.split_once(',').unwrap().0;
    digits.parse().unwrap()
}

/// The sample with one thing replaced by another.
fn with(old: &str, new: &str) -> String {
    let text = sample().to_ron();
    assert!(text.contains(old), "{old} should be in {text}");
    fault(&text.replacen(old, new, 1))
}

#[test]
fn files_that_are_too_large_are_not_read() {
    let large = "[".repeat(10 * 1024 * 1024);
    assert_eq!(fault(&large), "it is too large: 10485760 bytes (the maximum is 4194304)");
}

#[test]
fn brackets_of_any_depth_are_refused() {
    for sign in ["[", "(", "{", "Some(", "Match(format:", "/*", "r#", "\"", "#![enable(", "'", "-", "\\"] {
        let text = sign.repeat(LARGEST / sign.len());
        assert!(!fault(&text).is_empty());
        // Of every format, the current one and one that is not there yet.
        for format in 1..=current_format() + 1 {
            let deep = format!("Match(format: {format}, x: {}", &text[..text.len() - 40]);
            assert!(!fault(&deep).is_empty());
        }
    }
}

#[test]
fn a_million_actions_are_refused_before_any_is_played() {
    let lines = |count: usize, line: &str| format!("{line:?},").repeat(count);
    assert!(
        with("\"b2-b4*a3 a3>a5 end\",", &lines(1_000_000, "")).ends_with("a match has at most 20000 actions"),
        "as lines"
    );
    assert!(with("\"c3>c5\",", &lines(500_000, "end")).ends_with("a match has at most 20000 actions"));
    assert_eq!(with("a3>a5 end", &"end ".repeat(1_000_000)), "it has 1000005 actions (the maximum is 20000)");
    assert_eq!(with("\"c3>c5\",", &lines(20_000, "end")), "it has 20006 actions (the maximum is 20000)");
}

#[test]
fn endless_texts_are_refused_in_every_field() {
    let endless = "a1-".repeat(1_000_000);
    assert_eq!(
        with("\"netzwerk\"", &format!("{endless:?}")),
        "game: it has 3000000 characters (the maximum is 100)"
    );
    assert_eq!(
        with("rules: \"", &format!("rules: \"{endless}")),
        "rules: it has 3000000 characters (the maximum is 1000)"
    );
    assert_eq!(
        with("board: None", &format!("board: Some({endless:?})")),
        "board: it has 3000000 characters (the maximum is 65536)"
    );
    assert_eq!(with("w r - -", &endless), "start: it has 3000083 characters (the maximum is 4000)");
    assert!(with("On a Sunday", &endless).starts_with("title: "));
    assert!(with("Grace", &endless).starts_with("players: "));
    assert_eq!(
        with("result: None", &format!("result: Some((winner: None, reason: {endless:?}))")),
        "result: it has 3000000 characters (the maximum is 1000)"
    );
    assert_eq!(with("d2-d4*c3", &endless), "its actions have 3000035 characters (the maximum is 2000000)");
    let long = with("d2-d4*c3", &endless[..1_500_000]);
    assert!(long.starts_with("turn 3, action 6, ‘a1-a1-") && long.contains('…'), "{long}");
    assert!(fault(&sample().to_ron().replace("title", &endless.replace('-', "_"))).contains("line 7"));
}

#[test]
fn gigantic_boards_are_refused() {
    let file = |board: &str, start: &str| {
        let text = played(GameKind::Napoleon, "", "").to_ron();
        let (head, rest) = text.split_once("board: ").unwrap();
        let rest = rest.split_once("start: ").unwrap().1.split_once('\n').unwrap().1;
        format!("{head}board: Some({board:?}),\n start: {start:?},\n{rest}")
    };
    let map = |row: &str, rows: usize| {
        let rows = format!("{row:?},").repeat(rows);
        format!("Map(format: 1, name: \"Large\", terrain: [{rows}], counters: [{rows}], places: [])")
    };
    assert_eq!(
        fault(&file(&map(&".".repeat(30_000), 1), "30000 b")),
        "map: the map is 30000 × 1: the maximum is 40 × 40"
    );
    assert_eq!(fault(&file(&map(".", 8_000), "1 b")), "map: the map is 1 × 8000: the maximum is 40 × 40");
    assert!(fault(&file(&map("....", 4), &"99999999999999999999/".repeat(190))).starts_with("map: "));
    // Every character of it is invalid, and each would be reported.
    let wrong = fault(&file(&map(&"?".repeat(40), 40), "b"));
    assert!(wrong.starts_with("map: ") && wrong.ends_with('…'), "{wrong}");
    let waterloo = GameKind::Napoleon.boards().remove(0).text;
    let wrong = fault(&file(&waterloo, &"?/".repeat(2_000)));
    assert!(wrong.starts_with("position: "), "{wrong}");
}
