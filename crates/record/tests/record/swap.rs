//! Matches by the swap rule: people keep their names and their time when they change sides.

use record::{Clock, Match, MatchSummary, Name, SavedMatch, TimedMatch};
use rules::{AnyAction, Game, GameKind, Player};

use super::{assert_same, played};

fn swapped(moves: &str) -> SavedMatch {
    let mut saved = played(GameKind::Kulami, "swap=on", moves);
    saved.players[0].name = Name::fitted("Ada");
    saved.players[1].name = Name::fitted("Grace");
    saved
}

#[test]
fn who_plays_which_side_follows_from_the_history() {
    let mut saved = swapped("d4 swap d7");
    assert_eq!(Player::BOTH.map(|side| saved.game().person(side)), [Player::Two, Player::One]);
    assert!(saved.timed.undo() && saved.game().are_sides_swapped());
    assert!(saved.timed.undo() && !saved.game().are_sides_swapped());
    assert!(saved.timed.redo().is_some() && saved.game().are_sides_swapped());
}

#[test]
fn a_swap_is_a_turn_of_the_file() {
    let saved = swapped("d4 swap d7 a7");
    let text = saved.to_ron();
    assert!(text.contains("\"d4\",\n") && text.contains("\"swap\",\n"), "{text}");
    let read = SavedMatch::from_ron(&text).unwrap();
    assert_same(&read, &saved);
    assert!(read.game().are_sides_swapped());
    assert!(SavedMatch::from_ron(&text.replace("swap=on", "")).is_err());
}

#[test]
fn a_summary_has_the_players_on_the_sides_that_they_have_now() {
    let names = |saved: &SavedMatch| {
        let summary = MatchSummary::from_ron(&saved.to_ron()).unwrap();
        assert_eq!(summary, MatchSummary::of(saved));
        summary.players.map(|player| player.name.unwrap().to_string())
    };
    assert_eq!(names(&swapped("d4")), ["Ada", "Grace"]);
    assert_eq!(names(&swapped("d4 d7")), ["Ada", "Grace"]);
    assert_eq!(names(&swapped("d4 swap")), ["Grace", "Ada"]);
    assert_eq!(names(&swapped("d4 swap d7 a7")), ["Grace", "Ada"]);
    let mut undone = swapped("d4 swap");
    undone.timed.undo();
    assert_eq!(names(&undone), ["Ada", "Grace"]);
}

#[test]
fn people_take_their_time_with_them() {
    let start = Match::new(GameKind::Kulami.set_up("swap=on", None, None).unwrap());
    let mut timed = TimedMatch::new(start, Some(Clock::new(60, 5).unwrap()));
    let left = |timed: &TimedMatch| Player::BOTH.map(|side| timed.clock().unwrap().left(side));
    timed.spend(20_000);
    let first = timed.position().read_action("d4").unwrap();
    timed.play(&first).unwrap();
    assert_eq!(left(&timed), [45_000, 60_000]);
    timed.spend(1_000);
    timed.play(&AnyAction::Swap).unwrap();
    // The second player has thought for a second, gains five, and now has the first side.
    assert_eq!(left(&timed), [64_000, 45_000]);
    timed.undo();
    assert_eq!(left(&timed), [45_000, 59_000]);
    timed.redo();
    assert_eq!(left(&timed), [64_000, 45_000]);
    let saved = SavedMatch::new(timed);
    assert_same(&SavedMatch::from_ron(&saved.to_ron()).unwrap(), &saved);
}
