//! What each level of difficulty means in this game, and what the benchmark searches.

use crate::{BenchVariant, LEVELS, Skill};

/// The skill of each level, the weakest first.
pub(crate) const SKILLS: [Skill; LEVELS] = [
    Skill { nodes: 40, depth: 1, overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: 96 },
    Skill { nodes: 40, depth: 1, overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: 83 },
    Skill { nodes: 40, depth: 1, overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: 57 },
    Skill { nodes: 40, depth: 1, overlooks: 60, overlooks_loud: 70, misjudges: 800, hasty: 24 },
    Skill { nodes: 60, depth: 1, overlooks: 12, overlooks_loud: 15, misjudges: 130, hasty: 0 },
    Skill::full_strength(100),
    Skill::full_strength(500),
    Skill::full_strength(16_000),
];

/// What the benchmark searches: the default rules and the preset `neto`.
pub(crate) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 3, nodes: u64::MAX },
    BenchVariant { rules: "neto", board: None, depth: 3, nodes: u64::MAX },
];
