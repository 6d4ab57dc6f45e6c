//! The machine for whichever game it is.

use super::limits::{Limits, Stop};
use super::problem::Problem;
use super::searched::Searched;
use super::skill::{Level, Skill};
use super::thinker::Thinker;
use super::thought::{Line, Thought, Worth};
use super::uct::uct;
use super::why::{Why, why};
use crate::games::kulami::Kulami;
use crate::games::napoleon::Napoleon;
use crate::games::netzwerk::Netzwerk;
use crate::games::{AnyAction, AnyGame, GameKind};

/// What is known of a position of any game.
pub type AnyThought = Thought<AnyAction>;

/// A position of any game to think about.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "problems are few, and as short-lived as a question")]
pub enum AnyProblem {
    /// Of Netzwerk.
    Netzwerk(Problem<Netzwerk>),
    /// Of Kulami.
    Kulami(Problem<Kulami>),
    /// Of Napoleon.
    Napoleon(Problem<Napoleon>),
}

impl AnyProblem {
    /// The last of a match's positions, which are told from the first on; nothing if there are none, or if they are not all of one
    /// game.
    pub fn after<'a>(positions: impl IntoIterator<Item = &'a AnyGame>) -> Option<Self> {
        let mut positions = positions.into_iter();
        let mut problem = match positions.next()? {
            AnyGame::Netzwerk(game) => Self::Netzwerk(Problem::new(*game)),
            AnyGame::Kulami(game) => Self::Kulami(Problem::new(*game)),
            AnyGame::Napoleon(game) => Self::Napoleon(Problem::new(*game)),
        };
        for next in positions {
            if !problem.go_on(next) {
                return None;
            }
        }
        Some(problem)
    }

    /// Goes on to the position after one more action; `false`, and nothing changes, if it is of another game.
    #[must_use]
    pub fn go_on(&mut self, next: &AnyGame) -> bool {
        match (self, next) {
            (Self::Netzwerk(problem), AnyGame::Netzwerk(next)) => problem.go_on(next),
            (Self::Kulami(problem), AnyGame::Kulami(next)) => problem.go_on(next),
            (Self::Napoleon(problem), AnyGame::Napoleon(next)) => problem.go_on(next),
            _ => return false,
        }
        true
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Netzwerk(_) => GameKind::Netzwerk,
            Self::Kulami(_) => GameKind::Kulami,
            Self::Napoleon(_) => GameKind::Napoleon,
        }
    }

    /// [`Thinker::think`].
    pub fn think(
        &self,
        thinker: &mut Thinker,
        limits: &Limits,
        stop: &Stop,
        mut tell: impl FnMut(&AnyThought),
    ) -> AnyThought {
        match self {
            Self::Netzwerk(problem) => thinker
                .think(problem, limits, stop, |thought| tell(&thought.clone().map(AnyAction::Netzwerk)))
                .map(AnyAction::Netzwerk),
            Self::Kulami(problem) => thinker
                .think(problem, limits, stop, |thought| tell(&thought.clone().map(AnyAction::Kulami)))
                .map(AnyAction::Kulami),
            Self::Napoleon(problem) => thinker
                .think(problem, limits, stop, |thought| tell(&thought.clone().map(AnyAction::Napoleon)))
                .map(AnyAction::Napoleon),
        }
    }

    /// [`why()`].
    #[must_use]
    pub fn why(&self, thought: &AnyThought) -> Vec<Why> {
        // The actions of the game itself; a thought about another game has none.
        fn own<A>(thought: &AnyThought, own: impl Fn(&AnyAction) -> Option<A>) -> Thought<A> {
            let lines = thought.lines.iter().take(1).map(|line| Line {
                worth: line.worth,
                turns: line.turns.iter().take(1).map(|turn| turn.iter().filter_map(&own).collect()).collect(),
            });
            let Thought { depth, nodes, elapsed, is_exact, .. } = *thought;
            Thought { lines: lines.collect(), depth, nodes, elapsed, is_exact }
        }
        match self {
            Self::Netzwerk(problem) => {
                let own = own(thought, |action| match action {
                    AnyAction::Netzwerk(action) => Some(*action),
                    _ => None,
                });
                why(problem, &own)
            }
            Self::Kulami(problem) => {
                let own = own(thought, |action| match action {
                    AnyAction::Kulami(action) => Some(*action),
                    _ => None,
                });
                why(problem, &own)
            }
            Self::Napoleon(problem) => {
                let own = own(thought, |action| match action {
                    AnyAction::Napoleon(action) => Some(action.clone()),
                    _ => None,
                });
                why(problem, &own)
            }
        }
    }

    /// [`uct()`].
    #[must_use]
    pub fn uct(&self, limits: &Limits, stop: &Stop, seed: u64) -> Option<AnyAction> {
        match self {
            Self::Netzwerk(problem) => uct(problem, limits, stop, seed).map(AnyAction::Netzwerk),
            Self::Kulami(problem) => uct(problem, limits, stop, seed).map(AnyAction::Kulami),
            Self::Napoleon(problem) => uct(problem, limits, stop, seed).map(AnyAction::Napoleon),
        }
    }
}

/// How well a level plays a game.
#[must_use]
pub const fn skill(kind: GameKind, level: Level) -> Skill {
    match kind {
        GameKind::Netzwerk => Netzwerk::LEVELS[level.index()],
        GameKind::Kulami => Kulami::LEVELS[level.index()],
        GameKind::Napoleon => Napoleon::LEVELS[level.index()],
    }
}

/// The chance, 0 to 1, that the player to move wins a game whose position is worth so much to them.
#[must_use]
pub fn chance(kind: GameKind, worth: Worth) -> f32 {
    worth.chance(match kind {
        GameKind::Netzwerk => Netzwerk::ADVANTAGE,
        GameKind::Kulami => Kulami::ADVANTAGE,
        GameKind::Napoleon => Napoleon::ADVANTAGE,
    })
}
