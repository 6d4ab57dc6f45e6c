//! Random positions, in which the slow generator must find the same moves.

use std::collections::BTreeSet;

use rules::napoleon::{Map, Napoleon, Rules, Setup};
use rules::{Game, GameKind, Player, Rng, Rules as _, Site};

use super::drawing::drawn;
use super::slow::{Table, check};
use super::{first_waterloo, random_map};

/// All combinations of options that change which moves there are.
fn variants() -> Vec<Rules> {
    let texts = ["", "headquarters=open", "headquarters=open,home=rest", "first=red"];
    texts.map(|text| Rules::from_text(text).unwrap()).to_vec()
}

/// Checks positions of a match by chance, one of every `stride`.
fn check_match(start: Napoleon, stride: usize, most: usize, chance: &mut Rng) {
    let mut game = start;
    for turn in 0..most {
        if turn % stride == 0 || game.outcome().is_some() {
            check(&game);
        }
        let actions = game.actions();
        // Captures and losses make for open positions, and are rare among the steps.
        let lively: Vec<usize> = (0..actions.len()).filter(|i| actions[*i].legs().count() > 1).collect();
        let choice = if chance.below(2) == 0 && !lively.is_empty() {
            lively[chance.below(lively.len())]
        } else {
            chance.below(actions.len())
        };
        let Some(action) = actions.get(choice) else { return };
        game.play_unchecked(action);
    }
}

/// Counters anywhere on a map, also where play would hardly bring them.
fn strewn(map: Map, rules: Rules, chance: &mut Rng) -> Napoleon {
    let mut sites: Vec<Site> =
        (0..map.width()).flat_map(|file| (0..map.height()).map(move |rank| Site::new(file, rank))).collect();
    chance.shuffle(&mut sites);
    let army = map.army();
    let counts = [chance.below(army + 1), chance.below(army + 1)];
    let mut counters = Vec::new();
    for player in Player::BOTH {
        counters.extend(sites.drain(..counts[player.index()]).map(|site| (site, player)));
    }
    let to_move = Player::BOTH[chance.below(2)];
    Napoleon::from_setup(&Setup { rules, map, counters, to_move }).unwrap()
}

#[test]
fn positions_of_the_data_file_match_the_slow_generator() {
    #[derive(serde::Deserialize)]
    struct Case {
        rules: String,
        position: String,
    }
    let cases: Vec<Case> = ron::from_str(include_str!("../../../../../tests/data/napoleon.ron")).unwrap();
    for case in cases {
        let game =
            Napoleon::from_text(&case.position, first_waterloo(), Rules::from_text(&case.rules).unwrap());
        check(&game.unwrap());
        for rules in variants() {
            check(&Napoleon::from_text(&case.position, first_waterloo(), rules).unwrap());
        }
    }
}

#[test]
fn matches_on_waterloo_match_the_slow_generator() {
    let mut chance = Rng::new(18);
    for rules in variants() {
        for _ in 0..3 {
            check_match(Napoleon::start(Map::default(), rules), 11, 300, &mut chance);
        }
    }
}

#[test]
fn matches_on_random_maps_match_the_slow_generator() {
    let mut chance = Rng::new(6);
    for _ in 0..60 {
        let map = random_map(&mut chance);
        for rules in variants() {
            check_match(Napoleon::start(map, rules), 5, 60, &mut chance);
        }
    }
}

#[test]
fn scattered_counters_match_the_slow_generator() {
    let mut chance = Rng::new(1815);
    for _ in 0..120 {
        let map = random_map(&mut chance);
        for rules in variants() {
            check(&strewn(map, rules, &mut chance));
        }
    }
    for _ in 0..10 {
        for rules in variants() {
            check(&strewn(Map::default(), rules, &mut chance));
        }
    }
}

#[test]
fn random_maps_have_all_kinds_of_terrain() {
    let mut chance = Rng::new(6);
    let mut signs = BTreeSet::new();
    for _ in 0..60 {
        let map = random_map(&mut chance);
        assert!(GameKind::Napoleon.set_up("", Some(map.ron()), None).is_ok());
        signs.extend(
            (0..9)
                .flat_map(|x| (0..9).map(move |y| Site::new(x, y)))
                .filter_map(|site| map.terrain(site).map(|terrain| format!("{terrain:?}"))),
        );
    }
    assert_eq!(signs.len(), 8, "{signs:?}");
}

/// A blue counter in the corner of a lattice of empty squares, `width` by `height` of them, with red ones on all squares between.
fn lattice(width: u8, height: u8) -> Napoleon {
    let row = |x, y| {
        if (x, y) == (0, 0) {
            'b'
        } else if x % 2 == 1 || y % 2 == 1 {
            'r'
        } else {
            '.'
        }
    };
    let (last, top) = (2 * width - 2, 2 * height - 2);
    let rows = (0..=top).rev().map(|y| (0..=last).map(|x| row(x, y)).collect::<String>());
    let ground = vec![".".repeat(usize::from(last) + 5); usize::from(top) + 1];
    let counters = rows.collect::<Vec<_>>().join("/");
    drawn(&ground.join("/"), &counters, Player::One, Rules::default())
}

#[test]
fn a_counter_among_many_matches_the_slow_generator() {
    check(&lattice(2, 2));
    check(&lattice(2, 3));
    check(&lattice(3, 3));
}

#[test]
fn of_a_counter_among_most_only_some_moves_are_listed() {
    // It has 484,573.
    let game = lattice(3, 4);
    let mut actions = Vec::new();
    assert!(!game.legal_actions(&mut actions));
    let jumps = actions.iter().filter(|action| action.captured().next().is_some()).count();
    assert!(jumps > 16_384, "{jumps}");
    let table = Table::new(&game);
    for action in actions.iter().step_by(97) {
        assert!(table.follow(action).is_some(), "{action}");
    }
}
