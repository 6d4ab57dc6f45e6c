//! What each level of difficulty means in this game, and what the benchmark searches.

use crate::{BenchVariant, LEVELS, Skill};

/// The skill of each level, the weakest first. Beginners see a run or two, but hardly a turn of many.
pub(crate) const SKILLS: [Skill; LEVELS] = [
    Skill {
        overlooks: 60,
        overlooks_loud: 85,
        overlooks_further: 75,
        misjudges: 1_200,
        hasty: 92,
        ..ONE_TURN
    },
    Skill {
        overlooks: 60,
        overlooks_loud: 83,
        overlooks_further: 48,
        misjudges: 1_000,
        hasty: 75,
        ..ONE_TURN
    },
    Skill { overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: 57, ..ONE_TURN },
    Skill { overlooks: 60, overlooks_loud: 70, misjudges: 800, hasty: 24, ..ONE_TURN },
    Skill { nodes: 60, overlooks: 12, overlooks_loud: 15, misjudges: 230, ..ONE_TURN },
    Skill::full_strength(200),
    Skill { misjudges: 500, ..Skill::full_strength(2_000) },
    Skill::full_strength(9_000),
];

/// Looks one turn ahead.
const ONE_TURN: Skill = Skill { depth: 1, ..Skill::full_strength(40) };

/// What the benchmark searches: the default rules and the preset `neto`.
pub(crate) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 3, nodes: u64::MAX },
    BenchVariant { rules: "neto", board: None, depth: 3, nodes: u64::MAX },
];
