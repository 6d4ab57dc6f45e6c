//! Positions with more moves than are searched: the search stays within its limits, and what it did not look at is not called proven.

use std::time::Duration;

use engine::{Goal, Limits, Work, keeps, right_turns};
use rules::napoleon::{Map, Napoleon, Rules};
use rules::{Game, GameKind};

use super::ladders::ladders;
use super::searching::{after, search_own};

/// Red is about to take the headquarters. What averts it captures the counter on g2, at the far end of the ladders.
const FAR: &str = r#"Map(
    format: 1,
    name: "Far",
    terrain: [
        ".......W", "........", "........", "........", "........", "........",
        "........", "........", "........", ".......f", ".......M", ".......M",
    ],
    counters: [
        "........", "BB.B.B..", "BRRRRR..", ".B.B.B..", "BRRRRRR.", ".B.B.B..",
        "BRRRRRR.", ".B.B.B..", "B.RRRRR.", ".B.B.B.B", "B.....R.", "...B.B.R",
    ],
    places: [],
)"#;

#[test]
fn a_loss_is_not_announced_where_a_move_was_left_out_that_averts_it() {
    let game = Napoleon::start(Map::from_ron(FAR).unwrap(), Rules::default());
    let result = search_own(&game, &Limits::nodes(40_000));
    assert!(result.depth >= 2 && !result.is_exact);
    assert_eq!(result.eval().unwrap().end(), None);
    let averted = after(&game, &[game.read_action("a11-a9-a7-a5-a3-c3-e3-g3xg1").unwrap()]);
    let result = search_own(&averted, &Limits { depth: Some(2), ..Limits::nodes(40_000) });
    assert_ne!(result.eval().unwrap().end(), Some(1), "Red does not win at once, if in two turns");
}

#[test]
fn limits_hold_and_turns_are_legal() {
    for army in [16, 24] {
        let game = ladders(army, army);
        for limits in [Limits::nodes(1), Limits::nodes(2_000), Limits::time(Duration::from_millis(20))] {
            let result = search_own(&game, &limits);
            assert!(!result.is_exact && result.nodes < 100_000, "{}", result.nodes);
            after(&game, result.turn());
        }
    }
}

#[test]
fn nothing_is_proven_where_moves_are_too_many_to_list() {
    let map = ladders(24, 24).map().ron();
    let position = GameKind::Napoleon.set_up("", Some(map), None).unwrap();
    for most in [10_000, u64::MAX] {
        let goal = Goal::Win { turns: 2 };
        let mut work = Work::new(most);
        let _ = right_turns(&position, goal, &mut work);
        assert!(work.has_given_up());
        let mut work = Work::new(most);
        assert!(!keeps(&position, position.to_move(), goal, &mut work) && work.has_given_up());
        let mut work = Work::new(most);
        assert!(!keeps(&position, position.to_move().other(), goal, &mut work) && work.has_given_up());
    }
}
