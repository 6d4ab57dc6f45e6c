//! What is kept from one question to the next.

use engine::Searcher;

/// The size of the searcher's memory, in megabytes.
const MEGABYTES: usize = 32;

/// Whoever answers questions, one after the other.
#[derive(Debug, Default)]
pub struct Thinker {
    searcher: Option<Searcher>,
}

impl Thinker {
    /// The searcher, with what it remembers. Its memory is only taken when it is first needed: some questions have their own.
    pub(super) fn searcher(&mut self) -> &mut Searcher {
        self.searcher.get_or_insert_with(|| Searcher::new(MEGABYTES))
    }
}
