//! What is remembered of positions that were sampled: the tree of a Monte-Carlo search.

/// Bytes of a megabyte.
const MEGABYTE: usize = 1 << 20;

/// A tree of positions with what came of the games that were played through them.
#[derive(Debug)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    /// How many nodes it may have.
    most: usize,
    /// The key of the position at the root.
    root: u64,
    /// The state of chance: games that are sampled later are other ones.
    pub(super) chance: u64,
}

/// A position, by the play that leads to it.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// The play.
    pub(super) mark: u16,
    /// How many positions follow it, once they are listed, and the first of them: they are neighbours.
    pub(super) children: u16,
    pub(super) first: u32,
    pub(super) visits: u32,
    /// How often that was good for who made the play: 1 a win, ½ a draw.
    pub(super) won: f32,
    /// By how many points the first player was ahead in all these games together.
    pub(super) points: f32,
}

impl Node {
    /// Its places in the tree.
    pub(super) fn followers(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.children)
    }
}

impl Tree {
    /// A tree that takes so many megabytes at most.
    pub(super) fn of_megabytes(megabytes: usize) -> Self {
        let most = megabytes.max(1).saturating_mul(MEGABYTE) / size_of::<Node>();
        Self { nodes: Vec::new(), most: most.min(u32::MAX as usize), root: 0, chance: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
    }

    /// Goes on with a position if it is the one at the root, and else begins anew.
    pub(super) fn begin(&mut self, root: u64, seed: u64) {
        if self.nodes.is_empty() || self.root != root {
            self.nodes.clear();
            self.nodes.push(Node::default());
            (self.root, self.chance) = (root, super::skill::mix(root ^ seed));
        }
    }

    /// Takes over what was found elsewhere about the plays of the position at the root.
    pub(super) fn add(&mut self, other: &Self) {
        let (Some(root), Some(more)) = (self.nodes.first(), other.nodes.first()) else { return };
        let followers: Vec<(usize, usize)> = root.followers().zip(more.followers()).collect();
        for (i, j) in std::iter::once((0, 0)).chain(followers) {
            let more = &other.nodes[j];
            if self.nodes[i].mark == more.mark {
                self.nodes[i].visits += more.visits;
                self.nodes[i].won += more.won;
                self.nodes[i].points += more.points;
            }
        }
    }

    /// Whether so many nodes more can be remembered.
    pub(super) const fn has_room(&self, more: usize) -> bool {
        self.nodes.len() + more <= self.most
    }

    /// The places of the positions that follow a node, the most visited first.
    pub(super) fn ranked(&self, at: usize) -> Vec<usize> {
        let mut ranked: Vec<usize> = self.nodes[at].followers().collect();
        ranked.sort_by_key(|i| std::cmp::Reverse(self.nodes[*i].visits));
        ranked
    }

    /// The plays that were made most often from a node on, as long as they were made often enough to mean something.
    pub(super) fn line(&self, mut at: usize, enough: u32) -> Vec<u16> {
        let mut line = Vec::new();
        while let Some(next) =
            self.ranked(at).first().copied().filter(|next| self.nodes[*next].visits >= enough)
        {
            line.push(self.nodes[next].mark);
            at = next;
        }
        line
    }

    /// How many plays ahead all was looked at.
    pub(super) fn depth(&self) -> u32 {
        let mut depth = 0;
        let mut level = vec![0];
        while level.iter().all(|at| self.nodes[*at].children > 0) {
            depth += 1;
            level = level.into_iter().flat_map(|at| self.nodes[at].followers()).collect();
        }
        depth
    }
}
