//! The games: their names, options and boards, and how each is set up from text.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::kulami::{self, Kulami};
use super::napoleon::{self, Map, Napoleon};
use super::netzwerk::{self, Netzwerk};
use crate::{
    AnyGame, AnyPosition, BoardFileError, Game, Outcome, Player, RuleOption, Rules, SetUpError, SwapStage,
};

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
    /// The board as text; [`GameKind::set_up`] accepts it as well as the name.
    pub text: String,
}

/// What the boards of a game are, if it has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKind {
    /// Layouts of panels.
    Layout,
    /// Maps.
    Map,
}

/// The files with boards of a game.
#[derive(Clone, Copy, Debug)]
pub struct BoardFiles {
    /// What they hold.
    pub kind: BoardKind,
    /// The largest file that is read, in bytes.
    pub largest: u64,
    /// The board in the text of a file, as text that [`GameKind::set_up`] accepts.
    pub read: fn(&str) -> Result<String, BoardFileError>,
}

impl GameKind {
    /// All games, in the order in which they are offered. A new game goes to the end: links tell a game by its place here.
    pub const ALL: [Self; 3] = [Self::Netzwerk, Self::Kulami, Self::Napoleon];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Netzwerk => "netzwerk",
            Self::Kulami => "kulami",
            Self::Napoleon => "napoleon",
        }
    }

    /// The names of all games on the command line: `netzwerk, kulami or napoleon`.
    pub fn names() -> String {
        match Self::ALL.map(Self::name) {
            [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
            names => names.concat(),
        }
    }

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Netzwerk => "Netzwerk",
            Self::Kulami => "Kulami",
            Self::Napoleon => "Napoleon",
        }
    }

    /// The rules options that differ from the defaults at the table: house rules that keep a match from going on for
    /// ever.
    pub const fn table_rules(self) -> &'static str {
        match self {
            Self::Netzwerk | Self::Napoleon => "repetition=draw",
            Self::Kulami => "",
        }
    }

    /// The rules options that the table proposes for a new match in addition, so that starting is no advantage. How even matches are with
    /// them stands in `benches/README.md`.
    pub const fn fair_rules(self) -> &'static str {
        match self {
            Self::Netzwerk | Self::Kulami | Self::Napoleon => "swap=on",
        }
    }

    /// The rules options with which the table proposes a new match.
    pub fn proposed_rules(self) -> String {
        let rules = [self.table_rules(), self.fair_rules()].into_iter().filter(|rules| !rules.is_empty());
        rules.collect::<Vec<_>>().join(",")
    }

    /// The name of a player's colour.
    pub const fn player_name(self, player: Player) -> &'static str {
        let colours = match self {
            Self::Netzwerk => netzwerk::COLOURS,
            Self::Kulami => kulami::COLOURS,
            Self::Napoleon => napoleon::COLOURS,
        };
        colours[player.index()]
    }

    /// Whether players end their turns themselves, instead of turns ending on their own.
    pub const fn ends_turns_by_hand(self) -> bool {
        match self {
            Self::Netzwerk => true,
            Self::Kulami | Self::Napoleon => false,
        }
    }

    /// Whether the pieces beside the board are those still to be placed, rather than those that were captured.
    pub const fn places_pieces(self) -> bool {
        match self {
            Self::Netzwerk | Self::Napoleon => false,
            Self::Kulami => true,
        }
    }

    /// Whether one action can be several jumps in a row.
    pub const fn jumps_in_rows(self) -> bool {
        match self {
            Self::Netzwerk | Self::Kulami => false,
            Self::Napoleon => true,
        }
    }

    /// Its rules options.
    pub const fn options(self) -> &'static [RuleOption] {
        match self {
            Self::Netzwerk => netzwerk::Rules::OPTIONS,
            Self::Kulami => kulami::Rules::OPTIONS,
            Self::Napoleon => napoleon::Rules::OPTIONS,
        }
    }

    /// Its presets: each one's name and its rules as text.
    pub fn presets(self) -> Vec<(&'static str, String)> {
        fn texts<R: Rules>() -> Vec<(&'static str, String)> {
            let rules = |name| R::from_text(name).map(|rules| rules.to_text()).unwrap_or_default();
            R::PRESETS.iter().map(|preset| (preset.name, rules(preset.name))).collect()
        }
        match self {
            Self::Netzwerk => texts::<netzwerk::Rules>(),
            Self::Kulami => texts::<kulami::Rules>(),
            Self::Napoleon => texts::<napoleon::Rules>(),
        }
    }

    /// The built-in boards, the default first; empty if the game has only one.
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

    /// The files with its boards; `None` if it has only one board.
    pub const fn board_files(self) -> Option<BoardFiles> {
        match self {
            Self::Netzwerk => None,
            Self::Kulami => Some(BoardFiles {
                kind: BoardKind::Layout,
                largest: kulami::NamedLayout::LARGEST,
                read: |text| Ok(kulami::NamedLayout::from_ron(text)?.layout.to_string()),
            }),
            Self::Napoleon => Some(BoardFiles {
                kind: BoardKind::Map,
                largest: Map::LARGEST,
                read: |text| Ok(Map::from_ron(text)?.ron().to_owned()),
            }),
        }
    }

    /// The position that a position string describes, or else the start on a board, with the rules of a `KEY=VALUE,…` text.
    /// The board is the name of a built-in one, or a text; the default is the first of [`GameKind::boards`].
    ///
    /// ```
    /// use rules::{Game, GameKind, Presented};
    /// let mut game = GameKind::Kulami.set_up("score=level2", Some("closed"), None)?;
    /// for text in ["d4", "d7"] {
    ///     let marble = game.read_action(text)?;
    ///     game.play(&marble)?;
    /// }
    /// let board = [
    ///     " 8 a a b c c c d d",
    ///     " 7 a a b B e f d d",
    ///     " 6 g g b e e f d d",
    ///     " 5 g g h h h i i i",
    ///     " 4 j j h R h k k l",
    ///     " 3 m n n o o k k l",
    ///     " 2 m n n p p p q q",
    ///     " 1 m n n p p p q q",
    ///     "   a b c d e f g h",
    ///     "red to move: Place a marble in the row or column of the last one.",
    /// ];
    /// assert_eq!(game.picture(), board.join("\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_up(
        self,
        rules: &str,
        board: Option<&str>,
        position: Option<&str>,
    ) -> Result<AnyGame, SetUpError> {
        let own = |position| {
            Ok::<_, SetUpError>(AnyGame::from(match self {
                Self::Netzwerk => AnyPosition::Netzwerk(Netzwerk::set_up(rules, board, position)?),
                Self::Kulami => AnyPosition::Kulami(Kulami::set_up(rules, board, position)?),
                Self::Napoleon => AnyPosition::Napoleon(Napoleon::set_up(rules, board, position)?),
            }))
        };
        match position.map(SwapStage::split) {
            None => own(None).map(|game| {
                let stage = if game.has_swap_rule() { SwapStage::FirstTurn } else { SwapStage::Closed };
                game.at_stage(stage)
            }),
            Some((text, stage)) => {
                let game = own(Some(text))?;
                match stage {
                    // By other rules, the last part is one too many.
                    _ if !game.has_swap_rule() => own(position),
                    SwapStage::Offered if !game.starts_turn() => Err(SetUpError::SwapInTurn),
                    _ => Ok(game.at_stage(stage)),
                }
            }
        }
    }
}

impl Outcome {
    /// The outcome as one line, with the winner's colour: `white wins: half of the robots are in the goal row`, `draw: 30 points each`.
    pub fn describe(&self, kind: GameKind) -> String {
        match self.winner {
            None => format!("draw: {}", self.reason),
            Some(winner) => format!("{} wins: {}", kind.player_name(winner), self.reason),
        }
    }
}

impl fmt::Display for BoardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Layout => "layout",
            Self::Map => "map",
        })
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a text does not name a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown game ‘{text}’; expected {known}")]
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
            .ok_or_else(|| UnknownGame { text: text.to_owned(), known: Self::names() })
    }
}
