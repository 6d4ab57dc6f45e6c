//! First turns that are fair together: one robot goes a row forward, and one battery is shifted.
//!
//! Strong players nearly always win for the same side after any one of them, and which side that is changes from level to level: no search
//! looks far enough to see it. But drawn by lot among all of this kind, either side wins about as often: `benches/README.md` says how
//! often. Longer runs favour whoever begins, batteries that go back the other player.

use std::collections::HashSet;

use crate::searchable::FirstTurn;
use rules::Game;
use rules::netzwerk::{Action, Direction, Netzwerk, Rules};

pub(super) fn fair_starts(rules: Rules) -> Vec<FirstTurn<Netzwerk>> {
    // With whatever else they were not measured.
    let measured =
        Rules { first: rules.first, swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
    if rules != measured {
        return Vec::new();
    }
    let start = Netzwerk::start(rules);
    let [forward, ..] = Direction::of_runs(start.to_move());
    let next_row = forward.beside(start.own());
    let mut runs = Vec::new();
    start.legal_runs(&mut runs);
    runs.retain(|run| matches!(run, Action::Run { to, .. } if next_row.has(*to)));
    let (mut turns, mut known) = (Vec::new(), HashSet::new());
    for run in runs {
        let after = start.after(&run);
        let mut shifts = Vec::new();
        after.shifts(&mut shifts);
        for shift in shifts {
            let end = after.after(&shift).after(&Action::End);
            // Which batteries paid makes no difference once the turn is over.
            if known.insert(end) {
                turns.push((vec![run, shift, Action::End], end));
            }
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Player;
    use rules::netzwerk::{Energy, Phase};

    #[test]
    fn every_robot_can_go_ahead_and_every_battery_forward_or_back() {
        for first in Player::BOTH {
            let rules = Rules { first, ..Rules::default() };
            let starts = fair_starts(rules);
            assert_eq!(starts.len(), (6 + 10) * 7 * 2, "six straight ahead, ten round a corner");
            for (turn, end) in starts {
                let mut position = Netzwerk::start(rules);
                for action in turn {
                    position.play(&action).unwrap();
                }
                assert_eq!(position, end);
                assert!(end.to_move() != first && end.phase() == Phase::Ready);
            }
        }
    }

    #[test]
    fn nothing_is_said_about_other_rules() {
        assert!(fair_starts(Rules { energy: Energy::Controlled, ..Rules::default() }).is_empty());
    }
}
