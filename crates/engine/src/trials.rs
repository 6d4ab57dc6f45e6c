//! What a position is worth by games that the engine plays against itself, quickly.
//!
//! An evaluation compares what can be seen on the board. Near the start of a match, that says little about who wins: the move itself, or
//! the way across a map, can be worth more. Whether a first turn is fair is therefore tried out, where the game asks for it.

use super::hash::mix;
use super::limits::SearchControl;
use crate::{Eval, Limits, RootPosition, Searchable, Searcher, Skill};

/// The longest game, in turns.
const LONGEST: usize = 150;
/// A strong player tries with this share of its nodes, as a divisor, but with so many at least.
const SHARE: u64 = 20;
const FEWEST_NODES: u64 = 40;
/// How far strong players misjudge positions, so that games differ, as a part of [`Searchable::ADVANTAGE`].
const MISJUDGES: i32 = 6;
/// With fewer nodes for a turn, too few games would be played.
pub(super) const LEAST_NODES: u64 = 100_000;

/// Some games from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Trials {
    pub(super) games: u32,
    /// The points of the side to move.
    pub(super) points: f32,
}

impl Trials {
    /// What the position is worth by them, on the scale of evaluations.
    pub(super) fn eval<G: Searchable>(&self) -> Option<Eval> {
        if self.games == 0 {
            return None;
        }
        // Half a point for either side, so that nothing is certain.
        let chance = (self.points + 0.5) / (self.games as f32 + 1.0);
        let steps = (chance / (1.0 - chance)).ln() / 3.0_f32.ln();
        Some(Eval((steps * G::ADVANTAGE as f32).round() as i32))
    }
}

/// Whether a search within these limits can be helped by trials: one that is limited in depth is to be reproduced by its depth alone.
pub(super) const fn has_trials<G: Searchable>(limits: &Limits) -> bool {
    G::TRIALS > 0 && limits.depth.is_none()
}

/// Plays games from a position, as many as are asked for and the limits allow.
pub(super) fn try_out<G: Searchable>(
    root: &RootPosition<G>,
    skill: Option<Skill>,
    seed: u64,
    games: u32,
    control: &SearchControl<'_>,
) -> Trials {
    let skill = skill_of_trials::<G>(skill);
    let mut searcher = Searcher::new(1);
    let mut trials = Trials::default();
    let first = root.position().to_move();
    for game in 0..games {
        searcher.set_handicap(Some(skill), mix(seed ^ u64::from(game)));
        let mut root = root.clone();
        let mut turns = 0;
        let winner = loop {
            if let Some(outcome) = root.position().outcome() {
                break outcome.winner;
            }
            if control.is_over_by_now() {
                return trials;
            }
            if turns == LONGEST {
                break None;
            }
            let result = searcher.search(&root, &Limits::default(), control.stop, |_| ());
            control.add(result.nodes);
            for action in result.turn() {
                root.advance(&root.position().after(action));
            }
            turns += 1;
        };
        trials.games += 1;
        trials.points += winner.map_or(0.5, |winner| if winner == first { 1.0 } else { 0.0 });
    }
    trials
}

/// How the players of trials play: as the level does, if it errs by itself, or else with few nodes and small errors.
fn skill_of_trials<G: Searchable>(skill: Option<Skill>) -> Skill {
    match skill {
        Some(skill) if skill.misjudges > 0 => skill,
        skill => {
            let nodes = skill.map_or(u64::MAX, |skill| skill.nodes);
            let nodes = (nodes / SHARE).clamp(FEWEST_NODES, G::TRIAL_NODES);
            Skill { misjudges: G::ADVANTAGE / MISJUDGES, ..Skill::full_strength(nodes) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::napoleon::Napoleon;
    use rules::netzwerk::Netzwerk;

    /// How near a value comes to one that would be rounded the other way, as a part of it.
    fn nearness<G: Searchable>(games: u32, points: f32) -> f64 {
        let chance = (f64::from(points) + 0.5) / (f64::from(games) + 1.0);
        let value = (chance / (1.0 - chance)).ln() / 3.0_f64.ln() * f64::from(G::ADVANTAGE);
        assert_eq!(Trials { games, points }.eval::<G>(), Some(Eval(value.round() as i32)));
        (value.abs().fract() - 0.5).abs() / value.abs().max(1.0)
    }

    /// The logarithms of different systems differ in their last digit.
    #[test]
    fn trials_are_worth_the_same_on_every_system() {
        for games in 1..=40 {
            for halves in 0..=2 * games {
                let points = halves as f32 / 2.0;
                let nearest = nearness::<Netzwerk>(games, points).min(nearness::<Napoleon>(games, points));
                assert!(nearest > 8.0 * f64::from(f32::EPSILON), "{points} of {games}: {nearest}");
            }
        }
    }
}
