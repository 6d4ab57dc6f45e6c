//! All games as one type, for programs that choose the game at run time.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::kulami::{self, Kulami};
use super::napoleon::{self, Napoleon};
use super::netzwerk::{self, Netzwerk};
use super::swap::SWAP;
use crate::{
    About, Control, Effect, Effects, Faults, Game, GameKind, Gesture, Goal, Lead, NotationError, OptionError,
    Outcome, Piece, Player, Presented, Rules, Score, Site, Standing, Status, SwapStage, Zone,
};

/// What is wrong with a position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum AnyFault {
    #[error(transparent)]
    Netzwerk(Faults<netzwerk::Fault>),
    #[error(transparent)]
    Kulami(Faults<kulami::Fault>),
    #[error(transparent)]
    Napoleon(Faults<napoleon::Fault>),
}

/// Why a game cannot be set up from text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum SetUpError {
    #[error("rules: {0}")]
    Rules(#[from] OptionError),
    #[error("{name} has only one board", name = .0.title())]
    OneBoard(GameKind),
    #[error("layout: {0}")]
    Layout(Faults<kulami::LayoutFault>),
    #[error("map: {0}")]
    Map(napoleon::MapFileError),
    #[error("sides can only be swapped at the beginning of a turn")]
    SwapInTurn,
    #[error("the position is on a different board from the one that is given")]
    TwoBoards,
    #[error("position: {0}")]
    Position(#[from] AnyFault),
}

/// Why a file does not hold a board of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum BoardFileError {
    #[error(transparent)]
    Layout(#[from] kulami::LayoutFileError),
    #[error(transparent)]
    Map(#[from] napoleon::MapFileError),
}

/// Why an action is not legal in one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum AnyIllegal {
    #[error(transparent)]
    Netzwerk(#[from] netzwerk::Illegal),
    #[error(transparent)]
    Kulami(#[from] kulami::Illegal),
    #[error(transparent)]
    Napoleon(#[from] napoleon::Illegal),
    #[error("that is an action of another game")]
    OtherGame,
    #[error("sides can only be swapped right after the first turn, if the rules say so")]
    NoSwap,
}

/// An action of one of the games. As data it is in notation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum AnyAction {
    /// Of Netzwerk.
    Netzwerk(#[serde(with = "in_notation")] netzwerk::Action),
    /// Of Kulami.
    Kulami(#[serde(with = "in_notation")] kulami::Action),
    /// Of Napoleon.
    Napoleon(#[serde(with = "in_notation")] napoleon::Action),
    /// The players swap sides, in any game: see [`SwapStage`].
    Swap,
}

mod in_notation {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub(super) fn serialize<S: Serializer>(action: &impl Display, writer: S) -> Result<S::Ok, S::Error> {
        writer.collect_str(action)
    }

    pub(super) fn deserialize<'de, A, D>(reader: D) -> Result<A, D::Error>
    where
        A: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(reader)?.parse().map_err(D::Error::custom)
    }
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Netzwerk(action) => action.fmt(f),
            Self::Kulami(action) => action.fmt(f),
            Self::Napoleon(action) => action.fmt(f),
            Self::Swap => f.write_str(SWAP),
        }
    }
}

/// One of the games of [`AnyGame`]: conversions between its own types and those of all games.
pub trait OneGame: Game<Action: Into<AnyAction>> + Into<AnyPosition> {
    /// The position in the type of this game, if it is one of it.
    fn of(position: &AnyPosition) -> Option<&Self>;

    /// The action in the type of this game, if it is one of it.
    fn own_action<'a>(&self, action: &'a AnyAction) -> Option<&'a Self::Action>;

    /// Those of some actions that are of this game.
    fn own_actions(&self, actions: &[AnyAction]) -> Vec<Self::Action> {
        actions.iter().filter_map(|action| self.own_action(action)).cloned().collect()
    }
}

macro_rules! games {
    ($($game:ident: $module:ident;)+) => {
        $(
            impl From<$game> for AnyPosition {
                fn from(position: $game) -> Self {
                    Self::$game(position)
                }
            }

            impl From<$module::Action> for AnyAction {
                fn from(action: $module::Action) -> Self {
                    Self::$game(action)
                }
            }

            impl OneGame for $game {
                fn of(position: &AnyPosition) -> Option<&Self> {
                    if let AnyPosition::$game(position) = position { Some(position) } else { None }
                }

                fn own_action<'a>(&self, action: &'a AnyAction) -> Option<&'a Self::Action> {
                    if let AnyAction::$game(action) = action { Some(action) } else { None }
                }
            }
        )+
    };
}

games! {
    Netzwerk: netzwerk;
    Kulami: kulami;
    Napoleon: napoleon;
}

/// Evaluates the same expression for whichever game it is: `$any` is an enum of this name with a variant for each.
#[doc(hidden)]
#[macro_export]
macro_rules! of_each {
    ($any:expr, $name:ident, $game:ident => $value:expr) => {
        match $any {
            $name::Netzwerk($game) => $value,
            $name::Kulami($game) => $value,
            $name::Napoleon($game) => $value,
        }
    };
}

/// A position of one of the games, with the swap rule that all of them share.
///
/// ```
/// use rules::{Effect, Game, GameKind};
/// //  6     b
/// //  5   o   o     the robot on f4 captures the one on f6; both batteries that touch it pay
/// //  4     w
/// let position = "13/11b1/13/13/13/13/13/5b7/4o1o6/5w7/13/13/13 w r - -";
/// let mut game = GameKind::Netzwerk.set_up("", None, Some(position))?;
/// let capture = game.read_action("f4xf6*e5g5")?;
/// assert!(game.actions().contains(&capture));
/// let effects = game.play(&capture)?;
/// assert!(effects.iter().any(|effect| matches!(effect, Effect::Captured { .. })));
/// assert_eq!(game.to_string(), "13/11b1/13/13/13/13/13/5w7/4x1x6/13/13/13/13 w m f6 -");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AnyGame {
    pub(super) position: AnyPosition,
    swap: SwapStage,
}

/// A position of one of the games by its own rules.
#[expect(
    clippy::large_enum_variant,
    reason = "positions are plain bytes, so that the search copies them without allocating"
)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyPosition {
    /// Of Netzwerk.
    Netzwerk(Netzwerk),
    /// Of Kulami.
    Kulami(Kulami),
    /// Of Napoleon.
    Napoleon(Napoleon),
}

/// Methods that do not involve actions, each forwarded to the game.
macro_rules! forward {
    ($(fn $method:ident(&self $(, $argument:ident: $type:ty)?) -> $answer:ty;)+) => {
        $(fn $method(&self $(, $argument: $type)?) -> $answer {
            of_each!(&self.position, AnyPosition, game => game.$method($($argument)?))
        })+
    };
}

impl From<AnyPosition> for AnyGame {
    /// The position without a swap: none is possible, or no longer.
    fn from(position: AnyPosition) -> Self {
        Self { position, swap: SwapStage::Closed }
    }
}

impl AnyGame {
    /// The same position at a stage of the swap rule.
    #[must_use]
    pub(super) const fn at_stage(self, swap: SwapStage) -> Self {
        Self { swap, ..self }
    }

    /// The position by the game's own rules.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        match self.position {
            AnyPosition::Netzwerk(_) => GameKind::Netzwerk,
            AnyPosition::Kulami(_) => GameKind::Kulami,
            AnyPosition::Napoleon(_) => GameKind::Napoleon,
        }
    }

    /// How far the swap rule has come; [`SwapStage::Closed`] if it is not played by.
    pub const fn swap_stage(&self) -> SwapStage {
        self.swap
    }

    /// Whether the player to move may swap sides.
    pub fn can_swap(&self) -> bool {
        self.swap == SwapStage::Offered && self.outcome().is_none()
    }

    /// Whether the rules include the swap rule.
    pub fn has_swap_rule(&self) -> bool {
        of_each!(&self.position, AnyPosition, game => game.rules().swap).is_on()
    }

    /// The rules it is played by, as `KEY=VALUE,…` for those that differ from the defaults.
    pub fn rules(&self) -> String {
        of_each!(&self.position, AnyPosition, game => game.rules().to_text())
    }

    /// The board as text, if the game has several; [`GameKind::set_up`] reads it.
    pub fn board(&self) -> Option<&'static str> {
        match &self.position {
            AnyPosition::Netzwerk(_) => None,
            AnyPosition::Kulami(game) => Some(game.layout().text()),
            AnyPosition::Napoleon(game) => Some(game.map().ron()),
        }
    }

    /// [`super::perft()`] on the game itself, without going through this type at every node where a swap is no longer possible.
    pub fn perft(&self, depth: u32) -> Option<u64> {
        if self.swap == SwapStage::Closed {
            return of_each!(&self.position, AnyPosition, game => super::perft(game, depth));
        }
        let Some(below) = depth.checked_sub(1) else { return Some(1) };
        let leaves = |action: &AnyAction| {
            let mut next = self.clone();
            next.play_unchecked(action);
            next.perft(below)
        };
        self.all_actions()?.iter().map(leaves).sum()
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of_each!(&self.position, AnyPosition, game => game.fmt(f))?;
        self.swap.part().map_or(Ok(()), |part| write!(f, " {part}"))
    }
}

impl Game for AnyGame {
    type Action = AnyAction;
    type Illegal = AnyIllegal;

    forward! {
        fn to_move(&self) -> Player;
        fn outcome(&self) -> Option<Outcome>;
        fn pieces(&self) -> Vec<(Site, Piece)>;
        fn score(&self) -> Option<Score>;
        fn starts_turn(&self) -> bool;
        fn draws_by_repetition(&self) -> bool;
        fn quiet_limit(&self) -> Option<usize>;
    }

    fn legal_actions(&self, into: &mut Vec<AnyAction>) -> bool {
        let are_all = of_each!(&self.position, AnyPosition, game => {
            let mut own = Vec::new();
            let are_all = game.legal_actions(&mut own);
            into.extend(own.into_iter().map(AnyAction::from));
            are_all
        });
        if self.can_swap() {
            into.push(AnyAction::Swap);
        }
        are_all
    }

    fn play(&mut self, action: &AnyAction) -> Result<Effects, AnyIllegal> {
        if *action == AnyAction::Swap {
            if !self.can_swap() {
                return Err(AnyIllegal::NoSwap);
            }
            self.swap = SwapStage::Closed;
            // The side to move is the same, but another person plays it.
            return Ok(vec![Effect::SidesSwapped, Effect::TurnEnded { next: self.to_move() }]);
        }
        let mover = self.to_move();
        let effects = of_each!(&mut self.position, AnyPosition, game => {
            let own = game.own_action(action).ok_or(AnyIllegal::OtherGame)?;
            game.play(own)?
        });
        self.swap = self.swap.after(self.to_move() != mover);
        Ok(effects)
    }

    fn play_unchecked(&mut self, action: &AnyAction) {
        if *action == AnyAction::Swap {
            self.swap = SwapStage::Closed;
            return;
        }
        let mover = self.to_move();
        of_each!(&mut self.position, AnyPosition, game => {
            let Some(own) = game.own_action(action) else { return };
            game.play_unchecked(own);
        });
        self.swap = self.swap.after(self.to_move() != mover);
    }

    fn read_action(&self, text: &str) -> Result<AnyAction, NotationError> {
        if text == SWAP && self.has_swap_rule() {
            return Ok(AnyAction::Swap);
        }
        of_each!(&self.position, AnyPosition, game => game.read_action(text).map(AnyAction::from))
    }
}

impl Presented for AnyGame {
    forward! {
        fn beside(&self) -> Vec<Piece>;
        fn status(&self) -> Status;
        fn about(&self, site: Site) -> Option<About>;
        fn control(&self, site: Site) -> Option<Control>;
        fn standing(&self, player: Player) -> Option<Standing>;
        fn goal(&self, player: Player) -> Option<Goal>;
        fn at_goal(&self, player: Player) -> Vec<Site>;
        fn last_placed(&self) -> Option<Site>;
        fn zones(&self) -> Vec<Zone>;
    }

    fn picture(&self) -> String {
        let mut picture = of_each!(&self.position, AnyPosition, game => game.picture());
        if self.can_swap() {
            let player = self.kind().player_name(self.to_move());
            picture += &format!("\n{player} may swap sides instead.");
        }
        picture
    }

    fn gesture(&self, action: &AnyAction) -> Gesture {
        of_each!(&self.position, AnyPosition, game => {
            game.own_action(action).map(|action| game.gesture(action)).unwrap_or_default()
        })
    }

    fn proposal(&self, alike: &[AnyAction]) -> usize {
        of_each!(&self.position, AnyPosition, game => game.proposal(&game.own_actions(alike)))
    }

    fn attempt(&self, from: Option<Site>, to: Site) -> Option<AnyAction> {
        of_each!(&self.position, AnyPosition, game => game.attempt(from, to).map(AnyAction::from))
    }

    fn lead(&self, way: &[Site]) -> Option<Lead<AnyAction>> {
        of_each!(&self.position, AnyPosition, game => game.lead(way).map(|lead| lead.map(AnyAction::from)))
    }
}
