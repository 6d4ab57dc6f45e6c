//! The rules against [`slow`](super::slow): the same actions, outcomes and resulting positions.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rules::netzwerk::{Netzwerk, Rules};
use rules::{Game, Player, Reason, Rng, Rules as _};

use super::slow::{Options, Place, Table};

/// Compares all that can be said of a position.
fn check(game: &Netzwerk) {
    let (rules, text) = (game.rules().to_text(), game.to_string());
    let (table, options) = (Table::read(&text), Options::read(&rules));
    assert_eq!(table.text(), text, "the position is read right");
    let listed: BTreeSet<String> = game.actions().iter().map(ToString::to_string).collect();
    assert_eq!(listed, table.actions(&options), "{rules} {text}");
    let end = game.outcome().map(|outcome| {
        let winner = if outcome.winner == Some(Player::One) { 'w' } else { 'b' };
        let reason = match outcome.reason {
            Reason::HalfTheCrewIsHome => "home",
            Reason::AllRobotsCaptured => "captured",
            Reason::NoRobotCanRun => "stuck",
            other => panic!("Netzwerk does not end by {other:?}"),
        };
        (winner, reason)
    });
    assert_eq!(end, table.end(&options), "{rules} {text}");
    for action in game.actions() {
        let mut next = *game;
        next.play(&action).unwrap();
        let expected = table.after(&action.to_string(), &options).text();
        assert_eq!(next.to_string(), expected, "{action} in {rules} {text}");
    }
}

/// Any combination of the options.
fn random_rules(rng: &mut Rng) -> Rules {
    let mut rules = Rules::default();
    for option in Rules::OPTIONS {
        assert!(rules.set(option.key, option.values[rng.below(option.values.len())]));
    }
    rules
}

/// Any position, made of its text: crowded or empty, at any stage of a turn.
fn random_position(rng: &mut Rng) -> String {
    // Pieces in a small part of the board have more to do with each other.
    let (width, height) = (2 + rng.below(5), 2 + rng.below(5));
    let (left, low) = (rng.below(7 - width), rng.below(7 - height));
    let mut places = |offset: usize, more: usize| {
        let coordinate = |number: usize| i32::try_from(2 * number + offset).unwrap();
        let all = (left..left + width + more).flat_map(|x| (low..low + height + more).map(move |y| (x, y)));
        let mut places: Vec<Place> = all.map(|(x, y)| (coordinate(x), coordinate(y))).collect();
        rng.shuffle(&mut places);
        places
    };
    let (mut squares, mut fields) = (places(2, 0), places(1, 1));
    let mut pieces = BTreeMap::new();
    for (side, least) in [('w', 1), ('b', 0)] {
        for _ in 0..least + rng.below(7 - least) {
            pieces.extend(squares.pop().map(|square| (square, side)));
        }
    }
    for _ in 0..rng.below(15) {
        let sign = if rng.below(4) == 0 { 'x' } else { 'o' };
        pieces.extend(fields.pop().map(|field| (field, sign)));
    }
    let (side, phase) = (['w', 'b'][rng.below(2)], ['r', 'm', 's', 'o', 'e'][rng.below(5)]);
    let mut some = |is_of: &dyn Fn(char) -> bool, holds: bool| -> BTreeSet<Place> {
        let all = pieces.iter().filter(|(_, sign)| holds && is_of(**sign)).map(|(place, _)| *place);
        all.filter(|_| rng.below(3) == 0).collect()
    };
    let barred = some(&|sign| sign == side, !"ro".contains(phase));
    let shifted = some(&|sign| "ox".contains(sign), phase == 's');
    Table { pieces, side, phase, barred, shifted }.text()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn positions_made_at_random_have_the_actions_of_the_rules_page(seed: u64) {
        let mut rng = Rng::new(seed);
        for _ in 0..20 {
            let (rules, text) = (random_rules(&mut rng), random_position(&mut rng));
            check(&Netzwerk::from_text(&text, rules).unwrap());
        }
    }

    #[test]
    fn positions_of_random_matches_have_the_actions_of_the_rules_page(seed: u64) {
        let mut rng = Rng::new(seed);
        let mut game = Netzwerk::start(random_rules(&mut rng));
        for _ in 0..40 {
            check(&game);
            let actions = game.actions();
            if actions.is_empty() {
                break;
            }
            game.play_unchecked(&actions[rng.below(actions.len())]);
        }
    }
}

/// The number of ways to play `depth` actions, by the slow rules alone.
fn count(table: &Table, options: &Options, depth: u32) -> usize {
    let actions = table.actions(options);
    match depth {
        1 => actions.len(),
        _ => actions.iter().map(|action| count(&table.after(action, options), options, depth - 1)).sum(),
    }
}

#[test]
fn the_slow_rules_have_the_published_counts() {
    let start = Table::read(&Netzwerk::default().to_string());
    let counts = [
        ("", [28, 1_056, 28_238]),
        ("energy=controlled,path=straight,rerun=once", [18, 564, 13_172]),
        ("rerun=once", [28, 996, 24_492]),
        ("shared=locked", [28, 1_048, 27_574]),
    ];
    for (rules, expected) in counts {
        let options = Options::read(rules);
        assert_eq!([1, 2, 3].map(|depth| count(&start, &options, depth)), expected, "{rules}");
    }
}

#[test]
fn random_positions_cover_all_kinds() {
    let mut rng = Rng::new(1);
    let (mut captures, mut jumps, mut over, mut barred) = (0, 0, 0, 0);
    for _ in 0..400 {
        let text = random_position(&mut rng);
        let game = Netzwerk::from_text(&text, Rules::default()).unwrap();
        let listed: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
        captures += usize::from(listed.iter().any(|action| action.contains('x')));
        jumps += usize::from(listed.iter().any(|action| action.contains('>')));
        over += usize::from(game.outcome().is_some());
        barred += usize::from(!Table::read(&text).barred.is_empty());
    }
    assert!(
        [captures, jumps, over, barred].iter().all(|count| (40..380).contains(count)),
        "{captures} {jumps} {over} {barred}"
    );
}
