//! The computer by the swap rule: it begins with a fair turn, and swaps where that is better.

use std::collections::BTreeMap;

use engine::{Level, Limits, Searcher, Stop, Why, win_probability};
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Rng, kulami, napoleon};

use super::anytime::SWAP;
use super::contract::play_turn;
use super::searching::{random_action, root_position, search, searcher_at, without_history};

/// The starts of the games by the swap rule, with rules for which no first turns were measured.
fn starts() -> [AnyGame; 3] {
    SWAP.map(|(kind, rules)| kind.set_up(rules, None, None).unwrap())
}

/// The match after a random first turn.
fn with_first_turn(start: &AnyGame, seed: u64) -> Match<AnyGame> {
    let (mut game, mut chance) = (Match::new(start.clone()), Rng::new(seed));
    while !game.position().can_swap() {
        game.play(&random_action(game.position(), &mut chance)).unwrap();
    }
    game
}

#[test]
fn it_swaps_exactly_where_the_other_side_is_better() {
    let mut swaps = 0;
    for start in starts() {
        for seed in 0..12 {
            let game = with_first_turn(&start, seed);
            let root = root_position(&game);
            let [plain, with_swap] =
                [root.clone().without_swap(), root.clone()].map(|root| search(&root, &Limits::nodes(200)));
            let value = plain.eval().unwrap().0;
            assert_eq!(with_swap.eval().unwrap().0, value.abs(), "{}", game.position());
            if value < 0 {
                swaps += 1;
                assert_eq!(with_swap.turn(), [AnyAction::Swap]);
                assert_eq!(with_swap.lines[0].turns[1..], plain.lines[0].turns[..], "the opponent plays on");
                assert_eq!(root.why(&with_swap), [Why::BetterSide]);
            } else {
                assert_eq!(with_swap.turn(), plain.turn());
            }
        }
    }
    assert!((3..33).contains(&swaps), "{swaps}");
}

#[test]
fn after_a_swap_the_same_position_has_not_come_back() {
    for start in starts() {
        let mut game = with_first_turn(&start, 3);
        let without = root_position(&game).without_swap();
        game.play(&AnyAction::Swap).unwrap();
        let [before, after] = [without, root_position(&game)].map(|root| search(&root, &Limits::nodes(300)));
        assert_eq!(before.lines, after.lines);
    }
}

#[test]
fn the_first_turn_is_fair() {
    for start in starts() {
        let root = without_history(&start);
        let result = search(&root, &Limits { lines: 3, ..Limits::nodes(6_000) });
        assert_eq!(root.why(&result), [Why::FairTurn]);
        assert!(result.nodes > 0, "by these rules it is searched");
        assert!(result.eval().unwrap().0 <= 0, "the opponent could take it over");
        let mut after = start.clone();
        play_turn(&mut after, result.turn());
        assert!(after.can_swap());
        // For the other player, it is worth nearly nothing, by a longer search than its own.
        let judged = search(&without_history(&after).without_swap(), &Limits::nodes(3_000));
        let chance = win_probability(start.kind(), judged.eval().unwrap());
        assert!((0.35..0.65).contains(&chance), "{after} {chance}");
    }
}

#[test]
fn what_was_measured_to_be_fair_is_played_and_left_as_it_is() {
    let mut results: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let maps = napoleon::shipped().iter().map(|(name, _)| (GameKind::Napoleon, Some(*name)));
    let layouts = kulami::shipped().iter().map(|(name, _)| (GameKind::Kulami, Some(*name)));
    for (kind, board) in maps.chain(layouts).chain([(GameKind::Netzwerk, None)]) {
        let rules = format!("swap=on,{}", kind.table_rules());
        let game = Match::new(kind.set_up(rules.trim_end_matches(','), board, None).unwrap());
        let mut searcher = Searcher::new(1);
        let mut search = |game: &Match<AnyGame>, limits: &Limits| {
            root_position(game).search(&mut searcher, limits, &Stop::default(), |_| ())
        };
        let first = search(&game, &Limits { lines: 100, ..Limits::nodes(10) });
        assert!(first.lines.len() > 1 && first.lines.iter().all(|line| line.eval.0 == 0), "{board:?}");
        for line in &first.lines {
            let mut game = game.clone();
            for (i, action) in line.turns[0].iter().enumerate() {
                let rest = search(&game, &Limits { lines: 100, ..Limits::nodes(10) });
                assert!(
                    rest.lines.iter().any(|rest| rest.turns[0] == line.turns[0][i..]),
                    "{}",
                    game.position()
                );
                game.play(action).unwrap();
            }
            let reply = search(&game, &Limits::nodes(500));
            assert_ne!(reply.turn(), [AnyAction::Swap], "{board:?} {}", game.position());
            assert_eq!(reply.eval().unwrap().0, 0);
        }
        // Games say more than searches about the beginning.
        let games = GAMES / kind.boards().len().max(1) as u64;
        let (points, of) = results.entry(kind.name()).or_default();
        *points += (0..games).map(|seed| points_of_first(&game, seed)).sum::<u64>();
        *of += 2 * games;
    }
    // On a single board, that few games say nothing.
    for (kind, (points, of)) in results {
        let share = points as f64 / of as f64;
        let error = 0.5 / (GAMES as f64).sqrt();
        assert!((share - 0.5).abs() < 3.0 * error, "{kind}: {share} of the points are the first player's");
    }
}

/// The number of games that try out the fair first turns of all boards of a game.
const GAMES: u64 = 288;

/// The points of the player who begins in a game of level 4 against itself: two for a win, one for a draw.
fn points_of_first(start: &Match<AnyGame>, seed: u64) -> u64 {
    let kind = start.position().kind();
    let [mut one, mut two] = [seed, !seed].map(|seed| searcher_at(kind, Level::new(4), seed));
    let mut game = start.clone();
    let begins = game.position().to_move();
    while game.outcome().is_none() {
        let searcher = if game.position().to_move() == begins { &mut one } else { &mut two };
        let turn = root_position(&game).search(searcher, &Limits::default(), &Stop::default(), |_| ());
        turn.turn().iter().for_each(|action| assert!(game.play(action).is_ok()));
    }
    game.outcome().unwrap().winner.map_or(1, |winner| if winner == begins { 2 } else { 0 })
}

#[test]
fn first_turns_vary_with_the_seed() {
    for start in &starts()[1..] {
        let turn = |seed| {
            let mut searcher = searcher_at(start.kind(), None, seed);
            let root = without_history(start);
            root.search(&mut searcher, &Limits::nodes(2_000), &Stop::default(), |_| ()).turn().to_vec()
        };
        let turns: std::collections::BTreeSet<_> = (0..12).map(turn).collect();
        assert!(turns.len() > 1, "{start}");
        assert_eq!(turn(5), turn(5));
    }
}
