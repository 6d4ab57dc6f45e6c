//! The rest of a turn already searched: its actions are requested one by one.

use std::time::Duration;

use engine::{AnySearchResult, Eval};
use rules::AnyGame;

/// The rest of a turn.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    position: AnyGame,
    /// The search result, without the actions already played.
    pub(super) result: AnySearchResult,
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

    pub(super) fn is_for(&self, position: &AnyGame) -> bool {
        self.position == *position
    }

    /// Whether no search can find a better one.
    pub(super) fn is_best(&self) -> bool {
        self.result.is_exact || self.result.eval().and_then(Eval::end).is_some_and(|end| end > 0)
    }

    /// The better of a search's result and the plan that it began with: a search that was cut off sooner knows less.
    pub(super) fn or(self, found: AnySearchResult) -> AnySearchResult {
        if found.depth < self.result.depth && !found.is_exact {
            AnySearchResult { nodes: found.nodes, elapsed: found.elapsed, ..self.result }
        } else {
            found
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Line, WON};
    use rules::{AnyAction, Game, GameKind};

    fn result(turn: &[AnyAction], depth: u32, eval: i32) -> AnySearchResult {
        let line = Line { eval: Eval(eval), turns: vec![turn.to_vec()] };
        AnySearchResult { lines: vec![line], depth, nodes: 7, elapsed: Duration::ZERO, is_exact: false }
    }

    #[test]
    fn a_plan_gives_way_to_what_is_known_as_well() {
        let position = GameKind::Netzwerk.set_up("", None, None).unwrap();
        let turn = &position.actions()[..3];
        let plan = Plan::after(&result(turn, 4, 0), position.clone()).unwrap();
        assert!(plan.is_for(&position) && !plan.is_best());
        assert_eq!(plan.result.turn(), &turn[1..]);
        let other = &turn[..1];
        assert_eq!(plan.clone().or(result(other, 4, -5)).turn(), other);
        let kept = plan.or(result(other, 3, 5));
        assert_eq!((kept.turn(), kept.depth, kept.nodes), (&turn[1..], 4, 7));
        assert!(Plan::after(&result(turn, 4, WON - 3), position.clone()).unwrap().is_best());
        assert!(Plan::after(&result(other, 4, 0), position).is_none(), "the turn is over");
    }
}
