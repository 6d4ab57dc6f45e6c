//! The same position, level and seed give the same turn, whatever was thought about before.

use super::*;

#[test]
fn a_level_plays_the_same_turn_with_a_fresh_memory_and_with_a_used_one() {
    for kind in GameKind::ALL {
        let game = random_match(kind, 6);
        for number in [1, 4, 6] {
            let level = Level::new(number);
            let ask = |after, thinker: &mut Thinker| {
                let place = MatchPosition::after(&game, after).unwrap();
                let question = TurnQuestion { place, level, limits: Limits::default(), seed: 1_763_910_891 };
                told(&question, thinker).pop().map(without_clock).unwrap()
            };
            // As in a match: every turn with what is left of those before.
            let mut used = Thinker::default();
            let starts = (0..=game.played().len()).filter(|at| game.position_at(*at).unwrap().starts_turn());
            for after in starts {
                let one = ask(after, &mut used);
                assert_eq!(one, ask(after, &mut Thinker::default()), "{kind}, level {number}, {after}");
            }
        }
    }
}

#[test]
fn another_seed_makes_other_mistakes() {
    let game = random_match(GameKind::Napoleon, 6);
    let ask = |seed| {
        let place = MatchPosition::latest(&game);
        let question = TurnQuestion { place, level: Some(Level::LOWEST), limits: Limits::default(), seed };
        told(&question, &mut Thinker::default()).pop().map(without_clock).unwrap()
    };
    assert!((1..8).any(|seed| ask(seed) != ask(0)));
}
