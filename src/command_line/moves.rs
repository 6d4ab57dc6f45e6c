//! `spieltisch moves`: the legal actions of a position.

use std::io::Write;

use clap::Args;
use rules::Game;

use super::CommandError;
use super::position::PositionArguments;

#[derive(Debug, Args)]
pub(super) struct Moves {
    #[command(flatten)]
    position: PositionArguments,
}

impl Moves {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let played = self.position.set_up()?;
        let legal =
            if played.outcome().is_some() { Some(Vec::new()) } else { played.position().all_actions() };
        let legal = legal.ok_or_else(|| {
            CommandError::Usage("the position has too many legal actions to list".to_owned())
        })?;
        let mut actions: Vec<String> = legal.iter().map(ToString::to_string).collect();
        actions.sort_unstable();
        for action in actions {
            writeln!(out, "{action}")?;
        }
        Ok(())
    }
}
