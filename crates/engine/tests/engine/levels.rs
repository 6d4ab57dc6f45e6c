//! Levels: beginners overlook what takes many steps, whoever has learnt the game does not; and every level plays its games to the end.

use engine::{Level, Limits, Searchable, Stop, skill};
use record::Match;
use rules::kulami::Kulami;
use rules::napoleon::Napoleon;
use rules::netzwerk::Netzwerk;
use rules::{AnyAction, AnyGame, Game, GameKind, OneGame};

use super::searching::{root_position, searcher_at, without_history};

/// The turn of a level, with the mistakes of a seed.
fn turn(game: &AnyGame, level: u8, seed: u64) -> Vec<AnyAction> {
    let mut searcher = searcher_at(game.kind(), Level::new(level), seed);
    let root = without_history(game);
    root.search(&mut searcher, &Limits::default(), &Stop::default(), |_| ()).turn().to_vec()
}

/// How often of 200 times a level plays a turn that holds this.
fn share(game: &AnyGame, level: u8, holds: impl Fn(&[AnyAction]) -> bool) -> usize {
    (0..200).filter(|seed| holds(&turn(game, level, *seed))).count()
}

#[test]
fn only_the_two_lowest_levels_overlook_what_takes_many_steps() {
    for kind in GameKind::ALL {
        for level in Level::all() {
            let overlooks = skill(kind, level).overlooks_further > 0;
            assert_eq!(overlooks, level.number() <= 2, "{kind}, level {}", level.number());
        }
    }
}

#[test]
fn beginners_overlook_long_chains_of_jumps() {
    // Two counters can be captured in one move, one after the other, or a third as well.
    let position = "11/11/7rr2/11/5r5/11/4r6/11/3r7/1b1b7/11 b";
    let game = GameKind::Napoleon.set_up("", Some("quatre-bras"), Some(position)).unwrap();
    let captured = |turn: &[AnyAction], least: usize| turn[0].to_string().matches('x').count() >= least;
    let [first, second, third] = [1, 2, 3].map(|level| share(&game, level, |turn| captured(turn, 2)));
    assert!(first < second && second < third, "{first} {second} {third}");
    assert!(first <= 60, "a beginner sees it rarely: {first} of 200");
    assert!(third >= 120, "who has learnt the game sees it: {third} of 200");
}

#[test]
fn beginners_overlook_rich_turns() {
    let game = GameKind::Netzwerk.set_up("", None, None).unwrap();
    let runs = |level| {
        let runs = |turn: &[AnyAction]| turn.iter().filter(|action| action.to_string().contains('*')).count();
        (0..100).map(|seed| runs(&turn(&game, level, seed))).sum::<usize>()
    };
    let [first, second, third] = [1, 2, 3].map(runs);
    assert!(first < second && second < third, "{first} {second} {third}");
    assert!((100..150).contains(&first), "seldom more than the one that a turn needs: {first} in 100 turns");
}

#[test]
fn beginners_overlook_fields_beyond_other_marbles() {
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text("d4 d7 f7 f4 b4 b7").unwrap();
    let kulami: &Kulami = OneGame::of(game.position().position()).unwrap();
    // From b7 on, d7 and f7 are in the way.
    let further: Vec<u32> =
        ["b1", "c7", "h7"].into_iter().map(|field| kulami.further_steps(&field.parse().unwrap())).collect();
    assert_eq!(further, [1, 0, 2]);
    let is_beyond = |turn: &[AnyAction]| ["h7", "b3", "b1", "b2"].contains(&turn[0].to_string().as_str());
    let [first, third] = [1, 3].map(|level| share(game.position(), level, is_beyond));
    assert!(first < third, "{first} {third}");
}

#[test]
fn every_jump_and_every_run_after_the_first_is_a_step_further() {
    let position = "11/11/7rr2/11/11/11/4r6/11/3r7/1b1b7/11 b";
    let napoleon = Napoleon::set_up("", Some("quatre-bras"), Some(position)).unwrap();
    let mut plays = Vec::new();
    napoleon.plays(&mut plays);
    for play in &plays {
        let actions = Napoleon::actions_of(play);
        assert_eq!(napoleon.further_steps(play) as usize, actions[0].legs().count() - 1, "{}", actions[0]);
    }
    let netzwerk = Netzwerk::default();
    let mut turns = Vec::new();
    netzwerk.plays(&mut turns);
    for turn in &turns {
        let actions = Netzwerk::actions_of(turn);
        let runs = actions.iter().filter(|action| action.to_string().contains('*')).count();
        assert_eq!(netzwerk.further_steps(turn) as usize, runs - 1);
    }
}

#[test]
fn the_lowest_levels_always_move_and_decide_their_games() {
    for kind in GameKind::ALL {
        let board = (kind == GameKind::Napoleon).then_some("quatre-bras");
        let mut decided = 0;
        for seed in 0..6 {
            let mut game = Match::new(kind.set_up(kind.table_rules(), board, None).unwrap());
            // As at the table, every side has its own mistakes.
            let mut searchers =
                [1, 2].map(|level| searcher_at(kind, Level::new(level), 2 * seed + u64::from(level)));
            while game.outcome().is_none() {
                let root = root_position(&game);
                let searcher = &mut searchers[game.position().to_move().index()];
                let result = root.search(searcher, &Limits::default(), &Stop::default(), |_| ());
                assert!(!result.turn().is_empty(), "{kind}: {}", game.position());
                for action in result.turn() {
                    game.play(action).unwrap();
                }
                assert!(game.turns().len() < 400, "{kind}: {}", game.position());
            }
            decided += usize::from(game.outcome().is_some_and(|outcome| outcome.winner.is_some()));
        }
        assert!(decided >= 5, "{kind}: {decided} of 6 games had a winner");
    }
}

#[test]
fn the_same_seed_makes_the_same_mistakes() {
    for kind in GameKind::ALL {
        let game = kind.set_up(kind.table_rules(), None, None).unwrap();
        for level in [1, 2] {
            let turns: Vec<_> = (0..20).map(|seed| turn(&game, level, seed)).collect();
            assert!((0..20).zip(&turns).all(|(seed, before)| turn(&game, level, seed) == *before), "{kind}");
            assert!(turns.iter().any(|turn| *turn != turns[0]), "{kind}: other seeds, other mistakes");
        }
    }
}
