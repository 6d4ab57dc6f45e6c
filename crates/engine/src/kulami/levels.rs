//! What each level of difficulty means in this game, and what the benchmark searches.

use crate::{BenchVariant, LEVELS, Skill};

/// The skill of each level, the weakest first. Beginners hardly see fields beyond other marbles.
pub(crate) const SKILLS: [Skill; LEVELS] = [
    Skill { depth: 1, overlooks: 30, overlooks_further: 65, misjudges: 800, ..Skill::full_strength(50) },
    Skill { depth: 1, overlooks: 5, overlooks_further: 40, misjudges: 110, ..Skill::full_strength(100) },
    Skill { depth: 2, overlooks: 5, misjudges: 60, ..Skill::full_strength(300) },
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
