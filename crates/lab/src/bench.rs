//! `spieltisch-lab bench`: searches a fixed set of positions and counts nodes.

use std::io::Write;

use clap::Args;
use rules::GameKind;
use study::questions::{BenchLine, BenchQuestion};
use web_time::Duration;

use spieltisch::command_line::CommandError;
use spieltisch::command_line::position::game_names;

/// Search a fixed set of positions and report the nodes searched and nodes per second
///
/// Runs on one thread, with empty memory for each position. Prints one line per position: the game, the depth, the nodes and the best
/// turn. The total number of nodes is the checksum of the search: it is the same on every computer, and changes only if the search does.
#[derive(Debug, Args)]
pub(crate) struct Bench {
    #[arg(value_name = "GAME", help = format!("The game: {} [default: all of them]", game_names()))]
    game: Option<GameKind>,
    /// Search depth [default: depends on the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=96))]
    depth: Option<u32>,
    /// Search at most this many nodes per position
    #[arg(long, value_name = "N", default_value_t = 500_000)]
    nodes: u64,
}

impl Bench {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let game = self.game.map(|kind| kind.name().to_owned());
        let question = BenchQuestion { game, depth: self.depth, nodes: self.nodes };
        let (mut all, mut all_elapsed) = (0, Duration::ZERO);
        for BenchLine { game, depth, nodes, turn, elapsed } in question.lines() {
            all += nodes;
            all_elapsed += elapsed;
            writeln!(out, "{game} depth {depth} nodes {nodes} {turn}")?;
        }
        let seconds = all_elapsed.as_secs_f64().max(f64::MIN_POSITIVE);
        writeln!(out, "nodes {all}")?;
        writeln!(out, "nodes per second {:.0}", all as f64 / seconds)?;
        Ok(())
    }
}
