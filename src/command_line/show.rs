//! `spieltisch show`: a position as text.

use std::io::Write;

use clap::Args;
use spieltisch::games::{Game, GameKind, Outcome};

use super::CommandError;
use super::position::PositionArguments;

#[derive(Debug, Args)]
pub(super) struct Show {
    #[command(flatten)]
    position: PositionArguments,
}

impl Show {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let played = self.position.set_up()?;
        let position = played.position();
        writeln!(out, "{}", position.picture())?;
        writeln!(out, "{position}")?;
        if let Some([one, two]) = position.score().map(|score| score.total()) {
            writeln!(out, "score {one} {two}")?;
        }
        writeln!(out, "{}", outcome_line(position.kind(), played.outcome()))?;
        Ok(())
    }
}

fn outcome_line(kind: GameKind, outcome: Option<Outcome>) -> String {
    match outcome {
        None => "outcome none".to_owned(),
        Some(Outcome { winner: None, reason }) => format!("outcome draw: {reason}"),
        Some(Outcome { winner: Some(winner), reason }) => {
            format!("outcome {} wins: {reason}", kind.player_name(winner))
        }
    }
}
