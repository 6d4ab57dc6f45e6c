//! First turns that are fair, by measurement.
//!
//! Searches judge the beginning badly: what they take for even, stronger players win for one side. So the first turns for the swap rule
//! were measured: `benches/README.md` says how, and how even the levels are with them that had no part in the choice. They have to be
//! measured again when a built-in map changes.

use crate::fair_start::measured_on;
use crate::searchable::FirstTurn;
use rules::napoleon::{Map, Napoleon, Rules, shipped};

/// For the name of each map the first turns after which, one drawn by lot, either side wins about as often at middle and high levels, if
/// blue begins.
const FAIR: [(&str, &str); 2] = [
    ("waterloo", "e6-f5 g6-f6 g7-g5 h4-g4 h6-g5 h6-j6 h6-j6-l4-n6-n8 i6-i4 i6-i8 i6-k8-m6-m4"),
    ("quatre-bras", "d4-f4 e3-e5 g3-g5 g3-i5 g4-f5 h3-f5 h4-g5 i3-g5"),
];

pub(super) fn fair_starts(map: Map, rules: Rules) -> Vec<FirstTurn<Napoleon>> {
    // With whatever else they were not measured.
    let measured = Rules { swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
    let known = shipped().iter().find(|(_, shipped)| *shipped == map && rules == measured);
    known.map_or_else(Vec::new, |(name, _)| measured_on(&Napoleon::start(map, rules), name, &FAIR))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Player};

    #[test]
    fn every_fair_first_turn_is_legal() {
        for (name, turns) in FAIR {
            let map = Map::from_name_or_ron(name).unwrap();
            let starts = fair_starts(map, Rules::default());
            assert!(!starts.is_empty() && starts.len() == turns.split(' ').count(), "{name}");
            assert!(starts.iter().all(|(_, start)| start.to_move() == Player::Two));
        }
    }

    #[test]
    fn nothing_is_said_about_other_rules() {
        let others = Rules { first: Player::Two, ..Rules::default() };
        assert!(fair_starts(Map::default(), others).is_empty());
    }
}
