//! Kulami: the endgame solver.

use std::time::{Duration, Instant};

use engine::kulami::solve_counted;
use engine::{Limits, Searchable, Stop, TranspositionTable, WON};
use rules::kulami::{Action, Kulami, Layout, Rules, random_closed, random_irregular};
use rules::{Game, Player, Rng, Rules as _};

use super::searching::{after, random_action, search_own};

const SCORES: [&str; 4] = ["score=basic", "score=level1", "score=chains", "score=level2"];

/// A random position with this many marbles left to place, on one of several layouts.
fn position(seed: u64, left: usize, rules: &str) -> Kulami {
    let mut chance = Rng::new(seed);
    let layout = match seed % 4 {
        0 => Layout::default(),
        1 => Layout::from_name_or_text("irregular").unwrap(),
        2 => random_closed(seed),
        _ => random_irregular(seed),
    };
    loop {
        let mut game = Kulami::start(layout, Rules::from_text(rules).unwrap());
        for _ in left..56 {
            if game.outcome().is_none() {
                game = game.after(&random_action(&game, &mut chance));
            }
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// By how many points the first player is ahead.
fn difference(game: &Kulami) -> i32 {
    let [one, two] = game.points();
    i32::from(one) - i32::from(two)
}

/// The same at the end, with best play, and the line that leads there.
fn solve(
    game: &Kulami,
    limits: &Limits,
    stop: &Stop,
    table: &TranspositionTable,
) -> Option<(i32, Vec<Action>)> {
    let line = solve_counted(game, limits, stop, table).1.pop()?;
    let ahead = Kulami::points_of(line.eval.0)?;
    Some((if game.to_move() == Player::One { ahead } else { -ahead }, line.turns.concat()))
}

/// The difference at the end, with best play, by brute force.
fn by_trying_everything(game: &Kulami) -> i32 {
    let after = game.actions().into_iter().map(|action| by_trying_everything(&game.after(&action)));
    let best = if game.to_move() == Player::One { after.max() } else { after.min() };
    best.unwrap_or_else(|| difference(game))
}

#[test]
fn the_endgame_is_what_trying_everything_finds() {
    // One for all layouts and scorings: entries of other positions do no harm.
    let table = TranspositionTable::with_megabytes(1);
    for rules in SCORES {
        for seed in 0..900 {
            // Few have as many marbles left as it takes long to try.
            let left = if seed < 120 { 6 + (seed / 4 % 4) as usize } else { 1 + seed as usize % 7 };
            let game = position(seed, left, rules);
            let (exact, line) = solve(&game, &Limits::default(), &Stop::default(), &table).unwrap();
            assert_eq!(exact, by_trying_everything(&game), "{rules} {game}");
            let end = after(&game, &line);
            assert!(end.outcome().is_some(), "{rules} {game}");
            assert_eq!(difference(&end), exact, "its line leads to that result: {rules} {game}");
        }
    }
}

#[test]
fn the_search_finds_the_final_result_and_several_lines() {
    for (i, rules) in SCORES.into_iter().enumerate() {
        for seed in 0..12 {
            let game = position(100 * i as u64 + seed, 8, rules);
            let result = search_own(&game, &Limits { lines: 3, ..Limits::nodes(50_000) });
            assert!(result.is_exact, "{game}");
            assert_eq!(result.lines.len(), game.actions().len().min(3));
            let mut worths: Vec<i32> = game
                .actions()
                .into_iter()
                .map(|action| {
                    let ahead = by_trying_everything(&game.after(&action));
                    if game.to_move() == Player::One { ahead } else { -ahead }
                })
                .collect();
            worths.sort_unstable_by_key(|eval| -eval);
            for (line, eval) in result.lines.iter().zip(worths) {
                assert_eq!(line.eval.0, 100 * eval + 2_000 * eval.signum(), "{game}");
                assert!(line.eval.0.abs() < WON);
            }
        }
    }
}

#[test]
fn the_endgame_is_given_up_in_time() {
    let game = position(3, 40, "score=level2");
    let table = TranspositionTable::with_megabytes(1);
    let began = Instant::now();
    let limits = Limits::time(Duration::from_millis(30));
    assert_eq!(solve(&game, &limits, &Stop::default(), &table), None);
    assert_eq!(solve(&game, &Limits::nodes(5_000), &Stop::default(), &table), None);
    let stop = Stop::default();
    stop.stop();
    assert_eq!(solve(&game, &Limits::default(), &stop, &table), None);
    // Far more than this needs, far less than solving the endgame would.
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_match_that_is_over_has_no_endgame() {
    let mut game = position(8, 3, "");
    while let [first, ..] = game.actions()[..] {
        game.play_unchecked(&first);
    }
    let table = TranspositionTable::with_megabytes(1);
    assert_eq!(solve(&game, &Limits::default(), &Stop::default(), &table), None);
}
