//! The position that a question is about, with its history.

use serde::{Deserialize, Serialize};

use super::error::QuestionError;
use engine::AnyRootPosition;
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind};

/// A position of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "PlaceFields", into = "PlaceFields")]
pub struct Place {
    game: Match<AnyGame>,
    /// The number of actions before it.
    after: usize,
}

impl Place {
    /// The latest position of a match.
    #[must_use]
    pub fn latest(game: &Match<AnyGame>) -> Self {
        Self { after: game.played().len(), game: game.clone() }
    }

    /// The position of a match after some of its actions; `None` if there are fewer.
    #[must_use]
    pub fn after(game: &Match<AnyGame>, after: usize) -> Option<Self> {
        (after <= game.played().len()).then(|| Self { game: game.clone(), after })
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        self.game.position_at(self.after).unwrap_or_else(|| self.game.start())
    }

    /// The match.
    #[must_use]
    pub const fn game(&self) -> &Match<AnyGame> {
        &self.game
    }

    /// The game.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        self.game.start().kind()
    }

    /// The position as one to search.
    pub(super) fn root(&self) -> Option<AnyRootPosition> {
        AnyRootPosition::from_history(self.game.positions().take(self.after + 1))
    }

    /// Reads the actions of a line that begins here.
    pub(super) fn read_actions<'a>(
        &self,
        texts: impl IntoIterator<Item = &'a String>,
    ) -> Result<Vec<AnyAction>, QuestionError> {
        let position = self.position();
        let read =
            |text: &String| position.read_action(text).map_err(|_| QuestionError::Action(text.clone()));
        texts.into_iter().map(read).collect()
    }
}

/// The fields of a position and its history.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Place", deny_unknown_fields)]
struct PlaceFields {
    game: String,
    rules: String,
    #[serde(deserialize_with = "Option::deserialize")]
    board: Option<String>,
    start: String,
    /// All actions of the match, in notation.
    actions: String,
    after: usize,
}

impl From<Place> for PlaceFields {
    fn from(place: Place) -> Self {
        let start = place.game.start();
        let actions: Vec<String> =
            place.game.played().iter().map(|played| played.action.to_string()).collect();
        Self {
            game: start.kind().name().to_owned(),
            rules: start.rules(),
            board: start.board().map(str::to_owned),
            start: start.to_string(),
            actions: actions.join(" "),
            after: place.after,
        }
    }
}

impl TryFrom<PlaceFields> for Place {
    type Error = QuestionError;

    fn try_from(fields: PlaceFields) -> Result<Self, QuestionError> {
        let PlaceFields { game, rules, board, start, actions, after } = fields;
        let kind: GameKind = game.parse().map_err(|_| QuestionError::Game(game))?;
        let mut game = Match::new(kind.set_up(&rules, board.as_deref(), Some(&start))?);
        game.play_text(&actions)?;
        let played = game.played().len();
        Self::after(&game, after).ok_or(QuestionError::NotReached { played, after })
    }
}
