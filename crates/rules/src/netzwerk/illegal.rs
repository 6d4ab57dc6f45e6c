//! Whether an action is legal, and why not.

use thiserror::Error;

use super::moves::MOST;
use super::{Action, Capture, Direction, Field, Netzwerk, Phase, Rerun, Rules, Square};
use crate::Game;

/// Why an action is not legal, as a sentence for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("a turn begins with a run: before a robot has run, you cannot shift batteries or end the turn")]
    RunFirst,
    #[error("no robot can run once a battery has been shifted this turn")]
    RunsAreOver,
    #[error("the first turn of the game is one run, with no shift")]
    SingleRun,
    #[error("a robot can capture, and under these rules it must")]
    MustCapture,
    #[error("there is no robot on {0}")]
    NoRobot(Square),
    #[error("the robot on {0} is not yours")]
    NotYours(Square),
    /// The robot has run, and may run only once.
    #[error("the robot on {0} cannot run again this turn")]
    Barred(Square),
    #[error("the robot on {0} has captured and may not run again this turn")]
    Resting(Square),
    #[error("no charged battery touches the robot on {0}")]
    NoEnergy(Square),
    /// By the rule that only controlled batteries pay.
    #[error("you control no charged battery that touches the robot on {0}")]
    NoOwnEnergy(Square),
    #[error("the robot on {0} is hemmed in: there is no square it could run to")]
    HemmedIn(Square),
    #[error("the robot on {from} cannot run to {to}")]
    NoWay { from: Square, to: Square },
    /// `x` without an enemy robot, or `-` with one.
    #[error("{}", if *.0 { "a run to a square with an enemy robot is written with x" } else { "a run that captures nothing is written with -" })]
    WrongSign(bool),
    #[error("the run costs {price}, but {paid} would be paid")]
    WrongPrice { price: u32, paid: u32 },
    /// All batteries together do not pay for it.
    #[error("that run costs {price} batteries, but only {energy} can pay for it")]
    TooFar { price: u32, energy: u32 },
    #[error("there is no battery on {0}")]
    NoBattery(Field),
    #[error("the battery on {0} is spent")]
    Spent(Field),
    #[error("you do not control the battery on {0}")]
    NotControlled(Field),
    #[error("both players control the battery on {0}, so neither may shift it")]
    Locked(Field),
    #[error("the battery on {0} has already been shifted this turn")]
    Shifted(Field),
    #[error("the battery on {from} cannot go to {to}: batteries shift to the next empty socket along a line")]
    NotNext { from: Field, to: Field },
    #[error("that is not legal here")]
    Otherwise,
}

impl Netzwerk {
    /// Whether an action is legal.
    pub(super) fn check(&self, action: &Action) -> Result<(), Illegal> {
        // The list of legal actions decides; the reason only explains.
        if self.actions().contains(action) {
            return Ok(());
        }
        Err(self
            .outcome()
            .map(|_| Illegal::Over)
            .or_else(|| self.why_not(action))
            .unwrap_or(Illegal::Otherwise))
    }

    fn why_not(&self, action: &Action) -> Option<Illegal> {
        if let Action::Shift { from, .. } = *action
            && !self.batteries.has(from)
        {
            return Some(Illegal::NoBattery(from));
        }
        if !matches!(action, Action::Run { .. }) && self.phase.begins_turn() {
            return Some(Illegal::RunFirst);
        }
        if let Action::Run { from, .. } = *action
            && self.enemy().has(from)
        {
            return Some(Illegal::NotYours(from));
        }
        if self.phase == Phase::Closing {
            return Some(Illegal::SingleRun);
        }
        let own_fault = match *action {
            Action::Run { from, to, captures, .. } => self.why_no_run(action, from, to, captures),
            Action::Shift { from, to } => self.why_no_shift(from, to),
            Action::End => None,
        };
        let optional = Rules { capture: Capture::Optional, ..self.rules };
        let legal_otherwise = Self { rules: optional, ..*self }.actions().contains(action);
        own_fault.or(legal_otherwise.then_some(Illegal::MustCapture))
    }

    fn why_no_run(&self, action: &Action, from: Square, to: Square, captures: bool) -> Option<Illegal> {
        let Action::Run { paid, .. } = *action else { return None };
        if self.phase == Phase::Shifting {
            return Some(Illegal::RunsAreOver);
        }
        if !self.own().has(from) {
            return Some(Illegal::NoRobot(from));
        }
        if self.barred.has(from) {
            let has_captured = self.rules.rerun == Rerun::Free;
            return Some(if has_captured { Illegal::Resting(from) } else { Illegal::Barred(from) });
        }
        if from == to {
            return Some(self.why_it_stands(from));
        }
        let enemy_there = self.enemy().has(to);
        if captures != enemy_there {
            return Some(Illegal::WrongSign(enemy_there));
        }
        let Some(price) = self.price(from, to) else { return Some(Illegal::NoWay { from, to }) };
        let usable = Self::usable(from, self.sources());
        if price > paid.price() && paid == usable {
            return Some(Illegal::TooFar { price, energy: usable.price() });
        }
        if price != paid.price() {
            return Some(Illegal::WrongPrice { price, paid: paid.price() });
        }
        let cannot_pay = paid.fields(from).find(|field| {
            let corner = from.touching().iter().position(|touching| touching == field);
            corner.is_none_or(|corner| usable.0 >> corner & 1 == 0)
        })?;
        Some(if !self.batteries.has(cannot_pay) {
            Illegal::NoBattery(cannot_pay)
        } else if !self.charged.has(cannot_pay) {
            Illegal::Spent(cannot_pay)
        } else {
            Illegal::NotControlled(cannot_pay)
        })
    }

    /// Why a robot that may run goes nowhere.
    fn why_it_stands(&self, from: Square) -> Illegal {
        let energy = Self::usable(from, self.sources()).price();
        if energy == 0 {
            let is_charged = Self::usable(from, self.charged).price() > 0;
            return if is_charged { Illegal::NoOwnEnergy(from) } else { Illegal::NoEnergy(from) };
        }
        let prices = self.destinations(from, MOST).into_iter().map(|there| u32::from(there.price));
        match prices.min() {
            None => Illegal::HemmedIn(from),
            Some(price) if price > energy => Illegal::TooFar { price, energy },
            Some(_) if self.rules.capture == Capture::Mandatory => Illegal::MustCapture,
            // It can run.
            Some(_) => Illegal::NoWay { from, to: from },
        }
    }

    fn why_no_shift(&self, from: Field, to: Field) -> Option<Illegal> {
        if self.shifted.has(from) {
            return Some(Illegal::Shifted(from));
        }
        if !self.controlled()[self.to_move.index()].has(from) {
            return Some(Illegal::NotControlled(from));
        }
        if !self.shiftable().has(from) {
            return Some(Illegal::Locked(from));
        }
        // Which battery is meant is all that is known.
        if from == to && !self.actions().contains(&Action::End) {
            return Some(Illegal::MustCapture);
        }
        let next = Direction::ALL
            .into_iter()
            .any(|direction| Self::shift_target(self.batteries, from, direction) == Some(to));
        (!next).then_some(Illegal::NotNext { from, to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Presented, Rules as _};

    fn fault(position: &str, rules: &str, action: &str) -> Illegal {
        let rules = Rules::from_text(rules).unwrap();
        let game = Netzwerk::from_text(position, rules).unwrap();
        game.check(&action.parse().unwrap()).unwrap_err()
    }

    const START: &str =
        "13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w1w1/13 w r - -";
    const MEETING: &str = "13/13/13/13/13/13/4o1o6/5b7/4o1o6/3b1w7/4o8/13/13 w";

    #[test]
    fn every_illegal_action_has_its_reason() {
        let square = |text: &str| Square::at(text.parse().unwrap()).unwrap();
        let field = |text: &str| Field::at(text.parse().unwrap()).unwrap();
        let meeting = |rest: &str| format!("{MEETING} {rest}");
        assert_eq!(fault(START, "", "end"), Illegal::RunFirst);
        assert_eq!(fault(START, "", "a3>a5"), Illegal::RunFirst);
        assert_eq!(fault(START, "", "b4-b6*a3"), Illegal::NoRobot(square("b4")));
        assert_eq!(fault(START, "", "b12-b10*a11"), Illegal::NotYours(square("b12")));
        assert_eq!(fault(START, "", "b2-b8*a3c3"), Illegal::TooFar { price: 3, energy: 2 });
        assert_eq!(fault(START, "", "b2-b6*a3"), Illegal::WrongPrice { price: 2, paid: 1 });
        assert_eq!(fault(START, "", "b2-b4*a1"), Illegal::NoBattery(field("a1")));
        assert_eq!(fault(START, "", "b2-l10*a3"), Illegal::NoWay { from: square("b2"), to: square("l10") });
        assert_eq!(fault(&meeting("m f4 -"), "", "f4xf6*e5g5"), Illegal::Resting(square("f4")));
        assert_eq!(fault(&meeting("m f4 -"), "rerun=once", "f4xf6*e5g5"), Illegal::Barred(square("f4")));
        assert_eq!(fault(&meeting("r - -"), "", "f4-f6*e5g5"), Illegal::WrongSign(true));
        assert_eq!(fault(&meeting("m - -"), "capture=mandatory", "end"), Illegal::MustCapture);
        assert_eq!(fault(&meeting("s - e3"), "", "f4xf6*e5g5"), Illegal::RunsAreOver);
        assert_eq!(fault(&meeting("s - e3"), "", "e3>e1"), Illegal::Shifted(field("e3")));
        assert_eq!(fault(&meeting("m - -"), "", "e7>e9"), Illegal::NotControlled(field("e7")));
        assert_eq!(fault(&meeting("m - -"), "", "c1>c3"), Illegal::NoBattery(field("c1")));
        let far = Illegal::NotNext { from: field("g5"), to: field("k5") };
        assert_eq!(fault(&meeting("m - -"), "", "g5>k5"), far);
        assert_eq!(fault(&meeting("m - -"), "shared=locked", "g5>i5"), Illegal::Locked(field("g5")));
        let game = Netzwerk::from_text(&meeting("m - -"), Rules::default()).unwrap();
        assert_eq!(game.check(&"g5>i5".parse().unwrap()), Ok(()));
    }

    /// Why nothing can be done with what stands on a place, alone or after something else was chosen.
    fn fault_at(position: &str, rules: &str, from: Option<&str>, to: &str) -> Option<Illegal> {
        let game = Netzwerk::from_text(position, Rules::from_text(rules).unwrap()).unwrap();
        let site = |text: &str| text.parse().unwrap();
        let action = game.attempt(from.map(site), site(to))?;
        Some(game.check(&action).unwrap_err())
    }

    #[test]
    fn whatever_stands_still_has_its_reason() {
        let square = |text: &str| Square::at(text.parse().unwrap()).unwrap();
        let field = |text: &str| Field::at(text.parse().unwrap()).unwrap();
        let meeting = |rest: &str| format!("{MEETING} {rest}");
        let at = |rest: &str, rules: &str, to: &str| fault_at(&meeting(rest), rules, None, to);
        // d4 is black, f4 white and f6 black.
        assert_eq!(at("r - -", "", "d4"), Some(Illegal::NotYours(square("d4"))));
        assert_eq!(at("s - e3", "", "f6"), Some(Illegal::NotYours(square("f6"))));
        assert_eq!(at("s - e3", "", "f4"), Some(Illegal::RunsAreOver));
        assert_eq!(at("m f4 -", "", "f4"), Some(Illegal::Resting(square("f4"))));
        assert_eq!(at("m f4 -", "rerun=once", "f4"), Some(Illegal::Barred(square("f4"))));
        assert_eq!(at("r - -", "", "g5"), Some(Illegal::RunFirst));
        assert_eq!(at("m - -", "", "e7"), Some(Illegal::NotControlled(field("e7"))));
        assert_eq!(at("m - -", "shared=locked", "g5"), Some(Illegal::Locked(field("g5"))));
        assert_eq!(at("s - e3", "", "e3"), Some(Illegal::Shifted(field("e3"))));
        assert_eq!(at("m - -", "capture=mandatory", "g5"), Some(Illegal::MustCapture));
        assert_eq!(at("r - -", "", "b2"), Some(Illegal::NoRobot(square("b2"))), "nothing stands there");
        assert_eq!(at("r - -", "", "a1"), Some(Illegal::NoBattery(field("a1"))), "nothing lies there");
        // What is pointed at is meant, whatever was chosen before; an empty field after a robot means nothing.
        let then = |to: &str| fault_at(&meeting("m - -"), "", Some("f4"), to);
        assert_eq!(then("e7"), Some(Illegal::NotControlled(field("e7"))));
        assert_eq!(then("f2"), Some(Illegal::NoWay { from: square("f4"), to: square("f2") }));
        assert_eq!(then("a1"), None);
        let bare = "13/13/13/13/13/13/13/5b7/4o8/5w5w1/13/13/13 w r - -";
        assert_eq!(fault_at(bare, "", None, "l4"), Some(Illegal::NoEnergy(square("l4"))));
        let foreign = "13/13/13/13/13/13/13/3b1b7/4o8/5w5w1/12o/13/13 w r - -";
        let fault = fault_at(foreign, "energy=controlled", None, "f4");
        assert_eq!(fault, Some(Illegal::NoOwnEnergy(square("f4"))));
        let close = "13/13/13/13/13/13/13/5b7/4o8/3b1w1b5/8o4/9w3/13 w r - -";
        assert_eq!(fault_at(close, "", None, "f4"), Some(Illegal::TooFar { price: 2, energy: 1 }));
        let crowded = "13/1w11/13/1w1w1w7/o5o6/13/13/11b1/13/13/13/13/13 w r - -";
        assert_eq!(fault_at(crowded, "", None, "b10"), Some(Illegal::HemmedIn(square("b10"))));
    }
}
