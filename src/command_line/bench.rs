//! `spieltisch bench`: searches a fixed set of positions and counts nodes.

use std::io::Write;

use clap::Args;
use spieltisch::balance::play_random_turns;
use spieltisch::engine::{BenchVariant, Limits, Searcher, Stop, bench_variants};
use spieltisch::games::{GameKind, Rng};
use spieltisch::record::Match;
use web_time::{Duration, Instant};

use super::CommandError;
use super::position::{game_names, set_up};
use super::self_play::root_position;

/// Search a fixed set of positions and report the nodes searched and nodes per second
///
/// Runs on one thread, with empty memory for each position. Prints one line per position: the game, the depth, the nodes and the best
/// turn. The total number of nodes is the checksum of the search: it is the same on every computer, and changes only if the search does.
#[derive(Debug, Args)]
pub(super) struct Bench {
    #[arg(value_name = "GAME", help = format!("The game: {} [default: all of them]", game_names()))]
    game: Option<GameKind>,
    /// Search depth [default: depends on the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=96))]
    depth: Option<u32>,
    /// Search at most this many nodes per position
    #[arg(long, value_name = "N", default_value_t = 500_000)]
    nodes: u64,
}

/// The numbers of random turns after which a position is searched.
const TURNS: [usize; 5] = [0, 4, 10, 18, 30];
/// The memory for each position.
const MEGABYTES: usize = 16;

impl Bench {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let (mut all, mut elapsed) = (0, Duration::ZERO);
        let kinds = GameKind::ALL.into_iter().filter(|kind| self.game.is_none_or(|only| only == *kind));
        let variants =
            kinds.flat_map(|kind| bench_variants(kind).iter().map(move |variant| (kind, *variant)));
        for (kind, BenchVariant { rules, board, depth, nodes }) in variants {
            let start = set_up(kind, rules, board, None)?;
            for (seed, turns) in (1..).zip(TURNS) {
                let game = play_random_turns(Match::new(start.clone()), turns, &mut Rng::new(seed));
                let Some(root) = root_position(&game).filter(|_| game.outcome().is_none()) else { continue };
                let depth = Some(self.depth.unwrap_or(depth));
                let limits = Limits { depth, ..Limits::nodes(nodes.min(self.nodes)) };
                let mut searcher = Searcher::new(MEGABYTES);
                let began = Instant::now();
                let result = root.search(&mut searcher, &limits, &Stop::default(), |_| ());
                elapsed += began.elapsed();
                all += result.nodes;
                let turn: Vec<String> = result.turn().iter().map(ToString::to_string).collect();
                writeln!(
                    out,
                    "{} depth {} nodes {} {}",
                    game.position().kind(),
                    result.depth,
                    result.nodes,
                    turn.join(" ")
                )?;
            }
        }
        let seconds = elapsed.as_secs_f64().max(f64::MIN_POSITIVE);
        writeln!(out, "nodes {all}")?;
        writeln!(out, "nodes per second {:.0}", all as f64 / seconds)?;
        Ok(())
    }
}
