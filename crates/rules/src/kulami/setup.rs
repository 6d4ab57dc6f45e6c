//! Positions as plain data, and what makes a position valid.

use std::fmt;

use thiserror::Error;

use super::{Action, Illegal, Kulami, Layout, LayoutFault, Rules};
use crate::Rules as _;
use crate::board_text::{list, read_list};
use crate::{AnyFault, Faults, Game, SetUpError, Site, SiteError};

/// A position that may be invalid; [`Kulami::from_setup`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct Setup {
    pub rules: Rules,
    pub layout: Layout,
    /// The fields on which marbles were placed, in order.
    pub placed: Vec<Site>,
}

/// What can be wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum Fault {
    #[error("a position has two parts, LAYOUT MOVES, not {0}")]
    Parts(usize),
    #[error("{0}")]
    Layout(#[from] LayoutFault),
    #[error("{0}")]
    Site(#[from] SiteError),
    #[error("marble {number}, on {at}: {reason}")]
    Illegal { number: usize, at: Site, reason: Illegal },
}

impl Kulami {
    /// The position that `setup` describes.
    ///
    /// # Errors
    /// The first marble that breaks the rules.
    pub fn from_setup(setup: &Setup) -> Result<Self, Faults<Fault>> {
        let mut game = Self::start(setup.layout, setup.rules);
        for (i, &at) in setup.placed.iter().enumerate() {
            let action = Action { at };
            if let Err(reason) = game.check(action) {
                return Err(Faults(vec![Fault::Illegal { number: i + 1, at, reason }]));
            }
            game.play_unchecked(&action);
        }
        Ok(game)
    }

    /// The position that a position string, `LAYOUT MOVES`, describes.
    pub fn from_text(text: &str, rules: Rules) -> Result<Self, Faults<Fault>> {
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        let [layout, moves] = parts[..] else { return Err(Faults(vec![Fault::Parts(parts.len())])) };
        let layout = Layout::from_text(layout);
        let (placed, wrong) = read_list(moves);
        let mut faults: Vec<Fault> = match &layout {
            Ok(_) => Vec::new(),
            Err(faults) => faults.0.iter().cloned().map(Fault::Layout).collect(),
        };
        faults.extend(wrong.into_iter().map(Fault::Site));
        match layout {
            Ok(layout) if faults.is_empty() => Self::from_setup(&Setup { rules, layout, placed }),
            _ => Err(Faults(faults)),
        }
    }

    /// The position that a text describes, or else the start on a board, with the rules of a `KEY=VALUE,…` text: see [`crate::GameKind::set_up`].
    pub fn set_up(rules: &str, board: Option<&str>, position: Option<&str>) -> Result<Self, SetUpError> {
        let rules = Rules::from_text(rules)?;
        let layout = board.map(Layout::from_name_or_text).transpose().map_err(SetUpError::Layout)?;
        let Some(text) = position else { return Ok(Self::start(layout.unwrap_or_default(), rules)) };
        let game = Self::from_text(text, rules).map_err(AnyFault::Kulami)?;
        if layout.is_some_and(|layout| layout != game.layout()) {
            return Err(SetUpError::TwoBoards);
        }
        Ok(game)
    }
}

impl fmt::Display for Kulami {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sites = &self.layout.board().sites;
        write!(f, "{} {}", self.layout, list(self.placed().iter().map(|field| sites[field.index()])))
    }
}
