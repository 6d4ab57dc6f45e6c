//! The position to search, with the part of the match's history that matters.

use crate::Searchable;

/// A position to search, with the earlier positions that could be repeated.
#[derive(Clone, Debug)]
pub struct RootPosition<G: Searchable> {
    position: G,
    /// The keys of the positions that began a turn since the last capture or loss.
    pub(super) repeatable: Vec<u64>,
    /// The number of actions in a row without a capture or loss.
    pub(super) quiet: usize,
    /// The number of turns that were begun before this one.
    pub(super) turns: u32,
    /// The rest of the turn that an earlier search found, if any.
    pub(super) planned: Option<G::Play>,
}

impl<G: Searchable> RootPosition<G> {
    /// A position without a history.
    pub const fn new(position: G) -> Self {
        Self { position, repeatable: Vec::new(), quiet: 0, turns: 0, planned: None }
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
        self.turns += u32::from(next.starts_turn());
        self.position = next.clone();
        self.planned = None;
    }

    /// Has the rest of a turn that an earlier search found searched before any other, whether the game lists it now or not.
    pub fn plan(&mut self, rest: &[G::Action]) {
        self.planned = self.position.play_of(rest);
    }

    /// The position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// Whether the match may be drawn by a house rule before so many more plays are made. That depends on the history, which the table does not
    /// know: what it takes for a win may be none.
    pub(super) fn may_be_drawn_before(&self, plays: usize) -> bool {
        let is_late = self.position.quiet_limit().is_some_and(|limit| self.quiet + plays > limit);
        let is_twice = |(i, key): (usize, &u64)| self.repeatable[..i].contains(key);
        let is_repeated = || self.repeatable.iter().enumerate().any(is_twice);
        plays > 1 && (is_late || self.position.draws_by_repetition() && is_repeated())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{Limits, Stop};
    use crate::searcher::Searcher;
    use rules::Game;
    use rules::netzwerk::Netzwerk;

    #[test]
    fn a_draw_is_near_after_many_quiet_actions_and_where_a_position_was_there_twice() {
        let rules = rules::Rules::from_text("repetition=draw").unwrap();
        let position = rules::napoleon::Napoleon::start(Default::default(), rules);
        let root = |quiet, repeatable: &[u64]| RootPosition {
            quiet,
            repeatable: repeatable.to_vec(),
            ..RootPosition::new(position)
        };
        assert!(!root(97, &[1, 2, 3]).may_be_drawn_before(3));
        assert!(root(98, &[1, 2, 3]).may_be_drawn_before(3));
        assert!(root(0, &[1, 2, 1]).may_be_drawn_before(3));
        assert!(!root(99, &[1, 1]).may_be_drawn_before(1), "a win at once comes first");
        let without =
            RootPosition { quiet: 200, repeatable: vec![1, 1], ..RootPosition::new(Netzwerk::default()) };
        assert!(!without.may_be_drawn_before(5), "by these rules there is no draw");
    }

    #[test]
    fn what_was_planned_is_searched_first() {
        let mut root = RootPosition::new(Netzwerk::default());
        let turn = |root: &RootPosition<Netzwerk>| {
            Searcher::new(1).search(root, &Limits::nodes(1), &Stop::default(), |_| ()).turn().to_vec()
        };
        // The shortest turn: hardly the one that comes first otherwise.
        let mut planned: Vec<_> = root.position().actions().into_iter().take(1).collect();
        let after = root.position().after(&planned[0]);
        planned.push(rules::netzwerk::Action::End);
        assert_ne!(turn(&root), planned);
        root.plan(&planned);
        assert_eq!(turn(&root), planned);
        root.advance(&after);
        assert_ne!(turn(&root), planned[1..], "it is forgotten once the match goes on");
    }
}
