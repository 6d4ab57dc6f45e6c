//! What a player is to reach, and the work that a proof may take.

use serde::{Deserialize, Serialize};

use crate::control::SearchControl;
use crate::transposition_table::TranspositionTable;
use rules::Game;

/// What a player is to reach, whatever the opponent does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    /// To win within so many turns of their own, the present one included.
    Win {
        /// The number of turns; 0 once the game must have been won.
        turns: u8,
    },
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
            Self::KeepWin | Self::KeepDraw => self,
        }
    }

    /// The goal that is harder to reach by one step, if there is one: what can be reached better is no puzzle.
    #[must_use]
    pub const fn harder(self) -> Option<Self> {
        match self {
            Self::Win { turns: 0 | 1 } | Self::KeepWin => None,
            Self::Win { turns } => Some(Self::Win { turns: turns - 1 }),
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

/// The positions that brief work may look at.
const BRIEF: u64 = 100_000;
/// The memory of solvers that use a table, in megabytes.
const MEGABYTES: usize = 16;

/// How many positions are looked at between two looks at the search.
const NODES_PER_CHECK: u64 = 256;

impl<'a> Work<'a> {
    /// Work on one position that gives up after so many.
    #[must_use]
    pub const fn new(most: u64) -> Self {
        Self { nodes: 0, most, control: None, table: None }
    }

    /// Work that takes a small part of a second, for searches that want to know more than they estimate.
    pub(crate) const fn brief() -> Self {
        Self::new(BRIEF)
    }

    /// The same as a part of a search.
    pub(crate) const fn within(most: u64, control: &'a SearchControl<'a>) -> Self {
        Self { nodes: 0, most, control: Some(control), table: None }
    }

    /// The number of positions looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether it gave up: what was found then proves nothing.
    #[must_use]
    pub const fn has_given_up(&self) -> bool {
        self.nodes >= self.most
    }

    /// Gives up at once.
    pub(crate) const fn give_up(&mut self) {
        self.nodes = self.most;
    }

    pub(crate) fn count(&mut self, nodes: u64) {
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
    pub(crate) fn actions<G: Game>(&mut self, position: &G) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if !position.legal_actions(&mut actions) {
            self.give_up();
        }
        actions
    }

    /// How many more positions may be looked at.
    pub(crate) const fn left(&self) -> u64 {
        self.most.saturating_sub(self.nodes)
    }

    /// The table of solvers that use one. It is made once.
    pub(crate) fn table(&mut self) -> &TranspositionTable {
        self.table.get_or_insert_with(|| TranspositionTable::with_megabytes(MEGABYTES))
    }
}
