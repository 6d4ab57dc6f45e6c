//! First turns that are fair, by measurement.
//!
//! Searches judge the beginning badly: what they take for even, stronger players win for one side, in the same few lines again and again.
//! So the first turns for the swap rule were measured: `benches/README.md` says how. They have to be measured again when a built-in map
//! changes.

use crate::fair_start::measured_starts;
use rules::napoleon::{Map, Napoleon, Rules, shipped};

/// For the name of each map the first turns after which, one drawn by lot, either side wins about as often at middle and high levels, if
/// blue begins.
const FAIR: [(&str, &str); 2] = [
    ("waterloo", "d7-d6 f7-f6 g6-i8-k8-m6 h7-i8 i6-i8 l6-n8 m7-m8 o7-p6"),
    ("quatre-bras", "d3-c2 d3-c2 d3-c2 g4-f5 g4-f5 g4-f5 c3-c2"),
];

/// The positions after the fair first turns of a map, one for each lot.
pub(super) fn fair_starts(map: Map, rules: Rules) -> Vec<Napoleon> {
    // With whatever else they were not measured.
    let measured = Rules { swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
    let known = shipped().iter().find(|(_, shipped)| *shipped == map && rules == measured);
    known.map_or_else(Vec::new, |(name, _)| measured_starts(&Napoleon::start(map, rules), name, &FAIR))
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
            assert!(starts.iter().all(|start| start.to_move() == Player::Two));
        }
    }

    #[test]
    fn nothing_is_said_about_other_rules() {
        let others = Rules { first: Player::Two, ..Rules::default() };
        assert!(fair_starts(Map::default(), others).is_empty());
    }
}
