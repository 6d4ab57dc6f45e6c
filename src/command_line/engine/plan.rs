//! The rest of a turn that was thought about: a runner asks for its actions one by one.

use std::time::Duration;

use spieltisch::engine::AnyThought;
use spieltisch::games::AnyGame;

/// What is still to be done in a turn.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Where it goes on.
    position: AnyGame,
    /// The thought, as far as it is still to come.
    thought: AnyThought,
}

impl Plan {
    /// What is left of a thought after its first action, which leads to a position; nothing if the turn is over.
    pub(super) fn after(thought: &AnyThought, position: AnyGame) -> Option<Self> {
        let mut line = thought.lines.first()?.clone();
        let turn = line.turns.first_mut()?;
        if turn.len() < 2 {
            return None;
        }
        turn.remove(0);
        let thought = AnyThought { lines: vec![line], nodes: 0, elapsed: Duration::ZERO, ..*thought };
        Some(Self { position, thought })
    }

    /// Whether it goes on in a position.
    pub(super) fn is_for(&self, position: &AnyGame) -> bool {
        self.position == *position
    }

    /// The thought that is left.
    pub(super) fn into_thought(self) -> AnyThought {
        self.thought
    }
}
