//! Files that were written once and must be readable for ever, and what is written today.

use spieltisch::games::{Outcome, Player, Reason};
use spieltisch::record::{KeptMatch, file_name};

use super::{assert_same, sample};

/// What one release writes, later ones read: these files are never written anew.
const FORMAT_1: [&str; 3] = [
    include_str!("../data/match-format-1/netzwerk.ron"),
    include_str!("../data/match-format-1/kulami.ron"),
    include_str!("../data/match-format-1/napoleon.ron"),
];

#[test]
fn files_of_the_first_format_are_read() {
    let [netzwerk, kulami, napoleon] = FORMAT_1.map(|text| KeptMatch::from_ron(text).unwrap());
    assert_eq!(netzwerk.game.start().rules(), "repetition=draw");
    assert_eq!((netzwerk.game.played().len(), netzwerk.game.undone().len()), (7, 3));
    assert_eq!((netzwerk.title.as_str(), netzwerk.began), ("Sunday, “the long one”", 1_767_225_600));
    assert_eq!(netzwerk.clock.unwrap().left(Player::Two), 581_337);
    assert_eq!(netzwerk.outcome(), None);
    assert_eq!(kulami.names, ["Ada", "Grüß Gott"]);
    assert!(matches!(kulami.outcome(), Some(Outcome { reason: Reason::MorePoints { .. }, .. })));
    assert_eq!(kulami.game.start().rules(), "score=level2,first=black");
    assert_eq!(napoleon.game.played().len(), 9);
    assert_eq!(napoleon.outcome(), Some(Outcome::win(Player::One, Reason::OutOfTime)));
    assert_eq!(napoleon.game.start().board().unwrap().lines().nth(2), Some("    name: \"Quatre-Bras\","));
}

#[test]
fn files_of_the_first_format_are_what_is_written_today() {
    for text in FORMAT_1 {
        assert_eq!(KeptMatch::from_ron(text).unwrap().to_ron(), text);
    }
}

#[test]
fn the_words_of_a_result_stay_what_files_of_the_first_format_hold() {
    use Reason::*;
    let reasons = [
        (HalfTheCrewIsHome, "half of the crew is home"),
        (AllRobotsCaptured, "all enemy robots are captured"),
        (NoRobotCanRun, "the opponent cannot run with any robot"),
        (MorePoints { more: 30, less: 25 }, "30 points to 25"),
        (EqualPoints { each: 27 }, "27 points each"),
        (HeadquartersTaken, "two counters in the enemy’s headquarters"),
        (ArmiesSpent, "neither army has two counters left"),
        (NoLegalMove, "the opponent cannot move"),
        (NothingHappens, "a hundred moves without a loss"),
        (Repetition, "the same position for the third time"),
        (OutOfTime, "the opponent’s time ran out"),
    ];
    for (reason, words) in reasons {
        assert_eq!(reason.to_string(), words);
    }
    let kind = sample().game.start().kind();
    assert_eq!(Outcome::win(Player::Two, OutOfTime).told(kind), "black wins: the opponent’s time ran out");
    assert_eq!(Outcome::draw(Repetition).told(kind), "draw: the same position for the third time");
}

#[test]
fn a_file_is_written_for_people_too() {
    insta::assert_snapshot!(sample().to_ron());
}

#[test]
fn names_that_cannot_be_kept_are_cut_and_cleaned() {
    let mut kept = sample();
    kept.title = "A\nB\u{1b}[1m".to_owned() + &"ü".repeat(100);
    kept.names[1] = "../../etc/passwd".to_owned();
    (kept.began, kept.changed) = (u64::MAX, 5);
    let read = KeptMatch::from_ron(&kept.to_ron()).unwrap();
    assert_eq!(read.title, "AB[1m".to_owned() + &"ü".repeat(55));
    assert_eq!((read.began, read.changed), (253_402_300_799, 5));
    // A name is a name, and no path: a file's name that is made from it leads nowhere else.
    assert_eq!(read.names[1], "../../etc/passwd");
    assert_eq!(file_name(&read.names[1], "ron"), "etc-passwd.ron");
    assert_same(&KeptMatch::from_ron(&read.to_ron()).unwrap(), &read);
}
