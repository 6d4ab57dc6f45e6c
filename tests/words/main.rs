//! What is said to people: every message in every language, and reports as sentences.

use std::collections::{BTreeMap, BTreeSet};

mod pages;
mod sources;

use fluent_bundle::FluentResource;
use spieltisch::engine::{Level, Why};
use spieltisch::games::kulami::{Layout, NamedLayout};
use spieltisch::games::napoleon::{Map, shipped};
use spieltisch::games::{AnyAction, Game, GameKind, Reason, ScoreKind, Status};
use spieltisch::record::{Match, SavedMatch, Storage, TimedMatch};
use spieltisch::words::{Language, has_message, say_in, tell_in};

/// The messages and attributes of a locale file, each with the names of its variables.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let resource = FluentResource::try_new(language.messages().to_owned());
    assert!(resource.is_ok(), "{language:?}: {:?}", resource.err().map(|(_, errors)| errors));
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = (String::new(), String::new());
    for line in language.messages().lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) =
            line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_alphabetic()))
        {
            current = (name.to_owned(), name.to_owned());
            let is_new = messages.insert(name.to_owned(), BTreeSet::new()).is_none();
            assert!(is_new, "{language:?} has {name} twice");
        } else if let Some((name, _)) =
            line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" ="))
        {
            current.1 = format!("{}.{name}", current.0);
            messages.insert(current.1.clone(), BTreeSet::new());
        }
        for variable in line.split('$').skip(1) {
            let name = variable.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
            messages.entry(current.1.clone()).or_default().insert(name.to_owned());
        }
    }
    messages
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = messages(Language::English);
    assert!(english.len() > 200, "{}", english.len());
    for language in Language::ALL {
        let own = messages(language);
        let names =
            |messages: &BTreeMap<String, BTreeSet<String>>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = names(&english).difference(&names(&own)).cloned().collect();
        let unknown: Vec<_> = names(&own).difference(&names(&english)).cloned().collect();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{language:?} lacks {missing:?} and has {unknown:?}"
        );
        for (name, variables) in &english {
            assert_eq!(&own[name], variables, "{language:?}: the variables of {name}");
        }
    }
}

#[test]
fn every_message_that_the_program_asks_for_is_there() {
    let english = messages(Language::English);
    let mut asked = BTreeSet::new();
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let text = std::fs::read_to_string(&entry).unwrap_or_default();
            let quoted = |rest: &str| rest.split('"').next().unwrap_or_default().to_owned();
            for call in ["say(\"", "say_with(\""] {
                asked.extend(text.split(call).skip(1).map(quoted));
            }
            asked.extend(text.split("about(\"").skip(1).map(|rest| quoted(rest) + ".about"));
            // Buttons in a row are pairs of a message, which is about something, and whether it can be pressed.
            for (at, _) in text.match_indices("(\"") {
                let is_pair =
                    !text[..at].ends_with(|sign: char| sign.is_alphanumeric() || "_!".contains(sign));
                let key = quoted(&text[at + 2..]);
                let is_pair = is_pair && text[at + 2 + key.len()..].starts_with("\", ");
                if is_pair
                    && key.contains('-')
                    && entry.components().any(|part| part.as_os_str() == "overlay")
                {
                    asked.extend([format!("{key}.about"), key]);
                }
            }
        }
    }
    assert!(asked.len() > 60, "{asked:?}");
    let missing: Vec<_> = asked.iter().filter(|key| !english.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_option_and_colour_has_its_words() {
    let english = messages(Language::English);
    for kind in GameKind::ALL {
        for option in kind.options() {
            let key = format!("option-{kind}-{}", option.key);
            assert!(has_message(Language::English, &key), "{key}");
            for value in option.values {
                let key = format!("{key}-{value}");
                assert!(english.contains_key(&key) && english.contains_key(&format!("{key}.about")), "{key}");
            }
        }
        for player in spieltisch::games::Player::BOTH {
            let key = format!("player-{}", kind.player_name(player));
            assert!(has_message(Language::English, &key), "{key}");
        }
        assert!(has_message(Language::English, &format!("game-{kind}-summary")));
    }
    for kind in [ScoreKind::Panels, ScoreKind::Areas, ScoreKind::Chains] {
        assert!(has_message(Language::English, &format!("score-{kind:?}").to_lowercase()), "{kind:?}");
    }
}

#[test]
fn reports_are_told_as_the_rules_tell_them() {
    // Every action of the one that is illegal in the other, in all games: what the rules say in English is the message.
    let mut told = BTreeSet::new();
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
            let action: AnyAction = action;
            if let Err(reason) = game.clone().play(&action) {
                assert_eq!(tell_in(Language::English, "play", &reason), reason.to_string(), "{kind} {text}");
                told.insert(reason.to_string());
            }
        }
    }
    assert!(told.len() >= 15, "{told:#?}");
}

#[test]
fn faults_of_files_are_told_as_the_reader_tells_them() {
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
        let fault = Map::from_ron(text).unwrap_err();
        assert_eq!(tell_in(Language::English, "map", &fault), fault.to_string());
    }
    for text in ["AAB/AAB", "", "AA?/B", "AAB/AA", &"A".repeat(300)] {
        let faults = Layout::from_text(text).unwrap_err();
        assert_eq!(tell_in(Language::English, "layout", &faults), faults.to_string(), "{text}");
    }
    let fault = NamedLayout::from_ron("Layout(format: 1, name: \"\", rows: [\"AA\"])").unwrap_err();
    assert_eq!(tell_in(Language::English, "layout", &fault), fault.to_string());
    let fault = Storage::at("/nowhere/at/all".into()).read("a.ron", 10).unwrap_err();
    assert_eq!(tell_in(Language::English, "file", &fault), fault.to_string());
}

#[test]
fn faults_of_matches_are_told_in_every_language() {
    let whole = "Match(format: 1, game: \"kulami\", rules: \"\", board: None, start: \"\", title: \"\", players: (\"\", \"\"), \
                 began: 0, changed: 0, turns: [], undone: [], clock: None, result: None)";
    let game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    let good = SavedMatch::new(TimedMatch::new(game, None)).to_ron();
    let with = |from: &str, to: &str| good.replacen(from, to, 1);
    for text in [
        "nothing".to_owned(),
        whole.to_owned(),
        with("format: 2", "format: 8"),
        with("\"netzwerk\"", "\"chess\""),
        with("title: None", &format!("title: Some(\"{}\")", "x".repeat(70))),
        with("changed: 0", "changed: 999999999999999"),
        with("turns: []", "turns: [\"\"]"),
        with("turns: []", "turns: [\"b2-b9\"]"),
        with("undone: []", "undone: [\"b2-b9\"]"),
        with("result: None", "result: Some((winner: None, reason: \"repetition\"))"),
        with("clock: None", "clock: Some((limit: 1, increment: 1, left: (1, 1)))"),
    ] {
        let fault = SavedMatch::from_ron(&text).map(|_| ()).expect_err(&text);
        for language in Language::ALL {
            let told = tell_in(language, "kept", &fault);
            assert!(
                told.contains(' ') && !told.contains("kept-") && !told.contains('{'),
                "{language:?}: {told}"
            );
        }
    }
}

#[test]
fn tasks_and_reasons_are_told_as_the_rules_tell_them() {
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
    for task in tasks {
        assert_eq!(tell_in(Language::English, "task", &task), task.to_string());
    }
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
    for reason in reasons {
        assert_eq!(tell_in(Language::English, "reason", &reason), reason.to_string());
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english_and_what_all_lack_by_its_name() {
    assert_eq!(say_in(Language::Italian, "game-kulami", &[]), "Kulami");
    assert_eq!(say_in(Language::Italian, "there-is-no-such-message", &[]), "there-is-no-such-message");
    assert_eq!(say_in(Language::English, "standing-left", &[("count", 5.into())]), "5 left");
}

#[test]
fn a_systems_language_is_found_by_its_code() {
    assert_eq!(Language::of_code("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(Language::of_code("IT"), Some(Language::Italian));
    assert_eq!(Language::of_code("nl-BE"), Some(Language::Dutch));
    assert_eq!(Language::of_code("C"), None);
    assert!(Language::ALL.contains(&Language::of_system()));
}

#[test]
fn levels_have_words_and_reasons_of_hints_are_sentences() {
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
    for language in Language::ALL {
        for reason in reasons {
            let told = tell_in(language, "why", &reason);
            assert!(
                told.ends_with('.') && told.contains(' ') && !told.contains("why-"),
                "{language:?}: {told}"
            );
        }
        assert!(tell_in(language, "why", &Why::WinsIn { turns: 3 }).contains('3'));
        for level in Level::all() {
            let key = format!("level-{}", level.number());
            assert!(has_message(language, &key), "{language:?}: {key}");
        }
    }
}
