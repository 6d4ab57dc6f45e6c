//! What most tests need: a new searcher, what it finds, and positions that go on from there.

use engine::{
    AnyRootPosition, AnySearchResult, Level, Limits, RootPosition, SearchResult, Searchable, Searcher, Stop,
    skill,
};
use record::Match;
use rules::{AnyGame, Game, GameKind, Rng};

/// The position of a match, with its history.
pub(crate) fn root_position(game: &Match<AnyGame>) -> AnyRootPosition {
    AnyRootPosition::from_history(game.positions()).unwrap()
}

/// A position without a history.
pub(crate) fn without_history(position: &AnyGame) -> AnyRootPosition {
    AnyRootPosition::from_history([position]).unwrap()
}

/// A searcher that plays at a level; without one, at full strength.
pub(crate) fn searcher_at(kind: GameKind, level: Option<Level>, seed: u64) -> Searcher {
    let mut searcher = Searcher::new(1);
    searcher.set_handicap(level.map(|level| skill(kind, level)), seed);
    searcher
}

/// What a new searcher finds.
pub(crate) fn search(root: &AnyRootPosition, limits: &Limits) -> AnySearchResult {
    root.search(&mut Searcher::new(1), limits, &Stop::default(), |_| ())
}

/// The same by a game's own rules, without a history.
pub(crate) fn search_own<G: Searchable>(position: &G, limits: &Limits) -> SearchResult<G::Action> {
    Searcher::new(4).search(&RootPosition::new(position.clone()), limits, &Stop::default(), |_| ())
}

/// The position after some actions, which are legal.
pub(crate) fn after<G: Game>(position: &G, actions: &[G::Action]) -> G {
    let mut after = position.clone();
    for action in actions {
        after.play(action).unwrap_or_else(|fault| panic!("{action} in {after}: {fault}"));
    }
    after
}

/// A legal action by chance; the game is not over.
pub(crate) fn random_action<G: Game>(position: &G, chance: &mut Rng) -> G::Action {
    let mut actions = position.actions();
    actions.swap_remove(chance.below(actions.len()))
}
