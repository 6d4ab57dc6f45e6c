//! Files of older formats, which must stay readable forever, and of the current format.

use record::{Ending, MatchSummary, Name, SavedMatch, Seat, Statistics, file_name};
use rules::{GameKind, Outcome, Player, Reason};

use super::{assert_same, fault, sample};

/// What one release writes, later ones read: these files are never written anew.
const FORMAT_1: [&str; 3] = [
    include_str!("../../../../tests/data/match-format-1/netzwerk.ron"),
    include_str!("../../../../tests/data/match-format-1/kulami.ron"),
    include_str!("../../../../tests/data/match-format-1/napoleon.ron"),
];
const FORMAT_2: [&str; 3] = [
    include_str!("../../../../tests/data/match-format-2/netzwerk.ron"),
    include_str!("../../../../tests/data/match-format-2/kulami.ron"),
    include_str!("../../../../tests/data/match-format-2/napoleon.ron"),
];
const FORMAT_3: [&str; 3] = [
    include_str!("../../../../tests/data/match-format-3/netzwerk.ron"),
    include_str!("../../../../tests/data/match-format-3/kulami.ron"),
    include_str!("../../../../tests/data/match-format-3/napoleon.ron"),
];
const FORMAT_4: [&str; 3] = [
    include_str!("../../../../tests/data/match-format-4/netzwerk.ron"),
    include_str!("../../../../tests/data/match-format-4/kulami.ron"),
    include_str!("../../../../tests/data/match-format-4/napoleon.ron"),
];
/// Ended by the players, with actions to redo, and at the beginning.
const RESIGNED: [&str; 2] = [
    include_str!("../../../../tests/data/match-format-3/netzwerk-resigned.ron"),
    include_str!("../../../../tests/data/match-format-4/netzwerk-resigned.ron"),
];
const DRAW_AGREED: [&str; 2] = [
    include_str!("../../../../tests/data/match-format-3/kulami-draw-agreed.ron"),
    include_str!("../../../../tests/data/match-format-4/kulami-draw-agreed.ron"),
];
/// With a computer that has a time for each turn.
const TIMED: &str = include_str!("../../../../tests/data/match-format-4/kulami-timed.ron");

/// The names of a match's players.
fn names(saved: &SavedMatch) -> [Option<&str>; 2] {
    saved.players.each_ref().map(|player| player.name.as_ref().map(Name::as_str))
}

#[test]
fn files_of_every_format_are_read() {
    for files in [FORMAT_1, FORMAT_2, FORMAT_3, FORMAT_4] {
        let [netzwerk, kulami, napoleon] = files.map(|text| SavedMatch::from_ron(text).unwrap());
        assert_eq!(netzwerk.game().start().rules(), "repetition=draw");
        assert_eq!((netzwerk.game().played().len(), netzwerk.game().undone().len()), (7, 3));
        assert_eq!((names(&netzwerk), netzwerk.began), ([None; 2], 1_767_225_600));
        assert_eq!(netzwerk.title, Name::fitted("Sunday, “the long one”"));
        assert_eq!(netzwerk.clock().unwrap().left(Player::Two), 581_337);
        assert_eq!(netzwerk.outcome(), None);
        assert_eq!((names(&kulami), &kulami.title), ([Some("Ada"), Some("Grüß Gott")], &None));
        assert!(matches!(kulami.outcome(), Some(Outcome { reason: Reason::MorePoints { .. }, .. })));
        assert_eq!(kulami.game().start().rules(), "score=level2,first=black");
        assert_eq!((napoleon.game().played().len(), names(&napoleon)), (9, [None; 2]));
        assert_eq!(napoleon.outcome(), Some(Outcome::win(Player::One, Reason::OutOfTime)));
        let board = napoleon.game().start().board().unwrap();
        assert_eq!(board.lines().nth(2), Some("    name: \"Quatre-Bras\","));
    }
}

#[test]
fn files_of_the_current_format_are_what_is_written_today() {
    for new in [RESIGNED[1], DRAW_AGREED[1], TIMED].into_iter().chain(FORMAT_4) {
        assert_eq!(SavedMatch::from_ron(new).unwrap().to_ron(), new);
    }
    for [old, new] in [RESIGNED, DRAW_AGREED] {
        assert_eq!(SavedMatch::from_ron(old).unwrap().to_ron(), new);
    }
    for old in [FORMAT_1, FORMAT_2, FORMAT_3] {
        for (old, new) in old.into_iter().zip(FORMAT_4) {
            assert_eq!(
                SavedMatch::from_ron(old).unwrap().to_ron(),
                new,
                "an old file is saved in the new format"
            );
        }
    }
}

#[test]
fn matches_that_the_players_ended_are_read() {
    for file in RESIGNED {
        let resigned = SavedMatch::from_ron(file).unwrap();
        assert_eq!(resigned.timed.ended(), Some(Ending::Resigned(Player::Two)));
        assert_eq!(resigned.outcome(), Some(Outcome::win(Player::One, Reason::Resigned)));
        assert_eq!((resigned.game().played().len(), resigned.game().undone().len()), (7, 3));
    }
    for file in DRAW_AGREED {
        let drawn = SavedMatch::from_ron(file).unwrap();
        assert_eq!(drawn.outcome(), Some(Outcome::draw(Reason::DrawAgreed)));
        assert_eq!(drawn.game().played().len(), 2);
    }
}

#[test]
fn lists_and_records_know_how_matches_of_every_format_ended() {
    let files = [FORMAT_1, FORMAT_2, FORMAT_3, FORMAT_4].into_iter().flatten();
    for file in files.chain(RESIGNED).chain(DRAW_AGREED).chain([TIMED]) {
        let summary = MatchSummary::of(&SavedMatch::from_ron(file).unwrap());
        assert_eq!(MatchSummary::from_ron(file).as_ref(), Ok(&summary), "{file}");
    }
    // Black, the second player, is a person and has won.
    let [_, kulami, _] = FORMAT_1;
    let file = kulami.replace("began:", "machines: (Some(3), None), began:");
    let mut tally = Statistics::default();
    assert!(tally.set_saved(&MatchSummary::from_ron(&file).unwrap()));
    let (_, count) = tally.of(GameKind::Kulami)[0];
    assert_eq!((count.games, count.won, count.drawn), (1, 1, 0));
}

#[test]
fn a_computer_with_a_time_for_each_turn_is_read() {
    let timed = SavedMatch::from_ron(TIMED).unwrap();
    assert_eq!(timed.players.map(|player| player.seat), [Seat::Timed(10), Seat::Human]);
}

#[test]
fn a_result_of_the_first_format_is_read_whatever_its_wording() {
    let [netzwerk, kulami, napoleon] = FORMAT_1;
    for (file, line) in
        [(kulami, "black wins: 30 points to 25"), (napoleon, "blue wins: the opponent’s time ran out")]
    {
        let other = file.replace(line, "Somebody has won, somehow");
        assert_ne!(other, file);
        let wanted = SavedMatch::from_ron(file).unwrap().outcome();
        assert_eq!(SavedMatch::from_ron(&other).unwrap().outcome(), wanted);
        let none = file.replace(&format!("Some({line:?})"), "None");
        assert!(fault(&none).starts_with("result: there is none, but the game is over"));
    }
    let won = netzwerk.replace("result: None", "result: Some(\"white wins\")");
    assert_eq!(fault(&won), "result: ‘white wins’, but the game is not over");
}

#[test]
fn default_names_of_the_first_format_are_left_out_in_every_language() {
    let read = |one: &str, two: &str| {
        let players = format!("players: ({one:?}, {two:?}), machines: (None, Some(4))");
        SavedMatch::from_ron(&FORMAT_1[1].replace("players: (\"Ada\", \"Grüß Gott\")", &players)).unwrap()
    };
    for (colour, computer) in [
        ("Red", "Machine 4"),
        ("Schwarz", "Maschine 4"),
        ("Rouge", "Machine 10"),
        ("Nero", "Macchina 4"),
        ("Wit", ""),
    ] {
        let saved = read(colour, computer);
        assert_eq!(names(&saved), [None; 2], "{colour}, {computer}");
        assert_eq!(saved.players.map(|player| player.seat), [Seat::Human, Seat::Computer(4)]);
    }
    let given = read("Reddington", "Machine");
    assert_eq!(names(&given), [Some("Reddington"), Some("Machine")]);
    for kind in GameKind::ALL {
        for player in Player::BOTH {
            let colour = kind.player_name(player);
            let name = colour[..1].to_uppercase() + &colour[1..];
            assert_eq!(names(&read(&name, "Ada")), [None, Some("Ada")], "{name}");
        }
    }
}

#[test]
fn a_file_is_written_for_people_too() {
    insta::assert_snapshot!(sample().to_ron());
}

#[test]
fn names_that_cannot_be_saved_are_cut_and_cleaned() {
    let mut saved = sample();
    saved.title = Name::fitted(&("A\nB\u{1b}[1m".to_owned() + &"ü".repeat(100)));
    saved.players[0].name = Name::fitted(" \n ");
    saved.players[1].name = Name::fitted(" ../../etc/passwd ");
    (saved.began, saved.changed) = (u64::MAX, 5);
    let read = SavedMatch::from_ron(&saved.to_ron()).unwrap();
    assert_eq!(read.title.as_ref().unwrap().as_str(), "AB[1m".to_owned() + &"ü".repeat(55));
    assert_eq!((read.began, read.changed), (253_402_300_799, 5));
    // A name is a name, and not a path: a file's name that is made from it leads nowhere else.
    assert_eq!(names(&read), [None, Some("../../etc/passwd")]);
    assert_eq!(file_name("../../etc/passwd", "ron"), "etc-passwd.ron");
    assert_same(&SavedMatch::from_ron(&read.to_ron()).unwrap(), &read);
}
