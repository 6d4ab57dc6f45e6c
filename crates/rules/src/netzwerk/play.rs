//! What an action does.

use super::action::Action;
use super::board::{FieldSet, Square, SquareSet, fields};
use super::{Netzwerk, Phase, robot};
use crate::{Effect, Effects};

impl Netzwerk {
    /// Plays a legal action.
    pub(super) fn apply(&mut self, action: &Action) {
        match *action {
            Action::Run { from, to, captures, paid } => {
                let me = self.to_move.index();
                self.robots[me] = self.robots[me] & !from.bit() | to.bit();
                self.robots[1 - me] &= !to.bit();
                for field in paid.fields(from) {
                    self.charged &= !field.bit();
                }
                if self.bars(captures) {
                    self.barred |= to.bit();
                }
                self.phase = self.phase.after_run();
            }
            Action::Shift { from, to } => {
                if self.charged.has(from) {
                    self.charged = self.charged & !from.bit() | to.bit();
                }
                self.batteries = self.batteries & !from.bit() | to.bit();
                self.shifted |= to.bit();
                self.phase = Phase::Shifting;
            }
            Action::End => {
                self.charged = self.batteries;
                (self.barred, self.shifted) = (SquareSet::EMPTY, FieldSet::EMPTY);
                self.to_move = self.to_move.other();
                self.phase = Phase::Ready;
            }
        }
    }

    /// The effects of a legal action, except for the end of the match.
    pub(super) fn effects(&self, action: &Action) -> Effects {
        match *action {
            Action::Run { from, to, captures, paid } => {
                let mut effects: Effects =
                    paid.fields(from).map(|field| Effect::Spent { at: field.site() }).collect();
                let way = self.way(from, to, captures);
                for (i, leg) in way.iter().enumerate() {
                    if captures && i + 1 == way.len() {
                        let piece = robot(self.to_move.other());
                        effects.push(Effect::Captured { at: to.site(), piece });
                    }
                    effects.push(went(leg.from, leg.over, leg.to));
                }
                effects
            }
            Action::Shift { from, to } => {
                let over: Vec<_> = self.passed_over(from, to).into_iter().map(|field| field.site()).collect();
                let (from, to) = (from.site(), to.site());
                vec![if over.is_empty() {
                    Effect::Moved { from, to }
                } else {
                    Effect::Jumped { from, over, to }
                }]
            }
            Action::End => {
                let spent = fields(self.batteries & !self.charged);
                let ended = Effect::TurnEnded { next: self.to_move.other() };
                std::iter::once(ended)
                    .chain(spent.map(|field| Effect::Charged { at: field.site() }))
                    .collect()
            }
        }
    }
}

fn went(from: Square, over: Option<Square>, to: Square) -> Effect {
    let (from, to) = (from.site(), to.site());
    match over {
        None => Effect::Moved { from, to },
        Some(robot) => Effect::Jumped { from, over: vec![robot.site()], to },
    }
}
