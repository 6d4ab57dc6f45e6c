//! `spieltisch layout`: a random layout for Kulami.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use engine::{Searcher, Stop};
use rules::kulami::{random_closed, random_irregular};
use rules::{AnyGame, GameKind};
use study::fairness::{Advantage, Series, play_quickly, points};

use super::{CommandError, parallel};

/// The memory for each game that is played, in megabytes.
const MEGABYTES: usize = 8;
/// The number of games if none is given: as many as in the layout designer.
const DEFAULT_GAMES: &str = "100";

#[derive(Debug, Args)]
pub(super) struct Layout {
    /// Random seed; the same seed gives the same layout
    #[arg(long, value_name = "N")]
    seed: u64,
    /// Generate an irregular layout with gaps, instead of a closed square
    #[arg(long)]
    irregular: bool,
    /// Let the engine play quick games on it, and report how many the player who begins wins [default: 100 games]
    #[arg(long, value_name = "GAMES", num_args = 0..=1, default_missing_value = DEFAULT_GAMES, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    fairness: Option<u32>,
}

impl Layout {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let layout = if self.irregular { random_irregular(self.seed) } else { random_closed(self.seed) };
        writeln!(out, "{layout}")?;
        if let Some(games) = self.fairness {
            let start = GameKind::Kulami.set_up("", Some(layout.text()), None);
            let start = start.map_err(|fault| CommandError::Bug(fault.to_string()))?;
            let first = short_run(&start, games)?.share();
            writeln!(out, "first player {first}")?;
            let verdict = match first.advantage() {
                Advantage::Nobody => "no advantage that these games show",
                Advantage::First => "an advantage for the player who begins",
                Advantage::Second => "an advantage for the other player",
            };
            writeln!(out, "{verdict}")?;
        }
        Ok(())
    }
}

/// Plays the games of a short run on all cores.
fn short_run(start: &AnyGame, games: u32) -> Result<Series, CommandError> {
    let numbers: Vec<u32> = (0..games).collect();
    let mut run = Series::default();
    parallel::play_all(
        &numbers,
        parallel::threads(None),
        &Stop::default(),
        |number| Ok(play_quickly(start, number, &mut Searcher::new(MEGABYTES), &Stop::default()).flatten()),
        |_, result| {
            run.add(points(result));
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(run)
}
