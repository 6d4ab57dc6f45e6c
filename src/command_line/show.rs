//! `spieltisch show`: a position as text, named by arguments or kept in a file.

use std::io::Write;
use std::path::Path;
use std::str::FromStr;

use clap::Args;
use spieltisch::games::{AnyGame, Game, GameKind, Outcome, UnknownGame};

use super::CommandError;
use super::kept_file::read_match;
use super::position::PlaceArguments;

#[derive(Debug, Args)]
pub(super) struct Show {
    /// The game: netzwerk, kulami or napoleon; or the file of a match
    #[arg(value_name = "GAME")]
    what: Subject,
    #[command(flatten)]
    place: PlaceArguments,
}

/// What is to be shown.
#[derive(Clone, Debug)]
enum Subject {
    Game(GameKind),
    File(String),
}

impl FromStr for Subject {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        text.parse().map(Self::Game).or_else(|unknown| {
            let path = Path::new(text);
            let is_meant_as_file = text.contains('/')
                || path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"))
                || path.is_file();
            if is_meant_as_file { Ok(Self::File(text.to_owned())) } else { Err(unknown) }
        })
    }
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
                let kept = read_match(Path::new(file))?;
                show(out, kept.game.position(), kept.outcome())
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
