//! Mistakes in set-ups and saved matches as messages.

use record::{LinkError, Match, SaveError, SavedMatch, TimedMatch, read_link};
use rules::napoleon::shipped;
use rules::{GameKind, OptionError};

use crate::reports::check;

#[test]
fn set_ups_that_are_wrong() {
    let map = shipped()[1].1.ron().replacen('R', ".", 1);
    for (kind, rules, board, position) in [
        (GameKind::Netzwerk, "foo=bar", None, None),
        (GameKind::Netzwerk, "energy=bar", None, None),
        (GameKind::Netzwerk, "", Some("closed"), None),
        (GameKind::Netzwerk, "", None, Some("nothing")),
        (
            GameKind::Netzwerk,
            "swap=on",
            None,
            Some("13/11b1/13/13/13/13/13/5w7/4x1x6/13/13/13/13 w m f6 - swap"),
        ),
        (GameKind::Kulami, "", Some("AAB/AAB"), None),
        (GameKind::Kulami, "", Some("no-such-layout"), None),
        (GameKind::Kulami, "", None, Some("AAB/AAB -")),
        (GameKind::Napoleon, "home=rest", None, None),
        (GameKind::Napoleon, "", Some(map.as_str()), None),
        (GameKind::Napoleon, "", Some("no-such-map"), None),
        (GameKind::Napoleon, "", None, Some("nothing b")),
    ] {
        let error = kind.set_up(rules, board, position).map(|_| ()).expect_err(rules);
        check(&error);
    }
    let conflict = OptionError::Conflict("home=rest needs headquarters=open");
    assert_eq!(check(&conflict), "jumps may end in your own headquarters only if headquarters are open");
    // Whatever was pasted, the message stays short.
    let long = GameKind::Netzwerk.set_up(&"x".repeat(5_000), None, None).map(|_| ()).unwrap_err();
    assert!(check(&long).chars().count() < 400);
}

#[test]
fn saved_matches_that_are_damaged() {
    let game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    let saved = SavedMatch::new(TimedMatch::new(game, None));
    let good = saved.to_ron();
    let with = |from: &str, to: &str| good.replacen(from, to, 1);
    for text in [
        "nothing".to_owned(),
        with("format: 4", "format: 800"),
        with("\"netzwerk\"", "\"chess\""),
        with("title: None", &format!("title: Some(\"{}\")", "x".repeat(70))),
        with("changed: 0", "changed: 999999999999999"),
        with("turns: []", "turns: [\"\"]"),
        with("turns: []", "turns: [\"b2-b9\"]"),
        with("undone: []", "undone: [\"b2-b9\"]"),
        with("clock: None", "clock: Some((limit: 1, increment: 1, left: (1, 1)))"),
    ] {
        check(&SavedMatch::from_ron(&text).map(|_| ()).expect_err(&text));
    }
    let text = "b2-b9\n".repeat(100);
    let others = [
        SaveError::LongField { field: "title", found: 9, largest: 8 },
        SaveError::Name { field: "title" },
        SaveError::NoLevel(9),
        SaveError::ThinkingTime(4_000),
        SaveError::NoBoard("kulami"),
        SaveError::BoardName("closed"),
        SaveError::TooMany(30_000),
        SaveError::TooLong(3_000_000),
        SaveError::Action { turn: 1, action: 2, text: text.clone(), reason: String::new() },
        SaveError::Undone { action: 1, text, reason: String::new() },
    ];
    for error in others {
        let english = check(&error);
        assert!(english.chars().count() < 120 && !english.contains('\n'), "{english}");
    }
}

#[test]
fn links_that_cannot_be_opened() {
    let set_up = GameKind::Netzwerk.set_up("foo=bar", None, None).map(|_| ()).unwrap_err();
    for error in [
        LinkError::NoLink,
        LinkError::Newer { found: 2, known: 1 },
        LinkError::Damaged,
        LinkError::TooLong { found: 200_000, largest: 100_000 },
        LinkError::SetUp(set_up),
        LinkError::TooManyMoves,
        LinkError::OtherRules,
    ] {
        let english = check(&error);
        assert!(english.chars().count() < 300 && !english.contains('\n'), "{english}");
    }
    let damaged = read_link("m=1.AAAA").map(|_| ()).unwrap_err();
    assert_eq!(check(&damaged), "it is damaged or incomplete; copy the whole link again");
}
