//! Fast random playouts, and static evaluation with its weights.

use super::panels::{PANEL_STATES, STATES, empty};
use crate::hash::mix;
use rules::Game;
use rules::kulami::{Board, Field, FieldSet, Kulami, MARBLES, PANELS, Scoring};

/// Bonus for winning, so that no number of points makes up for it.
pub(super) const WIN: i32 = 2_000;

/// The evaluation of a final difference in points.
pub(super) const fn eval_of(difference: i32) -> i32 {
    100 * difference + WIN * difference.signum()
}

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

/// The number of different counts of fields to choose from.
const CHOICES: usize = 20;

/// The final result of a panel in each state, in hundredths of a point, trained by self-play.
///
/// Indexed by phase (end, beginning of the match), by whether the panel is open to the next marble, closed by the last one, or neither,
/// and by its state for the player to move.
#[rustfmt::skip]
const WEIGHTS: [[[i16; STATES]; 3]; 2] = [
    [
        [5, -14, 0, 12, 0, 0, 0, 0, 0, 6, -55, -44, 0, 62, 54, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 18, -101, -126, -70, 0, 119, 34, -100, 0, 0, 108, 141, 0, 0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 73, -100, -297, -230, -195, -12, 0, 193, 72, -193, -331, -286, 0, 0, 286, 259, 76, -180, 0, 0, 0, 212, 309, 289, 0, 0, 0, 0, 150, 245, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 4, 62, 0, 13, 0, 0, 0, 0, 0, -28, -14, 53, 0, 28, -157, 0, 0, 185, 0, 0, 0, 0, 0, 0, 0, -72, -109, -17, 45, 0, 61, -113, -96, 0, 0, 191, 61, 0, 0, 0, 155, 0, 0, 0, 0, 0, 0, 0, 0, 0, -69, -224, -189, -137, -47, 0, 0, 69, -143, -286, -255, -42, 0, 0, 318, 128, -179, -345, 0, 0, 0, 399, 360, 70, 0, 0, 0, 0, 118, 219, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [4, -17, 66, 30, 7, 0, -54, 0, 0, 0, -72, -37, 35, 68, -1, -199, 0, 41, 201, 0, 0, -26, 0, 0, 0, 0, -126, -131, -6, 37, 117, -8, -183, -140, 0, 129, 173, -4, 0, 0, 8, 130, 0, 0, 0, -38, 0, 0, 0, 0, -2, -170, -311, -227, -181, -73, 0, 155, -12, -249, -336, -285, -64, 0, 317, 235, -11, -296, -391, 0, 0, 220, 343, 285, 2, 0, 0, 0, 186, 278, 400, 0, 0, 0, 0, 110, 71, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
    [
        [-23, -81, 0, 45, 0, 0, 0, 0, 0, -10, -114, -217, 0, 85, 19, 0, 0, 205, 0, 0, 0, 0, 0, 0, 0, -1, -120, -250, -132, 0, 109, 4, -150, 0, 0, 243, 132, 0, 0, 0, 97, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, -162, -316, -411, -98, -4, 0, 183, 40, -147, -379, -160, 0, 0, 330, 211, 73, -158, 0, 0, 0, 389, 401, 211, 0, 0, 0, 0, 64, 125, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 33, 42, 0, 94, 0, 0, 0, 0, 0, -3, -103, 31, 0, 117, -126, 0, 0, 210, 0, 0, 0, 0, 0, 0, 0, -8, -123, -94, 31, 0, 103, -31, -208, 0, 0, 233, 75, 0, 0, 0, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, -57, -220, -304, -125, -23, 0, 0, 129, -87, -275, -154, -16, 0, 0, 274, 96, -122, -248, 0, 0, 0, 253, 272, 101, 0, 0, 0, 0, 56, 92, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [-18, -79, -89, 38, -22, 0, 46, 0, 0, -6, -101, -218, -59, 91, -14, -201, 0, 195, 183, 0, 0, 21, 0, 0, 0, 3, -109, -233, -241, 22, 117, -1, -116, -349, 0, 234, 114, -6, 0, 0, 231, 350, 0, 0, 0, -18, 0, 0, 0, 0, 6, -162, -307, -400, -121, -29, 0, 176, 1, -188, -374, -198, -23, 0, 321, 194, -5, -211, -345, 0, 0, 423, 378, 201, 0, 0, 0, 0, 157, 240, 332, 0, 0, 0, 0, 46, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
];

/// The same for the fields to choose from, indexed by phase and by their number.
#[rustfmt::skip]
const CHOICE: [[i16; CHOICES]; 2] = [
    [0, -91, -48, 1, 14, 18, 25, 20, 31, 40, -18, -16, 45, 17, -9, 0, 0, 0, 0, 0],
    [0, -53, 8, -14, -12, 3, 4, 10, 7, 7, 14, 19, -4, -2, 14, -5, 0, 0, 0, 0],
];
