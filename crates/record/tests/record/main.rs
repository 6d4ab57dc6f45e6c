//! Saved matches: every match can be saved and loaded again, and a file that cannot be loaded says why.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod clocks;
#[path = "../../../../tests/common/mod.rs"]
mod common;
mod elsewhere;
mod faults;
mod files;
mod history;
mod hostile;
#[path = "../../../../tests/common/ladders.rs"]
mod ladders;
mod links;
mod links_on_the_way;
mod round_trips;
mod saving;
mod swap;
mod undo;

use record::{Clock, Match, Name, SavedMatch, TimedMatch};
use rules::GameKind;

/// The match of these actions from the usual start.
fn played(kind: GameKind, rules: &str, moves: &str) -> SavedMatch {
    let mut game = Match::new(kind.set_up(rules, None, None).unwrap());
    game.play_text(moves).unwrap();
    SavedMatch::new(TimedMatch::new(game, None))
}

/// A match of Netzwerk of two turns and a half, of which an action was undone.
fn sample() -> SavedMatch {
    let mut saved = played(GameKind::Netzwerk, "", "b2-b4*a3 a3>a5 end b12-b10*a11 end d2-d4*c3 c3>c5");
    saved.timed.undo();
    saved.title = Name::fitted("On a Sunday");
    saved.players[0].name = Name::fitted("Ada");
    saved.players[1].name = Name::fitted("Grace");
    (saved.began, saved.changed) = (1_000, 2_000);
    saved
}

/// The same match with a clock.
fn with_clock(saved: SavedMatch, clock: Clock) -> SavedMatch {
    SavedMatch { timed: TimedMatch::new(saved.game().clone(), Some(clock)), ..saved }
}

/// Checks that a text is refused, and gives the sentence.
fn fault(text: &str) -> String {
    let sentence = SavedMatch::from_ron(text).unwrap_err().to_string();
    assert!(!sentence.contains('\n') && sentence.chars().count() < 500, "{sentence}");
    sentence
}

/// Checks that two matches are the same to the last action, and by the same ways.
fn assert_same(one: &SavedMatch, other: &SavedMatch) {
    let (game, other_game) = (one.game(), other.game());
    assert_eq!(game.start(), other_game.start());
    assert_eq!(game.played().len(), other_game.played().len());
    for (a, b) in game.played().iter().zip(other_game.played()) {
        assert_eq!(a.action.to_string(), b.action.to_string());
        assert_eq!((a.by, &a.effects, &a.after), (b.by, &b.effects, &b.after));
    }
    let undone = |saved: &SavedMatch| saved.game().undone().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(undone(one), undone(other));
    assert_eq!((&one.title, &one.players), (&other.title, &other.players));
    assert_eq!((one.began, one.changed, one.clock()), (other.began, other.changed, other.clock()));
    assert_eq!((one.outcome(), one.timed.ended()), (other.outcome(), other.timed.ended()));
    assert_eq!((game.quiet(), game.repetitions()), (other_game.quiet(), other_game.repetitions()));
}
