//! First turns that are fair, by measurement.
//!
//! Red, who begins, wins 53 to 57 % of games of level 4 after a first marble by chance, and searches are too coarse to tell which marbles leave it
//! even. So the first turns for the swap rule were measured: `benches/README.md` says how. They have to be measured again when a built-in
//! layout changes.

use crate::fair_start::measured_on;
use crate::searchable::FirstTurn;
use rules::kulami::{Kulami, Layout, Rules, shipped};

/// For the name of each layout the first marbles after which, one drawn by lot, either side wins about as often by the basic score.
const FAIR: [(&str, &str); 8] = [
    ("closed", "a6 a7 b7 c6 d8 f6 h1 h4"),
    ("irregular", "a5 b5 c6 d2 e4 g7 g8 g9"),
    ("pinwheel", "a2 a6 a7 b1 b8 c1 f8 g1 g8 h2 h3 h7"),
    ("parquet", "a1 a2 b3 c5 f4 g6 h7 h8"),
    ("ring", "c1 d9 f9 i3 i4 i8"),
    ("bridge", "b6 c4 c7 e3 f6 h2 h5 i3"),
    ("cross", "c4 c7 d6 d7 d9 e1 f10 g2 g4 g5 h4 h7"),
    ("diamond", "b6 c8 e4 f6 g9 j6"),
];

pub(super) fn fair_starts(layout: Layout, rules: Rules) -> Vec<FirstTurn<Kulami>> {
    // The colours differ in nothing else than who begins.
    let measured = Rules { first: rules.first, swap: rules.swap, ..Rules::default() };
    let known = shipped().iter().find(|(_, shipped)| shipped.layout == layout && rules == measured);
    known.map_or_else(Vec::new, |(name, _)| measured_on(&Kulami::start(layout, rules), name, &FAIR))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::kulami::Scoring;
    use std::collections::HashSet;

    #[test]
    fn every_layout_has_fair_first_turns() {
        for (name, shipped) in shipped() {
            let turns =
                FAIR.iter().find(|(of, _)| of == name).map_or(0, |(_, turns)| turns.split(' ').count());
            let starts: HashSet<Kulami> =
                fair_starts(shipped.layout, Rules::default()).into_iter().map(|(_, start)| start).collect();
            assert!(turns > 1 && starts.len() == turns, "{name}");
        }
    }

    #[test]
    fn nothing_is_said_about_other_scores() {
        let others = Rules { score: Scoring::Level2, ..Rules::default() };
        assert!(fair_starts(Layout::default(), others).is_empty());
    }
}
