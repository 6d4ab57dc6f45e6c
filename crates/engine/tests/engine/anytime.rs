//! A search can be stopped at any moment: what it then has found depends on what it has done, not on what it was allowed to do.

use std::time::Duration;

use engine::{AnyRootPosition, AnySearchResult, Level, Limits, Stop};
use record::Match;
use rules::{AnyGame, GameKind, Rng};
use study::fairness::play_random_turns;

use super::contract::play_turn;
use super::searching::{root_position, searcher_at};

/// The numbers of random turns after which a position is searched; in Kulami, the last ones are near enough to the end to be solved.
const TURNS: [usize; 7] = [0, 1, 6, 14, 28, 33, 36];

/// Limits that are not reached, among them what programs send if they mean none.
fn unreached() -> [Limits; 4] {
    [
        Limits::default(),
        Limits::time(Duration::from_secs(3_600)),
        Limits::time(Duration::from_millis(i64::MAX as u64)),
        Limits { time: Some(Duration::MAX), ..Limits::nodes(u64::from(u32::MAX)) },
    ]
}

/// A match after random turns, if it is not over.
fn after(start: &Match<AnyGame>, turns: usize) -> Option<Match<AnyGame>> {
    let game = play_random_turns(start.clone(), turns, &mut Rng::new(turns as u64));
    game.outcome().is_none().then_some(game)
}

fn start(kind: GameKind, rules: &str) -> Match<AnyGame> {
    Match::new(kind.set_up(rules, None, None).unwrap())
}

/// What a new searcher finds, without how long it took.
fn search(root: &AnyRootPosition, level: Option<Level>, limits: &Limits, stop: &Stop) -> AnySearchResult {
    let result = root.search(&mut searcher_at(root.kind(), level, 3), limits, stop, |_| ());
    AnySearchResult { elapsed: Duration::ZERO, nodes: 0, ..result }
}

/// Checks that searches which are stopped find what those find that may not do more.
fn check(game: &Match<AnyGame>, level: Option<Level>, nodes: &[u64]) {
    nodes.iter().for_each(|nodes| check_within(&unreached(), game, level, *nodes));
}

fn check_within(limits: &[Limits], game: &Match<AnyGame>, level: Option<Level>, nodes: u64) {
    let root = root_position(game);
    let most = search(&root, level, &Limits::nodes(nodes), &Stop::default());
    play_turn(&mut game.position().clone(), most.turn());
    for limits in limits {
        let stopped = search(&root, level, limits, &Stop::after(nodes));
        let position = game.position();
        assert_eq!(stopped, most, "{nodes} nodes, {limits:?}, {} {position}", position.kind());
    }
}

#[test]
fn a_stopped_search_has_found_as_much_as_one_that_may_not_do_more() {
    for kind in GameKind::ALL {
        let start = start(kind, kind.table_rules());
        for game in TURNS.into_iter().filter_map(|turns| after(&start, turns)) {
            check(&game, None, &[1, 60, 3_000]);
            check(&game, Level::new(3), &[20]);
            check(&game, Level::new(8), &[400]);
        }
    }
}

#[test]
fn the_end_of_a_match_is_sampled_and_solved_whatever_the_limits_are() {
    for rules in ["", "score=level2"] {
        let start = start(GameKind::Kulami, rules);
        for game in [30, 34, 38].into_iter().filter_map(|turns| after(&start, turns)) {
            check(&game, None, &[500, 12_000]);
        }
    }
}

/// Where half of a long limit once went to the solver before anything was sampled: see `sampling.rs` in the folder of the game.
#[test]
fn stopped_early_kulami_plays_no_answer_of_depth_one() {
    let mut game = start(GameKind::Kulami, "");
    game.play_text("d4 d7 h7 c7 c4 f4 f2 f5 f3 f7 e7 e5 e3 g3 g2 g7 a7 a1 g1 g8 a8 f8 h8 h2").unwrap();
    let root = root_position(&game);
    for limits in unreached() {
        let stopped = search(&root, None, &limits, &Stop::after(30_000));
        assert!(stopped.depth > 1, "{limits:?}: {stopped:?}");
    }
    check(&game, None, &[30_000]);
}

/// Rules by which no first turns were measured.
pub(crate) const SWAP: [(GameKind, &str); 3] = [
    (GameKind::Netzwerk, "swap=on,opening=single"),
    (GameKind::Kulami, "swap=on,score=level2"),
    (GameKind::Napoleon, "swap=on,first=red"),
];

#[test]
fn first_turns_and_swaps_are_searched_whatever_the_limits_are() {
    for (kind, rules) in SWAP {
        for turns in [0, 1] {
            check(&after(&start(kind, rules), turns).unwrap(), None, &[1, 1_000, 5_000]);
        }
    }
}

#[test]
fn a_swap_is_tried_out_within_limits_of_time_too() {
    let (kind, rules) = SWAP[0];
    // Enough for games that try the position out: that takes long, so that one limit stands for all.
    let game = after(&start(kind, rules), 1).unwrap();
    check_within(&[Limits::time(Duration::from_secs(3_600))], &game, None, 110_000);
}

#[test]
fn a_search_that_is_stopped_before_it_begins_has_a_legal_turn() {
    for kind in GameKind::ALL {
        let swap = SWAP.iter().find(|(of, _)| *of == kind).map_or("", |(_, rules)| rules);
        for (rules, turns) in [(kind.table_rules(), 0), (kind.table_rules(), 14), (swap, 0), (swap, 1)] {
            let game = after(&start(kind, rules), turns).unwrap();
            for level in [None, Level::new(1), Level::new(8)] {
                let stop = Stop::default();
                stop.stop();
                let result = search(&root_position(&game), level, &Limits::default(), &stop);
                play_turn(&mut game.position().clone(), result.turn());
            }
        }
    }
}
