//! `spieltisch moves` and `perft`: the legal actions of a position; the leaves of their tree, counted and timed.

use std::io::Write;

use clap::Args;
use rules::{Game, divide};
use web_time::Instant;

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

#[derive(Debug, Args)]
pub(super) struct Perft {
    // First, so that the game comes before the depth.
    #[command(flatten)]
    position: PositionArguments,
    /// Depth in actions
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=64))]
    depth: u32,
    /// Also print the count below each first action
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let played = self.position.set_up()?;
        let position = played.position();
        let depth = self.depth;
        let start = Instant::now();
        let leaves = if played.outcome().is_some() {
            u64::from(depth == 0)
        } else if self.divide && depth > 0 {
            let parts = divide(position, depth).ok_or_else(too_many)?;
            for (action, leaves) in &parts {
                writeln!(out, "{action} {leaves}")?;
            }
            parts.iter().map(|(_, leaves)| leaves).sum()
        } else {
            position.perft(depth).ok_or_else(too_many)?
        };
        writeln!(out, "perft {depth} {leaves} {:.3}", start.elapsed().as_secs_f64())?;
        Ok(())
    }
}

fn too_many() -> CommandError {
    CommandError::Usage("a position in the tree has too many legal actions to count".to_owned())
}
