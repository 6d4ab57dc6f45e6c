//! The position that a question is about, with its history.

use std::error::Error;

use serde::{Deserialize, Serialize};

use engine::AnyRootPosition;
use record::{Match, in_notation};
use rules::{AnyGame, GameKind};

/// A position of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Fields", into = "Fields")]
pub struct MatchPosition {
    game: Match<AnyGame>,
    after: usize,
}

impl MatchPosition {
    /// The latest position of a match.
    pub fn latest(game: &Match<AnyGame>) -> Self {
        Self { after: game.played().len(), game: game.clone() }
    }

    /// The position of a match after some of its actions; `None` if there are fewer.
    pub fn after(game: &Match<AnyGame>, after: usize) -> Option<Self> {
        (after <= game.played().len()).then(|| Self { game: game.clone(), after })
    }

    /// The position.
    pub fn position(&self) -> &AnyGame {
        self.game.position_at(self.after).unwrap_or_else(|| self.game.start())
    }

    /// The match.
    pub const fn game(&self) -> &Match<AnyGame> {
        &self.game
    }

    /// The game.
    pub fn kind(&self) -> GameKind {
        self.game.start().kind()
    }

    pub(super) fn root(&self) -> Option<AnyRootPosition> {
        AnyRootPosition::from_history(self.game.positions().take(self.after + 1))
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    game: String,
    rules: String,
    board: Option<String>,
    start: String,
    /// All actions of the match, in notation.
    actions: String,
    after: usize,
}

impl From<MatchPosition> for Fields {
    fn from(MatchPosition { game, after }: MatchPosition) -> Self {
        let start = game.start();
        Self {
            game: start.kind().name().to_owned(),
            rules: start.rules(),
            board: start.board().map(str::to_owned),
            start: start.to_string(),
            actions: in_notation(game.played().iter().map(|played| &played.action)),
            after,
        }
    }
}

impl TryFrom<Fields> for MatchPosition {
    type Error = Box<dyn Error>;

    fn try_from(fields: Fields) -> Result<Self, Box<dyn Error>> {
        let kind: GameKind = fields.game.parse()?;
        let start = kind.set_up(&fields.rules, fields.board.as_deref(), Some(&fields.start))?;
        let mut game = Match::new(start);
        game.play_text(&fields.actions)?;
        Self::after(&game, fields.after).ok_or_else(|| "the match has fewer actions".into())
    }
}
