//! The tree of a Monte-Carlo search.

const MEGABYTE: usize = 1 << 20;

/// A tree of positions with the results of the playouts through them.
#[derive(Debug)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    capacity: usize,
    /// The key of the position at the root, and a hash of the pieces that stand there.
    root: u64,
    pieces: u64,
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
            root: 0,
            pieces: 0,
            grows: false,
            chance: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
    }

    /// Keeps the tree if this position is its root; if a turn and its answer led from the root here, and the tree grows, keeps what is known from
    /// here on. Otherwise begins anew. `pieces` is a hash of the pieces here, `led_here` the same two plays ago, with those plays.
    pub(super) fn begin(&mut self, root: u64, pieces: u64, led_here: Option<(u64, [u16; 2])>, seed: u64) {
        if self.nodes.is_empty() || self.root != root {
            let kept = led_here.filter(|(before, _)| self.grows && *before == self.pieces);
            let kept = kept.and_then(|(_, plays)| self.below(plays));
            self.nodes = kept.unwrap_or_else(|| vec![Node::default()]);
            (self.root, self.pieces, self.chance) = (root, pieces, super::hash::mix(root ^ seed));
        }
    }

    /// What is known after two plays from the root on, in nodes of its own.
    fn below(&self, plays: [u16; 2]) -> Option<Vec<Node>> {
        let child = |at: usize, play: &u16| {
            self.nodes.get(at)?.child_indices().find(|i| self.nodes[*i].play_key == *play)
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
    pub(super) fn line(&self, at: usize, enough: u64) -> Vec<u16> {
        let next =
            |at: usize| self.ranked(at).first().copied().filter(|next| self.nodes[*next].visits >= enough);
        std::iter::successors(next(at), |at| next(*at)).map(|at| self.nodes[at].play_key).collect()
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

    fn node(play_key: u16, first: u32, children: u16, visits: u64) -> Node {
        Node { play_key, first, children, visits, ..Node::default() }
    }

    #[test]
    fn what_is_known_below_a_turn_and_its_answer_is_kept() {
        let mut tree = Tree { grows: true, ..Tree::with_megabytes(1) };
        tree.begin(1, 10, None, 0);
        tree.nodes = vec![
            node(0, 1, 2, 100),
            node(7, 3, 2, 60),
            node(8, 0, 0, 40),
            node(4, 0, 0, 20),
            node(5, 5, 2, 40),
            node(1, 0, 0, 25),
            node(2, 0, 0, 15),
        ];
        let keys =
            |tree: &Tree| tree.nodes.iter().map(|node| (node.play_key, node.visits)).collect::<Vec<_>>();
        let whole = keys(&tree);
        tree.begin(1, 10, None, 0);
        assert_eq!(keys(&tree), whole, "the same position");
        let nodes = tree.nodes.clone();
        tree.begin(3, 12, Some((10, [7, 5])), 0);
        assert_eq!(keys(&tree), [(5, 40), (1, 25), (2, 15)]);
        assert_eq!(tree.nodes[0].child_indices(), 1..3);
        // A place that it has not reached, another root, and a tree that does not grow.
        for (from, plays, grows) in [(10, [8, 5], true), (11, [7, 5], true), (10, [7, 5], false)] {
            (tree.nodes, tree.root, tree.pieces, tree.grows) = (nodes.clone(), 1, 10, grows);
            tree.begin(3, 12, Some((from, plays)), 0);
            assert_eq!(tree.nodes.len(), 1, "{from} {plays:?}");
        }
    }
}
