//! `spieltisch bench`: searches a fixed set of positions and counts nodes.

use std::io::Write;

use clap::Args;
use spieltisch::engine::{Limits, Searcher, Stop};
use spieltisch::games::{GameKind, Rng};
use spieltisch::record::Match;
use web_time::{Duration, Instant};

use super::CommandError;
use super::position::set_up;
use super::self_play::{play_random_turns, root_position};

/// Search a fixed set of positions and report the number of nodes and the speed
///
/// Runs on one thread, with empty memory for each position. Prints one line per position: the game, the depth, the nodes and the best
/// turn. The total number of nodes is the checksum of the search: it is the same on every computer, and changes only if the search does.
#[derive(Debug, Args)]
pub(super) struct Bench {
    /// The game: netzwerk, kulami or napoleon [default: all of them]
    #[arg(value_name = "GAME")]
    game: Option<GameKind>,
    /// Search depth in plays [default: depends on the game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=96))]
    depth: Option<u32>,
    /// Maximum number of nodes per position
    #[arg(long, value_name = "N", default_value_t = 500_000)]
    nodes: u64,
}

/// The variants: game, rules, board, depth limit and node limit. Kulami uses alpha-beta with a depth limit, and Monte-Carlo search
/// without one.
const VARIANTS: [(GameKind, &str, Option<&str>, u32, u64); 7] = [
    (GameKind::Netzwerk, "", None, 3, u64::MAX),
    (GameKind::Netzwerk, "neto", None, 3, u64::MAX),
    (GameKind::Kulami, "", None, 7, u64::MAX),
    (GameKind::Kulami, "", None, u32::MAX, 40_000),
    (GameKind::Kulami, "score=level2", Some("irregular"), u32::MAX, 40_000),
    (GameKind::Napoleon, "", None, 5, u64::MAX),
    (GameKind::Napoleon, "headquarters=open", Some("quatre-bras"), 6, u64::MAX),
];
/// The numbers of random turns after which a position is searched.
const TURNS: [usize; 5] = [0, 4, 10, 18, 30];
/// The memory for each position.
const MEGABYTES: usize = 16;

impl Bench {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let (mut all, mut elapsed) = (0, Duration::ZERO);
        for (kind, rules, board, depth, nodes) in VARIANTS {
            if self.game.is_some_and(|only| only != kind) {
                continue;
            }
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
        writeln!(out, "nodes a second {:.0}", all as f64 / seconds)?;
        Ok(())
    }
}
