//! Nothing that a person does changes a match whose present position is not in sight. During a review the person is told so, and a replay
//! ends. What says on its button or in its question what it will do is another matter: resigning, a draw, a match from here.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::parts::ReviewCursor;
use super::requests::{OnlyReviewing, SkipReplay};
use crate::app::state::TurnPhase;

/// Whether the board shows the present position.
#[derive(SystemParam)]
pub(crate) struct InSight<'w> {
    cursor: Res<'w, ReviewCursor>,
    phase: Option<Res<'w, State<TurnPhase>>>,
}

impl InSight<'_> {
    /// Whether what a person wants may be done to the match now. If not, that is all that comes of it.
    pub(crate) fn lets_act(&self, commands: &mut Commands) -> bool {
        if self.cursor.0.is_some() {
            commands.trigger(OnlyReviewing);
            return false;
        }
        if self.phase.as_ref().is_some_and(|phase| ***phase == TurnPhase::Replaying) {
            commands.trigger(SkipReplay);
            return false;
        }
        true
    }
}
