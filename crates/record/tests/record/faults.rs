//! Everything that can be wrong with a file, and the message for each.

use record::{HIGHEST_LEVEL, LONGEST_THINKING, Match, SavedMatch, Seat, TimedMatch};
use rules::GameKind;

use super::{fault, played, sample};

/// The sentence on the sample with one thing replaced by another.
fn with(old: &str, new: &str) -> String {
    let text = sample().to_ron();
    assert!(text.contains(old), "{old} should be in {text}");
    fault(&text.replacen(old, new, 1))
}

fn kulami(old: &str, new: &str) -> String {
    let text = played(GameKind::Kulami, "", "d4 d7").to_ron();
    assert!(text.contains(old), "{old} should be in {text}");
    fault(&text.replacen(old, new, 1))
}

#[test]
fn damaged_and_foreign_files_are_reported_with_the_line() {
    assert_eq!(fault(""), "it is empty");
    assert_eq!(
        with("Match(", "Map("),
        "it contains something else: line 1, column 1: Expected struct `Match` but found `Map`"
    );
    assert!(
        with("title:", "name:").starts_with("line 7, column 5: Unexpected field named `name` in `Match`")
    );
    assert!(with("title:", "colour: 3, title:").contains("Unexpected field named `colour` in `Match`"));
    assert!(with("    clock: None,\n", "").contains("Unexpected missing field named `clock` in `Match`"));
    assert!(with("    ended: None,\n", "").contains("Unexpected missing field named `ended` in `Match`"));
    assert!(with("    result: None,\n", "").contains("Unexpected missing field named `result` in `Match`"));
    assert!(with("    board: None,\n", "").contains("Unexpected missing field named `board` in `Match`"));
    assert!(
        with("began: 1000", "began: 1000, began: 1000").contains("Unexpected duplicate field named `began`")
    );
    assert_eq!(with("turns: [", "turns: {"), "line 20, column 11: Expected opening `[`");
    let text = sample().to_ron();
    assert!(fault(&text[..text.len() / 2]).starts_with("line "));
    assert!(fault(&(text + "more")).ends_with("Non-whitespace trailing characters"));
    assert!(
        fault("{\"format\": 1, \"game\": \"netzwerk\"}")
            .starts_with("it contains something else: line 1, column 1: ")
    );
}

#[test]
fn a_file_of_a_later_release_says_so() {
    let newer = "it was written by a newer version (format 5; this one reads format 4)";
    assert_eq!(with("format: 4", "format: 5"), newer);
    assert_eq!(fault("Match(format: 5, game: Chess, plies: {1: (e4, e5)})"), newer);
    assert_eq!(with("format: 4", "format: 0"), "it has the unknown format 0 (this version reads format 4)");
}

#[test]
fn numbers_out_of_range_are_refused() {
    assert_eq!(with("format: 4", "format: -1"), "line 2, column 14: Integer is out of bounds");
    assert_eq!(with("1000", "-1000"), "line 18, column 13: Integer is out of bounds");
    assert_eq!(with("1000", "99999999999999999999999999"), "line 18, column 12: Integer is out of bounds");
    assert_eq!(with("1000", "253402300800"), "began: 253402300800 seconds are after the year 9999");
    assert_eq!(
        with("2000", "18446744073709551615"),
        "changed: 18446744073709551615 seconds are after the year 9999"
    );
    let clock = |clock: &str| with("clock: None", &format!("clock: Some({clock})"));
    assert_eq!(
        clock("(limit: 9, increment: 0, left_ms: (1, 1), readings: None)"),
        "clock: the clock gives 9 seconds, not 10 to 86400"
    );
    assert_eq!(
        clock("(limit: 10, increment: 601, left_ms: (1, 1), readings: None)"),
        "clock: the clock adds 601 seconds a turn, not 0 to 600"
    );
    assert_eq!(
        clock("(limit: 10, increment: 0, left_ms: (10000, 10001), readings: None)"),
        "clock: the clock shows 10001 milliseconds, more than a match can gain"
    );
    assert_eq!(
        clock("(limit: 10, increment: 0, left_ms: (0, 0), readings: None)"),
        "clock: the clock shows no time for either player"
    );
    assert!(
        clock("(limit: 4294967296, increment: 0, left_ms: (0, 1), readings: None)")
            .ends_with("Integer is out of bounds")
    );
    assert!(clock("(limit: 10, increment: 0, left_ms: (0, 1), beep: true)").contains("field named `beep`"));
}

#[test]
fn a_level_that_the_computer_cannot_have_is_refused() {
    let mut saved = sample();
    saved.players[1].seat = Seat::Computer(8);
    let text = saved.to_ron();
    assert!(text.contains("seat: Computer(8)"), "{text}");
    for wrong in ["0", "21"] {
        let sentence = fault(&text.replace("Computer(8)", &format!("Computer({wrong})")));
        assert_eq!(sentence, format!("players: the computer has no level {wrong} (levels are 1 to 20)"));
    }
    assert!(fault(&text.replace("Computer(8)", "Oracle(8)")).contains("Oracle"));
    for (level, nearest) in [(0, 1), (255, HIGHEST_LEVEL)] {
        saved.players[1].seat = Seat::Computer(level);
        let read = SavedMatch::from_ron(&saved.to_ron()).unwrap();
        assert_eq!(read.players[1].seat, Seat::Computer(nearest));
    }
}

#[test]
fn a_time_for_each_turn_that_the_computer_cannot_have_is_refused() {
    let mut saved = sample();
    saved.players[1].seat = Seat::Timed(30);
    let text = saved.to_ron();
    assert!(text.contains("seat: Timed(30)"), "{text}");
    for wrong in ["0", "3601"] {
        let sentence = fault(&text.replace("Timed(30)", &format!("Timed({wrong})")));
        let range = "the range is 1 to 3600";
        assert_eq!(sentence, format!("players: the computer cannot take {wrong} s for each turn ({range})"));
    }
    for (seconds, nearest) in [(0, 1), (u16::MAX, LONGEST_THINKING)] {
        saved.players[1].seat = Seat::Timed(seconds);
        let read = SavedMatch::from_ron(&saved.to_ron()).unwrap();
        assert_eq!(read.players[1].seat, Seat::Timed(nearest));
    }
}

#[test]
fn names_that_are_too_long_or_contain_control_characters_are_refused() {
    let rest = "it can have at most 60 characters and no control characters";
    assert_eq!(with("On a Sunday", &"ü".repeat(61)), format!("title: {rest}"));
    assert_eq!(with("On a Sunday", "\\n"), format!("title: {rest}"));
    assert_eq!(with("Ada", "\\u{7}"), format!("players: {rest}"));
    assert_eq!(with("Grace", &"x".repeat(61)), format!("players: {rest}"));
}

#[test]
fn a_start_that_cannot_be_set_up_says_why() {
    assert_eq!(
        with("netzwerk", "chess"),
        "game: unknown game ‘chess’; expected netzwerk, kulami or napoleon"
    );
    assert_eq!(
        with("rules: \"\"", "rules: \"speed=3\""),
        "rules: there is no rules option ‘speed’ (there are: energy, path, rerun, capture, shared, first, opening, swap, repetition)"
    );
    assert_eq!(with("w r - -", "w q - -"), "position: the phase is ‘q’, not r, m, s, o or e");
    assert_eq!(with("board: None", "board: Some(\"AAB\")"), "Netzwerk has only one board");
    let layout = GameKind::Kulami.set_up("", None, None).unwrap();
    let board = format!("board: Some({:?})", layout.board().unwrap());
    assert_eq!(kulami(&board, "board: None"), "board: there is none, but Kulami has several");
    assert_eq!(
        kulami(&board, "board: Some(\"ring\")"),
        "board: ‘ring’ is a name, but the file must contain the whole board"
    );
    let ring = GameKind::Kulami.boards().into_iter().find(|board| board.key == "ring").unwrap();
    assert_eq!(
        kulami(&board, &format!("board: Some({:?})", ring.text)),
        "the position is on a different board from the one that is given"
    );
    assert!(
        kulami(&board, "board: Some(\"../../../etc/passwd\")").starts_with("layout: "),
        "a path is no board, and nothing is read"
    );
    let map = played(GameKind::Napoleon, "", "").to_ron();
    assert!(
        fault(&map.replacen("board: Some(\"Map", "board: Some(\"/dev/zero", 1))
            .starts_with("map: it contains something else: line 1, column 1: ")
    );
}

#[test]
fn illegal_actions_are_reported_with_their_turn() {
    assert_eq!(with("b12-b10*a11", "b2-b4*a3"), "turn 2, action 4, ‘b2-b4*a3’: there is no robot on b2");
    assert_eq!(
        with("d2-d4*c3", "d2-d4"),
        "turn 3, action 6, ‘d2-d4’: a run looks like b2-d4*a3c3, a shift like a3>a5, the end of a turn is end"
    );
    assert_eq!(with("\"b12-b10*a11 end\"", "\" \""), "turn 2 is empty");
    assert_eq!(
        with("end\",\n        \"b12", "end b12"),
        "turn 1, action 3, ‘end’: the turn ends with it, but its line continues"
    );
    assert_eq!(
        with("a3>a5 end", "a3>a5\", \"end"),
        "turn 1, action 2, ‘a3>a5’: the line ends with it, but its turn continues"
    );
    assert_eq!(with("c3>c5", "b12-b10*a11"), "undone: action 1, ‘b12-b10*a11’: there is no robot on b12");
    assert_eq!(
        with("\"c3>c5\"", "\"c3>c5\", \"\""),
        "undone: action 2, ‘’: a run looks like b2-d4*a3c3, a shift like a3>a5, the end of a turn is end"
    );
}

#[test]
fn a_result_must_be_that_of_the_match() {
    let result = |winner: &str, reason: &str| format!("result: Some((winner: {winner}, reason: {reason:?}))");
    let white = "white wins (half-the-crew-is-home)";
    assert_eq!(
        with("result: None", &result("Some(One)", "half-the-crew-is-home")),
        format!("result: ‘{white}’, but the game is not over")
    );
    let won = "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -";
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(won)).unwrap());
    game.play_text("f4xd4*e3e5").unwrap();
    let text = SavedMatch::new(TimedMatch::new(game, None)).to_ron();
    let (before, _) = text.split_once("result: ").unwrap();
    assert_eq!(
        fault(&text.replace("all-robots-captured", "half-the-crew-is-home")),
        format!("result: ‘{white}’, but the game ends with ‘white wins (all-robots-captured)’")
    );
    for other in [result("None", "all-robots-captured"), result("Some(Two)", "all-robots-captured")] {
        let sentence = fault(&format!("{before}{other})"));
        assert!(
            sentence.ends_with("but the game ends with ‘white wins (all-robots-captured)’"),
            "{sentence}"
        );
    }
    assert_eq!(
        fault(&format!("{before}result: None)")),
        "result: there is none, but the game is over (‘white wins (all-robots-captured)’)"
    );
    let more = text.replace("\"f4xd4*e3e5\"", "\"f4xd4*e3e5\", \"end\"");
    assert_eq!(fault(&more), "turn 2, action 2, ‘end’: the game is over");
    let again = text.replace("undone: []", "undone: [\"end\"]");
    assert_eq!(fault(&again), "undone: action 1, ‘end’: the game is over");
}

#[test]
fn an_end_by_the_players_must_end_the_match() {
    let resigned = "result: Some((winner: Some(Two), reason: \"resigned\"))";
    let ended = |ended: &str, result: &str| {
        with("ended: None,\n    result: None", &format!("ended: {ended},\n    {result}"))
    };
    assert_eq!(
        ended("Some(Resigned(Two))", resigned),
        "result: ‘black wins (resigned)’, but the game ends with ‘white wins (resigned)’"
    );
    assert_eq!(
        ended("Some(DrawAgreed)", "result: None"),
        "result: there is none, but the game is over (‘draw (draw-agreed)’)"
    );
    assert_eq!(ended("None", resigned), "result: ‘black wins (resigned)’, but the game is not over");
    assert!(ended("Some(Resigned(Three))", resigned).contains("Three"));
    assert!(ended("Some(Adjourned)", resigned).contains("Adjourned"));
    // By the rules, and by the clock.
    let won = "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -";
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(won)).unwrap());
    game.play_text("f4xd4*e3e5").unwrap();
    let over = SavedMatch::new(TimedMatch::new(game, None)).to_ron();
    assert_eq!(
        fault(&over.replace("ended: None", "ended: Some(Resigned(Two))")),
        "ended: the game is over already"
    );
    let flagged = include_str!("../../../../tests/data/match-format-4/napoleon.ron");
    assert_eq!(
        fault(&flagged.replace("ended: None", "ended: Some(DrawAgreed)")),
        "ended: the game is over already"
    );
}

#[test]
fn a_fault_of_an_action_is_a_short_sentence_however_long_the_action_is() {
    for kind in GameKind::ALL {
        let mut game = Match::new(kind.set_up("", None, None).unwrap());
        let fault = game.play_text(&"z\u{1b}".repeat(10_000)).unwrap_err().to_string();
        assert!(fault.chars().count() < 400 && !fault.chars().any(char::is_control), "{fault}");
    }
}
