//! What is told as proven is proven: by a search that looks at everything.

use engine::{AnySearchResult, Eval, Goal, Level, Limits, Searcher, Stop, Why, Work, keeps};
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Presented, Rng};
use study::fairness::play_random_turns;
use study::review::Reviewer;

use super::searching::{after, random_action, root_position as root, search, searcher_at, without_history};

/// A win within the present turn.
const AT_ONCE: Goal = Goal::Win { turns: 1 };
/// The most positions that an exact search may look at.
const WORK: u64 = 3_000_000;
/// The nodes of searches that are checked.
const NODES: u64 = 500;

/// A position near the end of a game: in turns by chance, then by short searches, until it is over; then some turns back.
fn near_the_end(kind: GameKind, seed: u64) -> Match<AnyGame> {
    let mut chance = Rng::new(seed);
    let rules = ["", "neto", "", "capture=mandatory", "energy=controlled", "rerun=once"];
    let rules = if kind == GameKind::Netzwerk { rules[chance.below(rules.len())] } else { "" };
    let board = (kind == GameKind::Napoleon).then_some("quatre-bras");
    let start = Match::new(kind.set_up(rules, board, None).unwrap());
    let mut game = play_random_turns(start, 2 + chance.below(20), &mut chance);
    // Half of the games by players who err, so that there is something to find.
    let erring = Level::new(3).filter(|_| chance.below(2) == 0);
    let mut searcher = searcher_at(kind, erring, seed);
    while game.outcome().is_none() && game.turns().len() < 200 {
        let result = root(&game).search(&mut searcher, &Limits::nodes(60), &Stop::default(), |_| ());
        result.turn().iter().for_each(|action| assert!(game.play(action).is_ok()));
    }
    for _ in 0..1 + chance.below(4) {
        while game.undo() && !game.position().starts_turn() {}
    }
    while game.outcome().is_some() {
        game.undo();
    }
    game
}

/// What was told of some positions.
#[derive(Default)]
struct Told {
    wins: u32,
    unknown: u32,
}

/// Checks all that engine, hints and reviews tell of a position of Netzwerk.
fn check_netzwerk(seed: u64, told: &mut Told) {
    let game = near_the_end(GameKind::Netzwerk, seed);
    let (position, mover) = (game.position(), game.position().to_move());
    let mut work = Work::new(WORK);
    let wins = keeps(position, mover, AT_ONCE, &mut work);
    // As many as every search looks at before anything else.
    let is_easy = keeps(position, mover, AT_ONCE, &mut Work::new(20_000));
    let is_known = wins || !work.has_given_up();
    told.unknown += u32::from(!is_known);
    let mut ends = Vec::new();
    // A win at once is there to be seen: whoever tells one also plays it.
    let check = |eval: Eval, turns: &[Vec<AnyAction>]| {
        let is_won =
            after(position, &turns.concat()).outcome().is_some_and(|outcome| outcome.winner == Some(mover));
        assert!(is_won || eval.end() != Some(1), "seed {seed}: {position}: {turns:?} do not win");
        eval.end()
    };
    let mut see = |result: &AnySearchResult| {
        ends.extend(result.lines.iter().filter_map(|line| check(line.eval, &line.turns)));
    };
    for limits in [Limits::nodes(1), Limits::nodes(NODES), Limits { lines: 3, ..Limits::nodes(NODES) }] {
        let result = root(&game).search(&mut Searcher::new(1), &limits, &Stop::default(), &mut see);
        see(&result);
        if is_easy {
            assert_eq!(
                result.eval().unwrap().end(),
                Some(1),
                "seed {seed}: {position}: a win was overlooked"
            );
        }
        // The reasons that a hint gives.
        let why = root(&game).why(&result);
        assert!(
            !why.iter().any(|why| matches!(why, Why::WinsIn { .. } | Why::Resists)),
            "seed {seed}: {why:?}"
        );
        if why.contains(&Why::Averts) {
            let after = after(position, result.turn());
            let loses = keeps(&after, after.to_move(), AT_ONCE, &mut Work::new(u64::MAX));
            assert!(!loses, "seed {seed}: {position}");
        }
    }
    for level in [1, 3, 5] {
        let mut searcher = searcher_at(GameKind::Netzwerk, Level::new(level), seed);
        see(&root(&game).search(&mut searcher, &Limits::default(), &Stop::default(), |_| ()));
    }
    let mut reviewer = Reviewer::new(&Match::new(position.clone()), None).with_nodes(NODES);
    assert!(reviewer.step(&Stop::default()));
    let judgement = &reviewer.review().judgements()[0];
    ends.extend(check(judgement.eval, &judgement.line));
    ends.extend(judgement.without_best.and_then(Eval::end));
    for end in ends {
        // The exact search knows of nothing but wins within the turn, and need not find one that another search has found.
        assert_eq!(end, 1, "seed {seed}: {position}: it is not proven");
        assert!(wins || work.has_given_up(), "seed {seed}: {position}: no such win");
        told.wins += 1;
    }
}

fn check_all_of_netzwerk(seeds: std::ops::Range<u64>) {
    let mut told = Told::default();
    let count = seeds.end - seeds.start;
    seeds.for_each(|seed| check_netzwerk(seed, &mut told));
    println!("{count} positions: {} wins told, {} too hard for the exact search", told.wins, told.unknown);
    assert!(u64::from(told.wins) > count);
    assert!(u64::from(told.unknown) <= count / 10);
}

#[test]
fn what_netzwerk_tells_as_a_win_is_one_and_every_other_is_an_estimate() {
    check_all_of_netzwerk(0..24);
}

/// Whether the player to move loses within so many of the opponent's turns, whatever they do.
fn loses(position: &AnyGame, turns: u8, work: &mut Work) -> bool {
    let winner = position.to_move().other();
    position.actions().iter().all(|action| keeps(&position.after(action), winner, Goal::Win { turns }, work))
}

fn check_all_of_napoleon(seeds: std::ops::Range<u64>) {
    let (mut won, mut lost, mut unknown) = (0, 0, 0);
    let count = seeds.end - seeds.start;
    for seed in seeds {
        let game = near_the_end(GameKind::Napoleon, seed);
        let (position, mover) = (game.position(), game.position().to_move());
        for level in [None, Level::new(2), Level::new(5), Level::new(7)] {
            let mut searcher = searcher_at(GameKind::Napoleon, level, seed);
            let limits = Limits { lines: 2, ..Limits::nodes(3_000) };
            let result = root(&game).search(&mut searcher, &limits, &Stop::default(), |_| ());
            for end in result.lines.iter().filter_map(|line| line.eval.end()) {
                let (turns, mut work) = (end.unsigned_abs().div_ceil(2) as u8, Work::new(WORK));
                let is_so = match end {
                    1.. => keeps(position, mover, Goal::Win { turns }, &mut work),
                    // A second line is lost, where the best one need not be.
                    _ if result.eval().unwrap().end() == Some(end) => loses(position, turns, &mut work),
                    _ => continue,
                };
                assert!(is_so || work.has_given_up(), "seed {seed}, {level:?}: mate {end} in {position}");
                won += u64::from(is_so && end > 0);
                lost += u64::from(is_so && end < 0);
                unknown += u64::from(!is_so);
            }
        }
    }
    println!("{count} positions: {won} told as won, {lost} as lost, {unknown} too hard for the exact search");
    assert!(won > count / 2 && lost > count / 8 && unknown <= (won + lost) / 10, "{won}, {lost}, {unknown}");
}

#[test]
fn what_napoleon_tells_as_won_or_lost_is_so_at_every_level() {
    check_all_of_napoleon(0..40);
}

/// By how many points the player to move is ahead at the end, with best play: every line to its end, but for those that cannot matter.
fn points_ahead(position: &AnyGame, (low, high): (i32, i32)) -> i32 {
    if position.outcome().is_some() {
        let total = position.score().unwrap().total().map(i32::from);
        let mover = position.to_move();
        return total[mover.index()] - total[mover.other().index()];
    }
    let mut best = low;
    for action in position.actions() {
        best = best.max(-points_ahead(&position.after(&action), (-high, -best)));
        if best >= high {
            break;
        }
    }
    best
}

/// The most marbles that are left to both players together in positions that are checked.
const LEFT: usize = 12;

fn check_all_of_kulami(seeds: std::ops::Range<u64>) {
    let (mut exact, count) = (0, seeds.end - seeds.start);
    for seed in seeds {
        let mut chance = Rng::new(seed);
        let rules = ["", "score=level1", "score=chains", "score=level2"][chance.below(4)];
        let layouts = rules::kulami::shipped();
        let layout = layouts[chance.below(layouts.len())].0;
        let mut game = GameKind::Kulami.set_up(rules, Some(layout), None).unwrap();
        let left = 3 + chance.below(LEFT - 2);
        while game.outcome().is_none() && game.beside().len() > left {
            game = game.after(&random_action(&game, &mut chance));
        }
        if game.outcome().is_some() {
            continue;
        }
        let root = without_history(&game);
        let result = search(&root, &Limits::nodes(50_000));
        let told = root.why(&result).into_iter().find_map(|why| match why {
            Why::EndsAhead { points } => Some(points),
            Why::EndsBehind { points } => Some(-points),
            Why::EndsEven => Some(0),
            _ => None,
        });
        if let Some(told) = told {
            exact += 1;
            let points = points_ahead(&game, (-200, 200));
            assert_eq!(told, points, "seed {seed}, {layout}, {rules}: {game}");
        }
    }
    println!("{count} positions: {exact} told exactly");
    assert!(exact > count / 4, "{exact}");
}

#[test]
fn what_kulami_tells_exactly_is_the_result() {
    check_all_of_kulami(0..40);
}

/// A search that is cut off has tried few turns to its last depth; of the others it knows that they lose from the depth before.
#[test]
fn what_was_found_to_lose_is_not_hoped_for_when_a_search_is_cut_off() {
    let mut lost = 0;
    for seed in 500..530 {
        let game = near_the_end(GameKind::Netzwerk, seed);
        let eval = |nodes| search(&root(&game), &Limits::nodes(nodes)).eval().unwrap().0;
        if eval(2_000) < -1_000 {
            lost += 1;
            for nodes in [2_200, 2_400, 2_600, 2_800] {
                assert!(eval(nodes) < -1_000, "{seed}, {nodes} nodes: {}", game.position());
            }
        }
    }
    assert!(lost > 3, "{lost}");
}

/// Whether the opponent, who is to move, wins within so many of their turns.
fn has_lost(after: &AnyGame, turns: u8) -> bool {
    let winner = after.to_move();
    after.outcome().is_none() && keeps(after, winner, Goal::Win { turns }, &mut Work::new(WORK))
}

/// How often a search of so many nodes chose a turn after which the opponent surely wins within two turns, and another one does not lose so
/// soon; and in how many positions there was such a choice.
fn oversights(seeds: std::ops::Range<u64>, nodes: u64) -> (u64, u64) {
    let (mut missed, mut count) = (0, 0);
    for seed in seeds {
        let game = near_the_end(GameKind::Napoleon, seed);
        let losing = |turn: &AnyAction| has_lost(&game.position().after(turn), 2);
        let turns = game.actions();
        if turns.iter().any(losing) && !turns.iter().all(losing) {
            count += 1;
            let result = search(&root(&game), &Limits::nodes(nodes));
            if has_lost(&after(game.position(), result.turn()), 2) {
                missed += 1;
                println!("seed {seed}: {}: {:?}", game.position(), result.turn()[0].to_string());
            }
        }
    }
    (missed, count)
}

#[test]
fn napoleon_sees_a_win_of_the_opponent_in_two_turns() {
    let (missed, count) = oversights(0..60, 20_000);
    assert!(missed == 0 && count > 10, "{missed} of {count}");
}

/// `cargo test --release --no-default-features -p spieltisch-engine --test engine -- --ignored thousand --nocapture`
#[test]
#[ignore = "minutes: the tests above are samples of it"]
fn all_of_that_in_a_thousand_positions() {
    check_all_of_netzwerk(1_000..2_000);
    check_all_of_napoleon(1_000..2_000);
    check_all_of_kulami(1_000..2_000);
    for nodes in [2_000, 20_000] {
        let (missed, count) = oversights(1_000..2_000, nodes);
        println!("{missed} of {count} with {nodes} nodes");
        assert!(missed * 33 <= count && count > 100, "{missed} of {count}");
    }
}
