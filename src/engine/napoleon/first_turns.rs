//! First turns that are fair, by measurement.
//!
//! Searches judge the beginning badly: what they take for even, stronger players win for one side, in the same few lines again and again.
//! So the first turns for the swap rule were measured: `benches/README.md` says how. Whoever changes a built-in map measures them anew.

use crate::games::Game;
use crate::games::napoleon::{Map, Napoleon, Rules, shipped};

/// For the name of each map the first turns after which, one drawn by lot, either side wins about as often at middle and high levels, if
/// blue begins; and how many lots each has.
const FAIR: [(&str, &[(&str, usize)]); 2] = [
    (
        "waterloo",
        &[
            ("d7-d6", 1),
            ("f7-f6", 1),
            ("g6-i8-k8-m6", 1),
            ("h7-i8", 1),
            ("i6-i8", 1),
            ("l6-n8", 1),
            ("m7-m8", 1),
            ("o7-p6", 1),
        ],
    ),
    ("quatre-bras", &[("d3-c2", 3), ("g4-f5", 3), ("c3-c2", 1)]),
];

/// The positions after the fair first turns of a map, one for each lot.
pub(super) fn fair_starts(map: Map, rules: Rules) -> Vec<Napoleon> {
    // With whatever else they were not measured.
    let measured = Rules { swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
    let known = shipped().iter().find(|(_, shipped)| *shipped == map && rules == measured);
    let turns = known.and_then(|(name, _)| FAIR.iter().find(|(of, _)| of == name));
    let start = Napoleon::start(map, rules);
    let after = |(text, lots): &(&str, usize)| {
        let action = start.read_action(text).ok()?;
        let mut after = start;
        after.play(&action).ok()?;
        Some(std::iter::repeat_n(after, *lots))
    };
    turns.map_or(&[][..], |(_, turns)| turns).iter().filter_map(after).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Player;
    use std::collections::HashSet;

    #[test]
    fn every_fair_first_turn_is_legal_and_listed_once() {
        for (name, turns) in FAIR {
            let map = Map::from_name_or_ron(name).unwrap();
            let starts: HashSet<Napoleon> = fair_starts(map, Rules::default()).into_iter().collect();
            assert!(!starts.is_empty() && starts.len() == turns.len(), "{name}");
            assert!(starts.iter().all(|start| start.to_move() == Player::Two));
        }
    }

    #[test]
    fn nothing_is_said_about_other_rules() {
        let others = Rules { first: Player::Two, ..Rules::default() };
        assert!(fair_starts(Map::default(), others).is_empty());
    }
}
