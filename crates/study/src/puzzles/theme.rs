//! What a solution is like: the idea that one has to find.

use super::puzzle::Puzzle;
use engine::Goal;
use rules::{Effect, GameKind};

/// The idea of a puzzle, told from what the rules report about its right turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A piece is given up in the river.
    River,
    /// A piece is captured.
    Capture,
    /// A piece jumps.
    Jump,
    /// Several pieces run with the energy there is.
    Energy,
    /// Quiet steps.
    Step,
    /// A piece is placed to win.
    Win,
    /// A piece is placed to save the draw.
    Draw,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 7] =
        [Self::River, Self::Capture, Self::Jump, Self::Energy, Self::Step, Self::Win, Self::Draw];

    /// Its name in messages and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::River => "river",
            Self::Capture => "capture",
            Self::Jump => "jump",
            Self::Energy => "energy",
            Self::Step => "step",
            Self::Win => "win",
            Self::Draw => "draw",
        }
    }
}

impl Puzzle {
    /// What its solution is like.
    #[must_use]
    pub fn theme(&self, kind: GameKind) -> Theme {
        let turns = self.turns(kind).unwrap_or_default();
        let Ok(mut game) = self.set_up(kind) else { return Theme::Step };
        let first = turns.first().map(|turn| turn.join(" ")).unwrap_or_default();
        if game.play_text(&first).is_err() {
            return Theme::Step;
        }
        let has =
            |holds: fn(&Effect) -> bool| game.played().iter().flat_map(|played| &played.effects).any(holds);
        match self.goal {
            Goal::KeepWin => Theme::Win,
            Goal::KeepDraw => Theme::Draw,
            Goal::Win { .. } if has(|effect| matches!(effect, Effect::Lost { .. })) => Theme::River,
            Goal::Win { .. } if has(|effect| matches!(effect, Effect::Captured { .. })) => Theme::Capture,
            Goal::Win { .. } if has(|effect| matches!(effect, Effect::Jumped { .. })) => Theme::Jump,
            Goal::Win { .. } if has(|effect| matches!(effect, Effect::Spent { .. })) => Theme::Energy,
            Goal::Win { .. } => Theme::Step,
        }
    }
}
