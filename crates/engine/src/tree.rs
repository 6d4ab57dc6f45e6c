//! The tree of a Monte-Carlo search.

use rules::Game;
use rules::kulami::{Action, Field, Kulami};

use crate::Searchable;

const MEGABYTE: usize = 1 << 20;

/// A tree of positions with the results of the playouts through them.
#[derive(Debug)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    capacity: usize,
    /// The position at the root.
    root: Option<Kulami>,
    /// Whether what was found below a play is kept once it has been played.
    pub(super) grows: bool,
    /// The state of the random number generator.
    pub(super) chance: u64,
}

/// A position, identified by the play that leads to it.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub(super) play_key: u16,
    /// The number of children, once expanded, and the first of them: they are adjacent.
    pub(super) children: u16,
    pub(super) first: u32,
    // Sums are whole numbers: floating-point ones would lose what is added once they are large, which takes a search a minute.
    pub(super) visits: u64,
    /// The sum of results for the player who made the play, in parts of [`Node::WON`].
    pub(super) won: u64,
    /// The sum of the first player's leads, in points.
    pub(super) points: i64,
}

impl Node {
    /// The result of a clear win; a draw is half of it.
    pub(super) const WON: u64 = 200;

    pub(super) fn child_indices(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.children)
    }
}

impl Tree {
    /// A tree that uses at most this many megabytes.
    pub(super) fn with_megabytes(megabytes: usize) -> Self {
        let capacity = megabytes.max(1).saturating_mul(MEGABYTE) / size_of::<Node>();
        Self {
            nodes: Vec::new(),
            capacity: capacity.min(u32::MAX as usize),
            root: None,
            grows: false,
            chance: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
    }

    /// Keeps the tree if this position is its root; if it is below and the tree grows, keeps what is known from there on. Otherwise begins anew.
    pub(super) fn begin(&mut self, root: &Kulami, seed: u64) {
        if self.nodes.is_empty() || self.root.as_ref() != Some(root) {
            self.nodes = self.below(root).filter(|_| self.grows).unwrap_or_else(|| vec![Node::default()]);
            (self.root, self.chance) = (Some(*root), super::hash::mix(root.key() ^ seed));
        }
    }

    /// What is known of a position that comes one or two plays after the root, in nodes of its own.
    fn below(&self, position: &Kulami) -> Option<Vec<Node>> {
        let leads_there = |plays: &&[Field]| {
            let mut reached = self.root;
            let sites = position.layout().fields();
            let after = reached.as_mut().map(|game| {
                plays.iter().for_each(|field| game.play_unchecked(&Action { at: sites[field.index()] }));
            });
            after.is_some() && reached.as_ref() == Some(position)
        };
        let placed = position.placed();
        let plays = (1..=placed.len()).map(|count| &placed[placed.len() - count..]).find(leads_there)?;
        let child = |at: usize, field: &Field| {
            self.nodes.get(at)?.child_indices().find(|i| self.nodes[*i].play_key == u16::from(field.0))
        };
        let top = plays.iter().try_fold(0, child)?;
        // Level by level, so that children stay adjacent.
        let mut kept = vec![self.nodes[top].clone()];
        let mut next = 0;
        while next < kept.len() {
            let children = kept[next].child_indices();
            kept[next].first = kept.len() as u32;
            kept.extend_from_slice(&self.nodes[children]);
            next += 1;
        }
        Some(kept)
    }

    /// Merges the results that another tree has for the plays at the root.
    pub(super) fn add(&mut self, other: &Self) {
        let (Some(root), Some(more)) = (self.nodes.first(), other.nodes.first()) else { return };
        let children: Vec<(usize, usize)> = root.child_indices().zip(more.child_indices()).collect();
        for (i, j) in std::iter::once((0, 0)).chain(children) {
            let more = &other.nodes[j];
            if self.nodes[i].play_key == more.play_key {
                self.nodes[i].visits += more.visits;
                self.nodes[i].won += more.won;
                self.nodes[i].points += more.points;
            }
        }
    }

    pub(super) const fn has_room(&self, more: usize) -> bool {
        self.nodes.len() + more <= self.capacity
    }

    /// The indices of the children of a node, the most visited first.
    pub(super) fn ranked(&self, at: usize) -> Vec<usize> {
        let mut ranked: Vec<usize> = self.nodes[at].child_indices().collect();
        ranked.sort_by_key(|i| std::cmp::Reverse(self.nodes[*i].visits));
        ranked
    }

    /// The most visited line from a node on, as long as its plays have enough visits.
    pub(super) fn line(&self, mut at: usize, enough: u64) -> Vec<u16> {
        let mut line = Vec::new();
        while let Some(next) =
            self.ranked(at).first().copied().filter(|next| self.nodes[*next].visits >= enough)
        {
            line.push(self.nodes[next].play_key);
            at = next;
        }
        line
    }

    /// The depth to which the tree is complete.
    pub(super) fn depth(&self) -> u32 {
        let mut depth = 0;
        let mut level = vec![0];
        while level.iter().all(|at| self.nodes[*at].children > 0) {
            depth += 1;
            level = level.into_iter().flat_map(|at| self.nodes[at].child_indices()).collect();
        }
        depth
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, RootPosition, Searcher, Stop};

    #[test]
    fn what_is_known_below_a_turn_is_kept_once_it_was_played() {
        let mut game = Kulami::default();
        let mut searcher = Searcher::new(8);
        let search = |searcher: &mut Searcher, game: &Kulami| {
            searcher.search(&RootPosition::new(*game), &Limits::nodes(20_000), &Stop::default(), |_| ())
        };
        let first = search(&mut searcher, &game);
        for turn in &first.lines[0].turns[..2] {
            game.play(&turn[0]).unwrap();
        }
        let known = searcher.tree.below(&game).unwrap();
        assert!(known[0].visits > 100, "{}", known[0].visits);
        // Every child is where its parent says, and was visited no more than that.
        for node in known.iter().filter(|node| node.children > 0) {
            let children = &known[node.child_indices()];
            assert!(children.iter().map(|child| child.visits).sum::<u64>() <= node.visits);
            let fields: std::collections::BTreeSet<u16> =
                children.iter().map(|child| child.play_key).collect();
            assert_eq!(fields.len(), children.len());
        }
        search(&mut searcher, &game);
        assert!(searcher.tree.nodes[0].visits > known[0].visits + 19_000, "it goes on from there");
        // Elsewhere nothing is known, and a level begins anew with every turn.
        assert!(searcher.tree.below(&Kulami::default()).is_none());
        searcher.set_handicap(Some(crate::Skill::full_strength(1_000)), 1);
        search(&mut searcher, &Kulami::default());
        game = Kulami::default();
        game.play(&first.lines[0].turns[0][0]).unwrap();
        search(&mut searcher, &game);
        assert!(searcher.tree.nodes[0].visits <= 1_100);
    }
}
