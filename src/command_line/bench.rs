//! `spieltisch bench`: a fixed set of positions is searched, and counted.

use std::io::Write;

use clap::Args;
use spieltisch::engine::{Limits, Stop, Thinker};
use spieltisch::games::{Chance, Game, GameKind};
use spieltisch::record::Match;
use web_time::{Duration, Instant};

use super::CommandError;
use super::contest::{played_by_chance, problem_of};
use super::position::set_up;

/// Search a fixed set of positions, and tell how many plays that took and how many a second
///
/// One thread searches, with a fresh memory for each position. A line a position tells the game, the plays that were looked at, and the best turn. Their sum is the checksum of the search: it is the
/// same on every machine, and changes only when the search does.
#[derive(Debug, Args)]
pub(super) struct Bench {
    /// The game: netzwerk, kulami or napoleon; all of them if it is left out
    #[arg(value_name = "GAME")]
    game: Option<GameKind>,
    /// How many plays it looks ahead, instead of what suits the game
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=96))]
    depth: Option<u32>,
    /// A position takes no more plays than this
    #[arg(long, value_name = "N", default_value_t = 500_000)]
    nodes: u64,
}

/// The variants: the game, rules, board, how many plays it looks ahead, and at how many plays it looks at most. A game that is sampled
/// without a limit on the depth is searched with a small one.
const VARIANTS: [(GameKind, &str, Option<&str>, u32, u64); 7] = [
    (GameKind::Netzwerk, "", None, 3, u64::MAX),
    (GameKind::Netzwerk, "neto", None, 3, u64::MAX),
    (GameKind::Kulami, "", None, 7, u64::MAX),
    (GameKind::Kulami, "", None, u32::MAX, 40_000),
    (GameKind::Kulami, "score=level2", Some("irregular"), u32::MAX, 40_000),
    (GameKind::Napoleon, "", None, 5, u64::MAX),
    (GameKind::Napoleon, "headquarters=open", Some("quatre-bras"), 6, u64::MAX),
];
/// After so many turns by chance a position is searched.
const TURNS: [usize; 5] = [0, 4, 10, 18, 30];
/// Megabytes of memory for each position.
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
                let game = played_by_chance(Match::new(start.clone()), turns, &mut Chance::new(seed));
                let Some(problem) = problem_of(&game).filter(|_| game.outcome().is_none()) else { continue };
                let depth = Some(self.depth.unwrap_or(depth));
                let limits = Limits { depth, ..Limits::nodes(nodes.min(self.nodes)) };
                let mut thinker = Thinker::new(MEGABYTES);
                let began = Instant::now();
                let thought = problem.think(&mut thinker, &limits, &Stop::default(), |_| ());
                elapsed += began.elapsed();
                all += thought.nodes;
                let turn: Vec<String> = thought.turn().iter().map(ToString::to_string).collect();
                writeln!(
                    out,
                    "{} depth {} nodes {} {}",
                    game.position().kind(),
                    thought.depth,
                    thought.nodes,
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
