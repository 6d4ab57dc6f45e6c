//! Whether a marble may be placed, and why not.

use thiserror::Error;

use super::{Action, Field, Kulami};
use crate::Site;

/// Why a marble may not be placed, as a sentence for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("there is no field on {0}")]
    NoField(Site),
    #[error("there is already a marble on {0}")]
    Taken(Site),
    #[error("field {at} is neither in the row nor in the column of the last marble, on {last}")]
    OutOfLine { at: Site, last: Site },
    #[error("the panel of {at} is off limits: one of the last two marbles lies on it, on {by}")]
    OffLimits { at: Site, by: Site },
}

impl Kulami {
    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        let (board, at) = (self.layout.board(), action.at);
        if self.is_over() {
            return Err(Illegal::Over);
        }
        let field = board.field(at).ok_or(Illegal::NoField(at))?;
        if self.free().has(field) {
            return Ok(());
        }
        if self.occupied().has(field) {
            return Err(Illegal::Taken(at));
        }
        let panel = |field: Field| board.panel_of[field.index()];
        let recent = self.placed().iter().rev().take(2);
        let closer = recent.copied().find(|other| panel(*other) == panel(field));
        let site = |field: Field| board.sites[field.index()];
        Err(match (closer, self.placed().last()) {
            (Some(by), _) => Illegal::OffLimits { at, by: site(by) },
            (None, Some(last)) => Illegal::OutOfLine { at, last: site(*last) },
            // Unreachable: before the first marble every field is free.
            (None, None) => Illegal::NoField(at),
        })
    }
}
