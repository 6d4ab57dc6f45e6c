//! What learning asks of a game.

use std::fmt::Debug;

use crate::searchable::Searchable;

/// A game whose static evaluation is a weighted sum.
pub(crate) trait Weighted: Searchable {
    /// The weights, in hundredths of the unit that the game counts in.
    type Weights: Clone + Debug;

    /// The weights in use.
    fn weights() -> Self::Weights;

    /// All the numbers of some weights, always in the same order.
    fn numbers(weights: &mut Self::Weights) -> Vec<&mut i32>;

    /// The static evaluation for the player to move by other weights: twice as much with weights twice as large.
    fn evaluate_by(&self, weights: &Self::Weights) -> i32;
}
