//! Clocks: time passes, is gained, runs out.

use spieltisch::games::{GameKind, Outcome, Player, Reason};
use spieltisch::record::{Clock, ClockError, KeptMatch};

use super::{fault, played, sample};

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
    assert_eq!(full.left(Player::One), 20_010_000, "what it shows can always be kept");
}

#[test]
fn who_has_no_time_left_has_lost_a_match_that_is_not_over() {
    let mut kept = sample();
    let mut clock = Clock::new(60, 0).unwrap();
    clock.spend(Player::One, 60_000);
    kept.clock = Some(clock);
    let out_of_time = Outcome::win(Player::Two, Reason::OutOfTime);
    assert_eq!(kept.outcome(), Some(out_of_time));
    assert_eq!(kept.game.outcome(), None, "the rules know no time");
    let text = kept.to_ron();
    assert!(text.contains("black wins: the opponent’s time ran out"), "{text}");
    assert_eq!(KeptMatch::from_ron(&text).unwrap().outcome(), Some(out_of_time));
    let later = text.replace("left_ms: (0, 60000)", "left_ms: (1, 60000)");
    assert_eq!(fault(&later), "result: ‘black wins: the opponent’s time ran out’, but the match is not over");
}

#[test]
fn a_match_that_the_rules_have_ended_is_not_lost_on_time() {
    let won = "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -";
    let mut kept = played(GameKind::Netzwerk, "", "");
    kept.game = spieltisch::record::Match::new(GameKind::Netzwerk.set_up("", None, Some(won)).unwrap());
    kept.game.play_text("f4xd4*e3e5").unwrap();
    let mut clock = Clock::new(60, 0).unwrap();
    clock.spend(Player::One, 60_000);
    kept.clock = Some(clock);
    assert_eq!(kept.outcome(), Some(Outcome::win(Player::One, Reason::AllRobotsCaptured)));
}
