//! The computer by the swap rule: it begins with a fair turn, and swaps where that is better.

use std::collections::BTreeMap;

use engine::{AnyRootPosition, Level, Limits, Searcher, Stop, Why, skill, win_probability};
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Rng, kulami, napoleon};

use super::contract::{play_turn, root_position};

/// The start of a game by the swap rule, with other rules for which no first turns were measured.
fn start(kind: GameKind) -> AnyGame {
    let rules = match kind {
        GameKind::Netzwerk => "swap=on,opening=single",
        GameKind::Kulami => "swap=on,score=level2",
        GameKind::Napoleon => "swap=on,first=red",
    };
    kind.set_up(rules, None, None).unwrap()
}

/// The match after a random first turn.
fn with_first_turn(kind: GameKind, seed: u64) -> Match<AnyGame> {
    let (mut game, mut chance) = (Match::new(start(kind)), Rng::new(seed));
    while !game.position().can_swap() {
        let actions = game.actions();
        game.play(&actions[chance.below(actions.len())]).unwrap();
    }
    game
}

#[test]
fn it_swaps_exactly_where_the_other_side_is_better() {
    let mut swaps = 0;
    for kind in GameKind::ALL {
        for seed in 0..12 {
            let game = with_first_turn(kind, seed);
            let root = root_position(&game);
            let search = |root: &AnyRootPosition| {
                root.search(&mut Searcher::new(1), &Limits::nodes(200), &Stop::default(), |_| ())
            };
            let (plain, with_swap) = (search(&root.clone().without_swap()), search(&root));
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
    for kind in GameKind::ALL {
        let mut game = with_first_turn(kind, 3);
        let without = root_position(&game).without_swap();
        game.play(&AnyAction::Swap).unwrap();
        let search = |root: &AnyRootPosition| {
            root.search(&mut Searcher::new(1), &Limits::nodes(300), &Stop::default(), |_| ()).lines
        };
        assert_eq!(search(&without), search(&root_position(&game)));
    }
}

#[test]
fn the_first_turn_is_fair() {
    for kind in GameKind::ALL {
        let game = Match::new(start(kind));
        let root = root_position(&game);
        let limits = Limits { lines: 3, ..Limits::nodes(6_000) };
        let result = root.search(&mut Searcher::new(4), &limits, &Stop::default(), |_| ());
        assert_eq!(root.why(&result), [Why::FairTurn]);
        assert!(result.eval().unwrap().0 <= 0, "the opponent could take it over");
        let mut after = game.position().clone();
        play_turn(&mut after, result.turn());
        assert!(after.can_swap());
        // For the other player, it is worth nearly nothing, by a longer search than its own.
        let root = AnyRootPosition::from_history([&after]).unwrap().without_swap();
        let judged = root.search(&mut Searcher::new(4), &Limits::nodes(3_000), &Stop::default(), |_| ());
        let chance = win_probability(kind, judged.eval().unwrap());
        assert!((0.35..0.65).contains(&chance), "{kind}: {after} {chance}");
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
    let level = skill(start.position().kind(), Level::new(4).unwrap());
    let [mut one, mut two] = [seed, !seed].map(|seed| {
        let mut searcher = Searcher::new(1);
        searcher.set_handicap(Some(level), seed);
        searcher
    });
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
    for kind in [GameKind::Kulami, GameKind::Napoleon] {
        let turn = |seed| {
            let mut searcher = Searcher::new(1);
            searcher.set_handicap(None, seed);
            let root = AnyRootPosition::from_history([&start(kind)]).unwrap();
            root.search(&mut searcher, &Limits::nodes(2_000), &Stop::default(), |_| ()).turn().to_vec()
        };
        let turns: std::collections::BTreeSet<_> = (0..12).map(turn).collect();
        assert!(turns.len() > 1, "{kind}");
        assert_eq!(turn(5), turn(5));
    }
}
