//! Fast random playouts.

use super::panels::{PANEL_STATES, empty};
use super::weights::{CHOICE, CHOICES, PANELS as WEIGHTS};
use crate::hash::mix;
use rules::Game;
use rules::kulami::{Board, Field, FieldSet, Kulami, MARBLES, PANELS, Scoring};

/// A position reduced to what a playout needs.
#[derive(Clone, Copy)]
pub(super) struct Playout<'a> {
    game: &'a Kulami,
    board: &'static Board,
    marbles: [FieldSet; 2],
    panels: [u8; PANELS],
    /// Where the next marble may be placed.
    pub(super) free: FieldSet,
    /// The panel of the last marble.
    closed: FieldSet,
    pub(super) side: usize,
    left: u8,
}

impl<'a> Playout<'a> {
    pub(super) fn new(game: &'a Kulami) -> Self {
        let board = game.layout().board();
        let panels = board.panel_fields.map(|fields| {
            let size = fields.count_ones() as usize;
            let [one, two] = game.marbles().map(|marbles| (marbles & fields).count_ones() as usize);
            empty(size) + (one * (size + 1) + two) as u8
        });
        let closed = game.placed().last().map_or(FieldSet::EMPTY, |last| board.panel_with(*last));
        Self {
            game,
            board,
            marbles: game.marbles(),
            panels,
            free: if game.is_over() { FieldSet::EMPTY } else { game.free() },
            closed,
            side: game.to_move().index(),
            left: 2 * MARBLES as u8 - game.count(),
        }
    }

    pub(super) fn place(&mut self, field: Field) {
        let panel = self.board.panel_of[field.index()].index();
        self.marbles[self.side] |= field.bit();
        self.panels[panel] = PANEL_STATES[usize::from(self.panels[panel])].next[self.side];
        self.side = 1 - self.side;
        self.left -= 1;
        let occupied = self.marbles[0] | self.marbles[1];
        let open = self.board.reach[field.index()].without(self.closed).without(occupied);
        self.free = if self.left == 0 { FieldSet::EMPTY } else { open };
        self.closed = self.board.panel_fields[panel];
    }

    /// Plays random marbles to the end, and returns by how many points the first player is ahead.
    pub(super) fn finish(&mut self, chance: &mut u64) -> i32 {
        while !self.free.is_empty() {
            *chance = chance.wrapping_add(1);
            let mut free = self.free;
            let drawn = ((mix(*chance) >> 32) * u64::from(free.count_ones())) >> 32;
            for _ in 0..drawn {
                free = free.without_first();
            }
            let Some(field) = free.first() else { break };
            self.place(field);
        }
        self.difference()
    }

    /// By how many points the first player is ahead.
    fn difference(&self) -> i32 {
        if self.game.rules().score == Scoring::Basic {
            let now = |state: &u8| i32::from(PANEL_STATES[usize::from(*state)].now);
            return self.panels.iter().map(now).sum();
        }
        let [one, two] = self.game.points_with(self.marbles);
        i32::from(one) - i32::from(two)
    }

    /// The static evaluation for the player to move, by its panels.
    pub(super) fn static_eval(&self) -> i32 {
        let sign = if self.side == 0 { 1 } else { -1 };
        let (mut late, mut early) = (0, 0);
        for (fields, state) in self.board.panel_fields.iter().zip(self.panels) {
            let panel = PANEL_STATES[usize::from(state)];
            if panel.low == panel.high {
                let certain = 100 * sign * i32::from(panel.low);
                late += certain;
                early += certain;
                continue;
            }
            let place = if !(self.free & *fields).is_empty() {
                0
            } else if self.closed == *fields {
                1
            } else {
                2
            };
            let state = usize::from(if self.side == 0 { state } else { panel.turned });
            late += i32::from(WEIGHTS[0][place][state]);
            early += i32::from(WEIGHTS[1][place][state]);
        }
        let choice = (self.free.count_ones() as usize).min(CHOICES - 1);
        late += i32::from(CHOICE[0][choice]);
        early += i32::from(CHOICE[1][choice]);
        let (all, left) = (2 * MARBLES as i32, i32::from(self.left));
        (late * (all - left) + early * left) / all
    }
}
