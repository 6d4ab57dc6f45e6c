//! First turns that are fair, by measurement.
//!
//! Whoever begins is ahead in the race, and the more so the better both play; a search does not look far enough to see by how much. So the first
//! turns for the swap rule were measured: `benches/README.md` says how. Most give a part of the advantage back: they
//! shift batteries to where fewer robots touch them.

use crate::measured::measured_starts;
use crate::searchable::FairStart;
use rules::netzwerk::{Netzwerk, Rules};

/// The first turns after which, one drawn by lot, either side wins about as often at middle and high levels, if white begins.
const FAIR: [&str; 8] = [
    "b2-b4*a3 c3>c1 e3>e1 g3>g1 end",
    "d2-b4*c3e3 e3>e1 end",
    "d2-d4*c3 a3>a1 c3>c1 e3>e1 end",
    "d2-d4*c3 e3>e1 end",
    "d2-d4*c3 e3>e1 g3>g1 end",
    "d2-f4*c3e3 end",
    "f2-f4*e3 c3>c1 e3>e1 g3>g1 end",
    "f2-h4*e3g3 g3>g1 end",
];

/// The fair first turns: each as it is and in the mirror, from left to right.
pub(super) fn fair_starts(rules: Rules) -> Vec<FairStart<Netzwerk>> {
    // With whatever else they were not measured.
    let measured = Rules { swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
    if rules != measured {
        return Vec::new();
    }
    let turns: Vec<String> = FAIR.iter().flat_map(|turn| [(*turn).to_owned(), mirrored(turn)]).collect();
    measured_starts(&Netzwerk::start(rules), turns.iter().map(String::as_str))
}

/// A turn on the other half of the board.
fn mirrored(turn: &str) -> String {
    let places = |action: &str| -> String {
        let is_file = |letter: char| ('a'..='m').contains(&letter);
        let mirror = |letter: char| char::from(b'a' + b'm' - letter as u8);
        action.chars().map(|letter| if is_file(letter) { mirror(letter) } else { letter }).collect()
    };
    let action = |action: &str| if action == "end" { action.to_owned() } else { places(action) };
    turn.split(' ').map(action).collect::<Vec<_>>().join(" ")
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
        assert_eq!(starts.len(), 2 * FAIR.len());
        assert!(
            starts.iter().all(|(_, after)| after.to_move() == Player::Two && after.phase() == Phase::Ready)
        );
        let different: HashSet<Netzwerk> = starts.into_iter().map(|(_, after)| after).collect();
        assert!(different.len() > FAIR.len());
    }

    #[test]
    fn a_turn_is_mirrored_from_left_to_right() {
        assert_eq!(mirrored("b2-b4*a3 e3>e1 end"), "l2-l4*m3 i3>i1 end");
    }

    #[test]
    fn nothing_is_said_about_other_rules() {
        assert!(fair_starts(Rules { energy: Energy::Controlled, ..Rules::default() }).is_empty());
    }
}
