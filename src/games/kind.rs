//! Which games there are: their names, options and boards, and how each is set up from texts.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::kulami::{self, Kulami, Layout, LayoutFault};
use super::napoleon::{self, Map, MapFileError, Napoleon};
use super::netzwerk::{self, Netzwerk};
use super::{AnyFault, AnyGame, Faults, OptionError, Player, RuleOption, Rules};

/// The games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Robots and battery stones.
    Netzwerk,
    /// Glass marbles on wooden panels.
    Kulami,
    /// Counters on a map of Waterloo.
    Napoleon,
}

/// A board that a match can be played on, in a game that has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChoice {
    /// Its name on the command line.
    pub key: &'static str,
    /// Its name for people.
    pub title: String,
    /// The board as text, which [`GameKind::set_up`] reads as well as its name.
    pub text: String,
}

impl GameKind {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Netzwerk, Self::Kulami, Self::Napoleon];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Netzwerk => "netzwerk",
            Self::Kulami => "kulami",
            Self::Napoleon => "napoleon",
        }
    }

    /// Its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Netzwerk => "Netzwerk",
            Self::Kulami => "Kulami",
            Self::Napoleon => "Napoleon",
        }
    }

    /// The rules options that differ from the defaults when people play at the table: house rules that keep a match from
    /// going on for ever.
    #[must_use]
    pub const fn table_rules(self) -> &'static str {
        match self {
            Self::Netzwerk | Self::Napoleon => "repetition=draw",
            Self::Kulami => "",
        }
    }

    /// The name of a player's colour.
    #[must_use]
    pub const fn player_name(self, player: Player) -> &'static str {
        match (self, player) {
            (Self::Netzwerk, Player::One) => "white",
            (Self::Napoleon, Player::One) => "blue",
            (Self::Kulami, Player::One) | (Self::Napoleon, Player::Two) => "red",
            (Self::Netzwerk | Self::Kulami, Player::Two) => "black",
        }
    }

    /// Whether a turn ends when its player says so, not by itself.
    #[must_use]
    pub const fn ends_turns_by_hand(self) -> bool {
        match self {
            Self::Netzwerk => true,
            Self::Kulami | Self::Napoleon => false,
        }
    }

    /// Whether the pieces beside the board are those that are still to be placed, not those that were captured.
    #[must_use]
    pub const fn places_pieces(self) -> bool {
        match self {
            Self::Netzwerk | Self::Napoleon => false,
            Self::Kulami => true,
        }
    }

    /// Whether one action can be several jumps in a row.
    #[must_use]
    pub const fn jumps_in_rows(self) -> bool {
        match self {
            Self::Netzwerk | Self::Kulami => false,
            Self::Napoleon => true,
        }
    }

    /// Its rules options.
    #[must_use]
    pub const fn options(self) -> &'static [RuleOption] {
        match self {
            Self::Netzwerk => netzwerk::Rules::OPTIONS,
            Self::Kulami => kulami::Rules::OPTIONS,
            Self::Napoleon => napoleon::Rules::OPTIONS,
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
            Self::Kulami => texts::<kulami::Rules>(),
            Self::Napoleon => texts::<napoleon::Rules>(),
        }
    }

    /// The boards that are built in, the usual one first; none where there is only the one.
    #[must_use]
    pub fn boards(self) -> Vec<BoardChoice> {
        match self {
            Self::Netzwerk => Vec::new(),
            Self::Kulami => {
                let choice = |(key, named): &(&'static str, kulami::NamedLayout)| BoardChoice {
                    key,
                    title: named.name.clone(),
                    text: named.layout.to_string(),
                };
                kulami::shipped().iter().map(choice).collect()
            }
            Self::Napoleon => {
                let choice = |(key, map): &(&'static str, Map)| BoardChoice {
                    key,
                    title: map.name().to_owned(),
                    text: map.ron().to_owned(),
                };
                napoleon::shipped().iter().map(choice).collect()
            }
        }
    }

    /// The position that a position string describes, else the start on a board, by the rules of a `KEY=VALUE,…` text. The
    /// board is the name of one that is built in, or a text; without it, it is the usual one.
    ///
    /// # Errors
    /// What is wrong with the rules, or everything that is wrong with the board or the position.
    pub fn set_up(
        self,
        rules: &str,
        board: Option<&str>,
        position: Option<&str>,
    ) -> Result<AnyGame, SetUpError> {
        Ok(match self {
            Self::Netzwerk => {
                let rules = netzwerk::Rules::from_text(rules)?;
                if board.is_some() {
                    return Err(SetUpError::OneBoard(self));
                }
                AnyGame::Netzwerk(match position {
                    None => Netzwerk::start(rules),
                    Some(text) => Netzwerk::from_text(text, rules).map_err(AnyFault::Netzwerk)?,
                })
            }
            Self::Kulami => {
                let rules = kulami::Rules::from_text(rules)?;
                let layout = board.map(Layout::from_name_or_text).transpose().map_err(SetUpError::Layout)?;
                AnyGame::Kulami(match position {
                    None => Kulami::start(layout.unwrap_or_default(), rules),
                    Some(text) => {
                        let game = Kulami::from_text(text, rules).map_err(AnyFault::Kulami)?;
                        if layout.is_some_and(|layout| layout != game.layout()) {
                            return Err(SetUpError::TwoBoards);
                        }
                        game
                    }
                })
            }
            Self::Napoleon => {
                let rules = napoleon::Rules::from_text(rules)?;
                let map = board.map(Map::from_name_or_ron).transpose().map_err(SetUpError::Map)?;
                let map = map.unwrap_or_default();
                AnyGame::Napoleon(match position {
                    None => Napoleon::start(map, rules),
                    Some(text) => Napoleon::from_text(text, map, rules).map_err(AnyFault::Napoleon)?,
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
#[error("there is no game ‘{text}’ here (there are: {known})")]
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
    /// A layout for a game that has none.
    #[error("there is only one board of {name}", name = .0.title())]
    OneBoard(GameKind),
    /// The layout.
    #[error("layout: {0}")]
    Layout(Faults<LayoutFault>),
    /// The map.
    #[error("map: {0}")]
    Map(MapFileError),
    /// A board is named twice, and not the same one.
    #[error("the position is on another board than the one that is named")]
    TwoBoards,
    /// The position.
    #[error("position: {0}")]
    Position(#[from] AnyFault),
}
