//! The search for a game chosen at run time: the registry of what the search knows about each game.

use super::before_swap::{needs_trials, search_before_swap};
use super::fair_start::search_first_turn;
use super::proof::Prove;
use super::why::why;
use super::{kulami, napoleon, netzwerk};
use crate::{
    BenchVariant, Eval, Goal, LEVELS, Level, Limits, RootPosition, SearchResult, Searchable, Searcher, Skill,
    Stop, WON, Why, Work,
};
use rules::kulami::Kulami;
use rules::napoleon::Napoleon;
use rules::netzwerk::Netzwerk;

use rules::{AnyAction, AnyGame, AnyPosition, GameKind, OneGame, Player, SwapStage, of_each};

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

impl OwnRoot {
    const fn new(position: &AnyPosition) -> Self {
        match position {
            AnyPosition::Netzwerk(game) => Self::Netzwerk(RootPosition::new(*game)),
            AnyPosition::Kulami(game) => Self::Kulami(RootPosition::new(*game)),
            AnyPosition::Napoleon(game) => Self::Napoleon(RootPosition::new(*game)),
        }
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
        of_each!(&mut self.own, OwnRoot, root => {
            let Some(position) = OneGame::of(next.position()) else { return false };
            if self.swap != SwapStage::Offered || root.position() != position {
                root.advance(position);
            }
        });
        self.swap = next.swap_stage();
        true
    }

    /// Has the rest of a turn that an earlier search found searched before any other. Actions of another game are left out.
    pub fn plan(&mut self, rest: &[AnyAction]) {
        of_each!(&mut self.own, OwnRoot, root => root.plan(&root.position().own_actions(rest)));
    }

    /// Whether quick games judge the position where sides may be swapped, unless the limits leave no room for them.
    pub fn needs_trials(&self) -> bool {
        of_each!(&self.own, OwnRoot, root => needs_trials(root))
    }

    /// The same without the swap rule: what the position is worth to the side to move, whichever person plays it.
    #[must_use]
    pub fn without_swap(self) -> Self {
        Self { swap: SwapStage::Closed, ..self }
    }

    /// The game.
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
        self.search_and_tell(searcher, limits, stop, &mut on_info)
    }

    /// Compiled once, and not for everyone who is told.
    fn search_and_tell(
        &self,
        searcher: &mut Searcher,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&AnySearchResult),
    ) -> AnySearchResult {
        of_each!(&self.own, OwnRoot, root => {
            let mut on_own = |result: &SearchResult<_>| on_info(&result.clone().map(AnyAction::from));
            match self.swap {
                SwapStage::Closed => searcher.search(root, limits, stop, on_own).map(AnyAction::from),
                SwapStage::FirstTurn => {
                    search_first_turn(searcher, root, limits, stop, &mut on_own).map(AnyAction::from)
                }
                SwapStage::Offered => search_before_swap(searcher, root, limits, stop, on_info),
            }
        })
    }

    /// The reasons for the best turn of a search result, the most important first. Never empty, unless the game is over.
    pub fn why(&self, result: &AnySearchResult) -> Vec<Why> {
        if result.turn() == [AnyAction::Swap] {
            return vec![Why::BetterSide];
        }
        let has_won = result.eval().and_then(Eval::end).is_some_and(|end| end > 0);
        if self.swap == SwapStage::FirstTurn && !result.turn().is_empty() && !has_won {
            return vec![Why::FairTurn];
        }
        // A result of another game has no actions.
        of_each!(&self.own, OwnRoot, root => {
            let position = root.position();
            let reply = result.lines.first().and_then(|line| line.turns.get(1)).map_or(&[][..], Vec::as_slice);
            let [turn, reply] = [result.turn(), reply].map(|turn| position.own_actions(turn));
            why(position, &turn, &reply, result.eval(), result.is_exact)
        })
    }

    /// The reasons for a turn of which nothing else is known, the most important first.
    pub fn why_of(&self, turn: &[AnyAction]) -> Vec<Why> {
        of_each!(&self.own, OwnRoot, root => {
            let position = root.position();
            why(position, &position.own_actions(turn), &[], None, false)
        })
    }
}

/// The probability, 0 to 1, that the player to move wins a position of a game with this evaluation: on a logistic scale where
/// [`Searchable::ADVANTAGE`] wins three games out of four.
pub fn win_probability(kind: GameKind, eval: Eval) -> f32 {
    let steps = eval.0 as f32 / measures(kind).0 as f32;
    1.0 / (1.0 + 3.0_f32.powf(-steps))
}

/// The skill of a level in a game.
pub const fn skill(kind: GameKind, level: Level) -> Skill {
    measures(kind).1[level.index()]
}

/// What the benchmark searches in a game.
pub const fn bench_variants(kind: GameKind) -> &'static [BenchVariant] {
    measures(kind).2
}

/// The evaluation that wins three games out of four, the skills of the levels, and what the benchmark searches.
const fn measures(kind: GameKind) -> (i32, &'static [Skill; LEVELS], &'static [BenchVariant]) {
    match kind {
        GameKind::Netzwerk => (Netzwerk::ADVANTAGE, &netzwerk::SKILLS, &netzwerk::VARIANTS),
        GameKind::Kulami => (Kulami::ADVANTAGE, &kulami::SKILLS, &kulami::VARIANTS),
        GameKind::Napoleon => (Napoleon::ADVANTAGE, &napoleon::SKILLS, &napoleon::VARIANTS),
    }
}

/// The goals that may make a puzzle of a position at the start of a turn, the hardest to reach first.
pub fn goals(position: &AnyGame) -> Vec<Goal> {
    of_each!(position.position(), AnyPosition, game => game.goals())
}

/// The same position with a neutral piece less, once for each that can be taken away; none in most games.
pub fn sparser(position: &AnyGame) -> Vec<AnyGame> {
    match position.position() {
        AnyPosition::Netzwerk(game) => {
            let fewer = game.batteries().iter().map(|field| game.without_battery(field));
            fewer.map(|game| AnyPosition::from(game).into()).collect()
        }
        AnyPosition::Kulami(_) | AnyPosition::Napoleon(_) => Vec::new(),
    }
}

/// Whether a player can still reach a goal whatever the opponent does, whichever player is to move. Means nothing if the work gives up.
pub fn keeps(position: &AnyGame, player: Player, goal: Goal, work: &mut Work) -> bool {
    of_each!(position.position(), AnyPosition, game => game.keeps(player, goal, work))
}

/// The position if the player to move did nothing more, in games where that is meaningful.
pub fn skipped_turn(position: &AnyGame) -> Option<AnyGame> {
    of_each!(position.position(), AnyPosition, game => Some(AnyPosition::from(game.skipped_turn()?).into()))
}

/// A turn with which the player to move wins at once. If there is none, no turn wins, unless the work gives up.
pub fn winning_turn(position: &AnyGame, work: &mut Work) -> Option<Vec<AnyAction>> {
    fn winning<G: Searchable>(game: &G, work: &mut Work) -> Option<Vec<G::Action>> {
        // Games whose turns have many actions search exactly; the others list all that there is.
        let (mut play, mut plays) = (game.winning_play(work), Vec::new());
        if play.is_none() && work.has_given_up() {
            game.plays(&mut plays);
            play = plays.into_iter().find(|play| {
                let mut next = game.clone();
                next.make(play);
                next.terminal_eval() == Some(-WON)
            });
        }
        play.map(|play| G::actions_of(&play))
    }
    of_each!(position.position(), AnyPosition, game => {
        winning(game, work).map(|actions| actions.into_iter().map(AnyAction::from).collect())
    })
}

/// All turns of the player to move that keep a goal, each with its actions and each once. Means nothing if the work gives up.
///
/// Where a turn has several actions, turns that are the same up to the order of their actions, who pays for them, and what else is done
/// besides, count as one.
pub fn right_turns(position: &AnyGame, goal: Goal, work: &mut Work) -> Vec<Vec<AnyAction>> {
    of_each!(position.position(), AnyPosition, game => {
        let turns = game.right_turns(goal, work).into_iter();
        turns.map(|turn| turn.into_iter().map(AnyAction::from).collect()).collect()
    })
}

/// The turn of the player to move that makes it hardest for the opponent to reach a goal that cannot be prevented; empty if there is none.
pub fn best_defence(position: &AnyGame, goal: Goal, work: &mut Work) -> Vec<AnyAction> {
    of_each!(position.position(), AnyPosition, game => game.best_defence(goal, work).into_iter().map(AnyAction::from).collect())
}
