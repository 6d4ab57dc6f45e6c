//! `spieltisch replay`: prints the turns of a saved match.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::CommandError;
use super::read_match::read_match;
use super::show::outcome_line;

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
