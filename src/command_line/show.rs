//! `spieltisch show`: prints a position that the arguments describe, or the last one of a saved match.

use std::io::Write;

use clap::Args;
use rules::{AnyGame, Game, GameKind, Outcome, Presented};

use super::CommandError;
use super::position::{PlaceArguments, game_names};
use super::read_match::{COMPLETE, read_match};
use super::target::Target;

#[derive(Debug, Args)]
pub(super) struct Show {
    #[arg(value_name = "GAME", value_parser = Target::parser(), help = format!("The game ({}), or the file or the link of a saved game", game_names()))]
    what: Target,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Show {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        match &self.what {
            Target::Game(kind) => {
                let played = self.place.set_up(*kind)?;
                show(out, played.position(), played.outcome())
            }
            Target::File(_) if !self.place.is_start() => Err(CommandError::Usage(COMPLETE.to_owned())),
            Target::File(file) => {
                let saved = read_match(file)?;
                show(out, saved.game().position(), saved.outcome())
            }
        }
    }
}

fn show(out: &mut impl Write, position: &AnyGame, outcome: Option<Outcome>) -> Result<(), CommandError> {
    writeln!(out, "{}", position.picture())?;
    writeln!(out, "{position}")?;
    if let Some([one, two]) = position.score().map(|score| score.total()) {
        writeln!(out, "score {one} {two}")?;
    }
    writeln!(out, "{}", outcome_line(position.kind(), outcome))?;
    Ok(())
}

/// The line with the outcome of a match: `none` if it is not over.
pub(super) fn outcome_line(kind: GameKind, outcome: Option<Outcome>) -> String {
    let text = outcome.map_or_else(|| "none".to_owned(), |outcome| outcome.describe(kind));
    format!("outcome {text}")
}
