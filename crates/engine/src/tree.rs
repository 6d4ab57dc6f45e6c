//! The tree of a Monte-Carlo search.

const MEGABYTE: usize = 1 << 20;

/// A tree of positions with the results of the playouts through them.
#[derive(Debug)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    capacity: usize,
    /// The key of the position at the root.
    root: u64,
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
        Self { nodes: Vec::new(), capacity: capacity.min(u32::MAX as usize), root: 0, chance: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
    }

    /// Keeps the tree if this position is its root, and starts a new one otherwise.
    pub(super) fn begin(&mut self, root: u64, seed: u64) {
        if self.nodes.is_empty() || self.root != root {
            self.nodes.clear();
            self.nodes.push(Node::default());
            (self.root, self.chance) = (root, super::hash::mix(root ^ seed));
        }
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
