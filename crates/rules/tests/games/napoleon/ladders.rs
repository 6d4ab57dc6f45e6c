//! Positions with more moves than can be listed: the rules stay exact, and nothing takes more work than it may.

use std::collections::BTreeSet;

use rules::napoleon::{Action, Headquarters, Home, Map, Napoleon, Rules, Sketch};
use rules::{Game, GameKind, Outcome, Player, Presented, Reason, Rng};

use super::{action, slow};
use crate::ladders::{ladder_map, ladders};

/// The most moves that are listed: those of the largest army, from as many stages as are looked at.
const MOST_LISTED: usize = 24 * 8 * (1 + 16_384);

fn on(sketch: &Sketch) -> Napoleon {
    Napoleon::start(Map::from_sketch(sketch).unwrap(), Rules::default())
}

/// A map on which the counter on a1 must capture the one on b1, and can then jump for ever, but only within its own headquarters; no
/// other blue counter can move. With an exit, there is one square at the far end where it may stop.
fn maze(army: usize, has_exit: bool) -> Sketch {
    let mut sketch = ladder_map(army);
    let change =
        |rows: &mut Vec<String>, (x, row): (usize, usize), sign: &str| rows[row].replace_range(x..=x, sign);
    let last = sketch.counters.len() - 1;
    change(&mut sketch.counters, (1, last), "R");
    change(&mut sketch.counters, (0, last - 1), ".");
    change(&mut sketch.counters, (1, last - 1), ".");
    if has_exit {
        change(&mut sketch.counters, (5, 1), "R");
    }
    let count = |sketch: &Sketch, sign| sketch.counters.concat().matches(sign).count();
    while count(&sketch, 'R') > count(&sketch, 'B') {
        let row = sketch.counters.iter_mut().skip(2).find(|row| row.contains('R')).unwrap();
        *row = row.replacen('R', ".", 1);
    }
    for (terrain, counters) in sketch.terrain.iter_mut().zip(&sketch.counters) {
        let home = |(ground, counter)| if (ground, counter) == ('.', '.') { 'M' } else { ground };
        *terrain = terrain.chars().zip(counters.chars()).map(home).collect();
    }
    if has_exit {
        change(&mut sketch.terrain, (6, 1), "f");
    }
    sketch
}

#[test]
fn as_many_moves_are_listed_as_may_be() {
    for army in [16, 24] {
        let game = ladders(army, army);
        let mut moves = Vec::new();
        assert!(!game.legal_actions(&mut moves), "there are more");
        assert!(moves.len() > 16_384 && moves.len() <= MOST_LISTED, "{}", moves.len());
        let different: BTreeSet<&Action> = moves.iter().collect();
        assert_eq!(different.len(), moves.len(), "each is listed once");
        let mut chance = Rng::new(army as u64);
        for _ in 0..1_000 {
            let mut next = game;
            next.play(&moves[chance.below(moves.len())]).unwrap();
        }
        assert_eq!(game.all_actions(), None);
        assert_eq!(game.outcome(), None);
    }
    // Where there are fewer, all of them are listed.
    let game = ladders(12, 7);
    assert!(game.all_actions().is_some_and(|moves| moves.len() > 1_000));
    slow::check(&game);
}

#[test]
fn moves_that_are_not_listed_are_legal_all_the_same() {
    // Up the first column and over every rung: the longest way takes all that it passes.
    let game = ladders(24, 24);
    let long = action("a1-c1xc3xe5xc7xa9-c9-e9-g9xg7-e7xe9-g9");
    assert!(!game.actions().contains(&long));
    let mut next = game;
    next.play(&long).unwrap();
    assert_eq!(next.count(Player::Two), 24 - long.captured().count());
    // Landing by landing, as it is made on the table.
    let mut way = vec![long.from];
    for leg in long.legs() {
        let lead = game.lead(&way).unwrap();
        assert!(lead.next.contains(&leg.to), "{} after {}", leg.to, way.len());
        way.push(leg.to);
    }
    assert_eq!(game.lead(&way).unwrap().stop, Some(long));
    // A counter that is gone cannot be jumped again.
    assert!(game.clone().play(&action("a1-c1xc3xc1")).is_err());
}

#[test]
fn what_cannot_be_listed_is_not_counted() {
    let game = ladders(24, 24);
    assert_eq!(rules::perft(&game, 0), Some(1));
    for depth in 1..=64 {
        assert_eq!(rules::perft(&game, depth), None);
    }
    assert_eq!(rules::divide(&game, 1), None);
    let map = game.map().ron();
    for rules in ["", "swap=on"] {
        assert_eq!(GameKind::Napoleon.set_up(rules, Some(map), None).unwrap().perft(1), None);
    }
}

#[test]
fn a_player_who_can_only_jump_within_headquarters_has_lost() {
    let lost = Some(Outcome::win(Player::Two, Reason::NoLegalMove));
    let small = on(&maze(12, false));
    slow::check(&small);
    assert_eq!(small.outcome(), lost);
    slow::check(&on(&maze(12, true)));
    for army in [16, 24] {
        let game = on(&maze(army, false));
        assert_eq!(game.outcome(), lost, "{}", game.picture());
        assert_eq!(game.all_actions(), Some(Vec::new()));
        // With a way out at the far end, which no short list has, the match goes on.
        let game = on(&maze(army, true));
        assert_eq!(game.outcome(), None, "{}", game.picture());
        let moves = game.actions();
        assert!(!moves.is_empty());
        for action in moves {
            game.clone().play(&action).unwrap();
        }
    }
    let rest = Rules { home: Home::Rest, headquarters: Headquarters::Open, ..Rules::default() };
    assert_eq!(Napoleon::start(Map::from_sketch(&maze(24, false)).unwrap(), rest).outcome(), None);
}
