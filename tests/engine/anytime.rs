//! A search can be stopped at any moment: what it then has found depends on what it has done, not on what it was allowed to do.

use std::time::Duration;

use spieltisch::balance::play_random_turns;
use spieltisch::engine::{AnyRootPosition, AnySearchResult, Level, Limits, Searcher, Stop, skill};
use spieltisch::games::{AnyGame, GameKind, Rng};
use spieltisch::record::Match;

use super::contract::{play_turn, root_position};

/// The numbers of random turns after which a position is searched; in Kulami, the last ones are near enough to the end to be solved.
const TURNS: [usize; 7] = [0, 1, 6, 14, 28, 33, 36];
/// The nodes after which searches are stopped.
const NODES: [u64; 5] = [1, 60, 400, 3_000, 20_000];

/// Limits that are not reached, among them what programs send if they mean none.
fn unreached() -> [Limits; 6] {
    [
        Limits::default(),
        Limits::time(Duration::from_secs(3_600)),
        Limits::time(Duration::from_millis(1 << 31)),
        Limits::time(Duration::from_millis(u64::MAX)),
        Limits::nodes(u64::from(u32::MAX)),
        Limits { time: Some(Duration::MAX), ..Limits::nodes(i64::MAX as u64) },
    ]
}

/// Matches of a game after random turns; those that are over are left out.
fn matches(kind: GameKind, rules: &str) -> Vec<Match<AnyGame>> {
    let start = Match::new(kind.set_up(rules, None, None).unwrap());
    let after = |turns| play_random_turns(start.clone(), turns, &mut Rng::new(turns as u64));
    TURNS.into_iter().map(after).filter(|game| game.outcome().is_none()).collect()
}

fn search(root: &AnyRootPosition, level: Option<Level>, limits: &Limits, stop: &Stop) -> AnySearchResult {
    let mut searcher = Searcher::new(4);
    searcher.set_handicap(level.map(|level| skill(root.kind(), level)), 3);
    let result = root.search(&mut searcher, limits, stop, |_| ());
    AnySearchResult { elapsed: Duration::ZERO, ..result }
}

/// Checks that searches which are stopped find what those find that may not do more.
fn check(kind: GameKind, rules: &str, nodes: &[u64]) {
    for game in matches(kind, rules) {
        let root = root_position(&game);
        for nodes in nodes {
            let most = search(&root, None, &Limits::nodes(*nodes), &Stop::default());
            play_turn(&mut game.position().clone(), most.turn());
            for limits in unreached() {
                let stopped = search(&root, None, &limits, &Stop::after(*nodes));
                assert_eq!(stopped, most, "{nodes} nodes, {limits:?}, {kind} {}", game.position());
            }
        }
    }
}

#[test]
fn a_stopped_search_has_found_as_much_as_one_that_may_not_do_more() {
    for kind in GameKind::ALL {
        check(kind, kind.table_rules(), &NODES);
    }
}
