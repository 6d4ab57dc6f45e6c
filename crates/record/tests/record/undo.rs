//! Undo and redo with a clock: no sequence of them gains time.

use proptest::prelude::*;
use record::{AlreadyOver, Clock, Ending, Match, PlayError, SavedMatch, TimedMatch};
use rules::{Game, GameKind, Outcome, Player, Reason};

use super::common::{choices, game, play_out};

fn timed(limit: u32, increment: u32) -> TimedMatch {
    let game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    TimedMatch::new(game, Some(Clock::new(limit, increment).unwrap()))
}

fn left(game: &TimedMatch) -> [u64; 2] {
    let clock = game.clock().unwrap();
    Player::BOTH.map(|player| clock.left(player))
}

fn play(game: &mut TimedMatch, text: &str) {
    let action = game.position().read_action(text).unwrap();
    game.play(&action).unwrap();
}

#[test]
fn undo_takes_the_increment_back_and_play_adds_it_once() {
    let mut game = timed(60, 5);
    game.spend(10_000);
    for _ in 0..10 {
        play(&mut game, "d4");
        assert_eq!(left(&game), [55_000, 60_000]);
        assert!(game.undo());
        assert_eq!(left(&game), [50_000, 60_000]);
    }
    assert!(!game.undo());
    assert_eq!(left(&game), [50_000, 60_000]);
}

#[test]
fn undo_gives_back_the_time_that_has_passed_since() {
    let mut game = timed(60, 0);
    game.spend(1_000);
    play(&mut game, "d4");
    game.spend(20_000);
    play(&mut game, "d7");
    game.spend(30_000);
    assert_eq!(left(&game), [29_000, 40_000]);
    game.undo();
    assert_eq!(left(&game), [59_000, 40_000]);
    game.undo();
    assert_eq!(left(&game), [59_000, 60_000]);
    assert!(game.redo().is_some());
    assert_eq!(left(&game), [59_000, 40_000]);
    assert!(game.redo().is_some());
    assert_eq!(left(&game), [29_000, 40_000]);
    assert!(game.redo().is_none());
}

#[test]
fn undo_lifts_a_flag_that_has_fallen_and_redo_lets_it_fall_again() {
    let mut game = timed(60, 5);
    play(&mut game, "d4");
    play(&mut game, "d7");
    assert!(game.spend(65_000));
    let lost = Some(Outcome::win(Player::Two, Reason::OutOfTime));
    assert_eq!(game.outcome(), lost);
    assert!(!game.spend(1), "it falls once");
    let next = game.game().actions()[0].clone();
    assert_eq!(game.play(&next).err(), Some(PlayError::Over));
    assert!(game.undo());
    assert_eq!((game.outcome(), left(&game)), (None, [65_000, 60_000]));
    assert!(game.redo().is_some());
    assert_eq!((game.outcome(), left(&game)), (lost, [0, 65_000]));
}

#[test]
fn a_flag_that_falls_after_an_undo_leaves_nothing_to_redo() {
    let mut game = timed(60, 5);
    play(&mut game, "d4");
    game.undo();
    assert!(game.can_redo());
    assert!(game.spend(60_000));
    assert!(!game.can_redo() && game.redo().is_none());
    assert_eq!((left(&game), game.game().undone().len()), ([0, 60_000], 1));
}

#[test]
fn a_match_that_the_players_end_takes_no_action_and_no_time() {
    for (ending, outcome) in [
        (Ending::Resigned(Player::One), Outcome::win(Player::Two, Reason::Resigned)),
        (Ending::Resigned(Player::Two), Outcome::win(Player::One, Reason::Resigned)),
        (Ending::DrawAgreed, Outcome::draw(Reason::DrawAgreed)),
    ] {
        let mut game = timed(60, 5);
        play(&mut game, "d4");
        game.spend(1_000);
        assert_eq!(game.end(ending), Ok(()));
        assert_eq!((game.ended(), game.outcome()), (Some(ending), Some(outcome)));
        assert_eq!(game.end(Ending::DrawAgreed), Err(AlreadyOver), "it ends once");
        assert!(game.actions().is_empty());
        let next = game.game().actions()[0].clone();
        assert_eq!(game.play(&next).err(), Some(PlayError::Over));
        assert!(!game.spend(100_000));
        assert_eq!((left(&game), game.ended()), ([65_000, 59_000], Some(ending)));
    }
}

#[test]
fn undo_takes_the_end_by_the_players_back_and_nothing_else() {
    let mut game = timed(60, 5);
    play(&mut game, "d4");
    play(&mut game, "d7");
    game.undo();
    game.spend(1_000);
    let shown = |game: &TimedMatch| (left(game), game.game().played().len(), game.game().undone().len());
    let before = shown(&game);
    game.end(Ending::Resigned(Player::Two)).unwrap();
    assert!(game.can_undo() && !game.can_redo() && game.redo().is_none());
    assert!(game.undo());
    assert_eq!((shown(&game), game.outcome()), (before, None));
    assert!(game.redo().is_some(), "what was undone before is still there");
    assert_eq!((game.outcome(), game.game().played().len()), (None, 2));
    // Even before the first action there is something to undo.
    let mut game = timed(60, 5);
    assert!(!game.can_undo());
    game.end(Ending::DrawAgreed).unwrap();
    assert!(game.can_undo() && game.undo() && !game.can_undo() && !game.undo());
}

#[test]
fn a_match_that_is_over_cannot_be_ended() {
    let mut game = timed(60, 5);
    assert!(game.spend(60_000));
    let lost = game.outcome();
    assert_eq!(game.end(Ending::Resigned(Player::Two)), Err(AlreadyOver));
    assert_eq!((game.outcome(), game.ended()), (lost, None));
}

#[test]
fn a_match_without_a_clock_is_undone_as_well() {
    let mut game = TimedMatch::new(timed(60, 0).game().clone(), None);
    assert!(!game.spend(u64::MAX));
    play(&mut game, "d4");
    assert!(game.undo() && game.redo().is_some() && game.outcome().is_none());
    assert_eq!(game.clock(), None);
}

#[test]
fn readings_are_saved_with_the_match() {
    let mut game = timed(60, 5);
    for (spent, action) in [(1_000, "d4"), (2_000, "d7"), (3_000, "a7")] {
        game.spend(spent);
        play(&mut game, action);
    }
    game.undo();
    let mut read = SavedMatch::from_ron(&SavedMatch::new(game.clone()).to_ron()).unwrap().timed;
    game.redo();
    read.redo();
    assert_eq!(left(&read), left(&game));
    while game.undo() {
        assert!(read.undo());
        assert_eq!(left(&read), left(&game));
    }
    assert_eq!(left(&read), [59_000, 60_000]);
}

#[test]
fn a_clock_without_readings_goes_back_evenly_to_the_start() {
    let mut game = timed(60, 0);
    for action in ["d4", "d7"] {
        play(&mut game, action);
    }
    let shows = Clock::new(60, 0).unwrap().with_left([20_000, 0]).unwrap();
    let mut game = TimedMatch::new(game.game().clone(), Some(shows));
    game.undo();
    assert_eq!((left(&game), game.outcome()), ([40_000, 30_000], None));
    game.undo();
    assert_eq!(left(&game), [60_000, 60_000]);
}

#[derive(Clone, Debug)]
enum Step {
    Spend(u32),
    Play(u16),
    Undo,
    Redo,
    End(bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        (0..8_000_u32).prop_map(Step::Spend),
        any::<u16>().prop_map(Step::Play),
        Just(Step::Undo),
        Just(Step::Redo),
        any::<bool>().prop_map(Step::End),
    ];
    prop::collection::vec(step, 0..120)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn undo_is_the_inverse_of_play_and_redo_that_of_undo(start in game(), first in choices(10), steps in steps()) {
        let clock = Clock::new(30, 3).unwrap();
        let mut game = TimedMatch::new(play_out(start, &first, |_| {}), Some(clock));
        let shown = |game: &TimedMatch| (left(game), game.outcome(), game.game().played().len());
        for step in steps {
            let before = shown(&game);
            match step {
                Step::Spend(ms) => {
                    game.spend(ms.into());
                    prop_assert!(left(&game).iter().sum::<u64>() <= before.0.iter().sum::<u64>());
                }
                Step::Play(choice) => {
                    let actions = game.actions();
                    if let Some(action) = actions.get(usize::from(choice) % actions.len().max(1)) {
                        game.play(action).unwrap();
                        // Play, undo, play: the clock gains one increment, and not two.
                        let after = shown(&game);
                        prop_assert!(game.undo());
                        prop_assert_eq!(shown(&game), before);
                        game.play(action).unwrap();
                        prop_assert_eq!(shown(&game), after);
                    }
                }
                Step::Undo if game.ended().is_some() => {
                    prop_assert!(game.undo());
                    prop_assert_eq!((left(&game), game.game().played().len()), (before.0, before.2));
                    prop_assert_eq!(game.outcome(), None);
                }
                Step::Undo => {
                    if game.undo() && game.outcome().is_none() {
                        let undone = shown(&game);
                        prop_assert!(game.redo().is_some());
                        prop_assert_eq!(shown(&game), before);
                        prop_assert!(game.undo());
                        prop_assert_eq!(shown(&game), undone);
                    }
                }
                Step::End(resigns) => {
                    let loser = game.position().to_move();
                    let ending = if resigns { Ending::Resigned(loser) } else { Ending::DrawAgreed };
                    prop_assert_eq!(game.end(ending).is_ok(), before.1.is_none());
                    prop_assert_eq!(left(&game), before.0);
                }
                Step::Redo => {
                    if game.redo().is_some() {
                        let redone = shown(&game);
                        prop_assert!(game.undo());
                        prop_assert_eq!(shown(&game), before);
                        prop_assert!(game.redo().is_some());
                        prop_assert_eq!(shown(&game), redone);
                    }
                }
            }
            // However it came here: no more than the limit, and an increment for each action.
            let most = 30_000 + 3_000 * game.game().played().len() as u64;
            prop_assert!(left(&game).iter().all(|left| *left <= most));
            let text = SavedMatch::new(game.clone()).to_ron();
            prop_assert_eq!(SavedMatch::from_ron(&text).unwrap().to_ron(), text);
        }
    }
}
