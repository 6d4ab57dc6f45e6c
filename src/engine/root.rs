//! The position to search, with the part of the match's history that matters.

use super::searchable::Searchable;

/// A position to search, with the earlier positions that could be repeated.
#[derive(Clone, Debug)]
pub struct RootPosition<G> {
    position: G,
    /// The keys of the positions that began a turn since the last capture or loss.
    repeatable: Vec<u64>,
    /// The number of actions in a row without a capture or loss.
    quiet: usize,
}

impl<G: Searchable> RootPosition<G> {
    /// A position without a history.
    pub const fn new(position: G) -> Self {
        Self { position, repeatable: Vec::new(), quiet: 0 }
    }

    /// The last of a match's positions, given from the first on; `None` if there are none.
    pub fn from_history<'a>(positions: impl IntoIterator<Item = &'a G>) -> Option<Self>
    where
        G: 'a,
    {
        let mut positions = positions.into_iter();
        let mut root = Self::new(positions.next()?.clone());
        for next in positions {
            root.advance(next);
        }
        Some(root)
    }

    /// Moves on to the position after one more action.
    pub fn advance(&mut self, next: &G) {
        // Pieces never return to the board: after a capture no earlier position can be repeated.
        if next.pieces().len() == self.position.pieces().len() {
            if self.position.starts_turn() {
                self.repeatable.push(self.position.key());
            }
            self.quiet += 1;
        } else {
            self.repeatable.clear();
            self.quiet = 0;
        }
        self.position = next.clone();
    }

    /// The position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    pub(super) fn repeatable(&self) -> &[u64] {
        &self.repeatable
    }

    pub(super) const fn quiet(&self) -> usize {
        self.quiet
    }
}
