//! What each level of difficulty means in this game.

use crate::engine::levels::{LEVELS, Skill};

/// The skill of each level, the weakest first.
///
/// One move ahead is enough to see what hangs, two to see how captures are answered. A position has hundreds of moves, so that even the
/// strongest level looks only three or four ahead.
pub(crate) const SKILLS: [Skill; LEVELS] = [
    Skill { nodes: 3_000, depth: 1, overlooks: 50, overlooks_loud: 70, misjudges: 200, hasty: 0 },
    Skill { nodes: 3_000, depth: 1, overlooks: 40, overlooks_loud: 55, misjudges: 130, hasty: 0 },
    Skill { nodes: 3_000, depth: 1, overlooks: 25, overlooks_loud: 35, misjudges: 75, hasty: 0 },
    Skill { nodes: 3_000, depth: 1, overlooks: 10, overlooks_loud: 15, misjudges: 35, hasty: 0 },
    Skill { nodes: 3_000, depth: 2, overlooks: 8, overlooks_loud: 10, misjudges: 30, hasty: 0 },
    Skill::full_strength(4_000),
    Skill::full_strength(14_000),
    Skill::full_strength(50_000),
];
