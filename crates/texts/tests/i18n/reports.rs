//! Errors, outcomes and other facts as messages: in English as the rules and files word them, in every language without a gap.

use std::collections::BTreeSet;

use engine::Why;
use record::{FileError, Match, Storage};
use rules::file_format::FormatError;
use rules::kulami::{Layout, LayoutFault, NamedLayout};
use rules::napoleon::{Map, MapFault, shipped};
use rules::{AnyAction, AnyGame, Game, GameKind, Ground, Player, Reason, ScoreKind, Status};
use texts::{Language, Report, answer_told, spared_told, why_told};

/// Checks that a report is drawn in every language, and differently from its English words in at least one.
pub(crate) fn check(report: &dyn Report) -> String {
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
pub(crate) fn check_as<R: Report + ToString>(report: &R) {
    assert_eq!(check(report), report.to_string());
}

/// [`check`], and nothing of what the parser said is in any language.
fn check_parsed<R: Report + ToString>(report: &R) {
    check(report);
    let fault = report.to_string();
    let fault = fault.rsplit(": ").next().unwrap_or_default();
    for language in Language::ALL {
        let text = language.say(&report.message());
        assert!(!text.contains(fault), "{language:?}: {text}");
    }
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
    let texts = [faulty.as_str(), "", "Map(format: 7)", "Map(format: 0)", &map.replacen("\"ff", "\"f", 1)];
    for text in texts {
        check_as(&Map::from_ron(text).unwrap_err());
    }
    // What the parser says is English, and for whoever writes such files: players are told the place.
    for text in ["Map(format: 1", "Layout(format: 1)", "hello"] {
        check_parsed(&Map::from_ron(text).unwrap_err());
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
    let files =
        [FileError::Missing, FileError::NoFile, FileError::NoText, FileError::Taken, FileError::NoFolder];
    files.iter().for_each(check_as);
    let of_the_system = FileError::System("disk full".to_owned());
    assert_eq!(Language::German.say(&of_the_system.message()), "disk full");
    check_as(&Storage::at("/nowhere/at/all".into()).read("a.ron", 10).unwrap_err());
    let formats = [
        FormatError::Empty,
        FormatError::Newer { found: 3, known: 2 },
        FormatError::NoFormat { found: 0, known: 2 },
    ];
    formats.iter().for_each(check_as);
    let fault = || "Expected string".to_owned();
    check_parsed(&FormatError::Foreign { line: 1, column: 2, fault: fault() });
    check_parsed(&FormatError::Damaged { line: 1, column: 2, fault: fault() });
}

#[test]
fn sizes_are_shown_in_units_and_never_look_allowed_when_they_are_not() {
    let too_large = |found, largest| FileError::TooLarge { found, largest }.message();
    let kilobytes = too_large(64 * 1024 + 1, 64 * 1024);
    assert_eq!(Language::English.say(&kilobytes), "it is too large: 65\u{a0}KB (the maximum is 64\u{a0}KB)");
    let megabytes = too_large(4 * 1024 * 1024 + 1, 4 * 1024 * 1024);
    assert_eq!(
        Language::French.say(&megabytes),
        "le fichier est trop volumineux\u{a0}: 5\u{a0}Mo (maximum\u{a0}: 4\u{a0}Mo)"
    );
    for language in Language::ALL {
        let format = FormatError::TooLarge { found: 4 * 1024 * 1024 + 1, largest: 4 * 1024 * 1024 };
        assert_eq!(language.say(&format.message()), language.say(&megabytes), "{language:?}");
        assert_ne!(language.say(&kilobytes), language.say(&megabytes), "{language:?}");
    }
}

#[test]
fn tasks_grounds_and_reasons() {
    let tasks = [
        Status::RunRobot,
        Status::MustCapture,
        Status::RunOrShift,
        Status::Shift,
        Status::PlaceFirst,
        Status::PlaceMarble,
        Status::MoveCounter,
        Status::Nothing,
    ];
    tasks.iter().for_each(check_as);
    let grounds = [
        Ground::Open,
        Ground::Road,
        Ground::Village,
        Ground::River,
        Ground::ForestEdge,
        Ground::InnerForest,
        Ground::Refuge(Player::One),
        Ground::OpenHeadquarters(Player::Two),
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
        Reason::Resigned,
        Reason::DrawAgreed,
    ];
    reasons.iter().for_each(check_as);
    for part in [ScoreKind::Panels, ScoreKind::Areas, ScoreKind::Chains] {
        check(&part);
    }
}

#[test]
fn reasons_of_hints_are_sentences() {
    let at = "e5".parse().ok();
    let reasons = [
        Why::Wins,
        Why::WinsIn { turns: 3 },
        Why::Takes { count: 1 },
        Why::Averts,
        Why::Saves { count: 3, at: [None; 2] },
        Why::Saves { count: 2, at: [at; 2] },
        Why::Saves { count: 1, at: [at, None] },
        Why::Spares { count: 0 },
        Why::Spares { count: 1 },
        Why::ThreatensToWin,
        Why::Threatens { count: 2, at: [None; 2] },
        Why::Threatens { count: 2, at: [at; 2] },
        Why::Threatens { count: 1, at: [at, None] },
        Why::Slows { squares: 0, others: 6 },
        Why::Slows { squares: 1, others: 6 },
        Why::Slows { squares: 3, others: 6 },
        Why::Opens { squares: 5 },
        Why::Arrives { reached: 1, needed: 2 },
        Why::Secures { fields: 4 },
        Why::Leads { fields: 6, own: 3, others: 1 },
        Why::Leads { fields: 6, own: 1, others: 0 },
        Why::Evens { fields: 6 },
        Why::Charges { batteries: 7 },
        Why::Starves { batteries: 0 },
        Why::LetsGain { points: 2, others: 4 },
        Why::LetsGain { points: 0, others: 6 },
        Why::Gains { points: 6 },
        Why::EndsAhead { points: 1 },
        Why::EndsBehind { points: 2 },
        Why::EndsEven,
        Why::Resists,
        Why::BetterSide,
        Why::FairTurn,
        Why::Improves,
    ];
    for (reason, kind) in reasons.into_iter().flat_map(|reason| GameKind::ALL.map(|kind| (reason, kind))) {
        for language in Language::ALL {
            let text = language.say(&why_told(reason, kind));
            assert!(text.ends_with('.') && text.contains(' '), "{language:?}: {text}");
        }
    }
    for language in Language::ALL {
        assert!(language.say(&why_told(Why::WinsIn { turns: 3 }, GameKind::Kulami)).contains('3'));
    }
}

#[test]
fn what_an_answer_does_is_told_if_it_decides() {
    let told = |kind: GameKind, start: &str, turn: &str, answer: &str, reasons: &[Why]| {
        let mut game = Match::new(kind.set_up("", None, Some(start)).unwrap());
        game.play_text(turn).unwrap();
        let last = game.last_turn();
        let mut position = game.position().clone();
        let mut read = |text: &str| {
            let action = position.read_action(text).unwrap();
            position.play(&action).unwrap();
            action
        };
        let answer: Vec<AnyAction> = answer.split_whitespace().map(&mut read).collect();
        answer_told(&game, last, &answer, reasons).map(|told| Language::English.say(&told))
    };
    let counters = "19/19/19/19/19/19/19/19/19/11r7/19/19/19/11b7/19/19/19/19/b18 b";
    let counter = |turn, answer, reasons: &[Why]| told(GameKind::Napoleon, counters, turn, answer, reasons);
    let threatens = counter("l6-l7", "l10-l9", &[Why::Takes { count: 1 }, Why::ThreatensToWin]);
    assert_eq!(threatens.as_deref(), Some("That threatens to win next turn."));
    assert_eq!(counter("l6-l7", "l10-l9", &[Why::Nearer { squares: 1 }]), None);
    let last = "18r/19/19/19/19/19/19/19/19/19/11r7/19/11b7/19/19/19/19/19/19 b";
    let wins = told(GameKind::Napoleon, last, "l7-l8", "l9xl7", &[]);
    assert_eq!(wins.as_deref(), Some("That wins at once. The counter on l8 had only just moved there."));
    // What was moved there is what is captured.
    let beside = "19/19/19/19/19/19/19/19/19/19/11r7/19/11b7/19/19/19/19/19/b18 b";
    let taken = told(GameKind::Napoleon, beside, "l7-l8", "l9xl7", &[Why::Takes { count: 1 }]);
    assert_eq!(taken.as_deref(), Some("The counter on l8 had only just moved there."));
}

/// Turns of one action each, one after the other.
fn read(from: &AnyGame, texts: &[&str]) -> Option<Vec<Vec<AnyAction>>> {
    let mut position = from.clone();
    let read = |text: &&str| {
        let action = position.read_action(text).ok()?;
        position.play(&action).ok()?;
        Some(vec![action])
    };
    texts.iter().map(read).collect()
}

#[test]
fn what_a_better_turn_spares_is_told() {
    // The counter on l7 can go to where it is captured, or aside.
    let start = "19/19/19/19/19/19/19/19/19/19/11r7/19/11b7/19/19/19/19/r18/b18 b";
    let mut game = Match::new(GameKind::Napoleon.set_up("", None, Some(start)).unwrap());
    let before = game.position().clone();
    game.play_text("l7-l8").unwrap();
    let capture = read(game.position(), &["l9xl7"]).unwrap().remove(0);
    let told = |answer: &[AnyAction], line: &[&str]| {
        let told = spared_told(&game, game.last_turn(), answer, &read(&before, line).unwrap());
        told.map(|told| Language::English.say(&told))
    };
    let spared = Some("Then the best reply captures no counters.".to_owned());
    assert_eq!(told(&capture, &["l7-l6", "l9-l8"]), spared);
    assert_eq!(told(&capture, &["l7-l8", "l9xl7"]), None, "as many as before");
    assert_eq!(told(&capture, &["l7-l6"]), None, "no answer is known");
    let step = read(game.position(), &["a2-a3"]).unwrap().remove(0);
    assert_eq!(told(&step, &["l7-l6", "l9-l8"]), None, "there was nothing to spare");
}

#[test]
fn how_many_points_a_better_marble_spares_is_told() {
    let mut game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    game.play_text("d4 d6").unwrap();
    let before = game.position().clone();
    // Panels of 6 and 2 fields against two of 4 each; with a panel of 6 instead, 12 to 8.
    game.play_text("f6").unwrap();
    let answer = read(game.position(), &["f3"]).unwrap().remove(0);
    let told = |line: &[&str]| {
        let told = spared_told(&game, game.last_turn(), &answer, &read(&before, line).unwrap());
        told.map(|told| Language::English.say(&told))
    };
    assert_eq!(
        told(&["g6", "g4"]).as_deref(),
        Some("Even after the best reply, this would leave you 4 points better off.")
    );
    assert_eq!(told(&["f6", "f3"]), None, "as many as before");
}
