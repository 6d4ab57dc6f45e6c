//! What was found by some rules or on some board is not taken for what holds by others.

use std::time::Duration;

use engine::{AnySearchResult, Limits, Searcher, Stop};
use record::Match;
use rules::{GameKind, Rng};

use super::searching::without_history;

/// Games, rules and boards by which positions look alike.
fn settings() -> Vec<(GameKind, String, Option<String>)> {
    let map = include_str!("../../../../assets/maps/quatre-bras.ron");
    let cleared = map.replace("\"ff..MMM.fff\"", "\"....MMM....\"");
    assert_ne!(map, cleared);
    let mut all = Vec::new();
    for rules in ["", "neto", "capture=mandatory", "shared=locked", ""] {
        all.push((GameKind::Netzwerk, rules.to_owned(), None));
    }
    for (rules, layout) in
        [("", "closed"), ("", "irregular"), ("score=level2", "irregular"), ("", "ring"), ("", "closed")]
    {
        all.push((GameKind::Kulami, rules.to_owned(), Some(layout.to_owned())));
    }
    for (rules, map) in
        [("", map), ("headquarters=open", map), ("", &cleared), ("repetition=draw", &cleared), ("", map)]
    {
        all.push((GameKind::Napoleon, rules.to_owned(), Some(map.to_owned())));
    }
    all
}

fn search(searcher: &mut Searcher, game: &Match<rules::AnyGame>, limits: &Limits) -> AnySearchResult {
    let result = without_history(game.position()).search(searcher, limits, &Stop::default(), |_| ());
    AnySearchResult { elapsed: Duration::ZERO, ..result }
}

#[test]
fn a_searcher_finds_by_other_rules_and_on_other_boards_what_a_new_one_finds() {
    // Sampled and by alpha-beta.
    for limits in [Limits::nodes(2_000), Limits { depth: Some(3), ..Limits::nodes(4_000) }] {
        let mut old = Searcher::new(4);
        for (kind, rules, board) in settings() {
            let mut game = Match::new(kind.set_up(&rules, board.as_deref(), None).unwrap());
            let first = game.actions().into_iter().min().unwrap();
            game.play(&first).unwrap();
            let found = search(&mut old, &game, &limits);
            assert_eq!(found, search(&mut Searcher::new(4), &game, &limits), "{kind} {rules} {board:?}");
        }
    }
}

#[test]
fn what_was_found_in_the_same_match_is_remembered() {
    for kind in GameKind::ALL {
        let game = Match::new(kind.set_up(kind.table_rules(), None, None).unwrap());
        let game = study::fairness::play_random_turns(game, 4, &mut Rng::new(3));
        let mut searcher = Searcher::new(4);
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let first = search(&mut searcher, &game, &limits);
        assert!(search(&mut searcher, &game, &limits).nodes < first.nodes, "{kind}");
    }
}
