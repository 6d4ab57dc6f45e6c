//! What each level of difficulty means in this game.

use crate::engine::levels::{LEVELS, Skill};

/// The skill of each level, the weakest first.
pub(crate) const SKILLS: [Skill; LEVELS] = [
    Skill { nodes: 40, depth: 1, overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: true },
    Skill { nodes: 40, depth: 1, overlooks: 20, overlooks_loud: 30, misjudges: 200, hasty: true },
    Skill { nodes: 40, depth: 1, overlooks: 70, overlooks_loud: 85, misjudges: 1_200, hasty: false },
    Skill { nodes: 40, depth: 1, overlooks: 45, overlooks_loud: 55, misjudges: 400, hasty: false },
    Skill { nodes: 60, depth: 1, overlooks: 12, overlooks_loud: 15, misjudges: 130, hasty: false },
    Skill::full_strength(100),
    Skill::full_strength(500),
    Skill::full_strength(16_000),
];
