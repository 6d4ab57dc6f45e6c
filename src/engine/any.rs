//! The search for a game chosen at run time: the registry of what the search knows about each game.

use super::bench::BenchVariant;
use super::eval::Eval;
use super::levels::{Level, Skill};
use super::limits::{Limits, Stop};
use super::root::RootPosition;
use super::search_result::{Line, SearchResult};
use super::searchable::Searchable;
use super::searcher::Searcher;
use super::uct::uct;
use super::why::{Why, why};
use super::{kulami, napoleon, netzwerk};
use crate::games::kulami::Kulami;
use crate::games::napoleon::Napoleon;
use crate::games::netzwerk::Netzwerk;
use crate::games::{AnyAction, AnyGame, GameKind};

/// A search result of any game.
pub type AnySearchResult = SearchResult<AnyAction>;

/// A position to search, of any game.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each search")]
pub enum AnyRootPosition {
    /// Netzwerk.
    Netzwerk(RootPosition<Netzwerk>),
    /// Kulami.
    Kulami(RootPosition<Kulami>),
    /// Napoleon.
    Napoleon(RootPosition<Napoleon>),
}

impl AnyRootPosition {
    /// The last of a match's positions, given from the first on; `None` if there are none, or if they are not all of the same game.
    pub fn from_history<'a>(positions: impl IntoIterator<Item = &'a AnyGame>) -> Option<Self> {
        let mut positions = positions.into_iter();
        let mut root = match positions.next()? {
            AnyGame::Netzwerk(game) => Self::Netzwerk(RootPosition::new(*game)),
            AnyGame::Kulami(game) => Self::Kulami(RootPosition::new(*game)),
            AnyGame::Napoleon(game) => Self::Napoleon(RootPosition::new(*game)),
        };
        for next in positions {
            if !root.advance(next) {
                return None;
            }
        }
        Some(root)
    }

    /// Moves on to the position after one more action. Returns `false`, and changes nothing, if it belongs to another game.
    #[must_use]
    pub fn advance(&mut self, next: &AnyGame) -> bool {
        match (self, next) {
            (Self::Netzwerk(root), AnyGame::Netzwerk(next)) => root.advance(next),
            (Self::Kulami(root), AnyGame::Kulami(next)) => root.advance(next),
            (Self::Napoleon(root), AnyGame::Napoleon(next)) => root.advance(next),
            _ => return false,
        }
        true
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Netzwerk(_) => GameKind::Netzwerk,
            Self::Kulami(_) => GameKind::Kulami,
            Self::Napoleon(_) => GameKind::Napoleon,
        }
    }

    /// See [`Searcher::search`].
    pub fn search(
        &self,
        searcher: &mut Searcher,
        limits: &Limits,
        stop: &Stop,
        mut on_info: impl FnMut(&AnySearchResult),
    ) -> AnySearchResult {
        match self {
            Self::Netzwerk(root) => searcher
                .search(root, limits, stop, |result| on_info(&result.clone().map(AnyAction::Netzwerk)))
                .map(AnyAction::Netzwerk),
            Self::Kulami(root) => searcher
                .search(root, limits, stop, |result| on_info(&result.clone().map(AnyAction::Kulami)))
                .map(AnyAction::Kulami),
            Self::Napoleon(root) => searcher
                .search(root, limits, stop, |result| on_info(&result.clone().map(AnyAction::Napoleon)))
                .map(AnyAction::Napoleon),
        }
    }

    /// See [`why()`].
    #[must_use]
    pub fn why(&self, result: &AnySearchResult) -> Vec<Why> {
        // The actions as the game itself has them; a result of another game has none.
        fn own<A>(result: &AnySearchResult, own: impl Fn(&AnyAction) -> Option<A>) -> SearchResult<A> {
            let lines = result.lines.iter().take(1).map(|line| Line {
                eval: line.eval,
                turns: line.turns.iter().take(1).map(|turn| turn.iter().filter_map(&own).collect()).collect(),
            });
            let SearchResult { depth, nodes, elapsed, is_exact, .. } = *result;
            SearchResult { lines: lines.collect(), depth, nodes, elapsed, is_exact }
        }
        match self {
            Self::Netzwerk(root) => {
                let own = own(result, |action| match action {
                    AnyAction::Netzwerk(action) => Some(*action),
                    _ => None,
                });
                why(root, &own)
            }
            Self::Kulami(root) => {
                let own = own(result, |action| match action {
                    AnyAction::Kulami(action) => Some(*action),
                    _ => None,
                });
                why(root, &own)
            }
            Self::Napoleon(root) => {
                let own = own(result, |action| match action {
                    AnyAction::Napoleon(action) => Some(action.clone()),
                    _ => None,
                });
                why(root, &own)
            }
        }
    }

    /// See [`uct()`].
    #[must_use]
    pub fn uct(&self, limits: &Limits, stop: &Stop, seed: u64) -> Option<AnyAction> {
        match self {
            Self::Netzwerk(root) => uct(root, limits, stop, seed).map(AnyAction::Netzwerk),
            Self::Kulami(root) => uct(root, limits, stop, seed).map(AnyAction::Kulami),
            Self::Napoleon(root) => uct(root, limits, stop, seed).map(AnyAction::Napoleon),
        }
    }
}

/// The probability, 0 to 1, that the player to move wins a position of a game with this evaluation.
#[must_use]
pub fn win_probability(kind: GameKind, eval: Eval) -> f32 {
    eval.win_probability(match kind {
        GameKind::Netzwerk => Netzwerk::ADVANTAGE,
        GameKind::Kulami => Kulami::ADVANTAGE,
        GameKind::Napoleon => Napoleon::ADVANTAGE,
    })
}

/// The skill of a level in a game.
#[must_use]
pub const fn skill(kind: GameKind, level: Level) -> Skill {
    let skills = match kind {
        GameKind::Netzwerk => netzwerk::levels::SKILLS,
        GameKind::Kulami => kulami::levels::SKILLS,
        GameKind::Napoleon => napoleon::levels::SKILLS,
    };
    skills[level.index()]
}

/// What the benchmark searches in a game.
#[must_use]
pub const fn bench_variants(kind: GameKind) -> &'static [BenchVariant] {
    match kind {
        GameKind::Netzwerk => &netzwerk::bench::VARIANTS,
        GameKind::Kulami => &kulami::bench::VARIANTS,
        GameKind::Napoleon => &napoleon::bench::VARIANTS,
    }
}
