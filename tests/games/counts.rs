//! The published counts, and positions from random play with their counts and legal actions.

use serde::Deserialize;
use spieltisch::games::{Game, GameKind};

#[derive(Deserialize)]
struct Case {
    rules: String,
    position: String,
    perft: Vec<u64>,
    actions: String,
}

fn check_cases(kind: GameKind, file: &str) {
    let cases: Vec<Case> = ron::from_str(file).unwrap();
    assert!(cases.len() > 20, "the file should hold many positions");
    for case in cases {
        let game = kind.set_up(&case.rules, Some(&case.position)).unwrap();
        assert_eq!(game.to_string(), case.position);
        let mut actions: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
        actions.sort_unstable();
        assert_eq!(actions.join(" "), case.actions, "{} {}", case.rules, case.position);
        for (depth, leaves) in (1..).zip(case.perft) {
            assert_eq!(game.perft(depth), leaves, "{} {} at depth {depth}", case.rules, case.position);
        }
    }
}

#[test]
fn netzwerk_positions_have_their_actions_and_counts() {
    check_cases(GameKind::Netzwerk, include_str!("../data/netzwerk.ron"));
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
        let start = GameKind::Netzwerk.set_up(rules, None).unwrap();
        assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), leaves, "{rules}");
        assert_eq!(start.perft(0), 1);
    }
}
