//! `spieltisch show`: prints a position that the arguments describe, or the last one of a saved match.

use std::io::Write;

use clap::Args;
use rules::{Game, GameKind, Outcome, Presented};

use super::CommandError;
use super::position::{PlaceArguments, game_names};
use super::read_match::Target;

#[derive(Debug, Args)]
pub(super) struct Show {
    #[arg(value_name = "GAME", value_parser = Target::parser(), help = format!("The game ({}), or the file or the link of a saved game", game_names()))]
    what: Target,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Show {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let saved = self.what.saved(&self.place)?;
        let position = saved.game().position();
        writeln!(out, "{}", position.picture())?;
        writeln!(out, "{position}")?;
        if let Some([one, two]) = position.score().map(|score| score.total()) {
            writeln!(out, "score {one} {two}")?;
        }
        writeln!(out, "{}", outcome_line(position.kind(), saved.outcome()))?;
        Ok(())
    }
}

/// The line with the outcome of a match: `none` if it is not over.
pub(super) fn outcome_line(kind: GameKind, outcome: Option<Outcome>) -> String {
    let text = outcome.map_or_else(|| "none".to_owned(), |outcome| outcome.describe(kind));
    format!("outcome {text}")
}
