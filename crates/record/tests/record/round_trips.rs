//! Any match of any game is the same after saving and loading it.

use proptest::prelude::*;
use record::{
    Clock, Ending, HIGHEST_LEVEL, LONGEST_THINKING, Name, SavedMatch, SavedPlayer, Seat, TimedMatch,
};
use rules::{Game, Player};

use super::assert_same;
use super::common::{choices, game, play_out};

fn clock() -> impl Strategy<Value = Option<Clock>> {
    prop::option::of((10..=86_400_u32, 0..=600_u32, any::<[u32; 2]>()).prop_map(
        |(limit, increment, spent)| {
            let mut clock = Clock::new(limit, increment).unwrap();
            for (player, spent) in Player::BOTH.into_iter().zip(spent) {
                clock.spend(player, u64::from(spent) / 20);
                clock.end_turn(player);
            }
            clock
        },
    ))
}

fn name() -> impl Strategy<Value = Option<Name>> {
    let text = prop_oneof![
        "[A-Za-z ]{0,60}",
        "[^\\x00-\\x1f\\x7f-\\u{9f}]{0,60}",
        Just("\"\\'\u{301}\u{202e}../..".to_owned())
    ];
    text.prop_map(|text| Name::fitted(&text))
}

fn player() -> impl Strategy<Value = SavedPlayer> {
    let seat = prop_oneof![
        Just(Seat::Human),
        (1..=HIGHEST_LEVEL).prop_map(Seat::Computer),
        (1..=LONGEST_THINKING).prop_map(Seat::Timed)
    ];
    (name(), seat).prop_map(|(name, seat)| SavedPlayer { name, seat })
}

/// How the players end a match: mostly not at all.
fn ending() -> impl Strategy<Value = Option<Ending>> {
    prop_oneof![
        2 => Just(None),
        1 => Just(Some(Ending::DrawAgreed)),
        1 => any::<bool>().prop_map(|first| Some(Ending::Resigned(if first { Player::One } else { Player::Two }))),
    ]
}

fn saved() -> impl Strategy<Value = SavedMatch> {
    let times = 0..=253_402_300_799_u64;
    let about = (name(), [player(), player()], times.clone(), times, clock(), ending());
    (game(), choices(150), any::<prop::sample::Index>(), about).prop_map(
        |(start, choices, back, (title, players, began, changed, clock, ending))| {
            let mut game = play_out(start, &choices, |_| {});
            for _ in 0..back.index(game.played().len() + 1) {
                game.undo();
            }
            let mut timed = TimedMatch::new(game, clock);
            // Refused where the match is over already.
            let _ = ending.map(|ending| timed.end(ending));
            SavedMatch { timed, title, players, began, changed }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn a_match_that_is_saved_and_loaded_is_the_same_match(saved in saved()) {
        let text = saved.to_ron();
        let read = SavedMatch::from_ron(&text).unwrap();
        assert_same(&read, &saved);
        assert_eq!(read.to_ron(), text);
    }

    #[test]
    fn a_match_that_was_loaded_can_be_undone_and_redone(saved in saved()) {
        let mut read = SavedMatch::from_ron(&saved.to_ron()).unwrap();
        let mut saved = saved;
        if saved.timed.ended().is_some() {
            assert!(read.timed.redo().is_none() && read.timed.undo() && saved.timed.undo());
            assert_same(&read, &saved);
        }
        let mut again = 0;
        while read.timed.redo().is_some() {
            again += 1;
        }
        let is_out_of_time = saved.outcome().is_some() && saved.game().outcome().is_none();
        assert_eq!(again, if is_out_of_time { 0 } else { saved.game().undone().len() });
        for _ in 0..again {
            assert!(read.timed.undo());
        }
        assert_same(&read, &saved);
        while read.timed.undo() {}
        assert_eq!(read.game().position(), saved.game().start());
        for _ in 0..saved.game().played().len() {
            read.timed.redo().unwrap();
        }
        assert_same(&read, &saved);
        assert_eq!(read.to_ron(), saved.to_ron(), "with every reading of the clock");
    }

    #[test]
    fn the_positions_of_a_match_are_found_by_their_number(start in game(), choices in choices(60)) {
        let mut positions = Vec::new();
        let game = play_out(start, &choices, |position| positions.push(position.clone()));
        for (number, position) in positions.iter().enumerate() {
            assert_eq!(game.position_at(number), Some(position));
        }
        assert_eq!(positions.len(), game.played().len() + 1);
        assert_eq!(game.position_at(positions.len()), None);
    }

    #[test]
    fn the_turns_of_a_match_are_all_of_its_actions_in_order(start in game(), choices in choices(60)) {
        let game = play_out(start, &choices, |_| {});
        let turns = game.turns();
        let actions: Vec<usize> = turns.iter().cloned().flatten().collect();
        assert_eq!(actions, (0..game.played().len()).collect::<Vec<_>>());
        for turn in &turns {
            let by = game.played()[turn.start].by;
            assert!(game.played()[turn.clone()].iter().all(|played| played.by == by));
            assert!(turn.start == 0 || game.played()[turn.start - 1].after.starts_turn());
        }
        let mut ended = turns.iter().filter(|turn| game.played()[turn.end - 1].ends_turn());
        assert_eq!(ended.next_back().cloned().unwrap_or(0..0), game.last_turn());
    }
}
