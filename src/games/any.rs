//! The games that there are, as one type: for programs that choose the game at run time.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::netzwerk::{self, Netzwerk};
use super::{
    Effects, Faults, Game, Gesture, NotationError, OptionError, Outcome, Piece, Player, RuleOption, Rules,
    Site,
};

/// The games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Robots and battery stones.
    Netzwerk,
}

impl GameKind {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 1] = [Self::Netzwerk];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Netzwerk => "netzwerk",
        }
    }

    /// Its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Netzwerk => "Netzwerk",
        }
    }

    /// What it is about, in a few words.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Netzwerk => "Robots run on shared batteries",
        }
    }

    /// The rules options that differ from the defaults when people play at the table: house rules that keep a match from
    /// going on for ever.
    #[must_use]
    pub const fn table_rules(self) -> &'static str {
        match self {
            Self::Netzwerk => "repetition=draw",
        }
    }

    /// The name of a player's colour.
    #[must_use]
    pub const fn player_name(self, player: Player) -> &'static str {
        match (self, player) {
            (Self::Netzwerk, Player::One) => "white",
            (Self::Netzwerk, Player::Two) => "black",
        }
    }

    /// Its rules options.
    #[must_use]
    pub const fn options(self) -> &'static [RuleOption] {
        match self {
            Self::Netzwerk => netzwerk::Rules::OPTIONS,
        }
    }

    /// Its presets: each one's name and its rules as text.
    #[must_use]
    pub fn presets(self) -> Vec<(&'static str, String)> {
        fn texts<R: Rules>() -> Vec<(&'static str, String)> {
            let rules = |name| R::from_text(name).map(|rules| rules.to_text()).unwrap_or_default();
            R::PRESETS.iter().map(|(name, _)| (*name, rules(name))).collect()
        }
        match self {
            Self::Netzwerk => texts::<netzwerk::Rules>(),
        }
    }

    /// The position that a position string describes, else the start, by the rules of a `KEY=VALUE,…` text.
    ///
    /// # Errors
    /// What is wrong with the rules, or everything that is wrong with the position.
    pub fn set_up(self, rules: &str, position: Option<&str>) -> Result<AnyGame, SetUpError> {
        Ok(match self {
            Self::Netzwerk => {
                let rules = netzwerk::Rules::from_text(rules)?;
                AnyGame::Netzwerk(match position {
                    None => Netzwerk::start(rules),
                    Some(text) => Netzwerk::from_text(text, rules).map_err(AnyFault::Netzwerk)?,
                })
            }
        })
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a text names no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game ‘{text}’ here (there is: {known})")]
pub struct UnknownGame {
    text: String,
    known: String,
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| UnknownGame { text: text.to_owned(), known: Self::ALL.map(Self::name).join(", ") })
    }
}

/// Why texts do not set up a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// The rules options.
    #[error("rules: {0}")]
    Rules(#[from] OptionError),
    /// The position.
    #[error("position: {0}")]
    Position(#[from] AnyFault),
}

/// What is wrong with a position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyFault {
    /// With one of Netzwerk.
    #[error(transparent)]
    Netzwerk(Faults<netzwerk::Fault>),
}

/// Why an action is not legal in one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyIllegal {
    /// In Netzwerk.
    #[error(transparent)]
    Netzwerk(netzwerk::Illegal),
}

/// An action of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnyAction {
    /// Of Netzwerk.
    Netzwerk(netzwerk::Action),
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Netzwerk(action) => action.fmt(f),
        }
    }
}

/// A position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyGame {
    /// Of Netzwerk.
    Netzwerk(Netzwerk),
}

impl AnyGame {
    /// The rules it is played by, as `KEY=VALUE,…` for those that differ from the defaults.
    #[must_use]
    pub fn rules(&self) -> String {
        match self {
            Self::Netzwerk(game) => game.rules().to_text(),
        }
    }

    /// [`super::perft()`] of the game itself, without the detour through this enum at every node.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match self {
            Self::Netzwerk(game) => super::perft(game, depth),
        }
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Netzwerk(game) => game.fmt(f),
        }
    }
}

impl Game for AnyGame {
    type Action = AnyAction;
    type Illegal = AnyIllegal;

    fn kind(&self) -> GameKind {
        match self {
            Self::Netzwerk(game) => game.kind(),
        }
    }

    fn to_move(&self) -> Player {
        match self {
            Self::Netzwerk(game) => game.to_move(),
        }
    }

    fn legal_actions(&self, into: &mut Vec<AnyAction>) {
        match self {
            Self::Netzwerk(game) => into.extend(game.actions().into_iter().map(AnyAction::Netzwerk)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Netzwerk(game) => game.outcome(),
        }
    }

    fn play(&mut self, action: &AnyAction) -> Result<Effects, AnyIllegal> {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => {
                game.play(action).map_err(AnyIllegal::Netzwerk)
            }
        }
    }

    fn play_unchecked(&mut self, action: &AnyAction) {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => game.play_unchecked(action),
        }
    }

    fn read_action(&self, text: &str) -> Result<AnyAction, NotationError> {
        match self {
            Self::Netzwerk(game) => game.read_action(text).map(AnyAction::Netzwerk),
        }
    }

    fn gesture(&self, action: &AnyAction) -> Gesture {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => game.gesture(action),
        }
    }

    fn proposal(&self, alike: &[AnyAction]) -> usize {
        match self {
            Self::Netzwerk(game) => {
                let alike: Vec<_> = alike.iter().map(|AnyAction::Netzwerk(action)| *action).collect();
                game.proposal(&alike)
            }
        }
    }

    fn pieces(&self) -> Vec<(Site, Piece)> {
        match self {
            Self::Netzwerk(game) => game.pieces(),
        }
    }

    fn beside(&self) -> Vec<Piece> {
        match self {
            Self::Netzwerk(game) => game.beside(),
        }
    }

    fn starts_turn(&self) -> bool {
        match self {
            Self::Netzwerk(game) => game.starts_turn(),
        }
    }

    fn draws_by_repetition(&self) -> bool {
        match self {
            Self::Netzwerk(game) => game.draws_by_repetition(),
        }
    }

    fn task(&self) -> &'static str {
        match self {
            Self::Netzwerk(game) => game.task(),
        }
    }

    fn picture(&self) -> String {
        match self {
            Self::Netzwerk(game) => game.picture(),
        }
    }
}
