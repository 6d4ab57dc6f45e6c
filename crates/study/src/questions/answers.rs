//! Answers as text: actions in notation, all else as it is.

use serde::Serialize;

use super::error::QuestionError;
use super::place::Place;
use engine::{AnySearchResult, Line, SearchResult};

/// The text of an answer, or of a part of it.
pub(super) fn written(answer: &impl Serialize) -> String {
    // Numbers, texts and lists of them can always be written.
    ron::to_string(answer).unwrap_or_default()
}

/// The text of what a search has found.
pub(super) fn write_result(result: &AnySearchResult) -> String {
    written(&result.clone().map(|action| action.to_string()))
}

/// Reads what a search has found about a position.
pub(super) fn read_result(place: &Place, text: &str) -> Result<AnySearchResult, QuestionError> {
    let SearchResult { lines, depth, nodes, elapsed, is_exact }: SearchResult<String> = ron::from_str(text)?;
    let read = |line: Line<String>| {
        let turns = line.turns.iter().map(|turn| place.read_actions(turn));
        Ok(Line { eval: line.eval, turns: turns.collect::<Result<_, QuestionError>>()? })
    };
    let lines = lines.into_iter().map(read).collect::<Result<_, QuestionError>>()?;
    Ok(SearchResult { lines, depth, nodes, elapsed, is_exact })
}
