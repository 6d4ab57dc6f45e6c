//! The turning points of a match: the turns that cost their player most.

use crate::games::Player;

/// The smallest drop in winning probability that makes a turning point.
const MIN_DROP: f32 = 0.15;
/// The maximum number reported.
const MOST: usize = 6;

/// A turn that cost its player much of their winning probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The index of the turn.
    pub turn: usize,
    /// Whose turn it was.
    pub player: Player,
    /// Their winning probability before it, 0 to 1.
    pub before: f32,
    /// Their winning probability after it.
    pub after: f32,
}

/// The turning points of a match in order. `movers` holds whose turn each was; `chances` the first player's winning probability before
/// each turn and after the last, one more than there are turns.
#[must_use]
pub fn turning_points(movers: &[Player], chances: &[f32]) -> Vec<TurningPoint> {
    let of = |player: Player, chance: f32| if player == Player::One { chance } else { 1.0 - chance };
    let turns = movers.iter().zip(chances.windows(2)).enumerate();
    let mut points: Vec<TurningPoint> = turns
        .map(|(turn, (player, chances))| {
            let [before, after] = [chances[0], chances[1]].map(|chance| of(*player, chance));
            TurningPoint { turn, player: *player, before, after }
        })
        .filter(|point| point.before - point.after >= MIN_DROP)
        .collect();
    points.sort_by(|a, b| (b.before - b.after).total_cmp(&(a.before - a.after)));
    points.truncate(MOST);
    points.sort_by_key(|point| point.turn);
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costly_turns_are_reported_in_order() {
        use Player::{One, Two};
        let movers = [One, Two, One, Two, One];
        // One errs in the third turn, two in the fourth; what the enemy gains by their own turn is not a mistake.
        let chances = [0.5, 0.52, 0.55, 0.2, 0.7, 0.65];
        let points = turning_points(&movers, &chances);
        let found: Vec<(usize, Player)> = points.iter().map(|point| (point.turn, point.player)).collect();
        assert_eq!(found, [(2, One), (3, Two)]);
        assert!((points[1].before - 0.8).abs() < 1e-6 && (points[1].after - 0.3).abs() < 1e-6);
    }

    #[test]
    fn only_the_costliest_are_reported() {
        let movers = [Player::One; 20];
        let chances: Vec<f32> =
            (0..21).map(|i| if i % 2 == 0 { 0.9 } else { 0.1 + i as f32 / 100.0 }).collect();
        let points = turning_points(&movers, &chances);
        assert_eq!(points.iter().map(|point| point.turn).collect::<Vec<_>>(), [0, 2, 4, 6, 8, 10]);
        assert_eq!(turning_points(&[], &[0.5]), []);
    }
}
