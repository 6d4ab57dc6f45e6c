//! The search for a game chosen at run time: the registry of what the search knows about each game.

use super::before_swap::search_before_swap;
use super::bench::BenchVariant;
use super::eval::Eval;
use super::fair_start::{needs_trials, search_first_turn, with_swap};
use super::levels::{Level, Skill};
use super::limits::{Limits, Stop};
use super::proof::{Goal, Prove, Work};
use super::root::RootPosition;
use super::search_result::{Line, SearchResult};
use super::searchable::Searchable;
use super::searcher::Searcher;
use super::training::{Learner, OfGame};
use super::uct::uct;
use super::why::{Why, why};
use super::{kulami, napoleon, netzwerk};
use rules::kulami::Kulami;
use rules::napoleon::Napoleon;
use rules::netzwerk::Netzwerk;

use rules::{AnyAction, AnyGame, AnyPosition, GameKind, OwnAction, Player, SwapStage};

/// A search result of any game.
pub type AnySearchResult = SearchResult<AnyAction>;

/// A position to search, of any game, with the swap rule.
#[derive(Clone, Debug)]
pub struct AnyRootPosition {
    own: OwnRoot,
    swap: SwapStage,
}

/// A position to search by a game's own rules.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each search")]
enum OwnRoot {
    Netzwerk(RootPosition<Netzwerk>),
    Kulami(RootPosition<Kulami>),
    Napoleon(RootPosition<Napoleon>),
}

/// The actions that are of a game.
fn own_actions<A: OwnAction>(actions: &[AnyAction]) -> Vec<A> {
    actions.iter().filter_map(A::own).cloned().collect()
}

/// Evaluates the same expression for whichever game it is; `wrap` makes an action of that game into one of any.
macro_rules! of_each {
    ($any:expr, $root:ident, $wrap:ident => $value:expr) => {
        match $any {
            OwnRoot::Netzwerk($root) => {
                let $wrap = AnyAction::Netzwerk;
                $value
            }
            OwnRoot::Kulami($root) => {
                let $wrap = AnyAction::Kulami;
                $value
            }
            OwnRoot::Napoleon($root) => {
                let $wrap = AnyAction::Napoleon;
                $value
            }
        }
    };
}

impl OwnRoot {
    const fn new(position: &AnyPosition) -> Self {
        match position {
            AnyPosition::Netzwerk(game) => Self::Netzwerk(RootPosition::new(*game)),
            AnyPosition::Kulami(game) => Self::Kulami(RootPosition::new(*game)),
            AnyPosition::Napoleon(game) => Self::Napoleon(RootPosition::new(*game)),
        }
    }

    fn advance(&mut self, next: &AnyPosition) -> bool {
        match (self, next) {
            (Self::Netzwerk(root), AnyPosition::Netzwerk(next)) => root.advance(next),
            (Self::Kulami(root), AnyPosition::Kulami(next)) => root.advance(next),
            (Self::Napoleon(root), AnyPosition::Napoleon(next)) => root.advance(next),
            _ => return false,
        }
        true
    }

    fn search(
        &self,
        searcher: &mut Searcher,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(AnySearchResult),
    ) -> AnySearchResult {
        of_each!(self, root, wrap => searcher
            .search(root, limits, stop, |result| on_info(result.clone().map(wrap)))
            .map(wrap))
    }
}

impl AnyRootPosition {
    /// The last of a match's positions, given from the first on; `None` if there are none, or if they are not all of the same game.
    pub fn from_history<'a>(positions: impl IntoIterator<Item = &'a AnyGame>) -> Option<Self> {
        let mut positions = positions.into_iter();
        let first = positions.next()?;
        let mut root = Self { own: OwnRoot::new(first.position()), swap: first.swap_stage() };
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
        // A swap leaves the position as it is: it has not come back.
        let is_swap = self.swap == SwapStage::Offered && self.is_at(next.position());
        if !is_swap && !self.own.advance(next.position()) {
            return false;
        }
        self.swap = next.swap_stage();
        true
    }

    fn is_at(&self, position: &AnyPosition) -> bool {
        match (&self.own, position) {
            (OwnRoot::Netzwerk(root), AnyPosition::Netzwerk(game)) => root.position() == game,
            (OwnRoot::Kulami(root), AnyPosition::Kulami(game)) => root.position() == game,
            (OwnRoot::Napoleon(root), AnyPosition::Napoleon(game)) => root.position() == game,
            _ => false,
        }
    }

    /// Has the rest of a turn that an earlier search found searched before any other. Actions of another game are left out.
    pub fn plan(&mut self, rest: &[AnyAction]) {
        of_each!(&mut self.own, root, _wrap => root.plan(&own_actions(rest)));
    }

    /// Whether quick games judge the position where sides may be swapped, unless the limits leave no room for them.
    #[must_use]
    pub fn needs_trials(&self) -> bool {
        of_each!(&self.own, root, _wrap => needs_trials(root))
    }

    /// The same without the swap rule: what the position is worth to the side to move, whoever plays it.
    #[must_use]
    pub fn without_swap(self) -> Self {
        Self { swap: SwapStage::Closed, ..self }
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self.own {
            OwnRoot::Netzwerk(_) => GameKind::Netzwerk,
            OwnRoot::Kulami(_) => GameKind::Kulami,
            OwnRoot::Napoleon(_) => GameKind::Napoleon,
        }
    }

    /// See [`Searcher::search`]. By the swap rule, evaluations are for the person to move: a swap is worth the opposite of the best
    /// other action, and the first turn is one after which neither side is better.
    pub fn search(
        &self,
        searcher: &mut Searcher,
        limits: &Limits,
        stop: &Stop,
        mut on_info: impl FnMut(&AnySearchResult),
    ) -> AnySearchResult {
        match self.swap {
            SwapStage::Closed => self.own.search(searcher, limits, stop, &mut |result| on_info(&result)),
            SwapStage::Offered => {
                let with_swap = |result, value| with_swap(result, AnyAction::Swap, value, limits.lines);
                of_each!(&self.own, root, wrap => {
                    let (result, value) = search_before_swap(searcher, root, limits, stop, &mut |result, value| {
                        on_info(&with_swap(result.clone().map(wrap), value));
                    });
                    with_swap(result.map(wrap), value)
                })
            }
            SwapStage::FirstTurn => of_each!(&self.own, root, wrap => {
                search_first_turn(searcher, root, limits, stop, &mut |result| on_info(&result.clone().map(wrap)))
                    .map(wrap)
            }),
        }
    }

    /// See [`why()`].
    #[must_use]
    pub fn why(&self, result: &AnySearchResult) -> Vec<Why> {
        // The actions as the game itself has them; a result of another game has none.
        fn own<A: OwnAction>(result: &AnySearchResult) -> SearchResult<A> {
            let lines = result.lines.iter().take(1).map(|line| Line {
                eval: line.eval,
                turns: line.turns.iter().take(1).map(|turn| own_actions(turn)).collect(),
            });
            let SearchResult { depth, nodes, elapsed, is_exact, .. } = *result;
            SearchResult { lines: lines.collect(), depth, nodes, elapsed, is_exact }
        }
        if result.turn() == [AnyAction::Swap] {
            return vec![Why::BetterSide];
        }
        let has_won = result.eval().and_then(Eval::end).is_some_and(|end| end > 0);
        if self.swap == SwapStage::FirstTurn && !result.turn().is_empty() && !has_won {
            return vec![Why::FairTurn];
        }
        of_each!(&self.own, root, _wrap => why(root, &own(result)))
    }

    /// See [`uct()`]. It never swaps.
    #[must_use]
    pub fn uct(&self, limits: &Limits, stop: &Stop, seed: u64) -> Option<AnyAction> {
        of_each!(&self.own, root, wrap => uct(root, limits, stop, seed).map(wrap))
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

/// What learns the weights of a game's evaluation; `None` for games that are judged by playouts.
#[must_use]
pub fn learner(kind: GameKind) -> Option<Box<dyn Learner>> {
    match kind {
        GameKind::Netzwerk => Some(Box::new(OfGame::new(|position| match position {
            AnyPosition::Netzwerk(game) => Some(game),
            _ => None,
        }))),
        GameKind::Kulami => None,
        GameKind::Napoleon => Some(Box::new(OfGame::new(|position| match position {
            AnyPosition::Napoleon(game) => Some(game),
            _ => None,
        }))),
    }
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

/// Evaluates the same expression for whichever game a position is of.
macro_rules! prove {
    ($position:expr, $game:ident, $wrap:ident => $value:expr) => {
        match $position.position() {
            AnyPosition::Netzwerk($game) => {
                let $wrap = AnyAction::Netzwerk;
                $value
            }
            AnyPosition::Kulami($game) => {
                let $wrap = AnyAction::Kulami;
                $value
            }
            AnyPosition::Napoleon($game) => {
                let $wrap = AnyAction::Napoleon;
                $value
            }
        }
    };
}

/// The goals that may make a puzzle of a position at the start of a turn, the hardest to reach first.
#[must_use]
pub fn goals(position: &AnyGame) -> Vec<Goal> {
    prove!(position, game, _wrap => game.goals())
}

/// The same position with a neutral piece less, once for each that can be taken away; none in most games.
#[must_use]
pub fn sparser(position: &AnyGame) -> Vec<AnyGame> {
    match position.position() {
        AnyPosition::Netzwerk(game) => {
            game.sparser().into_iter().map(|game| AnyPosition::Netzwerk(game).into()).collect()
        }
        AnyPosition::Kulami(game) => {
            game.sparser().into_iter().map(|game| AnyPosition::Kulami(game).into()).collect()
        }
        AnyPosition::Napoleon(game) => {
            game.sparser().into_iter().map(|game| AnyPosition::Napoleon(game).into()).collect()
        }
    }
}

/// Whether a player can still reach a goal whatever the opponent does, whoever is to move. Means nothing if the work gives up.
#[must_use]
pub fn keeps(position: &AnyGame, player: Player, goal: Goal, work: &mut Work) -> bool {
    prove!(position, game, _wrap => game.keeps(player, goal, work))
}

/// All turns of the player to move that keep a goal, each with its actions and each once. Means nothing if the work gives up.
///
/// Where a turn has several actions, turns that are the same up to the order of their actions, who pays for them, and what else is done
/// besides, count as one.
#[must_use]
pub fn right_turns(position: &AnyGame, goal: Goal, work: &mut Work) -> Vec<Vec<AnyAction>> {
    prove!(position, game, wrap => {
        let turns = game.right_turns(goal, work).into_iter();
        turns.map(|turn| turn.into_iter().map(wrap).collect()).collect()
    })
}

/// The turn of the player to move that makes it hardest for the opponent to reach a goal that cannot be prevented; empty if there is none.
#[must_use]
pub fn best_defence(position: &AnyGame, goal: Goal, work: &mut Work) -> Vec<AnyAction> {
    prove!(position, game, wrap => game.best_defence(goal, work).into_iter().map(wrap).collect())
}
