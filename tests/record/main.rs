//! Matches as they are kept: what is saved is loaded again, whatever was played; what cannot be loaded says why.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod clocks;
#[path = "../common/mod.rs"]
mod common;
mod faults;
mod files;
mod history;
mod hostile;
mod round_trips;

use spieltisch::games::GameKind;
use spieltisch::record::{KeptMatch, Match};

/// The match of these actions from the usual start.
fn played(kind: GameKind, rules: &str, moves: &str) -> KeptMatch {
    let mut game = Match::new(kind.set_up(rules, None, None).unwrap());
    game.play_text(moves).unwrap();
    KeptMatch {
        game,
        title: String::new(),
        names: Default::default(),
        machines: [None; 2],
        began: 0,
        changed: 0,
        clock: None,
    }
}

/// A match of Netzwerk of two turns and a half, of which an action was taken back.
fn sample() -> KeptMatch {
    let mut kept = played(GameKind::Netzwerk, "", "b2-b4*a3 a3>a5 end b12-b10*a11 end d2-d4*c3 c3>c5");
    kept.game.undo();
    kept.title = "On a Sunday".to_owned();
    kept.names = ["Ada".to_owned(), "Grace".to_owned()];
    (kept.began, kept.changed) = (1_000, 2_000);
    kept
}

/// Checks that a text is refused, and gives the sentence.
fn fault(text: &str) -> String {
    let sentence = KeptMatch::from_ron(text).unwrap_err().to_string();
    assert!(!sentence.contains('\n') && sentence.chars().count() < 500, "{sentence}");
    sentence
}

/// Checks that two matches are the same to the last action, and by the same ways.
fn assert_same(one: &KeptMatch, other: &KeptMatch) {
    assert_eq!(one.game.start(), other.game.start());
    assert_eq!(one.game.played().len(), other.game.played().len());
    for (a, b) in one.game.played().iter().zip(other.game.played()) {
        assert_eq!(a.action.to_string(), b.action.to_string());
        assert_eq!((a.by, &a.effects, &a.after), (b.by, &b.effects, &b.after));
    }
    let undone = |kept: &KeptMatch| kept.game.undone().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(undone(one), undone(other));
    assert_eq!((&one.title, &one.names, one.machines), (&other.title, &other.names, other.machines));
    assert_eq!((one.began, one.changed, one.clock), (other.began, other.changed, other.clock));
    assert_eq!(one.outcome(), other.outcome());
    assert_eq!((one.game.quiet(), one.game.repetitions()), (other.game.quiet(), other.game.repetitions()));
}
