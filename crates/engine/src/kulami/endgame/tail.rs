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
    pub(super) fn gain(&mut self, here: &Ending, alpha: i16, beta: i16) -> i16 {
        let side = usize::from(here.side);
        match here.left {
            0 => 0,
            1 => self.gain_of_one(here.free, side),
            2 => self.gain_of_two(here.free, here.closed, side),
            3 => self.gain_of_three(here.free, here.closed, side, [alpha, beta]),
            _ => self.gain_of_four(here, alpha, beta),
        }
    }

    fn gain_of_one(&mut self, free: FieldSet, side: usize) -> i16 {
        self.tried += 1;
        let is_free = |fields: &FieldSet| !(*fields & free).is_empty();
        self.fields[side].iter().position(is_free).map_or(0, |i| POINTS[i])
    }

    fn gain_of_two(&mut self, free: FieldSet, closed: FieldSet, side: usize) -> i16 {
        let mut best = i16::MIN;
        for (i, points) in POINTS.into_iter().enumerate() {
            // The reply gains something or nothing.
            if best >= points {
                break;
            }
            for field in (self.fields[side][i] & free).iter() {
                let next = self.fixed.board.reach[field.index()].without(closed);
                best = best.max(points - self.gain_of_one(next, 1 - side));
            }
        }
        // Without a free field the match is over.
        if best == i16::MIN { 0 } else { best }
    }

    fn gain_of_three(
        &mut self,
        free: FieldSet,
        closed: FieldSet,
        side: usize,
        [alpha, beta]: [i16; 2],
    ) -> i16 {
        let mut best = i16::MIN;
        let most = self.most(side);
        for (i, points) in POINTS.into_iter().enumerate() {
            // What is left gains this much at most.
            let high = points + most;
            if best >= high || best >= beta {
                break;
            }
            let fields = self.fields[side][i] & free;
            if high <= alpha && !fields.is_empty() {
                return best.max(high);
            }
            for field in fields.iter() {
                self.tried += 1;
                let next = self.fixed.board.reach[field.index()].without(closed);
                let reply = self.gain_of_two(next, self.fixed.board.panel_with(field), 1 - side);
                best = best.max(points - reply);
                if best >= beta {
                    break;
                }
            }
        }
        if best == i16::MIN { 0 } else { best }
    }

    fn gain_of_four(&mut self, here: &Ending, alpha: i16, beta: i16) -> i16 {
        let side = usize::from(here.side);
        let mut best = i16::MIN;
        for (i, points) in POINTS.into_iter().enumerate() {
            // Two marbles on a panel may gain more than one promises.
            let high = points + POINTS[0];
            if best >= high || best >= beta {
                break;
            }
            let fields = self.fields[side][i] & here.free;
            if high <= alpha && !fields.is_empty() {
                return best.max(high);
            }
            for field in fields.iter() {
                let mut after = self.after(here, field);
                let next = self.fixed.board.reach[field.index()].without(here.closed);
                let window = [points - beta, points - alpha.max(best)];
                let reply = after.gain_of_three(next, self.fixed.board.panel_with(field), 1 - side, window);
                self.tried += 1 + after.tried;
                best = best.max(points - reply);
                if best >= beta {
                    break;
                }
            }
        }
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

    /// The most that a marble of a player gains anywhere.
    fn most(&self, side: usize) -> i16 {
        self.fields[side].iter().position(|fields| !fields.is_empty()).map_or(0, |i| POINTS[i])
    }
}
