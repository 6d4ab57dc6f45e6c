//! `spieltisch layout`: a random layout for Kulami.

use std::io::Write;

use clap::Args;
use spieltisch::games::kulami::{random_closed, random_irregular};

use super::CommandError;

#[derive(Debug, Args)]
pub(super) struct Layout {
    /// Random seed; the same seed gives the same layout
    #[arg(long, value_name = "N")]
    seed: u64,
    /// Generate an irregular layout with gaps, instead of a closed square
    #[arg(long)]
    irregular: bool,
}

impl Layout {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let layout = if self.irregular { random_irregular(self.seed) } else { random_closed(self.seed) };
        writeln!(out, "{layout}")?;
        Ok(())
    }
}
