//! `spieltisch show`, `replay` and `link`: a position or a saved match as text.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use record::write_link;
use rules::{Game, GameKind, Outcome, Presented};

use super::CommandError;
use super::position::{PlaceArguments, game_names};
use super::read_match::{Target, read_match};

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

#[derive(Debug, Args)]
pub(super) struct Replay {
    /// The file of a saved game, or its link
    #[arg(value_name = "FILE|LINK")]
    file: PathBuf,
    /// Only check that the file is a valid saved game
    #[arg(long)]
    check: bool,
}

impl Replay {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let saved = read_match(&self.file)?;
        let (kind, turns) = (saved.game().start().kind(), saved.game().turns());
        if self.check {
            let counted =
                |number: usize, what| format!("{number} {what}{}", if number == 1 { "" } else { "s" });
            writeln!(
                out,
                "{} is a valid saved game of {}: {} in {}",
                self.file.display(),
                kind.title(),
                counted(saved.game().played().len(), "action"),
                counted(turns.len(), "turn"),
            )?;
        } else {
            for (number, turn) in (1..).zip(turns) {
                let actions = &saved.game().played()[turn];
                let Some(first) = actions.first() else { continue };
                write!(out, "{number} {}", kind.player_name(first.by))?;
                for played in actions {
                    write!(out, " {}", played.action)?;
                }
                writeln!(out)?;
            }
            writeln!(out, "{}", saved.game().position())?;
        }
        writeln!(out, "{}", outcome_line(kind, saved.outcome()))?;
        Ok(())
    }
}

/// The line with the outcome of a match: `none` if it is not over.
fn outcome_line(kind: GameKind, outcome: Option<Outcome>) -> String {
    let text = outcome.map_or_else(|| "none".to_owned(), |outcome| outcome.describe(kind));
    format!("outcome {text}")
}

#[derive(Debug, Args)]
pub(super) struct Link {
    #[arg(value_name = "GAME|FILE", value_parser = Target::parser(), help = format!("The game ({}), or the file of a saved game", game_names()))]
    what: Target,
    #[command(flatten)]
    place: PlaceArguments,
}

impl Link {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let saved = self.what.saved(&self.place)?;
        let link = write_link(&saved);
        writeln!(out, "{}", link.text)?;
        if let Some(turn) = link.first_turn(saved.game()) {
            eprintln!("spieltisch: the whole game is too long for a link: this one begins with turn {turn}");
        }
        Ok(())
    }
}
