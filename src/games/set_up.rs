//! How each game is set up from texts.

use thiserror::Error;

use super::kulami::{self, Kulami, Layout, LayoutFault};
use super::napoleon::{self, Map, MapFileError, Napoleon};
use super::netzwerk::{self, Netzwerk};
use super::{AnyFault, AnyGame, Faults, GameKind, OptionError, Rules};

impl GameKind {
    /// The position that a position string describes, else the start on a board, by the rules of a `KEY=VALUE,…` text. The
    /// board is the name of one that is built in, or a text; the default is the first of [`GameKind::boards`].
    ///
    /// ```
    /// use spieltisch::games::{Game, GameKind, Presented};
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
