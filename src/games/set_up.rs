//! Why a game cannot be set up from text.

use thiserror::Error;

use super::kulami::LayoutFault;
use super::napoleon::MapFileError;
use super::{AnyFault, Faults, GameKind, OptionError};

/// Why a game cannot be set up from text.
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
    /// Two different boards are named.
    #[error("the position is on another board than the one that is named")]
    TwoBoards,
    /// The position.
    #[error("position: {0}")]
    Position(#[from] AnyFault),
}
