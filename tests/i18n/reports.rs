//! Errors, outcomes and other facts as messages: in English as the rules and files word them, in every language without a gap.

use std::collections::BTreeSet;

use spieltisch::engine::Why;
use spieltisch::games::kulami::{Layout, LayoutFault, NamedLayout};
use spieltisch::games::napoleon::{Map, MapFault, shipped};
use spieltisch::games::{
    AnyIllegal, FormatError, Game, GameKind, Ground, OptionError, Reason, ScoreKind, Site, Task, kulami,
    napoleon, netzwerk,
};
use spieltisch::i18n::{Language, Report};
use spieltisch::record::{FileError, KeptError, KeptMatch, Match, PlayError, Storage};

/// Checks that a report is drawn in every language, and differently from its English words in at least one.
fn check(report: &dyn Report) -> String {
    let message = report.message();
    let english = Language::English.say(&message);
    for language in Language::ALL {
        let text = language.say(&message);
        assert!(!text.is_empty() && !text.contains('{'), "{language:?}: {text}");
        assert_ne!(Some(text.as_str()), message.key(), "{language:?}");
    }
    assert!(Language::ALL.iter().any(|language| language.say(&message) != english), "{english}");
    english
}

/// [`check`], and the English words are those of the report itself.
fn check_as<R: Report + ToString>(report: &R) {
    assert_eq!(check(report), report.to_string());
}

#[test]
fn why_an_action_is_illegal() {
    use netzwerk::Illegal as N;
    let square = netzwerk::all_squares().next().unwrap();
    let field = netzwerk::all_fields().next().unwrap();
    let at = Site::new(2, 3);
    let netzwerk = [
        N::Over,
        N::RunFirst,
        N::RunsAreOver,
        N::MustCapture,
        N::NoRobot(square),
        N::NotYours(square),
        N::Barred(square),
        N::NoWay { from: square, to: square },
        N::WrongSign(true),
        N::WrongSign(false),
        N::WrongPrice { price: 2, paid: 1 },
        N::NoBattery(field),
        N::Spent(field),
        N::NotControlled(field),
        N::Locked(field),
        N::Shifted(field),
        N::NotNext { from: field, to: field },
        N::Otherwise,
    ];
    netzwerk.iter().for_each(check_as);
    use kulami::Illegal as K;
    let kulami =
        [K::Over, K::NoField(at), K::Taken(at), K::OutOfLine { at, last: at }, K::OffLimits { at, by: at }];
    kulami.iter().for_each(check_as);
    use napoleon::Illegal as B;
    let napoleon = [
        B::Over,
        B::OffTheMap(at),
        B::NoCounter { at, colour: "blue" },
        B::NoCounter { at, colour: "red" },
        B::Shape,
        B::Taken(at),
        B::StepHome(at),
        B::NoJumpFrom(at, "river"),
        B::NoJumpFrom(at, "forest"),
        B::NoJumpOver(at, "river"),
        B::NoJumpOver(at, "forest"),
        B::NothingToJump(at),
        B::InTheForest(at),
        B::TakesNothing(at),
        B::Takes(at),
        B::Lost(at),
        B::NoRiver(at),
        B::LossUntold(at),
        B::EndsAtHome(at),
        B::Circle,
    ];
    napoleon.iter().for_each(check_as);
    let plays = [PlayError::Over, PlayError::Full, PlayError::TooLong];
    plays.iter().for_each(check_as::<PlayError<AnyIllegal>>);
    check(&AnyIllegal::OtherGame);
}

#[test]
fn illegal_actions_of_all_games_as_they_are_played() {
    let mut said = BTreeSet::new();
    for (kind, moves, tries) in [
        (
            GameKind::Netzwerk,
            "",
            "end a1-a2 b2-b4*a1 b2-b4 b2xb4*a3 l2-l4*m3 b12-b10*a11 c3-c5 a3>a5 b2-b8*a3",
        ),
        (GameKind::Netzwerk, "b2-b4*a3", "b4-b6*a5 b2-b4*a3 a3>a4 m11>m9 a3>a5 c3>c5 a11>a9"),
        (GameKind::Kulami, "a1", "a1 b1 b8 h8 z9 a2"),
        (GameKind::Kulami, "d4 d7", "h7 d5 d4 c7"),
        (
            GameKind::Napoleon,
            "",
            "a1-a2 j8-j10 j8-j9~ j8xj10 f7-f9 g6-i8-i10 e7-e9 j19-j18 zz9-zz8 j8-k9-l9 f6-f8-h8",
        ),
    ] {
        let mut game = Match::new(kind.set_up("", None, None).unwrap());
        game.play_text(moves).unwrap();
        for text in tries.split(' ') {
            let Ok(action) = game.position().read_action(text) else { continue };
            if let Err(reason) = game.clone().play(&action) {
                check_as(&reason);
                said.insert(reason.to_string());
            }
        }
    }
    assert!(said.len() >= 15, "{said:#?}");
}

#[test]
fn mistakes_in_layouts_and_maps() {
    let layout = [
        LayoutFault::Empty,
        LayoutFault::TooLong(300),
        LayoutFault::Sign { sign: '?', row: 1, column: 2 },
        LayoutFault::Ragged { row: 2, found: 3, wanted: 4 },
        LayoutFault::NoRectangle('A'),
        LayoutFault::WrongSize { name: 'A', width: 3, height: 3 },
        LayoutFault::Count { long: 3, short: 2, found: 4, wanted: 5 },
        LayoutFault::Overlap('A', 'B'),
        LayoutFault::TooLarge { width: 11, height: 10 },
        LayoutFault::Disconnected(2),
    ];
    layout.iter().for_each(check_as);
    let map = [
        MapFault::Empty,
        MapFault::Name,
        MapFault::TooLarge { width: 41, height: 40 },
        MapFault::Ragged { grid: "terrain", row: 1, found: 2, wanted: 3 },
        MapFault::Ragged { grid: "counters", row: 1, found: 2, wanted: 3 },
        MapFault::Rows { found: 2, wanted: 3 },
        MapFault::Sign { grid: "terrain", sign: '?', row: 1, column: 2, known: "a b" },
        MapFault::NoHeadquarters { colour: "blue", sign: 'W' },
        MapFault::NoHeadquarters { colour: "red", sign: 'M' },
        MapFault::UnequalArmies { blue: 3, red: 4 },
        MapFault::Army(1),
        MapFault::AtHome { row: 1, column: 2 },
        MapFault::RiverCorner { row: 1, column: 2 },
        MapFault::Place { name: "Here".to_owned(), at: "zz".to_owned() },
    ];
    map.iter().for_each(check_as);
}

#[test]
fn everything_that_is_wrong_with_a_file() {
    let map = shipped()[1].1.ron();
    let faulty =
        map.replace('M', ".").replacen(".ap(", "Map(", 1).replacen('~', "?", 1).replacen('R', ".", 1);
    let texts = [
        faulty.as_str(),
        "Map(format: 1",
        "Map(format: 7)",
        "Map(format: 0)",
        &map.replacen("\"ff", "\"f", 1),
    ];
    for text in texts {
        check_as(&Map::from_ron(text).unwrap_err());
    }
    for text in ["AAB/AAB", "", "AA?/B", "AAB/AA", &"A".repeat(300)] {
        check_as(&Layout::from_text(text).unwrap_err());
    }
    for name in ["", "Good"] {
        let text = format!("Layout(format: 1, name: \"{name}\", rows: [\"AA\"])");
        check_as(&NamedLayout::from_ron(&text).unwrap_err());
    }
    check_as(&NamedLayout::new("", Layout::default()).unwrap_err());
}

#[test]
fn files_that_cannot_be_read_or_written() {
    let files = [
        FileError::Missing,
        FileError::NoFile,
        FileError::TooLarge { found: 3, largest: 2 },
        FileError::NoText,
        FileError::Taken,
        FileError::NoFolder,
    ];
    files.iter().for_each(check_as);
    let of_the_system = FileError::System("disk full".to_owned());
    assert_eq!(Language::German.say(&of_the_system.message()), "disk full");
    check_as(&Storage::at("/nowhere/at/all".into()).read("a.ron", 10).unwrap_err());
    let formats = [
        FormatError::TooLarge { found: 3, largest: 2 },
        FormatError::Damaged { line: 1, column: 2, fault: "Expected string".to_owned() },
        FormatError::Newer { found: 3, known: 2 },
        FormatError::NoFormat { found: 0, known: 2 },
    ];
    formats.iter().for_each(check_as);
}

#[test]
fn set_ups_that_are_wrong() {
    let map = shipped()[1].1.ron().replacen('R', ".", 1);
    for (kind, rules, board, position) in [
        (GameKind::Netzwerk, "foo=bar", None, None),
        (GameKind::Netzwerk, "energy=bar", None, None),
        (GameKind::Netzwerk, "", Some("closed"), None),
        (GameKind::Netzwerk, "", None, Some("nothing")),
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
    assert_eq!(check(&conflict), "jumps may end at home only where headquarters are open");
    // Whatever was pasted, the message stays short.
    let long = GameKind::Netzwerk.set_up(&"x".repeat(5_000), None, None).map(|_| ()).unwrap_err();
    assert!(check(&long).chars().count() < 400);
}

#[test]
fn saved_matches_that_are_damaged() {
    let saved = KeptMatch {
        game: Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap()),
        title: String::new(),
        names: ["A".to_owned(), "B".to_owned()],
        machines: [None; 2],
        began: 0,
        changed: 0,
        clock: None,
    };
    let good = saved.to_ron();
    let with = |from: &str, to: &str| good.replacen(from, to, 1);
    for text in [
        "nothing".to_owned(),
        with("format: 1", "format: 800"),
        with("\"netzwerk\"", "\"chess\""),
        with("title: \"\"", &format!("title: \"{}\"", "x".repeat(70))),
        with("changed: 0", "changed: 999999999999999"),
        with("turns: []", "turns: [\"\"]"),
        with("turns: []", "turns: [\"b2-b9\"]"),
        with("undone: []", "undone: [\"b2-b9\"]"),
        with("clock: None", "clock: Some((limit: 1, increment: 1, left: (1, 1)))"),
    ] {
        check(&KeptMatch::from_ron(&text).map(|_| ()).expect_err(&text));
    }
    let text = "b2-b9\n".repeat(100);
    let others = [
        KeptError::LongField { field: "title", found: 9, largest: 8 },
        KeptError::Name { field: "title" },
        KeptError::Machine(9),
        KeptError::NoBoard("kulami"),
        KeptError::BoardName("closed"),
        KeptError::TooMany(30_000),
        KeptError::TooLong(3_000_000),
        KeptError::Action { turn: 1, action: 2, text: text.clone(), reason: String::new() },
        KeptError::Undone { action: 1, text, reason: String::new() },
    ];
    for error in others {
        let english = check(&error);
        assert!(english.chars().count() < 120 && !english.contains('\n'), "{english}");
    }
}

#[test]
fn tasks_grounds_and_reasons() {
    let tasks = [
        Task::RunRobot,
        Task::MustCapture,
        Task::RunOrShift,
        Task::Shift,
        Task::PlaceFirst,
        Task::PlaceMarble,
        Task::MoveCounter,
        Task::Nothing,
    ];
    tasks.iter().for_each(check_as);
    let grounds = [
        Ground::Open,
        Ground::Road,
        Ground::Village,
        Ground::River,
        Ground::ForestEdge,
        Ground::InnerForest,
        Ground::Refuge,
        Ground::OpenHeadquarters,
    ];
    let different: BTreeSet<String> = grounds.iter().map(|ground| check(ground)).collect();
    assert_eq!(different.len(), grounds.len());
    let reasons = [
        Reason::HalfTheCrewIsHome,
        Reason::AllRobotsCaptured,
        Reason::NoRobotCanRun,
        Reason::MorePoints { more: 31, less: 27 },
        Reason::EqualPoints { each: 30 },
        Reason::HeadquartersTaken,
        Reason::ArmiesSpent,
        Reason::NoLegalMove,
        Reason::NothingHappens,
        Reason::Repetition,
        Reason::OutOfTime,
    ];
    reasons.iter().for_each(check_as);
    for part in [ScoreKind::Panels, ScoreKind::Areas, ScoreKind::Chains] {
        check(&part);
    }
}

#[test]
fn reasons_of_hints_are_sentences() {
    let reasons = [
        Why::Wins,
        Why::WinsIn { turns: 3 },
        Why::Takes { count: 1 },
        Why::Averts,
        Why::Saves { count: 2 },
        Why::ThreatensToWin,
        Why::Threatens { count: 1 },
        Why::Gains { points: 6 },
        Why::EndsAhead { points: 1 },
        Why::EndsBehind { points: 2 },
        Why::EndsEven,
        Why::Resists,
        Why::Improves,
    ];
    for reason in reasons {
        check(&reason);
        for language in Language::ALL {
            let text = language.say(&reason.message());
            assert!(text.ends_with('.') && text.contains(' '), "{language:?}: {text}");
        }
    }
    for language in Language::ALL {
        assert!(language.say(&Why::WinsIn { turns: 3 }.message()).contains('3'));
    }
}
