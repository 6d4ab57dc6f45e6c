//! The rest of a turn already searched: its actions are requested one by one.

use std::time::Duration;

use spieltisch::engine::AnySearchResult;
use spieltisch::games::AnyGame;

/// The rest of a turn.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The position where it continues.
    position: AnyGame,
    /// The search result, without the actions already played.
    result: AnySearchResult,
}

impl Plan {
    /// The rest of a search result after its first action, which leads to this position; `None` if the turn is over.
    pub(super) fn after(result: &AnySearchResult, position: AnyGame) -> Option<Self> {
        let mut line = result.lines.first()?.clone();
        let turn = line.turns.first_mut()?;
        if turn.len() < 2 {
            return None;
        }
        turn.remove(0);
        let result = AnySearchResult { lines: vec![line], nodes: 0, elapsed: Duration::ZERO, ..*result };
        Some(Self { position, result })
    }

    /// Whether it continues from this position.
    pub(super) fn is_for(&self, position: &AnyGame) -> bool {
        self.position == *position
    }

    /// The rest of the search result.
    pub(super) fn into_result(self) -> AnySearchResult {
        self.result
    }
}
