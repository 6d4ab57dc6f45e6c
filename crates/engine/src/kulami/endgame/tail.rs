//! The last marbles of a match, where only panels count.
//!
//! A panel is closed to the two marbles after one on it, so that three marbles in a row are on different panels: what each of them gains
//! does not depend on the others. The last of [`TAIL`] may be on the panel of the first.

use super::position::{Ending, Fixed};
use crate::kulami::panels::{GAINS, NO_GAIN, PANEL_STATES};
use rules::kulami::{Field, FieldSet};

/// The number of the last marbles.
pub(super) const TAIL: u8 = 4;

/// What a marble gains on each of the free fields.
#[derive(Clone, Copy)]
pub(super) struct Tail<'a> {
    fixed: &'a Fixed,
    /// By player, the fields where a marble gains each of [`POINTS`].
    fields: [[FieldSet; POINTS.len()]; 2],
    pub(super) tried: u64,
}

/// What a marble can gain.
const POINTS: [i16; GAINS.len() + 1] = [GAINS[0], GAINS[1], GAINS[2], GAINS[3], 0];

impl<'a> Tail<'a> {
    pub(super) fn new(fixed: &'a Fixed, here: &Ending) -> Self {
        let empty = !here.occupied();
        let mut fields = [[FieldSet::EMPTY; POINTS.len()]; 2];
        let mut decided = empty;
        let mut undecided = here.undecided;
        while undecided != 0 {
            let panel = undecided.trailing_zeros() as usize;
            undecided &= undecided - 1;
            let on_panel = fixed.board.panel_fields[panel] & empty;
            let gains = PANEL_STATES[usize::from(here.panels[panel])].gains;
            for (fields, gain) in fields.iter_mut().zip(gains) {
                fields[usize::from(gain)] |= on_panel;
            }
            decided = decided.without(on_panel);
        }
        for fields in &mut fields {
            fields[usize::from(NO_GAIN)] |= decided;
        }
        Self { fixed, fields, tried: 0 }
    }

    /// What the player to move gains in the end, where at most [`TAIL`] marbles are left: exact between `alpha` and `beta`, otherwise a
    /// bound.
    pub(super) fn gain(&mut self, here: &Ending, window: [i16; 2]) -> i16 {
        let side = usize::from(here.side);
        match here.left {
            0 => 0,
            1 => self.gain_of_one(here.free, side),
            2 => self.gain_of_two(here.free, here.closed, side),
            3 => self.gain_of_three(here.free, here.closed, side, window),
            _ => self.gain_of_four(here, window),
        }
    }

    fn gain_of_one(&mut self, free: FieldSet, side: usize) -> i16 {
        self.tried += 1;
        self.most(free, side)
    }

    fn gain_of_two(&mut self, free: FieldSet, closed: FieldSet, side: usize) -> i16 {
        // The reply gains something or nothing.
        self.best_gain(free, side, [i16::MIN, i16::MAX], 0, |tail, field, _, _| {
            let next = tail.fixed.board.reach[field.index()].without(closed);
            tail.gain_of_one(next, 1 - side)
        })
    }

    fn gain_of_three(&mut self, free: FieldSet, closed: FieldSet, side: usize, window: [i16; 2]) -> i16 {
        let most = self.most(FieldSet::ALL, side);
        self.best_gain(free, side, window, most, |tail, field, _, _| {
            tail.tried += 1;
            let next = tail.fixed.board.reach[field.index()].without(closed);
            tail.gain_of_two(next, tail.fixed.board.panel_with(field), 1 - side)
        })
    }

    fn gain_of_four(&mut self, here: &Ending, [alpha, beta]: [i16; 2]) -> i16 {
        let side = usize::from(here.side);
        // Two marbles on a panel may gain more than one promises.
        self.best_gain(here.free, side, [alpha, beta], POINTS[0], |tail, field, points, best| {
            let mut after = tail.after(here, field);
            let next = tail.fixed.board.reach[field.index()].without(here.closed);
            let window = [points - beta, points - alpha.max(best)];
            let reply = after.gain_of_three(next, tail.fixed.board.panel_with(field), 1 - side, window);
            tail.tried += 1 + after.tried;
            reply
        })
    }

    /// The most that a marble and what follows it gain, where its player gains at most `later` after it: exact between `alpha` and `beta`,
    /// otherwise a bound. `reply` is what the other player gains after a marble, given its field, its points and the best so far.
    #[inline]
    fn best_gain(
        &mut self,
        free: FieldSet,
        side: usize,
        [alpha, beta]: [i16; 2],
        later: i16,
        mut reply: impl FnMut(&mut Self, Field, i16, i16) -> i16,
    ) -> i16 {
        let mut best = i16::MIN;
        for (i, points) in POINTS.into_iter().enumerate() {
            let high = points + later;
            if best >= high || best >= beta {
                break;
            }
            let fields = self.fields[side][i] & free;
            if high <= alpha && !fields.is_empty() {
                return best.max(high);
            }
            for field in fields.iter() {
                best = best.max(points - reply(self, field, points, best));
                if best >= beta {
                    break;
                }
            }
        }
        // Without a free field the match is over.
        if best == i16::MIN { 0 } else { best }
    }

    /// What marbles gain after one on this field.
    fn after(&self, here: &Ending, field: Field) -> Self {
        let panel = self.fixed.board.panel_of[field.index()].index();
        let on_panel = self.fixed.board.panel_fields[panel];
        let free_there = on_panel.without(here.occupied()).without(field.bit());
        let state = PANEL_STATES[usize::from(here.panels[panel])].next[usize::from(here.side)];
        let gains = PANEL_STATES[usize::from(state)].gains;
        let mut fields = self.fields.map(|fields| fields.map(|fields| fields.without(on_panel)));
        for (fields, gain) in fields.iter_mut().zip(gains) {
            fields[usize::from(gain)] |= free_there;
        }
        Self { fixed: self.fixed, fields, tried: 0 }
    }

    /// The most that a marble of a player gains on one of these fields.
    fn most(&self, fields: FieldSet, side: usize) -> i16 {
        let is_there = |gaining: &FieldSet| !(*gaining & fields).is_empty();
        self.fields[side].iter().position(is_there).map_or(0, |i| POINTS[i])
    }
}
