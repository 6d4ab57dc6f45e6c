//! A position as the endgame solver needs it: small, and with scores updated incrementally.

use super::chains::{chain_points_gained, windows};
use crate::hash::mix;
use crate::kulami::panels::{CAPS, CappedSteps, KINDS, PANEL_STATES, Steps, empty};
use crate::searchable::Searchable;
use rules::Game;
use rules::kulami::{Board, FIELDS, Field, FieldSet, Kulami, MARBLES, PANELS};

/// What all positions of a search share.
pub(super) struct Ground {
    /// See [`Searchable::setting`]: part of every key, so that a table may hold positions of several.
    setting: u64,
    pub(super) board: &'static Board,
    pub(super) counts_areas: bool,
    pub(super) counts_chains: bool,
    /// The lines that could become chains, by direction; empty where chains do not count.
    pub(super) windows: [Vec<FieldSet>; 4],
}

impl Ground {
    pub(super) fn new(game: &Kulami) -> Self {
        let score = game.rules().score;
        let board = game.layout().board();
        let windows = if score.counts_chains() { windows(board) } else { Default::default() };
        Self {
            setting: game.setting(),
            board,
            counts_areas: score.counts_areas(),
            counts_chains: score.counts_chains(),
            windows,
        }
    }

    /// Whether more than the panels counts, so that it matters where each player's marbles are.
    pub(super) const fn counts_marbles(&self) -> bool {
        self.counts_areas || self.counts_chains
    }
}

/// A position of the endgame. Differences are the first player's points minus the other's.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    pub(super) marbles: [FieldSet; 2],
    /// Where the next marble may be placed.
    pub(super) free: FieldSet,
    /// The panel of the last marble.
    pub(super) closed: FieldSet,
    /// A hash of the marbles, as far as they matter; see [`Ending::full_key`].
    key: u64,
    pub(super) panels: [u8; PANELS],
    /// The player to move.
    pub(super) side: u8,
    /// The number of marbles still to be placed.
    pub(super) left: u8,
    /// The difference in panels at worst and at best.
    pub(super) low: i16,
    pub(super) high: i16,
    /// The current difference in panels.
    pub(super) now: i16,
    /// The difference in decided panels.
    pub(super) certain: i16,
    /// The panels that are not decided, a bit each.
    pub(super) undecided: u32,
    /// By how much the difference in panels can rise and fall, and by how many marbles.
    pub(super) steps: CappedSteps,
    /// The largest area of each player.
    pub(super) areas: [i16; 2],
    /// The points of each player's chains.
    pub(super) chains: [i16; 2],
}

impl Ending {
    pub(super) fn new(ground: &Ground, game: &Kulami) -> Self {
        let mut ending = Self {
            marbles: [FieldSet::EMPTY; 2],
            free: FieldSet::EMPTY,
            closed: FieldSet::EMPTY,
            key: ground.setting,
            panels: [0; PANELS],
            side: game.rules().first.index() as u8,
            left: 2 * MARBLES as u8,
            low: -(FIELDS as i16),
            high: FIELDS as i16,
            now: 0,
            certain: 0,
            undecided: (1 << PANELS) - 1,
            steps: [[Steps(0); 2]; CAPS],
            areas: [0; 2],
            chains: [0; 2],
        };
        for (state, fields) in ending.panels.iter_mut().zip(ground.board.panel_fields) {
            *state = empty(fields.count_ones() as usize);
            let steps = PANEL_STATES[usize::from(*state)].steps;
            change_steps(&mut ending.steps, &[[Steps(0); 2]; CAPS], &steps);
        }
        for field in game.placed() {
            ending = ending.after(ground, *field);
        }
        ending.free = if game.is_over() { FieldSet::EMPTY } else { game.free() };
        debug_assert_eq!(ending.side as usize, game.to_move().index());
        ending
    }

    pub(super) const fn occupied(&self) -> FieldSet {
        self.marbles[0].with(self.marbles[1])
    }

    /// The position after a marble is placed.
    pub(super) fn after(&self, ground: &Ground, field: Field) -> Self {
        let mut next = *self;
        let (i, side) = (field.index(), usize::from(self.side));
        let board = ground.board;
        let panel = board.panel_of[i].index();
        next.marbles[side] |= field.bit();
        next.side ^= 1;
        next.left -= 1;
        let open = board.reach[i].without(self.closed).without(next.occupied());
        next.free = if next.left == 0 { FieldSet::EMPTY } else { open };
        next.closed = board.panel_fields[panel];
        let old = PANEL_STATES[usize::from(self.panels[panel])];
        next.panels[panel] = old.next[side];
        let new = PANEL_STATES[usize::from(next.panels[panel])];
        next.low += i16::from(new.low - old.low);
        next.high += i16::from(new.high - old.high);
        next.now += i16::from(new.now - old.now);
        change_steps(&mut next.steps, &old.steps, &new.steps);
        if new.low == new.high && old.low != old.high {
            next.certain += i16::from(new.low);
            next.undecided &= !(1 << panel);
        }
        if ground.counts_marbles() {
            next.key ^= MARBLE_KEYS[side][i];
        } else {
            let kinds = &KIND_KEYS[panel];
            next.key ^= FIELD_KEYS[i] ^ kinds[usize::from(old.kind)] ^ kinds[usize::from(new.kind)];
        }
        if ground.counts_areas {
            next.areas[side] =
                next.areas[side].max(board.area_around(field, next.marbles[side]).count_ones() as i16);
        }
        if ground.counts_chains {
            next.chains[side] += chain_points_gained(board, next.marbles[side], field);
        }
        next
    }

    /// The mean of the worst and the best difference for the player to move.
    pub(super) fn middle_for_mover(&self) -> i32 {
        let middle = i32::from(self.low + self.high) / 2;
        if self.side == 0 { middle } else { -middle }
    }

    /// The current difference in points.
    pub(super) fn difference(&self) -> i16 {
        self.now + self.surplus()
    }

    /// The difference in areas and chains, as far as they count.
    pub(super) fn surplus(&self) -> i16 {
        self.areas[0] - self.areas[1] + self.chains[0] - self.chains[1]
    }
}

impl Ending {
    /// A hash key: equal for positions with the same continuations that add the same to what is certain.
    pub(super) fn full_key(&self) -> u64 {
        let closed = self.closed.without(self.occupied());
        mix(self.key
            ^ self.free.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ closed.0.wrapping_mul(0xbf58_476d_1ce4_e5b9))
    }
}

/// Takes a panel's steps away and adds others.
pub(super) fn change_steps(steps: &mut CappedSteps, old: &CappedSteps, new: &CappedSteps) {
    for ((steps, old), new) in steps.iter_mut().zip(old).zip(new) {
        for ((steps, old), new) in steps.iter_mut().zip(old).zip(new) {
            steps.0 = steps.0.wrapping_add(new.0).wrapping_sub(old.0);
        }
    }
}

/// Zobrist keys of occupied fields.
const FIELD_KEYS: [u64; FIELDS] = keys(1);
/// Zobrist keys of the marbles of each player.
const MARBLE_KEYS: [[u64; FIELDS]; 2] = [keys(2), keys(3)];
/// Zobrist keys of the kinds of each panel.
const KIND_KEYS: [[u64; KINDS]; PANELS] = {
    let mut all = [[0; KINDS]; PANELS];
    let mut panel = 0;
    while panel < PANELS {
        all[panel] = keys(4 + panel as u64);
        panel += 1;
    }
    all
};

const fn keys<const COUNT: usize>(seed: u64) -> [u64; COUNT] {
    let mut keys = [0; COUNT];
    let mut i = 0;
    while i < COUNT {
        keys[i] = mix(seed << 32 | i as u64);
        i += 1;
    }
    keys
}
