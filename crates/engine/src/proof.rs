//! Proofs: whether a player can reach a goal whatever the opponent does, by exact search and by the rules alone.
//!
//! Nothing here is estimated: a search that would look at too many positions gives up, and then proves nothing. Each game searches in its
//! own way, in its folder; `any.rs` of the engine chooses the game.

use serde::{Deserialize, Serialize};

use super::limits::SearchControl;
use crate::TranspositionTable;
use rules::{Game, Player};

/// What a player is to reach, whatever the opponent does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    /// To win within so many turns of their own, the present one included.
    Win {
        /// The number of turns; 0 once the game must have been won.
        turns: u8,
    },
    /// To play so that the opponent does not win in their next turn.
    Hold,
    /// To play so that the game is won with best play by both.
    KeepWin,
    /// To play so that the game is at least drawn with best play by both.
    KeepDraw,
}

impl Goal {
    /// The goal after one more turn of the player.
    #[must_use]
    pub const fn after_turn(self) -> Self {
        match self {
            Self::Win { turns } => Self::Win { turns: turns.saturating_sub(1) },
            Self::Hold | Self::KeepWin | Self::KeepDraw => self,
        }
    }

    /// The goal that is harder to reach by one step, if there is one: what can be reached better does not make a puzzle.
    pub const fn harder(self) -> Option<Self> {
        match self {
            Self::Win { turns: 0 | 1 } | Self::KeepWin => None,
            Self::Win { turns } => Some(Self::Win { turns: turns - 1 }),
            Self::Hold => Some(Self::Win { turns: 1 }),
            Self::KeepDraw => Some(Self::KeepWin),
        }
    }
}

/// The work of a proof: how many positions it has looked at, and how many it may.
#[derive(Debug)]
pub struct Work<'a> {
    nodes: u64,
    most: u64,
    /// The search that it is a part of, if any: it gives up when that ends.
    control: Option<&'a SearchControl<'a>>,
    table: Option<TranspositionTable>,
}

/// The memory of solvers that use a table, in megabytes.
const MEGABYTES: usize = 16;

/// How many positions are looked at between two looks at the search.
const NODES_PER_CHECK: u64 = 256;

impl<'a> Work<'a> {
    /// Work on one position that gives up after so many.
    pub const fn new(most: u64) -> Self {
        Self { nodes: 0, most, control: None, table: None }
    }

    /// The same as a part of a search.
    pub(super) fn within(most: u64, control: &'a SearchControl<'a>) -> Self {
        Self { control: Some(control), ..Self::new(most) }
    }

    /// The number of positions looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether it gave up: what was found then proves nothing.
    pub const fn has_given_up(&self) -> bool {
        self.nodes >= self.most
    }

    pub(super) const fn give_up(&mut self) {
        self.nodes = self.most;
    }

    pub(super) fn count(&mut self, nodes: u64) {
        let before = self.nodes;
        self.nodes = before.saturating_add(nodes);
        if before / NODES_PER_CHECK != self.nodes / NODES_PER_CHECK
            && let Some(control) = self.control
        {
            // Looks at the clock.
            control.count(0);
            if control.is_over() {
                self.give_up();
            }
        }
    }

    /// The legal actions of a position; gives up if there are too many to list.
    pub(super) fn actions<G: Game>(&mut self, position: &G) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if !position.legal_actions(&mut actions) {
            self.give_up();
        }
        actions
    }

    /// How many more positions may be looked at.
    pub(super) const fn left(&self) -> u64 {
        self.most.saturating_sub(self.nodes)
    }

    /// The table of solvers that use one. It is made once.
    pub(super) fn table(&mut self) -> &TranspositionTable {
        self.table.get_or_insert_with(|| TranspositionTable::with_megabytes(MEGABYTES))
    }
}

/// A game in which goals can be proved.
pub(super) trait Prove: Game {
    /// The goals that may make a puzzle of a position at the start of a turn, the hardest to reach first.
    fn goals(&self) -> Vec<Goal>;

    /// Whether a player can still reach a goal, whichever player is to move; always decided, unless the work gives up.
    fn keeps(&self, player: Player, goal: Goal, work: &mut Work) -> bool;

    /// All turns of the player to move that keep a goal, each with its actions and each once.
    fn right_turns(&self, goal: Goal, work: &mut Work) -> Vec<Vec<Self::Action>> {
        let player = self.to_move();
        let mut right = Vec::new();
        for action in work.actions(self) {
            if self.after(&action).keeps(player, goal.after_turn(), work) {
                right.push(vec![action]);
            }
            if work.has_given_up() {
                break;
            }
        }
        right
    }

    /// The turn of the player to move that makes it hardest for the opponent to reach a goal that cannot be prevented. Empty if there is
    /// none, as where goals are reached within the turn.
    fn best_defence(&self, _goal: Goal, _work: &mut Work) -> Vec<Self::Action> {
        Vec::new()
    }
}
