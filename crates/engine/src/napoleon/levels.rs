//! What each level of difficulty means in this game, and what the benchmark searches.

use crate::{BenchVariant, LEVELS, Skill};

/// The skill of each level, the weakest first.
///
/// One move ahead is enough to see what hangs, two to see how captures are answered. A position has hundreds of moves, so that even the
/// strongest level looks only three or four ahead. Beginners see steps and single jumps, but hardly a chain of several; they know
/// where they want to go, so that they overlook much and misjudge little.
pub(crate) const SKILLS: [Skill; LEVELS] = [
    Skill { overlooks: 0, overlooks_loud: 58, overlooks_further: 64, misjudges: 16, ..ONE_MOVE },
    Skill { overlooks: 0, overlooks_loud: 35, overlooks_further: 46, misjudges: 10, ..ONE_MOVE },
    Skill { overlooks: 30, overlooks_loud: 41, misjudges: 17, ..ONE_MOVE },
    Skill { overlooks: 5, overlooks_loud: 8, misjudges: 20, ..ONE_MOVE },
    Skill { depth: 2, overlooks: 9, overlooks_loud: 12, misjudges: 34, ..ONE_MOVE },
    Skill::full_strength(4_000),
    Skill::full_strength(14_000),
    Skill::full_strength(50_000),
];

/// Looks one move ahead.
const ONE_MOVE: Skill = Skill { depth: 1, ..Skill::full_strength(3_000) };

/// What the benchmark searches: the default map, and another with open headquarters.
pub(crate) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 5, nodes: u64::MAX },
    BenchVariant { rules: "headquarters=open", board: Some("quatre-bras"), depth: 6, nodes: u64::MAX },
];
