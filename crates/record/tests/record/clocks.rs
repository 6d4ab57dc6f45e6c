//! Clocks: spending time, gaining it, running out of it.

use record::{Clock, ClockError, Match, SavedMatch, TimedMatch, outcome_with_clock};
use rules::{GameKind, Outcome, Player, Reason};

use super::{fault, sample, with_clock};

#[test]
fn both_players_begin_with_the_limit_and_lose_what_they_spend() {
    let mut clock = Clock::new(300, 2).unwrap();
    assert_eq!((clock.limit_ms(), clock.increment_ms()), (300_000, 2_000));
    assert_eq!(Player::BOTH.map(|player| clock.left(player)), [300_000; 2]);
    assert!(!clock.spend(Player::Two, 1));
    assert!(!clock.spend(Player::One, 299_999));
    assert_eq!(Player::BOTH.map(|player| clock.left(player)), [1, 299_999]);
    clock.end_turn(Player::One);
    assert_eq!(Player::BOTH.map(|player| clock.left(player)), [2_001, 299_999]);
    assert_eq!(clock.flagged(), None);
}

#[test]
fn a_clock_that_has_run_out_stands_still() {
    let mut clock = Clock::new(10, 600).unwrap();
    assert!(clock.spend(Player::Two, u64::MAX));
    assert_eq!(clock.flagged(), Some(Player::Two));
    assert!(!clock.spend(Player::One, u64::MAX), "the match is over");
    clock.end_turn(Player::Two);
    clock.end_turn(Player::One);
    assert_eq!(Player::BOTH.map(|player| clock.left(player)), [10_000, 0]);
    assert!(clock.spend(Player::Two, 0));
}

#[test]
fn what_no_clock_gives_is_refused() {
    assert!(Clock::new(10, 0).is_ok() && Clock::new(86_400, 600).is_ok());
    for limit in [0, 9, 86_401, u32::MAX] {
        assert_eq!(Clock::new(limit, 0), Err(ClockError::Limit(limit)));
    }
    for increment in [601, u32::MAX] {
        assert_eq!(Clock::new(60, increment), Err(ClockError::Increment(increment)));
    }
    let clock = Clock::new(10, 1).unwrap();
    assert_eq!(clock.with_left([20_010_000, 0]).map(|clock| clock.flagged()), Ok(Some(Player::Two)));
    assert_eq!(clock.with_left([0, 20_010_001]), Err(ClockError::TooMuch(20_010_001)));
    assert_eq!(clock.with_left([0, 0]), Err(ClockError::BothOut));
    let mut full = clock.with_left([20_010_000; 2]).unwrap();
    full.end_turn(Player::One);
    assert_eq!(full.left(Player::One), 20_010_000, "its reading can always be saved");
}

#[test]
fn a_player_without_time_has_lost_a_match_that_is_not_over() {
    let mut clock = Clock::new(60, 0).unwrap();
    clock.spend(Player::One, 60_000);
    let saved = with_clock(sample(), clock);
    let out_of_time = Outcome::win(Player::Two, Reason::OutOfTime);
    assert_eq!(saved.outcome(), Some(out_of_time));
    assert_eq!(outcome_with_clock(saved.game(), Some(&clock)), Some(out_of_time));
    assert_eq!(saved.game().outcome(), None, "the rules do not know of time");
    assert!(saved.timed.actions().is_empty());
    let text = saved.to_ron();
    assert!(text.contains("winner: Some(Two),\n        reason: \"out-of-time\""), "{text}");
    assert_eq!(SavedMatch::from_ron(&text).unwrap().outcome(), Some(out_of_time));
    let later = text.replace("left_ms: (0, 60000)", "left_ms: (1, 60000)");
    assert_eq!(fault(&later), "result: ‘black wins (out-of-time)’, but the game is not over");
}

#[test]
fn a_match_that_the_rules_have_ended_is_not_lost_on_time() {
    let won = "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -";
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(won)).unwrap());
    game.play_text("f4xd4*e3e5").unwrap();
    let mut clock = Clock::new(60, 0).unwrap();
    clock.spend(Player::One, 60_000);
    let timed = TimedMatch::new(game, Some(clock));
    assert_eq!(timed.outcome(), Some(Outcome::win(Player::One, Reason::AllRobotsCaptured)));
}

#[test]
fn readings_that_no_clock_shows_are_refused() {
    let saved = with_clock(sample(), Clock::new(60, 0).unwrap());
    let text = saved.to_ron();
    let undo = ["60000/60000"; 6].join(" ");
    let redo = "redo: \"60000/60000\"";
    assert!(text.contains(&format!("undo: {undo:?}")) && text.contains(redo), "{text}");
    let with = |new: &str| fault(&text.replace(&undo, new));
    assert_eq!(with("60000/60000"), "clock: the clock has 1 readings for 6 actions");
    assert_eq!(with(""), "clock: the clock has 0 readings for 6 actions");
    assert_eq!(with("60000"), "clock: a reading of the clock is two numbers like 60000/58000, not ‘60000’");
    assert_eq!(with(&undo.replacen("60000", "0", 1)), "clock: the clock had run out before the last action");
    assert_eq!(
        with(&undo.replacen("60000", "60001", 1)),
        "clock: the clock shows 60001 milliseconds, more than a match can gain"
    );
    let endless = with(&"9".repeat(1_000_000));
    assert!(endless.ends_with("9’") && endless.chars().count() < 120, "{endless}");
    assert_eq!(fault(&text.replace(redo, "redo: \"\"")), "clock: the clock has 0 readings for 1 actions");
    let redo_flagged = text.replace(redo, "redo: \"0/60000\"");
    assert!(SavedMatch::from_ron(&redo_flagged).is_ok(), "a flag that had fallen before the undo");
}
