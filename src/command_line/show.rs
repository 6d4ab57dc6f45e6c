//! `spieltisch show`: a position as text, named by arguments or saved in a file.

use std::io::Write;
use std::path::Path;

use clap::Args;
use spieltisch::games::{AnyGame, Game, GameKind, Outcome};

use super::CommandError;
use super::match_file::read_match;
use super::position::PlaceArguments;
use super::subject::Subject;

#[derive(Debug, Args)]
pub(super) struct Show {
    /// The game: netzwerk, kulami or napoleon; or the file of a match
    #[arg(value_name = "GAME")]
    what: Subject,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Show {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        match &self.what {
            Subject::Game(kind) => {
                let played = self.place.set_up(*kind)?;
                show(out, played.position(), played.outcome())
            }
            Subject::File(_) if !self.place.is_start() => Err(CommandError::Usage(
                "a file of a match holds its rules, its board and its moves: no other option goes with it"
                    .to_owned(),
            )),
            Subject::File(file) => {
                let saved = read_match(Path::new(file))?;
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

/// The end of a match, or that it has not ended.
pub(super) fn outcome_line(kind: GameKind, outcome: Option<Outcome>) -> String {
    let told = outcome.map_or_else(|| "none".to_owned(), |outcome| outcome.told(kind));
    format!("outcome {told}")
}
