//! The weights of the evaluation: what it counts.

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

impl Weights {
    /// All its numbers.
    pub(super) fn numbers(&mut self) -> Vec<&mut i32> {
        let Self { counter, race, invader, hanging, turn } = self;
        let lists = [&mut counter[..], &mut invader[..], &mut hanging[..]];
        let race = race.iter_mut().flatten();
        lists.into_iter().flatten().chain(race).chain([turn]).collect()
    }
}
