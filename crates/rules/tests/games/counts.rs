//! The published counts, and positions from random play with their counts and legal actions.

use std::collections::BTreeSet;

use rules::napoleon::{Napoleon, Rules};
use rules::{AnyGame, Game, GameKind, Rules as _};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    #[serde(default)]
    rules: String,
    position: String,
    perft: Vec<u64>,
    actions: String,
    /// Kulami: both players' points by panels, with the larger area, and with areas and chains.
    #[serde(default)]
    scores: Vec<[u16; 2]>,
    #[serde(default)]
    over: Option<bool>,
}

fn check_cases(kind: GameKind, file: &str, least: usize) {
    let cases: Vec<Case> = ron::from_str(file).unwrap();
    assert!(cases.len() >= least, "the file should hold many positions");
    for case in cases {
        let game = kind.set_up(&case.rules, None, Some(&case.position)).unwrap();
        assert_eq!(game.to_string(), case.position);
        let mut actions: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
        actions.sort_unstable();
        assert_eq!(actions.join(" "), case.actions, "{} {}", case.rules, case.position);
        if let Some(over) = case.over {
            assert_eq!(game.outcome().is_some(), over, "{}", case.position);
        }
        for (depth, leaves) in (1..).zip(case.perft) {
            assert_eq!(game.perft(depth), Some(leaves), "{} {} at depth {depth}", case.rules, case.position);
        }
        for (level, points) in ["basic", "level1", "level2"].into_iter().zip(case.scores) {
            let game = kind.set_up(&format!("score={level}"), None, Some(&case.position)).unwrap();
            assert_eq!(game.score().unwrap().total(), points, "{level} {}", case.position);
        }
    }
}

#[test]
fn netzwerk_positions_have_their_actions_and_counts() {
    check_cases(GameKind::Netzwerk, include_str!("../../../../tests/data/netzwerk.ron"), 21);
}

#[test]
fn netzwerk_counts_from_the_start() {
    let counts = [
        ("wolf", [28, 1_056, 28_238]),
        ("neto", [18, 564, 13_172]),
        ("rerun=once", [28, 996, 24_492]),
        ("shared=locked", [28, 1_048, 27_574]),
    ];
    for (rules, leaves) in counts {
        let start = GameKind::Netzwerk.set_up(rules, None, None).unwrap();
        assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), leaves.map(Some), "{rules}");
        assert_eq!(start.perft(0), Some(1));
    }
}

#[test]
fn kulami_positions_have_their_actions_counts_and_points() {
    check_cases(GameKind::Kulami, include_str!("../../../../tests/data/kulami.ron"), 12);
}

fn kulami(layout: &str) -> AnyGame {
    GameKind::Kulami.set_up("", Some(layout), None).unwrap()
}

#[test]
fn kulami_counts_from_the_start() {
    let counts = [("closed", [1, 64, 752, 7_320, 68_604]), ("irregular", [1, 64, 686, 6_308, 55_140])];
    for (layout, leaves) in counts {
        let start = kulami(layout);
        assert_eq!([0, 1, 2, 3, 4].map(|depth| start.perft(depth)), leaves.map(Some), "{layout}");
    }
}

#[derive(Deserialize)]
struct NapoleonCase {
    rules: String,
    position: String,
    perft: Vec<u64>,
    /// From and to of the legal moves, each pair once.
    ends: String,
    /// How many of them capture.
    captures: usize,
    /// How many of them end in the river by a jump.
    drowned: usize,
}

#[test]
fn napoleon_positions_have_their_moves_and_counts() {
    let cases: Vec<NapoleonCase> =
        ron::from_str(include_str!("../../../../tests/data/napoleon.ron")).unwrap();
    assert_eq!(cases.len(), 14);
    for case in cases {
        let at = format!("{} {}", case.rules, case.position);
        let rules = Rules::from_text(&case.rules).unwrap();
        let game = Napoleon::from_text(&case.position, super::napoleon::first_waterloo(), rules).unwrap();
        assert_eq!(game.to_string(), case.position);
        let moves = game.actions();
        let ends: BTreeSet<String> =
            moves.iter().map(|action| format!("{}{}", action.from, action.to())).collect();
        assert_eq!(ends.into_iter().collect::<Vec<_>>().join(" "), case.ends, "{at}");
        let captures = moves.iter().filter(|action| action.captured().next().is_some()).count();
        let drowned = moves.iter().filter(|action| action.lost).count();
        assert_eq!((captures, drowned), (case.captures, case.drowned), "{at}");
        for (depth, leaves) in (1..).zip(case.perft) {
            assert_eq!(rules::perft(&game, depth), Some(leaves), "{at} at depth {depth}");
        }
    }
}

#[test]
fn napoleon_counts_from_the_start() {
    let first_map = super::napoleon::first_waterloo();
    for rules in ["", "first=blue", "repetition=draw"] {
        let start = GameKind::Napoleon.set_up(rules, Some(first_map.ron()), None).unwrap();
        assert_eq!([0, 1, 2].map(|depth| start.perft(depth)), [1, 228, 48_792].map(Some), "{rules}");
    }
    assert_eq!(
        GameKind::Napoleon.set_up("", Some(first_map.ron()), None).unwrap().perft(3),
        Some(11_142_099)
    );
    let start = GameKind::Napoleon.set_up("", Some("waterloo"), None).unwrap();
    assert_eq!([1, 2].map(|depth| start.perft(depth)), [223, 48_168].map(Some));
}

#[test]
fn layouts_that_are_turned_or_mirrored_have_the_same_counts() {
    /// The layout turned by a quarter: its columns from the left are the rows from the top.
    fn turned(layout: &str) -> String {
        let rows: Vec<&[u8]> = layout.split('/').map(str::as_bytes).collect();
        let column = |x: usize| rows.iter().rev().map(|row| char::from(row[x])).collect::<String>();
        (0..rows[0].len()).map(column).collect::<Vec<_>>().join("/")
    }
    fn mirrored(layout: &str) -> String {
        layout.split('/').map(|row| row.chars().rev().collect::<String>()).collect::<Vec<_>>().join("/")
    }
    for board in GameKind::Kulami.boards() {
        let leaves = kulami(&board.text).perft(3);
        let mut text = board.text;
        for _ in 0..4 {
            text = turned(&text);
            assert_eq!(kulami(&text).perft(3), leaves, "{} turned: {text}", board.key);
            assert_eq!(kulami(&mirrored(&text)).perft(3), leaves, "{} mirrored: {text}", board.key);
        }
        assert_eq!(kulami(&text), kulami(board.key), "four quarters are a whole turn");
    }
}
