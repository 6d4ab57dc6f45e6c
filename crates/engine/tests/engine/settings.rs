//! What was found by some rules or on some board is not taken for what holds by others.

use std::time::Duration;

use engine::{AnySearchResult, Limits, Searcher, Stop};
use record::Match;
use rules::{GameKind, Rng};

use super::searching::without_history;

fn search(searcher: &mut Searcher, game: &Match<rules::AnyGame>, limits: &Limits) -> AnySearchResult {
    let result = without_history(game.position()).search(searcher, limits, &Stop::default(), |_| ());
    AnySearchResult { elapsed: Duration::ZERO, ..result }
}

#[test]
fn a_searcher_finds_by_other_rules_and_on_other_boards_what_a_new_one_finds() {
    let map = include_str!("../../../../assets/maps/quatre-bras.ron");
    let cleared = map.replace("\"ff..MMM.fff\"", "\"....MMM....\"");
    assert_ne!(map, cleared);
    // Rules and boards by which positions look alike.
    let settings = [
        (GameKind::Netzwerk, "", None),
        (GameKind::Netzwerk, "neto", None),
        (GameKind::Netzwerk, "capture=mandatory", None),
        (GameKind::Netzwerk, "shared=locked", None),
        (GameKind::Netzwerk, "", None),
        (GameKind::Kulami, "", Some("closed")),
        (GameKind::Kulami, "", Some("irregular")),
        (GameKind::Kulami, "score=level2", Some("irregular")),
        (GameKind::Kulami, "", Some("ring")),
        (GameKind::Kulami, "", Some("closed")),
        (GameKind::Napoleon, "", Some(map)),
        (GameKind::Napoleon, "headquarters=open", Some(map)),
        (GameKind::Napoleon, "", Some(cleared.as_str())),
        (GameKind::Napoleon, "repetition=draw", Some(cleared.as_str())),
        (GameKind::Napoleon, "", Some(map)),
    ];
    // Sampled and by alpha-beta.
    for limits in [Limits::nodes(2_000), Limits { depth: Some(3), ..Limits::nodes(4_000) }] {
        let mut old = Searcher::new(4);
        for (kind, rules, board) in settings {
            let mut game = Match::new(kind.set_up(rules, board, None).unwrap());
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
