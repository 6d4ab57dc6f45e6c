//! The contract of a search, in all games, with all rules, on all boards, in any position.

use std::cell::Cell;

use engine::{AnySearchResult, LEVELS, Level, Limits, SURELY_WON, Searcher, Stop, WON};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use record::Match;
use rules::{AnyAction, AnyGame, Game};

use super::common::{choices, game, play_out};
use super::searching::{root_position, searcher_at, without_history};

/// Any position with its history, including in the middle of a turn.
fn position() -> impl Strategy<Value = Match<AnyGame>> {
    (game(), choices(80)).prop_map(|(start, choices)| play_out(start, &choices, |_| {}))
}

/// The result of a new searcher.
fn search(game: &Match<AnyGame>, limits: &Limits) -> AnySearchResult {
    super::searching::search(&root_position(game), limits)
}

/// Plays the actions of a whole turn: they are legal, and the turn ends exactly after them.
pub(crate) fn play_turn(position: &mut AnyGame, turn: &[AnyAction]) {
    let mover = position.to_move();
    assert!(!turn.is_empty(), "{position}");
    if turn == [AnyAction::Swap] {
        position.play(&AnyAction::Swap).unwrap();
        return;
    }
    for action in turn {
        assert!(position.to_move() == mover && position.outcome().is_none(), "{position} {turn:?}");
        position.play(action).unwrap_or_else(|fault| panic!("{position} {action}: {fault}"));
    }
    assert!(position.to_move() != mover || position.outcome().is_some(), "{position} {turn:?}");
}

/// Checks everything about a search result that can be checked without searching.
fn check(game: &Match<AnyGame>, result: &AnySearchResult, lines: usize) {
    let start = game.position();
    if start.outcome().is_some() {
        assert_eq!(result.lines, []);
        return;
    }
    assert!((1..=lines).contains(&result.lines.len()), "{start}");
    for line in &result.lines {
        let mut position = start.clone();
        assert!(line.eval.0.abs() < WON, "{start}: {:?}", line.eval);
        for turn in &line.turns {
            play_turn(&mut position, turn);
        }
        // A proven win is shown in the line, or takes at least as many turns as the line has.
        if let Some(end) = line.eval.end() {
            assert!(line.turns.len() <= end.unsigned_abs() as usize, "{start}: {line:?}");
        }
    }
    assert!(result.lines.is_sorted_by_key(|line| -line.eval.0), "{start}");
    let mut firsts: Vec<_> = result.lines.iter().map(|line| &line.turns[0]).collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), result.lines.len(), "{start}: two lines begin alike");
}

/// The result without the time it took.
fn timeless(result: AnySearchResult) -> AnySearchResult {
    AnySearchResult { elapsed: std::time::Duration::ZERO, ..result }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_search_of_any_size_finds_a_legal_turn(game in position(), nodes in 1_u64..2_000, lines in 1_usize..5) {
        let small = Limits { lines, ..Limits::nodes(nodes) };
        let limits = [
            small,
            Limits { depth: Some(1), ..small },
            Limits { depth: Some(0), ..small },
            Limits { time: Some(std::time::Duration::from_millis(nodes % 3)), lines, ..Limits::default() },
            Limits { threads: 2, ..small },
        ];
        for limits in limits {
            check(&game, &search(&game, &limits), lines);
        }
        let stop = Stop::default();
        stop.stop();
        let stopped = root_position(&game).search(&mut Searcher::new(1), &small, &stop, |_| ());
        check(&game, &stopped, lines);
    }

    #[test]
    fn levels_play_legal_turns(game in position(), level in 1..=LEVELS as u8, seed in any::<u64>()) {
        let mut searcher = searcher_at(game.position().kind(), Level::new(level), seed);
        let result = root_position(&game).search(&mut searcher, &Limits::nodes(500), &Stop::default(), |_| ());
        check(&game, &result, 1);
    }

    #[test]
    fn the_same_search_has_the_same_result(game in position(), nodes in 1_u64..1_000, other in position()) {
        let limits = Limits { lines: 2, ..Limits::nodes(nodes) };
        let first = timeless(search(&game, &limits));
        prop_assert!(first.nodes < nodes + 64, "{} of {}", first.nodes, nodes);
        prop_assert_eq!(&first, &timeless(search(&game, &limits)));
        let mut searcher = Searcher::new(1);
        root_position(&other).search(&mut searcher, &limits, &Stop::default(), |_| ());
        searcher.clear();
        let again = root_position(&game).search(&mut searcher, &limits, &Stop::default(), |_| ());
        prop_assert_eq!(first, timeless(again));
    }

    #[test]
    fn intermediate_results_are_valid_too(game in position()) {
        let limits = Limits { lines: 3, ..Limits::nodes(1_000) };
        let mut reported = Vec::new();
        let result = root_position(&game).search(&mut Searcher::new(1), &limits, &Stop::default(), |result| {
            check(&game, result, 3);
            reported.push(result.nodes);
        });
        prop_assert!(reported.is_sorted() && reported.last().is_none_or(|last| *last <= result.nodes));
    }

    #[test]
    fn a_win_within_the_turn_is_found(start in game(), choices in choices(400)) {
        let mut game = play_out(start, &choices, |_| {});
        let mover = game.played().last().map(|played| played.by);
        let by_rules = game.position().outcome();
        if let (Some(outcome), Some(mover)) = (by_rules, mover)
            && outcome.winner == Some(mover)
            && game.position().score().is_none()
        {
            game.undo();
            let result = search(&game, &Limits { depth: Some(2), ..Limits::nodes(20_000) });
            prop_assert_eq!(result.eval().unwrap().end(), Some(1), "{}", game.position());
        }
    }

    #[test]
    fn a_root_is_the_same_from_history_or_action_by_action(game in position()) {
        let mut root = without_history(game.start());
        for played in game.played() {
            prop_assert!(root.advance(&played.after));
        }
        let limits = Limits::nodes(100);
        let advanced = super::searching::search(&root, &limits);
        prop_assert_eq!(timeless(advanced), timeless(search(&game, &limits)));
    }
}

#[test]
fn a_longer_search_does_not_change_an_exact_result() {
    // Always the same cases, so that there are always some with an exact result.
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(ProptestConfig::with_cases(64), rng);
    let exact = Cell::new(0);
    let checked = runner.run(&(game(), choices(400)), |(start, choices)| {
        let mut game = play_out(start, &choices, |_| {});
        // Near the end there is something to find.
        for _ in 0..3 {
            if game.outcome().is_some() {
                game.undo();
            }
        }
        let result = search(&game, &Limits::nodes(1_000));
        check(&game, &result, 1);
        if game.outcome().is_some() || !result.is_exact {
            return Ok(());
        }
        exact.set(exact.get() + 1);
        let longer = search(&game, &Limits::nodes(20_000));
        prop_assert!(longer.is_exact);
        prop_assert_eq!(longer.eval(), result.eval());
        // The evaluation is that of the position after the best turn, for the other player.
        for action in result.turn() {
            game.play(action).unwrap();
        }
        if let Some(reply) = search(&game, &Limits::nodes(20_000)).eval() {
            let step = |eval: i32| if eval.abs() >= SURELY_WON { eval - eval.signum() } else { eval };
            prop_assert_eq!(step(-reply.0), result.eval().unwrap().0);
        }
        Ok(())
    });
    checked.unwrap();
    assert!(exact.get() >= 10, "{} exact results", exact.get());
}
