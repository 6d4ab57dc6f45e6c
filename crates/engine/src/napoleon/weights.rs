//! The weights of the evaluation: what it counts, and the weights in use.

use super::evaluation::eval_by;
use crate::training::Weighted;
use rules::napoleon::Napoleon;

/// Distances are capped here.
pub(super) const FAR: usize = 40;
/// Numbers of hanging counters are capped here.
pub(super) const MANY: usize = 6;

/// Weights in hundredths of a counter. Of two, the first is for the player to move, the second for the other.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    /// A counter, by its steps to the enemy's headquarters.
    pub(super) counter: [i32; FAR + 1],
    /// The race, which decides the match: the two counters nearest to the enemy's headquarters, by the steps that they need together.
    pub(super) race: [[i32; 2 * FAR + 1]; 2],
    /// A counter is in the enemy's headquarters.
    pub(super) invader: [i32; 2],
    /// Counters of the player to move that an enemy beside them can capture, by their number: only one can be saved.
    pub(super) hanging: [i32; MANY + 1],
    /// The right to move.
    pub(super) turn: i32,
}

impl Weighted for Napoleon {
    type Weights = Weights;

    fn weights() -> Weights {
        WEIGHTS.clone()
    }

    fn numbers(weights: &mut Weights) -> Vec<&mut i32> {
        let Weights { counter, race, invader, hanging, turn } = weights;
        let lists = [&mut counter[..], &mut invader[..], &mut hanging[..]];
        let race = race.iter_mut().flatten();
        lists.into_iter().flatten().chain(race).chain([turn]).collect()
    }

    fn evaluate_by(&self, weights: &Weights) -> i32 {
        eval_by(self, weights)
    }
}

/// The weights in use, chosen by hand so far. `spieltisch-lab train` prints others in the same form.
pub(super) static WEIGHTS: Weights = Weights {
    counter: [
        100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12, 8, 4, 0,
        -4, -8, -12, -16, -20, -24, -28, -32, -36, -40, -44, -48, -52, -56, -60,
    ],
    race: [
        [
            1400, 933, 700, 560, 466, 400, 350, 311, 280, 254, 233, 215, 200, 186, 175, 164, 155, 147, 140,
            133, 127, 121, 116, 112, 107, 103, 100, 96, 93, 90, 87, 84, 82, 80, 77, 75, 73, 71, 70, 68, 66,
            65, 63, 62, 60, 59, 58, 57, 56, 54, 53, 52, 51, 50, 50, 49, 48, 47, 46, 45, 45, 44, 43, 43, 42,
            41, 41, 40, 40, 39, 38, 38, 37, 37, 36, 36, 35, 35, 35, 34, 34,
        ],
        [
            1400, 933, 700, 560, 466, 400, 350, 311, 280, 254, 233, 215, 200, 186, 175, 164, 155, 147, 140,
            133, 127, 121, 116, 112, 107, 103, 100, 96, 93, 90, 87, 84, 82, 80, 77, 75, 73, 71, 70, 68, 66,
            65, 63, 62, 60, 59, 58, 57, 56, 54, 53, 52, 51, 50, 50, 49, 48, 47, 46, 45, 45, 44, 43, 43, 42,
            41, 41, 40, 40, 39, 38, 38, 37, 37, 36, 36, 35, 35, 35, 34, 34,
        ],
    ],
    invader: [100, 100],
    hanging: [0, -15, -65, -115, -165, -215, -265],
    turn: 5,
};
