//! Proofs that a field keeps the result, by the endgame solver.

use super::is_ahead;
use crate::proof::Prove;
use crate::{Goal, Limits, Work};
use rules::Player;
use rules::kulami::{Kulami, MARBLES};

/// The number of marbles left in puzzles.
const LEFT: std::ops::RangeInclusive<usize> = 4..=20;

impl Prove for Kulami {
    fn goals(&self) -> Vec<Goal> {
        let left = 2 * MARBLES - self.placed().len();
        if LEFT.contains(&left) { vec![Goal::KeepWin, Goal::KeepDraw] } else { Vec::new() }
    }

    fn keeps(&self, player: Player, goal: Goal, work: &mut Work) -> bool {
        let points = match goal {
            Goal::KeepWin => 1,
            Goal::KeepDraw => 0,
            Goal::Win { .. } | Goal::Hold => return false,
        };
        let limits = Limits::nodes(work.left());
        let (is_kept, nodes) = is_ahead(self, player, points, &limits, work.table());
        work.count(nodes);
        is_kept
    }
}
