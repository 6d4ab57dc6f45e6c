//! Random games, boards and matches for tests of several targets.

mod maps;

use proptest::prelude::*;
use record::Match;
use rules::kulami::{random_closed, random_irregular};
use rules::{AnyGame, GameKind, Rng};

pub(crate) use maps::random_map;

/// Any combination of a game's rules options, as `--rules` takes it.
fn rules(kind: GameKind) -> impl Strategy<Value = String> {
    let options: Vec<_> = kind
        .options()
        .iter()
        .map(|option| (0..option.values.len()).prop_map(|i| format!("{}={}", option.key, option.values[i])))
        .collect();
    // Not every combination goes together.
    options
        .prop_map(|settings| settings.join(","))
        .prop_filter("options that clash", move |rules| kind.set_up(rules, None, None).is_ok())
}

/// Any board of a game: the usual one, one that is built in, or a random one.
fn board(kind: GameKind) -> BoxedStrategy<Option<String>> {
    if kind.boards().is_empty() {
        return Just(None).boxed();
    }
    let built_in = (0..kind.boards().len()).prop_map(move |i| Some(kind.boards()[i].key.to_owned()));
    let random = any::<(u64, bool)>().prop_map(move |(seed, is_closed)| {
        Some(match kind {
            GameKind::Napoleon => random_map(&mut Rng::new(seed)).ron().to_owned(),
            _ if is_closed => random_closed(seed).to_string(),
            _ => random_irregular(seed).to_string(),
        })
    });
    prop_oneof![Just(None), built_in, random].boxed()
}

/// The start of any game by any rules on any board.
pub(crate) fn game() -> impl Strategy<Value = AnyGame> {
    let kind = (0..GameKind::ALL.len()).prop_map(|i| GameKind::ALL[i]);
    kind.prop_flat_map(|kind| {
        (rules(kind), board(kind))
            .prop_map(move |(rules, board)| kind.set_up(&rules, board.as_deref(), None).unwrap())
    })
}

/// Plays up to `choices.len()` actions, chosen by number, and calls `check` before each.
pub(crate) fn play_out(start: AnyGame, choices: &[u16], mut check: impl FnMut(&AnyGame)) -> Match<AnyGame> {
    let mut game = Match::new(start);
    for &choice in choices {
        let actions = game.actions();
        if actions.is_empty() {
            break;
        }
        check(game.position());
        let action = actions[usize::from(choice) % actions.len()].clone();
        game.play(&action).unwrap();
    }
    check(game.position());
    game
}

/// Fewer than `most` numbers, each of which chooses an action.
pub(crate) fn choices(most: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..most)
}
