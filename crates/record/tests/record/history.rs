//! The history of a match: repetitions are counted correctly, and its size is limited.

use proptest::prelude::*;
use record::{Clock, LONGEST, MOST_LETTERS, Match, PlayError, SavedMatch, TimedMatch};
use rules::{AnyGame, Effect, Game, GameKind, Outcome, Reason};

use super::common::{choices, game, play_out};
use super::{assert_same, fault};

/// Two robots that go to and fro: a match with `draw` off that comes back to the same four positions for ever.
const FEW: &str = "13/9b3/13/13/2o10/1b11/13/13/13/1w11/2o10/9w3/13 w r - -";
const TO_AND_FRO: [&str; 8] = ["b4-d4*c3", "end", "b8-d8*c9", "end", "d4-b4*c3", "end", "d8-b8*c9", "end"];

fn recounted(game: &Match<AnyGame>) -> (usize, usize) {
    let positions = (0..=game.played().len()).map(|number| game.position_at(number).unwrap());
    let times = positions.filter(|position| *position == game.position()).count();
    let takes = |effects: &[Effect]| {
        effects.iter().any(|effect| matches!(effect, Effect::Captured { .. } | Effect::Lost { .. }))
    };
    let quiet = game.played().iter().rev().take_while(|played| !takes(&played.effects)).count();
    (times, quiet)
}

/// A match of as many actions as there is room for.
fn longest() -> Match<AnyGame> {
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(FEW)).unwrap());
    for i in 0..LONGEST {
        game.play_text(TO_AND_FRO[i % TO_AND_FRO.len()]).unwrap();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn repetitions_and_quiet_actions_are_counted_as_by_looking_through_all(
        start in game(),
        choices in choices(80),
        wander in prop::collection::vec(0..4_u8, 0..80),
    ) {
        let mut game = play_out(start, &choices, |_| {});
        for step in wander {
            match step {
                0 => drop(game.redo()),
                1 => {
                    let actions = game.actions();
                    if let Some(action) = actions.get(actions.len() / 2) {
                        game.play(action).unwrap();
                    }
                }
                _ => drop(game.undo()),
            }
            assert_eq!((game.repetitions(), game.quiet()), recounted(&game));
        }
    }
}

#[test]
fn repetitions_are_counted_through_play_undo_and_redo() {
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(FEW)).unwrap());
    for i in 0..40 {
        game.play_text(TO_AND_FRO[i % TO_AND_FRO.len()]).unwrap();
        assert_eq!((game.repetitions(), game.quiet()), recounted(&game));
    }
    assert_eq!(game.repetitions(), 6);
    for _ in 0..27 {
        game.undo();
        assert_eq!((game.repetitions(), game.quiet()), recounted(&game));
    }
    while game.redo().is_some() {
        assert_eq!((game.repetitions(), game.quiet()), recounted(&game));
    }
    assert_eq!((game.played().len(), game.repetitions()), (40, 6));
}

#[test]
fn a_match_that_repetition_has_drawn_is_still_drawn_when_it_is_loaded() {
    let start = GameKind::Netzwerk.set_up("repetition=draw", None, Some(FEW)).unwrap();
    let mut game = Match::new(start);
    game.play_text(&[TO_AND_FRO.join(" "), TO_AND_FRO.join(" ")].join(" ")).unwrap();
    let drawn = Some(Outcome::draw(Reason::Repetition));
    assert_eq!(game.outcome(), drawn);
    let saved = SavedMatch::new(TimedMatch::new(game, None));
    let mut read = SavedMatch::from_ron(&saved.to_ron()).unwrap();
    assert_same(&read, &saved);
    let next = read.game().position().actions()[0].clone();
    assert_eq!(read.timed.play(&next), Err(PlayError::Over));
    read.timed.undo();
    assert_eq!(read.game().outcome(), None);
    read.timed.redo().unwrap();
    assert_eq!(read.game().outcome(), drawn);
}

#[test]
fn the_longest_match_is_loaded_as_it_was_and_takes_no_further_action() {
    let saved = SavedMatch::new(TimedMatch::new(longest(), Some(Clock::new(86_400, 600).unwrap())));
    let text = saved.to_ron();
    assert!((text.len() as u64) < SavedMatch::LARGEST);
    let mut read = SavedMatch::from_ron(&text).unwrap();
    assert_same(&read, &saved);
    assert_eq!((read.game().repetitions(), read.game().quiet()), recounted(read.game()));
    let next = read.game().position().actions()[0].clone();
    assert_eq!(read.timed.play(&next), Err(PlayError::Full));
    assert_eq!(PlayError::<std::fmt::Error>::Full.to_string(), "a game can have at most 20000 actions");
    assert_eq!(read.game().played().len(), LONGEST, "nothing was played");
    // An undo makes room for another action in its place.
    read.timed.undo();
    let text = read.to_ron();
    assert_same(&SavedMatch::from_ron(&text).unwrap(), &read);
    read.timed.play(&read.timed.position().read_action("end").unwrap()).unwrap();
    let one_more = text.replace("undone: [", "undone: [\n        \"end\",");
    assert_eq!(fault(&one_more), "it has 20001 actions (the maximum is 20000)");
}

#[test]
fn a_match_full_of_long_series_of_jumps_can_be_saved_and_one_more_is_refused() {
    let map = "Map(format: 1, name: \"Rows\", terrain: [\"W..~\", \"....\", \"...M\"], \
               counters: [\"..R.\", \"R...\", \"BB..\"], places: [])";
    let mut game = Match::new(GameKind::Napoleon.set_up("", Some(map), None).unwrap());
    // Over its own counter on b1 a counter may jump to and fro as often as it likes.
    let there = "a1".to_owned() + &"-c1-a1".repeat(MOST_LETTERS / 12) + "-c1";
    let back = "c1".to_owned() + &"-a1-c1".repeat(MOST_LETTERS / 12) + "-a1";
    game.play_text(&there).unwrap();
    game.play_text("c3-c2").unwrap();
    let action = game.position().read_action(&back).unwrap();
    assert_eq!(game.play(&action), Err(PlayError::TooLong));
    let refused = game.play_text(&back).unwrap_err();
    assert_eq!(refused.reason, "the actions of a game can have at most 2000000 characters in all");
    game.play_text("c1-a1").unwrap();
    game.undo();
    game.undo();
    let saved = SavedMatch::new(TimedMatch::new(game, None));
    let text = saved.to_ron();
    assert!((text.len() as u64) < SavedMatch::LARGEST);
    assert_same(&SavedMatch::from_ron(&text).unwrap(), &saved);
    let too_long = text.replace("\"c3-c2\"", &format!("\"c3-c2\", {back:?}"));
    assert_eq!(fault(&too_long), "its actions have 2000012 characters (the maximum is 2000000)");
}

#[test]
fn what_can_be_undone_and_redone_is_known() {
    let mut game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    assert!(!game.can_undo() && !game.can_redo());
    game.play_text("d4").unwrap();
    assert!(game.can_undo() && !game.can_redo());
    assert!(game.undo());
    assert!(!game.can_undo() && game.can_redo());
}
