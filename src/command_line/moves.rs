//! `spieltisch moves`: the legal actions of a position.

use std::io::Write;

use clap::Args;

use super::CommandError;
use super::position::PositionArguments;

#[derive(Debug, Args)]
pub(super) struct Moves {
    #[command(flatten)]
    position: PositionArguments,
}

impl Moves {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let mut actions: Vec<String> =
            self.position.set_up()?.actions().iter().map(ToString::to_string).collect();
        actions.sort_unstable();
        for action in actions {
            writeln!(out, "{action}")?;
        }
        Ok(())
    }
}
