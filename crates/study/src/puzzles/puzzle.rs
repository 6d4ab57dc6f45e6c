//! A puzzle, and what its solution is like.

use serde::{Deserialize, Serialize};

use engine::Goal;
use record::Match;
use rules::{AnyGame, Effect, Game, GameKind};

/// A position in which one turn of the player to move is right.
///
/// What one turn means in games whose turns have several actions is told at [`right_turns`](engine::right_turns): the order of the
/// actions does not matter, nor who pays for them as long as the goal stays within reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// How hard it is.
    pub grade: Grade,
    /// What the player to move is to reach.
    pub goal: Goal,
    /// The rules options, `KEY=VALUE,…`; empty for the usual ones.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rules: String,
    /// The board: its name; empty for the usual one, or if the position says it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub board: String,
    /// The position string.
    pub position: String,
    /// The actions of both players to the end, in notation: the right turn first, then the best defence, …
    pub solution: String,
    /// Its proof.
    pub proof: Proof,
}

/// What a proof has looked at: the same on every computer, so that a proof can be compared with what a file says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The number of legal first actions. All that do not belong to the right turn are refuted.
    pub first_actions: usize,
    /// The number of positions that the search looked at.
    pub positions: u64,
}

/// How hard a puzzle is among those of its collection, as measured with the levels of the computer: see [`graded`](super::graded).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Grade {
    /// For beginners.
    Easy,
    /// For players.
    Medium,
    /// For experts.
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// Its number among the grades, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

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
    /// A win of the opponent is prevented.
    Hold,
    /// A piece is placed to win.
    Win,
    /// A piece is placed to save the draw.
    Draw,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 8] =
        [Self::River, Self::Capture, Self::Jump, Self::Energy, Self::Step, Self::Hold, Self::Win, Self::Draw];

    /// Its name in messages and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::River => "river",
            Self::Capture => "capture",
            Self::Jump => "jump",
            Self::Energy => "energy",
            Self::Step => "step",
            Self::Hold => "hold",
            Self::Win => "win",
            Self::Draw => "draw",
        }
    }
}

impl Puzzle {
    /// The match at the beginning of the puzzle.
    ///
    /// # Errors
    /// What is wrong with its position, in a few words.
    pub fn set_up(&self, kind: GameKind) -> Result<Match<AnyGame>, String> {
        let board = (!self.board.is_empty()).then_some(self.board.as_str());
        let start =
            kind.set_up(&self.rules, board, Some(&self.position)).map_err(|error| error.to_string())?;
        Ok(Match::new(start))
    }

    /// A short name that stays the same in every release: a hash of the position (FNV-1a, 32 bits).
    pub fn name(&self) -> String {
        let parts = [&self.rules, &self.board, &self.position];
        let bytes = parts.into_iter().flat_map(|part| part.bytes().chain([b'\n']));
        let hash =
            bytes.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        format!("{hash:08x}")
    }

    /// The turns of the solution, those of the player and the opponent by turns.
    ///
    /// # Errors
    /// The first action that is not legal.
    pub fn turns(&self, kind: GameKind) -> Result<Vec<Vec<String>>, String> {
        let mut game = self.set_up(kind)?;
        let mut turns: Vec<Vec<String>> = Vec::new();
        let mut mover = None;
        for text in self.solution.split_whitespace() {
            if mover != Some(game.position().to_move()) {
                turns.push(Vec::new());
            }
            mover = Some(game.position().to_move());
            game.play_text(text).map_err(|error| error.to_string())?;
            if let Some(turn) = turns.last_mut() {
                turn.push(text.to_owned());
            }
        }
        Ok(turns)
    }

    /// What its solution is like.
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
            Goal::Hold => Theme::Hold,
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
