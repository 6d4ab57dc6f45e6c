//! First turns that are fair, by measurement.
//!
//! Which side a first turn favours changes from level to level, and a search does not look far enough to see it. So the first turns for the
//! swap rule were measured: `benches/README.md` says how. They are many, since strong players nearly always win for the same side
//! after any single one of them.

use crate::measured::measured_starts;
use crate::searchable::FirstTurn;
use rules::netzwerk::{Netzwerk, Rules};

/// The first turns after which, one drawn by lot, either side wins about as often at middle and high levels, if white begins: each, and the
/// same from left to right.
const FAIR: [&str; 32] = [
    "f2-h4*e3g3 end",
    "h2-f4*g3i3 end",
    "f2-h4*e3g3 a3>a1 end",
    "h2-f4*g3i3 m3>m1 end",
    "f2-h4*e3g3 e3>e1 end",
    "h2-f4*g3i3 i3>i1 end",
    "f2-h4*e3g3 g3>g1 end",
    "h2-f4*g3i3 g3>g1 end",
    "f2-h4*e3g3 i3>i1 end",
    "h2-f4*g3i3 e3>e1 end",
    "f2-h4*e3g3 m3>m1 end",
    "h2-f4*g3i3 a3>a1 end",
    "f2-h4*e3g3 c3>c1 e3>e1 end",
    "h2-f4*g3i3 k3>k1 i3>i1 end",
    "f2-h4*e3g3 e3>e1 g3>g1 end",
    "h2-f4*g3i3 i3>i1 g3>g1 end",
    "d2-b4*c3e3 c3>c1 end",
    "j2-l4*i3k3 k3>k1 end",
    "d2-b4*c3e3 i3>i1 end",
    "j2-l4*i3k3 e3>e1 end",
    "d2-b4*c3e3 m3>m1 end",
    "j2-l4*i3k3 a3>a1 end",
    "d2-b4*c3e3 a3>a1 c3>c1 end",
    "j2-l4*i3k3 m3>m1 k3>k1 end",
    "d2-b4*c3e3 g3>g1 i3>i1 end",
    "j2-l4*i3k3 g3>g1 e3>e1 end",
    "d2-d4*c3 c3>c1 end",
    "j2-j4*k3 k3>k1 end",
    "d2-f4*c3e3 c3>c1 end",
    "j2-h4*i3k3 k3>k1 end",
    "f2-d4*e3g3 a3>a1 c3>c1 end",
    "h2-j4*g3i3 m3>m1 k3>k1 end",
];

pub(super) fn fair_starts(rules: Rules) -> Vec<FirstTurn<Netzwerk>> {
    // With whatever else they were not measured.
    let measured = Rules { swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
    if rules == measured { measured_starts(&Netzwerk::start(rules), FAIR.into_iter()) } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::netzwerk::{Energy, Phase};
    use rules::{Game, Player};
    use std::collections::HashSet;

    #[test]
    fn every_fair_first_turn_is_legal() {
        let starts = fair_starts(Rules::default());
        assert_eq!(starts.len(), FAIR.len());
        assert!(
            starts.iter().all(|(_, after)| after.to_move() == Player::Two && after.phase() == Phase::Ready)
        );
        let different: HashSet<Netzwerk> = starts.into_iter().map(|(_, after)| after).collect();
        assert_eq!(different.len(), FAIR.len());
    }

    #[test]
    fn nothing_is_said_about_other_rules() {
        assert!(fair_starts(Rules { energy: Energy::Controlled, ..Rules::default() }).is_empty());
    }
}
