//! What each level of difficulty means in this game, and what the benchmark searches.

use crate::{BenchVariant, LEVELS, Skill};

/// The skill of each level, the weakest first.
pub(crate) const SKILLS: [Skill; LEVELS] = [
    Skill { nodes: 50, depth: 1, overlooks: 40, overlooks_loud: 0, misjudges: 800, hasty: 0 },
    Skill { nodes: 100, depth: 1, overlooks: 15, overlooks_loud: 0, misjudges: 200, hasty: 0 },
    Skill { nodes: 300, depth: 2, overlooks: 5, overlooks_loud: 0, misjudges: 60, hasty: 0 },
    Skill::full_strength(140),
    Skill::full_strength(500),
    Skill::full_strength(1_400),
    Skill::full_strength(4_500),
    Skill::full_strength(20_000),
];

/// What the benchmark searches: alpha-beta with a depth limit, and Monte-Carlo search without one.
pub(crate) const VARIANTS: [BenchVariant; 3] = [
    BenchVariant { rules: "", board: None, depth: 7, nodes: u64::MAX },
    BenchVariant { rules: "", board: None, depth: u32::MAX, nodes: 40_000 },
    BenchVariant { rules: "score=level2", board: Some("irregular"), depth: u32::MAX, nodes: 40_000 },
];
