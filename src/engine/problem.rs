//! A position with what matters of the way to it.

use super::searched::Searched;

/// A position to think about, with the positions before it that could come back.
#[derive(Clone, Debug)]
pub struct Problem<G> {
    position: G,
    /// The keys of the positions that began a turn since something was last taken or lost.
    before: Vec<u64>,
    /// How many actions in a row have taken and lost nothing.
    quiet: usize,
}

impl<G: Searched> Problem<G> {
    /// A position without a past.
    pub const fn new(position: G) -> Self {
        Self { position, before: Vec::new(), quiet: 0 }
    }

    /// The last of a match's positions, which are told from the first on.
    pub fn after<'a>(positions: impl IntoIterator<Item = &'a G>) -> Option<Self>
    where
        G: 'a,
    {
        let mut positions = positions.into_iter();
        let mut problem = Self::new(positions.next()?.clone());
        for next in positions {
            problem.go_on(next);
        }
        Some(problem)
    }

    /// Goes on to the position after one more action.
    pub fn go_on(&mut self, next: &G) {
        // Pieces that are gone never come back: nothing that was before can be repeated.
        if next.pieces().len() == self.position.pieces().len() {
            if self.position.starts_turn() {
                self.before.push(self.position.key());
            }
            self.quiet += 1;
        } else {
            self.before.clear();
            self.quiet = 0;
        }
        self.position = next.clone();
    }

    /// The position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    pub(super) fn before(&self) -> &[u64] {
        &self.before
    }

    pub(super) const fn quiet(&self) -> usize {
        self.quiet
    }
}
